"""Plots of ratings, match courses and fairness statistics, drawn in a worker process.

matplotlib takes a second to load, and longer to draw than a move takes.
"""

import asyncio
import io
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from datetime import UTC, datetime
from typing import Final, NamedTuple, TypeVarTuple

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
_DPI: Final = 100
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


def draw(points: Sequence[RatingPoint], matches: int) -> bytes:
    """Return a PNG of the displayed ratings over time (UTC), with a band for their uncertainty.

    ``points`` are the last of ``matches`` rated matches, at least two. Provisional ratings have hollow
    markers.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # in the worker only
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator

    times = [point.at / _DAY_MS for point in points]  # matplotlib counts days since 1970
    ratings = [point.rating for point in points]
    low = [point.rating - point.uncertainty for point in points]
    high = [point.rating + point.uncertainty for point in points]
    settled = max(
        0, PROVISIONAL - 1 - (matches - len(points))
    )  # the last rating before this index is provisional

    figure = Figure(figsize=(WIDTH / _DPI, HEIGHT / _DPI), dpi=_DPI, facecolor=_GROUND, layout="constrained")
    canvas = FigureCanvasAgg(figure)
    axes = figure.add_subplot(facecolor=_GROUND)
    axes.fill_between(times, low, high, color=_LINE, alpha=0.18, linewidth=0)
    axes.plot(times, ratings, color=_LINE, linewidth=3, solid_joinstyle="round")
    if len(points) <= _MANY:
        axes.scatter(times, ratings, s=70, color=_LINE, zorder=3)
        axes.scatter(
            times[:settled], ratings[:settled], s=70, c=_GROUND, edgecolors=_LINE, linewidths=2.5, zorder=3
        )
    axes.annotate(
        str(ratings[-1]), (times[-1], ratings[-1]), xytext=(10, 0), textcoords="offset points",
        color=_TEXT, fontsize=22, fontweight="bold", va="center", annotation_clip=False,
    )  # fmt: skip
    spread = max(max(ratings) - min(ratings), 60)  # keeps a large first uncertainty from flattening the line
    axes.set_ylim(max(min(low), min(ratings) - 1.5 * spread), min(max(high), max(ratings) + 1.5 * spread))
    axes.set_xticks(*_ticks(points[0].at, points[-1].at))
    axes.yaxis.set_major_locator(MaxNLocator(nbins=4, integer=True))
    axes.tick_params(colors=_TEXT, labelsize=18, length=0, pad=8)
    axes.grid(color=_GRID, linewidth=1.2)
    axes.set_axisbelow(True)
    for side in axes.spines.values():
        side.set_visible(False)
    made = io.BytesIO()
    canvas.print_png(made, metadata={"Software": None})  # type: ignore[no-untyped-call]
    return made.getvalue()


class Course(NamedTuple):
    """The standing of a match before each decision of a member: win probability (0 to 1) or lead.

    ``begins`` are the decisions with which a deal begins, ``marked`` those that stand out, with their
    labels.
    """

    standings: tuple[float, ...]
    chances: bool
    begins: tuple[int, ...]
    marked: tuple[tuple[int, str], ...]


def draw_course(course: Course) -> bytes:
    """Return a PNG of the course of a match, its deals separated by lines.

    There must be at least one standing.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # in the worker only
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator

    figure = Figure(figsize=(WIDTH / _DPI, HEIGHT / _DPI), dpi=_DPI, facecolor=_GROUND, layout="constrained")
    canvas = FigureCanvasAgg(figure)
    axes = figure.add_subplot(facecolor=_GROUND)
    by = 100 if course.chances else 1
    heights = [by * standing for standing in course.standings]
    places = range(len(heights))
    middle = 50 if course.chances else 0
    axes.axhline(middle, color=_GRID, linewidth=2.5)
    axes.fill_between(places, heights, [middle] * len(heights), color=_LINE, alpha=0.18, linewidth=0)
    axes.plot(places, heights, color=_LINE, linewidth=3, solid_joinstyle="round")
    for begin in course.begins:
        axes.axvline(begin, color=_GRID, linewidth=1.8, linestyle=(0, (3, 3)))
    for place, name in course.marked:
        axes.scatter([place], [heights[place]], s=110, color=_MARK, zorder=3)
        axes.annotate(
            name, (place, heights[place]), xytext=(0, 12), textcoords="offset points",
            color=_TEXT, fontsize=18, fontweight="bold", ha="center",
        )  # fmt: skip
    if course.chances:
        axes.set_ylim(0, 100)
    axes.margins(x=0.02)
    apart = max(1, -(-len(course.begins) // _NAMED))
    some = course.begins[::apart]
    axes.set_xticks(some, [f"deal {1 + number * apart}" for number in range(len(some))], ha="left")
    axes.yaxis.set_major_locator(MaxNLocator(nbins=4, integer=True))
    if course.chances:
        axes.yaxis.set_major_formatter("{x:.0f} %")
    axes.tick_params(colors=_TEXT, labelsize=17, length=0, pad=8)
    axes.grid(color=_GRID, linewidth=1.2, axis="y")
    axes.set_axisbelow(True)
    for side in axes.spines.values():
        side.set_visible(False)
    made = io.BytesIO()
    canvas.print_png(made, metadata={"Software": None})  # type: ignore[no-untyped-call]
    return made.getvalue()


class Finding(NamedTuple):
    """The label of an interval and its middle, where 0 is expected and its half width is 1."""

    name: str
    middle: float


def draw_findings(findings: Sequence[Finding]) -> bytes:
    """Return a PNG of intervals beside the expected value, one below the other.

    Those that do not include it stand out. There must be at least one.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # in the worker only
    from matplotlib.figure import Figure

    height = (1 + len(findings)) * _ROW
    figure = Figure(figsize=(WIDTH / _DPI, height / _DPI), dpi=_DPI, facecolor=_GROUND, layout="constrained")
    canvas = FigureCanvasAgg(figure)
    axes = figure.add_subplot(facecolor=_GROUND)
    axes.axvline(0, color=_TEXT, linewidth=2.5)
    for place, (_, middle) in enumerate(findings):
        color = _MARK if abs(middle) > 1 else _LINE
        axes.plot((middle - 1, middle + 1), (place, place), color=color, linewidth=5, solid_capstyle="round")
        axes.scatter([middle], [place], s=130, color=color, zorder=3)
    furthest = max(abs(middle) for _, middle in findings) + 1.2
    axes.set_xlim(-furthest, furthest)
    axes.set_ylim(len(findings) - 0.4, -0.6)
    axes.set_yticks(range(len(findings)), [name for name, _ in findings])
    axes.set_xticks([0], ["honest"])
    axes.tick_params(colors=_TEXT, labelsize=17, length=0, pad=8)
    axes.grid(color=_GRID, linewidth=1.2, axis="y")
    axes.set_axisbelow(True)
    for side in axes.spines.values():
        side.set_visible(False)
    made = io.BytesIO()
    canvas.print_png(made, metadata={"Software": None})  # type: ignore[no-untyped-call]
    return made.getvalue()


def _ticks(first: int, last: int) -> tuple[list[float], list[str]]:
    """Return the labelled moments (in days since 1970) and their labels: hours, days or months."""
    span = last - first
    count = 1 if not span else 3 if span < 4 * _DAY_MS else 4
    moments = [first + span * number // max(count - 1, 1) for number in range(count)]
    if span < _DAY_MS:
        names = "%H:%M"
    elif span < 4 * _DAY_MS:
        names = "%d %b %H:%M"
    else:
        names = "%d %b" if span < 300 * _DAY_MS else "%b %Y"
    told = [datetime.fromtimestamp(at / 1000, UTC).strftime(names) for at in moments]
    return [at / _DAY_MS for at in moments], told if span < _DAY_MS else [
        name.removeprefix("0") for name in told
    ]


class Plots:
    """Draws plots in worker processes; ``workers`` is their number, and 0 draws in a thread."""

    def __init__(self, workers: int) -> None:
        self.pool = WorkerPool(workers)

    async def rating(self, points: Sequence[RatingPoint], matches: int) -> bytes | None:
        """Return the plot of ratings over time (``draw``), or None if it failed."""
        return await self._drawn(draw, points, matches)

    async def course(self, course: Course) -> bytes | None:
        """Return the plot of the course of a match (``draw_course``), or None if it failed."""
        return await self._drawn(draw_course, course)

    async def findings(self, findings: Sequence[Finding]) -> bytes | None:
        """Return the plot of intervals (``draw_findings``), or None if it failed."""
        return await self._drawn(draw_findings, findings)

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
