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
cli-games-kind-order = seats in order: { $allowed }
cli-games-kind-text = a word
cli-games-kind-edition = the name of a YAML file

## deskovka simulate

cli-simulate-progress = Games
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-rate = win rate
cli-simulate-interval = 95 % interval
cli-simulate-score = mean score
cli-simulate-sum =
    { $game }: { $finished ->
        [one] { $finished } game
       *[other] { $finished } games
    } finished of { $games }, { $decisions } decisions a game, { $speed } games/s
    digest { $digest }

## deskovka replay

cli-replay-heading =
    { $file }: after { $answers } of { $all ->
        [one] { $all } answer
       *[other] { $all } answers
    }
cli-replay-player = Player { $seat }
cli-replay-fine =
    { $file }: right, { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, scores { $scores }

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
cli-bench-ratio = { $game } against { $rival }: { $decisions } × the decisions a second, { $copy } × the time of a copy
cli-bench-memory = { $game }: { $first } MB after a tenth of { $games } games, { $last } MB after all
