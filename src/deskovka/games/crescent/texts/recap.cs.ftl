# Ve svitu půlměsíce: tah na jednom řádku

recap-turn = { $seat }: { $deeds }.
recap-nothing = nic zvláštního
recap-influenced = vliv ({ $hexes })
recap-contest-lost = prohrané soupeření ({ $hexes })
recap-built = { $building } ({ $hex })
recap-moved = přesun ({ $hexes })
recap-units = nové jednotky: { $count }
recap-bought = koupeno: { $cards }
recap-assaulted = útok ({ $hexes })
recap-combat = boj ({ $hex }), vyhrál { $seat }
recap-sacked = vypleněno: { $building } ({ $hex })
recap-plundered = drancování: { n-points }
recap-palace = palác přesunut: { $hex }
recap-rose = povstání: { $hexes }
recap-deserted = dezerce: { $hexes }
recap-schemed = intriky
recap-conspired = spiknutí
recap-played = zahrané karty: { $cards }
recap-bribed = podplacení žoldnéři: { $hexes }
recap-passed = pasuje
