# Root: the Keepers in Iron

faction-keepers = Keepers in Iron
faction-keepers-about = Devout knights have come back for their relics. They delve for them in the forests, carry them to their waystations and recover them, and their retinue says how much they can do.
role-keepers = Keepers
setup-plays-keepers = { setup-factions-keepers }
setup-factions-keepers = Keepers in Iron
setup-factions-keepers-help = They delve for relics in the forests and bring them home.
piece-relic_figure = hidden figure
    .object = a hidden figure
    .counted = { $count ->
        [one] a hidden figure
       *[other] { $count } hidden figures
    }
piece-relic_figure_1 = figure I
    .object = a figure I
    .counted = { $count ->
        [one] a figure I
       *[other] { $count } figures I
    }
piece-relic_figure_2 = figure II
    .object = a figure II
    .counted = { $count ->
        [one] a figure II
       *[other] { $count } figures II
    }
piece-relic_figure_3 = figure III
    .object = a figure III
    .counted = { $count ->
        [one] a figure III
       *[other] { $count } figures III
    }
piece-relic_tablet = hidden tablet
    .object = a hidden tablet
    .counted = { $count ->
        [one] a hidden tablet
       *[other] { $count } hidden tablets
    }
piece-relic_tablet_1 = tablet I
    .object = a tablet I
    .counted = { $count ->
        [one] a tablet I
       *[other] { $count } tablets I
    }
piece-relic_tablet_2 = tablet II
    .object = a tablet II
    .counted = { $count ->
        [one] a tablet II
       *[other] { $count } tablets II
    }
piece-relic_tablet_3 = tablet III
    .object = a tablet III
    .counted = { $count ->
        [one] a tablet III
       *[other] { $count } tablets III
    }
piece-relic_jewelry = hidden jewel
    .object = a hidden jewel
    .counted = { $count ->
        [one] a hidden jewel
       *[other] { $count } hidden jewels
    }
piece-relic_jewelry_1 = jewel I
    .object = a jewel I
    .counted = { $count ->
        [one] a jewel I
       *[other] { $count } jewels I
    }
piece-relic_jewelry_2 = jewel II
    .object = a jewel II
    .counted = { $count ->
        [one] a jewel II
       *[other] { $count } jewels II
    }
piece-relic_jewelry_3 = jewel III
    .object = a jewel III
    .counted = { $count ->
        [one] a jewel III
       *[other] { $count } jewels III
    }
piece-waystation_figure_tablet = waystation (figure/tablet)
    .object = the waystation (figure/tablet)
    .counted = { $count ->
        [one] a waystation (figure/tablet)
       *[other] { $count } waystations (figure/tablet)
    }
piece-waystation_figure_jewelry = waystation (figure/jewel)
    .object = the waystation (figure/jewel)
    .counted = { $count ->
        [one] a waystation (figure/jewel)
       *[other] { $count } waystations (figure/jewel)
    }
piece-waystation_tablet_figure = waystation (tablet/figure)
    .object = the waystation (tablet/figure)
    .counted = { $count ->
        [one] a waystation (tablet/figure)
       *[other] { $count } waystations (tablet/figure)
    }
piece-waystation_tablet_jewelry = waystation (tablet/jewel)
    .object = the waystation (tablet/jewel)
    .counted = { $count ->
        [one] a waystation (tablet/jewel)
       *[other] { $count } waystations (tablet/jewel)
    }
piece-waystation_jewelry_figure = waystation (jewel/figure)
    .object = the waystation (jewel/figure)
    .counted = { $count ->
        [one] a waystation (jewel/figure)
       *[other] { $count } waystations (jewel/figure)
    }
piece-waystation_jewelry_tablet = waystation (jewel/tablet)
    .object = the waystation (jewel/tablet)
    .counted = { $count ->
        [one] a waystation (jewel/tablet)
       *[other] { $count } waystations (jewel/tablet)
    }

