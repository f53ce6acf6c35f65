# Root: why something is not offered, and what one might regret

## Key actions

refused-no-warriors = You have no warriors on the map.
refused-no-warriors-in = You have no warriors in clearing { $clearing }.
refused-rule = You rule neither the clearings of your warriors nor any next to them.
refused-rule-around = You rule neither clearing { $clearing } nor any adjacent one.
refused-rule-of = You rule neither clearing { $clearing } nor clearing { $target }.
refused-moving-to = Nothing can move into clearing { $target } any more: it is scorched.
refused-ferried = The ferry has been used in this turn.
refused-no-ferry = The ferry is in clearing { $clearing }, where you have nobody to move.
refused-ferry-rule = You rule neither clearing { $clearing } nor any clearing to which the ferry goes from there.
refused-nobody = Nobody’s pieces stand where you have warriors.
refused-nobody-in = Nobody else’s pieces stand in clearing { $clearing }.
refused-coalition = You are in a coalition with { $seat }.
refused-placing = You cannot place pieces in clearing { $clearing }.
refused-keep = The keep stands in clearing { $clearing }: only the Marquise places pieces there.
refused-scorched = Clearing { $clearing } is scorched: no pieces can be placed there.
refused-no-slot = Clearing { $clearing } has no open slot.
refused-not-ruled = You do not rule clearing { $clearing }.
refused-supply = You have no warriors left in your supply.

## Crafting and cards

refused-no-cards = You have no cards in hand.
refused-no-craft = You can craft none of your cards with the crafting pieces that are left.
refused-no-crafting-pieces = You have no crafting pieces left in this turn.
refused-craft-ambush = An ambush is played in battle, not crafted.
refused-craft-dominance = A dominance card is activated, not crafted.
refused-craft-item = There is no such item left in the supply ({ $item }).
refused-craft-twice = You have this card in play already.
refused-craft-cost = To craft it you activate: { $suits }. You lack: { $missing }.
refused-no-match = You have no { $suit } card, and no bird.
refused-card = { $card }: { $why }
refused-used = You have used it in this turn.
refused-idle = There is nothing it could do now.
refused-no-hands = Nobody else has cards in hand.
refused-propaganda = It takes a card of the suit of a clearing with an enemy warrior, and a warrior of yours in the supply.
refused-league = It takes a crafted item that is not exhausted, and a move or a battle to make.
refused-orders = No enemy has warriors that could move.

## Dominance and paths

refused-no-marker = You have left the score track already.
refused-no-dominance-card = You have no dominance card in hand.
refused-dominance-points = It takes { n-points }, and you have { $total }.
refused-no-partner = There is nobody to form a coalition with.
refused-none-available = No dominance card lies beside the map.
refused-payment = You have no card to spend for it ({ $suits }).
refused-path-opened = You have opened a path in this turn.
refused-no-path = You have no piece at either end of a closed path.

## Marquise de Cat

refused-no-actions = You have taken all your actions. You have { $count }, and one more for each bird card that you spend.
refused-no-rule = You rule no clearing.
refused-no-site = No clearing that you rule has an open slot for you.
refused-wood = You pay { $cost } wood for { $piece-object }; the clearings that you rule and that are connected hold { $wood }.
refused-no-building = You have built them all: { $piece }.
refused-no-buildings = You have built everything.
refused-recruited = You have recruited in this turn.
refused-no-recruiter = You have no recruiter on the map.
refused-no-sawmill = You have no sawmill on the map.
refused-no-sawmill-in = You have no sawmill in clearing { $clearing }.
refused-no-wood = There is no wood left in your supply.
refused-overwork-match = No card of yours matches a clearing where you could put more wood.
refused-no-bird = You have no bird card to spend.
refused-craft-first = You craft before you take your first action.

## Eyrie Dynasties

refused-must-add = You must add at least one card.
refused-birds-added = You may add only { $count ->
    [one] { $count } bird card
   *[other] { $count } bird cards
} in a turn.
refused-column = The Decree is at this column now: { $column }.
refused-card-first = There is much to choose from: choose the card of the Decree first.
refused-suit-left = No { $suit } card is left in this column.
refused-decree-suits = Only { $suits } cards are left. { $why }
refused-decree-recruit = No roost stands in a clearing that matches.
refused-decree-move = No warriors of yours can move from a clearing that matches.
refused-decree-battle = There is nobody to battle in a clearing that matches.
refused-decree-build = You rule no clearing that matches, has an open slot and no roost.
refused-no-roost-in = You have no roost in clearing { $clearing }.
refused-roost-in = There is a roost in clearing { $clearing } already.
refused-turmoil = Every card that is left can be resolved.
refused-craft-before-decree = You craft before you resolve the first card of the Decree.

