# The words of the pages

## Everywhere

home = Home
menu = Menu
skip = Skip to the content
close = Close
back = Back
choose = Choose
yes = yes
no = no
try-again = Try again
copied = Copied
missing = There is no such page.
problem-offline = The server cannot be reached. Nothing is lost; try again in a moment.
problem-unreadable = The server answered with error { $status }. Try again in a moment.
theme-system = like the system
theme-light = light
theme-dark = dark

## Who I am

name-ask = Your name at the table
name-suggested = Guest
settings = Settings
settings-device = This device
settings-language = Language
settings-theme = Colours
settings-sound = A sound when it is my turn
settings-notify = A notification of the browser when it is my turn
settings-confirm = A second tap before what cannot be taken back
settings-notify-refused = The browser does not allow notifications from this site; its own settings can change that.
notices = “It’s your turn”
notices-what = At a table that waits for you while you do not look, you are told once. Off until you choose a way.
notices-nobody = Sit down at a table first, or sign in: then you can be told when it is your turn.
notices-here = By this browser, also when no page is open
notices-cannot = This browser cannot: it needs https and, on a phone, often the app on the home screen.
notices-refused = The browser does not allow it; its own settings can change that.
notices-elsewhere = another browser
notices-mail = By mail
notices-mail-sent = We have sent a link to that address. Follow it, and you will be told by mail.
notices-confirmed = The address is confirmed.
notices-unconfirmed = waits for its link
notices-hook = By a hook: JSON is sent to this address
notices-add = Add
notices-test = Try it
notices-tested = It was sent.
notices-failed = It was not taken.
notices-remove-one = Remove { $target }
account = Who you are
account-is = You have an account: sign in with it on any device and your tables are there.
account-why = With an account your tables follow you to other devices; those that you have here come along. Without one they stay in this browser.
account-login = Login
account-password = Password
account-sign-in = Sign in
account-register = Make me an account
account-sign-out = Sign out
account-rename = Rename
account-renamed = Done.
account-made = Your account is ready.
account-in = Welcome back.
account-out = You are signed out.
safety = Signing in and safety
safety-sessions = Where you are signed in
safety-device = A browser
safety-this = this one
safety-end-one = Sign out: { $device }
safety-end-all = Sign out everywhere
safety-password = Another password
safety-old = Present password
safety-new = New password
safety-change = Set the password
safety-changed = The password is set. All other browsers and programs are signed out.
safety-codes = Codes for a forgotten password
safety-codes-what = Each code gives you a new password once. You have { $count } left.
safety-codes-made = Write these down now: they are not shown again.
safety-codes-copy = Copy the codes
safety-codes-make = Make new codes
safety-go = Leave for good
safety-go-what = Bots play on in your seats, and your name is taken from all tables and chats. This cannot be undone.
safety-go-do = Forget me
safety-go-sure = Really forget me
safety-gone = You are forgotten.
forgotten = Forgotten password?
forgotten-what = Set a new one by one of your codes, or have a code sent to an address that you confirmed for notices.
forgotten-code = Code
forgotten-mail = Send me a code
forgotten-mailed = If the account has an address, a letter is on its way.
somebody-gone = somebody who left
programs-scope = What it may do
programs-play = play
programs-read = only look
programs-days = How long it is good for
programs-until = until { $day }
programs = Programs
programs-what = A program with a token plays in your name.
programs-interface = What it can ask and say
programs-name = What the program is called
programs-make = Make a token
programs-made = This is its token. It is shown only now.
programs-copy = Copy the token
programs-remove = Remove
programs-remove-one = Remove the token of { $name }

## Home

home-title = Big board games, at one table
home-lead = With friends, live or a turn a day. With bots that see only what you would see. In Czech and in English.
play-bots = Play against bots now
play-bots-what = { $game }, no registration. Change the set-up under New table.
play-bots-short = Against bots
play-now = Play
play-again = Once more
new-table = New table
games = Games
game-players = { $low ->
    [one] 1 player
   *[other] { $low }–{ $high } players
}
game-minutes = { $low }–{ $high } min
game-unknown = There is no game “{ $game }” here.
tables-mine = My tables
tables-open = Tables to join
tables-finished = Finished games
your-turn = Your turn
table-open = { $free ->
    [0] waiting for invited players
    [one] 1 free seat
   *[other] { $free } free seats
}
table-waits = Waiting for { $players }
table-finished = The game is over
table-broken = The game has stopped on an error in its rules
table-outdated = The game was begun under older rules and waits for its move to the newer ones

