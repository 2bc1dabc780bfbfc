"""Who sits where in a lobby of partners: seats go by the order of joining until somebody is asked to sit
elsewhere (rules/hand.md 1.2).
"""

from collections.abc import Sequence
from typing import Final

from bot.manager.tables.table import Player, TableError, TableReason
from engine.spec import GameSpec

ENOUGH: Final = 3
"""So many have to sit before anybody sits opposite to somebody."""
_ACROSS: Final = 2


def numbers(spec: GameSpec) -> str:
    """Return how many can play a game, in words."""
    low, high = spec.seats[0], spec.seats[-1]
    players = f"{low} players" if low == high else f"{low} to {high} players"
    return f"{players} in {len(spec.teams)} teams of {len(spec.teams[0])}" if spec.teams else players


def key_of(player: Player) -> str:
    """Return what names a seated player in a menu, wherever they sit."""
    return player.name if player.member is None else str(player.member)


def seat_of(players: Sequence[Player], key: str) -> int:
    """Return the seat of the player that a menu named. Raises TableError (STALE) when they have left."""
    for seat, player in enumerate(players):
        if key_of(player) == key:
            return seat
    raise TableError(TableReason.STALE)


def opposite(players: Sequence[Player], seat: int, partner: int) -> list[Player]:
    """Return the players with these two opposite each other; as few as possible change seats.

    Raises TableError (NO_PARTNER) for a player and himself, or when too few are here.
    """
    if seat == partner or len(players) < ENOUGH:
        raise TableError(TableReason.NO_PARTNER)
    moved = list(players)
    # With three here one seat faces an empty one; whoever sits there goes to the other's.
    pair = (partner, seat ^ _ACROSS) if seat ^ _ACROSS < len(players) else (seat, partner ^ _ACROSS)
    moved[pair[0]], moved[pair[1]] = moved[pair[1]], moved[pair[0]]
    return moved


def without(players: Sequence[Player], seat: int, *, teams: bool) -> list[Player]:
    """Return the players who stay when one leaves; two who sit opposite each other still do, in ``teams``."""
    left = [*players[:seat], *players[seat + 1 :]]
    if not teams or len(players) <= ENOUGH or seat ^ _ACROSS >= len(players):
        return left
    alone = players[seat ^ _ACROSS]
    left.remove(alone)
    return [left[0], alone, left[1]]


def as_before(players: Sequence[Player], before: Sequence[Player]) -> list[Player]:
    """Return the players of a rematch as they sat in the match before; who is new goes last."""
    order = {key_of(player): seat for seat, player in enumerate(before)}
    return sorted(players, key=lambda player: order.get(key_of(player), len(order)))