## Woodland Alliance

refused-revolt = A revolt takes { $cost } supporters of the clearing’s suit; you have too few for any.
refused-revolt-cost = A revolt takes { $cost ->
    [one] { $cost } { $suit } supporter
   *[other] { $cost } { $suit } supporters
}; you have { $count }, birds included.
refused-no-sympathy = Clearing { $clearing } is not sympathetic.
refused-base-on-map = This base is on the map already: { $piece }.
refused-revolt-slot = Your base would find no slot in clearing { $clearing }.
refused-spread = Sympathy takes at least { $cost ->
    [one] { $cost } supporter
   *[other] { $cost } supporters
} of the clearing’s suit; you have too few for any clearing within reach.
refused-spread-cost = Sympathy takes { $cost ->
    [one] { $cost } { $suit } supporter
   *[other] { $cost } { $suit } supporters
} here; you have { $count }, birds included.
refused-martial-law = Under martial law sympathy takes { $cost ->
    [one] { $cost } { $suit } supporter
   *[other] { $cost } { $suit } supporters
} here; you have { $count }, birds included.
refused-sympathetic = Clearing { $clearing } is sympathetic already.
refused-far-from-sympathy = Clearing { $clearing } is not next to a sympathetic clearing.
refused-no-sympathy-to-craft = You craft with sympathy, and no token is left in this turn.
refused-no-base = You have no base on the map.
refused-no-base-in = You have no base in clearing { $clearing }.
refused-train-match = You need a card of the suit of a base on the map ({ $suits }), or a bird.
refused-no-tokens = All your sympathy is on the map.
refused-organize = All clearings where you have warriors are sympathetic already.

## Vagabond

refused-forest = You are in a forest; this is done in a clearing.
refused-no-item = You have no ready { $item }.
refused-hostile = In clearing { $clearing } there are warriors of a hostile faction: to enter it takes { $count } boots.
refused-elsewhere = You are not in clearing { $clearing }.
refused-no-ruin = There is no ruin in clearing { $clearing }.
refused-not-here = { $seat } has no pieces in clearing { $clearing }.
refused-no-ready-item = You have no item ready.
refused-quest-suit = You can do it in a { $suit } clearing only.
refused-quest-items = You exhaust { $items } for it; you lack { $missing }.
refused-no-quest = No open quest has the suit of your clearing ({ $suit }).
refused-no-quest-items = The items that you have ready are not enough for any quest of this clearing.
refused-no-target = There is nobody to strike in clearing { $clearing }.
refused-nothing-damaged = No item of yours is damaged.
refused-no-hammer = You craft with hammers, and none is ready.
refused-no-victim = Nobody with pieces in clearing { $clearing } has cards in hand.
refused-no-labor = There is no { $suit } card, and no bird, in the discard pile.
refused-no-fighters = There are no two enemies in clearing { $clearing } that could battle.
refused-improvised = You have improvised in this turn.
refused-no-ground = There is no clearing for it: they are scorched.

## What follows

follows-dominance = you leave the score track for good; from now on only dominance lets you win
follows-dominance-spent = the dominance card will lie beside the map for anybody to take
follows-coalition = you score no more, and win only together with your partner
follows-actions-left = { $count ->
    [one] { $count } action is left
   *[other] { $count } actions are left
}
follows-operations-left = { $count ->
    [one] { $count } operation is left
   *[other] { $count } operations are left
}
follows-revolt = spends { $cost ->
    [one] { $cost } supporter
   *[other] { $cost } supporters
}
follows-decree = stays in the Decree until Turmoil
follows-decree-stuck = stays in the Decree, and as things stand it would bring Turmoil ({ $column }, { $suit })
follows-turmoil = you lose { n-points }, all cards of the Decree and your leader, and Daylight ends
follows-recruit-short = you cannot place { $count }: Turmoil follows
follows-hostile = turns { $seat } hostile if a warrior falls
follows-aid-hostile = { $seat } is hostile: it improves nothing
follows-improvise = damages the { $item }
follows-hideout = ends your Daylight
follows-scorch = the torch is gone for good, and nothing can enter this clearing any more
