"""How a deal ended."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a deal ended. Games add the facts that explain the arithmetic."""

    ending: str
    """The game's word for it ("gin", "undercut", "draw" …)."""
    winner: int | None
    """The seat that won; None if nobody did, or not one seat alone.

    In a partnership this is the seat that went out.
    """
    points: tuple[int, ...]
    """Points each seat gains (negative: loses).

    Where low scores win (``GameSpec.low_wins``) points are penalties. Partners (``GameSpec.teams``) both have
    the points of their team.
    """
    chips: tuple[int, ...]
    """Chips each seat gains (negative: pays). Chips and ``table`` add up to zero."""
    table: int = 0
    """Chips that this deal left on the table for a later one.

    Negative if it took chips that an earlier deal had left.
    """