relic_type-figure = figure
relic_type-tablet = tablet
relic_type-jewelry = jewel
duty-move = Move
duty-delve = Battle then Delve
duty-recover = Move or Recover
card-faithful_retainer = Faithful Retainer
about-faithful_retainer = A bird card of the retinue. When it is discarded it leaves the game.
about-duty-move = Each card makes one move out of a clearing of its suit.
about-duty-delve = Each card chooses a clearing of its suit with a warrior. Enemies there must be battled; then, where you rule, take a relic out of an adjacent forest. If you rule fewer clearings beside that forest than the relic is worth, the card is lost.
about-duty-recover = Each card makes one move out of a clearing of its suit, or recovers relics there that a waystation shows. If you rule fewer clearings of that suit than a relic is worth, the card is lost.
about-recovered = A recovered relic scores its value, and { $more } more if it completes a set of all three types.
about-retinue = The retinue holds at most { $count } cards.
trigger-trophy = Prized trophies

ask-first_camp = Where do the Keepers begin?
ask-second_camp = Where are your other warriors, beside clearing { $clearing }?
ask-encamp = Where do you encamp, and with which face up?
ask-begin_anew = Nobody of yours is left on the map. Where do you begin anew?
ask-decamp = Where do you decamp?
ask-keepers_recruit = Do you spend cards to recruit?
ask-keepers_craft = Do you craft?
ask-retinue = { $duty }: what do you do? { $left ->
    [one] One card of this column is left.
   *[other] { $left } cards of this column are left.
}
ask-retainer = Which card of the retinue do you use in clearing { $clearing }?
ask-delve = You rule clearing { $clearing }. Which relic do you delve for?
ask-recover_more = Do you recover another relic in clearing { $clearing }?
ask-carry = Which relics go along from clearing { $clearing } to clearing { $target }?
ask-hide = In which forest do you put the relic: { $relic }?
ask-gather = Which cards join the retinue, and in which column? Or one card changes its column.

option-encamp = Clearing { $clearing }: { $waystation }
    .short = { $waystation }
option-decamp = Clearing { $clearing }: { $waystation }
    .short = { $waystation }
option-keepers_recruit = Warriors in { $clearing }: { $card }
    .short = { $card }
option-delve = From { $place } to clearing { $clearing }: { $relic }
    .short = { $relic }
option-recover = Recover in { $clearing }: { $relic }
    .short = { $relic }
option-by_card = { $card }
option-carry = { $relic }
option-hide_in = { $place }
option-gather = { $card }: { $duty }
    .short = { $duty }
option-reassign = { $card }: from { $duty } to { $new_duty }
    .short = to { $new_duty }

verb-encamp = Encamp
verb-decamp = Decamp
verb-keepers_recruit = Recruit
verb-delve = Delve
verb-recover = Recover
verb-gather = Add a card
verb-reassign = Shift a card
verb-encamp-done = Encamp no more
verb-decamp-done = Decamp no more
verb-keepers_recruit-done = Recruit no more
verb-keepers_craft-done = Craft no more
verb-retinue-done = End this column
verb-delve-done = Do not delve
verb-recover_more-done = Stop here
verb-carry-done = Carry no more
verb-gather-done = The retinue stays so
pick-encamp-clearing = Encamp: where?
pick-encamp-waystation = Encamp in clearing { $clearing }: which waystation? The face named first is up.
pick-decamp-clearing = Decamp: where?
pick-decamp-waystation = Decamp in clearing { $clearing }: which waystation?
pick-keepers_recruit-clearing = Recruit: where?
pick-keepers_recruit-card = Recruit in clearing { $clearing }: which card do you spend?
pick-delve-clearing = Delve: into which clearing?
pick-delve-place = Delve into clearing { $clearing }: from which forest?
pick-delve-relic = Delve into clearing { $clearing }: which relic?
pick-recover-clearing = Recover: where?
pick-recover-relic = Recover in clearing { $clearing }: which relic?
pick-gather-card = Add a card: which one?
pick-gather-duty = { $card }: into which column?
pick-reassign-card = Shift a card: which one?
pick-reassign-duty = { $card }: out of which column?
pick-reassign-new_duty = { $card }: into which column?

