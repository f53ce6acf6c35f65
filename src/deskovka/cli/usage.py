"""Command lines that cannot be understood, in sentences of our own: typer speaks English only."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

import typer
from typer._click import exceptions as typer_errors  # their names are not public, but the range is narrow

from deskovka.kernel import DeskovkaError


class UnknownCommand(DeskovkaError):
    """There is no command of that name."""

    key = "unknown-command"
    sentence = "There is no command “{name}”; did you mean “{nearest}”? Commands: {known}."


class UnknownSwitch(DeskovkaError):
    """The command has no such option."""

    key = "unknown-switch"
    sentence = "“{command}” has no option “{option}”; it has: {known}."


class MissingWord(DeskovkaError):
    """Something that the command cannot do without is not there."""

    key = "missing-word"
    sentence = "“{command}” needs {what}; “{command} --help” shows how it is written."


class MissingValue(DeskovkaError):
    """An option stands at the end of the line, without its value."""

    key = "missing-value"
    sentence = "After {option} a value is missing."


class TooManyWords(DeskovkaError):
    """The line goes on after everything that the command takes."""

    key = "too-many-words"
    sentence = "“{command}” was given more words than it takes; “{command} --help” shows which."


def wished_language(line: Sequence[str]) -> str | None:
    """The language that a command line asks for: it must be known even when the rest cannot be understood.

    >>> wished_language(["games", "--lang", "cs"]), wished_language(["games", "--lang=en"]), wished_language(["games"])
    ('cs', 'en', None)
    """
    wish = None
    for word, following in zip(line, [*line[1:], None], strict=True):
        if word == "--lang":
            wish = following
        elif word.startswith("--lang="):
            wish = word.removeprefix("--lang=")
    return wish


def misunderstood(error: typer.TyperException, line: Sequence[str]) -> DeskovkaError:
    """What typer could not understand, as an error that has words in every language."""
    context = error.ctx if isinstance(error, typer_errors.UsageError) else None
    command = context.command_path if context else "deskovka"
    match error:
        case typer_errors.NoSuchOption() if context:
            known = [parameter.opts[0] for parameter in context.command.params if parameter.opts[0].startswith("--")]
            return UnknownSwitch(command=command, option=error.option_name, known=", ".join([*known, "--help"]))
        case typer_errors.BadOptionUsage():
            return MissingValue(option=error.option_name)
        case typer_errors.MissingParameter(param=parameter) if parameter:
            what = parameter.opts[0] if parameter.opts[0].startswith("--") else parameter.display_name_raw.upper()
            return MissingWord(command=command, what=what)
        case _ if context and context.parent is None:
            name = next((word for word in line if not word.startswith("-")), "")
            known = list(getattr(context.command, "commands", {}))
            nearest = get_close_matches(name, known, n=1, cutoff=0.0)[0]
            return UnknownCommand(name=name, nearest=nearest, known=", ".join(known))
        case _:
            return TooManyWords(command=command)
