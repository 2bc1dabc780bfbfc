"""The whole program on a day whose cards nobody may see yet, in two worlds with other cards.

Either those of the next day differ, and all that anybody is told is compared until that day begins, with all
rows that are stored. Or those of the day itself differ, and what those are told who have not played it is
compared until the day is over: then it has to differ.

Everybody draws from the stock and discards, so that hands take the same course in both worlds.
"""

import random
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import cache, partial
from hashlib import sha256
from typing import Final, NamedTuple, TypeVar
from unittest.mock import patch

import engine.daily
from bot.manager.daily import daily
from bot.manager.tables.table import Table
from bot.playground.client import Answer, Visitor, buttons_of
from bot.playground.refusals import Json
from bot.run.monitoring.logs import LIBRARIES
from bot.workers.ai_jobs import AiJobs
from bot.workers.puzzle_jobs import make_puzzle
from data.audit.guilds import audit_all
from data.daily.days import begins_at, closes_at, ends_at, later
from data.daily.puzzles import Puzzle
from data.erasure import member_records
from data.settings import Cards
from engine import proofs
from engine.actions import Action, Discard, DrawStock
from engine.ai import Level
from engine.games.gin.terms import PassUpcard, PassWall
from engine.views import View
from tests.play.command_options import ATTACHMENT, commands, proper
from tests.play.conftest import Harness
from tests.play.drive import forge
from tests.tools.leaks.heard import ONLOOKER, Hearing, harness_of, numbered
from tests.tools.leaks.told import Listening, Told

T = TypeVar("T")
CHANNELS: Final = ("channel", "answers", "onlooker", "moderator", "player", "choices", "files", "rows", "log")
"""Destinations of what a day tells; ``player``: of its player, if only the next day differs."""
DAY: Final = "2026-11-27"
NEXT: Final = later(DAY, 1)
HOUR: Final = 3_600_000
LEFT_OUT: Final = frozenset(
    {
        "settings privacy erase",
        "play",
        "challenge",
        "find",
        "table open",
        "chips grant",
        "chips freeze",
        "chips thaw",
    }
)
"""Commands that begin or change something else, which other visits are about."""
SALT: Final = re.compile(r"\b[0-9a-f]{32}\b")
"""Salts come from the system's chance, not from a secret."""
SECRET_TABLES: Final = frozenset({"daily_key", "daily_puzzles"})
"""Tables with the cards of days to come (SECURITY.md: who has the database has all cards)."""
OF_A_TABLE: Final = (
    *("hand:", "refresh:", "act:0", "resign:", "rules:", "sheet:", "payments:", "hint:", "again:", "close:"),
    *("replay:", "replay:1.0.a", "whole:1.0.a", "course:1.0.a.0", "export:1.0.a", "export:1.0.t"),
    *("review:", "review:d", "fair:1", "fair:whole-1", "fair:check-1", "fair:file-1", "fair:0"),
)
"""Verbs and arguments of presses on a table of somebody else."""
COURSE: Final = (PassUpcard, PassWall, DrawStock, Discard)


class DayVisit(NamedTuple):
    """How a day is played.

    ``next_day``: whether only the cards of the days after it differ. ``share``: of all that watchers could
    ask, how much they do ask.
    """

    next_day: bool
    seed: int
    share: float = 1.0


def secret_of(visit: DayVisit, world: int, _: bytes, day: str) -> bytes:
    """Return the secret of a day; its first byte says in which world."""
    same = day <= DAY if visit.next_day else day != DAY
    first = 0 if same else world
    return bytes([first]) + sha256(f"{visit.seed}/{first}/{day}".encode()).digest()[1:]


@cache
def _puzzle() -> Puzzle:
    found = make_puzzle("2026-11-29", bytes(32), False)
    assert found is not None
    return found


def _made(day: str, secret: bytes, late: bool) -> Puzzle:
    """Return a puzzle without making one; in the second world discards are judged otherwise."""
    choices = _puzzle().choices
    return replace(_puzzle(), day=day, late=late, choices=choices[::-1] if secret[0] else choices)


def in_course(legal: Sequence[Action], *, lowest: bool = False) -> Action:
    """Return the action that takes the same course with any cards; ``lowest``: another discard."""
    for kind in COURSE:
        fitting = [action for action in legal if isinstance(action, kind)]
        if fitting:
            return fitting[0 if lowest else -1]
    return legal[-1]


class InCourse(AiJobs):
    """Computer players that draw from the stock and discard."""

    async def choose(self, key: str, level: Level, view: View, playouts: int | None = None) -> Action:
        return in_course(view.legal)


def asked(harness: Harness, visitor: Visitor, left_out: frozenset[str]) -> Iterator[tuple[str, Json]]:
    """Yield all commands but some, with valid values of the options that they need."""
    for names, _, level in commands(harness):
        name = " ".join(names)
        required = [each for each in level.get("options", ()) if each.get("required")]
        if name not in left_out and all(each["type"] != ATTACHMENT for each in required):
            yield name, {each["name"]: proper(harness, visitor.channel, each) for each in required}


