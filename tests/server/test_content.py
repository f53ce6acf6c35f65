"""What a game is made of, with the edition of its set-up: given under its hash, whoever may look at the table."""

from __future__ import annotations

from typing import Any

import msgspec

from deskovka.content.told import line
from deskovka.games import registry
from deskovka.games.legends.game import LegendsGame
from deskovka.kernel import Chance, Match, seed_from
from deskovka.server.tables.contents import Content
from tests.server.conftest import Serve
from tests.server.running import Person, Running
from tests.server.test_answers import after_the_bids
from tests.server.test_archive import finished_table, replay, upload
from tests.server.test_rules import TOYS, start_again

TWO_FOR_FORESTS = {"cards": {"lake": {"abilities": [{"type": "vp_per_adjective", "adjective": "forest", "vp": 2}]}}}


def content(person: Person, table: str, expected: int = 200, **query: str) -> Any:
    return person.get(f"/api/tables/{table}/content", expected, params=query)


def lake(found: Any) -> Any:
    return next(card for card in found["tables"]["cards"] if card["id"] == "lake")


def test_the_content_is_that_of_the_rules_with_the_edition_applied(server: Running) -> None:
    anna = server.guest("Anna")
    printed = anna.open_table("me", "open", game="legends")
    changed = anna.open_table("me", "open", game="legends", setup={"edition": TWO_FOR_FORESTS})
    game = LegendsGame()
    for table, edition in ((printed, {}), (changed, TWO_FOR_FORESTS)):
        tables = game.content(game.read_setup({"players": 2, "edition": edition}))
        assert content(anna, table)["tables"] == msgspec.json.decode(msgspec.json.encode(tables))
    assert lake(content(anna, printed))["abilities"][0]["vp"] == 1
    assert lake(content(anna, changed))["abilities"][0]["vp"] == 2
    assert content(anna, printed)["hash"] != content(anna, changed)["hash"]


def test_tables_with_the_same_content_share_its_hash(server: Running) -> None:
    anna = server.guest("Anna")
    first = anna.open_table("me", "open", game="legends", setup={"variants": ["leaders"]})
    second = anna.open_table("me", "open", "open", game="legends")
    assert content(anna, first) == content(anna, second)
    assert anna.table(first)["content"] == anna.table(second)["content"]


def test_the_content_is_the_same_before_during_and_after_a_game(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("me", "open")
    before = anna.table(table)["content"]
    assert content(anna, table)["hash"] == before
    bela.join(table, 1)
    assert anna.table(table)["content"] == before
    with bela.socket(table) as watching:
        assert watching.table()["content"] == before
    over = finished_table(anna, "me", "random")
    record = anna.get(f"/api/tables/{over}/record")
    uploaded = upload(bela, record)["id"]
    for looked_at in (table, over, uploaded):
        assert content(bela, looked_at)["hash"] == before
        assert bela.table(looked_at)["content"] == before
    assert replay(bela, uploaded, 3)["content"] == before


def test_what_things_do_is_told_with_the_content(server: Running) -> None:
    anna = server.guest("Anna")
    about = content(anna, anna.open_table("me", "open"))["about"]
    assert about["card 3"] == [{"say": "about-card", "facts": {"value": 1}}]


def test_the_content_is_kept_by_whoever_asks_by_its_hash(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open_table("me", "open", game="legends")
    path, known = f"/api/tables/{table}/content", anna.table(table)["content"]
    once = anna.call("GET", f"{path}?hash={known}")
    assert once.headers["cache-control"] == "private, max-age=31536000, immutable"
    assert once.headers["content-encoding"] == "gzip"
    for query in ("", "?hash=another"):
        found = anna.call("GET", path + query, headers={"Accept-Encoding": "identity"})
        assert found.headers["cache-control"] == "private, no-cache"
        assert found.json() == once.json()
    again = anna.call("GET", path, headers={"If-None-Match": once.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == once.headers["etag"]


def test_the_content_is_for_those_who_may_look(server: Running) -> None:
    anna, bela, cyril = server.guest("Anna"), server.guest("Béla"), server.guest("Cyril")
    table = anna.open_table("me", "open", watchers="nobody")
    bela.join(table, 1)
    assert content(bela, table)["hash"] == bela.table(table)["content"]
    for person in (cyril, server.visitor()):
        assert content(person, table, 403)["key"] == "watchers-kept-out"
    assert content(anna, "nowhere", 404)["key"] == "no-such-table"


def test_a_position_is_told_and_options_have_notes(server: Running) -> None:
    anna, bela, table = after_the_bids(server)
    for person in (anna, bela, server.visitor()):
        message = person.table(table)
        assert message["told"][0]["title"] == {"say": "told-round", "facts": {"round": message["view"]["round"]}}
        assert replay(person, table, message["count"])["told"] == message["told"]
    question = anna.table(table)["question"]
    assert len(question["notes"]) == len(question["follows"]) == len(question["options"])
    assert (question["menu"], question["refusals"]) == ([], [])  # it is no menu
    hand = anna.table(table)["told"][1]["lines"][2]
    assert hand["of"] == ["seat", 0]
    assert [card["say"] for card in hand["facts"]["cards"]] == ["told-card", "told-card"]
    hidden = bela.table(table)["told"][1]["lines"][2]
    assert [card["say"] for card in hidden["facts"]["cards"]] == ["told-hidden", "told-hidden"]


def test_a_game_that_the_present_rules_cannot_show_tells_nothing(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    anna, bela, table = after_the_bids(server)
    known = anna.table(table)["content"]
    start_again(serve, server, anna, bela, games=TOYS + "forgetful_games")
    message = anna.table(table)
    assert (message["view"], message["told"], message["content"]) == (None, [], known)


def test_a_menu_is_sent_with_its_verbs_and_reasons() -> None:
    game = registry.get("root")
    match = Match(
        game, game.read_setup({"players": 2, "factions": ["marquise", "eyrie"], "reach": "any"}), seed_from(1)
    )
    chance = Chance(seed_from("menu"))
    while (asked := match.question(match.waiting[0])) is not None and asked.topic != "marquise":
        match.answer(asked.seat, chance.pick(asked.options))
    assert asked is not None
    sent = Content(game, game.content(match.setup)).question(asked, match.view(asked.seat), match.world.state)
    assert sent.menu[:2] == ["move", "battle"]
    assert not {"ferry", "steal", "open_path"} & set(sent.menu)  # neither offered nor refused on this map
    offered = {option[0] for option in sent.options}
    refused = {refusal.option[0]: refusal for refusal in sent.refusals if len(refusal.option) == 1}
    assert set(sent.menu) == (offered | refused.keys()) - {"done"}
    assert (refused["take_dominance"].why.say, refused["take_dominance"].clause) == ("refused-none-available", "3.3.4")
    (ending,) = [place for place, option in enumerate(sent.options) if option == ["done"]]
    assert sent.follows[ending] == line("follows-actions-left", count=3)


def test_what_is_the_same_for_everybody_is_sent_packed_to_those_who_can_unpack_it(server: Running) -> None:
    for path in ("/api/games", "/api/games/legends/rules"):
        packed = server.visitor(**{"Accept-Encoding": "gzip"}).call("GET", path)
        plain = server.visitor(**{"Accept-Encoding": "identity"}).call("GET", path)
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()
