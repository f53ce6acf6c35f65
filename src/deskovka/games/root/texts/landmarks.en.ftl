# Root: landmarks

landmark-ferry = Ferry
landmark-tower = Tower
landmark-lost_city = Lost City
landmark-legendary_forge = Legendary Forge
landmark-black_market = Black Market
landmark-elder_treetop = Elder Treetop

## Set-up

setup-landmarks = Landmarks
setup-landmarks-help = How many landmarks are drawn and set up before the factions. None: only those of the map.
setup-landmark_cards = Landmark cards
setup-landmark_cards-help = From which ones they are drawn; none chosen: all that suit so many players.
setup-landmark_cards-ferry = { landmark-ferry }
setup-landmark_cards-tower = { landmark-tower }
setup-landmark_cards-lost_city = { landmark-lost_city }
setup-landmark_cards-legendary_forge = { landmark-legendary_forge }
setup-landmark_cards-black_market = { landmark-black_market }
setup-landmark_cards-elder_treetop = { landmark-elder_treetop }
setup-landmark_cards-ferry-help = Moves along the river, and brings cards.
setup-landmark_cards-tower-help = Points for who rules it.
setup-landmark_cards-lost_city-help = A clearing of every suit.
setup-landmark_cards-legendary_forge-help = Items that are crafted only there, for more points.
setup-landmark_cards-black_market-help = Cards that are exchanged unseen.
setup-landmark_cards-elder_treetop-help = A slot more, whose building is worth more.
setup-map_landmarks = Ferry and tower of the map
setup-map_landmarks-help = With landmarks, the ferry of the Lake and the tower of the Mountain may be left out; then their cards can be drawn.
setup-map_landmarks-kept = stay where they are
setup-map_landmarks-left_out = are left out

phase-landmarks = landmarks

## Questions and options

ask-landmark = In which clearing do you set up { $landmark }?
ask-forge_suit = The items of which suit go to the Legendary Forge?
ask-exchange = Which card do you leave at the Black Market for card { $number }? Nobody sees either of them.
ask-treetop = Where in its clearing do you build { $piece-object }? The slot in the Elder Treetop is worth more to enemies.
option-below_treetop = Below the treetop
option-in_treetop = In the treetop
option-trade = Black Market: exchange a card for card { $number }
    .short = card { $number }
option-give_away = { $card }
option-take_items = { $suit }
verb-trade = Black Market
pick-trade-number = Black Market: which of the cards?

## Events

event-landmark_drawn = Landmark: { $landmark }.
event-landmark_set_aside = No clearing will do for { $landmark }; the card is put aside.
event-landmark_placed = { $seat } sets up { $landmark } in clearing { $clearing }.
event-forge_stocked = The items of the suit { $suit } go to the Legendary Forge.
event-forge_item = On the card of the Legendary Forge: { $item }, { $count }.
event-market_stocked = Face down at the Black Market: { n-cards } from the deck.
event-forged = { $seat } takes { $item } from the Legendary Forge.
event-traded = { $seat } exchanges a card for card { $number } of the Black Market.
event-market_seen = Everybody knows that card { $number } of the Black Market is now { $card }, from { $seat }.
event-perched = { $seat }: { $piece-object } stands in the Elder Treetop.
event-treetop_lost = { $owner } loses { $piece-object } from the Elder Treetop.
event-traded_card = Only you know: you left { $card } and got { $other }.

## Told

told-landmark = { $landmark }.
told-forge = To be crafted here only: { $items }.
told-market = Cards of the market, in order: { $cards }.
told-hidden-card = a hidden card
told-treetop = In the treetop: { $thing } ({ $seat }).
told-landmarks-drawn = Landmarks to be set up: { $landmarks }.

## What they do

about-landmark-ferry = Once per turn a move from its clearing may follow the river, or cross the lake, and takes it along. Everybody whose pieces move draws { $draws ->
    [one] a card
   *[other] { $draws } cards
}.
about-landmark-tower = Who rules its clearing at the end of the own Evening scores { n-points }.
about-landmark-lost_city = Its clearing has all three suits at once, for everything.
about-landmark-legendary_forge = Items on its card can be crafted only with a piece in its clearing. Crafting one scores { $points } more and draws { $draws ->
    [one] a card
   *[other] { $draws } cards
}.
about-landmark-black_market = { $cards } cards lie here face down. Once on the own turn a player with a piece here may exchange a hand card for one of them, unseen.
about-landmark-elder_treetop = { $slots ->
    [one] One more slot
   *[other] { $slots } more slots
}. Whoever builds there says which slot it takes. Removing an enemy building from there scores { $points } more.
about-site-any = Set up in any clearing
about-site-corner = Set up in a corner clearing
about-site-ruin = Set up in a clearing with a ruin
about-site-single_slot = Set up in a clearing with one slot and no ruin
about-site-water = Set up in a clearing at the river or at the coast of the lake
about-site-apart = { $site }, without a landmark and not adjacent to one.
about-site-alone = { $site }, without a landmark.

## Why not

refused-crafting = Something keeps you from crafting it.
refused-forge = It lies at the Legendary Forge, and you have no piece there.
refused-traded = You have traded at the Black Market in this turn.
refused-no-trade = You have no piece at the Black Market (clearing { $clearing }).
