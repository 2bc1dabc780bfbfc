"""Where pictures are drawn: beside the event loop, and equal ones once.

A picture is described first (bot/pictures/) and drawn only when it is sent. Laying one out holds the
interpreter for some milliseconds, which in a thread would hold up every press; so it is done in a worker
process, and only its bytes come back.
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
    ContactSheet,
    HandPicture,
    HollywoodPicture,
    Nameplate,
    ResultPicture,
    ScenePicture,
    SheetPicture,
    Style,
    TablePicture,
)
from bot.workers.pool import WorkerPool
from data.db.histogram import Histogram

_Args = TypeVarTuple("_Args")
_Made = TypeVar("_Made")

KEPT_BYTES: Final = 16 * 1024 * 1024
"""Of pictures that were drawn: a few hundred tables."""


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

_NAMES: Final = {
    HandPicture: "hand",
    TablePicture: "table",
    Boards: "table",
    ResultPicture: "result",
    SheetPicture: "scores",
    HollywoodPicture: "scores",
    ScenePicture: "moment",
    ContactSheet: "deal",
}


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that is to be drawn: of what, in which style, and who sits at the seats. Equal ones are the
    same bytes.

    ``description`` says all of it in words, for those who do not see it.
    """

    drawing: Drawing
    style: Style
    description: str = field(default="", compare=False, repr=False)  # there are names in it
    plates: tuple[Nameplate, ...] = ()

    @property
    def name(self) -> str:
        """The name of its file, which is another for another picture."""
        return _name(self)


@lru_cache(512)
def _name(picture: Picture) -> str:
    described = _plain(picture.drawing), _plain(picture.style), _plain(picture.plates)
    digest = blake2b(repr(described).encode(), digest_size=8).hexdigest()
    return f"{_NAMES[type(picture.drawing)]}-{digest}.png"


def _plain(thing: object) -> object:
    """Return a description as nested tuples, the same in every process."""
    if is_dataclass(thing):
        return (type(thing).__name__, *(_plain(getattr(thing, item.name)) for item in fields(thing)))
    if isinstance(thing, frozenset):
        return tuple(sorted(map(_plain, thing)))  # type: ignore[type-var] # cards
    if isinstance(thing, tuple):
        return tuple(map(_plain, thing))
    return thing


def draw(picture: Picture) -> bytes:
    """Return a picture as a PNG. Raises ValueError for what cannot be written in pictures."""
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


class Renderer:
    """Draws pictures and keeps the last of them.

    ``workers`` is the number of processes; 0 draws in a thread of this one.
    """

    def __init__(self, workers: int, kept_bytes: int = KEPT_BYTES) -> None:
        self.crew = WorkerPool(workers)
        self._most = kept_bytes
        self._kept: OrderedDict[Picture, bytes] = OrderedDict()
        self._size = 0
        self._under_way: dict[Picture, asyncio.Task[bytes]] = {}
        self.drawing: defaultdict[str, Histogram] = defaultdict(Histogram)
        """Pictures drawn so far, by what they show: how long they were waited for, in seconds."""
        self.found = 0
        """Pictures asked for that were there already, or under way."""

    async def picture(self, picture: Picture) -> bytes:
        """Return a picture as a PNG, drawn now or before.

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
        return await asyncio.shield(task)  # others may wait for it too

    async def _draw(self, picture: Picture) -> bytes:
        began = time.monotonic()
        made = await self.crew.run(draw, picture)
        self.drawing[_NAMES[type(picture.drawing)]].note(time.monotonic() - began)
        self._kept[picture] = made
        self._size += len(made)
        while self._size > self._most and len(self._kept) > 1:
            self._size -= len(self._kept.popitem(last=False)[1])
        return made

    async def prepare(self, styles: Iterable[Style]) -> None:
        """Draw the cards of some styles, so that their first pictures are as quick as the others."""
        for style in styles:
            await self.crew.run(pictures.prepare, style)

    async def emoji(self, name: str, style: Style) -> bytes:
        """Return one of the emoji of the deck as a PNG."""
        return await self.crew.run(pictures.emoji, name, style)

    def close(self) -> None:
        """End the worker processes."""
        self.crew.close()
