# Paladins of the West Kingdom: the position in words

## How far the game is

told-preparation = Setting up for { $rounds } rounds
told-round = Round { $round } of { $rounds }
told-over = The end, after round { $round } of { $rounds }
told-you = You play as { $seat }.
told-phase = Now: { $phase }.
told-starter = { $seat } has the starting player token.
told-turn = It is { $seat }'s turn.
told-tax = Tax supply: { $count } silver.
told-decks = Left in the decks: townsfolk { $townsfolk }, outsiders { $outsiders }, walls { $walls }, tavern { $taverns }, suspicion { $suspicions }.
told-winner = { $seat } wins.
told-shared = Shared victory: { $seats }.
told-virtual-wins = The virtual player wins.

## Cards

told-kings = The King's cards
told-order = { $order }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-order-hidden = Order number { $place } is face down: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-favour = { $favour } is free.
told-favour-used = { $favour } is used: { $worker }.
told-favour-hidden = Favour number { $place } is face down.
told-tavern = The tavern
told-tavern-card = { $tavern }: { $gains }.
told-townsfolk = Townsfolk
told-offer = Column { $column }, { $price }: { $townsfolk }.
told-column-empty = Column { $column }, { $price }: nobody.
told-price = { $count } silver
told-price-debt = { $count } silver or a debt
told-gains = { $gains }
told-price-now = You would pay { $count } silver now.

## Main board

told-region = Region { $region }: faith { $faith }, strength { $strength }
told-slot = { $slot }: free; { $gains }.
told-slot-taken = { $slot }: { $piece } ({ $owner }).
told-outsider = Below it: { $outsider }.
told-attack-now = An attack would cost you { $count } silver now.

## Players

told-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
told-stock = { $silver } silver, { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
}.
told-workers = Unplaced workers: { $gains }.
told-no-workers = No unplaced workers.
told-passed = Has passed.
told-attributes = Attributes: { $parts }.
told-attribute = { $attribute } { $count }
told-boosted = { $attribute } { $count } + { $boost }
told-paladin = Paladin: { $paladin }. { $about }
told-chosen = Face down for this round: { $paladin }.
told-hand = Paladins to choose from: { $paladins }.
told-played = Paladins played: { $paladins }.
told-pile = { $count ->
    [one] { $count } paladin
   *[other] { $count } paladins
} in the pile.
told-in-pile = { $paladin } lies at place { $place } from the top.
told-space = { $action } ({ $workers })
told-space-cost = { $action } ({ $workers }; { $cost })
told-space-free = { $space }: free.
told-space-times = Done { $count } of { $limit } times.
told-space-done = { $count ->
    [one] Done once.
   *[other] Done { $count } times.
}
told-space-covered = A workshop stands for: { $workers }.
told-space-gives = It gives { $gains }.
told-space-gathers = It gives { $one } with one worker, { $both } with both.
told-space-used = { $space }: used by { $workers }.
told-influence = influence { $count }
told-pieces = Workshops built { $workshops }, monks sent { $monks }, outposts built { $outposts }.
told-jars = Jars: { $jars }.
told-jar = { $slot }
told-walls = Walls: { $walls }.
told-wall = { $wall }
told-retinue = Retinue: { $folk }.
told-folk = { $townsfolk }
told-attacked = Attacked: { $outsiders }.
told-converted = Converted: { $outsiders }.
told-stranger = { $outsider }
told-suspicion = { $count ->
    [one] { $count } suspicion card
   *[other] { $count } suspicion cards
}, the newest last, with tax { $taxes }.
told-tax-of-card = { $tax }
told-unpaid = { $count ->
    [one] { $count } unpaid debt.
   *[other] { $count } unpaid debts.
}
told-paid = { $count ->
    [one] { $count } paid debt.
   *[other] { $count } paid debts.
}
told-parts = Points: { $parts }.
told-part = { $part } { $count }

## The virtual player

