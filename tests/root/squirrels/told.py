"""What the Squirrels ask and offer."""

from __future__ import annotations

from deskovka.content.lexicon import Lexicon, Topic

LEXICON = Lexicon(
    topics={
        "squirrels": Topic("", ("left",)),
        "corner": Topic(""),
    },
    verbs={"raise": ("piece", "clearing"), "corner": ("clearing",)},
    events={},
    kinds={},
)
