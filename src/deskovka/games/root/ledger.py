"""What each event of Root changes on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial

from deskovka.content.ledger import Entries, Ledger, Posting
from deskovka.content.recaps import Happening
from deskovka.games.root import board_changes as boards
from deskovka.games.root import changes
from deskovka.games.root.changes import Sheets
from deskovka.games.root.tables import PRINTED, Tables

STATEMENTS = {
    # set-up
    "homelands": "clear seats[seat].homelands; seats[seat].homelands += clearings",
    "faction_given": "seats[seat].faction = faction",
    "first_player": "first = seat",
    "landmark_drawn": "landmarks_drawn += landmark",
    "landmark_set_aside": "landmarks_drawn -= landmark",
    "landmark_placed": "landmarks_drawn -= landmark; map.landmarks[landmark].clearing = clearing",
    "forge_item": "map.landmarks['legendary_forge'].items[item] = count; items[item] -= count",
    "faction_laid_out": "laid_out += faction",
    "faction_locked": "locked = faction",
    "cards_returned": "seats[seat].hand['hidden'] -= count",
    # points, victory
    "scored": "seats[seat].score = total",
    "lost_points": "seats[seat].score = total",
    "won": "winners[seat] += 1; won_by = victory",
    "won_too": "winners[seat] += 1",
    # cards
    "drew": "seats[seat].hand['hidden'] += count",
    "drew_openly": "seats[seat].hand['hidden'] -= 1; seats[seat].hand += card",
    "card_opened": "seats[seat].hand['hidden'] -= 1; seats[seat].hand += card",
    "card_returned": "seats[seat].hand['hidden'] += 1; seats[seat].hand -= card",
    "reshuffled": "clear discard",
    "crafted_discarded": "seats[seat].crafted -= card; discard += card",
    "became_available": "discard -= card; available += card",
    "dominance_taken": "available -= card; seats[seat].hand += card",
    "dominance_activated": "seats[seat].dominance = card",
    "coalition": "seats[seat].coalition = partner",
    "crafted_exhausted": "seats[seat].exhausted_items[item] += 1",
    # pieces
    "ferried": "map.landmarks['ferry'].clearing = clearing",
    "ruin_removed": "map.clearings[clearing].ruin = 0",
    "forged": "map.landmarks['legendary_forge'].items[item] -= 1; items[item] += 1",
    "perched": """
        map.landmarks['elder_treetop'].building.owner = seat
        map.landmarks['elder_treetop'].building.piece = piece
        map.landmarks['elder_treetop'].building.count = 1
    """,
    "treetop_lost": "clear map.landmarks['elder_treetop'].building",
    # the Marquise
    "built": "map.clearings[clearing].pieces[seat][piece].count += 1",
    "wood_paid": "map.clearings[clearing].pieces[seat]['wood'].count -= count",
    "hospitalized": "map.clearings[keep].pieces[seat]['warrior'].count += count",
    # the Eyrie
    "turmoil": "clear seats[seat].board.decree; seats[seat].board.leader = ''",
    "decree_lost": "discard += card",
    # the Alliance
    "supporter_joined": "seats[seat].board.supporters['hidden'] += 1",
    "sympathy": "map.clearings[clearing].pieces[seat]['sympathy'].count += 1",
    "supporter_refused": "discard += card",
    "officer_joined": "seats[seat].board.officers = total",
    "officers_lost": "seats[seat].board.officers -= count",
    # the Vagabond
    "character_laid_out": "character = character",
    "character_chosen": "seats[seat].board.character = character",
    "quest_laid_out": "quests += quest",
    "quest_completed": "quests -= quest",
    "relation_changed": "seats[seat].board.relations[partner].space = relation",
    "scorched": "seats[seat].board.scorched[clearing] += 1",
    "day_labor": "discard -= card; seats[seat].hand += card",
    # the Cult
    "outcast": "seats[seat].board.outcast = suit; seats[seat].board.hated = 0",
    "outcast_hated": "seats[seat].board.hated = 1",
    "acolytes_spent": "seats[seat].board.acolytes -= count",
    "acolytes_joined": "seats[seat].board.acolytes = total",
    # the Riverfolk
    "price_set": "seats[seat].board.prices[service] = price",
    "card_bought": "seats[owner].hand -= card; seats[seat].hand += card",
    "service_paid": "seats[owner].board.payments[seat] += count",
    "paid_itself": "seats[seat].board.payments[seat] += count",
    "fund_committed": "seats[seat].board.funds[owner] -= 1; seats[seat].board.committed[owner] += 1",
    "fund_laid": "seats[seat].board.funds[owner] -= 1; seats[seat].board.laid[suit][owner] += 1",
    "funds_spent": "seats[seat].board.funds[owner] -= count",
    "fund_lost": "seats[seat].board.funds[owner] -= 1",
    # the Duchy
    "burrowed": "seats[seat].board.burrow += count",
    "swayed": "seats[seat].board.unswayed -= minister; seats[seat].board.swayed += minister",
    "dismissed": "seats[seat].board.swayed -= minister; seats[seat].board.unswayed += minister",
    "revealed_lost": "seats[seat].board.revealed -= card; discard += card",
    # the Corvids
    "not_exposed": "seats[owner].board.plots[clearing].refuted += plot",
    # the Hundreds
    "mood": "seats[seat].board.mood = mood",
    # the Keepers
    "relic_laid": "map.forests[place].pieces[seat][relic].count += 1",
    "encamped": "map.clearings[clearing].pieces[seat][waystation].count += 1",
    "delved": """
        map.forests[place].pieces[seat][relic].count -= 1
        map.clearings[clearing].pieces[seat][relic].count += 1
    """,
    "carried": """
        map.clearings[clearing].pieces[seat][relic].count -= 1
        map.clearings[target].pieces[seat][relic].count += 1
    """,
    "reassigned": "seats[seat].board.retinue[before] -= card; seats[seat].board.retinue[duty] += card",
    # hirelings
    "toll_paid": "map.clearings[target].pieces[seat][piece].count -= 1",
    "marker_laid": "markers[points] += 1",
    "marker_taken": "markers[points] -= 1; seats[seat].markers[points] += 1",
    "marker_spent": "seats[seat].markers[points] -= 1",
    "control_rolled": "hirelings[hireling].controller = seat; hirelings[hireling].control = count",
    "control_left": "hirelings[hireling].control = count",
    "laid_on_card": "hirelings[hireling].held += count",
    "card_emptied": "hirelings[hireling].held -= count",
    "endowed": "hirelings[hireling].items[item] += 1",
    "card_item_lost": "hirelings[hireling].items[item] -= 1",
    "took_discard": "discard -= card; seats[seat].hand += card",
    "ambush_taken": "discard -= card; seats[seat].hand += card",
    "abandoned": "map.clearings[clearing].pieces[hireling]['foothold'].count -= 1",
    "kept_card": "discard -= card; hirelings['mole_artisans'].cards += card",
    "returned_card": "hirelings['mole_artisans'].cards -= card; seats[seat].hand += card",
    "post_taken": "map.paths[place].pieces[seat]['warrior'].count += 1",
    "post_left": "map.paths[place].pieces[hireling]['warrior'].count -= 1",
}
"""What events change where a few words say it."""
ROWS = {
    "map.clearings": ("clearing",),
    "map.clearings.pieces": ("owner", "piece"),
    "map.forests": ("forest",),
    "map.forests.pieces": ("owner", "piece"),
    "map.paths": ("path",),
    "map.paths.pieces": ("owner", "piece"),
    "map.landmarks": ("landmark",),
    "hirelings": ("hireling",),
    "seats.board.plots": ("clearing",),
    "seats.board.items": ("item", "place", "exhausted"),
    "seats.board.relations": ("seat",),
    "map.landmarks.cards": "#",
}
CHANGES = {
    "suits_laid": changes.lay_suits,
    "spent": changes.give_up,
    "discarded": changes.give_up,
    "ambushed": changes.give_up,
    "foiled": changes.give_up,
    "stole": changes.steal,
    "placed": changes.place_pieces,
    "treated": changes.place_pieces,
    "warriors_gathered": boards.gather,
    "warriors_returned": boards.gather,
    "moved": changes.move,
    "dominance_activated": changes.activate,
    "card_seen": changes.see("hand"),
    "supporter_seen": changes.see("board", "supporters"),
    "traded": changes.trade,
    "market_seen": changes.see_in_market,
    "market_stocked": changes.stock_market,
    "items_buried": changes.bury,
    "tricked": boards.trick,
    "swapped": changes.swap,
    "item_taken": changes.take_item,
    "ruin_searched": changes.search,
    **dict.fromkeys(("endowed", "item_given", "looted"), changes.lose_crafted),
    "hireling_moved": changes.enter,
    "entered_forest": changes.enter,
    "wandered": changes.enter,
    "hireling_appears": changes.enter,
    "retainers_ready": boards.ready_retainers,
    "landmark_placed": changes.place_landmark,
    "path_opened": changes.open_path,
    "garrisoned": changes.garrison,
    "flipped": boards.flip,
    "card_items_left": boards.count_ready,
    "mobilized": boards.support,
    "supporter_spent": boards.lose_supporter,
    "supporter_discarded": boards.lose_supporter,
    "soul_lost": boards.lose_soul,
    "souls_emptied": boards.empty_souls,
    "revealed": changes.lay_down("board", "revealed"),
    "funds_gathered": boards.gather_funds,
    "decree_added": boards.add_to_column,
    "gathered": boards.add_to_column,
    "retinue_lost": boards.lose_retainer,
    "relic_turned": boards.turn_up,
    "recovered": boards.recover,
    "hidden": boards.hide,
    "removed": changes.remove,
}
BY_SHEETS: Mapping[str, Callable[[Sheets, Happening, Entries], Iterator[Posting]]] = {
    "crafted": changes.craft,
    "hireling_drawn": boards.draw_hireling,
    "not_exposed": boards.keep_shown,
    "leaders_ready": boards.ready_leaders,
    "faction_taken": boards.join,
    **dict.fromkeys(("item_gained", "item_lost", "exhausted", "refreshed"), changes.items_of),
    **dict.fromkeys(("damaged", "repaired"), changes.items_of),
    "hoarded": boards.hoard,
    "scrapped": boards.hoard,
    "supporter_given": boards.give_supporter,
    "aided": boards.aid,
    "revealed_back": boards.take_back,
    "exported": boards.export,
    "leader_chosen": boards.choose_leader,
    "swayed": boards.sway,
    "quest_completed": boards.complete,
}
"""What depends on what cards and boards say."""


@lru_cache(maxsize=16)
def ledger_for(tables: Tables, deck: str) -> Ledger:
    """The ledger of games with these tables, those of an edition too, and with this deck."""
    sheets = Sheets(tables, deck)
    by_sheets = {kind: partial(change, sheets) for kind, change in BY_SHEETS.items()}
    return Ledger(STATEMENTS, rows=ROWS, special={**CHANGES, **by_sheets})


LEDGER = ledger_for(PRINTED.tables, "base")
"""The ledger of the printed game with its own deck."""
