# Root: the position in words

## How far the game is

told-over = The end
told-preparation = Setting up
told-round = Round { $round } · { $phase }
told-you = You play as { $seat }.
told-to-move = It is { $seat }'s turn.
told-phase = Round { $round }, { $phase }.
told-step = { $now } Step: { $step }.
told-first = { $seat } goes first.
told-winning-score = The game is won with { n-points }.
told-winners = Winning: { $seats }.
told-won-by = Won { $victory }.

phase-map = the map
phase-seats = seats
phase-hands = first cards
phase-factions = factions are set up
phase-draft = the draft
phase-choose = factions are chosen
phase-keep = cards are put back
phase-begin = the first turn is near
phase-over = the end

step-birdsong_start = cards at its start
step-birdsong_end = cards at its end
step-daylight_start = cards at its start
step-evening_start = cards at its start
step-place_wood = wood
step-act = actions
step-draw_and_discard = draw and discard
step-emergency_orders = emergency orders
step-add_to_decree = cards are added to the Decree
step-new_roost = a new roost
step-resolve_decree = the Decree is resolved
step-end_daylight = it ends
step-score_roosts = points for roosts
step-revolt = revolts
step-spread_sympathy = sympathy is spread
step-operate = military operations
step-refresh = items are refreshed
step-slip = slip
step-rest = rest
step-draw_cards = cards are drawn
step-discard_cards = cards are discarded
step-check_items = the item limit

## Battle

told-battle = Battle: { $seat } attacks { $defender } in clearing { $clearing }
told-battle-stage = { $battle }.
battle-ambush = An ambush may come
battle-roll = The dice are rolled
battle-effects = Effects may be used
battle-hits = Hits are dealt
told-dice = Dice: { $numbers }.
told-hits = Rolled hits: { $numbers }.
told-extra = Extra hits: { $numbers }.
told-of-seat = { $seat } { $count }

## Map

told-map = Map: { $map }
told-clearing = Clearing { $clearing } ({ $suit }).
told-corner = Clearing { $clearing } ({ $suit }, corner).
told-ruled = Ruled by { $seat }.
told-slots = Open slots: { $count } of { $slots }.
told-ruin = Ruin.
told-ruin-with = Ruin with { $items }.
told-no-ruin = The ruin itself is gone.
told-hidden-item = a hidden item
told-scorched = Scorched: nothing can enter.
told-home = Homeland of { $seats }.
told-has = { $seat }: { $things }.
told-warrior = { $count } × { $piece }
told-building = { $count ->
    [one] { $piece }
   *[other] { $count } × { $piece }
}
told-token = { $count ->
    [one] token { $piece }
   *[other] { $count } × token { $piece }
}
told-pawn = pawn
told-paths = Paths to { $clearings }.
told-rivers = By river to { $clearings }.
told-closed = Closed paths to { $clearings }.
told-forest = Forest between clearings { $clearings }: pawn of { $seats }.
told-forest-has = Forest between clearings { $clearings }, { $seat }: { $things }.
told-path-has = Path between clearings { $clearings }, { $seat }: { $things }.
told-coast = The lake lies between clearings { $clearings }.

## What everybody shares

told-shared = Shared by all
told-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the deck.
told-discard = { $count ->
    [one] { $count } discarded card
   *[other] { $count } discarded cards
}
told-discarded = Suit { $suit }: { $cards }.
told-available = Dominance to take: { $cards }.
told-items = Items: { $items }.
told-item = { $count ->
    [one] { $item }
   *[other] { $item } { $count }
}
told-quest-deck = { $count ->
    [one] { $count } quest
   *[other] { $count } quests
} in the quest deck.
told-laid-out = To choose from: { $factions }.
told-locked = { $faction } is locked until a militant faction is chosen.
told-character-laid-out = The character beside it: { $character }.
told-quest = Quest { $quest } – { $suit }: { $items }.

## Players

told-seat = { $seat-player } · { $faction } · { $score }
told-seat-without = { $seat } · { $score }
told-no-marker = no score marker ({ $points } when it left)
told-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand.
told-hand-known = Known: { $cards }.
told-dominance = Active: { $card }.
told-coalition = In coalition with { $partner }.
told-crafted = Crafted: { $cards }.
told-used = Used in this turn: { $cards }.
told-box = Crafted items: { $items }.
told-exhausted = Exhausted among them: { $items }.
told-supply = In the supply: { $pieces }.
told-aside = On Coffin Makers: { $pieces }.
told-piece = { $count } × { $piece }
told-pawn-in = Pawn: { $place }.
told-pawn-in-clearing = Pawn: clearing { $place }.
told-suited-card = { $card } ({ $suit })
told-evening-cards = Cards in the Evening: { $count }.
told-order = Not asked about { $matter }: { $orders }.
told-order-least = for fewer than { $count }
told-order-never-in = in clearings { $clearings }
told-my-hand = My hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
told-held = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }× { $count }
}.

## Notes on options

note-and = { $first }; { $second }
note-suit = { $suit }
note-has = { $seat }: { $things }
note-watched = on the way: { $seat }

## What cards are

about-card = Suit: { $suit }; { $crafting }.
about-crafting = to craft: { $suits }
about-no-crafting = cannot be crafted
about-suit = { $count ->
    [one] { $suit }
   *[other] { $suit } × { $count }
}
about-any-suit = { $count ->
    [one] any suit
   *[other] any suit × { $count }
}
about-item = Take from the item supply: { $item }. Score { n-points }.

