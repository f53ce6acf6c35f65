"""What each event of Uprising changes on the table."""

from __future__ import annotations

from deskovka.content.ledger import Ledger

_PLAYED = "seats[seat].cards -= 1; discard += card"
_SUMS = "fight.strength = strength; fight.defence = defence"

LEDGER = Ledger(
    {
        "round": "round = round; clear spaces[*].unit.points",
        "economy_begins": "turn = seat",
        "movement_begins": "turn = seat",
        "quiet": "quiet = rounds",
        # the economic phase
        "curfew_over": "seats[seat].curfew = 0",
        "repaired": "spaces[city].base = defence",
        "produced": "seats[seat].money += money",
        "strike_over": "spaces[city].strike = 0",
        "bought": "seats[seat].food += food; seats[seat].weapons += weapons; seats[seat].money -= money",
        "fed_all": "seats[seat].food -= food",
        "fed": "seats[seat].food -= food",
        "relieved": "seats[seat].food -= food; seats[seat].popularity += count",
        "campaigned": "seats[seat].political += count; seats[seat].popularity -= popularity",
        "recruited": """
            seats[seat].popularity -= popularity
            seats[seat].weapons -= weapons
            seats[seat].military += military
            spaces[city].unit.seat = seat
            spaces[city].unit.level = level
        """,
        "armed": "seats[seat].weapons -= 1; spaces[space].unit.level = level; spaces[space].unit.weapons = count",
        "starved": "spaces[space].unit.level = level",
        "fell": "clear spaces[space].unit",
        "deserted": "clear spaces[space].unit",
        # cards
        "drew": "seats[seat].cards += 1; seats[seat].political -= points",
        "reshuffled": "clear discard",
        "played": _PLAYED,
        "used": f"{_PLAYED}; {_SUMS}",
        "gained": "seats[seat][stock] += amount",
        "lost": "seats[seat][stock] -= amount",
        "weakened": "spaces[space].unit.level = level",
        "defected": "clear spaces[space].unit",
        "curfew": "seats[seat].curfew = 1",
        "struck": "spaces[city].strike = 1",
        "held": "spaces[space].unit.held = 1",
        "released": "spaces[space].unit.held = 0",
        "revived": f"""
            {_PLAYED}
            spaces[city].unit.seat = seat
            spaces[city].unit.level = level
            spaces[city].unit.points = points
        """,
        # movement, fights and coups
        "moved": "move spaces[origin].unit to spaces[space].unit; clear fight",
        "attack": f"fight.space = space; fight.attacker = seat; {_SUMS}",
        "committed": f"seats[seat].military -= points; spaces[space].unit.points += points; {_SUMS}",
        "lowered": f"seats[seat].political -= points; {_SUMS}",
        "fight_lost": "clear fight",
        "fight_drawn": "clear fight",
        "captured": "spaces[city].owner = seat",
        "shaken": "spaces[city].base = defence",
        "coup": "seats[seat].political -= points",
        # the end
        "eliminated": "seats[seat].out = 1",
        "won": "winners[seat] += 1; turn = none",
        "stalemate": "turn = none",
        "capped": "turn = none",
    },
    rows={"spaces": ("id",)},
    called={"cities": "spaces", "territories": "spaces"},
)
