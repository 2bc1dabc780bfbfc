"""Score sheets of all games: points by deal, running totals, final bonuses, width of a phone."""

from typing import Any

import pytest

from bot.texts.games.sheets import Sheet, explained, lines_of, sheet_of
from bot.texts.games.wordings import WORDINGS, wording
from engine import GAMES
from engine.deal import Result
from engine.match import Match, Outcome
from engine.spec import GameSpec
from tests.bot.ui.games import seventh

PHONE = 34
TWO = Sheet(((0,), (1,)), ((25, 0), (0, -30), (12, 4)))


def recorded(spec: GameSpec, *points: tuple[int, ...], **options: Any) -> Match:
    """Return a match with these results; the seat with the most points has won the deal."""
    match = spec.new_match(seats=len(points[0]), options=spec.options(**options))
    for each in points:
        winner = each.index(max(each)) if any(each) else None
        match.record(Result(ending="knock", winner=winner, points=each, chips=(0,) * len(each)))
    return match


def rows(lines: list[str]) -> list[list[str]]:
    """Return the cells of the block's lines, without the line above the totals."""
    return [line.split() for line in lines[1 : lines.index("```", 1)] if "---" not in line]


@pytest.mark.parametrize("game", [*WORDINGS, "seventh"])
def test_every_game_keeps_a_score_sheet(game: str) -> None:
    spec = GAMES.get(game, seventh.SPEC)
    match = spec.new_match(seats=spec.seats[-1])
    kept = wording(game).sheet(match, spec)
    assert kept.deals == ()
    assert lines_of(kept, ["Ann"] * spec.seats[-1]) == []
    assert sorted(seat for seats in kept.columns for seat in seats) == [*range(spec.seats[-1])]


def test_points_and_running_totals_stand_side_by_side_with_a_proper_minus() -> None:
    assert rows(lines_of(TWO, ["Ann", "Ben"])) == [
        ["Ann", "Ben"],
        ["1", "25", "25", "0", "0"],
        ["2", "0", "25", "−30", "−30"],
        ["3", "12", "37", "4", "−26"],
        ["Σ", "37", "−26"],
    ]
    assert rows(lines_of(TWO, ["Ann", "Ben"], running=False))[1:3] == [["1", "25", "0"], ["2", "0", "−30"]]


def test_a_part_has_its_own_numbers_and_the_totals_of_all() -> None:
    assert rows(lines_of(TWO, ["Ann", "Ben"], 1, 1)) == [
        ["Ann", "Ben"],
        ["2", "0", "25", "−30", "−30"],
        ["Σ", "37", "−26"],
    ]


@pytest.mark.parametrize("seats", range(1, 16))
@pytest.mark.parametrize("points", [5, -1234])
@pytest.mark.parametrize("running", [False, True])
def test_no_line_is_wider_than_a_phone_and_nobody_is_left_out(seats: int, points: int, running: bool) -> None:
    kept = Sheet(tuple((seat,) for seat in range(seats)), ((points,) * seats,) * 3)
    lines = lines_of(kept, [f"P{seat} of the long names" for seat in range(seats)], running=running)
    assert max(map(len, lines[:-1])) <= PHONE
    heads = [line for line in lines if line.lstrip().startswith("P")]
    assert [int(word[1:]) for head in heads for word in head.split() if word[1:].isdigit()] == [*range(seats)]
    assert max(line.count("−" if points < 0 else "5") for line in lines) > 0
    totals = [line for line in lines if line.startswith(" Σ")]
    assert sum(len(line.split()) - 1 for line in totals) == seats


def test_marks_are_explained_where_they_are_seen() -> None:
    marked = Sheet(
        TWO.columns, TWO.deals, (("o", ""), ("", "u"), ("", "o")), {"o": "out", "u": "shut", "H": "x"}
    )
    assert explained(marked, 0, 1) == "-# o out"
    assert explained(marked, 1, 2, "more") == "-# o out\u00a0· u shut\u00a0· more"
    assert explained(TWO, 0, 3) == ""
    assert ["2", "0", "25", "−30u", "−30"] in rows(lines_of(marked, ["Ann", "Ben"]))


