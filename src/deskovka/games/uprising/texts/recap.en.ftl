# Uprising: phases in one line

recap-turn = { $seat }: { $deeds }.
recap-nothing = nothing of note
recap-money = received { $money } money
recap-bought = { $food ->
    [0] bought { n-weapons }
   *[other] bought { $food } food{ $weapons ->
        [0] {""}
       *[other] {" "}and { n-weapons }
    }
}
recap-popularity = popularity +{ $popularity }
recap-recruited = recruited in { $cities }
recap-cards = { $count ->
    [one] bought a card
   *[other] bought { $count } cards
}
recap-deserted = { $count ->
    [one] a unit deserted
   *[other] { $count } units deserted
}
recap-attacks = { $count ->
    [one] one attack
   *[other] { $count } attacks
} (won: { $won })
recap-coups = elections in { $cities }
recap-captured = took { $cities }
recap-fallen = { $count ->
    [one] one unit fell
   *[other] { $count } units fell
}
