"""Plots of ratings, match courses and fairness statistics, drawn in a worker process."""

import asyncio
import io
import logging
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import BrokenExecutor
from datetime import UTC, datetime
from math import ceil, log10
from typing import Final, NamedTuple, TypeVarTuple

from babel.dates import format_skeleton
from PIL import Image, ImageDraw

from bot.pictures.names import typeface
from bot.workers.pool import WorkerPool
from data.rankings.member_statistics import RatingPoint
from data.rankings.rating_model import PROVISIONAL

log = logging.getLogger(__name__)

_Args = TypeVarTuple("_Args")

WIDTH: Final = 720
HEIGHT: Final = 420
"""Size of a plot, in pixels; a phone shows it at half of that."""
PATIENCE: Final = 20.0
"""How long an answer waits for its plot, in seconds."""
_LARGER: Final = 4
"""How much larger a plot is drawn than it will be."""
_LABEL: Final = 22
_LARGE: Final = 30
"""Font sizes, in pixels."""
_GAP: Final = 10
"""Distance of a label, in pixels."""
_ROOM: Final = 24
"""Room above the data and right of it, in pixels."""
_CORNER: Final = (112, 68)
"""Size of the empty corner below on the left, in pixels: Discord puts its ALT mark there."""
_DASHES: Final = 30
_GROUND: Final = "#1e1f22"
_GRID: Final = "#3a3c42"
_TEXT: Final = "#dbdee1"
_LINE: Final = "#57b894"
_MARK: Final = "#e0a84b"
_NAMED: Final = 4
"""The most deals that are named below the course of a match."""
_ROW: Final = 52
"""Height of a finding, in pixels."""
_DAY_MS: Final = 86_400_000
_MANY: Final = 60
"""With more rated matches than this, they get no markers."""


class _Plot:
    """A plot in progress, in the coordinates of its data.

    It is drawn larger than it will be, and reduced at the end, which smooths its edges. ``xs`` and ``ys`` are
    the first and last values across and up, ``rows`` the labelled values up, and ``right`` the room right of
    the data, in pixels.
    """

    def __init__(
        self,
        height: int,
        xs: tuple[float, float],
        ys: tuple[float, float],
        rows: Sequence[tuple[float, str]],
        right: float = _ROOM,
    ) -> None:
        self._left = _GAP + max(_width(name) for _, name in rows) + _GAP
        self._right, self._top = WIDTH - right, _ROOM
        self._bottom = height - _CORNER[1] - _LABEL // 2  # a label beside the lowest row is above the corner
        self._xs, self._ys = xs, ys
        self._image = Image.new("RGB", (WIDTH * _LARGER, height * _LARGER), _GROUND)
        self._draw = ImageDraw.Draw(self._image)
        for y, name in rows:
            self.line([(xs[0], y), (xs[1], y)], _GRID, 1)
            self._write(name, self._left - _GAP, self._place(0, y)[1], "rm")

    def _place(self, x: float, y: float) -> tuple[float, float]:
        """Return where a point of the data is, in pixels."""
        across = (x - self._xs[0]) / (self._xs[1] - self._xs[0])
        up = (y - self._ys[0]) / (self._ys[1] - self._ys[0])
        return (
            self._left + across * (self._right - self._left),
            self._bottom - up * (self._bottom - self._top),
        )

    def _larger(self, points: Iterable[tuple[float, float]]) -> list[float]:
        return [_LARGER * each for point in points for each in self._place(*point)]

    def _write(
        self, text: str, x: float, y: float, anchor: str, size: int = _LABEL, least: float = 0.0
    ) -> None:
        """Write a label; one that is centred stays between ``least`` and the right edge."""
        half = _width(text, size) / 2
        if anchor[0] == "m":
            x = min(max(x, least + half), WIDTH - half)
        self._draw.text((x * _LARGER, y * _LARGER), text, _TEXT, typeface(size * _LARGER), anchor)

    def line(self, points: Sequence[tuple[float, float]], colour: str, width: int) -> None:
        """Draw a line with round corners."""
        self._draw.line(self._larger(points), colour, width * _LARGER, joint="curve")

    def column(self, x: float, name: str = "", colour: str = _GRID, width: int = 1, dashes: int = 1) -> None:
        """Draw a line down, dashed if it has several dashes, and a label below it."""
        low, high = self._ys
        for dash in range(dashes):
            begin, end = (
                low + (high - low) * (dash + part) / dashes for part in (0, 1 if dashes == 1 else 0.5)
            )
            self.line([(x, begin), (x, end)], colour, width)
        self._write(name, self._place(x, low)[0], self._bottom + 2 * _GAP, "mt", least=_CORNER[0])

    def band(self, upper: Sequence[tuple[float, float]], lower: Sequence[tuple[float, float]]) -> None:
        """Tint the space between two lines, as far as it is in the plot."""
        tint = Image.new("L", self._image.size)
        ImageDraw.Draw(tint).polygon(self._larger([*upper, *reversed(lower)]), fill=46)
        left, right = round(self._left * _LARGER), round(self._right * _LARGER)
        box = (left, self._top * _LARGER, right, self._bottom * _LARGER)
        self._image.paste(_LINE, box, tint.crop(box))

    def dot(
        self, x: float, y: float, radius: float, colour: str, name: str = "", *, hollow: bool = False
    ) -> None:
        """Draw a dot, and its label above it."""
        across, down = self._place(x, y)
        self._draw.circle(
            (across * _LARGER, down * _LARGER),
            radius * _LARGER,
            fill=_GROUND if hollow else colour,
            outline=colour,
            width=3 * _LARGER,
        )
        self._write(name, across, down - radius - _GAP / 2, "mb")

    def end(self, x: float, y: float, name: str) -> None:
        """Write a large label right of a point."""
        across, down = self._place(x, y)
        self._write(name, across + _GAP + 4, down, "lm", _LARGE)

    def png(self) -> bytes:
        """Return the plot as a PNG."""
        made = io.BytesIO()
        self._image.reduce(_LARGER).save(made, "PNG")
        return made.getvalue()


