"""A sitting: people at one keyboard and bots play a match, one question at a time."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from deskovka.bots import make_bot
from deskovka.content.files import CannotWrite
from deskovka.content.shown import shown
from deskovka.content.tabletop import TabletopGame
from deskovka.content.words import Words, fold, mark
from deskovka.kernel import BrokenGame, DeskovkaError, Match, Option, Question, UndoRefused, seed_from
from deskovka.terminal.choices import Choices
from deskovka.terminal.colours import Colours
from deskovka.terminal.commands import COMMANDS, read_command
from deskovka.terminal.console import Console
from deskovka.terminal.saves import ENDING, file_for, save_copy, write_save
from deskovka.terminal.seats import Seat, names_of

FINE, BROKEN = 0, 1
"""Exit codes."""
NEWS = 30
"""At most so many lines tell what happened; the log has them all."""
CLAUSES_LISTED = 20


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
        self.names = names_of(seats, words)
        self.colours = Colours(self.names)
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
        self._narrow = False
        """Whether the person was told that the window is too narrow."""

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
        players = ", ".join(f"{mark(seat)} {name}" for seat, name in enumerate(self.names))
        self.console.say(self.say("game"), "bold")
        self.console.say(self.colours.text(self.say("play-players", players=players)))
        self.console.say(self.say("play-saved-as-you-go", file=str(self.file)))
        self.console.say(self.say("play-hint"))

    def _next_answer(self) -> None:
        waiting = self.match.waiting
        for seat in waiting:
            if seat in self.bots:
                self._answer(seat, self.bots[seat].answer(self.match.chair(seat)))
                return
        self._ask(waiting[0])

    def _answer(self, seat: int, option: Option) -> None:
        self.match.answer(seat, option)
        self._last = seat
        self._save()

    def _end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        self._tell_news(viewer)
        self._show_table(viewer)
        self.console.say()
        self.console.say(self.say("play-over", file=str(self.file)))

    # -- one question ------------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Ask a person until there is an answer, or the question has changed."""
        question = self.match.question(seat)
        assert question is not None
        self._hand_over(seat, question)
        self._tell_news(seat)
        if self._last != seat:
            self._show_table(seat)
        choices = Choices(self.game, question, self.match.view(seat), self.words, self.names)
        self._show_question(question, choices)
        while True:
            line = self.console.ask(choices.allowed)
            typed = read_command(line)
            if typed is None and (option := choices.get(line)) is not None:
                self._answer(seat, option)
                if question.secret and any(other in self.people and other != seat for other in self.match.waiting):
                    self.console.clear()
                return
            match typed:
                case None:
                    self._say_what_may_be_typed(line, choices)
                case "undo", _:
                    if self._undo(seat):
                        return
                case "leave", _:
                    self._leave()
                case "look", word:
                    self._look(word)
                case "save", name:
                    self._save_copy(name)
                case command, rest:
                    self._show(command, rest, seat)
                    self._show_question(question, choices)

    def _say_what_may_be_typed(self, line: str, choices: Choices) -> None:
        """A line means nothing, or several things."""
        if called := choices.called(line):
            keys = ", ".join(choice.key for choice in called)
            self.console.say(self.say("play-which", line=shown(line), allowed=keys))
        else:
            message = "play-not-understood" if line else "play-type"
            self.console.say(self.say(message, line=shown(line), allowed=choices.allowed))

    def _hand_over(self, seat: int, question: Question) -> None:
        """Where somebody knows what others must not, let the next person take the screen alone."""
        secrets = question.secret or any(event.to is not None for event in self.match.log)
        if len(self.people) > 1 and secrets and self._present != seat:
            self.console.clear()
            self.console.say(self.colours.text(self.say("play-hand-over", player=self.names[seat])))
            self.console.ask()
        self._present = seat

    def _tell_news(self, seat: int | None) -> None:
        """What the seat was told since it was shown the log last."""
        since = 0 if seat is None else self._read[seat]
        lines = self._log(seat, since)
        if len(lines) > NEWS:
            lines = [self.say("play-more-news"), *lines[-NEWS:]]
        if lines:
            self.console.say()
        for line in lines:
            self.console.say(self.colours.text(line))
        if seat is not None:
            self._read[seat] = len(self.match.log)

    def _log(self, seat: int | None, since: int = 0) -> list[str]:
        """What a seat was told, in words; the same line again and again is counted."""
        lines = (self.words.event(event, self.names) for event in self.match.told(seat, since))
        counted = ((line, len(list(same))) for line, same in groupby(lines))
        return [f"{line} ({count}×)" if count > 1 else line for line, count in counted]

    def _show_table(self, seat: int | None) -> None:
        table = self.game.table(self.match.view(seat), self.words, self.names)
        self.console.say()
        self.console.show(self.colours.table(table))
        widest = max(cell_len(line) for line in table.splitlines())
        if self.console.width < widest and not self._narrow:
            self._narrow = True
            self.console.say(self.say("play-too-narrow", columns=widest))

    def _show_question(self, question: Question, choices: Choices) -> None:
        self.console.say()
        asked = f"{self.names[question.seat]}: {self.words.question(question, self.names)}"
        self.console.say(self.colours.text(asked, "bold"))
        for about in choices.about:
            self.console.say(about)
        for line in choices.lines(self.console.width):
            self.console.show(self.colours.table(line))

    # -- commands ----------------------------------------------------------------------------------------------------

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
            case "rules":
                self._rules(rest or self._clause_of_question(seat))

    def _help(self) -> None:
        self.console.say(self.say("help-answer"))
        for command in COMMANDS:
            typed = self.say(f"command-{command}")
            self.console.say(f"  {typed:<22}{self.say(f'help-{command}')}")
        self.console.say(self.say("help-words"))
        self.console.say(self.say("help-file"))

    def _look(self, word: str) -> None:
        found = self.game.explain(word, self.words) if word else self.say("play-look-what")
        self.console.say(found or self.say("play-nothing-called", word=shown(word)))

    def _clause_of_question(self, seat: int) -> str:
        """The clause on which the open question rests."""
        question = self.match.question(seat)
        assert question is not None
        return self.game.lexicon.clauses[question.topic]

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
        self.console.show(Text(self.say("save-where", file=str(self.file))))

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
