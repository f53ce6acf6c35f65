game = Orchard

setup-players = Players
setup-players-help = Two to four.
setup-edition = Edition
setup-edition-help = What shall be different: basket: 5, or fruits: {"{"}plum: {"{"}points: 4{"}"}{"}"}.

fruit-apple = Apple
fruit-pear = Pear
fruit-plum = Plum

ask-lay = Which fruit do you lay? { $left ->
    [one] It is your last one.
   *[other] You have { $left } to lay.
}
option-lay = Lay { $fruit }
verb-lay = Lay
pick-lay-fruit = Lay: which fruit?
refused-lay = You hold no such fruit: { $fruit }.
event-laid = { $seat } lays { $fruit }.
event-drew = { $seat } draws a card.
event-drew_fruit = { $seat } draws { $fruit }.

told-round = Round { $round } of { $rounds }
told-turn = It is { $seat }'s turn.
told-over = The game is over.
told-deck = { $count ->
    [one] One card is
   *[other] { $count } cards are
} left in the deck.
told-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
told-basket = In the basket: { $fruits }.
told-hand = In hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
told-own = You hold: { $fruits }.

note-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
about-points = Scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
about-basket = { $fruits } in one basket score { $points } more.
