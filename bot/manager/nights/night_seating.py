"""Which games are played at an evening, and who sits at which table."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from data.nights.nights import Evening, Guest
from engine import GAMES

AT_A_TABLE: Final = 4
"""The most people at a table, if the game takes so many: with more, turns are rare."""


class Party(NamedTuple):
    """The people of a table: its game, its number of seats, and the members."""

    game: str
    seats: int
    members: tuple[int, ...]


def parties(evening: Evening) -> list[Party]:
    """Return the tables for those who come, the leading game first.

    A game is played if enough people for a table have voted for it. All others play the one that leads.
    """
    votes, coming = evening.votes, evening.coming
    leading = next(iter(votes))
    played = [game for game, count in votes.items() if game == leading or count >= GAMES[game].seats[0]]
    return [
        party
        for game in played
        for party in _tables(game, [guest for guest in coming if _game_of(guest, played, leading) == game])
    ]


def _game_of(guest: Guest, played: Sequence[str], leading: str) -> str:
    return guest.game if guest.game is not None and guest.game in played else leading


def _tables(game: str, guests: Sequence[Guest]) -> list[Party]:
    """Return as few tables as possible, whose numbers of people differ by one at most."""
    allowed = GAMES[game].seats
    most = max((seats for seats in allowed if seats <= AT_A_TABLE), default=allowed[0])
    count = -(-len(guests) // most)
    found = []
    for at in range(count):
        members = tuple(guest.member for guest in guests[at::count])
        found.append(Party(game, next(seats for seats in allowed if seats >= len(members)), members))
    return found
