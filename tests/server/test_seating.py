"""Opening tables, and who sits where."""

from __future__ import annotations

from tests.server.conftest import Serve
from tests.server.running import Clock, Running


def test_a_table_waits_for_its_players_and_begins_by_itself(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("me", "open")
    waiting = anna.table(table)
    assert waiting["table"]["status"] == "open"
    assert (waiting["view"], waiting["question"], waiting["waiting"]) == (None, None, [])
    (listed,) = [found for found in bela.get("/api/tables?which=open") if found["id"] == table]
    assert (listed["id"], listed["me"], [seat["kind"] for seat in listed["seats"]]) == (table, None, ["person", "open"])
    bela.join(table, 1)
    begun = bela.table(table)
    assert begun["table"]["status"] == "running"
    assert begun["me"] == 1
    assert [seat["name"] for seat in begun["table"]["seats"]] == ["Anna", "Béla"]
    assert table not in [found["id"] for found in bela.get("/api/tables?which=open")]
    assert [found["id"] for found in bela.get("/api/tables?which=mine")] == [table]


def test_a_table_full_of_bots_and_me_begins_at_once(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open_table("random", "me")
    message = anna.table(table)
    assert message["table"]["status"] == "running"
    assert message["table"]["mine"] is True
    assert message["table"]["owner"] == "Anna"


def test_bots_alone_play_a_game_for_those_who_watch(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open_table("random", "greedy")
    with anna.socket(table) as watching:
        last = watching.table(lambda message: message["result"] is not None)
    assert last["me"] is None
    assert last["table"]["status"] == "finished"


def test_an_invited_seat_is_taken_only_with_its_invitation(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Béla")
    wish = {"game": "harvest", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "invited"}]}
    created = anna.post("/api/tables", wish, 201)
    table, (invite,) = created["id"], created["invites"]
    assert invite["seat"] == 1
    assert anna.table(table)["table"]["seats"][1]["invite"] == invite["token"]
    assert bela.table(table)["table"]["seats"][1]["invite"] is None
    assert table not in [found["id"] for found in bela.get("/api/tables?which=open")]
    assert bela.join(table, 1, expected=403)["key"] == "wrong-invitation"
    assert bela.join(table, 1, "guessed", expected=403)["key"] == "wrong-invitation"
    bela.join(table, 1, invite["token"])
    assert bela.table(table)["me"] == 1
    assert anna.table(table)["table"]["seats"][1]["invite"] is None


def test_a_taken_seat_cannot_be_taken_again(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("me", "open", "open")
    assert bela.join(table, 0, expected=409)["key"] == "seat-taken"
    bela.join(table, 1)
    assert bela.join(table, 2, expected=409)["key"] == "already-seated"
    assert server.guest("Cyril").join(table, 7, expected=422)["key"] == "wrong-seats"


def test_whoever_sits_down_twice_at_one_seat_sits_there(server: Running) -> None:
    """A click too many, or a request that is sent again because its answer was lost."""
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("me", "open")
    assert bela.join(table, 1)["seq"] == bela.join(table, 1)["seq"] == bela.table(table)["seq"]
    bela.post(f"/api/tables/{table}/leave", expected=204)
    bela.join(table, 1)
    bela.join(table, 1)
    assert bela.table(table)["me"] == 1


def test_a_seat_left_before_the_game_is_free_again(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("me", "open", "open")
    bela.join(table, 1)
    anna.post(f"/api/tables/{table}/leave", expected=204)
    message = bela.table(table)
    assert [seat["kind"] for seat in message["table"]["seats"]] == ["open", "person", "open"]
    assert (message["table"]["mine"], message["table"]["owner"]) == (True, "Béla")


def test_the_last_to_leave_before_the_game_takes_the_table_away(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open_table("me", "open")
    with anna.socket(table) as watching:
        watching.table()
        anna.post(f"/api/tables/{table}/leave", expected=204)
        assert anna.get(f"/api/tables/{table}", 404)["key"] == "no-such-table"
        assert watching.close_code() == 4404


def test_a_bot_plays_for_somebody_who_left_until_they_come_back(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("me", "open", seed="leaving")
    bela.join(table, 1)
    anna.answer(table, "bid", 0)
    with anna.socket(table) as watching:
        bela.post(f"/api/tables/{table}/leave", expected=204)
        played = watching.table(lambda message: message["count"] >= 2)
        assert played["table"]["seats"][1] == {
            "kind": "bot",
            "name": "Béla",
            "bot": "greedy",
            "online": False,
            "mine": False,
            "invite": None,
            "due": None,
            "left": None,
        }
        assert bela.table(table)["me"] is None
        assert server.guest("Cyril").join(table, 1, expected=409)["key"] == "seat-taken"
        bela.join(table, 1)
        assert watching.table(lambda message: message["table"]["seats"][1]["kind"] == "person")
    assert bela.table(table)["me"] == 1


def test_bots_wait_for_the_last_who_left_and_play_on_by_themselves_after_a_while(serve: Serve, sqlite_url: str) -> None:
    clock = Clock()
    server = serve(database=sqlite_url, now=clock, return_seconds=60.0, sync_seconds=0.05)
    anna = server.guest("Anna")
    table = anna.open_table("me", "random", "greedy")
    for _ in range(2):
        anna.post(f"/api/tables/{table}/leave", expected=204)
        resting = anna.table(table)["count"]
        whole = anna.open_table("random", "greedy")  # bots elsewhere play a game to its end meanwhile
        with anna.socket(whole) as watching:
            watching.table(lambda message: message["result"])
        assert anna.table(table)["count"] == resting
        anna.join(table, 0)
        assert anna.table(table)["me"] == 0
        clock.now += 61_000
    anna.post(f"/api/tables/{table}/leave", expected=204)
    clock.now += 60_001
    with anna.socket(table) as watching:
        watching.table(lambda message: message["result"])
    assert anna.join(table, 0, expected=409)["key"] == "not-now"


def test_who_left_a_seat_is_known_by_who_they_are_and_not_by_their_name(server: Running) -> None:
    anna, bela, namesake = server.guest("Anna"), server.guest("Béla"), server.guest("Béla")
    table = anna.open_table("me", "open")
    bela.join(table, 1)
    with bela.socket(table) as watching, namesake.socket(table) as other:
        assert [seat["mine"] for seat in watching.table()["table"]["seats"]] == [False, True]
        bela.post(f"/api/tables/{table}/leave", expected=204)
        anna.answer(table, "bid", 0)  # from then on both have seen the same
        left = [one.table(lambda told: told["count"] >= 2) for one in (watching, other)]
    assert [[seat["mine"] for seat in told["table"]["seats"]] for told in left] == [[False, True], [False, False]]
    (summary,) = bela.get("/api/tables?which=mine")
    assert ([seat["mine"] for seat in summary["seats"]], summary["me"]) == ([False, True], None)
    assert namesake.join(table, 1, expected=409)["key"] == "seat-taken"


def test_the_owner_lets_a_bot_play_for_somebody_who_is_away(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("me", "open", seed="away")
    bela.join(table, 1)
    seat = f"/api/tables/{table}/seats/1"
    wish = {"kind": "bot", "bot": "greedy"}
    assert bela.post(f"/api/tables/{table}/seats/0", wish, 403)["key"] == "not-yours"
    with bela.socket(table) as watching:
        watching.until(lambda message: message.get("online") == [1])
        assert anna.post(seat, wish, 409)["key"] == "not-away"
    with anna.socket(table) as watching:
        watching.until(lambda message: message.get("online") == [0])
        anna.post(seat, wish)
        anna.answer(table, "bid", 0)
        played = watching.table(lambda message: message["count"] >= 2)
    assert [played["table"]["seats"][1][fact] for fact in ("kind", "name", "bot")] == ["bot", "Béla", "greedy"]
    assert anna.post(seat, {"kind": "open"}, 409)["key"] == "not-now"
    bela.join(table, 1)
    assert bela.table(table)["me"] == 1


def test_the_owner_gives_seats_to_bots_before_the_game(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("me", "invited", "open")
    seat = f"/api/tables/{table}/seats/1"
    assert bela.post(seat, {"kind": "bot", "bot": "greedy"}, 403)["key"] == "not-yours"
    assert anna.post(seat, {"kind": "bot", "bot": "clever"}, 422)["key"] == "unknown-bot"
    anna.post(seat, {"kind": "bot", "bot": "greedy"})
    anna.post(seat, {"kind": "open"})
    bela.join(table, 1)
    assert anna.post(seat, {"kind": "open"}, 409)["key"] == "seat-taken"
    anna.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
    assert anna.table(table)["table"]["status"] == "running"
    assert anna.post(seat, {"kind": "open"}, 409)["key"] == "not-now"


def test_a_new_name_is_shown_at_all_tables(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open_table("me", "random")
    with anna.socket(table) as watching:
        watching.table()
        assert anna.call("PATCH", "/api/me", {"name": "Aneta"}).status_code == 200
        message = watching.table(lambda told: told["table"]["seats"][0]["name"] == "Aneta")
    assert message["table"]["owner"] == "Aneta"
    assert anna.get("/api/me")["user"]["name"] == "Aneta"


def test_a_wish_that_cannot_be_is_refused_in_one_sentence(server: Running) -> None:
    anna = server.guest("Anna")
    me = {"kind": "me"}
    wishes = [
        ({"game": "harvest", "setup": {"players": 3}, "seats": [me]}, 422, "wrong-seats"),
        ({"game": "harvest", "setup": {"players": 2}, "seats": [me, me]}, 422, "seats-for-me"),
        ({"game": "harvest", "setup": {"players": 9}, "seats": [me]}, 422, "bad-setup"),
        ({"game": "chess", "setup": {}, "seats": [me]}, 404, "unknown-game"),
        ({"game": "harvest", "seats": [me, {"kind": "bot", "bot": "clever"}]}, 422, "unknown-bot"),
        ({"game": "harvest", "seats": [me, {"kind": "ghost"}]}, 422, "invalid"),
        ({"game": "harvest", "seats": [me, {"kind": "open"}], "colour": "red"}, 422, "invalid"),
    ]
    for wish, status, key in wishes:
        error = anna.post("/api/tables", wish, status)
        assert error["key"] == key
        assert error["sentence"]
    assert anna.get("/api/tables?which=mine") == []


def test_a_guest_cannot_begin_tables_without_end(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, tables_of_guest=2)
    anna = server.guest("Anna")
    first = anna.open_table("me", "open")
    anna.open_table("me", "open")
    wish = {"game": "harvest", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert anna.post("/api/tables", wish, 409)["key"] == "too-many-tables"
    anna.post(f"/api/tables/{first}/leave", expected=204)
    anna.post("/api/tables", wish, 201)


def test_a_chosen_seed_deals_the_same_game_and_is_called_friendly(server: Running) -> None:
    anna = server.guest("Anna")
    one, other = (anna.table(anna.open_table("me", "random", seed="same")) for _ in range(2))
    assert one["view"] == other["view"]
    assert one["table"]["friendly"] is True
    drawn = anna.table(anna.open_table("me", "random"))
    assert drawn["table"]["friendly"] is False
    assert drawn["table"]["seed_hash"] != one["table"]["seed_hash"]


def test_games_tell_what_a_form_needs(server: Running) -> None:
    games = {game["id"]: game for game in server.visitor().get("/api/games")}
    legends = games["legends"]
    assert legends["seats"] == [2, 4]
    assert [bot["id"] for bot in legends["bots"]] == ["random", "greedy", "sharp", "strong", "expert"]
    assert [bot["id"] for bot in legends["bots"] if bot["usual"]] == ["greedy"]
    assert {bot["id"]: bot["seconds"] for bot in legends["bots"]}["strong"] == 1.0
    assert {option["key"] for option in legends["options"]} >= {"players", "variants", "map"}
    lexicon = server.visitor().get("/api/games/legends/lexicon")
    assert lexicon["topics"]["place"] == {
        "clause": "EL-ACT-01",
        "facts": ["left", "region"],
        "menu": [],
        "ends": [],
    }
    rules = server.visitor().get("/api/games/legends/rules?lang=cs")
    assert {"id", "title", "section", "text"} == set(rules[0])
    visitor = server.visitor()
    assert visitor.post("/api/games/legends/setup", {"setup": {"players": 3}})["setup"] == {"players": 3}
    error = visitor.post("/api/games/legends/setup", {"setup": {"players": 9}}, 422)
    assert (error["key"], error["facts"]["key"]) == ("bad-setup", "players")
    assert visitor.get("/api/games/chess/rules", 404)["key"] == "unknown-game"
