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
from deskovka.kernel.fields import Fields
from deskovka.kernel.fitting import check_position
from deskovka.kernel.flow import (
    NOTHING,
    Answer,
    Ask,
    AskAll,
    Facts,
    Flow,
    Option,
    Pick,
    Value,
    choose,
    choose_all,
    choose_open,
)
from deskovka.kernel.game import Game, Registry, Result, Rival, Setup
from deskovka.kernel.match import Match, verify
from deskovka.kernel.parts import Part, Parts, promise_of
from deskovka.kernel.playing import Chair, Player
from deskovka.kernel.playout import at_random, playout
from deskovka.kernel.record import Record, Snapshot, option_from_text
from deskovka.kernel.standing import Matters
from deskovka.kernel.state import Event, Shared, State
from deskovka.kernel.trial import Trial
from deskovka.kernel.world import Question, World, option_to_text
from deskovka.kernel.worth import Rows, Weights, Worth, leads

__all__ = [
    "NOTHING",
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
    "Fields",
    "Flow",
    "Game",
    "IllegalAnswer",
    "Match",
    "Matters",
    "NewerRules",
    "NotAsked",
    "OlderRules",
    "Option",
    "Part",
    "Parts",
    "Pick",
    "Player",
    "Question",
    "Record",
    "Registry",
    "Result",
    "Rival",
    "Rows",
    "ScriptedChance",
    "Setup",
    "Shared",
    "Snapshot",
    "State",
    "Trial",
    "UndoRefused",
    "UnknownGame",
    "Value",
    "Weights",
    "World",
    "Worth",
    "at_random",
    "check_position",
    "choose",
    "choose_all",
    "choose_open",
    "leads",
    "option_from_text",
    "option_to_text",
    "playout",
    "promise_of",
    "seed_from",
    "verify",
]
