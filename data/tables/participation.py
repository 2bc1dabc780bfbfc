"""Whether the people at a table have played their match themselves: only then it counts.

Resigning at once, and matches that the computer plays for absent people, could otherwise move chips and
ratings from one account to another without a game.
"""
# ruff: noqa: S608 - our own texts are put together; values are parameters

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from data.db.database import Statement
from data.tables.row_types import StoredDeal, Why

EVERY_MATCH: Final = 1
"""The rules of before: every match counts."""
RULES: Final = 2
"""The rules of today: a match in which somebody has not played counts for nothing."""
OWN_MOVES: Final = 4
"""Moves after which a person has played. A turn takes two moves at least in every game, a draw and a discard,
so these are two turns.
"""
_STANDING: Final = frozenset({Why.WISH, Why.ONLY})
"""Moves that a person has chosen beforehand. They are nobody's absence, and nobody's game either."""


class Part(NamedTuple):
    """What one seat has done in a match: moves its person made, and moves made because they did not."""

    own: int = 0
    missed: int = 0

    def with_move(self, why: str) -> "Part":
        """Return the part after another move of the seat; ``why`` is a word of ``Why``."""
        if why == Why.PLAYER:
            return self._replace(own=self.own + 1)
        return self if why in _STANDING else self._replace(missed=self.missed + 1)

    def played(self, *, resigned: bool) -> bool:
        """Say whether the seat's person has played: with ``OWN_MOVES``, or with every move that came to them
        in a match that they did not leave, since some deals are over in a turn.
        """
        return self.own >= OWN_MOVES or not (self.missed or resigned)


NOTHING: Final = Part()


def parts_of(before: Sequence[Part], deals: Iterable[StoredDeal]) -> list[Part]:
    """Return what each seat has done after the moves of these deals."""
    parts = [*before]
    for deal in deals:
        for action in deal.actions:
            parts[action.seat] = parts[action.seat].with_move(action.why)
    return parts


def by_todays_rules() -> list[Statement]:
    """Judge all matches that have ended by the rules of today. Their chips stay where they are."""
    own = "SELECT count(*) FROM actions a WHERE a.table_id = s.table_id AND a.seat = s.seat AND a.why = ?"
    missed = (
        "SELECT 1 FROM actions a WHERE a.table_id = s.table_id AND a.seat = s.seat AND a.why NOT IN (?, ?, ?)"
    )
    absent = (
        "SELECT 1 FROM seats s WHERE s.table_id = match_results.table_id AND s.kind = 'person' "
        f"AND ({own}) < ? AND (s.resigned_at IS NOT NULL OR EXISTS ({missed}))"
    )
    return [
        (
            f"UPDATE match_results SET rules = ?, counted = CASE WHEN EXISTS ({absent}) THEN 0 ELSE 1 END",
            (RULES, Why.PLAYER.value, OWN_MOVES, Why.PLAYER.value, *sorted(why.value for why in _STANDING)),
        )
    ]
