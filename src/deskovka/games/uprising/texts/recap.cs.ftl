# Povstání: fáze na jednom řádku

recap-turn = { $seat }: { $deeds }.
recap-nothing = nic zvláštního
recap-money = { $money } peněz
recap-bought = { $food ->
    [0] nákup: { n-weapons }
   *[other] nákup: jídlo { $food }{ $weapons ->
        [0] {""}
       *[other] , { n-weapons }
    }
}
recap-popularity = popularita +{ $popularity }
recap-recruited = verbování: { $cities }
recap-cards = { $count ->
    [one] { $count } koupená karta
    [few] { $count } koupené karty
   *[other] { $count } koupených karet
}
recap-deserted = { $count ->
    [one] { $count } dezerce
   *[other] dezercí: { $count }
}
recap-attacks = { $count ->
    [one] { $count } útok
    [few] { $count } útoky
   *[other] { $count } útoků
} (vyhraných: { $won })
recap-coups = volby: { $cities }
recap-captured = získaná města: { $cities }
recap-fallen = { $count ->
    [one] padla { $count } jednotka
    [few] padly { $count } jednotky
   *[other] padlo { $count } jednotek
}