## A new table

new-which = Which game?
seats = Players
seats-count = players
seat-number = Seat { $number }
seat-me = me
seat-you = you
seat-open = anybody
seat-invited = somebody with a link
seat-bot = bot: { $strength }
seat-empty = Seat { $number }
bot-name-1 = Bot Ada
bot-name-2 = Bot Emil
bot-name-3 = Bot Iris
bot-name-4 = Bot Otto
bot-name-5 = Bot Vera
bot-name-6 = Bot Max
table-listed = Show the table to everybody
table-listed-help = Others can find it under tables to join. Otherwise only by its link.
watch = Watching
watch-who = Who may watch
watch-who-public = anybody with the link
watch-who-link = who has a link of its own
watch-who-nobody = nobody but the players
watch-after = After the end watchers see
watch-after-everything = everything that was hidden
watch-after-later = everything, a day later
watch-after-public = no more than during the game
watch-late = A link to everything that is hidden, later
watch-late-never = none
watch-late-help = Whoever has it sees all hands as they were so long ago, and never less than thirty answers behind. Only you can hand it on; everybody at the table is told that there is one.
watch-late-said = Whoever opened the table has a link by which watchers see everything, { $span } later.
clock = Clock
clock-move = For a move
clock-game = For all moves of a game
clock-none = as long as it takes
clock-help = When the time is up a bot plays; one click takes the seat back.
clock-night = The clock rests at night
clock-night-begin = From
clock-night-end = Until
clock-night-zone = Time zone
clock-until = until { $moment }
clock-left = Time left
clock-game-left = Left of the game’s time
clock-said-move = { $span } for a move
clock-said-game = { $span } for all moves of the game
clock-said-night = The clock rests from { $begin }:00 to { $end }:00 ({ $zone }).
span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
leaving = When somebody leaves
leaving-bot = a bot plays on for them
leaving-open = anybody may take the seat
seed = Draw from a text
seed-help = A short text from which all drawing comes: the same text, the same draws. The game then counts as friendly.
setup = Set-up
setup-details = More options
setup-plain = As in the rulebook, without variants.
setup-edition-how = Changes to the printed game as YAML, such as “sea_cost: 2”; docs/editions.md tells what is possible. Empty: the printed game.
edition-upload = Upload a file
edition-download = Download it
edition-line = Line { $line }:
table-create = Set the table

## A table that waits for players

lobby-title = The table is set
lobby-begins = The game begins by itself when every seat is taken.
lobby-waits = Waiting for players
sit-here = Sit here
seat-change = Who sits at seat { $number }
copy-invite = Copy the invitation
copy-table = Copy the link to the table

## At the table

board = The table
panels = Log, chat and rules
question = Question
question-how = Pick on the board, or here.
question-menu = Choose an action, or begin on the board.
question-which = { $thing }: what do you do?
question-secret = Nobody sees your answer until everybody has answered.
question-agree = Confirm what you picked.
question-gather = Pick any of them, on the board or here, then confirm.
question-form = Choose how many, then confirm.
why-not = Why not
follows = Mind:
really = Really: { $answer }
orders-leave = Don't ask again…
orders-take-back = Ask me again…
orders-mine = Not asked about
gather-more = Not enough yet
form-price = { $price } each
form-more = One more: { $thing }
form-less = One less: { $thing }
form-most = As much as possible: { $thing }
form-all = max
form-total = { $cost } of { $budget }
form-clear = Take it all back
form-confirm = Confirm
sending = Sending…
scoring = Scoring
score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
seat-online = here
seat-away = away
seat-turn = to move
seat-won = won
watching = watching
friendly = friendly game
log = Story
log-visit = Since your last visit
log-setup = Set-up
log-empty = Nothing yet.
log-told-to = Told to { $players } alone –
go-on = Go on
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
rules = Rules
rules-search = Search the rules
rules-none = No rule speaks of that.
undo = Take back
times = How many times
times-more = Once more
times-less = Once less
undo-allowed = Take back your last answer
undo-refused = It cannot be taken back
undo-nothing = There is nothing to take back
undo-other = Somebody else has answered since
undo-chance = Chance has been drawn since
undo-revealed = Something hidden has become known since
show = What bots do
show-plays = { $players } plays
show-next = Next move
show-skip = Skip ({ $left })
pace = Show what bots do
pace-fast = as fast as possible
pace-normal = at a normal pace
pace-slow = slowly
pace-step = step by step
table-menu = Table
as-text = The table as text
as-board = The table as a picture
legend = What the signs mean
copy-watch = Copy the link for watchers
copy-watch-late = Copy the link to everything, { $span } later
nudge = Nudge { $player }
nudge-done = { $player } has been nudged
nudged = { $player } is waiting for you.
leave-table = Leave the table
leave-bot = Let a bot play for me
vote = Vote for a bot in place of { $player }
vote-done = Votes: { $votes } of { $needed }
vote-after = Players may vote for a bot in place of whoever is waited for
vote-never = never
stand-in = Let a bot play for { $player }
leave-sure = Really? Click again
take-back = Take my seat back
link-connecting = connecting…
link-live = connected
link-polling = connected, a little slower
link-offline = no connection; trying again
event-rules_changed = The game goes on under newer rules.