def _width(text: str, size: int = _LABEL) -> float:
    """Return the width of a text, in pixels."""
    return typeface(size * _LARGER).getlength(text) / _LARGER


def _round_numbers(low: float, high: float) -> range:
    """Return at most five round whole numbers between two values."""
    least = max(1.0, (high - low) / 4)
    power = 10 ** int(log10(least))
    step = next(power * each // 2 for each in (2, 4, 5, 10, 20) if power * each // 2 >= least)
    return range(ceil(low / step) * step, int(high // 1) + 1, step)


def draw(points: Sequence[RatingPoint], matches: int, locale: str = "en_GB") -> bytes:
    """Return a PNG of the displayed ratings over time (UTC), with a band for their uncertainty.

    ``points`` are the last of ``matches`` rated matches, at least two. Provisional ratings have hollow dots.
    ``locale``: Babel's, for the dates.
    """
    ratings = [(point.at, point.rating) for point in points]
    low = [(point.at, point.rating - point.uncertainty) for point in points]
    high = [(point.at, point.rating + point.uncertainty) for point in points]
    # The last rating before this index is provisional.
    settled = max(0, PROVISIONAL - 1 - (matches - len(points)))
    (begin, _), (end, last) = ratings[0], ratings[-1]
    least, most = min(rating for _, rating in ratings), max(rating for _, rating in ratings)
    spread = max(most - least, 60)  # keeps a large first uncertainty from flattening the line
    ys = (
        max(min(y for _, y in low), least - 1.5 * spread) - 1,
        min(max(y for _, y in high), most + 1.5 * spread) + 1,
    )
    margin = (end - begin) * 0.03 or _DAY_MS
    rows = [(y, str(y)) for y in _round_numbers(*ys)]
    right = _width(str(last), _LARGE) + 2 * _GAP
    plot = _Plot(HEIGHT, (begin - margin, end + margin), ys, rows, right)
    for at, name in _ticks(begin, end, locale):
        plot.column(at, name)
    plot.band(high, low)
    plot.line(ratings, _LINE, 4)
    if len(points) <= _MANY:
        for number, (at, rating) in enumerate(ratings):
            plot.dot(at, rating, 7, _LINE, hollow=number < settled)
    plot.end(end, last, str(last))
    return plot.png()


class Course(NamedTuple):
    """The standing of a match before each decision of a member: win probability (0 to 1) or lead.

    ``begins`` are the decisions with which a deal begins, ``marked`` those that stand out, with their
    labels; ``names`` are the labels of the deals.
    """

    standings: tuple[float, ...]
    chances: bool
    begins: tuple[int, ...]
    marked: tuple[tuple[int, str], ...]
    names: tuple[str, ...] = ()


def draw_course(course: Course) -> bytes:
    """Return a PNG of the course of a match, its deals separated by lines.

    There must be at least one standing.
    """
    middle, low, high = (50.0, 0.0, 100.0) if course.chances else (0.0, *_limits(course.standings))
    by = 100 if course.chances else 1
    line = [(place, by * standing) for place, standing in enumerate(course.standings)]
    last = len(line) - 1
    rows = [(y, f"{y} %" if course.chances else str(y)) for y in _round_numbers(low, high)]
    plot = _Plot(HEIGHT, (-0.02 * last - 0.5, 1.02 * last + 0.5), (low, high), rows)
    plot.line([(0, middle), (last, middle)], _GRID, 4)
    apart = max(1, -(-len(course.begins) // _NAMED))
    names = course.names or ("",) * len(course.begins)
    for number, (begin, name) in enumerate(zip(course.begins, names, strict=True)):
        plot.column(begin, "" if number % apart else name, dashes=_DASHES)
    plot.band(line, [(place, middle) for place, _ in line])
    plot.line(line, _LINE, 4)
    for place, name in course.marked:
        plot.dot(*line[place], 8, _MARK, name)
    return plot.png()


def _limits(leads: Sequence[float]) -> tuple[float, float]:
    """Return the lowest and the highest lead to show, with some room."""
    low, high = min(0.0, *leads), max(0.0, *leads)
    room = (high - low) / 20 or 1.0
    return low - room, high + room


class Finding(NamedTuple):
    """The label of an interval and its middle, where 0 is expected and its half width is 1."""

    name: str
    middle: float


def draw_findings(findings: Sequence[Finding], expected: str = "") -> bytes:
    """Return a PNG of intervals beside the expected value, one below the other.

    Those that do not include it stand out. There must be at least one. ``expected``: its label.
    """
    furthest = max(abs(middle) for _, middle in findings) + 1.2
    rows = [(-place, name) for place, (name, _) in enumerate(findings)]
    ys = (0.4 - len(findings), 0.6)
    plot = _Plot(len(findings) * _ROW + 2 * _CORNER[1], (-furthest, furthest), ys, rows)
    plot.column(0, expected, _TEXT, 4)
    for (y, _), (_, middle) in zip(rows, findings, strict=True):
        colour = _MARK if abs(middle) > 1 else _LINE
        plot.line([(middle - 1, y), (middle + 1, y)], colour, 7)
        plot.dot(middle, y, 9, colour)
    return plot.png()


def _ticks(first: int, last: int, locale: str) -> list[tuple[int, str]]:
    """Return the labelled moments (in ms since 1970) and their labels: hours, days or months."""
    span = last - first
    count = 1 if not span else 3 if span < 4 * _DAY_MS else 4
    moments = [first + span * number // max(count - 1, 1) for number in range(count)]
    if span < _DAY_MS:
        skeletons = ["Hm"]
    elif span < 4 * _DAY_MS:
        skeletons = ["MMMd", "Hm"]
    else:
        skeletons = ["MMMd"] if span < 300 * _DAY_MS else ["yMMM"]
    dates = [datetime.fromtimestamp(at / 1000, UTC) for at in moments]
    names = [" ".join(format_skeleton(each, date, locale=locale) for each in skeletons) for date in dates]
    return list(zip(moments, names, strict=True))


class Plots:
    """Draws plots in worker processes; ``workers`` is their number, and 0 draws in a thread."""

    def __init__(self, workers: int) -> None:
        self.pool = WorkerPool(workers)

    async def rating(self, points: Sequence[RatingPoint], matches: int, locale: str) -> bytes | None:
        """Return the plot of ratings over time (``draw``), or None if it failed."""
        return await self._drawn(draw, points, matches, locale)

    async def course(self, course: Course) -> bytes | None:
        """Return the plot of the course of a match (``draw_course``), or None if it failed."""
        return await self._drawn(draw_course, course)

    async def findings(self, findings: Sequence[Finding], expected: str) -> bytes | None:
        """Return the plot of intervals (``draw_findings``), or None if it failed."""
        return await self._drawn(draw_findings, findings, expected)

    async def _drawn(self, work: Callable[[*_Args], bytes], *args: *_Args) -> bytes | None:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.pool.run(work, *args)
        except (TimeoutError, BrokenExecutor) as error:
            log.warning("a plot was not drawn (%s); the text is sent without it", type(error).__name__)
            self.close()
        except Exception:
            log.exception("a plot could not be drawn; the text is sent without it")
        return None

    def close(self) -> None:
        """Stop the worker process; the next plot starts a new one."""
        self.pool.close()
