# Root: the Corvid Conspiracy

faction-corvids = Corvid Conspiracy
faction-corvids-about = Moves nimbly wherever it likes and lays plots face down. It scores when it turns them up; enemies who stand beside one may guess what it is.
role-corvids = Corvids
setup-plays-corvids = { setup-factions-corvids }
setup-factions-corvids = Corvid Conspiracy
setup-factions-corvids-help = It lays plots face down and turns them up for points.

piece-plot = plot
    .object = a plot
    .counted = { $count ->
        [one] a plot
       *[other] { $count } plots
    }
piece-plot_bomb = bomb
    .object = a bomb
    .counted = { $count ->
        [one] a bomb
       *[other] { $count } bombs
    }
piece-plot_snare = snare
    .object = a snare
    .counted = { $count ->
        [one] a snare
       *[other] { $count } snares
    }
piece-plot_extortion = extortion
    .object = an extortion
    .counted = { $count ->
        [one] an extortion
       *[other] { $count } extortions
    }
piece-plot_raid = raid
    .object = a raid
    .counted = { $count ->
        [one] a raid
       *[other] { $count } raids
    }
piece-hidden_bomb = hidden bomb
    .object = a hidden bomb
    .counted = { $count ->
        [one] a hidden bomb
       *[other] { $count } hidden bombs
    }
piece-hidden_snare = hidden snare
    .object = a hidden snare
    .counted = { $count ->
        [one] a hidden snare
       *[other] { $count } hidden snares
    }
piece-hidden_extortion = hidden extortion
    .object = a hidden extortion
    .counted = { $count ->
        [one] a hidden extortion
       *[other] { $count } hidden extortions
    }
piece-hidden_raid = hidden raid
    .object = a hidden raid
    .counted = { $count ->
        [one] a hidden raid
       *[other] { $count } hidden raids
    }
plot-bomb = bomb
plot-snare = snare
plot-extortion = extortion
plot-raid = raid
about-bomb = When it is turned up, all enemy pieces in its clearing are removed, then the bomb itself.
about-snare = While it lies face up, enemies can neither place pieces in its clearing nor move out of it.
about-extortion = When it is turned up, you take a random card from each enemy with a piece in its clearing. While it lies face up, you draw one card more in Evening.
about-raid = When it is removed, but not by exposure, you place a warrior in each adjacent clearing.
trigger-raid = Raid

ask-scatter = Where does your warrior in a clearing of this suit begin: { $suit }?
ask-nest = Where is your homeland?
ask-first_plot = Which plot do you lay face down in clearing { $clearing }?
ask-corvid_craft = Do you craft?
ask-flip = Which plot do you turn up?
ask-flock = Do you spend a card to recruit?
ask-flock_where = Where do your warriors go? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
ask-corvids = What do you do? { $left ->
    [one] { $left } action is left.
   *[other] { $left } actions are left.
}
ask-exert = Do you exert yourself: one more action, and no cards in this Evening?
ask-raid = Where do your raiders appear? { $left ->
    [one] One is left.
   *[other] { $left } are left.
}
ask-expose = Which card do you show { $seat }, and which plot do you name in clearing { $clearing }?

option-flip = Turn up in { $clearing }
option-flock = Recruit in all { $suit } clearings: { $card }
    .short = { $card }
option-plot = Plot in { $clearing }: { $plot }
    .short = { $plot }
option-trick = Swap the plots of { $clearing } and { $target }
    .short = with { $target }
option-expose = Expose the plot in { $clearing }
option-guess = Show { $card }: { $plot }

verb-flip = Turn up
verb-flock = Recruit
verb-plot = Plot
verb-trick = Trick
verb-expose = Expose
verb-corvid_craft-done = Craft no more
verb-flip-done = Turn up no more
verb-flock-done = Do not recruit
verb-corvids-done = End Daylight
verb-exert-done = Do not exert
verb-expose-pass = Expose nothing
pick-flip-clearing = Turn up: which plot?
pick-flock-suit = Recruit: in clearings of which suit?
pick-flock-card = Recruit ({ $suit }): which card do you spend?
pick-plot-clearing = Plot: where?
pick-plot-plot = Plot in clearing { $clearing }: which one?
pick-trick-clearing = Trick: which plot?
pick-trick-target = Trick: { $clearing } with which other one?
pick-expose-clearing = Expose: which plot?
pick-guess-card = Which card do you show?
pick-guess-plot = You show { $card }: which plot is it?

event-flipped = { $seat } turns up in clearing { $clearing }: { $plot }.
event-plotted = { $seat } lays a plot face down in clearing { $clearing }: { $plot }.
event-tricked = { $seat } swaps the plots of clearings { $clearing } and { $target }.
event-exerted = { $seat } takes one more action and draws no cards.
event-raided = Raiders of { $seat } swarm out of clearing { $clearing }.
event-exposed = { $seat } exposes the plot of { $owner } in clearing { $clearing }: { $plot }.
event-not_exposed = { $seat } guesses wrong in clearing { $clearing }: the plot of { $owner } is something else than { $plot }.
event-shown = { $seat } shows { $owner } a card: { $card }.
event-kept = { $owner } keeps a card of { $seat }: { $card }.

## The board

told-plot-up = Plot in clearing { $clearing }, face up: { $plot }.
told-plot-down = Plot in clearing { $clearing }, face down: { $plot }.
told-plot-hidden = Plot in clearing { $clearing }, face down.
told-plot-refuted = The plot in clearing { $clearing } is none of these: { $plots }.
told-plots-left = In the supply: { $plot } × { $count }.
told-plots-unknown = Plots in the supply: { $count }.
told-corvid-actions = Actions left: { $count }.
told-exerted = Exerted: no cards in this Evening.
told-plot-cost = The next plot takes { $count ->
    [one] { $count } warrior.
   *[other] { $count } warriors.
}
told-flip-points = The next plot turned up scores { $points } VP.
note-plot = { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}

## Why not

refused-snare = A snare lies open in clearing { $clearing }: only the Corvids place pieces there.
refused-snared = A snare lies open in clearing { $clearing }: nobody but the Corvids moves out of it.
refused-no-flip = You have no plot face down with a warrior beside it.
refused-no-flock = No clearing of the suits of your cards can take a warrior of yours.
refused-no-trick = You have no two plots that lie alike.
refused-no-plots = All your plots are on the map.
refused-plot-spent = None of these is left in your supply: { $plot }.
refused-plot-there = A plot lies in clearing { $clearing } already.
refused-plot-cost = A plot takes { $cost ->
    [one] { $cost } warrior
   *[other] { $cost } warriors
} in clearing { $clearing }, and you have { $count } there.
refused-no-plot-site = No clearing without a plot has as many warriors of yours as the next plot takes: { $count }.

## A first game

guide-corvids = The Corvid Conspiracy: plots in the dark
guide-corvids-scatter = A warrior of yours begins in a clearing of each suit. Choose crossings from where many clearings are near: you move without ruling anything.
guide-corvids-flock = Spend a card to place a warrior in every clearing of its suit. Plots are paid with warriors, so you need many.
guide-corvids-plot = Now lay a plot: a warrior leaves, and a token lies face down in its place. Nobody but you knows which it is. Pick Plot, a clearing and what it shall be.
guide-corvids-more = You have more actions. Move a warrior beside your plot: only where one stands you may turn it up in your next Birdsong.
guide-corvids-exert = One more action costs you the cards of this Evening. While you plot little, take the cards.
guide-corvids-flip = Your Birdsong: turn your plot up. It scores one point for each plot that lies face up, itself included.
