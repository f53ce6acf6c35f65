"""A disk that is full: what was acknowledged is there, the rest is refused, and with room again everything goes on."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import create_engine, text

from tests.server.conftest import Serve
from tests.server.running import Person, Running

_NO_ROOM = "PRAGMA max_page_count = 1"  # never fewer than it has: it cannot grow
_ROOM = "PRAGMA max_page_count = 1000000"


def limit(server: Running, pragma: str) -> None:
    """Let the file of the database grow no more, or again."""
    server.parts.database.submit(lambda connection: connection.exec_driver_sql(pragma).close(), None).result()


def test_on_a_full_disk_nothing_is_acknowledged_that_is_not_kept(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    people = [server.guest(f"Guest {number}") for number in range(8)]
    table = people[0].open_table("me", "open")
    people[1].join(table, 1)
    people[0].answer(table, "bid", 1)
    limit(server, _NO_ROOM)

    def talk(person: Person) -> list[tuple[int, str]]:
        """Lines that were acknowledged, with their numbers; the others were refused as what they are."""
        heard = []
        for number in range(12):
            line = f"{number} {person.csrf}".ljust(490, "x")
            response = person.call("POST", f"/api/tables/{table}/chat", {"text": line})
            assert response.status_code in (201, 500, 503)
            if response.status_code == 201:
                heard.append((response.json()["seq"], line))
        return heard

    with ThreadPoolExecutor(len(people)) as pool:
        acknowledged = {line for heard in pool.map(talk, people) for line in heard}
    assert len(acknowledged) < 8 * 12
    limit(server, _ROOM)
    people[1].answer(table, "bid", 0)
    seq = people[0].table(table)["seq"]
    server.stop()
    engine = create_engine(sqlite_url)
    with engine.connect() as connection:
        kept = {(row.seq, row.text) for row in connection.execute(text("SELECT seq, text FROM chat"))}
        numbers = list(connection.execute(text("SELECT seq FROM changes ORDER BY seq")).scalars())
    engine.dispose()
    assert acknowledged <= kept
    assert numbers == list(range(1, seq + 1))
