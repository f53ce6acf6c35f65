# Root: the Underground Duchy

faction-duchy = Underground Duchy
faction-duchy-about = Comes up through tunnels from its Burrow and sways ministers, who act for it every turn and score. A lost building costs it a minister.
role-duchy = Duchy
setup-plays-duchy = { setup-factions-duchy }
setup-factions-duchy = Underground Duchy
setup-factions-duchy-help = It digs tunnels and sways ministers.

piece-citadel = citadel
    .object = a citadel
    .counted = { $count ->
        [one] a citadel
       *[other] { $count } citadels
    }
piece-market = market
    .object = a market
    .counted = { $count ->
        [one] a market
       *[other] { $count } markets
    }
piece-tunnel = tunnel
    .object = a tunnel
    .counted = { $count ->
        [one] a tunnel
       *[other] { $count } tunnels
    }
rank-squire = squire
rank-noble = noble
rank-lord = lord
trigger-failure = Price of Failure
minister-foremole = Foremole
about-foremole = Reveal any card to build where you rule.
minister-captain = Captain
about-captain = Start a battle.
minister-marshal = Marshal
about-marshal = Make a move.
minister-brigadier = Brigadier
about-brigadier = Up to two moves, or up to two battles.
minister-banker = Banker
about-banker = Spend cards of one suit for a point each.
minister-mayor = Mayor
about-mayor = Take the action of a swayed squire or noble.
minister-duchess_of_mud = Duchess of Mud
about-duchess_of_mud = Score { $points } VP if all tunnels are on the map.
minister-baron_of_dirt = Baron of Dirt
about-baron_of_dirt = Score a point for each market.
minister-earl_of_stone = Earl of Stone
about-earl_of_stone = Score a point for each citadel.
about-rank = { $rank }: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}

ask-first_tunnel = Where do you come up first?
ask-spread_moles = Where does another warrior go? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
ask-assembly = What does your Assembly do? { $left ->
    [one] { $left } action is left.
   *[other] { $left } actions are left.
}
ask-fill_in = Which tunnel do you fill in?
ask-dig_out = How many warriors come out of the tunnel in clearing { $clearing }?
ask-parliament = Which minister acts?
ask-foremole = What do you build, and which card do you reveal?
ask-brigadier = What does the Brigadier do?
ask-bank_suit = Cards of which suit do you spend?
ask-bank = Which card do you spend ({ $suit })? Spent: { $count }.
ask-mayor = Whose action does the Mayor take?
ask-sway = Do you sway a minister?
ask-reveal_cards = Which cards do you reveal for { $minister }?
ask-duchy_craft = Do you craft?
ask-failure = Which minister leaves you?

option-duchy_build = Build: { $piece } in { $clearing }: { $card }
    .short = in { $clearing }: { $card }
option-muster = Recruit into the Burrow
option-dig = Dig in { $clearing }: { $card }
    .short = { $card }
option-fill_in = Clearing { $clearing }
option-minister = { $minister }
option-bank_suit = { $suit }
option-sway = { $minister }
option-reveal_cards = { $cards }
option-dismiss = { $minister }

verb-duchy_build = Build
verb-muster = Recruit
verb-dig = Dig
verb-minister = Minister
verb-sway = Sway
verb-assembly-done = End Assembly
verb-parliament-done = End Parliament
verb-sway-done = End Daylight
verb-duchy_craft-done = Craft no more
pick-duchy_build-piece = Build: what?
pick-duchy_build-clearing = Build { $piece }: where?
pick-duchy_build-card = Build { $piece } in clearing { $clearing }: which card do you reveal?
pick-dig-clearing = Dig: where?
pick-dig-card = Dig in clearing { $clearing }: which card do you spend?
pick-minister-minister = Which minister acts?
pick-sway-minister = Whom do you sway?

event-burrowed = { $seat } recruits { n-warriors } in the Burrow.
event-minister_acts = { $seat }: { $minister } acts.
event-swayed = { $seat } sways { $minister }.
event-failed = { $seat } pays the price of failure in clearing { $clearing }.
event-revealed_lost = { $seat } discards a revealed card: { $card }.
event-dismissed = { $minister } leaves { $seat }.

## The board

told-burrow = Warriors in the Burrow: { $count }.
told-tunnels = Tunnels lead to clearings { $clearings }.
told-assembly = Actions of the Assembly left: { $count }.
told-swayed = Swayed: { $ministers }.
told-acted = Acted in this turn: { $ministers }.
told-unswayed = Unswayed: { $ministers }.
told-crowns = Crowns left ({ $rank }): { $count }.
told-raised = { $piece }: { $count } on the map.
told-reinforcements = Warriors in Birdsong: { $count }.
note-sway = { $rank }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $points } VP

## Why not

refused-duchy-match = You have no card of the suit of a clearing that you rule and where there is an open slot.
refused-tunnel = There is a tunnel in clearing { $clearing } already.
refused-dig-match = You have no card that matches clearing { $clearing }.
refused-no-dig = You have no card that matches a clearing without a tunnel.
refused-acted = { $minister } has acted in this turn.
refused-minister-idle = { $minister } has nothing to do now.
refused-parliament = None of your ministers has anything to do now.
refused-no-crown = No crown is left for this rank: { $rank }.
refused-sway-cards = A { $rank } asks for { $cards_needed } cards, and you have { $count }.
refused-sway-match = Each of { $cards_needed } cards needs a clearing of its own that matches and has a piece of yours.
refused-sway = Your cards and clearings sway nobody now.

## A first game

guide-duchy = The Underground Duchy: tunnels and ministers
guide-duchy-tunnel = Choose the corner where your first tunnel comes up. Your warriors gather in the Burrow below it: every clearing with a tunnel is next to it.
guide-duchy-assembly = Your Assembly takes two actions. Move warriors up from the Burrow, or build: reveal a card of the suit of a clearing that you rule.
guide-duchy-second = One more action. Buildings bring more warriors and cards; a lost one costs you a minister.
guide-duchy-sway = Now sway a minister: reveal cards, each with a clearing of its suit where you have a piece. Squires ask for the fewest. From the next turn on the minister acts for you.
guide-duchy-parliament = Your Parliament: each swayed minister may act once.
