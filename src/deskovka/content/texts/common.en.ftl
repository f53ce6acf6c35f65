# What the program says, whatever is played

## Lists

list-comma = { ", " }
list-and = { " and " }
list-nothing = –
sentences = { $first } { $second }

## Who plays

role-and-player = { $role } ({ $player })
person = Player
bot-random = Chance
bot-random-about = does whatever comes up
bot-greedy = Greedy
bot-greedy-about = takes what looks best right now
bot-sharp = Sharp
bot-sharp-about = plans ahead, quickly
bot-strong = Strong
bot-strong-about = plans ahead, takes a moment
bot-expert = Expert
bot-expert-about = plans ahead, takes its time

## Why a bot answers so, hints, and what a game came to

points-plus = +{ $whole }.{ $tenth }
points-minus = −{ $whole }.{ $tenth }
why-lead = Expected lead in points: { $before } before, { $after } with the best answer.
why-answer = { $seat }: { $option }
why-plan = Expected next: { $answers }.
why-decides = What decides: { $features }.
why-feature = { $feature } { $worth }
why-feature-of = { $seat }: { $feature } { $worth }
why-nothing = do nothing
why-drawn = This answer was drawn: any other was as good.
why-as-you-know = As far as you can know: the bot may know more, and nothing of that is told before the end.
analysis = Analysis
analysis-what = The lead in points that each seat could expect, thought about anew at every decision in what the seat knew.
analysis-turning = Where the game turned
analysis-no-turning = No single answer turned the game.
analysis-turn = Answer { $number }, { $player }: { $answered }. Better: { $best } ({ $cost }).

## The end

result-won = { $winners } wins
result-shared = Shared victory: { $winners }
result-team = A victory as a team: { $winners }
result-rival = { $winners } has won against the table
result-draw = A draw: nobody wins

## Commands: every word that may be typed, and what it does

command-help = help, h
command-table = table, t
command-log = log, l
command-look = look, ?, card
command-rules = rules, r
command-hint = hint, advice
command-act = act, !
command-undo = undo, u
command-save = save, s
command-leave = leave, quit, q

help-answer = Answer with one of the numbers offered, or type:
help-help = this list
help-table = the table again
help-log = what has happened so far (log 100: the last hundred lines)
help-look = what a card or a token does, or why not: ? name
help-rules = the rule behind this question, a rule by its number, or all rules about a word: rules coins
help-hint = what a strong bot would do in your place, from what you know, and why
help-act = act out of turn, where a rule lets you: ! or ! name
help-undo = take your last answer back, unless somebody answered or something came up since
help-save = a copy of the game: save FILE
help-leave = leave the table; the game stays saved
help-words = Instead of the number, words of an option will do, even cut short: 5 10, battle 5.
help-why = Why something cannot be done: ? build, ? craft anvil.
help-file = A saved game holds everything, hidden things and chance to come included: don't look inside while you play.

## At the table

play-players = At the table: { $players }.
play-saved-as-you-go = The game is saved after every answer, in { $file }.
play-hint = Type h for help, q to leave.
play-guide = Guide: { $prompt }
play-over = The game is over. Its record is in { $file }.
play-type = Type { $allowed }, or h for help.
play-not-understood = “{ $line }” means nothing here: type { $allowed }, or h for help.
play-which = “{ $line }” may mean { $allowed }.
play-hand-over = It is { $player }'s turn. Everybody else looks away, please. Then press Enter.
may-act = You may act; nobody waits for you.
play-may-go-on = { $player } goes on with Enter; - lets everybody go on until you are asked again.
play-may-act = { $player } is about to answer. Whoever wants to act first types !; Enter goes on, - does so until somebody here is asked.
play-act-who = Who wants to act?
play-act-nothing = There is nothing that you may do now. Press Enter.
play-act-nobody = Nobody else at this keyboard can act now.
play-several = Type the numbers of all that you want, like 1 3 (from { $least } to { $most }){ $least ->
    [0] ; just Enter for none
   *[other] {""}
}.
play-row = { $thing }: { $price } each, at most { $most }
play-amounts = How many of each? Type { $rows ->
    [one] one number
   *[other] { $rows } numbers with spaces between
}; just Enter for none. There is { $left } to spend.
play-form-total = { $things }: { $cost } of { $budget }. Enter confirms; other numbers change it.
play-form-too-much = So much cannot be had: it would cost { $cost } of { $budget }.
play-back = Back
play-more-news = … (more in the log)
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
    { $program } play --resume { $file }
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
menu-seat = Seat { $seat }
menu-name = Name of player { $number } (may stay empty)
menu-bot = Who takes the next seat?
menu-setup = The set-up: what shall be different?
menu-begin = Nothing, let's play
menu-none = none
menu-open = not set
menu-own = your own
menu-several = Numbers of all that you want, like 1 3; Enter for none.

## What is measured of games

measure-wins = wins: { $role }
measure-score = score: { $role }
measure-rounds = rounds
measure-decisions = decisions
measure-draws = draws
measure-share = { $share } %
measure-moved = { $measure }: from { $before } to { $after }. The difference { $difference } (95 % interval { $low } to { $high }) is more than noise.
measure-noise = { $measure }: from { $before } to { $after }. The difference { $difference } (95 % interval { $low } to { $high }) may be noise.
