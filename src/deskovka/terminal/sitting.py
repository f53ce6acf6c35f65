"""A sitting: people at one keyboard and bots play a match, one question at a time."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from rich.text import Text

from deskovka.bots import make_bot
from deskovka.bots.reasons import explain
from deskovka.bots.told import points, told
from deskovka.content.ending import ending
from deskovka.content.files import CannotWrite
from deskovka.content.menus import shown_verbs
from deskovka.content.recaps import turns_of
from deskovka.content.shown import shown
from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import WINNING, Section
from deskovka.content.words import Seated, Words, fold, mark
from deskovka.kernel import BrokenGame, DeskovkaError, Match, Option, Question, UndoRefused, seed_from
from deskovka.terminal.choices import Choices
from deskovka.terminal.colours import Colours
from deskovka.terminal.commands import COMMANDS, read_command
from deskovka.terminal.console import Console
from deskovka.terminal.forms import Form, answer_to, first_open
from deskovka.terminal.saves import ENDING, file_for, program, save_copy, write_save
from deskovka.terminal.seats import Seat, names_of
from deskovka.terminal.sets import SetChoices, has_sets
from deskovka.terminal.telling import Things, printed
from deskovka.terminal.verbs import BACK, Menu, reasons

FINE, BROKEN = 0, 1
"""Exit codes."""
NEWS = 30
"""At most so many lines tell what happened; the log has them all."""
CLAUSES_LISTED = 20
SHOWING = ("help", "table", "log", "rules", "hint", "act")
"""Commands after which the question is shown again."""
ADVISER = "strong"
"""The bot that gives hints."""
HURRY = "-"
"""What a person types who will not act before being asked again."""


def _turned(menu: Menu | Choices | SetChoices, now: Menu | Choices | SetChoices, line: str) -> Menu | Choices | None:
    """What is shown when a line picks a verb of a menu, or goes back to it; None when it does neither."""
    if not isinstance(menu, Menu):
        return None
    if now is menu:
        return menu.narrowed(line) if menu.get(line) is None else None
    return menu if line in ("", BACK) else None


class Left(Exception):
    """A person has left the table."""


class Sitting:
    """A match in front of people, saved after every answer."""

    def __init__(
        self, console: Console, game: TabletopGame[Any], match: Match[Any], seats: list[Seat], words: Words
    ) -> None:
        self.console = console
        self.game = game
        self.match = match
        self.seats = seats
        self.words = words
        self.say = words.say
        self.content = game.content(match.setup)
        self.guide = game.guide_of(game.write_setup(match.setup), match.seed)
        self.people = [number for number, seat in enumerate(seats) if seat.is_person]
        self.bots = {
            number: make_bot(seat.who, seed_from(match.seed.hex(), "bot", number, len(match.answers)))
            for number, seat in enumerate(seats)
            if not seat.is_person
        }
        self.file = file_for(match)
        self._read = [0] * len(seats)
        """How much of the log each seat has been shown."""
        self._present: int | None = None
        """The person who looks at the screen."""
        self._last: int | None = None
        """The seat that answered last."""
        self._hurried = False
        """Whether nobody wants to act before somebody here is asked again."""

    @property
    def names(self) -> Seated:
        """What the seats are called: by their roles, as soon as they have some."""
        return self.words.seated(names_of(self.seats, self.words), self.match.roles)

    @property
    def colours(self) -> Colours:
        """Paints the names of the seats."""
        return Colours(self.names)

    @property
    def things(self) -> Things:
        """Everything that can be looked at."""
        return Things(self.game, self.content, self.words, self.names)

    def introduced(self, seat: int) -> str:
        """A seat with its role and with who sits there."""
        return self.words.introduced(self.names, seat)

    # -- the course of a sitting -------------------------------------------------------------------------------------

    def play(self) -> int:
        """Play until the game is over or somebody leaves; gives the exit code."""
        try:
            self._save()
            self._welcome()
            while self.match.result is None:
                self._next_answer()
            self._end()
        except Left:
            pass
        except (EOFError, KeyboardInterrupt):
            self.console.say()
            self._say_where_saved()
        except BrokenGame as error:
            self._save()
            self.console.say(self.words.error(error), "bold red")
            self._say_where_saved()
            return BROKEN
        return FINE

    def _welcome(self) -> None:
        players = ", ".join(f"{mark(seat)} {self.introduced(seat)}" for seat in range(len(self.seats)))
        self.console.say(self.say("game"), "bold")
        self.console.say(self.colours.text(self.say("play-players", players=players)))
        self.console.say(self.say("play-saved-as-you-go", file=str(self.file)))
        self.console.say(self.say("play-hint"))
        if self.guide:
            self.console.say(f"{self.words.thing(WINNING, self.names)}: {self.things.about(WINNING)}")

    def _next_answer(self) -> None:
        """Bots act if they want to, or answer, unless a person acts before; or a person is asked."""
        acting = self.match.next_answer(self.bots)
        if acting is None:
            self._hurried = False
            self._ask(self.match.waiting[0])
        elif not self._acts_before(acting[0]):
            self._answer(*acting)

    def _answer(self, seat: int, option: Option) -> None:
        self.match.answer(seat, option)
        self._last = seat
        self._save()

    def _end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        self._tell_news(viewer)
        self._show_table(viewer)
        self.console.say()
        assert self.match.result is not None
        self.console.say(self.colours.text(ending(self.match.result, self.words, self.names), "bold"))
        self.console.say(self.say("play-over", file=str(self.file)))

    # -- one question ------------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Ask a person until there is an answer, or the question has changed."""
        question = self.match.question(seat)
        assert question is not None
        self._hand_over(seat, question.secret)
        self._tell_news(seat)
        if self._last != seat:
            self._show_table(seat)
        if first_open(question) is not None:
            self._fill_in(question)
            return
        menu = choices = self._choices(question)
        self._show_question(question, choices)
        while True:
            line = self.console.ask(choices.allowed)
            if (typed := read_command(line)) is not None:
                if self._obey(typed, seat):
                    return
                if typed[0] in SHOWING:
                    self._show_question(question, choices)
            elif (turned := _turned(menu, choices, line)) is not None:
                choices = turned
                self._show_question(question, choices)
            elif (option := choices.get(line)) is not None:
                self._answer(seat, option)
                if question.secret and any(other in self.people and other != seat for other in self.match.waiting):
                    self.console.clear()
                return
            else:
                self._say_what_may_be_typed(line, choices)

    def _choices(self, question: Question) -> Menu | Choices | SetChoices:
        refusals = self.game.refusals(self.match.world.state, question)
        view = self.match.view(question.seat)
        if not question.optional and len(shown_verbs(self.game.lexicon, question, refusals)) > 1:
            return Menu(self.game, question, refusals, view, self.content, self.words, self.names)
        if has_sets(question, self.game.lexicon):
            return SetChoices(question, self.game.lexicon, self.words, self.names, self.things)
        return Choices(self.game, question, view, self.content, self.words, self.names)

    def _fill_in(self, question: Question) -> None:
        """Ask for all amounts of a form at once, tell what they cost, and answer its rows when they are confirmed."""
        form = Form(question, self.game.lexicon, self.words, self.names)
        self._show_form(question, form)
        amounts: list[int] | None = None
        while (line := self.console.ask(form.allowed)) or amounts is None:
            if (typed := read_command(line)) is not None:
                if self._obey(typed, question.seat):
                    return
                self._show_form(question, form)
                continue
            if (wanted := form.read(line)) is None:
                self.console.say(self.say("play-amounts", rows=len(form.rows), left=form.left))
            elif not form.allows(wanted):
                self.console.say(self.say("play-form-too-much", cost=form.cost(wanted), budget=form.left))
            else:
                amounts = wanted
                taken = ", ".join(f"{row.label} {amount}" for row, amount in zip(form.rows, amounts, strict=True))
                self.console.say(
                    self.say("play-form-total", things=taken, cost=form.cost(amounts), budget=form.left), "bold"
                )
        for place, amount in enumerate(amounts, start=form.first):
            row = self.match.question(question.seat)
            if row is not None and first_open(row) == place:
                self._answer(question.seat, answer_to(row, amount))

    def _show_form(self, question: Question, form: Form) -> None:
        self._show_asked(question)
        for row in form.rows:
            self.console.say(" " + self.say("play-row", thing=row.label, price=row.price, most=row.most))
        self.console.say(self.say("play-amounts", rows=len(form.rows), left=form.left))

    # -- acting while others are asked -------------------------------------------------------------------------------

    def _acts_before(self, bot: int) -> bool:
        """Let people act who may before a bot does; whether somebody has."""
        may_act = [seat for seat in self.match.others if seat in self.people]
        if self._hurried or not may_act:
            return False
        if len(self.people) == 1:
            return self.match.question(may_act[0]) is not None and self._offer(may_act[0])
        while True:  # whether anybody really can is not for all at this keyboard to know
            line = self.console.ask(self.say("play-may-act", player=self.names[bot]) + "\n")
            typed = read_command(line)
            if not line or line == HURRY:
                self._hurried = line == HURRY
                return False
            if typed is not None and typed[0] in ("act", "leave", "save") and self._obey(typed, bot):
                return True

    def _act(self, name: str, asked: int) -> bool:
        """Let somebody at this keyboard act while another seat is asked; whether they have."""
        may_act = [seat for seat in self.match.others if seat in self.people]
        called = [seat for seat in may_act if fold(name) in fold(self.introduced(seat))] or may_act
        if not may_act:
            self.console.say(self.say("play-act-nobody"))
            return False
        seat = called[0] if len(called) == 1 else self._who(called)
        if self._offer(seat):
            return True
        if asked in self.people:
            self._hand_over(asked, secret=True)
        return False

    def _who(self, seats: list[int]) -> int:
        """Which of these people wants to act."""
        self.console.say(self.say("play-act-who"))
        for number, seat in enumerate(seats, start=1):
            self.console.say(self.colours.text(f" {number}  {self.introduced(seat)}"))
        while (line := self.console.ask(f"1–{len(seats)}")) not in map(str, range(1, len(seats) + 1)):
            self.console.say(self.say("play-not-understood", line=shown(line), allowed=f"1–{len(seats)}"))
        return seats[int(line) - 1]

    def _offer(self, seat: int) -> bool:
        """Show a person what they may do though nobody waits for them; whether they have done something."""
        self._hand_over(seat, secret=True)
        question = self.match.question(seat)
        if question is None:
            self.console.say(self.say("play-act-nothing"))
            self.console.ask()
            return False
        self._tell_news(seat)
        choices = self._choices(question)
        self._show_question(question, choices)
        self.console.say(self.say("play-may-go-on", player=self.names[self.match.waiting[0]]))
        while (line := self.console.ask(choices.allowed)) not in ("", HURRY):
            if (typed := read_command(line)) is not None:
                if typed[0] != "act" and self._obey(typed, seat):
                    return True
            elif (option := choices.get(line)) is not None:
                self._answer(seat, option)
                return True
            else:
                self._say_what_may_be_typed(line, choices)
        self._hurried = line == HURRY
        return False

    # -- what is shown -----------------------------------------------------------------------------------------------

    def _say_what_may_be_typed(self, line: str, choices: Menu | Choices | SetChoices) -> None:
        """A line means nothing, or several things."""
        if called := choices.called(line):
            keys = ", ".join(choice.key for choice in called)
            self.console.say(self.say("play-which", line=shown(line), allowed=keys))
        else:
            message = "play-not-understood" if line else "play-type"
            self.console.say(self.say(message, line=shown(line), allowed=choices.allowed))

    def _hand_over(self, seat: int, secret: bool) -> None:
        """Where somebody knows what others must not, let the next person take the screen alone."""
        secret = secret or any(event.to is not None for event in self.match.log)
        if len(self.people) > 1 and secret and self._present != seat:
            self.console.clear()
            self.console.say(self.colours.text(self.say("play-hand-over", player=self.introduced(seat))))
            self.console.ask()
        self._present = seat

    def _tell_news(self, seat: int | None) -> None:
        """What the seat was told since it was shown the log last."""
        since = 0 if seat is None else self._read[seat]
        lines = self._log(seat, since)
        if len(lines) > NEWS:
            lines = [self.say("play-more-news"), *(self._recaps(seat, since) or lines[-NEWS:])]
        if lines:
            self.console.say()
        for line in lines:
            self.console.say(self.colours.text(line))
        if seat is not None:
            self._read[seat] = len(self.match.log)

    def _recaps(self, seat: int | None, since: int) -> list[str]:
        """What a seat was told, in a line for each turn."""
        before = len(self.match.told(seat)) - len(self.match.told(seat, since))
        turns = turns_of(self.game, self.match.told(seat), before)
        return [self.words.line(turn.recap, self.names) for turn in turns if turn.recap]

    def _log(self, seat: int | None, since: int = 0) -> list[str]:
        """What a seat was told, in words; the same line again and again is counted."""
        lines = (self.words.event(event, self.names) for event in self.match.told(seat, since))
        counted = ((line, len(list(same))) for line, same in groupby(lines))
        return [f"{line} ({count}×)" if count > 1 else line for line, count in counted]

    def _show_table(self, seat: int | None) -> None:
        self.console.say()
        for line in printed(self._told(seat), self.words, self.names, self.console.width):
            self.console.show(self.colours.text(line))

    def _told(self, seat: int | None) -> tuple[Section, ...]:
        return self.game.told(self.match.view(seat), self.content)

    def _show_asked(self, question: Question) -> None:
        self.console.say()
        if self.guide and self.guide.seat == question.seat:
            said = self.guide.prompt(question.topic, self.match.told(question.seat))
            if said:
                self.console.say(self.say("play-guide", prompt=self.say(said)), "italic")
        asked = f"{self.introduced(question.seat)}: {self.words.question(question, self.names)}"
        self.console.say(self.colours.text(asked, "bold"))

    def _show_question(self, question: Question, choices: Menu | Choices | SetChoices) -> None:
        if choices.asked:
            self.console.say()
            self.console.say(choices.asked, "bold")
        else:
            self._show_asked(question)
        for about in choices.about:
            self.console.say(about)
        for line in choices.lines(self.console.width):
            self.console.show(self.colours.text(line))
        if choices.asked:
            self.console.say(f" {BACK}  {self.say('play-back')}")

    # -- commands ----------------------------------------------------------------------------------------------------

    def _obey(self, typed: tuple[str, str], seat: int) -> bool:
        """Do what was typed instead of an answer; whether something else is asked now."""
        match typed:
            case "undo", _:
                return self._undo(seat)
            case "act", name:
                return self._act(name, seat)
            case "leave", _:
                self._leave()
            case "look", word:
                self._look(word, seat)
            case "save", name:
                self._save_copy(name)
            case command, rest:
                self._show(command, rest, seat)
        return False

    def _show(self, command: str, rest: str, seat: int) -> None:
        """The commands that only show something."""
        match command:
            case "help":
                self._help()
            case "table":
                self._show_table(seat)
            case "log":
                lines = self._log(seat)
                for line in lines[-(int(rest) if rest in map(str, range(1, len(lines) + 1)) else NEWS) :]:
                    self.console.say(self.colours.text(line))
            case "hint":
                self._hint(seat)
            case "rules":
                self._rules(rest or self._clause_of_question(seat))

    def _help(self) -> None:
        self.console.say(self.say("help-answer"))
        for command in COMMANDS:
            typed = self.say(f"command-{command}")
            self.console.say(f"  {typed:<22}{self.say(f'help-{command}')}")
        self.console.say(self.say("help-words"))
        self.console.say(self.say("help-why"))
        self.console.say(self.say("help-file"))

    def _look(self, word: str, seat: int) -> None:
        if not word:
            self.console.say(self.say("play-look-what"))
            return
        question = self.match.question(seat)
        refusals = self.game.refusals(self.match.world.state, question) if question else ()
        found = reasons(word, question, refusals, self.words, self.names) if question else []
        found += self.things.explained(word, self._told(seat))
        for text in found or [self.say("play-nothing-called", word=shown(word))]:
            self.console.say(self.colours.text(text))

    def _hint(self, seat: int) -> None:
        """What a strong bot would answer in somebody's place, in what the seat knows, and why."""
        bot = make_bot(ADVISER, seed_from(self.match.seed.hex(), "hint", seat, len(self.match.answers)))
        thoughts = told(self.game, ADVISER, explain(bot, self.match.chair(seat)), None)
        for each in thoughts.weighed:
            option, lead = (self.words.line(part, self.names) for part in (each.say, points(each.lead)))
            self.console.say(self.colours.text(f"  {lead:>6}  {option}"))
        for line in (thoughts.decides, thoughts.plan, thoughts.expected):
            if line is not None:
                self.console.say(self.colours.text(self.words.line(line, self.names)))

    def _clause_of_question(self, seat: int) -> str:
        """The clause on which the open question rests."""
        question = self.match.question(seat)
        assert question is not None
        return self.game.lexicon.topics[question.topic].clause

    def _rules(self, wanted: str) -> None:
        """The clause of that number, or all clauses in which a word occurs."""
        clauses = self.game.clauses(self.words.language)
        word = fold(wanted)
        found = [clause for clause in clauses if fold(clause.id) == word]
        if not found:
            found = [c for c in clauses if word in fold(c.title)] or [c for c in clauses if word in fold(c.text)]
        if len(found) == 1:
            self.console.say(f"{found[0].id} {found[0].title}", "bold")
            self.console.explain(found[0].text)
            return
        for clause in found[:CLAUSES_LISTED]:
            self.console.say(f"{clause.id} {clause.title}")
        message = "rules-which" if found else "rules-none"
        self.console.say(self.say(message, word=shown(wanted), example=(found or clauses)[0].id))

    def _undo(self, seat: int) -> bool:
        """Take back the last answer that somebody at this keyboard gave, if the law of undo allows it."""
        last = self.match.answers[-1][0] if self.match.answers else seat
        if self._last in self.match.world.replied:
            last = self._last  # a secret answer that is not settled yet
        try:
            self.match.undo(last if last in self.people else seat)
        except UndoRefused as error:
            self.console.say(self.say(f"undo-{error.facts['reason']}"))
            return False
        self._read = [min(read, len(self.match.log)) for read in self._read]
        self._last = None
        self._save()
        self.console.say(self.say("undo-done"))
        return True

    def _save_copy(self, name: str) -> None:
        if not name:
            self._say_where_saved()
            return
        file = Path(name if Path(name).suffix else name + ENDING)
        try:
            save_copy(file, self.match, self.seats)
        except DeskovkaError as error:
            self.console.say(self.words.error(error))
        else:
            self.console.say(self.say("save-done", file=str(file)))

    def _leave(self) -> None:
        """Offer to save a copy, say where the game is, and go."""
        self.console.say(self.say("leave-copy"))
        if name := self.console.ask():
            self._save_copy(name)
        self._say_where_saved()
        raise Left

    def _say_where_saved(self) -> None:
        self.console.show(Text(self.say("save-where", program=program(), file=str(self.file))))

    def _save(self) -> None:
        """Save the game by itself; where the folder cannot be written, go elsewhere rather than lose it."""
        for file in (self.file, Path(gettempdir()) / self.file.name):
            try:
                write_save(file, self.match, self.seats)
            except CannotWrite as error:
                self.console.say(self.words.error(error))
                continue
            if file != self.file:
                self.file = file
                self._say_where_saved()
            return
