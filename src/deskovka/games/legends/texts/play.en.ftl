# Eight-Minute Empire: Legends: questions, options and events

## Counts

n-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
n-armies = { $count ->
    [one] { $count } army
   *[other] { $count } armies
}
n-victory-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}

## Questions

ask-centre = Which segment goes in the centre?
ask-turn = How many degrees clockwise is it turned?
ask-open_side = Which side of the central segment stays open?
ask-arm = Which segment becomes this arm?
ask-touch = With which of its own sides does the arm touch the central segment?
ask-segment = Which segment comes next in the row?
ask-start = Which region is the start region?
ask-token = Where does the token go?
ask-joint = Where does one more army of every player go?
ask-neutral = Where do you place a neutral army? { $left ->
    [one] It is the last one.
   *[other] { $left } are left.
}
ask-bid = How many coins do you bid for naming the starting player? The bid is secret, and only the winner pays.
ask-starter = You won the bid. Who goes first?
ask-take = Which card do you take? You have { n-coins }.
ask-either = Which of the two actions do you perform?
ask-place = How many armies go to { $region }? You can still place { $left }.
ask-place_through = How many armies go to { $region }? Each costs { n-coins }, paid to the owner of the city there ({ $owner }). You can still place { $left }.
ask-knight = White Knight: how many armies ride to the new city in { $region }?
ask-move = Which army do you move? { $points ->
    [one] { $points } movement point is left.
   *[other] { $points } movement points are left.
}
ask-build = Where do you build a city?
ask-destroy = Which army do you destroy?
ask-extra_card = Fairy Queen: which extra card do you buy? You have { n-coins }.

## Options

option-centre = { $face }
option-turn = { $degrees }°
option-open_side = { $side }
option-arm = { $side }: { $face }
    .short = { $face }
option-touch = { $side }
option-segment = Place { $place }: { $face }
option-start = { $region }
option-put = { $token }: { $region }
    .short = { $region }
option-leave = { $token }: leave it in the box
option-joint = { $region }
option-neutral = { $region }
option-bid = { n-coins }
option-begin = { $seat }
option-take = { $card }
option-perform = { $action }
option-place = { $region }: { $count ->
    [0] none
   *[other] { n-armies }
}
option-place_through = { $region } ({ $owner }): { $count ->
    [0] none
   *[other] { n-armies }
}
option-move = { $origin } → { $region }
    .short = → { $region }
option-build = { $region }
option-destroy = { $region }: { $victim }
    .short = { $victim }
option-done = That's enough

## Events

event-game_begins = { $game ->
    [1] The game begins; { $seat } sets it up.
   *[other] Game { $game } begins; { $seat } sets it up.
}
event-leader_dealt = { $seat-player } is led by the { $leader }.
event-board_laid = The board is on the table.
event-start_chosen = Start region: { $region }.
event-token_put = { $token } is in { $region }.
event-token_left = Left in the box: { $token }.
event-card_dealt = { $card } joins the row.
event-armies_set_up = { $seat } sets up { n-armies } in { $region }.
event-joint_chosen = { $seats } each set up { n-armies } in { $region }.
event-coins_dealt = { $seats } each receive { n-coins }.
event-neutral_placed = { $seat } places a neutral army in { $region }.
event-bid_made = { $seat } bids { n-coins }.
event-bid_tie_drawn = A draw settles the tied bids: { $seat }.
event-bid_won = { $seat } wins the bid and pays { $coins ->
    [0] with a smile.
   *[other] { n-coins }.
}
event-starter_named = { $seat } decides who goes first: { $starter }.
event-took = { $seat } takes { $card } { $coins ->
    [0] for free.
   *[other] for { n-coins }.
}
event-coins_gained = { $seat } gains { n-coins } from the bank.
event-placed = { $seat } places { n-armies } in { $region }.
event-paid_owner = { $seat } pays the owner of the city ({ $owner }) { n-coins }.
event-paid_bandits = { $seat } pays the bandits in { $region } { n-coins }.
event-moved = { $seat } moves an army: { $origin } → { $region }.
event-stopped = { $seat } stops moving. { $points ->
    [one] { $points } movement point is lost.
   *[other] { $points } movement points are lost.
}
event-dragon_slain = { $seat } slays the dragon in { $region }!
event-built = { $seat } builds a city in { $region }.
event-declined = { $seat } passes up “{ $action }”.
event-token_taken = { $seat } discovers a token in { $region }: { $token }.
event-destroyed = { $seat } destroys an army in { $region } ({ $victim }).
event-captured = { $seat } keeps the destroyed army ({ $victim }).
event-robbed = { $seat } takes loot: { n-coins } ({ $victim }).
event-peeked = { $seat } peeks at the face-down token in { $region }.
event-peeked_token = Only you know: in { $region } lies { $token }.
event-scored = { $seat }: { n-victory-points } (regions { $regions }, islands { $islands }, cards { $cards }, elixirs { $elixirs }{ $discoveries ->
    [0] { "" }
   *[other] , discovery tokens { $discoveries }
}{ $citadels ->
    [0] { "" }
   *[other] , citadels { $citadels }
}{ $dragon ->
    [0] { "" }
   *[other] , dragon { $dragon }
}{ $leader ->
    [0] { "" }
   *[other] , leader { $leader }
}).
event-game_won = { $seat } wins game { $game }.
event-won = { $seat } wins with { n-victory-points }!
event-shared_victory = { $seat } shares the victory with { n-victory-points }.

## Names in them

action-place = Place armies
action-move = Move armies
action-build = Build a city
action-destroy = Destroy an army
action-extra_card = Extra card

side-N = North
side-E = East
side-S = South
side-W = West

seat-neutral = neutral colour
