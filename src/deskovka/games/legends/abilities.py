"""7. Abilities: what a card or a token gives from the moment of taking."""

from __future__ import annotations

from collections.abc import Iterable

from deskovka.games.legends.state import Legends
from deskovka.games.legends.tables import Ability


def gain(g: Legends, seat: int, abilities: Iterable[Ability]) -> None:
    """EL-ABL-01 Lasting and additive; those that score are counted at the end."""
    for ability in abilities:
        match ability.type:
            case "extra_move":
                g.extra_move[seat] += ability.count
            case "extra_army":
                g.extra_army[seat] += ability.count
            case "flying":
                g.flying[seat] += ability.count
            case "elixir":
                g.elixirs[seat] += ability.count
            case "immune":
                g.immune[seat] += 1
            case "coins":
                g.coins[seat] += ability.amount
                g.bank -= ability.amount
                if ability.amount:
                    g.tell("coins_gained", seat=seat, coins=ability.amount)
            case "vp_per_adjective" | "vp_per_flying" | "vp_set" | "vp_per_coins":
                pass
