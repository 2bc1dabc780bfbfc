"""Which games are played, and who sits where."""

import pytest

from bot.manager.nights.night_seating import AT_A_TABLE, parties
from data.nights.nights import Evening, Guest
from engine import GAMES
from tests.data.nights.test_nights import night


def seated(*votes: str | None) -> list[tuple[str, int, int]]:
    """Return game, seats and number of people of each table, for guests with these votes."""
    guests = tuple(Guest(number, coming=True, game=game) for number, game in enumerate(votes, 1))
    found = parties(Evening(night(), (*guests, Guest(99, coming=False, game="hand"))))
    assert sorted(member for party in found for member in party.members) == [*range(1, len(votes) + 1)]
    return [(party.game, party.seats, len(party.members)) for party in found]


@pytest.mark.parametrize(
    ("votes", "expected"),
    [
        ((), []),
        ((None,), [("gin", 2, 1)]),
        (("gin", "gin", "gin"), [("gin", 2, 2), ("gin", 2, 1)]),
        (("hand",) * 3, [("hand", 3, 3)]),
        (("hand",) * 5, [("hand", 3, 3), ("hand", 2, 2)]),
        (("hand", "hand", "hand", "gin", None), [("hand", 3, 3), ("hand", 2, 2)]),  # nobody plays gin alone
        (("hand", "hand", "hand", "gin", "gin"), [("hand", 3, 3), ("gin", 2, 2)]),
    ],
)
def test_a_game_is_played_if_enough_want_it(
    votes: tuple[str | None, ...], expected: list[tuple[str, int, int]]
) -> None:
    assert seated(*votes) == expected


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_people_gets_seats(game: str) -> None:
    for people in range(1, 30):
        evening = Evening(night(), tuple(Guest(each, True, "gin") for each in range(people)))
        object.__setattr__(evening.night, "games", (game,))
        for party in parties(evening):
            assert party.seats in GAMES[game].seats
            assert 1 <= len(party.members) <= min(party.seats, AT_A_TABLE)
