"""Nobody is notified in their quiet hours, whatever sends the message."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import BOARD
from bot.manager.time.clock import ManualClock
from bot.manager.time.quiet_hours import AWAKE_MS
from bot.ui.sending import messenger as module
from bot.ui.sending import raw_api
from bot.ui.sending.messenger import DiscordMessenger
from data.db.database import Statement
from data.db.errors import StorageError
from data.settings import MemberSettings

ROOT = Path(__file__).parents[4]
CHANNEL, DIRECT = 5_000, 6_000
SLEEPS, WAKES = 71, 72
ASKED = Page((), mentions=(SLEEPS, WAKES))

SENDING = re.compile(r"(?<![a-z])(raw_api\.(?:send|follow|announce)|delivery\.(?:send|follow|tell))\(")
PATHS = {
    # The only ways to a message that notifies somebody: they heed quiet hours.
    ("bot/ui/sending/messenger.py", "delivery.send"): 2,
    ("bot/ui/sending/messenger.py", "delivery.follow"): 1,
    # Below them.
    ("bot/ui/sending/delivery.py", "raw_api.send"): 1,
    ("bot/ui/sending/delivery.py", "raw_api.follow"): 1,
    # What mentions nobody: an ephemeral panel, an empty board, a member's own line to share.
    ("bot/ui/sending/responses.py", "delivery.follow"): 1,
    ("cogs/friends.py", "raw_api.announce"): 1,
    ("cogs/daily.py", "delivery.tell"): 1,
}


@pytest.mark.long
def test_every_way_to_a_new_message_is_known() -> None:
    """A new way to send messages must respect quiet hours, and be listed here."""
    found: dict[tuple[str, str], int] = {}
    for folder in ("bot", "cogs"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if not name.startswith(("bot/playground/", "bot/trial/")):
                for call in SENDING.findall(path.read_text()):
                    found[name, call] = found.get((name, call), 0) + 1
    assert found == PATHS


@dataclass
class Sent:
    """Records what is sent: the members mentioned, and whether it is silent."""

    sent: list[tuple[int, tuple[int, ...], bool]] = field(default_factory=list)

    async def send(self, channel: int, page: Page, _once: str | None, *, silent: bool = False) -> int:
        self.sent.append((channel, page.mentions, silent))
        return 9_000 + len(self.sent)

    async def follow(self, _answer: raw_api.Answer, page: Page, *, ephemeral: bool) -> int:
        return await self.send(0, page, None, silent=ephemeral)


@dataclass
class Members:
    """Settings of members; ``broken``: they cannot be read."""

    settings: Mapping[int, MemberSettings]
    broken: bool = False

    async def member(self, member: int) -> MemberSettings:
        if self.broken:
            raise StorageError("gone")
        return self.settings.get(member, MemberSettings())


@pytest.fixture
def sent() -> Sent:
    return Sent()


@dataclass
class Reminders:
    """Keeps whom the stored errands will remind; ``broken``: nothing can be stored."""

    members: list[object] = field(default_factory=list)
    broken: bool = False

    async def write(self, unit: Sequence[Statement]) -> None:
        if self.broken:
            raise StorageError("gone")
        self.members += [values[0] for _, values in unit]


@pytest.fixture
def reminders() -> Reminders:
    return Reminders()


@pytest.fixture
def members() -> Members:
    return Members({SLEEPS: MemberSettings(quiet_from=0, quiet_to=1_439)})


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(AWAKE_MS * 10)


@pytest.fixture
def messenger(sent: Sent, members: Members, clock: ManualClock, reminders: Reminders) -> DiscordMessenger:
    client: Any = SimpleNamespace(http=SimpleNamespace(_HTTPClient__session=None), application_id=1)
    nothing: Any = None
    made = DiscordMessenger(client, clock, members, sent, {}, nothing, nothing, nothing, reminders)  # type: ignore[arg-type]

    async def of(_member: int, *, again: bool) -> int:
        assert not again
        return DIRECT

    channels: Any = SimpleNamespace(of=of)
    made._dm_channels = channels
    return made


async def test_a_mention_in_a_channel_notifies_those_alone_who_are_awake(
    messenger: DiscordMessenger, sent: Sent, reminders: Reminders
) -> None:
    await messenger.post(CHANNEL, ASKED)
    await messenger.post(CHANNEL, Page((), mentions=(WAKES,)))
    assert sent.sent == [(CHANNEL, (WAKES,), False)] * 2
    assert reminders.members == [SLEEPS]


async def test_a_later_response_heeds_quiet_hours(messenger: DiscordMessenger, sent: Sent) -> None:
    nothing: Any = None
    table: Any = SimpleNamespace(id="t", channel=CHANNEL, players=())
    answer = raw_api.Answer(1, 2, "token", nothing, nothing)
    messenger._presses["t", BOARD] = module._Press(answer, 1, False, messenger._clock.now(), 0, CHANNEL)
    await messenger.follow(table, ASKED)
    assert sent.sent == [(0, (WAKES,), False)]


async def test_a_direct_message_is_silent_in_quiet_hours(messenger: DiscordMessenger, sent: Sent) -> None:
    for member in (SLEEPS, WAKES):
        await messenger.post_direct(member, Page(()))
    await messenger.post_direct(SLEEPS, Page(()), awaited=True)
    assert sent.sent == [(DIRECT, (), True), (DIRECT, (), False), (DIRECT, (), False)]


async def test_a_member_who_has_just_pressed_something_is_awake(
    messenger: DiscordMessenger, sent: Sent, clock: ManualClock
) -> None:
    messenger.heard(SLEEPS)
    await messenger.post(CHANNEL, ASKED)
    clock.advance(AWAKE_MS)
    messenger.heard(WAKES)
    await messenger.post(CHANNEL, ASKED)
    assert [mentions for _, mentions, _ in sent.sent] == [ASKED.mentions, (WAKES,)]
    assert [*messenger._heard] == [WAKES]


async def test_a_message_is_sent_even_if_settings_cannot_be_read(
    messenger: DiscordMessenger, sent: Sent, members: Members
) -> None:
    members.broken = True
    await messenger.post(CHANNEL, ASKED)
    assert sent.sent == [(CHANNEL, ASKED.mentions, False)]


async def test_who_cannot_be_reminded_is_mentioned_at_once(
    messenger: DiscordMessenger, sent: Sent, reminders: Reminders
) -> None:
    reminders.broken = True
    await messenger.post(CHANNEL, ASKED)
    assert sent.sent == [(CHANNEL, ASKED.mentions, False)]