class Passed(NamedTuple):
    """What was told before the cards might be seen, and what afterwards; and what was played."""

    before: list[Told]
    after: list[Told]
    played: list[str]


async def lived(visit: DayVisit, world: int) -> Passed:
    """Let a day pass in a world; return what was told."""
    lines: list[str] = []
    with Listening(lines, LIBRARIES), ExitStack() as put:
        secret = partial(secret_of, visit, world)
        for owner in (daily, engine.daily):
            put.enter_context(patch.object(owner, "day_secret", secret))
        put.enter_context(patch.object(daily, "make_puzzle", _made))
        put.enter_context(patch.object(proofs, "lot", lambda *_: 0))  # the first dealer, for the audit, too
        async with harness_of(Cards.TEXT, begins_at(DAY) + 9 * HOUR) as harness:
            harness.bot.manager._autoplay._computers = InCourse(0)
            told = await _Day(visit, harness, lines).pass_by()
            played = [str(row) for row in await harness.bot.database.read("SELECT deck FROM deals")]
    hidden = secret(b"", NEXT if visit.next_day else DAY).hex().encode()
    assert not any(hidden in one.content for one in told[0])
    return Passed(numbered(told[0]), numbered(told[1]), played)


class _Day:
    """A day that passes."""

    def __init__(self, visit: DayVisit, harness: Harness, lines: list[str]) -> None:
        self.visit, self.harness, self.rng = visit, harness, random.Random(visit.seed)
        names = ("Carol", ONLOOKER, "Alice", "Bob", "Dave", "Erin")
        self.carol, self.onlooker, self.alice, self.bob, self.dave, self.erin = map(harness.visitor, names)
        self.watchers = [self.carol, self.onlooker, self.alice, *([self.bob] if visit.next_day else [])]
        named = zip(self.watchers, ("answers", "onlooker", "moderator", "player"), strict=False)
        places = {visitor: (channel, channel) for visitor, channel in named}
        self.hearing = Hearing(harness, lines, CHANNELS, places, self.onlooker)
        self.pages: dict[str, Json] = {}
        self.first = ""
        """The table of the first who plays."""

    async def pass_by(self) -> tuple[list[Told], list[Told]]:
        """Let people play; return what was told before the cards may be seen, and after."""
        await self.harness.quiet()
        self.hearing.lines.clear()  # of the start
        await self._look_around(2)
        await self._play(self.bob, 100)
        await self._share(self.bob)
        await self._puzzle(self.bob)
        await self._play(self.dave, self.rng.randint(1, 9))
        await self._play(self.erin, 0)
        await self._resign(self.erin)
        await self._ask_everything()
        await self._until(ends_at(DAY) - 1)
        if not self.visit.next_day:
            await self._look_around(3)
            await self._until(ends_at(DAY) + 60_000)  # those who play may still finish
            await self._look_around(3)
            await self._presses_on_tables()
            await self._until(closes_at(DAY) - 1)
        await self._presses_on_tables()
        await self._ask_everything()
        await self._ask_the_owner()
        before = [*self.hearing.told]
        self.hearing.told.clear()
        if self.visit.next_day:
            await self._until(ends_at(DAY) + 1)
            await self._play(self.bob, 2)
            await self._do(self.bob, "/hand", lambda: self.bob.slash("hand"))
        else:
            await self._until(closes_at(DAY) + 1)
            message = await self._home(self.bob)
            answer = await forge(self.bob, message, f"c:{self.first}:1:0:replay:1.0.a")
            self.hearing.note("files", "replay of Bob", (await answer.settled()).message)
            await self.hearing.rest("the day is over")
        return before, self.hearing.told

    async def _until(self, at: int) -> None:
        """Set all clocks to a time (ms UTC), and let the program do what is due."""
        self.harness.playground.world.clock._now = at / 1000  # type: ignore[attr-defined]
        self.harness.clock._now = at
        self.harness.clock.advance(0)
        await self.hearing.rest(f"it is {at}")

    # --- those who play

    async def _home(self, visitor: Visitor) -> Json:
        return self._shown(await self._do(visitor, "/today", partial(visitor.slash, "today")))

    @staticmethod
    def _shown(answer: Answer | None) -> Json:
        assert answer is not None
        assert answer.message is not None
        return answer.message

    async def _click(self, visitor: Visitor, message: Json, what: str) -> Json:
        [part] = [each for each in buttons_of(message) if f":today:{what}." in each["custom_id"]]
        pressed = partial(visitor.click, message, custom_id=part["custom_id"])
        return self._shown(await self._do(visitor, what, pressed))

    def _table_of(self, visitor: Visitor) -> Table:
        tables = self.harness.bot.manager.tables.in_memory()
        return [table for table in tables if table.seat_of(int(visitor.id)) is not None][-1]

    async def _play(self, visitor: Visitor, moves: int) -> None:
        """Open the hand of the day, and make so many moves, or play it to its end."""
        shown = await self._click(visitor, await self._home(visitor), "play")
        table = self._table_of(visitor)
        self.first = self.first or table.id
        for _ in range(moves):
            if not table.live:
                break
            assert table.deal is not None
            legal = table.deal.legal_actions(0)
            pressed = f"c:{table.id}:1:{table.offered_at}:act:{legal.index(in_course(legal))}"
            await self._do(visitor, f"ply {table.ply}", partial(forge, visitor, shown, pressed))
            if self.rng.random() < 0.1:
                await self._look_around(1)
        assert table.live is (moves < 100)

    async def _resign(self, visitor: Visitor) -> None:
        table, home = self._table_of(visitor), await self._home(visitor)
        await self._do(visitor, "resign", partial(forge, visitor, home, f"c:{table.id}:1:0:resign_sure:"))
        assert not table.live

    async def _share(self, visitor: Visitor) -> None:
        await self._click(visitor, await self._home(visitor), "share")

    async def _puzzle(self, visitor: Visitor) -> None:
        shown = await self._click(visitor, await self._home(visitor), "puzzle")
        await self._do(visitor, "answer", partial(forge, visitor, shown, f"c:-:0:0:today:answer.{DAY}.0"))

    # --- those who look

    async def _do(self, visitor: Visitor, what: str, act: Callable[[], Awaitable[Answer]]) -> Answer | None:
        return await self.hearing.do(visitor, what, act)

    def _some(self, everything: Sequence[T]) -> list[T]:
        return self.rng.sample(everything, round(self.visit.share * len(everything)))

    async def _look_around(self, times: int) -> None:
        for visitor in self.watchers:
            for _ in range(times):
                await self._today(visitor, self.rng.choice(self._asked(visitor)))

    def _asked(self, visitor: Visitor) -> list[str]:
        """Return what a watcher may press of ``/today``: nothing that shows a player cards."""
        days = (DAY, NEXT, later(DAY, 2), later(DAY, -1))
        own = ["puzzle", "answer"] if self.visit.next_day else []
        asked = [f"{what}.{day}" for day in days for what in ("home", "fair", "list", "share", *own)]
        ahead = [f"{what}.{day}{more}" for day in days[1:3] for what, more in AHEAD]
        return [*asked, *([f"answer.{DAY}.1"] if own else []), *ahead]

    async def _today(self, visitor: Visitor, arg: str) -> None:
        await self._press(visitor, f"c:-:0:0:today:{arg}")

    async def _press(self, visitor: Visitor, pressed: str) -> None:
        """Press a custom_id on the last ``/today`` of a watcher, or on a new one if it is gone."""
        message = self.pages.get(visitor.id)
        if message is None or message["id"] not in self.harness.playground.world.messages:
            message = self.pages[visitor.id] = await self._home(visitor)
        await self._do(visitor, pressed, partial(forge, visitor, message, pressed))

    async def _presses_on_tables(self) -> None:
        """Press what shows cards, on tables where others have played the day."""
        tables = [table for (table,) in await self.harness.bot.database.read("SELECT table_id FROM tables")]
        for visitor in self.watchers:
            for table in sorted(tables):
                if self.visit.next_day and visitor is self.bob:
                    continue
                for press in self._some(OF_A_TABLE):
                    verb, _, arg = press.partition(":")
                    await self._press(visitor, f"c:{table}:1:0:{verb}:{arg}")

    async def _ask_everything(self) -> None:
        for visitor in self.watchers:
            for name, given in self._some([*asked(self.harness, visitor, LEFT_OUT)]):
                await self._do(visitor, f"/{name}", partial(visitor.slash, name, **given))
            for arg in self._some(self._asked(visitor)):
                await self._today(visitor, arg)
            for number in (1, 2, 3):
                for name in ("results replay", "results review", "fair check"):
                    await self._do(visitor, f"/{name}", partial(visitor.slash, name, match=str(number)))

    async def _ask_the_owner(self) -> None:
        """Keep what the owner is told: audit, exports, and rows if the day is the next."""
        db = self.harness.bot.database
        reports = [str(report) for report in await audit_all(db)]
        self.hearing.note("files", "audit", reports)
        for visitor in self.watchers:
            self.hearing.note("files", f"of {visitor.name}", str(await member_records(db, int(visitor.id))))
        if self.visit.next_day:
            names = await db.read(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' "
                "ORDER BY name"
            )
            for (name,) in names:
                if name not in SECRET_TABLES:
                    rows = await db.read(f"SELECT * FROM {name}")
                    self.hearing.note("rows", name, SALT.sub("salt", str(rows)))
        await self.hearing.rest("the owner looks")


AHEAD: Final = (("play", ""), ("puzzle", ""), ("answer", ".0"), ("share", ""), ("home", ""))
"""Presses on a day to come."""
