"""The switches of the playground: how it behaves, misbehaves, and counts requests.

Where reports on the real Discord differ there is a switch for each behaviour (``Ground.switch``, the page's
act ``switches``, ``pytest --discord=VALUE`` for the tests of play); the default is the strictest.

attachments: the files of a message in an edit, or in an answer that edits (type 7)
    strict       files not listed with id and filename may not be named (50035 with
                 UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND); without a list the files stay
    id           the same, but the id is enough
    omitted      without a list the files stay and may be named
    dropped      without a list the files are silently lost: 200, and a dead address
direct: DM channels that are not open yet (POST users/@me/channels)
    paced        more than ten in ten seconds: 403 with 40003 (default if requests are counted)
    free         no limit
    quarantined  none: 403 with 20026, as for a bot that was taken for a spammer
commands: registration of commands (PUT, POST, PATCH)
    play         accepted
    busy         429 with hours to wait
    spent        400 with 30034, the day's creations are used up
activities: *Enable Activities* in the developer portal, which adds an Entry Point command
    off          no such command
    discord      Discord opens the Activity; without the command, a bulk overwrite gets 400 with 50240
    app          the same, but the bot is to answer the command
rate_limits: counting of requests
    play         as Discord does, with 30046 for old messages and 50 new emoji an hour
    off          none
threads: {thread: "open", "archived" or "locked"}, sent to the bot; locked ones are archived too
bot_denied: {channel: [permissions]} denied to the bot in a channel
role_denied: [permissions] denied to the bot's role in the guild
role_granted: [permissions] that the bot's role has besides those it needs, such as "create_public_threads"
kicked: true: the bot is not in the guild
dms_closed: [members] who refuse direct messages
dm_requests: [members] whose direct messages from the bot wait in Message Requests; the bot is not told
locales: {member: the language of their Discord}, such as "pl"; the others have "en-US"
guild_locale: the preferred language of the server
installed: [members] who have installed the bot for themselves, to use it where it is not
external_apps: false: in servers where the bot is not, only those who use it see what it answers
dm_access: false: direct messages are refused with 403 and 50001, as in a passing fault of Discord's
emoji: false: the application may have no emoji of its own
latency: milliseconds before each request is handled
fail: {route, status, times, code, message, retry_after}, or a list of them: the next requests fail; [] clears
shards: the number recommended to the bot (GET gateway/bot)
gateway: "reconnect", "close", "invalidate", "restart": disconnects once
"""

import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.playground.clock import Clock
from bot.playground.refusals import Json, Malformed, Refusal
from bot.playground.resources.permissions import Permission

CHOICES = {
    "attachments": ("strict", "id", "omitted", "dropped"),
    "direct": ("paced", "free", "quarantined"),
    "commands": ("play", "busy", "spent"),
    "activities": ("off", "discord", "app"),
    "rate_limits": ("play", "off"),
}
"""Switches with one of several values; the first is the strictest (or most usual)."""
# Discord's locales (Developers' documentation, Reference, Locales).
LOCALES = frozenset(
    re.findall(
        r"[\w-]+",
        "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi "
        "th zh-CN ja zh-TW ko",
    )
)
THREADS = ("open", "archived", "locked")
DROPS = ("reconnect", "close", "invalidate", "restart")
EDIT, SEND = "PATCH channels/{channel}/messages/{message}", "POST channels/{channel}/messages"
# Requests and seconds by route. Discord publishes no figures; these are what many bots have reported.
PLAY_LIMITS = {SEND: (5, 5.0), EDIT: (5, 5.0)}
OLD_EDITS, OLD_AFTER = (3, 6.0), 3600.0  # of messages in a channel that are older than this
NEW_CHANNELS = (10, 10.0)  # of direct messages; Discord publishes no figure
NEW_EMOJI = (50, 3600.0)
WEBHOOK_LIMIT, OTHER_LIMIT, GLOBAL_LIMIT = (5, 2.0), (50, 1.0), (50, 1.0)
NO_LIMIT = 10_000
MOST_LATENCY = 60_000  # milliseconds
MOST_WAIT = 86_400 * 7  # seconds until a refused request may be sent again


@dataclass(slots=True)
class Failure:
    """The next ``times`` requests of ``route`` get ``status``.

    ``route`` is as in the request log ("POST channels/{channel}/messages"), a part of one, or "*".
    """

    route: str
    status: int
    times: int = 1
    code: int = 0
    message: str = ""
    retry_after: float = 1.0

    def __post_init__(self) -> None:
        """Raise Malformed for what is no failure, or never ends."""
        if not (400 <= self.status <= 599 and self.times >= 1):
            raise Malformed("A failure needs a status from 400 to 599 and times of at least 1.")
        if not 0 <= self.retry_after <= MOST_WAIT:
            raise Malformed("A failure ends after 0 to {most} seconds.", most=MOST_WAIT)

    def json(self) -> Json:
        """Return the failure as the page shows it."""
        return {"route": self.route, "status": self.status, "times": self.times, "code": self.code,
                "message": self.message, "retry_after": self.retry_after}  # fmt: skip