## Keys

keys = Keyboard
keys-choice = pick a choice
keys-tab = go through everything that can be picked
keys-confirm = confirm what you have gathered
keys-times = do the same more or fewer times at once
keys-end = end the step, or decline
keys-escape = close what is open, take the last pick back
keys-undo = take back the last answer
keys-show = what bots do: the next move, or skip it all
keys-help = this help

## Fair chance

fair = Fair chance
fair-how = Everything that chance decides comes from one seed. The server published the fingerprint of its part when the table was opened, so it cannot change it. After the end everything is published, and anybody can check it.
fair-parts-how = The browser of each person adds a part of its own: it gives its fingerprint when they sit down, and the part when every seat is taken. So nobody, not even the server, can choose the seed.
fair-part = Fingerprint and part of { $seat }
fair-withheld = was not shown in time
fair-made-right = The parts are as promised, and the seed is made of them.
fair-made-wrong = The seed is not made of the parts that were promised!
fair-mine-right = The part that your browser has drawn is among them.
fair-mine-wrong = The part that your browser has drawn is missing!
fair-same-right = The fingerprints are those that your browser saw before the game began.
fair-same-wrong = Before the game began your browser saw other fingerprints!
fair-alone = Without trusting this page, download the record and run:
fair-friendly = This is a friendly game: somebody may know what chance will bring.
fair-hash = Fingerprint (SHA-256) of the server's part
fair-seed = Seed
fair-later = after the end of the game
fair-verify = Check it
fair-hash-right = The server's part has this fingerprint; your browser has computed it.
fair-hash-wrong = The server's part has another fingerprint!
fair-hash-unknown = On this connection the browser does not let pages compute fingerprints.
fair-replay-right = The server has played the game again with this seed, with the same result.
fair-replay-wrong = Played again with this seed the game ends otherwise!
fair-replay-none = The game has not been played again.

## Replay and records

replay = Replay
replay-table = back to the table
replay-as-all = as whoever is asked saw it
replay-as-watcher = as a watcher saw it
replay-as = as { $player } saw it
replay-eyes = Through whose eyes
replay-answer = Answer: { $answer }
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-turn-back = To the turn before
replay-turn-next = To the next turn
replay-play = Play
replay-pause = Pause
replay-place = Place in the game
replay-speed = Speed
replay-speed-1 = slowly
replay-speed-2 = normally
replay-speed-3 = fast
replay-share = Copy the link to this moment
record-download = Download the record
continue = Go on from here
continue-what = A new table goes on from the position after answer { $at }. It is a friendly game.
records = Records
records-what = A record is the whole game as text: the set-up, the seed and every answer. Look at one from elsewhere, step by step, or go on from any moment of it.
records-file = Choose a file
records-text = Or its text
records-upload = Look at it

## Maps

map-nearer = Zoom in
map-farther = Zoom out
map-whole = The whole map

## Guided games

guide = Guide
guide-winning = How you win
guide-first-game = A guided first game

## What bots think

