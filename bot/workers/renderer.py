"""Draws pictures in worker processes and caches them.

A picture is described first (bot/pictures/) and drawn only when it is sent. Laying one out holds the
interpreter for some milliseconds, which in a thread would delay every press. So a worker process does it and
returns only the bytes.
"""

import asyncio
import time
from collections import OrderedDict, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, is_dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Final, TypeVar, TypeVarTuple

from bot import pictures
from bot.pictures import (
    Boards,
    BracketPicture,
    ContactSheet,
    HandPicture,
    HollywoodPicture,
    Nameplate,
    ResultPicture,
    ScenePicture,
    SheetPicture,
    StandingsPicture,
    Style,
    TablePicture,
)
from bot.workers.pool import WorkerPool
from data.db.histogram import Histogram

_Args = TypeVarTuple("_Args")
_Made = TypeVar("_Made")

KEPT_BYTES: Final = 16 * 1024 * 1024
"""Size of the cache: a few hundred tables."""


Drawing = (
    HandPicture
    | TablePicture
    | Boards
    | ResultPicture
    | SheetPicture
    | HollywoodPicture
    | ScenePicture
    | ContactSheet
)
"""The drawings of cards and seats."""

_NAMES: Final = {
    HandPicture: "hand",
    TablePicture: "table",
    Boards: "table",
    ResultPicture: "result",
    SheetPicture: "scores",
    HollywoodPicture: "scores",
    ScenePicture: "moment",
    ContactSheet: "deal",
    StandingsPicture: "standings",
    BracketPicture: "bracket",
}


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to be drawn: its drawing, its style, and who sits at the seats.

    Equal pictures have the same bytes. ``description`` is the alternative text.
    """

    drawing: Drawing | StandingsPicture | BracketPicture
    style: Style
    description: str = field(default="", compare=False, repr=False)  # it contains names
    plates: tuple[Nameplate, ...] = ()

    @property
    def name(self) -> str:
        """The file name, different for different pictures."""
        return _name(self)


@lru_cache(512)
def _name(picture: Picture) -> str:
    described = _plain(picture.drawing), _plain(picture.style), _plain(picture.plates)
    digest = blake2b(repr(described).encode(), digest_size=8).hexdigest()
    return f"{_NAMES[type(picture.drawing)]}-{digest}.png"


def _plain(thing: object) -> object:
    """Return a value as nested tuples that are the same in every process."""
    if is_dataclass(thing):
        return (type(thing).__name__, *(_plain(getattr(thing, item.name)) for item in fields(thing)))
    if isinstance(thing, frozenset):
        return tuple(sorted(map(_plain, thing)))  # type: ignore[type-var] # cards
    if isinstance(thing, tuple):
        return tuple(map(_plain, thing))
    return thing


def draw(picture: Picture) -> bytes:
    """Return a picture as a PNG. Raises ValueError for characters that no font can draw."""
    style = picture.style
    drawing = pictures.seated(picture.drawing, {plate.letter: plate for plate in picture.plates})
    match drawing:
        case HandPicture():
            return pictures.hand_picture(drawing, style)
        case TablePicture():
            return pictures.table_picture(drawing, style)
        case Boards(table):
            return pictures.boards_picture(table, style)
        case ResultPicture():
            return pictures.result_picture(drawing, style)
        case SheetPicture():
            return pictures.sheet_picture(drawing, style)
        case HollywoodPicture():
            return pictures.hollywood_picture(drawing, style)
        case ScenePicture():
            return pictures.scene_picture(drawing, style)
        case ContactSheet(tables):
            return pictures.contact_sheet(tables, style)
        case StandingsPicture():
            return pictures.standings_picture(drawing, style)
        case BracketPicture():
            return pictures.bracket_picture(drawing, style)


class Renderer:
    """Draws pictures and caches the last ones.

    ``workers`` is the number of processes; 0 draws in a thread of this one.
    """

    def __init__(self, workers: int, kept_bytes: int = KEPT_BYTES) -> None:
        self.pool = WorkerPool(workers)
        self._most = kept_bytes
        self._kept: OrderedDict[Picture, bytes] = OrderedDict()
        self._size = 0
        self._under_way: dict[Picture, asyncio.Task[bytes]] = {}
        self.drawing: defaultdict[str, Histogram] = defaultdict(Histogram)
        """Waiting time of pictures that were drawn, in seconds, by what they show."""
        self.found = 0
        """Requests answered from the cache or by a drawing in progress."""

    async def picture(self, picture: Picture) -> bytes:
        """Return a picture as a PNG, from the cache if possible.

        Raises whatever drawing raises, and BrokenExecutor if the worker dies.
        """
        if picture in self._kept:
            self._kept.move_to_end(picture)
            self.found += 1
            return self._kept[picture]
        task = self._under_way.get(picture)
        if task is None:
            task = self._under_way[picture] = asyncio.ensure_future(self._draw(picture))
            task.add_done_callback(lambda _: self._under_way.pop(picture, None))
        else:
            self.found += 1
        return await asyncio.shield(task)  # other requests may wait for it too

    async def _draw(self, picture: Picture) -> bytes:
        began = time.monotonic()
        made = await self.pool.run(draw, picture)
        self.drawing[_NAMES[type(picture.drawing)]].note(time.monotonic() - began)
        self._kept[picture] = made
        self._size += len(made)
        while self._size > self._most and len(self._kept) > 1:
            self._size -= len(self._kept.popitem(last=False)[1])
        return made

    async def prepare(self, styles: Iterable[Style]) -> None:
        """Draw the cards of some styles in advance, so that their first pictures are fast."""
        for style in styles:
            await self.pool.run(pictures.prepare, style)

    async def emoji(self, name: str, style: Style) -> bytes:
        """Return an emoji of the deck as a PNG."""
        return await self.pool.run(pictures.emoji, name, style)

    def close(self) -> None:
        """Stop the worker processes."""
        self.pool.close()