@dataclass(slots=True)
class Switches:
    """The lasting switches; disconnecting the gateway is a single action (``Gateway.drop``)."""

    latency: float = 0.0  # milliseconds before each REST request is looked at
    rate_limits: str = "play"
    attachments: str = "strict"
    direct: str = "paced"
    commands: str = "play"
    activities: str = "off"
    dm_access: bool = True  # False: Missing Access to every DM
    emoji: bool = True  # False: the application may have no emoji of its own
    failures: list[Failure] = field(default_factory=list)
    role_denied: int = 0  # permission bits taken from the bot's role
    role_granted: int = 0  # permission bits given to it besides
    denied: dict[str, int] = field(default_factory=dict)  # permission bits taken from the bot, by channel

    def fail(self, route: str, status: int, times: int = 1, **more: Any) -> None:
        """Let the next requests of ``route`` fail; ``more``: code, message, retry_after."""
        self.failures.append(Failure(route, status, times, **more))

    def take_failure(self, route: str) -> Failure | None:
        """Return the failure due for this request, and count it down."""
        for failure in self.failures:
            if failure.route == "*" or failure.route in route:
                failure.times -= 1
                if failure.times == 0:
                    self.failures.remove(failure)
                return failure
        return None


# Values of switches as the page or a program sends them


def milliseconds(value: object) -> float:
    """Return a latency. Raises Refusal unless it is from 0 to 60,000."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= MOST_LATENCY:
        raise Refusal("The latency goes from 0 to 60000 ms.")
    return float(value)


def yes_or_no(name: str, value: object) -> bool:
    """Return a switch that is on or off. Raises Malformed for anything else."""
    if not isinstance(value, bool):
        raise Malformed("{name} is true or false.", name=name)
    return value


def entries(name: str, value: object) -> Sequence[object]:
    """Return the entries of a list. Raises Malformed for anything else."""
    if not isinstance(value, list):
        raise Malformed("{name} is a list.", name=name)
    return value


def by_name(name: str, value: object) -> Json:
    """Return the values of an object by their names. Raises Malformed for anything else."""
    if not isinstance(value, dict):
        raise Malformed("{name} is an object.", name=name)
    return value


def known_locale(value: object) -> str:
    """Return a language that Discord has. Raises Malformed for anything else."""
    if str(value) not in LOCALES:
        raise Malformed("Discord has no language {value}.", value=value)
    return str(value)


def failures(value: object) -> list[Failure]:
    """Return a failure, or a list of them. Raises Malformed if one cannot be."""
    return [_failure(entry) for entry in (value if isinstance(value, list) else [value])]


def _failure(entry: object) -> Failure:
    given = by_name("A failure", entry)
    kinds: dict[str, type[object]] = {"route": str, "status": int, "times": int, "code": int, "message": str}
    if not {"route", "status"} <= given.keys() <= {*kinds, "retry_after"} or not all(
        isinstance(given.get(name, kind()), kind) for name, kind in kinds.items()
    ):
        raise Malformed("A failure needs a route, a status, and the number of times.")
    if not isinstance(given.get("retry_after", 0.0), int | float):
        raise Malformed("A failure ends after a number of seconds.")
    return Failure(**given)


def names_to_bits(names: object) -> int:
    """Return permission names ("send_messages") as bits."""
    bits = 0
    for name in names if isinstance(names, list) else [names]:
        try:
            bits |= Permission[str(name).upper()]
        except KeyError:
            raise Malformed("There is no permission {name}.", name=name) from None
    return bits


@dataclass(slots=True)
class _Window:
    begun: float
    used: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """The state of a request's rate limit."""

    bucket: str
    limit: int
    remaining: int
    reset_after: float
    refused: bool = False
    everywhere: bool = False

    def headers(self, now: float) -> dict[str, str]:
        """Return the five headers; without them discord.py sends one request at a time."""
        return {
            "X-RateLimit-Limit": str(self.limit), "X-RateLimit-Remaining": str(max(0, self.remaining)),
            "X-RateLimit-Reset": f"{now + self.reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{self.reset_after:.3f}",
            "X-RateLimit-Bucket": self.bucket,
        }  # fmt: skip


class RateLimits:
    """Fixed windows by route and major parameter (channel, guild, webhook and token)."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str], _Window] = {}

    def count(self, route: str, major: str, *, webhook: bool, limited: bool) -> Standing:
        """Count a request; with ``limited`` False never refuse it and report free room."""
        bucket = f"{zlib.crc32(route.encode()):08x}"
        if not limited:
            return Standing(bucket, NO_LIMIT, NO_LIMIT - 1, 1.0)
        if not webhook:  # interactions are exempt from the global limit
            everywhere = self._use("*", "", "global", GLOBAL_LIMIT)
            if everywhere.refused:
                return everywhere
        limit = WEBHOOK_LIMIT if webhook else PLAY_LIMITS.get(route, OTHER_LIMIT)
        return self._use(route, major, bucket, limit)

    def old_edit(self, channel: str) -> Standing:
        """Count an edit of a message older than an hour, in addition to its ordinary count."""
        return self._use("old", channel, "old", OLD_EDITS)

    def new_channel(self) -> Standing:
        """Count a new DM channel."""
        return self._use("direct", "", "direct", NEW_CHANNELS)

    def new_emoji(self) -> Standing:
        """Count a new emoji."""
        return self._use("emoji", "", "emoji", NEW_EMOJI)

    def _use(self, route: str, major: str, bucket: str, limit: tuple[int, float]) -> Standing:
        most, seconds = limit
        now = self._clock.now()
        window = self._windows.get((route, major))
        if window is None or now >= window.begun + seconds:
            if len(self._windows) > 5000:
                self._windows = {key: w for key, w in self._windows.items() if now < w.begun + 60}
            window = self._windows[route, major] = _Window(now)
        window.used += 1
        left = most - window.used
        reset = window.begun + seconds - now
        return Standing(bucket, most, left, reset, refused=left < 0, everywhere=route == "*")
