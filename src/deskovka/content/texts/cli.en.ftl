# What the commands print

## deskovka games

cli-games-seats = { $least }–{ $most } players
cli-games-rules = rules { $version }
cli-games-option = option
cli-games-default = if not said
cli-games-allowed = can be
cli-games-nothing = –
cli-games-kind-number = a number: { $allowed }
cli-games-kind-choice = one of these
cli-games-kind-several = any of these, with commas between
cli-games-kind-seats = one of these for each seat, with commas between
cli-games-kind-order = seats in order: { $allowed }
cli-games-kind-text = a word
cli-games-kind-edition = the name of a YAML file

## deskovka simulate

cli-simulate-progress = Games
cli-simulate-bot = bot
cli-simulate-role = role
cli-simulate-games = games
cli-simulate-wins = wins
cli-simulate-rate = win rate
cli-simulate-interval = 95 % interval
cli-simulate-score = mean score
cli-simulate-sum =
    { $game }: { $finished ->
        [one] { $finished } game
       *[other] { $finished } games
    } finished of { $games }{ $draws ->
        [0] {""}
        [one] , { $draws } of them a draw
       *[other] , { $draws } of them draws
    }, { $decisions } decisions a game, { $speed } games/s
    digest { $digest }

## deskovka learn

cli-learn-progress = Games
cli-learn-round = round
cli-learn-positions = positions
cli-learn-way = by
cli-learn-fit = features
cli-learn-lean = temperaments
cli-learn-climb = opposite temperaments
cli-learn-outlook = what a turn leaves
cli-learn-step = step
cli-learn-explained = explained of games held back
cli-learn-games = games at the table
cli-learn-wins = wins
cli-learn-interval = 95 % interval
cli-learn-fair = of equals
cli-learn-kept = kept
cli-learn-yes = yes
cli-learn-no = no
cli-learn-role = role
cli-learn-feature = feature
cli-learn-end = worth at the end
cli-learn-start = at the beginning
cli-learn-written = Written to { $file }.

## deskovka serve

cli-serve-exposed = Warning: on { $host } others reach this server without encryption. Put a proxy with TLS in front of it and name it in DESKOVKA_PROXIES; see docs/running.md.

## deskovka admin

cli-admin-table = { $id }  { $game }, { $status }: { $changes ->
        [one] { $changes } change
       *[other] { $changes } changes
    }; opened by { $name } ({ $owner }) at { $created }
cli-admin-person = { $id }  { $name }, { $kind }: { $unfinished } of { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } not over, { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }; since { $created }{ $banned ->
        [yes] ; banned
       *[no] {""}
    }

## deskovka replay

cli-replay-heading =
    { $file }: after { $answers } of { $all ->
        [one] { $all } answer
       *[other] { $all } answers
    }
cli-verify-none =
    { $file }: its seed was given as it is, not made of parts, so nothing shows that nobody knew it before.
cli-verify-made = { $count ->
    [0] { $file }: the seed is the server's alone: nobody has shown a part.
    [one] { $file }: the seed is made of the server's part and that of seat { $seats }, as promised.
   *[other] { $file }: the seed is made of the server's part and those of seats { $seats }, as promised.
}
cli-verify-withheld = { $file }: seat { $seat } has promised a part and not shown it in time.
cli-verify-promise =
    { $file }: the server had promised { $promise }; the table showed the same from its opening, if it was honest.
