"""Stored conditional orders (engine/orders.py): at most one for each seat of a table.

Only its owner may see an order. It is no part of the event log: the moves that it makes are. Nothing of it is
logged.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from data.db.database import Statement
from data.db.errors import BadRecord
from engine.orders import Order


class OrderState(StrEnum):
    """What became of an order; all but the first are notes to its owner."""

    WAITING = "waiting"
    PLAYED = "played"
    UNFINISHED = "unfinished"  # its first action is made, but no discard of it was possible
    STOPPED = "stopped"  # likewise: the discard would have missed a chance (``OrderTerms.ending``)
    UNFIT = "unfit"  # no rule fits


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatOrder:
    """The order of a seat for a deal (from 1).

    ``skipped``: the numbers of the rules (from 0) whose action was not legal. ``placed_at``: ms UTC.
    """

    deal: int
    order: Order = field(repr=False)
    state: OrderState = OrderState.WAITING
    skipped: tuple[int, ...] = ()
    placed_at: int = 0


_RULES: Final = TypeAdapter(Order)
_COLUMNS: Final = "seat, deal, rules, state, skipped, placed_at"


def set_order(table_id: str, seat: int, member_id: int, placed: SeatOrder) -> list[Statement]:
    """Store a seat's order in place of the one before."""
    rules = _RULES.dump_json(placed.order, exclude_defaults=True).decode()
    skipped = ",".join(map(str, placed.skipped))
    return [
        (
            (
                "INSERT INTO orders (table_id, seat, deal, member_id, rules, state, skipped, placed_at) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET "
                "deal = excluded.deal, member_id = excluded.member_id, rules = excluded.rules, "
                "state = excluded.state, skipped = excluded.skipped, placed_at = excluded.placed_at"
            ),
            (
                *(table_id, seat, placed.deal, member_id, rules),
                *(placed.state.value, skipped, placed.placed_at),
            ),
        )
    ]


def drop_orders(table_id: str, seats: Iterable[int]) -> list[Statement]:
    """Delete the orders of these seats."""
    return [("DELETE FROM orders WHERE table_id = ? AND seat = ?", (table_id, seat)) for seat in seats]


def orders_of(table_id: str) -> Statement:
    """Return the query for the orders of a table."""
    return (f"SELECT {_COLUMNS} FROM orders WHERE table_id = ? ORDER BY seat", (table_id,))  # noqa: S608


def order_of(row: Sequence[Any], *, where: str) -> tuple[int, SeatOrder]:
    """Return the seat and the order of a row. Raises BadRecord."""
    seat, deal, rules, state, skipped, placed_at = row
    try:
        return seat, SeatOrder(
            deal=deal,
            order=_RULES.validate_json(rules, strict=True, extra="forbid"),
            state=OrderState(state),
            skipped=tuple(map(int, filter(None, skipped.split(",")))),
            placed_at=placed_at,
        )
    except (ValidationError, ValueError):
        raise BadRecord("order", where) from None  # the cause would quote it
