# Eight-Minute Empire: Legends: the set-up

setup-players = Players
setup-players-help = Two to four; with two, ten neutral armies join in.

setup-variants = Variants
setup-variants-help = Any of them go together; Poison Swamp needs Discovery Tokens.
setup-variants-discovery = Discovery Tokens
setup-variants-discovery-help = Five tokens lie face up on the board; the first to build a city in a region takes its token.
setup-variants-poison_swamp = Poison Swamp
setup-variants-poison_swamp-help = The discovery tokens lie face down, and among them is a swamp that costs points.
setup-variants-citadels = Citadels
setup-variants-citadels-help = Some regions are worth more to whoever controls them at the end.
setup-variants-encounters = Encounters
setup-variants-encounters-help = A dragon and bandits lurk on the board, and two portals join distant lands.
setup-variants-leaders = Leaders
setup-variants-leaders-help = Everybody is dealt a leader with a power of their own.
setup-variants-bid_die_tie = Drawn Bid
setup-variants-bid_die_tie-help = Ties of the bid for the start are drawn instead of going to the youngest.
setup-variants-row_wrap = Loop
setup-variants-row_wrap-help = The segments lie side by side, and the ends of the row are linked.
setup-variants-full_game = Full Game
setup-variants-full_game-help = Three games are played, and the points add up.

setup-map = Board
setup-map-help = A command can also write a board out, like t:meadows@0,E=fern@W,S=citadel@N,W=volcano@E.
setup-map-auto = a ready-made one that fits
setup-map-first_game = First Game
setup-map-desert_game = Desert
setup-map-ring_game = Ring (for the Loop)
setup-map-drawn = by lot
setup-map-chosen = laid by the player who sets the game up

setup-start = Start region
setup-start-help = The id of a region, like meadows_village. Empty: as the board says, or decided while the game is set up.

setup-joint = Joint armies
setup-joint-help = The id of the region where one army of every player starts. Empty: as the board says, or decided while the game is set up.

setup-preparation = Preparation
setup-preparation-help = Who decides about tokens and whatever the board leaves open.
setup-preparation-asked = the player who sets the game up
setup-preparation-drawn = the lot

setup-prepares = Set up by
setup-prepares-help = Which seat sets the game up.
setup-prepares-drawn = anybody, by lot
setup-prepares-0 = seat A
setup-prepares-1 = seat B
setup-prepares-2 = seat C
setup-prepares-3 = seat D

setup-age_order = Order of age
setup-age_order-help = The numbers of the seats from the youngest, where seat A is 0: like 2,0,1. Empty: by lot. It settles tied bids.

setup-edition = Edition
setup-edition-help = A YAML file of numbers that differ from the printed game. Empty: the printed game.
