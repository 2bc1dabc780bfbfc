"""Metrics of the traffic with Discord (interactions, requests, connections) and of the event loop.

It uses raw events and aiohttp's trace, so no other code has to report to it. Its labels are verbs, commands
and kinds of routes; no name, id or card is kept. The log says when an interaction has arrived and when it
was answered.
"""

import asyncio
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Mapping
from types import SimpleNamespace
from typing import Any, Final

import aiohttp

from bot.ui.custom_id import NO_TABLE, parse
from data.db.histogram import SECONDS, Histogram

log = logging.getLogger(__name__)

LATE: Final = 3.0
"""Seconds within which Discord expects an answer."""
LOST: Final = 15.0
"""Seconds after which an interaction counts as never answered."""
COMPLETION: Final = "completion"
UNKNOWN: Final = "unknown"
"""Label for verbs and commands that the bot does not have; anybody can send any."""
NO_STATUS: Final = "none"
"""Status of a request without a reply."""
TURNED_AWAY: Final = ("signature", "time", "unreadable", "malformed", "slow", "crowded")
LOOK_EVERY: Final = 0.25
"""Seconds between two measurements of the event loop."""
_LATER: Final = (*SECONDS[:9], 1.0, 1.5, 2.0, LATE, 5.0, 10.0)
_COMMAND, _PRESS, _COMPLETION, _FORM = 2, 3, 4, 5
_KINDS: Final = {_COMMAND: "command", _PRESS: "press", _COMPLETION: COMPLETION, _FORM: "modal"}
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
    """Return the kind of a request: its path, with ``*`` for each id, token or name."""
    segments = path.removeprefix("/api/v10")[1:].split("/")
    return f"{method} {'/'.join([each if each in _WORDS else '*' for each in segments])}"


def _command(data: Mapping[str, Any]) -> str:
    """Return the whole name of a raw command with a slash: "/table open"."""
    names, below = [data.get("name")], data.get("options")
    while isinstance(below, list) and below and isinstance(below[0], dict) and below[0].get("type") in (1, 2):
        names.append(below[0].get("name"))
        below = below[0].get("options")
    return f"/{' '.join(map(str, names))}"


class TrafficMetrics:
    """Counts interactions, answers and requests.

    ``verbs`` are the known verbs of presses, and commands with a leading slash; others count as unknown.
    """

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self._now = now
        self._pending: dict[str, tuple[float, str]] = {}
        self.verbs: Collection[str] = ()
        self.answers: defaultdict[str, Histogram] = defaultdict(lambda: Histogram(_LATER))
        """By verb: seconds from an interaction's arrival until Discord accepted the answer."""
        self.late: Counter[str] = Counter()
        """By verb: answers after Discord's time limit."""
        self.lost: Counter[str] = Counter()
        """By verb: interactions never answered."""
        self.stale = 0
        """Presses on outdated buttons."""
        self.requests: Counter[tuple[str, str]] = Counter()
        """Requests to Discord, by kind and status of the reply."""
        self.replies: defaultdict[str, Histogram] = defaultdict(Histogram)
        """By kind: seconds from a request to its reply."""
        self.turned_away = Counter(dict.fromkeys(TURNED_AWAY, 0))
        """Refused requests and connections to the interactions endpoint, by reason."""
        self.reconnects = Counter(resumed=0, new=0)
        """Reconnections to the gateway: resumed sessions, and new ones, as the log says it."""
        self.delay = Histogram()
        """Seconds by which the event loop was late."""
        self._connected: set[int] = set()

    @property
    def pending(self) -> int:
        """Number of interactions not answered yet."""
        return len(self._pending)

    def listen(self, trace: aiohttp.TraceConfig) -> None:
        """Add hooks to a trace; time starts when its earlier hooks (the rate limiter) are done."""
        trace.on_request_start.append(self._started)
        # First, because the others may raise.
        trace.on_request_end.insert(0, self._replied)
        trace.on_request_exception.insert(0, self._failed)

    def interaction_received(self, interaction: Any) -> None:
        """Note a raw interaction, and measure the time until its answer."""
        now, verb = self._now(), self._verb(interaction)
        self._pending[interaction["id"]] = now, verb
        self.give_up(now)
        if log.isEnabledFor(logging.DEBUG):
            log.debug("arrived", extra=self._about(interaction, verb))

    def give_up(self, now: float | None = None) -> None:
        """Count the interactions that have waited for LOST seconds as lost."""
        before = (self._now() if now is None else now) - LOST
        while self._pending:
            oldest = next(iter(self._pending))
            began, verb = self._pending[oldest]
            if began > before:
                return
            del self._pending[oldest]
            self.lost[verb] += 1
            level = logging.INFO if verb == COMPLETION else logging.WARNING
            log.log(
                level,
                "an interaction got no answer; the other lines with its id (at DEBUG) say why",
                extra={"verb": verb, "press": oldest},
            )

    async def connected(self, shard: int) -> None:
        """A shard has started a session."""
        if shard in self._connected:
            self.reconnects["new"] += 1
        self._connected.add(shard)

    async def resumed(self, _shard: int) -> None:
        """A shard has resumed its session."""
        self.reconnects["resumed"] += 1

    async def keep_measuring(self) -> None:
        """Measure the event loop's delay until cancelled."""
        while True:
            began = self._now()
            await asyncio.sleep(LOOK_EVERY)
            self.delay.note(max(0.0, self._now() - began - LOOK_EVERY))
            self.give_up()

    def _verb(self, interaction: Any) -> str:
        kind, data = interaction["type"], interaction.get("data") or {}
        if kind in (_PRESS, _FORM):
            press = parse(data.get("custom_id"))
            verb = press.verb if press is not None else UNKNOWN
        elif kind == _COMMAND:
            verb = _command(data)
        else:
            return COMPLETION if kind == _COMPLETION else UNKNOWN
        return verb if verb in self.verbs else UNKNOWN

    def _about(self, interaction: Any, verb: str) -> dict[str, object]:
        """Return what the log says of a raw interaction: what is asked for and where.

        It does not say by whom, which the channel of a direct message would tell.
        """
        kind, data = interaction["type"], interaction.get("data") or {}
        if kind == _COMPLETION:
            command = _command(data)
            verb = command if command in self.verbs else UNKNOWN
        about: dict[str, object] = {"kind": _KINDS.get(kind, UNKNOWN), "verb": verb}
        if guild := interaction.get("guild_id"):
            about |= {"guild": guild, "channel": interaction.get("channel_id")}
        press = parse(data.get("custom_id")) if verb != UNKNOWN else None
        if press is not None and press.table_id != NO_TABLE:
            about |= {"table": press.table_id, "deal": press.deal, "ply": press.ply}
        return about

    async def _started(self, _session: Any, context: SimpleNamespace, _asked: Any) -> None:
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
        if status >= 300 and status != _NOT_FOUND:  # the request may be retried
            return
        began, verb = self._pending.pop(interaction, (now, ""))
        if not verb:
            return
        ms = round(1_000 * (now - began))
        log.debug("answered", extra={"verb": verb, "status": status, "ms": ms, "press": interaction})
        if status != _NOT_FOUND:
            self.answers[verb].note(now - began)
        if status == _NOT_FOUND or now - began > LATE:
            self.late[verb] += 1
