"""Plots of ratings over time, drawn in this process and in a worker."""

import io
from collections.abc import Callable

import pytest
from PIL import Image

from bot.workers.plots import (
    HEIGHT,
    WIDTH,
    Course,
    Finding,
    Plots,
    _round_numbers,
    draw,
    draw_course,
    draw_findings,
)
from data.rankings.member_statistics import RatingPoint

DAY = 86_400_000
POINTS = [RatingPoint(number * DAY, 1500 + number % 7 * 9, 500 - number) for number in range(1, 60)]


@pytest.mark.long
@pytest.mark.parametrize("count", [2, 3, 12, 59])
def test_a_picture_has_its_size_and_is_the_same_every_time(count: int) -> None:
    made = draw(POINTS[:count], count)
    with Image.open(io.BytesIO(made)) as picture:
        assert (picture.format, picture.size) == ("PNG", (WIDTH, HEIGHT))
    assert len(made) < 100_000
    assert draw(POINTS[:count], count) == made


@pytest.mark.long
def test_other_ratings_make_another_picture() -> None:
    assert draw(POINTS[:12], 12) != draw(POINTS[1:13], 12)
    assert draw(POINTS[:12], 12) != draw(POINTS[:12], 40)  # none of them provisional


@pytest.mark.long
def test_dates_are_in_the_language_of_the_reader() -> None:
    assert draw(POINTS[:12], 12, "pl") != draw(POINTS[:12], 12, "en_GB")


@pytest.mark.long
def test_certain_ratings_that_never_change_can_be_drawn() -> None:
    assert draw([RatingPoint(number * DAY, 1500, 0) for number in range(3)], 3).startswith(b"\x89PNG")


@pytest.mark.long
def test_matches_at_one_moment_can_be_drawn() -> None:
    same = [RatingPoint(DAY, 1500, 500), RatingPoint(DAY, 1500, 480)]
    assert draw(same, 2).startswith(b"\x89PNG")


@pytest.mark.long
@pytest.mark.parametrize("span", [1, 90_000, DAY // 2, 2 * DAY, 9 * DAY, 500 * DAY, 9_000 * DAY])
def test_any_span_of_time_can_be_drawn(span: int) -> None:
    points = [RatingPoint(DAY, 1500, 500), RatingPoint(DAY + span, 1380, 480)]
    assert draw(points, 2).startswith(b"\x89PNG")


@pytest.mark.long
async def test_a_worker_draws_the_same() -> None:
    plots = Plots(1)
    try:
        assert await plots.rating(POINTS[:4], 4, "en_GB") == draw(POINTS[:4], 4)
    finally:
        plots.close()


@pytest.mark.long
async def test_a_picture_that_cannot_be_drawn_is_none(caplog: pytest.LogCaptureFixture) -> None:
    assert await Plots(0).rating([], 0, "en_GB") is None
    assert "could not be drawn" in caplog.text


@pytest.mark.long
async def test_a_worker_that_dies_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    plots = Plots(1)
    try:
        assert await plots.rating(POINTS[:2], 2, "en_GB") is not None
        assert plots.pool._pool is not None
        for process in plots.pool._pool._processes.values():
            process.kill()
            process.join()
        assert await plots.rating(POINTS[:2], 2, "en_GB") is None
        assert "the text is sent without it" in caplog.text
        assert await plots.rating(POINTS[:2], 2, "en_GB") is not None
    finally:
        plots.close()


@pytest.mark.long
def test_findings_are_drawn_and_those_beside_the_line_stand_out() -> None:
    fair = [Finding("deadwood, computers", -0.3), Finding("better hands, dealers", 0.8)]
    drawn = draw_findings(fair)
    assert drawn.startswith(b"\x89PNG")
    assert drawn != draw_findings([*fair[:1], Finding("better hands, dealers", 1.8)])


@pytest.mark.parametrize(
    ("low", "high", "numbers"),
    [
        (0, 100, [0, 25, 50, 75, 100]),
        (1402.5, 1597.5, [1450, 1500, 1550]),
        (-0.2, 3.9, [0, 2]),
        (-31, 7, [-30, -20, -10, 0]),
        (0.4, 0.6, []),
    ],
)
def test_labels_are_round_numbers(low: float, high: float, numbers: list[int]) -> None:
    assert list(_round_numbers(low, high)) == numbers


@pytest.mark.long
@pytest.mark.parametrize("standings", [(0.5,), (0.0,), (0.2, 1.0), (-40.0, -3.5, 12.0)])
def test_any_course_of_a_match_can_be_drawn(standings: tuple[float, ...]) -> None:
    chances = all(0 <= standing <= 1 for standing in standings)
    last = len(standings) - 1
    drawn = {draw_course(Course(standings, chances, (0,), marked)) for marked in ((), ((last, "1"),))}
    assert len(drawn) == 2
    assert all(picture.startswith(b"\x89PNG") for picture in drawn)


@pytest.mark.parametrize(
    "plot",
    [
        lambda: draw(POINTS[:12], 12),
        lambda: draw_course(Course((0.0, 0.02, 0.0, 1.0), True, (0, 1, 2, 3), ((0, "1"),))),
        lambda: draw_course(Course((-400.0, -380.0, 12.0), False, (0,), ())),
        lambda: draw_findings([Finding("deadwood, computers", -0.3)]),
        lambda: draw_findings([Finding("better hands, dealers", -2.0)] * 9),
    ],
)
def test_nothing_is_drawn_where_discord_puts_its_alt_mark(plot: Callable[[], bytes]) -> None:
    """A phone shows a plot 290 px wide; the mark takes 42 px by 26 px of its lower left corner."""
    width, height = round(42 * WIDTH / 290), round(26 * WIDTH / 290)
    with Image.open(io.BytesIO(plot())) as picture:
        corner = picture.convert("RGB").crop((0, picture.height - height, width, picture.height))
    assert corner.getcolors() == [(width * height, (0x1E, 0x1F, 0x22))]
