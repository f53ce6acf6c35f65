"""``deskovka admin``: what whoever runs a server does with its tables and people, over its interface."""

from __future__ import annotations

import json
import os
from typing import Annotated, Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import ProxyHandler, Request, build_opener

import typer

from deskovka.cli.common import Lang, words_in
from deskovka.kernel import DeskovkaError

app = typer.Typer(help="List, close and delete tables, ban and rename people, on a server that runs.")

Address = Annotated[str, typer.Option("--server", metavar="URL", help="The server, by its own port.")]
ByAge = Annotated[bool, typer.Option("--new", help="The newest first, instead of what costs most.")]
TableOf = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
PersonOf = Annotated[str, typer.Argument(metavar="PERSON", help="The id of somebody, as `people` lists it.")]
HERE = "http://127.0.0.1:8000"


class NoAdminToken(DeskovkaError):
    """The token of the server's settings is not in the environment."""

    key = "no-admin-token"
    sentence = "Set DESKOVKA_ADMIN_TOKEN to the token that the server was started with."


class ServerRefused(DeskovkaError):
    """The server does not do it, or cannot be reached."""

    key = "server-refused"
    sentence = "{server}: {problem}"


def _ask(method: str, server: str, path: str, lang: str | None, body: object = None) -> Any:
    token = os.environ.get("DESKOVKA_ADMIN_TOKEN")
    if not token:
        raise NoAdminToken
    headers = {"Authorization": f"Bearer {token}", "Accept-Language": words_in(lang).language}
    data = None if body is None else json.dumps(body).encode()
    if data is not None:
        headers["Content-Type"] = "application/json"
    request = Request(f"{server.rstrip('/')}/api/admin{path}", data, headers, method=method)
    try:
        with build_opener(ProxyHandler({})).open(request, timeout=30) as response:
            text = response.read()
    except HTTPError as error:
        raise ServerRefused(server=server, problem=_sentence(error)) from None
    except (URLError, ValueError, OSError) as error:
        raise ServerRefused(server=server, problem=str(getattr(error, "reason", error))) from None
    return json.loads(text) if text else None


def _sentence(error: HTTPError) -> str:
    """What the server says about it."""
    try:
        return str(json.loads(error.read())["error"]["sentence"])
    except (ValueError, KeyError, TypeError):
        return f"HTTP {error.code}"


@app.command()
def tables(new: ByAge = False, server: Address = HERE, lang: Lang = None) -> None:
    """List tables with what is stored of them."""
    for row in _ask("GET", server, f"/tables?by={'new' if new else 'cost'}", lang):
        facts = {"changes": row["changes"], "owner": row["owner"], "name": row["name"], "created": row["created"]}
        typer.echo(words_in(lang).say("cli-admin-table", id=row["id"], game=row["game"], status=row["status"], **facts))


@app.command()
def people(new: ByAge = False, server: Address = HERE, lang: Lang = None) -> None:
    """List people with the tables that they have opened."""
    for row in _ask("GET", server, f"/people?by={'new' if new else 'cost'}", lang):
        facts = {name: row[name] for name in ("id", "name", "kind", "created", "unfinished", "tables", "answers")}
        typer.echo(words_in(lang).say("cli-admin-person", banned="yes" if row["banned"] else "no", **facts))


@app.command()
def close(table: TableOf, server: Address = HERE, lang: Lang = None) -> None:
    """End a game where it stands; it can still be looked at."""
    _ask("POST", server, f"/tables/{quote(table, safe='')}/close", lang)


@app.command()
def delete(table: TableOf, server: Address = HERE, lang: Lang = None) -> None:
    """Take a table away with all that was played and said at it."""
    _ask("DELETE", server, f"/tables/{quote(table, safe='')}", lang)


@app.command()
def rename(
    person: PersonOf,
    name: Annotated[str, typer.Argument(metavar="NAME", help="How they are to be called.")],
    server: Address = HERE,
    lang: Lang = None,
) -> None:
    """Call somebody by another name, at all tables."""
    _ask("PATCH", server, f"/people/{quote(person, safe='')}", lang, {"name": name})


@app.command()
def ban(person: PersonOf, server: Address = HERE, lang: Lang = None) -> None:
    """Sign somebody out everywhere and let them in no more."""
    _ask("PUT", server, f"/people/{quote(person, safe='')}/ban", lang)


@app.command()
def pardon(person: PersonOf, server: Address = HERE, lang: Lang = None) -> None:
    """Let somebody in again who was banned."""
    _ask("DELETE", server, f"/people/{quote(person, safe='')}/ban", lang)


@app.command()
def rotate(
    forget: Annotated[
        bool, typer.Option("--forget", help="Forget the old keys: everybody is signed out at once.")
    ] = False,
    server: Address = HERE,
    lang: Lang = None,
) -> None:
    """Sign cookies with a new key from now on."""
    _ask("POST", server, "/keys", lang, {"old": "forget" if forget else "keep"})
