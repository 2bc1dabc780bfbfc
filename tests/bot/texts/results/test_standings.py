"""The final standings of a match, in order of places."""

from bot.manager.tables.table import Player, PlayerKind, Status, Table
from bot.texts.results.standings import best_deal, own_place, standings
from engine import GAMES
from engine.deal import Result
from engine.match import Outcome

NAMES = ("Ann", "Ben", "Cid", "Dora")


def ended(game: str, scores: tuple[int, ...], winners: tuple[int, ...], *deals: tuple[int, ...]) -> Table:
    """Return a table whose match ended with these scores, after deals with these points."""
    spec = GAMES[game]
    table = Table(
        id="k7w2m9x4qz",
        number=3,
        guild=700,
        channel=2,
        host=11,
        spec=spec,
        options=spec.options(),
        preset=None,
        wanted=len(scores),
        turn_ms=0,
        status=Status.OVER,
        players=tuple(
            Player(kind=PlayerKind.PERSON, name=name, member=11 + seat)
            for seat, name in enumerate(NAMES[: len(scores)])
        ),
        created_at=0,
    )
    table.match = spec.new_match(seats=len(scores), options=table.options, dealer=0)
    table.match.outcome = Outcome(ending="target", winners=winners, scores=scores)
    table.match.results = [
        Result(ending="out", winner=None, points=points, chips=(0,) * len(points)) for points in deals
    ]
    return table


def read(told: str) -> str:
    return told.replace("\u00a0", " ").replace("**", "")


def test_more_than_two_stand_in_the_order_of_their_places_and_equals_share_one() -> None:
    table = ended("rummy500", (120, 510, 120, -30), (1,))
    assert read(standings(table)) == "🥇 Ben 510 · 🥈 Ann 120 · 🥈 Cid 120 · 4. Dora −30"
    assert [own_place(table, seat) for seat in range(4)] == [
        "You finished 2nd of 4.",
        "You finished 1st of 4.",
        "You finished 2nd of 4.",
        "You finished 4th of 4.",
    ]


def test_where_low_scores_win_they_stand_first() -> None:
    table = ended("hand", (40, 12, 99), (1,))
    assert read(standings(table)) == "🥇 Ben 12 · 🥈 Ann 40 · 🥉 Cid 99"


def test_whoever_resigned_stands_last() -> None:
    table = ended("rummy500", (300, 510, 20), (1,))
    assert table.match is not None
    table.match.resigned = frozenset({0})
    assert read(standings(table)) == "🥇 Ben 510 · 🥈 Cid 20 · 🥉 Ann 300"


def test_two_and_teams_have_no_places_to_tell() -> None:
    two, teams = ended("gin", (101, 40), (0,)), ended("hand_partnership", (5, 60, 5, 60), (0, 2))
    assert read(standings(two)) == "Ann 101 : 40 Ben"
    assert "🥇" not in standings(teams)
    assert own_place(two, 1) == own_place(teams, 0) == ""


def test_the_best_deal_is_the_one_that_brought_most_or_cost_least() -> None:
    gin = ended("gin", (101, 40), (0,), (25, 0), (0, 40), (76, 0))
    assert read(best_deal(gin)) == "Best deal: Ann, 76 points in deal 3"
    hand = ended("hand", (40, 12, 99), (1,), (40, -30, 60), (0, 42, 39))
    assert read(best_deal(hand)).startswith("Best deal: Ben, ")
    assert best_deal(ended("gin", (25, 0), (0,), (25, 0))) == ""
    assert best_deal(ended("gin", (50, 0), (0,), (25, 0), (25, 0))) == ""
