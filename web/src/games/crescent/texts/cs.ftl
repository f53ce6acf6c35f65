# Ve svitu půlměsíce: herní plán v prohlížeči

board-map = Mapa: { $map }
board-place = Místo pro hex: { $place }
board-hand = Ruka ({ $count })
board-held = Co držíte
board-hand-empty = Nemáte žádné karty.
board-supply = Zásoba
board-front = Vyložené, tento rok použité
board-objectives = Cíle a kolik by teď vynesly
board-empty = Prázdné místo
board-market-far = Vzdálený
board-market-near = Nedaleký
board-market-local = Místní
board-market-sultan = Sultánův trh

## Boj a soupeření

board-combat = Boj: { $hex }
board-contest = Soupeření: { $hex }
board-attack = Útok
board-defence = Obrana
board-offer = nabízí { $points }
board-lost = −{ $count }
board-retreated = ústup: { $count }
board-wins = Vítězství
board-undecided = Nerozhodnuti:
board-secret = Tajně jste vybrali:
board-land = Hexy { $hexes }, vliv { $tokens },

## Co znamenají značky

board-legend-influence = Vliv: { $character }
board-legend-river = Řeka: přes ni hexy nesousedí
board-legend-control = Barevný okraj: kdo hex ovládá
board-legend-strength = Bojová síla toho, kdo hex ovládá
board-legend-coins = Mince a příští příjem
board-legend-cards = Karty moci
