"""What is kept: people, tables, and every change of a table, in SQLite or PostgreSQL."""

from deskovka.server.store.database import Connection, Database, open_database

__all__ = ["Connection", "Database", "open_database"]
