"""Who sits where in a lobby of partners: seats go by the order of joining until somebody is asked to sit
elsewhere (rules/hand.md 1.2).
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from bot.table import Player, TableError, TableReason

__all__ = ["ENOUGH", "as_before", "by_lot", "chosen_seat", "opposite", "place_in_lobby"]

ENOUGH: Final = 3
"""So many have to sit before anybody sits opposite to somebody."""
_ACROSS: Final = 2


def place_in_lobby(seat: int, player: Player) -> str:
    """Return what names a seated player in a menu: it means nobody else after the seats have changed."""
    return f"{seat}.{player.joined_at}"


def chosen_seat(players: Sequence[Player], place: str) -> int:
    """Return the seat that a menu named. Raises TableError (STALE) when somebody else sits there now."""
    for seat, player in enumerate(players):
        if place_in_lobby(seat, player) == place:
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


def by_lot(players: Sequence[Player], chance: Random) -> list[Player]:
    """Return the players in an order drawn by lot."""
    return chance.sample(list(players), len(players))


def as_before(players: Sequence[Player], before: Sequence[Player]) -> list[Player]:
    """Return the players of a rematch as they sat in the match before; who is new goes last."""
    order = {_who(player): seat for seat, player in enumerate(before)}
    return sorted(players, key=lambda player: order.get(_who(player), len(order)))


def _who(player: Player) -> tuple[int | None, str]:
    return (player.member, "" if player.member is not None else player.name)
