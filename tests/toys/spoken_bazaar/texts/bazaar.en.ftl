game = Bazaar
ask-lay = Day { $day }: what do you lay on the market?
ask-trade = How do you trade?
may-trade = You may send a rascal for a coin of the one who trades.
option-lay = { $cards-count ->
    [0] Lay nothing
   *[other] Lay { $cards }
}
option-earn = Earn a coin
option-draw = Draw a card
option-wait = Wait
option-send = Send { $card }
event-day = Day { $day } dawns.
event-drew = { $seat } draws a card.
event-drew_card = You drew { $card }.
event-laid = { $cards-count ->
    [0] { $seat } lays nothing.
   *[other] { $seat } lays { $cards } and gets { $coins }.
}
event-traded = { $seat } { $how }.
event-sent = { $seat } sends { $card }: a coin of { $victim } is gone.
how-earn = earns a coin
how-draw = draws a card
how-wait = waits
card-hidden = a card
card-fig = Fig
card-date = Date
card-olive = Olive
card-salt = Salt
card-tea = Tea
card-wool = Wool
card-rug = Rug
card-silk = Silk
card-amber = Amber
card-pearl = Pearl
card-thief = Thief
card-monkey = Monkey
card-magpie = Magpie
card-cutpurse = Cutpurse
told-day = Day { $day }
told-turn = { $phase }: { $seat }, led by { $leader }.
told-piles = Bank { $bank }, deck { $deck }, sold { $cards }.
told-seat = { $seat }: coins { $coins }, hand { $cards }.
