# Root: the Lizard Cult

faction-cult = Lizard Cult
faction-cult-about = Builds gardens and holds the clearings where they grow. It scores by spending cards of their suits, and turns what others discard into an outcast suit for its conspiracies.
role-cult = Cult
setup-plays-cult = { setup-factions-cult }
setup-factions-cult = Lizard Cult
setup-factions-cult-help = It grows gardens and lives on what others discard.

piece-garden_fox = fox garden
    .object = a fox garden
    .counted = { $count ->
        [one] a fox garden
       *[other] { $count } fox gardens
    }
piece-garden_rabbit = rabbit garden
    .object = a rabbit garden
    .counted = { $count ->
        [one] a rabbit garden
       *[other] { $count } rabbit gardens
    }
piece-garden_mouse = mouse garden
    .object = a mouse garden
    .counted = { $count ->
        [one] a mouse garden
       *[other] { $count } mouse gardens
    }
conspiracy-crusade = Crusade
conspiracy-convert = Convert
conspiracy-sanctify = Sanctify
trigger-fear = Fear of the Faithful

ask-first_garden = Where does your first garden grow?
ask-first_garden_suit = The Lost City has every suit. Of which one is your first garden?
ask-spread_cultists = Where does another warrior go? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
ask-outcast = Which suit is the Outcast?
ask-conspire = Which conspiracy? { $left ->
    [one] You have { $left } acolyte.
   *[other] You have { $left } acolytes.
}
ask-crusade = Do you battle where your crusade went?
ask-rituals = Which ritual do you perform?
ask-evening_craft = Do you craft?

option-outcast = { $suit }
option-garden_of = { $suit }
option-crusade_battle = Crusade in { $clearing }: { $defender }
    .short = { $defender }
option-crusade_move = Crusade { $place } → { $target }
    .short = → { $target }
option-crusade_ferry = Crusade { $clearing } → { $target } by ferry
    .short = → { $target } by ferry
option-convert = Convert: { $piece } of { $owner } in { $clearing }
    .short = { $owner } in { $clearing }
option-sanctify = Sanctify: { $piece } of { $owner } in { $clearing }
    .short = { $owner } in { $clearing }
option-garden = Garden in { $clearing }: { $card }
    .short = { $card }
option-preach = Recruit in { $clearing }: { $card }
    .short = { $card }
option-ritual_score = Score with { $card }
option-sacrifice = Sacrifice with { $card }

verb-crusade_battle = Crusade: battle
verb-crusade_move = Crusade: move
verb-crusade_ferry = Crusade: ferry
verb-convert = Convert
verb-sanctify = Sanctify
verb-garden = Build a garden
verb-preach = Recruit
verb-ritual_score = Score
verb-sacrifice = Sacrifice
verb-rituals-done = End Daylight
verb-conspire-done = End conspiracies
verb-evening_craft-done = Craft no more
verb-crusade-done = No battle
pick-crusade_battle-clearing = Crusade: battle where?
pick-crusade_battle-defender = Crusade in clearing { $clearing }: against whom?
pick-crusade_move-place = Crusade: from where?
pick-crusade_move-target = Crusade from { $place }: where to?
pick-crusade_ferry-clearing = Crusade by ferry: from where?
pick-crusade_ferry-target = Crusade from { $clearing }: where to?
pick-convert-piece = Convert: which warrior?
pick-convert-owner = Convert { $piece }: whose?
pick-convert-clearing = Convert { $piece } of { $owner }: where?
pick-sanctify-piece = Sanctify: which building?
pick-sanctify-owner = Sanctify { $piece }: whose?
pick-sanctify-clearing = Sanctify { $piece } of { $owner }: where?
pick-garden-clearing = Build a garden: where?
pick-garden-card = Build in clearing { $clearing }: which card do you reveal?
pick-preach-clearing = Recruit: where?
pick-preach-card = Recruit in clearing { $clearing }: which card do you reveal?
pick-ritual_score-card = Score: which card do you spend?
pick-sacrifice-card = Sacrifice: which bird do you reveal?

event-outcast = The Outcast of { $seat }: { $suit }.
event-outcast_hated = The Outcast of { $seat } is hated: { $suit }.
event-acolytes_spent = { $seat } spends { $count ->
    [0] no acolyte
    [one] an acolyte
   *[other] { $count } acolytes
}: { $conspiracy }.
event-acolytes_joined = { $seat } has { $count ->
    [one] a new acolyte
   *[other] { $count } new acolytes
}, { $total } in all.
event-revealed = { $seat } reveals { $card }.
event-revealed_back = { $seat } takes back { $count ->
    [one] a revealed card
   *[other] { $count } revealed cards
}.
event-soul_lost = { $card } goes to the Lost Souls of { $seat }.
event-souls_emptied = { $seat } empties the Lost Souls onto the discard pile: { n-cards }.
event-feared = The faithful of { $seat } are afraid: the garden in clearing { $clearing } is gone.

## The board

told-outcast = Outcast: { $suit }.
told-hated = Outcast, hated: { $suit }.
told-acolytes = Acolytes: { $count }.
told-conspiracy = { $conspiracy }: { $count ->
    [one] { $count } acolyte.
   *[other] { $count } acolytes.
}
told-gardens = { $piece }: { $on_map } on the map, { $on_track } left; the next makes the ritual worth { $points } VP.
told-gardens-empty = { $piece }: { $on_map } on the map, { $on_track } left.
told-ritual-worth = A { $suit } card scores { $points } VP.
told-ritual-scored = Scored in this turn: { $suits }.
told-revealed = Revealed: { $cards }.
told-lost-souls = Lost Souls: { $cards }.
note-acolytes = { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
}

## Why not

refused-acolytes = It costs { $cost ->
    [one] { $cost } acolyte
   *[other] { $cost } acolytes
}, and you have { $count }.
refused-no-cultists = You have no warriors in an Outcast clearing ({ $suit }).
refused-no-crusade = Nobody stands beside your warriors in an Outcast clearing ({ $suit }).
refused-no-convert = No enemy warrior in an Outcast clearing ({ $suit }) can be replaced.
refused-no-sanctify = No enemy building in an Outcast clearing ({ $suit }) can be replaced.
refused-no-gardens = You have no { $suit } gardens left.
refused-no-suited-card = You have no fox, rabbit or mouse card in hand; birds are not wild in rituals.
refused-ritual-match = You have no card of the suit of clearing { $clearing }; birds are not wild in rituals.
refused-no-garden-site = You have no card of the suit of a clearing that you rule and where a garden would find a slot.
refused-no-placing = You cannot place pieces in any clearing of the suits of your cards.
refused-scored = You have scored this suit in this turn: { $suit }.
refused-no-garden-of = You have no { $suit } garden on the map.
refused-no-scoring = You have no card of a suit with a garden that you have not scored yet.

## A first game

guide-cult = The Lizard Cult: gardens and outcasts
guide-cult-garden = Choose the corner where your cult begins. Four warriors and a garden stand there: wherever you have a garden you rule, whatever others bring.
guide-cult-outcast = Choose the Outcast. Only in clearings of its suit you conspire, and only gardens of its suit craft.
guide-cult-rituals = A card that you reveal performs one ritual and comes back in the Evening. Build a garden where you rule: pick Build, a clearing and a card of its suit.
guide-cult-more = Go on: recruit with other cards, or spend one to score. The more gardens of a suit, the more its card scores. A bird makes an acolyte.
guide-cult-end = What others discard lies in the Lost Souls and decides in your Birdsong which suit is the Outcast. End your Daylight.