told-virtual = Virtual player: { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
told-virtual-workers = { $count ->
    [one] { $count } worker.
   *[other] { $count } workers.
}
told-virtual-marker = Resource marker on { $space }.
told-virtual-attributes = Attributes, the topmost marker last: { $parts }.
told-virtual-schemes = { $count ->
    [one] { $count } scheme
   *[other] { $count } schemes
} in the deck.
told-virtual-out = Out for this round.
told-virtual-flipped = Schemes flipped: { $schemes }.
told-virtual-used = Spaces used: { $actions }.
told-virtual-workshops = Workshops: { $parts }.
told-workshops-on = { $action } { $count }
told-virtual-on-orders = Workshops on King's Orders: { $count }.
told-virtual-pieces = Monks sent { $monks }, outposts built { $outposts }, jars flipped { $jars }.

## Rewards and costs

gain-labourer = { $count ->
    [one] { $count } labourer
   *[other] { $count } labourers
}
gain-scout = { $count ->
    [one] { $count } scout
   *[other] { $count } scouts
}
gain-merchant = { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
}
gain-fighter = { $count ->
    [one] { $count } fighter
   *[other] { $count } fighters
}
gain-cleric = { $count ->
    [one] { $count } cleric
   *[other] { $count } clerics
}
gain-criminal = { $count ->
    [one] { $count } criminal
   *[other] { $count } criminals
}
gain-faith = { $count } faith
gain-strength = { $count } strength
gain-influence = { $count } influence
gain-provision = { $count ->
    [one] { $count } provision
   *[other] { $count } provisions
}
gain-silver = { $count } silver
gain-tax = { $count } tax
gain-remove_suspicion = discard { $count ->
    [one] { $count } suspicion card
   *[other] { $count } suspicion cards
}
gain-destroy_debt = destroy { $count ->
    [one] { $count } debt
   *[other] { $count } debts
}
gain-pay_debt = pay { $count ->
    [one] { $count } debt
   *[other] { $count } debts
}
gain-take_debt = take { $count ->
    [one] { $count } debt
   *[other] { $count } debts
}
gain-pray = { $count ->
    [one] clear an action space
   *[other] clear { $count } action spaces
}
gain-free_recruit = { $count ->
    [one] take in a townsfolk for free
   *[other] take in { $count } townsfolk for free
}
gain-free_develop = { $count ->
    [one] build a workshop for free
   *[other] build { $count } workshops for free
}
gain-any_attribute = { $count ->
    [one] raise an attribute of your choice
   *[other] raise attributes of your choice { $count } times
}

## Notes on options

note-cost-gain = costs { $cost }; gives { $gains }
note-cost = costs { $cost }
note-recruit = costs { $cost }. { $about }
note-recruit-free = free. { $about }

## What things do

about-when-absolve = Each time you Absolve: { $gains }.
about-when-commission = Each time you Commission: { $gains }.
about-when-develop = Each time you Develop: { $gains }.
about-when-attack = Each time you Attack: { $gains }.
about-when-fortify = Each time you Fortify: { $gains }.
about-when-convert = Each time you Convert: { $gains }.
about-when-garrison = Each time you Garrison: { $gains }.
about-when-inquisition = In each Inquisition: { $gains }.
about-when-pay_debt = Each time you pay a debt: { $gains }.
about-only-some = Only with two or more suspicion cards.
about-only-none = Only without a suspicion card.
about-bonus = Once, when taken in: { $gains }.
about-expedition = On an expedition: { $gains }.
about-people = People: { $people }.
about-attacked = Attacked: { $gains }.
about-converted = Converted: { $gains }.
about-scores = At the end, if converted: { $points } VP for { $every ->
    [one] each ({ $term })
   *[other] every { $every } ({ $term })
}.
about-scores-base = At the end, if converted: { $base } VP, and { $points } VP for { $every ->
    [one] each ({ $term })
   *[other] every { $every } ({ $term })
}.
about-workers = Brings { $gains }.
about-boost = This round: + { $gains }.
about-free = { $action } costs neither silver nor provisions.
about-discount = { $action } costs { $count } silver less.
about-each-time = Each { $action }: { $gains }.
about-order = At the end: { $action } done at least { $count } times.
about-favour-worker = Takes { $worker }.
about-favour-cost = Costs: { $gains }.
about-gives = Gives { $gains }.
about-either = One of these: { $ways }.
about-or = { $first } or { $second }
about-wall-points = { $points } VP at the end.
about-slot-locked = Gives { $gains }; open with { $players } or more players.
about-spots = Workers: { $workers }.
about-silver = Costs silver: { $numbers }.
about-provisions = Costs provisions, one time after another: { $numbers }.
about-influence = Needs influence, one time after another: { $numbers }.
about-one = With one worker: { $gains }.
about-two = With both workers: { $gains }.
about-points = Points at the end: { $steps }.
about-step = { $points } for { $count }
about-row = { $row }
about-lacking = For each silver you may lack { $count } strength.
about-attribute = Points at the end, from the start of the track: { $numbers }.
about-action-develop = Move your leftmost workshop to a spot of a right-hand action and gain the worker beneath it.
about-action-recruit = With one worker send townsfolk on an expedition, with both take it in.
about-action-hunt = Gain provisions.
about-action-trade = Gain silver.
about-action-pray = Clear one of your action spaces.
about-action-conspire = Gain a criminal.
about-action-commission = Send a monk to a region within your faith.
about-action-fortify = Build a wall.
about-action-garrison = Build an outpost in a region within your strength.
about-action-absolve = Move a jar to one of its places.
about-action-attack = Attack an outsider.
about-action-convert = Convert an outsider within your faith.
about-coloured = Fits spots of its colour and spots for any worker.
about-labourer = Fits spots for any worker.
about-criminal = Fits every spot. Each one you gain brings a suspicion card.
about-workshops = Beneath them, from the left: { $workers }.
about-start = Everybody starts with { $silver } silver and { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
}.
about-suspicion = The deck: { $mix }.
about-mix = { $count } × tax { $tax }
about-debt = Unpaid it costs { $unpaid } VP, paid it gives { $paid } VP.
about-tax = By the number of players, from one: { $numbers }. When it is empty, the Inquisition comes.
about-carried = Whoever passes keeps at most { $count }.
about-virtual-workers = Its workers each round: the number of the round and { $count }.
about-virtual-marker = Its resource track has { $count } spaces; after the last one its highest attribute rises.
about-virtual-schemes = Its schemes: { $schemes }; and one for each of the { $count } King's Favours.
about-scheme = { $scheme } × { $count }
about-virtual-least = Each outsider that it converts is worth at least { $count } VP.
about-virtual-workshops = Workshops at the start: easy { $easy }, standard { $standard }, hard { $hard }.
