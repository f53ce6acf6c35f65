# Paladinové Západního království: tahy jedním řádkem

recap-round = Kolo { $round }: král odhaluje { $cards }.
recap-order = { $order }
recap-favour = { $favour }
recap-gathered = { $seat } hraje paladina: { $paladin }.
recap-turn = { $seat }, { $action }: { $deeds }.
recap-action = { $action }
recap-commissioned = misionář na { $slot }
recap-garrisoned = tvrz na { $slot }
recap-absolved = { $slot }
recap-attacked = { $outsider }
recap-converted = { $outsider }
recap-recruited = přidává se { $townsfolk }
recap-expedition = na výpravu jde { $townsfolk }
recap-cleared = uvolněno pole { $action }
recap-fortified = { $wall }
recap-inquisition = přišla Inkvizice
recap-passed = { $seat } pasuje.
recap-virtual = Virtuální hráč: { $action }.
recap-scores = Body: { $scores }.
recap-score = { $seat } { $total }
recap-virtual-score = virtuální hráč { $total }