event-relics_laid = Relics of { $seat } lie face down in the forests: { $count }.
event-encamped = { $seat } places { $waystation-object } in clearing { $clearing }.
event-delved = { $seat } delves in { $place } and takes { $relic-object } to clearing { $clearing }.
event-relic_turned = { $seat } turns up a relic in { $place }: { $relic }.
event-recovered = { $seat } recovers { $relic-object } in clearing { $clearing }.
event-set_completed = { $seat } completes a set of all three types of relics.
event-retinue_lost = { $seat } loses a card of the retinue ({ $duty }): { $card }.
event-relic_laid = A relic of { $seat } lies in { $place }: { $relic }.
event-retainers_ready = { $seat } has Faithful Retainers in each column of the retinue: { $count }.
event-carried = { $seat } carries { $relic-object } from clearing { $clearing } to clearing { $target }.
event-hidden = { $seat } puts { $relic-object } into { $place }.
event-knights = The devout knights of { $seat } ignore a hit.
event-gathered = { $seat } adds { $card } to the retinue: { $duty }.
event-reassigned = { $seat } shifts { $card } in the retinue from { $before } to { $duty }.

## The board

told-duty = { $duty }: { $cards }.
told-duty-empty = { $duty }: no cards.
told-served = Of these have acted: { $cards }.
told-acting = Now acting: { $duty }.
told-retinue-room = Room in the retinue: { $count }.
told-waystation = The waystation in clearing { $clearing } shows: { $shows }. Below: { $below }.
told-waystation-folded = Not on the map: a waystation with { $shows } and { $below }.
told-recovered = Recovered ({ $relic_type }): { $values }.
told-unseen = Values not turned up yet ({ $relic_type }): { $values }.

## Why not

refused-no-waystations = All your waystations are on the map.
refused-camped = You have encamped in clearing { $clearing } in this turn.
refused-no-waystation-in = You have no waystation in clearing { $clearing }.
refused-decamped = You have decamped in clearing { $clearing } in this turn.
refused-keepers-match = You have no card that matches clearing { $clearing }.
refused-no-keepers-recruit = You have no card that matches a clearing with a waystation.
refused-duty = Another column acts now: { $duty }.
refused-no-retainer = No card that is left in this column matches clearing { $clearing }.
refused-battle-first = In clearing { $clearing } you have to battle first.
refused-no-relic-near = No forest beside clearing { $clearing } holds a relic.
refused-no-delve = Nowhere that your cards match do you rule a clearing with a warrior beside a forest with a relic, and without enemies.
refused-no-relic-in = No relic lies in clearing { $clearing }.
refused-no-such-waystation = No waystation in clearing { $clearing } shows the type of the relics there ({ $relic_types }).
refused-no-recovery = Nowhere does a relic lie beside a waystation of its type.
refused-retinue-full = The retinue is full.
refused-gathered = You have added cards in this turn.
refused-no-retinue = You have no retinue.

## A first game

guide-keepers = The Keepers in Iron: relics and a retinue
guide-keepers-home = Your knights begin in a corner. Choose a clearing beside it for the others. Relics lie face down in the forests, more of them far from you.
guide-keepers-encamp = Replace a warrior by a waystation. It shows the type of relics that you can recover there, and it crafts, recruits and brings a card each Evening.
guide-keepers-recruit = Spend cards of the suit of a clearing with a waystation: each brings warriors there.
guide-keepers-act = The three columns of your retinue act from left to right. Each card acts once, in a clearing of its suit; your Faithful Retainers do everywhere. First move to where a forest is near.
guide-keepers-delve = Where you rule, take a relic out of the forest. If you rule too few clearings beside that forest for its value, you lose the card.
guide-keepers-recover = Carry relics to a waystation of their type and recover them: they score their value, and each set of all three types scores more.
guide-keepers-gather = Add cards to your retinue: each is one more action in every turn to come. But keep some to recruit.
