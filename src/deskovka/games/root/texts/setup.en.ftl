# Root: the set-up

setup-players = Players
setup-players-help = Two to six.

setup-plays = Who plays what
setup-plays-help = The faction of each seat, or drawn.
setup-plays-drawn = a faction by lot
setup-plays-marquise = { setup-factions-marquise }
setup-plays-eyrie = { setup-factions-eyrie }
setup-plays-alliance = { setup-factions-alliance }
setup-plays-vagabond = { setup-factions-vagabond }
setup-plays-vagabond_second = { setup-factions-vagabond_second }

setup-factions = Factions
setup-factions-help = One for each player; none chosen: the usual ones. In the draft, those that may be laid out.
setup-factions-marquise = Marquise de Cat
setup-factions-marquise-help = She holds the woodland and builds it up.
setup-factions-eyrie = Eyrie Dynasties
setup-factions-eyrie-help = They rule by a Decree that grows every turn.
setup-factions-alliance = Woodland Alliance
setup-factions-alliance-help = It gathers supporters and revolts.
setup-factions-vagabond = Vagabond
setup-factions-vagabond-help = He wanders alone with his items.
setup-factions-vagabond_second = Second Vagabond
setup-factions-vagabond_second-help = Another one, if the first one plays.

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
setup-first-5 = seat F

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

setup-hirelings = Hirelings
setup-hirelings-help = Three hirelings, who serve whoever gets ahead on the score track, and then pass from hand to hand.
setup-hirelings-none = none
setup-hirelings-drawn = three by lot

setup-hireling_cards = Which hirelings
setup-hireling_cards-help = Those that may be drawn; none chosen: all. Those of factions that are played stay in the box.
setup-hireling_cards-forest_patrol = { seat-forest_patrol }
setup-hireling_cards-forest_patrol-help = { seat-feline_physicians } on the other side. Belongs to the Marquise.
setup-hireling_cards-last_dynasty = { seat-last_dynasty }
setup-hireling_cards-last_dynasty-help = { seat-bluebird_nobles } on the other side. Belongs to the Eyrie.
setup-hireling_cards-riverfolk_flotilla = { seat-riverfolk_flotilla }
setup-hireling_cards-riverfolk_flotilla-help = { seat-otter_divers } on the other side. Belongs to the Riverfolk.
setup-hireling_cards-warm_sun_prophets = { seat-warm_sun_prophets }
setup-hireling_cards-warm_sun_prophets-help = { seat-lizard_envoys } on the other side. Belongs to the Cult.
setup-hireling_cards-sunward_expedition = { seat-sunward_expedition }
setup-hireling_cards-sunward_expedition-help = { seat-mole_artisans } on the other side. Belongs to the Duchy.
setup-hireling_cards-corvid_spies = { seat-corvid_spies }
setup-hireling_cards-corvid_spies-help = { seat-raven_sentries } on the other side. Belongs to the Corvids.
setup-hireling_cards-exile = { seat-exile }
setup-hireling_cards-exile-help = { seat-brigand } on the other side. Belongs to the Vagabond.
setup-hireling_cards-flame_bearers = { seat-flame_bearers }
setup-hireling_cards-flame_bearers-help = { seat-rat_smugglers } on the other side. Belongs to the Hundreds.
setup-hireling_cards-vault_keepers = { seat-vault_keepers }
setup-hireling_cards-vault_keepers-help = { seat-badger_bodyguards } on the other side. Belongs to the Keepers.
setup-hireling_cards-spring_uprising = { seat-spring_uprising }
setup-hireling_cards-spring_uprising-help = { seat-rabbit_scouts } on the other side. Belongs to the Alliance.
setup-hireling_cards-popular_band = { seat-popular_band }
setup-hireling_cards-popular_band-help = { seat-street_band } on the other side. Belongs to no faction.

setup-insurgents = Insurgents for two
setup-insurgents-help = Whether two players who play with hirelings keep insurgent factions in their draft.
setup-insurgents-left_out = left out
setup-insurgents-kept = kept
setup-hireling_cards-furious_protector = { seat-furious_protector }
setup-hireling_cards-furious_protector-help = { seat-stoic_protector } on the other side. Belongs to no faction.
setup-hireling_cards-highway_bandits = { seat-highway_bandits }
setup-hireling_cards-highway_bandits-help = { seat-bandit_gangs } on the other side. Belongs to no faction.

setup-reach = Reach
setup-reach-help = Factions with too little reach in all make a dull game; they are refused unless you insist.
setup-reach-checked = enough of it
setup-reach-any = any

setup-standing = Standing orders
setup-standing-help = Whether players may answer questions about ambushes and the like in advance, so that nobody has to wait.
setup-standing-allowed = allowed
setup-standing-none = none

setup-edition = Edition
setup-edition-help = A YAML file of numbers that differ from the printed game. Empty: the printed game.
