# The words of the pages

## Everywhere

home = Home
menu = Menu
skip = Skip to the content
close = Close
cancel = Cancel
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
settings-notify-refused = The browser does not allow notifications from this site; its own settings can change that.
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
table-won = { $count ->
    [one] { $winners } wins
   *[other] Shared victory: { $winners }
}
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
watch-who-nobody = nobody but the players
watch-after = After the end watchers see
watch-after-everything = everything that was hidden
watch-after-later = everything, a day later
watch-after-public = no more than during the game
seed = Choose the chance
seed-help = A short text from which all drawing comes: the same text, the same draws. The game then counts as friendly.
setup = Set-up
setup-details = More options
setup-plain = As in the rulebook, without variants.
setup-edition-how = Numbers that differ from the printed game, written like this: thing: {"{"}part: 5{"}"}. Empty: the printed game.
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
question-secret = Nobody sees your answer until everybody has answered.
question-optional = You may, but nobody waits for you.
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
log-empty = Nothing yet.
go-on = Go on
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
rules = Rules
rules-search = Search the rules
rules-none = No rule speaks of that.
undo = Take back
undo-allowed = Take back your last answer
undo-refused = It cannot be taken back
undo-nothing = There is nothing to take back
undo-other = Somebody else has answered since
undo-chance = Chance has been drawn since
undo-revealed = Something hidden has become known since
table-menu = Table
as-text = The table as text
as-board = The table as a picture
legend = What the signs mean
leave-table = Leave the table
leave-bot = Let a bot play for me
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
keys-escape = take the last pick back
keys-undo = take back the last answer
keys-help = this help

## Fair chance

fair = Fair chance
fair-how = Everything that chance decides comes from one seed. Its fingerprint was published when the game began, so nobody can change it. After the end the seed is published too, and anybody can check both.
fair-friendly = This is a friendly game: somebody may know what chance will bring.
fair-hash = Fingerprint (SHA-256) from the beginning
fair-seed = Seed
fair-later = after the end of the game
fair-verify = Check it
fair-hash-right = The seed has this fingerprint; your browser has computed it.
fair-hash-wrong = The seed has another fingerprint!
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
