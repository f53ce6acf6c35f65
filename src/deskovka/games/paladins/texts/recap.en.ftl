# Paladins of the West Kingdom: turns in one line

recap-round = Round { $round }: the King reveals { $cards }.
recap-order = { $order }
recap-favour = { $favour }
recap-gathered = { $seat } leads with { $paladin }.
recap-turn = { $seat }, { $action }: { $deeds }.
recap-action = { $action }
recap-commissioned = monk to { $slot }
recap-garrisoned = outpost in { $slot }
recap-absolved = { $slot }
recap-attacked = { $outsider }
recap-converted = { $outsider }
recap-recruited = { $townsfolk } joins
recap-expedition = { $townsfolk } sent away
recap-cleared = { $action } cleared
recap-fortified = { $wall }
recap-inquisition = the Inquisition came
recap-passed = { $seat } passes.
recap-virtual = Virtual player: { $action }.
recap-scores = Points: { $scores }.
recap-score = { $seat } { $total }
recap-virtual-score = virtual player { $total }
