"""What is kept: people, tables, and every change of a table, in SQLite or PostgreSQL."""

from sqlalchemy import Connection

from deskovka.server.store.database import Database, open_database

__all__ = ["Connection", "Database", "open_database"]
