"""What people can type besides an answer, in the words of either language."""

from __future__ import annotations

from functools import cache

from deskovka.content.words import LANGUAGES, Words, fold

COMMANDS = ("help", "table", "log", "look", "rules", "hint", "act", "undo", "save", "leave")


@cache
def _commands() -> dict[str, str]:
    """Each word and letter that stands for a command, in every language."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        words = Words(language)
        for command in COMMANDS:
            found |= dict.fromkeys((fold(word) for word in words.say(f"command-{command}").split(", ")), command)
    return found


def read_command(line: str) -> tuple[str, str] | None:
    """The command that a line begins with, and the rest of the line.

    >>> read_command("? lake"), read_command("!Petr"), read_command("ZPĚT"), read_command("7")
    (('look', 'lake'), ('act', 'Petr'), ('undo', ''), None)
    """
    word, _, rest = line.partition(" ")
    if word.startswith(("?", "!")):
        word, rest = line[0], line[1:]
    command = _commands().get(fold(word))
    return (command, rest.strip()) if command else None
