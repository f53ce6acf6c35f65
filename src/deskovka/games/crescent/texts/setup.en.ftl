# Crescent Moon: the set-up

setup-players = Players
setup-players-help = Four or five. The seats play the characters in turn order: Warlord, Murshid, Sultan, Caliph, and with five players the Nomad.

setup-map = Map
setup-map-help = A ready-made layout for the number of players, or a map that the players lay themselves.
setup-map-auto = the usual one
setup-map-variable = laid by the players
setup-map-fertile_crescent = The Fertile Crescent (five players)
setup-map-divided_banks = Divided Banks (five players)
setup-map-short_campaign = The Short Campaign (four players)
setup-map-river_bend = River Bend (four players)

setup-length = Length
setup-length-help = How many years are played.
setup-length-standard = standard game
setup-length-long = long game, a year more

setup-edition = Edition
setup-edition-help = What shall differ from this table's content, as YAML: numbers, characters, cards, tiles, layouts. Empty: nothing.