cli-replay-player = Player { $seat }
cli-replay-fine =
    { $file }: right, { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, scores { $scores }

## deskovka analyse

cli-analyse-progress = Decisions
cli-analyse-answers = after answers
cli-analyse-end = the end
cli-analyse-written = Written to { $file }.

## deskovka check

cli-check-progress = Games
cli-check-map = The map is drawn in { $file }.
cli-check-no-map = { $game } has no map to draw.
cli-check-fits = { $file } fits { $game }. Random games tried: { $games }.
cli-check-won = Won by { $winners }: { $count }
cli-check-drawn = Draws: { $count }
cli-check-unfinished = Without an end: { $count }

## deskovka compare

cli-compare-progress = Games
cli-compare-measure = measure
cli-compare-before = before
cli-compare-after = after
cli-compare-difference = difference
cli-compare-interval = 95 % interval
cli-compare-verdict = verdict
cli-compare-moved = more than noise
cli-compare-noise = –
cli-compare-sum = { $count ->
    [0] Over { $games } pairs of games none of { $measures } measures moved by more than noise.
   *[other] Over { $games } pairs of games these of { $measures } measures moved by more than noise: { $moved }.
}

## Reports

cli-report = The report is in { $file }.
report-comparison = { $game }: two versions compared
report-sweep = { $game }: { $path } from low to high
report-games = Games of each version: { $games }, on the same seeds (from { $seed }) and seats. Bots: { $bots }.
report-change = What the second version has of its own
report-moved = What moved
report-noise = { $count ->
    [one] { $count } other measure differs by no more than noise.
   *[other] { $count } other measures differ by no more than noise.
}
report-nothing = None of { $count } measures moved by more than noise: so many games show no effect. It may be small; more games would tell.
report-wins = Wins
report-share = share of games
report-differences = Every difference
report-differences-how = Each dot is the change against the first version; its line is the 95 % interval. A line that crosses zero may be noise.
report-maybe-noise = may be noise
report-table = All numbers
report-how = Both versions play the same seeds, so that luck cancels out. “More than noise” allows for looking at many measures at once (Holm's correction, 5 % for all together). The intervals are for each measure alone.
report-others = Everything else
report-band = The bands are 95 % intervals. All values were played on the same seeds.

## deskovka sweep

cli-sweep-measure = measure
cli-sweep-mean = mean
cli-sweep-interval = 95 % interval
cli-sweep-sum = Values: { $values }, games with each: { $games }.

## deskovka tune

cli-tune-goal = goal
cli-tune-wanted = wanted
cli-tune-trial = in the trial
cli-tune-fresh = on fresh seeds
cli-tune-sure = how sure
cli-tune-is-sure = The goals are reached; sure by { $sure } after { $fresh } games on seeds that none of { $trials } trials ({ $games } games each) has seen.
cli-tune-is-likely = The goals are probably reached, sure by { $sure } only after { $fresh } games on fresh seeds; { $trials } trials of { $games } games each. More games would tell.
cli-tune-is-missed = The goals are not reached: sure by { $sure } only after { $fresh } games on fresh seeds; { $trials } trials of { $games } games each. These values come nearest; other ranges, or other numbers, may do better.
cli-tune-written = The edition is in { $file }.

## deskovka print

cli-print-written = The pages are in { $file }.

## deskovka fuzz

cli-fuzz-progress = Games
cli-fuzz-sum =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }: { $problems ->
        [0] every law holds
        [one] { $problems } problem
       *[other] { $problems } problems
    }

## deskovka rules

cli-rules-sum =
    { $game }: { $clauses ->
        [one] { $clauses } clause
       *[other] { $clauses } clauses
    }, { $shown } with a test{ $waiting ->
        [0] {""}
       *[other] , { $waiting } waiting for what they are about
    }
cli-rules-clause = clause
cli-rules-title = title
cli-rules-count = tests
cli-rules-tests =
    { $count ->
        [0] No test shows it.
        [one] One test shows it:
       *[other] { $count } tests show it:
    }

## deskovka bench

cli-bench-progress = Measuring
cli-bench-game = one core, medians
cli-bench-decisions = decisions/s
cli-bench-games = games/s
cli-bench-copy = copy µs
cli-bench-view = view µs
cli-bench-replay = replay ms
cli-bench-simulate = simulate ÷ playout
cli-bench-search = search it/s
cli-bench-build = { $build ->
    [compiled] The compiled build runs.
   *[interpreted] The interpreted build runs.
}
cli-bench-ratio = { $game } against { $rival }: { $decisions } × the decisions a second, { $copy } × the time of a copy
cli-bench-memory = { $game }: { $first } MB after a tenth of { $games } games, { $last } MB after all

## deskovka backup, deskovka restore

cli-backup-made =
    { $file }: { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } ({ $running } running), { $changes } changes, { $lines } lines of chat.
cli-backup-restored =
    Restored from { $file }: { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } ({ $running } running), { $changes } changes, { $lines } lines of chat.
cli-backup-damaged = Table { $table } is damaged.
