"""The kernel: how a game asks, answers, hides, draws and is recorded. Standard library only."""

from deskovka.kernel.chance import Chance, ScriptedChance, seed_from
from deskovka.kernel.errors import (
    BadSetup,
    BrokenGame,
    BrokenRecord,
    DeskovkaError,
    EndlessGame,
    IllegalAnswer,
    NewerRules,
    NotAsked,
    OlderRules,
    UndoRefused,
    UnknownGame,
)
from deskovka.kernel.flow import Ask, AskAll, Facts, Flow, Option, choose, choose_all, choose_open
from deskovka.kernel.game import Event, Game, Registry, Result, Setup, Shared, State
from deskovka.kernel.match import Chair, Match, verify
from deskovka.kernel.playout import playout
from deskovka.kernel.record import Record, Snapshot, option_from_text
from deskovka.kernel.world import Answer, Question, World, option_to_text

__all__ = [
    "Answer",
    "Ask",
    "AskAll",
    "BadSetup",
    "BrokenGame",
    "BrokenRecord",
    "Chair",
    "Chance",
    "DeskovkaError",
    "EndlessGame",
    "Event",
    "Facts",
    "Flow",
    "Game",
    "IllegalAnswer",
    "Match",
    "NewerRules",
    "NotAsked",
    "OlderRules",
    "Option",
    "Question",
    "Record",
    "Registry",
    "Result",
    "ScriptedChance",
    "Setup",
    "Shared",
    "Snapshot",
    "State",
    "UndoRefused",
    "UnknownGame",
    "World",
    "choose",
    "choose_all",
    "choose_open",
    "option_from_text",
    "option_to_text",
    "playout",
    "seed_from",
    "verify",
]
