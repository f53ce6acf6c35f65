# Root: the Riverfolk Company

faction-riverfolk = Riverfolk Company
faction-riverfolk-about = Sells cards, boats and mercenaries to the others, and turns what they pay into funds. It scores for trade posts, and for funds that it leaves lying.
role-riverfolk = Riverfolk
setup-plays-riverfolk = { setup-factions-riverfolk }
setup-factions-riverfolk = Riverfolk Company
setup-factions-riverfolk-help = It trades with everybody and lives on what they pay.

piece-trade_post_fox = fox trade post
    .object = a fox trade post
    .counted = { $count ->
        [one] a fox trade post
       *[other] { $count } fox trade posts
    }
piece-trade_post_rabbit = rabbit trade post
    .object = a rabbit trade post
    .counted = { $count ->
        [one] a rabbit trade post
       *[other] { $count } rabbit trade posts
    }
piece-trade_post_mouse = mouse trade post
    .object = a mouse trade post
    .counted = { $count ->
        [one] a mouse trade post
       *[other] { $count } mouse trade posts
    }
trigger-disruption = Trade Disruption
service-hand_card = Hand Card
about-hand_card = Take any card of the Company's open hand. It can be bought several times in a turn.
service-riverboats = Riverboats
about-riverboats = Rivers are paths for you until the end of the turn.
service-mercenaries = Mercenaries
about-mercenaries = In Daylight and Evening warriors of the Company rule and fight for you, and take every second hit. You cannot move them.

ask-embark = Where on the river does another warrior go? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
ask-first_price = What does this service cost: { $service }?
ask-trade = What do you do with your funds? { $left ->
    [one] { $left } is left.
   *[other] { $left } are left.
}
ask-commit = Whose warrior do you commit? To choose: { $left }.
ask-spend_fund = Whose warrior do you spend? To choose: { $left }.
ask-disruption = Your trade post in clearing { $clearing } is lost: which funds go with it? { $count ->
    [one] One more.
   *[other] { $count } more.
}
ask-prices = Do you change prices?
ask-pay_items = Which item do you exhaust for the service? { $left ->
    [one] One more.
   *[other] { $left } more.
}

option-buy_card = Hand Card: { $card }
    .short = { $card }
option-buy_service = { $service }
option-export = Export { $card }
    .short = { $card }
option-draw = Draw a card
option-moor = Recruit in { $clearing }
    .short = Clearing { $clearing }
option-establish = Trade post in { $clearing }: { $piece }
    .short = { $piece }
option-fund = { $owner }
option-pay_items = { $item } ({ $condition })
option-price = { $service }: { $price }
    .short = { $price }

verb-buy_card = Buy a card
verb-buy_service = Buy a service
verb-export = Export
verb-draw = Draw
verb-moor = Recruit
verb-establish = Trade post
verb-price = Price
verb-birdsong_start-done = Go on
verb-trade-done = End Daylight
verb-disruption-pass = Own warriors first
verb-prices-done = Leave the prices
pick-buy_card-card = Which card do you buy?
pick-buy_service-service = Which service do you buy?
pick-export-card = Export: which card?
pick-moor-clearing = Recruit: where?
pick-establish-clearing = Trade post: where?
pick-establish-piece = Trade post in clearing { $clearing }: which one?
pick-price-service = Price of which service?
pick-price-price = { $service }: which price?

event-price_set = { $seat } asks { $price } for { $service }.
event-service_bought = { $seat } buys of { $owner }: { $service } for { $count }.
event-service_paid = { $seat } puts { n-warriors } into the Payments box of { $owner }.
event-fund_lost = { $seat } loses a fund: a warrior of { $owner }.
event-card_bought = { $seat } takes { $card } from the hand of { $owner }.
event-paid_itself = { $seat } puts { n-warriors } of its own into Payments.
event-funds_gathered = { $seat } gathers { $count } and has { $total } in Funds.
event-fund_committed = { $seat } commits a warrior of { $owner }.
event-fund_laid = { $seat } lays a warrior of { $owner } on the { $suit } track.
event-funds_spent = { $seat } spends { n-warriors } of { $owner }.
event-exported = { $seat } exports { $card }.
event-disrupted = Trade of { $seat } is disrupted by the loss of clearing { $clearing }: { n-warriors } leave Funds.

## The board

told-payments = Payments: { $count } ({ $owners }).
told-funds = Funds: { $count } ({ $owners }).
told-committed = Committed: { $count } ({ $owners }).
told-laid = On the { $suit } track: { $count } ({ $owners }).
told-spaces = Empty spaces of the { $suit } track: { $count }.
told-dividends = Dividends as things are: { n-points }.
told-price = { $service } costs { $count }.
note-price = price { $count }
told-bought = Bought by { $buyer } in this turn: { $services }.
told-services-left = Services that can still be bought in this turn: { $count }.
told-trade-posts = { $piece }: { $on_map } on the map, { $on_track } on the track, the next one scores { $points }.
told-trade-posts-empty = { $piece }: { $on_map } on the map, none on the track.

## Why not

refused-services = You can buy { $count ->
    [one] one service
   *[other] { $count } services
} in this turn: one, and one more for each clearing with a trade post and a piece of yours.
refused-empty-hand = The Company has no cards.
refused-no-mercenaries = Who has no warriors cannot hire mercenaries.
refused-bought = You have bought this in this turn: { $service }.
refused-price = It costs { $count }, and you can pay { $purse }.
refused-funds = It takes funds: { $count }. You have { $funds }.
refused-no-spaces = Your tracks have no empty space: place trade posts first.
refused-no-deck = There is no card to draw.
refused-no-river = No river flows through clearing { $clearing }.
refused-post = There is a trade post in clearing { $clearing } already.
refused-unruled = No player rules clearing { $clearing }.
refused-no-posts = No trade post of this suit is left: { $suit }.
refused-funds-of = It takes { $count } funds of { $seat }, who rules there. You have { $funds }.
refused-no-establishing = Nowhere can you pay { $count } funds of who rules a clearing without a trade post.
refused-price-set = You have moved the price of this already: { $service }.
refused-same-price = It is the price already: { $service }.

## A first game

guide-riverfolk = The Riverfolk Company: prices and funds
guide-riverfolk-embark = Spread your warriors along the river. You swim: rivers are paths for you, and you need not rule there.
guide-riverfolk-price = Set the price of each service. The others pay with their warriors; cheap cards tempt more buyers.
guide-riverfolk-trade = Payments have become funds. Commit one to move, battle or draw, spend one to recruit. With two warriors of who rules a clearing you establish a trade post there.
guide-riverfolk-more = Funds that you leave lying score a point for every two next turn, as long as a trade post stands. Trade posts uncover spaces to craft with.
guide-riverfolk-prices = In Evening you may change your prices. What the others buy comes back to you as funds.
