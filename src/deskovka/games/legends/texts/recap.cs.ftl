# Minutová říše: Legendy: tahy jedním řádkem

recap-turn = { $seat }: { $deeds }.
recap-took = bere kartu { $card } { $coins ->
    [0] zdarma
   *[other] za { n-coins }
}
recap-placed = umisťuje { n-armies }
recap-moved = { $count ->
    [one] dělá { $count } krok
    [few] dělá { $count } kroky
   *[other] dělá { $count } kroků
}
recap-built = staví město ({ $regions })
recap-token = objevuje žeton ({ $tokens })
recap-destroyed = ničí { n-armies }
recap-dragon = zabíjí draka
recap-bid-won = Dražbu vyhrává { $seat } za { n-coins }.
recap-bid = Dražbu vyhrává { $seat } za { n-coins }, začíná { $starter }.
recap-scores = Body: { $scores }.
recap-score = { $seat } { $total }
