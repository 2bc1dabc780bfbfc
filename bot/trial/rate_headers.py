"""Statistics of each kind of request: rate limit headers and response times."""

import re
import time
from statistics import median
from typing import Any, Final

import aiohttp

from bot.trial.report import Counted

KINDS: Final = tuple(
    (name, method, re.compile(rf".*/api/v\d+/{path}"))
    for name, method, path in (
        ("send", "POST", r"channels/\d+/messages"),
        ("edit", "PATCH", r"channels/\d+/messages/\d+"),
        ("delete", "DELETE", r"channels/\d+/messages/\d+"),
        ("answer to a press", "POST", r"interactions/\d+/[^/]+/callback"),
        ("edit of an answer", "PATCH", r"webhooks/\d+/[^/]+/messages/@original"),
        ("direct messages opened", "POST", r"users/@me/channels"),
    )
)


class _Kind:
    def __init__(self) -> None:
        self.times: list[float] = []
        self.refused = 0
        self.last: Any = {}
        self.least: int | None = None


class RateHeaders:
    """Collects the statistics of requests; those of other kinds are ignored."""

    def __init__(self) -> None:
        self._kinds: dict[str, _Kind] = {}

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Add hooks to a trace, after the rate limiter's at the start and before it at the end."""
        trace.on_request_start.append(self._begins)
        trace.on_request_end.insert(0, self._answered)
        return trace

    @property
    def counted(self) -> tuple[Counted, ...]:
        """The statistics so far."""
        return tuple(
            Counted(
                name,
                len(kind.times),
                kind.refused,
                kind.last.get("X-RateLimit-Bucket"),
                _whole(kind.last.get("X-RateLimit-Limit")),
                kind.least,
                float(kind.last["X-RateLimit-Reset-After"]) if kind.last else None,
                round(median(kind.times), 1),
                round(max(kind.times), 1),
            )
            for name, kind in self._kinds.items()
        )

    async def _begins(self, _session: Any, context: Any, _asked: aiohttp.TraceRequestStartParams) -> None:
        context.begun = time.perf_counter()

    async def _answered(self, _session: Any, context: Any, done: aiohttp.TraceRequestEndParams) -> None:
        path = done.url.path
        name = next(
            (name for name, verb, shape in KINDS if verb == done.method and shape.fullmatch(path)), ""
        )
        if not name:
            return
        kind = self._kinds.setdefault(name, _Kind())
        kind.times.append(1000 * (time.perf_counter() - context.begun))
        kind.refused += done.response.status == 429
        if "X-RateLimit-Reset-After" in done.response.headers:
            kind.last = done.response.headers
            left = _whole(kind.last.get("X-RateLimit-Remaining"))
            if left is not None:
                kind.least = left if kind.least is None else min(left, kind.least)


def _whole(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdecimal() else None