def test_bonuses_at_the_end_of_a_match_of_gin_are_a_line_of_their_own() -> None:
    spec = GAMES["gin"]
    match = recorded(spec, (60, 0), (0, 0), (50, 0), preset="classic")
    kept = wording("gin").sheet(match, spec)
    assert match.outcome is not None
    assert kept.end == (40 + 100 + 100, 0)
    assert kept.totals == match.outcome.scores == (350, 0)
    assert kept.notes == ("+ at the end: 20 for each deal won, 100 for the match, 100 for a shut-out",)
    assert ["+", "240", "0"] in rows(lines_of(kept, ["Ann", "Ben"]))
    doubled = wording("gin").sheet(recorded(spec, (120, 0), preset="modern"), spec)
    assert doubled.notes == (
        "+ at the end: 25 for each deal won, 100 for the match, a shut-out doubles the total",
    )
    under_way = wording("gin").sheet(recorded(spec, (60, 0), preset="classic"), spec)
    assert (under_way.end, under_way.notes) == ((), ())


def test_the_three_games_of_a_hollywood_match_stand_side_by_side() -> None:
    """The match computed by hand in tests/engine/games/gin/test_hollywood.py."""
    spec = GAMES["gin"]
    ann, bob = (25, 18, 36, 0, 30, 0, 0, 16, 0, 0), (0, 0, 0, 12, 0, 20, 40, 0, 0, 65)
    deals = [*zip(ann, bob, strict=True)]
    match = recorded(spec, *deals, preset="hollywood")
    kept = wording("gin").sheet(match, spec)
    assert match.outcome is not None
    assert kept.totals == match.outcome.scores == (766, 402)
    assert [game.totals for game in kept.games] == [(309, 37), (300, 110), (157, 255)]
    assert [game.won for game in kept.games] == [(0,), (0,), (1,)]
    lines = lines_of(kept, ["Annabel", "Ben"], 3, 3)
    assert rows(lines) == [
        ["Game", "1", "Game", "2", "Game", "3"],
        ["Anna", "Ben"] * 3,
        ["4", "·", "12", "·", "·", "·", "·"],
        ["5", "30", "·", "30", "·", "30", "·"],
        ["6", "·", "·", "·", "20", "·", "·"],
        ["+", "200", "25", "200", "50", "75", "150"],
        ["Σ", "309", "37", "300", "110", "157", "255"],
    ]
    assert lines[-1] == "-# + at the end of a game: 25 for each deal won, 100 for the game"
    assert max(map(len, lines[:-1])) <= PHONE


def test_games_too_wide_for_a_phone_stand_one_below_another() -> None:
    spec = GAMES["gin"]
    match = recorded(spec, (9_000, 0), (0, 9_000), (9_000, 0), preset="hollywood", target=10_000)
    lines = lines_of(wording("gin").sheet(match, spec), ["Ann", "Ben"])
    assert max(map(len, lines[:-1])) <= PHONE
    heads = [row for row in rows(lines) if row[:1] == ["Game"]]
    assert [number for row in heads for number in row if number != "Game"] == ["1", "2", "3"]
    assert len(heads) > 1
    assert next(row[1:] for row in rows(lines) if row[:1] == ["Σ"])[:2] == ["18150", "9025"]


def test_what_any_match_adds_at_its_end_is_told() -> None:
    match = recorded(GAMES["panguingue"], (4, -2, -2), (-3, 6, -3), deals=9)
    match.outcome = Outcome("deals", (1,), (2, 4, -5))
    kept = sheet_of(match, GAMES["panguingue"])
    assert kept.end == (1, 0, 0)
    assert kept.totals == (2, 4, -5)
    assert kept.notes == ("+ added at the end of the match",)


def test_partners_share_a_column_and_low_totals_win() -> None:
    spec = GAMES["hand_partnership"]
    match = recorded(spec, (-30, 200, -30, 200))
    kept = sheet_of(match, spec)
    assert kept.columns == ((0, 2), (1, 3))
    assert kept.deals == ((-30, 200),)
    assert kept.notes == ("lowest total wins",)
    assert rows(lines_of(kept, ["Ann", "Ben", "Cid", "Dora"]))[0] == ["Blue", "Red"]
