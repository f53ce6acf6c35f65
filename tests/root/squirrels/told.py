"""What the Squirrels ask and offer."""

from __future__ import annotations

from deskovka.content.lexicon import Lexicon, Topic

LEXICON = Lexicon(
    topics={
        "squirrels": Topic("", ("left",), ends=("done",)),
        "corner": Topic(""),
        "nibble": Topic("", ends=("pass",)),
    },
    verbs={"raise": ("piece", "clearing"), "corner": ("clearing",), "nibble": ()},
    events={},
    kinds={},
)
