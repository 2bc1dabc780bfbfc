"""Whether the people at a table played their match themselves: only then does it count.

Otherwise, resigning at once, or letting the computer play for absent people, could move chips and ratings
from one account to another without a game.
"""
# ruff: noqa: S608 - the SQL is built from constants; values are parameters

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from data.db.database import Statement
from data.tables.row_types import StoredDeal, Why

EVERY_MATCH: Final = 1
"""The first version of the rules: every match counts."""
AGAINST_COMPUTERS: Final = 3
"""The first version by which a match of one person against computers is rated.

Since version 2, a match that somebody did not play does not count.
"""
MEASURED_AGAIN: Final = 4
"""The first version by which *expert* has the strengths that were measured again."""
RULES: Final = 4
"""The current version.

It also says how strong computers are taken to be (data/rankings/level_ratings.py).
"""
OWN_MOVES: Final = 4
"""Moves after which a person has played.

A turn has at least two moves in every game, a draw and a discard, so these are two turns.
"""
_OWN: Final = frozenset({Why.PLAYER, Why.ORDER})
"""Moves that a person made, or planned for this very turn."""
_STANDING: Final = frozenset({Why.WISH, Why.ONLY})
"""Moves that a person chose beforehand; they count neither as played nor as missed."""


class Part(NamedTuple):
    """One seat's share in a match: moves its person made, and moves made because they did not."""

    own: int = 0
    missed: int = 0

    def with_move(self, why: str) -> "Part":
        """Return the share after another move of the seat; ``why`` is a value of ``Why``."""
        if why in _OWN:
            return self._replace(own=self.own + 1)
        return self if why in _STANDING else self._replace(missed=self.missed + 1)

    def played(self, *, resigned: bool) -> bool:
        """Return whether the seat's person has played.

        That takes ``OWN_MOVES`` moves, or every move that was due in a match they did not leave: some deals
        are over in one turn.
        """
        return self.own >= OWN_MOVES or not (self.missed or resigned)


NOTHING: Final = Part()


def parts_of(before: Sequence[Part], deals: Iterable[StoredDeal]) -> list[Part]:
    """Return each seat's share after the moves of these deals."""
    parts = [*before]
    for deal in deals:
        for action in deal.actions:
            parts[action.seat] = parts[action.seat].with_move(action.why)
    return parts


def judge_by_current_rules() -> list[Statement]:
    """Judge all finished matches by the current rules. Their chips stay where they are."""
    moved = "FROM actions a WHERE a.table_id = s.table_id AND a.seat = s.seat AND a.why"
    own = f"SELECT count(*) {moved} IN (?, ?)"
    missed = f"SELECT 1 {moved} NOT IN (?, ?, ?, ?)"
    absent = (
        "SELECT 1 FROM seats s WHERE s.table_id = match_results.table_id AND s.kind = 'person' "
        f"AND ({own}) < ? AND (s.resigned_at IS NOT NULL OR EXISTS ({missed}))"
    )
    by_person, chosen = (sorted(why.value for why in reasons) for reasons in (_OWN, _STANDING))
    return [
        (
            f"UPDATE match_results SET rules = ?, counted = CASE WHEN EXISTS ({absent}) THEN 0 ELSE 1 END",
            (RULES, *by_person, OWN_MOVES, *by_person, *chosen),
        )
    ]
