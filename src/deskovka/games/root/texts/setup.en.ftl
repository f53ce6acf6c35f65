# Root: the set-up

setup-players = Players
setup-players-help = Two to five.

setup-factions = Factions
setup-factions-help = One for each player; none chosen: the usual ones. In the draft, those that may be laid out.
setup-factions-marquise = Marquise de Cat
setup-factions-marquise-help = She holds the woodland and builds it up. Reach 10.
setup-factions-eyrie = Eyrie Dynasties
setup-factions-eyrie-help = They rule by a Decree that grows every turn. Reach 7.
setup-factions-alliance = Woodland Alliance
setup-factions-alliance-help = It gathers supporters and revolts. Reach 3.
setup-factions-vagabond = Vagabond
setup-factions-vagabond-help = He wanders alone with his items. Reach 5.
setup-factions-vagabond_second = Second Vagabond
setup-factions-vagabond_second-help = Another one, if the first one plays. Reach 2.

setup-seating = Who plays what
setup-seating-help = By lot, or as the factions are listed: the first one to the first seat, and so on. If you want a certain faction, sit down on its seat.
setup-seating-drawn = by lot
setup-seating-listed = in the order of the list

setup-first = First player
setup-first-help = Who begins.
setup-first-drawn = by lot
setup-first-0 = seat A
setup-first-1 = seat B
setup-first-2 = seat C
setup-first-3 = seat D
setup-first-4 = seat E

setup-map = Map
setup-map-help = On which map you play.
setup-map-autumn = Autumn
setup-map-winter = Winter
setup-map-lake = Lake
setup-map-mountain = Mountain

setup-suits = Suits of the clearings
setup-suits-help = Only Autumn has printed ones; on the other maps they are always drawn.
setup-suits-printed = printed
setup-suits-drawn = by lot

setup-deck = Deck
setup-deck-help = Which cards are shared by all.
setup-deck-base = base deck
setup-deck-exiles = Exiles & Partisans

setup-preparation = Setting up
setup-preparation-help = Which procedure prepares the game.
setup-preparation-standard = standard
setup-preparation-advanced = advanced: five cards, keep three
setup-preparation-draft = advanced, with a draft of the factions

setup-reach = Reach
setup-reach-help = Factions with a reach below 17 in all make a dull game; they are refused unless you insist.
setup-reach-checked = at least 17
setup-reach-any = any

setup-standing = Standing orders
setup-standing-help = Whether players may answer questions about ambushes and the like in advance, so that nobody has to wait.
setup-standing-allowed = allowed
setup-standing-none = none

setup-edition = Edition
setup-edition-help = A YAML file of numbers that differ from the printed game. Empty: the printed game.
