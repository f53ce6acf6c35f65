# Crescent Moon: what things do

## Cards

about-deed-first = { $keyword }: { $deed }.
about-deed-first-if = { $keyword }, { $conditions }: { $deed }.
about-deed-then = Then: { $deed }.
about-deed-then-if = Then, { $conditions }: { $deed }.
about-deed-otherwise = Otherwise: { $deed }.
about-deed-otherwise-if = Otherwise, { $conditions }: { $deed }.

condition-you_are_attacker = as the attacker
condition-you_are_defender = as a defender who loses
condition-stronghold = if a fort, castle or palace is in the hex
condition-city = if a city is in the hex
condition-town = if a town is in the hex
condition-wild = in wilderness, mountains or desert
condition-no_own_unit = if you have no unit there
condition-no_own_stronghold = if you have no stronghold there
condition-own_influence = if your influence token is there
condition-own_castle_or_palace = if you have a castle or the palace there
condition-assigned = if you assigned them
condition-removed = if you did
condition-units = with at least { $units ->
    [one] { $units } unit
   *[other] { $units } units
} of yours there

deed-strength-combat = +{ $count } strength
deed-strength-contest = +{ $count } influence strength for your side
deed-campaign = for every full { $per } of your units in the hex you must assign one, for +{ $each } strength each; they go to your supply once the winner is determined
deed-assign-up_to = assign up to { $count } of your units{ $each ->
    [0] { "" }
   *[other] , +{ $each } strength for each
}
deed-assign-exact = assign exactly { $count } of your units{ $each ->
    [0] { "" }
   *[other] , +{ $each } strength for each
}
deed-assign-mercenaries = assign up to { $count } of your mercenaries{ $each ->
    [0] { "" }
   *[other] , +{ $each } strength for each
}
deed-casualties_self = for each of them you lose { $count } fewer as casualties
deed-casualties_enemy = your opponent loses { $count } more as casualties
deed-assassinate = choose a personality that anybody played; it is discarded without effect
deed-sabotage = choose a battalion of your opponent; it has no effect, even if it was resolved
deed-bribe = choose a player of the other side: that side gets −{ $count } influence strength, and the player takes this card in the end
deed-coins = gain { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
deed-tithe = gain { $count ->
    [one] { $count } coin
   *[other] { $count } coins
} for each hex with your influence that another player controls, at most { $most ->
    [one] { $most } coin
   *[other] { $most } coins
} in all
deed-remove_mercenary = { $count ->
    [one] a mercenary of another player in an adjacent hex
   *[other] { $count } mercenaries of other players in adjacent hexes
} must leave
deed-place_unit = { $count ->
    [one] a mercenary of your supply joins
   *[other] { $count } mercenaries of your supply join
} the combat, assigned to this card
deed-forbid_sack = the attacker sacks nothing; a stronghold that is not captured is removed without coins and points, a town or city stays
deed-on_loss_retreat_to_map = if you lose, up to { $count } of your remaining units may go to an adjacent hex that nobody else controls instead of retreating
deed-place_influence = place an influence token in a hex without one where you are present, or beside such a hex; there is no contest
deed-remove_influence-adjacent_to_own_influence = return an influence token of another player, beside a hex with your influence, to its owner
deed-remove_influence-controlled_by_you = return an influence token of another player in a hex that you control to its owner
deed-may_place_influence = you may place one of your influence tokens there
deed-may_move = you may make { $count ->
    [one] one move
   *[other] { $count } moves
}
deed-assault = then make an assault
deed-free_move = in your turn, before or after your action, make { $count ->
    [one] one move
   *[other] { $count } moves
}
deed-ignore_rivers = in your turn: until the end of this action your units move as if there were no rivers
deed-build_modifier = in your build action, before you pay: every building costs { $count } less, and terrain costs nothing more

about-type-event = An event: it is discarded after use.
about-type-personality = A personality: after use it lies before its player and comes back next year.
about-type-battalion = A battalion: after use it lies before its player and comes back next year.
about-type-strategy = A strategy: it comes back to hand at once.
about-copies = Affiliated to: { $character }. There { $count ->
    [one] is { $count }
   *[other] are { $count }
}.
about-nobodys = The Warlord has it from the beginning; it is affiliated to nobody.
about-designed = Designed for this table.
about-partly-designed = Known from the printed rules in part, the rest is designed for this table.

about-keyword-combat = Played in a combat, selected in secret.
about-keyword-contest = Played in an influence contest, selected in secret.
about-keyword-action = Played as your action.
about-keyword-anytime = Played at any moment of the action phase, without an action.

## Objectives

about-item = { $when }: { $what }.
when-always = Every year
when-first_year = In the first year
when-at_once = At once
item-each = { $measure }, { n-points } { $per ->
    [1] each
   *[other] for every { $per }
}{ $most ->
    [0] { "" }
    [one] , at most { $most } point in all
   *[other] , at most { $most } points in all
}
item-least = { $measure }, at least { $least }: { n-points }
item-once = { $measure }: { n-points }

## Characters

about-warlord = Attacks, plunders and scores at once for what is beaten and burnt. Builds nothing.
about-murshid = Spreads influence, holds the best cards, meddles in everybody's quarrels and is paid for it.
about-sultan = Founds towns and cities, collects from all of them, and sells cards.
about-caliph = Rules the land: hexes, quarries, the crossing. Builds cheaply.
about-nomad = Sells mercenaries to everybody and lives in the wilds. At the table with five players.
about-actions = Actions: { $actions }.
about-move = Moves in a move action: { $count }.
about-build = Buildings in a build action: { $count }.
about-recruit = Units in a recruit action: { $count }.
about-draw = Cards looked at: { $count }.
about-price = Builds { $building-object } for { $coins }.
about-limits = At most { $units } units in a hex; begins with { $coins } coins.

about-ability-plunderer = { $ability }: points for combats and sacking are scored at once.
about-ability-champion = { $ability }: musters units where the Warlord has influence.
about-ability-destroyer = { $ability }: cannot build, only capture strongholds.
about-ability-conqueror = { $ability }: Campaign can be played in every combat and always comes back.
about-ability-ravager = { $ability }: up to { $count } units in a hex.
about-ability-raider = { $ability }: { $count } moves in an action.
about-ability-tipping_the_scales = { $ability }: decides ties in hexes with influence of the Murshid.
about-ability-getting_involved = { $ability }: takes part in contests in hexes adjacent to influence of the Murshid.
about-ability-meddling = { $ability }: may play cards for either side in combats at or beside influence of the Murshid.
about-ability-deals = { $ability }: may be promised up to { $points } victory points for support.
about-ability-intrigues = { $ability }: most cards are affiliated to the Murshid.
about-ability-prestige = { $ability }: is present wherever a town or city stands.
about-ability-prosperity = { $ability }: collects for every town, city and influence token of the Sultan on the map.
about-ability-semblance_of_power = { $ability }: whoever controls a hex collects for the Sultan's pieces in it.
about-ability-wealth = { $ability }: takes cards of the Sultan's market for nothing.
about-ability-builder = { $ability }: { $count } buildings in an action.
about-ability-seat_of_power = { $ability }: the palace is stronghold and settlement in one, and cannot be captured.
about-ability-pillars_of_the_caliphate = { $ability }: builds forts and castles cheaper.
about-ability-back_of_beyond = { $ability }: recruits in any hex that nobody else controls.
about-ability-at_a_price = { $ability }: others hire and bribe mercenaries from the Nomad, for what is agreed.

## Land, buildings, markets

about-terrain = Terrain { $terrain }: income { $coins }{ $more ->
    [0] { "" }
   *[other] ; buildings cost { $more } more
}.
about-feature-river = The river cuts adjacency over two edges of its hex.
about-feature-crossing = Here the river can be crossed: it cuts nothing.
about-feature-holy_site = Everybody has an objective here.
about-building-fort = A stronghold. It needs a hex where you are present and that nobody else controls.
about-building-castle = A stronghold. It replaces a fort of your own.
about-building-palace = The Caliph's; stronghold and settlement in one. It can be sacked, not captured.
about-building-town = The Sultan's settlement. It can be built anywhere.
about-building-city = The Sultan's settlement. It replaces a town.
about-strength = Combat strength { $strength }.
about-settled = Income: { $coins } for whoever controls the hex, and { $sultan } for the Sultan.
about-loot = Whoever sacks it takes { n-coins }.
about-market = A card costs { $coins }, paid to the character it is affiliated to; one's own cards cost { $half }.
about-market-sultan = The price is agreed with the Sultan.
