"""Counts what passes between the bot and Discord: presses and their answers, requests, connections; and how
late the event loop is.

It listens where everything passes anyway, to events as they come and to aiohttp's own trace, so that nothing
else need know of it. What it keeps has no name, id or card in it: verbs, commands and kinds of routes alone.
"""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Collection
from types import SimpleNamespace
from typing import Any, Final

import aiohttp

from bot.ui.custom_id import parse
from data.db.histogram import SECONDS, Histogram

LATE: Final = 3.0
"""Seconds after which Discord awaits no answer."""
LOST: Final = 15.0
"""Seconds after which none will come."""
COMPLETION: Final = "completion"
UNKNOWN: Final = "unknown"
"""Stands for a verb or command that is none of ours: anybody can send any."""
NO_STATUS: Final = "none"
"""Of a request that had no reply."""
TURNED_AWAY: Final = ("signature", "time", "unreadable", "malformed", "slow", "crowded")
LOOK_EVERY: Final = 0.25
"""Seconds between two looks at the event loop."""
_LATER: Final = (*SECONDS[:9], 1.0, 1.5, 2.0, LATE, 5.0, 10.0)
_COMMAND, _PRESS, _COMPLETION, _FORM = 2, 3, 4, 5
_NOT_FOUND: Final = 404
_WORDS: Final = frozenset(
    {
        "@me",
        "@original",
        "applications",
        "bot",
        "callback",
        "channels",
        "commands",
        "emojis",
        "gateway",
        "guilds",
        "interactions",
        "members",
        "messages",
        "oauth2",
        "permissions",
        "threads",
        "users",
        "webhooks",
    }
)


def route_of(method: str, path: str) -> str:
    """Return the kind of a request: its path with a star for whatever is none of Discord's own words, be it
    an id, a token or a name.
    """
    segments = path.removeprefix("/api/v10")[1:].split("/")
    return f"{method} {'/'.join([each if each in _WORDS else '*' for each in segments])}"


class TrafficMetrics:
    """``verbs``: the verbs of presses, and the commands with a slash before them; others count as unknown."""

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self._now = now
        self._awaited: dict[str, tuple[float, str]] = {}
        self.verbs: Collection[str] = ()
        self.answers: defaultdict[str, Histogram] = defaultdict(lambda: Histogram(_LATER))
        """By verb: seconds from a press, or whatever else people do, to Discord having taken the answer."""
        self.late: Counter[str] = Counter()
        """By verb: answers that came when Discord awaited none any more."""
        self.lost: Counter[str] = Counter()
        """By verb: what was never answered."""
        self.stale = 0
        """Presses on what was offered no more."""
        self.requests: Counter[tuple[str, str]] = Counter()
        """Requests to Discord, by kind and status of the reply."""
        self.replies: defaultdict[str, Histogram] = defaultdict(Histogram)
        """By kind: seconds from a request to its reply."""
        self.turned_away = Counter(dict.fromkeys(TURNED_AWAY, 0))
        """Requests and connections to the interactions endpoint that were refused, by what was wrong."""
        self.reconnects = Counter(resumed=0, anew=0)
        """How often the gateway came back after it was lost: "resumed" where Discord had kept the session."""
        self.delay = Histogram()
        """By how many seconds the event loop was late."""
        self._connected: set[int] = set()

    @property
    def awaited(self) -> int:
        """How many presses have no answer yet."""
        return len(self._awaited)

    def listen(self, trace: aiohttp.TraceConfig) -> None:
        """Listen to requests, from when whoever traces them already lets them go."""
        trace.on_request_start.append(self._asks)
        # Before the others, which may raise.
        trace.on_request_end.insert(0, self._replied)
        trace.on_request_exception.insert(0, self._failed)

    def heard(self, interaction: Any) -> None:
        """Count from here until an interaction, as Discord sends it, is answered."""
        now = self._now()
        self._awaited[interaction["id"]] = now, self._verb(interaction)
        self.give_up(now)

    def give_up(self, now: float | None = None) -> None:
        """Count as lost what has waited too long."""
        before = (self._now() if now is None else now) - LOST
        while self._awaited:
            oldest = next(iter(self._awaited))
            began, verb = self._awaited[oldest]
            if began > before:
                return
            del self._awaited[oldest]
            self.lost[verb] += 1

    async def connected(self, shard: int) -> None:
        """A shard has begun a session."""
        if shard in self._connected:
            self.reconnects["anew"] += 1
        self._connected.add(shard)

    async def resumed(self, _shard: int) -> None:
        """A shard has taken up its session."""
        self.reconnects["resumed"] += 1

    async def keep_looking(self) -> None:
        """Watch the event loop until cancelled."""
        while True:
            began = self._now()
            await asyncio.sleep(LOOK_EVERY)
            self.delay.note(max(0.0, self._now() - began - LOOK_EVERY))

    def _verb(self, interaction: Any) -> str:
        kind, data = interaction["type"], interaction.get("data") or {}
        if kind in (_PRESS, _FORM):
            press = parse(data.get("custom_id"))
            verb = press.verb if press is not None else UNKNOWN
        elif kind == _COMMAND:
            verb = f"/{data.get('name')}"
        else:
            return COMPLETION if kind == _COMPLETION else UNKNOWN
        return verb if verb in self.verbs else UNKNOWN

    async def _asks(self, _session: Any, context: SimpleNamespace, _asked: Any) -> None:
        context.began = self._now()

    async def _replied(
        self, _session: Any, context: SimpleNamespace, done: aiohttp.TraceRequestEndParams
    ) -> None:
        now, path, status = self._now(), done.url.raw_path, done.response.status
        route = route_of(done.method, path)
        self.requests[route, str(status)] += 1
        self.replies[route].note(now - context.began)
        if path.endswith("/callback"):
            self._answered(path.split("/")[-3], now, status)

    async def _failed(self, _session: Any, _context: Any, done: aiohttp.TraceRequestExceptionParams) -> None:
        self.requests[route_of(done.method, done.url.raw_path), NO_STATUS] += 1

    def _answered(self, interaction: str, now: float, status: int) -> None:
        if status >= 300 and status != _NOT_FOUND:  # it may be tried again
            return
        began, verb = self._awaited.pop(interaction, (now, ""))
        if not verb:
            return
        if status != _NOT_FOUND:
            self.answers[verb].note(now - began)
        if status == _NOT_FOUND or now - began > LATE:
            self.late[verb] += 1
