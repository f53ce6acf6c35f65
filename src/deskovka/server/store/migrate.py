"""Bringing a database to the present schema, whatever version it has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from deskovka.kernel import DeskovkaError

_VERSIONS = Path(__file__).parent / "versions"


class NewerDatabase(DeskovkaError):
    """A newer program has written the database."""

    key = "newer-database"
    sentence = "The database was written by a newer version of this program. Update the program."


def migrate(connection: Connection, target: str = "head") -> None:
    """Take the steps that are missing up to the target, inside the transaction of the connection."""
    scripts = ScriptDirectory(str(_VERSIONS.parent), version_locations=[str(_VERSIONS)])

    def steps(revision: Any, _: MigrationContext) -> Any:
        try:
            return scripts._upgrade_revs(target, revision)
        except CommandError as error:
            raise NewerDatabase from error

    context = MigrationContext.configure(connection=connection, opts={"fn": steps, "transactional_ddl": True})
    with Operations.context(context):
        context.run_migrations()
