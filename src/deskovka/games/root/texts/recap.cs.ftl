# Root: tahy jedním řádkem

recap-turn = { $seat }: { $deeds }{ $points ->
    [0] .
    [one] ; { $points } bod.
    [few] ; { $points } body.
   *[other] ; { $points } bodů.
}
recap-quiet = nic, co by stálo za řeč
recap-built = staví { $piece-counted } na { $clearings-count ->
    [one] mýtině { $clearings }
   *[other] mýtinách { $clearings }
}
recap-placed = umisťuje { $piece-counted } na { $clearings-count ->
    [one] mýtinu { $clearings }
   *[other] mýtiny { $clearings }
}
recap-recruited = verbuje { $count ->
    [one] bojovníka
    [few] { $count } bojovníky
   *[other] { $count } bojovníků
}
recap-sympathy = šíří sympatii na { $clearings-count ->
    [one] mýtinu { $clearings }
   *[other] mýtiny { $clearings }
}
recap-revolt = vyvolává vzpouru na { $clearings-count ->
    [one] mýtině { $clearings }
   *[other] mýtinách { $clearings }
}
recap-crafted = vyrábí { $cards-count ->
    [one] kartu { $cards }
   *[other] karty { $cards }
}
recap-moved = { $count ->
    [one] jednou se přesouvá
   *[other] { $count }× se přesouvá
}
recap-wandered = jde na { $clearings-count ->
    [one] mýtinu { $clearings }
   *[other] mýtiny { $clearings }
}
recap-battle = bojuje na { $clearings-count ->
    [one] mýtině { $clearings }
   *[other] mýtinách { $clearings }
} (brání se { $seats })
recap-explored = { $count ->
    [one] prohledává ruinu
    [few] prohledává { $count } ruiny
   *[other] prohledává { $count } ruin
}
recap-aided = pomáhá ({ $seats })
recap-quests = { $count ->
    [one] plní úkol
    [few] plní { $count } úkoly
   *[other] plní { $count } úkolů
}
recap-pieces = { $piece-counted }
recap-removed = odstraňuje { $losses }
recap-lost = přichází o { $losses }
recap-turmoil = upadá do chaosu
recap-won = vítězí
