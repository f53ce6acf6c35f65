# Legends: what verbs are called, what is asked after each pick, why not, and what follows

verb-done = That’s enough
pick-move-origin = From where does an army move?
pick-move-region = From { $origin } to where?
pick-destroy-region = Where do you destroy an army?
pick-destroy-victim = Whose army in { $region }?
pick-put-token = Which token do you place?
pick-put-region = Where does it go: { $token }?
pick-arm-side = On which side?
pick-arm-face = Which segment ({ $side })?

## Why not

refused-take = It costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, and you have { $coins }.
refused-no-army = You have no army here.
refused-sea = A step by sea costs { $cost }, and you have { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
} left.
refused-bandits = The bandits take { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} for each army, and you have { $coins }.
refused-passage = Each army costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} here, and you have { $coins }.
refused-immune = The armies of { $seat } are immune.
refused-all-immune = All armies here are immune.

## What follows

follows-points-lost = { $points ->
    [one] { $points } movement point is lost
   *[other] { $points } movement points are lost
}
follows-own-army = it is your own army
follows-hidden-token = you must take the hidden token, whatever it is
