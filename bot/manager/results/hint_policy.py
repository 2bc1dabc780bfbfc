"""Who may ask for a hint: nobody in a rated match, nor against people who do not know of it."""

from typing import Final

from bot.manager.tables.table import PlayerKind, Status, Table, TableReason
from engine.ai.search import DECISION_PROBLEMS

_ENOUGH: Final = 2
"""With fewer legal actions there is nothing to advise."""


def is_rated(table: Table) -> bool:
    """Return whether a match counts for the ratings: no computer plays in it."""
    return all(player.kind is PlayerKind.PERSON for player in table.players)


def hint_refused(table: Table, seat: int) -> TableReason | None:
    """Return why a seat gets no hint now; None: it gets one."""
    if table.veiled:
        return TableReason.VEILED
    if table.match is None:
        return TableReason.NOT_PLAYING
    others = [player for at, player in enumerate(table.players) if at != seat]
    if is_rated(table):
        return TableReason.HINT_RATED
    if not table.hints and any(player.kind is PlayerKind.PERSON for player in others):
        return TableReason.HINT_PEOPLE
    if table.spec.view not in DECISION_PROBLEMS:
        return TableReason.HINT_GAME
    if table.deal is None or table.status is not Status.PLAYING or seat not in table.actors:
        return TableReason.HINT_LATER
    if len(table.deal.legal_actions(seat)) < _ENOUGH:
        return TableReason.HINT_ONLY
    return None
