"""Game nights of a running manager, with recorded events and processes that die."""

import itertools
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import time
from random import Random
from typing import Any

from bot.manager.nights.night_calendar import When
from bot.manager.nights.night_messages import EventDetails, EventGone, EventRefused
from bot.manager.nights.night_runner import NightRunner
from bot.manager.nights.night_service import NightPlan, NightService
from bot.manager.tables.table import Person
from bot.manager.time.zones import in_zone
from bot.ui.nights import GuildNightPages
from data.nights import nights
from data.nights.nights import Evening, NightKey
from tests.bot.manager.harness import CHANNEL, GUILD, HOUR, MINUTE, MODERATOR, Harness

WEEK = 7 * 24 * HOUR
BERLIN = "Europe/Berlin"


class Killed(Exception):
    """The process has died."""


class Fuse:
    """Kills a process after its ``at``-th operation, counted from 1."""

    def __init__(self, at: int = 0) -> None:
        self.at = at
        self.moments = 0
        self.dead = False

    def moment(self) -> None:
        self.moments += 1
        if self.dead or self.moments == self.at:
            self.dead = True
            raise Killed

    def around(self, call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def fused(*args: Any, **more: Any) -> Any:
            if self.dead:
                raise Killed
            done = await call(*args, **more)
            self.moment()
            return done

        return fused


class Fused:
    """An object of which some methods are fused."""

    def __init__(self, inner: Any, fuse: Fuse, *names: str) -> None:
        self._inner = inner
        for name in names:
            setattr(self, name, fuse.around(getattr(inner, name)))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)


@dataclass
class Events:
    """Scheduled events as Discord keeps them."""

    allowed: bool = True
    there: dict[int, EventDetails] = field(default_factory=dict)
    created: int = 0
    edited: int = 0
    ids: "itertools.count[int]" = field(default_factory=lambda: itertools.count(5_000))

    def _check(self) -> None:
        if not self.allowed:
            raise EventRefused

    async def create(self, guild: int, event: EventDetails) -> int:
        self._check()
        self.created += 1
        number = next(self.ids)
        self.there[number] = event
        return number

    async def find(self, guild: int, event: EventDetails) -> int | None:
        place = (event.location, event.starts_at)
        return next((n for n, each in self.there.items() if (each.location, each.starts_at) == place), None)

    async def edit(self, guild: int, event_id: int, event: EventDetails) -> None:
        self._check()
        if event_id not in self.there:
            raise EventGone
        self.edited += 1
        self.there[event_id] = event

    async def delete(self, guild: int, event_id: int) -> None:
        self.there.pop(event_id, None)


@dataclass
class Party:
    """The nights of one process; ``also`` starts another one on the same database."""

    harness: Harness
    events: Events
    runner: NightRunner
    service: NightService
    fuse: Fuse
    peers: "list[Party]" = field(default_factory=list)
    """All processes, this one included."""

    @classmethod
    def of(cls, harness: Harness, events: Events | None = None, fuse: Fuse | None = None) -> "Party":
        events, fuse = events or Events(), fuse or Fuse()
        database = Fused(harness.database, fuse, "write", "write_relaxed")
        runner = NightRunner(
            database,
            harness.clock,
            Fused(harness.messenger, fuse, "post", "edit"),
            GuildNightPages(harness.manager.members),
            Fused(events, fuse, "create", "find", "edit", "delete"),
            Fused(harness.manager.lobby, fuse, "open"),  # type: ignore[arg-type]
        )
        service = NightService(
            harness.database, harness.clock, harness.manager.members, Random(3), runner.wake
        )
        made = cls(harness, events, runner, service, fuse)
        made.peers.append(made)
        return made

    async def start(self) -> None:
        self.runner.start()
        await self.quiet()

    def also(self, fuse: Fuse | None = None) -> "Party":
        """Return another process on the same database and Discord."""
        made = Party.of(self.harness, self.events, fuse)
        made.peers = self.peers
        self.peers.append(made)
        return made

    async def quiet(self) -> None:
        busy = True
        while busy:
            running = [await each.runner.background.quiet() for each in self.peers]
            busy = any([*running, await self.harness.manager.background.quiet()])
            await self.harness.quiet()

    async def advance(self, ms: int) -> None:
        """Advance the clock from one alarm to the next."""
        clock = self.harness.clock
        until = clock.now() + ms
        while clock.now() < until:
            due = [when for when, _, alarm in clock._alarms if alarm.call is not None and when <= until]
            clock.advance(max(1, min(due, default=until) - clock.now()))
            await self.quiet()

    async def advance_to(self, at: int) -> None:
        await self.advance(at - self.harness.clock.now())

    async def plan(self, person: Person = MODERATOR, **more: Any) -> Evening:
        """Plan a weekly evening on the next Friday at 20:00."""
        evening = await self.service.plan(person, GUILD, CHANNEL, None, a_plan(**more))
        await self.quiet()
        return evening

    async def come(self, night: NightKey, *people: Person, game: str | None = None) -> None:
        for person in people:
            if game is None:
                await self.service.come(person, GUILD, night, coming=True)
            else:
                await self.service.vote(person, GUILD, night, game)

    async def stored(self, key: NightKey) -> Evening:
        found = await nights.load(self.harness.database, key)
        assert found is not None
        return found

    def local(self, at: int, zone: str = BERLIN) -> str:
        return f"{in_zone(at, zone):%a %H:%M}"

    @property
    def said(self) -> list[str]:
        """What the messages of the channel say that are no boards, oldest first."""
        shown = [(ref, str(page.components)) for ref, page in self.harness.messenger.messages.items()]
        return [
            words
            for ref, words in sorted(shown, key=lambda each: each[0].message)
            if ref.channel == CHANNEL and ("🎲" in words or "⏰" in words)
        ]


def a_plan(**more: Any) -> NightPlan:
    usual: dict[str, Any] = {
        "name": "Friday cards",
        "when": When(4, time(20)),
        "zone": BERLIN,
        "games": ("gin", "hand"),
        "length_ms": 3 * HOUR,
        "weekly": True,
        "reminder_ms": 30 * MINUTE,
    }
    return NightPlan(**(usual | more))