why = Why?
hint = Hint
hints-allowed = with hints
thinking = Thinking …
thoughts-of = { $bot } thinks: expected lead in points
thoughts-chosen = what was answered
advice = Advice of bots
advice-hints = Players may ask for hints
advice-hints-help = What a strong bot would do in your place, from what you know.
advice-thoughts = Bots say why during the game
advice-thoughts-help = As far as whoever asks may know. After the end they say it anyway.
analysis-begin = Analyse this game
analysis-progress = Thought about { $done } of { $total } decisions …
analysis-who = To have a game analysed, say first who you are.

## The workshop

workshop = Workshop
workshop-link = Change what the game is made of, in its workshop
workshop-what = Change what the game is made of, see it drawn, let bots tell what the change does, and play it with friends. What is written here stays in this browser.
workshop-no = There is no workshop for “{ $game }”.
workshop-values = What it is made of
workshop-general = General
workshop-find = Find
workshop-only-changed = only what I changed
workshop-none = Nothing like that.
workshop-reset = back to { $value }
workshop-map = Map
workshop-map-of = The map of { $game }
workshop-play = Play it
workshop-play-friends = With friends, by a link
workshop-print = Print it (PDF)
workshop-edition = The edition
workshop-runs = What the change does
workshop-with-printed = Compared with the printed game, with the same set-up.
workshop-with-kept = Compared with the edition that you took.
workshop-take-this = Compare further changes with the edition as it is now
workshop-take-printed = Compare with the printed game again
workshop-bot = Who plays
workshop-games = Games of each version (up to { $most })
workshop-compare = Compare
workshop-compare-how = Both versions are played on the same seeds. More games show smaller effects and take longer; you may leave this page meanwhile.
workshop-vary = Or try a number with several values
workshop-vary-also = And together with it
workshop-vary-more = Another number together with it
workshop-vary-less = Leave it out
workshop-vary-from = From
workshop-vary-to = To
workshop-try-values = { $count ->
    [one] Try { $count } value
   *[other] Try { $count } values
}
workshop-try-choices = { $count ->
    [one] Try { $count } choice of values
   *[other] Try { $count } choices of values
}
workshop-vary-how = The same games are played with every value, or with every choice of values for up to three numbers. Then say where measures should be, take what comes nearest, and compare: that plays fresh games. A number of a card, a map or a scenario can be tried once you have changed it.
workshop-range = { $name }, { $low } to { $high }
workshop-curve = { $numbers } ({ $version })
workshop-curve-how = One row for each value of “{ $name }”, with its 95 % interval.
workshop-goal-from = It should be from
workshop-goal-to = to
workshop-goal-more = Another goal
workshop-search-how = The choices nearest to all goals, each with its 95 % interval. What was picked as the best of many looks a little better than it is.
workshop-nearest = Nearest to the middle comes { $value }: { $mean } (95 % interval { $low } to { $high }). What was picked as the best looks a little better than it is.
workshop-take-value = Take { $value }
workshop-printed = The printed game
workshop-progress = How far it is
workshop-stop = Stop
workshop-show = Show
workshop-fold = Fold
workshop-remove = Forget
workshop-status-waiting = waits for its turn
workshop-status-running = { $done } of { $games } pairs of games
workshop-status-done = { $games } pairs of games
workshop-status-stopped = stopped after { $done } of { $games } pairs of games
workshop-status-cut = the time was up after { $done } of { $games } pairs of games
workshop-status-failed = did not work
workshop-status-lost = lost: the server was restarted meanwhile. Begin it once more.
workshop-problem-slow = A game took so long that it was given up: with these numbers it may never end.
workshop-problem-memory = A game took more memory than there is.
workshop-problem-failed = A game broke on an error in its rules.
workshop-rest-is-noise = { $count ->
    [one] { $count } other measure differs by no more than noise.
   *[other] { $count } other measures differ by no more than noise.
}
workshop-all-noise = None of { $count } measures moved by more than noise. A small effect would need more games to show.
workshop-wins = Wins before and after
workshop-wins-how = Grey: before. In colour: after. The lines are 95 % intervals.
workshop-differences = Every difference
workshop-differences-how = As a part of what was there before, with its 95 % interval. In colour: more than noise.
workshop-numbers = All numbers
workshop-measure = Measure
workshop-before = Before
workshop-after = After
workshop-difference = Difference
workshop-interval = 95 % interval
