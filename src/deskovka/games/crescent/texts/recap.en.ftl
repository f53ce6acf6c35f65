# Crescent Moon: a turn in one line

recap-turn = { $seat }: { $deeds }.
recap-nothing = nothing special
recap-influenced = influence in { $hexes }
recap-contest-lost = lost contest in { $hexes }
recap-built = { $building } in { $hex }
recap-moved = move to { $hexes }
recap-units = new units: { $count }
recap-bought = bought { $cards }
recap-assaulted = assault on { $hexes }
recap-combat = combat in { $hex }, won by { $seat }
recap-sacked = sacked { $building } in { $hex }
recap-plundered = plunder: { n-points }
recap-palace = palace to { $hex }
recap-rose = uprising in { $hexes }
recap-deserted = desertion in { $hexes }
recap-schemed = scheme
recap-conspired = conspiracy
recap-played = played { $cards }
recap-bribed = bribed mercenaries in { $hexes }
recap-passed = passes
