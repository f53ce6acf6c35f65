game = Sad

setup-players = Hráčů
setup-players-help = Dva až čtyři.
setup-edition = Edice
setup-edition-help = Co má být jinak: basket: 5, nebo fruits: {"{"}plum: {"{"}points: 4{"}"}{"}"}.

fruit-apple = Jablko
fruit-pear = Hruška
fruit-plum = Švestka

ask-lay = Které ovoce vyložíš? { $left ->
    [one] Je to tvoje poslední.
    [few] Máš vyložit ještě { $left } karty.
   *[other] Máš vyložit ještě { $left } karet.
}
option-lay = Vyložit: { $fruit }
verb-lay = Vyložit
pick-lay-fruit = Vyložit: které ovoce?
refused-lay = Takové ovoce v ruce nemáte: { $fruit }.
event-laid = { $seat } vykládá kartu { $fruit }.
event-drew = { $seat } dobírá kartu.
event-drew_fruit = { $seat } dobírá kartu { $fruit }.

told-round = { $round }. kolo z { $rounds }
told-turn = Na tahu je { $seat }.
told-over = Je po hře.
told-deck = V balíčku { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}.
told-seat = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
told-basket = V košíku: { $fruits }.
told-hand = V ruce: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}.
told-own = Držíte: { $fruits }.

note-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
about-points = Je za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
about-basket = { $fruits } v jednom košíku: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} navíc.
