# What the program says, whatever is played

## Who plays

person = Player
bot-random = Chance
bot-random-about = does whatever comes up
bot-greedy = Greedy
bot-greedy-about = takes what looks best right now

## Commands: every word that may be typed, and what it does

command-help = help, h
command-table = table, t
command-log = log, l
command-look = look, ?, card
command-rules = rules, r
command-undo = undo, u
command-save = save, s
command-leave = leave, quit, q

help-answer = Answer with one of the numbers offered, or type:
help-help = this list
help-table = the table again
help-log = what has happened so far (log 100: the last hundred lines)
help-look = what a card or a token does: ? name
help-rules = the rule behind this question, a rule by its number, or all rules about a word: rules coins
help-undo = take your last answer back, unless somebody answered or something came up since
help-save = a copy of the game: save FILE
help-leave = leave the table; the game stays saved
help-words = Instead of the number, words of an option will do, even cut short: 5 10, battle 5.
help-file = A saved game holds everything, hidden things and chance to come included: don't look inside while you play.

## At the table

play-players = At the table: { $players }.
play-saved-as-you-go = The game is saved after every answer, in { $file }.
play-hint = Type h for help, q to leave.
play-over = The game is over. Its record is in { $file }.
play-type = Type { $allowed }, or h for help.
play-not-understood = “{ $line }” means nothing here: type { $allowed }, or h for help.
play-which = “{ $line }” may mean { $allowed }.
play-hand-over = It is { $player }'s turn. Everybody else looks away, please. Then press Enter.
play-more-news = … (more in the log)
play-too-narrow = This window is too narrow: the table needs { $columns } columns.
play-look-what = Look at what? Type its name: ? name
play-nothing-called = There is no card or token called “{ $word }”.

rules-which = Which of them? For example: rules { $example }
rules-none = No rule speaks of “{ $word }”. Type a number or another word: rules { $example }

undo-done = Taken back.
undo-nothing = There is nothing to take back.
undo-other = It cannot be taken back: somebody else has answered since.
undo-chance = It cannot be taken back: chance has been drawn since.
undo-revealed = It cannot be taken back: something hidden has come up since.

save-done = Saved in { $file }.
save-where =
    The game is saved in { $file }. To go on:
    deskovka play --resume { $file }
leave-copy = The game is saved. To save a copy elsewhere too, type a file name; or just press Enter.

## Menu

menu-title = What would you like to do?
menu-new = Play a new game
menu-resume = Go on with a saved game
menu-language = Language
menu-leave = Leave
menu-number = Type a number from { $least } to { $most }.
menu-which-save = Which saved game? A number or a file name; Enter goes back.
menu-game = Which game?
menu-players = How many players?
menu-people = How many of them are people at this keyboard?
menu-name = Name of player { $number } (may stay empty)
menu-bot = Who takes the next seat?
menu-setup = The set-up: what shall be different?
menu-begin = Nothing, let's play
menu-none = none
menu-open = not set
menu-own = your own
menu-several = Numbers of all that you want, like 1 3; Enter for none.
