# Paladins of the West Kingdom: what verbs are called, what is asked after each pick, why not, and what follows

verb-develop = Develop
verb-recruit = Recruit
verb-expedition = Expedition
verb-hunt = Hunt
verb-trade = Trade
verb-pray = Pray
verb-conspire = Conspire
verb-commission = Commission
verb-fortify = Fortify
verb-garrison = Garrison
verb-absolve = Absolve
verb-attack = Attack
verb-convert = Convert
verb-favour = King’s Favour
verb-pass = Pass
verb-done = That’s enough
verb-decline = No, thank you

pick-develop-action = Develop: which action gets the workshop?
pick-develop-spot = Develop { $action }: which spot?
pick-recruit-townsfolk = Recruit: whom?
pick-recruit-way = Recruit { $townsfolk }: how do you pay?
pick-expedition-townsfolk = Expedition: who goes?
pick-expedition-way = Expedition of { $townsfolk }: how do you pay?
pick-hunt-count = Hunt: with how many workers?
pick-trade-count = Trade: with how many workers?
pick-pray-action = Pray: which action space is cleared?
pick-commission-slot = Commission: where does the monk go?
pick-garrison-slot = Garrison: where does the outpost go?
pick-absolve-slot = Absolve: where does the jar go?
pick-attack-outsider = Attack: whom?
pick-convert-outsider = Convert: whom?
pick-favour-favour = Which King’s Favour?
pick-paladin-paladin = Which paladin do you play?
pick-paladin-top = { $paladin } plays; who goes on top of the pile?
pick-build-action = Which action gets the workshop?
pick-build-spot = { $action }: which spot?

## Why not

refused-used = Workers lie on this space; it can be used again when it is cleared.
refused-limit = It can be done { $count } times, and you have done so.
refused-workers = It needs { $workers } among your workers.
refused-silver = It costs { $price } silver, and you have { $silver }.
refused-provisions = It costs { $price ->
    [one] { $price } provision
   *[other] { $price } provisions
}, and you have { $provisions }.
refused-influence = It needs influence { $need }, and you have { $value }.
refused-faith = It needs faith { $need }, and you have { $value }.
refused-strength = It needs strength { $need }, and you have { $value }.
refused-workshops = No workshop is left, or no spot for one.
refused-no-townsfolk = No townsfolk are left in the row this round.
refused-no-slot = No slot within your reach is free.
refused-no-walls = No walls are left.
refused-no-outsiders = No outsiders are left in the row this round.
refused-no-debt = A debt cannot be taken instead here.
refused-locked = This slot is there only with { $count } or more players.
refused-taken = The place is taken.
refused-alike = Another free place of the same kind gives the same; it is offered in its stead.
refused-favour-used = This Favour has been used in this round.
refused-favour-cost = You cannot pay what it costs.
refused-no-favour = No Favour can be used now.
refused-favours-hidden = No Favour has been revealed yet.

## What follows

follows-pass = { $count ->
    [one] { $count } worker is lost
   *[other] { $count } workers are lost
}
follows-debt = an unpaid debt costs points at the end
