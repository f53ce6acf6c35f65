"""The verbs that menus of all factions share, in the order in which they are shown."""

from __future__ import annotations

MOVES = ("move", "ferry")
"""4.2, C.2.5."""
ANY_TIME = ("expose", "trade", "endow")
"""13.2.4, F-market-2, E-exile-1: what who has plots against him, is at the market or near the Exile may do."""
CARDS = ("use", "use_on", "use_with")
"""4.1.3: what crafted cards do in a window."""
COMMANDS = ("command", "smuggle")
"""E.2.3, E.2.4, E-smugglers-1: what hirelings do for their controller."""
DOMINANCE = ("activate_dominance", "take_dominance")
"""3.3.1, 3.3.4."""
BIRDSONG = (*ANY_TIME, *CARDS, "ask_again")
"""K.3."""
EVENING = (*ANY_TIME, "ask_again")
"""K.7."""
DAYLIGHT = (*ANY_TIME, *COMMANDS, *DOMINANCE, "open_path", *CARDS, "ask_again")
"""K.6, C.3.3, E.2.4."""
