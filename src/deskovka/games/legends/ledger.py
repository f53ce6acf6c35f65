"""What each event of Legends changes on the table."""

from __future__ import annotations

from deskovka.content.ledger import BY_SEAT, Ledger

LEDGER = Ledger(
    {
        # preparation
        "game_begins": """
            clear regions
            clear row
            clear seats[*].coins
            clear seats[*].leader
            clear seats[*].cards
            clear seats[*].captured
            clear seats[*].discoveries
            clear seats[*].dragons
            clear seats[*].bid
        """,
        "leader_dealt": "seats[seat].leader = leader",
        "start_chosen": "regions[region].token = 'start'",
        "token_put": "regions[region].token = token",
        "card_dealt": "row += card",
        "armies_set_up": "regions[region].armies[seat] += count",
        "joint_chosen": "regions[region].armies[seats] += count",
        "neutral_placed": "regions[region].armies['neutral'] += 1",
        "coins_dealt": "seats[seats].coins += coins",
        # the bid
        "bid_made": "seats[seat].bid = coins",
        "bid_won": "seats[seat].coins -= coins",
        # turns
        "took": "row -= card; seats[seat].cards += card; seats[seat].coins -= coins",
        "coins_gained": "seats[seat].coins += coins",
        "placed": "regions[region].armies[seat] += count",
        "paid_owner": "seats[seat].coins -= coins; seats[owner].coins += coins",
        "paid_bandits": "seats[seat].coins -= coins",
        "moved": "regions[origin].armies[seat] -= 1; regions[region].armies[seat] += 1",
        "dragon_slain": "regions[region].token = ''; seats[seat].dragons += 1",
        "built": "regions[region].cities[seat] += 1",
        "token_taken": "regions[region].token = ''; seats[seat].discoveries += token",
        "destroyed": "regions[region].armies[victim] -= 1",
        "captured": "seats[seat].captured += 1",
        "robbed": "seats[victim].coins -= coins; seats[seat].coins += coins",
        # the end
        "scored": "seats[seat].total += total",
        "won": "winners[seat] += 1",
        "shared_victory": "winners[seat] += 1",
    },
    rows={
        "regions": ("id",),
        "regions.armies": BY_SEAT,
        "regions.cities": BY_SEAT,
        "row": ("card",),
        "seats": BY_SEAT,
    },
)
