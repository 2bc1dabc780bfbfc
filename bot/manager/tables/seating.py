"""Who sits where in a lobby with teams (docs/rules/hand.md 1.2).

Seats follow the order of joining until somebody chooses a partner.
"""

from collections.abc import Sequence
from typing import Final

from bot.manager.tables.table import Player, TableError, TableReason

ENOUGH: Final = 3
"""Players needed before two of them can sit opposite each other."""
_ACROSS: Final = 2


def key_of(player: Player) -> str:
    """Return the key of a seated player in a menu; it does not depend on the seat."""
    return player.name if player.member is None else str(player.member)


def seat_of(players: Sequence[Player], key: str) -> int:
    """Return the seat of a menu's player. Raises TableError (STALE) if they have left."""
    for seat, player in enumerate(players):
        if key_of(player) == key:
            return seat
    raise TableError(TableReason.STALE)


def opposite(players: Sequence[Player], seat: int, partner: int) -> list[Player]:
    """Return the players with these two opposite each other; as few as possible change seats.

    Raises TableError (NO_PARTNER) if both are the same or too few players are here.
    """
    if seat == partner or len(players) < ENOUGH:
        raise TableError(TableReason.NO_PARTNER)
    moved = list(players)
    # With three players one seat faces an empty one; its player moves to the seat opposite the other.
    pair = (partner, seat ^ _ACROSS) if seat ^ _ACROSS < len(players) else (seat, partner ^ _ACROSS)
    moved[pair[0]], moved[pair[1]] = moved[pair[1]], moved[pair[0]]
    return moved


def without(players: Sequence[Player], seat: int, *, teams: bool) -> list[Player]:
    """Return the players without one; with ``teams``, a pair of partners stays together."""
    left = [*players[:seat], *players[seat + 1 :]]
    if not teams or len(players) <= ENOUGH or seat ^ _ACROSS >= len(players):
        return left
    alone = players[seat ^ _ACROSS]
    left.remove(alone)
    return [left[0], alone, left[1]]


def as_before(players: Sequence[Player], before: Sequence[Player]) -> list[Player]:
    """Return the players of a rematch in their old order; new ones go last."""
    order = {key_of(player): seat for seat, player in enumerate(before)}
    return sorted(players, key=lambda player: order.get(key_of(player), len(order)))
