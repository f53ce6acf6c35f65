"""Fair chance: the seed of a table is made of the server's part and of one part of each person who adds one.

The server has its part before anybody sits down, and tells its hash. Whoever sits down promises a part by its hash.
When every seat is taken, those who promised show their parts, and the game begins with the last of them; whoever does
not show theirs in time is not waited for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from deskovka.content.converting import converted
from deskovka.kernel import Part, Parts, Record, promise_of
from deskovka.server.errors import AboutToBegin, NothingPromised, OtherPart
from deskovka.server.store.rows import OPEN, SeatRow, TableRow
from deskovka.server.wire import PartsInfo, moment


class TableParts(msgspec.Struct, frozen=True):
    """What has been promised and shown at a table, by seats."""

    promises: dict[int, str] = {}
    shown: dict[int, str] = {}
    until: int | None = None
    """When the game begins without those who have not shown theirs."""
    server: str | None = None
    """The server's part, once the seed of the table is made of all."""

    def data(self) -> dict[str, Any]:
        """What is stored."""
        kept: dict[str, Any] = msgspec.to_builtins(self, str_keys=True)
        return kept

    @property
    def missing(self) -> bool:
        """Whether somebody has promised a part and not shown it."""
        return self.promises.keys() != self.shown.keys()

    def shows(self, seat: int, part: str) -> TableParts:
        """The parts when somebody shows theirs, which must be the one that was promised."""
        if seat not in self.promises:
            raise NothingPromised(seat=seat)
        if promise_of(bytes.fromhex(part)).hex() != self.promises[seat]:
            raise OtherPart(seat=seat)
        return msgspec.structs.replace(self, shown=self.shown | {seat: part})


def parts_of(row: TableRow, columns: dict[str, Any]) -> TableParts:
    """The parts of a table with these columns changed; none of a table whose seed was chosen."""
    stored = columns.get("parts", row.parts)
    return TableParts() if stored is None else converted(stored, TableParts, strict=False)


def promised(row: TableRow, seat: int | None, promise: str | None) -> dict[str, Any] | None:
    """What is stored of the parts when somebody sits down, perhaps with a promise."""
    if row.parts is None or seat is None or promise is None:
        return row.parts
    parts = parts_of(row, {})
    return msgspec.structs.replace(parts, promises=parts.promises | {seat: promise}).data()


def without_promises(row: TableRow, seats: Sequence[SeatRow], columns: dict[str, Any]) -> dict[str, Any]:
    """The column that changes when people get up before the game begins; of those who show parts all is kept."""
    parts = parts_of(row, columns)
    given_up = {seat.seat for seat in seats if seat.kind != "person"} & parts.promises.keys()
    if row.status != OPEN or parts.until is not None or not given_up:
        return {}
    promises = {seat: promise for seat, promise in parts.promises.items() if seat not in given_up}
    return {"parts": msgspec.structs.replace(parts, promises=promises).data()}


def check_may_change(row: TableRow) -> None:
    """Nobody gets up or sits down while parts are shown: whoever has seen one could choose another beginning."""
    if parts_of(row, {}).until is not None:
        raise AboutToBegin


def made_of(row: TableRow) -> Parts | None:
    """What the seed of a table was made of, if anybody besides the server has promised a part."""
    parts = parts_of(row, {})
    if parts.server is None:
        return None
    seats = [
        Part(seat, bytes.fromhex(promise), bytes.fromhex(parts.shown[seat]) if seat in parts.shown else None)
        for seat, promise in sorted(parts.promises.items())
    ]
    return Parts(bytes.fromhex(parts.server), seats)


def kept_parts(record: Record) -> dict[str, Any] | None:
    """What is stored of the parts that a record names."""
    if record.parts is None:
        return None
    promises = {part.seat: part.promise.hex() for part in record.parts.seats}
    shown = {part.seat: part.shown.hex() for part in record.parts.seats if part.shown is not None}
    return TableParts(promises, shown, server=record.parts.server.hex()).data()


def drawn_together(row: TableRow, columns: dict[str, Any]) -> dict[str, Any]:
    """The columns that change when the game begins: the seed is made of all parts that were shown."""
    parts = parts_of(row, columns)
    if not parts.promises:
        return {}
    kept = msgspec.structs.replace(parts, until=None, server=row.seed.hex()).data()
    made = made_of(msgspec.structs.replace(row, parts=kept))
    assert made is not None
    changed = {"parts": kept, "seed": made.seed}
    return changed if row.beginning is None else changed | {"beginning": _by_seed(row.beginning, made.seed)}


def _by_seed(beginning: str, seed: bytes) -> str:
    """The record that a game goes on from, with chance to come from another seed."""
    record = Record.parse(beginning)
    record.seed = seed
    for snapshot in record.snapshots:
        snapshot.state["chance"]["seed"] = seed.hex()
    return str(record)


def server_part(row: TableRow) -> bytes:
    """What the server has put into the seed, which it promised before anybody sat down."""
    made = made_of(row)
    return row.seed if made is None else made.server


def parts_info(row: TableRow, seats: int, everything: bool = False) -> PartsInfo | None:
    """The parts as they are told: promises at once, and when everything may be known the parts as well."""
    parts = parts_of(row, {})
    if not parts.promises:
        return None
    return PartsInfo(
        until=None if parts.until is None else moment(parts.until),
        promises=[parts.promises.get(seat) for seat in range(seats)],
        shown=[seat in parts.shown for seat in range(seats)],
        server=parts.server if everything else None,
        parts=[parts.shown.get(seat) for seat in range(seats)] if everything else None,
    )
