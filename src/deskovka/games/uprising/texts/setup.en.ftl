# Uprising: the set-up

setup-players = Players
setup-players-help = Two to four. The seats play the factions of the scenario in their order.

setup-scenario = Scenario
setup-scenario-help = What lies on the board at the start, and who stands with whom.
setup-scenario-auto = the one for that many players
setup-scenario-duel = Uprising in the South: rebels against the government
setup-scenario-three_rivals = Two Fires: two rebel groups, each for itself, and the government
setup-scenario-coalition = Civil War: two against two

setup-length = Length
setup-length-help = Whether a game that finds no end is broken off as a draw.
setup-length-open = open
setup-length-capped = broken off after many rounds

setup-edition = Edition
setup-edition-help = What shall differ from the printed game, as YAML: prices, maps, cards, factions, scenarios. Empty: the printed game.
