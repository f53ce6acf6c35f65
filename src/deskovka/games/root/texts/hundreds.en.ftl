# Root: the Lord of the Hundreds

faction-hundreds = Lord of the Hundreds
faction-hundreds-about = A warlord hoards items, changes his mood every turn and drives his rats across the woodland. He scores by razing, and by ruling where nobody else is left.
role-hundreds = Hundreds
setup-plays-hundreds = { setup-factions-hundreds }
setup-factions-hundreds = Lord of the Hundreds
setup-factions-hundreds-help = It hoards items, razes and oppresses.

piece-warlord = warlord
    .object = the warlord
    .counted = { $count ->
        [one] the warlord
       *[other] { $count } warlords
    }
piece-stronghold = stronghold
    .object = a stronghold
    .counted = { $count ->
        [one] a stronghold
       *[other] { $count } strongholds
    }
piece-mob = mob
    .object = a mob
    .counted = { $count ->
        [one] a mob
       *[other] { $count } mobs
    }
mood-bitter = Bitter
mood-grandiose = Grandiose
mood-jubilant = Jubilant
mood-lavish = Lavish
mood-relentless = Relentless
mood-rowdy = Rowdy
mood-stubborn = Stubborn
mood-wrathful = Wrathful
about-bitter = In battle in the warlord's clearing, before the roll: remove mobs there and in adjacent clearings, and place a warrior there for each.
about-grandiose = In this turn the warlord advances before the Hundreds are commanded.
about-jubilant = After inciting a mob in the warlord's clearing roll the mob die up to { $count } times; each roll may place a mob.
about-lavish = At the end of Birdsong remove items of the Hoard: each places { $warriors } warriors in the warlord's clearing.
about-relentless = After an advance with a move and a battle the warlord moves or battles once more.
about-rowdy = Draw one card more in Evening, or two more with three or more enemy pieces in the warlord's clearing.
about-stubborn = In battle in the warlord's clearing ignore the first hit.
about-wrathful = As attacker in the warlord's clearing deal one extra hit.
about-mood-item = It cannot be chosen while this item is in the Hoard: { $item }.

ask-first_stronghold = Where do the Hundreds begin?
ask-raze = Where do your mobs raze next?
ask-mob = The mob die shows { $suit }. Where does a mob appear?
ask-garrison = Where do warriors join your strongholds? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
ask-anoint = Where do you anoint a new warlord?
ask-mood = Which mood is the warlord in?
ask-lavish = Which item do you squander?
ask-hundreds_craft = Do you craft?
ask-contempt = Do you keep the item, or remove it for its points?
ask-overflow = The track is full. Which item leaves the game, for a point?
ask-command = What do you command? { $left ->
    [one] { $left } command is left.
   *[other] { $left } commands are left.
}
ask-advance = Where does the warlord advance? { $left ->
    [one] { $left } advance is left.
   *[other] { $left } advances are left.
}
ask-advance_battle = Does the warlord battle where he went?
ask-relentless = The warlord is relentless: once more?
ask-loot = Do you loot { $seat } in clearing { $clearing }, and forgo your rolled hits?
ask-plunder = Which item do you loot?
ask-bitter = Which mob joins the warlord before the roll?
ask-incite = Where do you incite a mob?
ask-revel = Do you roll the mob die? { $left ->
    [one] { $left } roll is left.
   *[other] { $left } rolls are left.
}

option-raze = Raze in { $clearing }
option-mood = { $mood }
option-keep_item = Keep { $item }
option-scrap = Remove { $item }
option-fortify = Stronghold in { $clearing }: { $card }
    .short = { $card }
option-loot = Loot
option-plunder = { $item }
option-disband = The mob in { $clearing }
option-incite = Mob in { $clearing }: { $card }
    .short = { $card }
option-roll = Roll

verb-fortify = Build
verb-incite = Incite
verb-hundreds_craft-done = Craft no more
verb-command-done = End commands
verb-advance-done = End Daylight
verb-advance_battle-done = No battle
verb-relentless-done = Enough
verb-lavish-done = Keep the rest
verb-bitter-done = Roll the dice
verb-incite-done = Incite no more
verb-revel-done = Roll no more
verb-mob-pass = No mob
verb-loot-pass = Do not loot
pick-fortify-clearing = Build a stronghold: where?
pick-fortify-card = Build in clearing { $clearing }: which card do you spend?
pick-incite-clearing = Incite: where?
pick-incite-card = Incite in clearing { $clearing }: which card do you spend?

event-mood = The mood of { $seat }: { $mood }.
event-razed = A mob of { $seat } razes clearing { $clearing }.
event-mob_rolled = { $seat } rolls the mob die: { $suit }.
event-item_scorned = { $seat } takes the points for an item that was crafted; it leaves the game: { $item }.
event-hoarded = { $seat } adds to the Hoard: { $item }.
event-scrapped = { $seat } removes an item from the game: { $item }.
event-looting = { $seat } means to loot { $victim }, and will deal no rolled hits.
event-looted = { $seat } loots { $item } from { $victim }.
event-stubborn = The stubborn warlord of { $seat } ignores a hit.
event-oppressed = { $seat } oppresses { $count ->
    [one] a clearing
   *[other] { $count } clearings
}.

## The board

told-mood = Mood: { $mood }.
told-moods = Moods to choose next: { $moods }.
told-command = Command { $value }: { $items }.
told-command-empty = Command { $value }, no items.
told-prowess = Prowess { $value }: { $items }.
told-prowess-empty = Prowess { $value }, no items.
told-commands = Commands left: { $count }.
told-advances = Advances left: { $count }.
told-warlord = The warlord is in clearing { $clearing }.
told-no-warlord = The warlord is not on the map.
told-mobs = Mobs in clearings { $clearings }.
told-strongholds = Strongholds on the map: { $count }.
told-oppress = Oppress would score { $points } VP.

## Why not

refused-fortify-match = You have no card of the suit of a clearing that you rule with an open slot.
refused-no-warlord-in = The warlord is not in clearing { $clearing }.
refused-no-mobs = All your mobs are on the map.
refused-mob = A mob is in clearing { $clearing } already.
refused-incite-match = You have no card that matches clearing { $clearing }.
refused-no-incite = You have no card that matches a clearing with your warriors and no mob.

## A first game

guide-hundreds = The Lord of the Hundreds: hoard and mobs
guide-hundreds-home = Choose the corner where your warlord gathers his rats: four warriors, a stronghold and the warlord himself.
guide-hundreds-mood = Every turn the warlord changes his mood, and each has its power. Items that you hoard close moods.
guide-hundreds-command = Your command value says how many actions you may command. Build a stronghold where you rule: it brings a warrior each turn.
guide-hundreds-advance = Now the warlord advances himself, as often as your prowess says: he moves with any warriors and then battles.
guide-hundreds-incite = Incite mobs with your cards: in your next Birdsong they raze all enemy buildings and tokens beside them, and dig in ruins.