## What maps have

about-printed-suits = The suits of its clearings are printed.
about-drawn-suits = The suits of its clearings are drawn.
about-river = The river divides forests just as paths do; it joins no clearings.
about-ferry = A ferry takes one move per turn across the lake and brings a card.
about-closed-paths = { $count ->
    [one] { $count } closed path
   *[other] { $count } closed paths
} can be opened, each for a point.
about-tower = The pass in clearing { $clearing } scores every Evening.

## What factions have

about-reach = Reach: { $reach }.

## What single cards and characters do

about-armorers = In battle, discard it to ignore all rolled hits that you would take.
about-sappers = As defender, discard it to deal one extra hit.
about-brutal_tactics = As attacker you may deal one extra hit, once per battle; then the defender scores one point.
about-royal_claim = In Birdsong, discard it to score one point for each clearing that you rule.
about-better_burrow_bank = At the start of Birdsong you may draw a card; then an enemy of your choice draws one too.
about-cobbler = At the start of Evening you may make one move.
about-command_warren = At the start of Daylight you may start one battle.
about-favor_of_the_rabbits = Remove all enemy pieces from all rabbit clearings and score one point for each building and token.
about-codebreakers = Once in Daylight you may look at another player's hand.
about-scouting_party = As attacker you are not affected by ambushes.
about-favor_of_the_mice = Remove all enemy pieces from all mouse clearings and score one point for each building and token.
about-stand_and_deliver = Once in Birdsong you may take a random card from the hand of an enemy, who then scores one point.
about-tax_collector = Once in Daylight you may remove one of your warriors from the map to draw a card.
about-favor_of_the_foxes = Remove all enemy pieces from all fox clearings and score one point for each building and token.
about-saboteurs = At the start of Birdsong, discard it to discard a crafted card from the play area of an enemy.
about-soup_kitchens = Your tokens count for rule, each of them as two.
about-boat_builders = You treat rivers, and the lake, as paths.
about-corvid_planners = You can move without ruling either clearing.
about-eyrie_emigre = At the end of Birdsong you must make a move and then battle where you moved. If you have not done both, discard it.
about-informants = When you would draw cards in Evening, you may take an ambush card from the discard pile instead of all of them.
about-false_orders = In Birdsong, discard it to make an enemy move half of its warriors, rounded up, from one clearing to an adjacent one; you choose both. Rule does not matter.
about-fox_partisans = In battle in a fox clearing you may deal one extra hit, once; then discard your whole hand except foxes; birds go, too.
about-propaganda_bureau = Once in Daylight you may spend a card to replace an enemy warrior in a matching clearing with one of yours.
about-rabbit_partisans = In battle in a rabbit clearing you may deal one extra hit, once; then discard your whole hand except rabbits; birds go, too.
about-swap_meet = Once in Birdsong you may take a random card from another player's hand and then give that player a card of yours.
about-coffin_makers = Warriors of all players that are removed from the map, but not replaced, gather here. At the start of Birdsong you score one point for every five, then all return.
about-tunnels = You treat all clearings with crafting pieces of yours as adjacent to each other.
about-charm_offensive = At the start of Evening you may draw a card; then another player of your choice scores one point.
about-mouse_partisans = In battle in a mouse clearing you may deal one extra hit, once; then discard your whole hand except mice; birds go, too.
about-league_of_adventurous_mice = Once in Daylight you may exhaust one of your crafted items to make a move or start a battle.
about-master_engravers = Whenever you craft an item, you score one extra point.
about-murine_broker = Whenever another player crafts an item, you draw a card.
about-ambush-fox = In a fox clearing: as defender deal two hits before the roll, or as attacker foil an ambush.
about-ambush-rabbit = In a rabbit clearing: as defender deal two hits before the roll, or as attacker foil an ambush.
about-ambush-mouse = In a mouse clearing: as defender deal two hits before the roll, or as attacker foil an ambush.
about-ambush-bird = In any clearing: as defender deal two hits before the roll, or as attacker foil an ambush.
about-dominance-fox = Activate it in Daylight with { $points } points or more. You win if you rule at least three fox clearings at the start of your Birdsong.
about-dominance-rabbit = Activate it in Daylight with { $points } points or more. You win if you rule at least three rabbit clearings at the start of your Birdsong.
about-dominance-mouse = Activate it in Daylight with { $points } points or more. You win if you rule at least three mouse clearings at the start of your Birdsong.
about-dominance-bird = Activate it in Daylight with { $points } points or more. You win if you rule two diagonally opposite corner clearings at the start of your Birdsong.
about-thief = Steal: exhaust a torch to take a random card from the hand of a player in your clearing.
about-tinker = Day Labor: exhaust a torch to take a card of the suit of your clearing, or a bird card, from the discard pile.
about-ranger = Hideout: exhaust a torch to repair three items; then your Daylight ends.
about-vagrant = Instigate: exhaust a torch to start a battle between others in your clearing, and score for what is removed.
about-arbiter = Protect: a defender in your clearing may enlist your swords; you score one point.
about-scoundrel = Scorched Earth: give up a torch to remove all enemy pieces from your clearing, which nothing can enter any more.
about-adventurer = Improvise: once per turn one item may stand for another in a quest; it is damaged.
about-ronin = Swift Strike: in battle after the roll exhaust a sword to deal one extra hit.
about-harrier = Glide: exhaust a torch to move to any clearing of the map.
