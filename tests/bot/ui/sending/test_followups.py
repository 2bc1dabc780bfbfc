"""Later responses among friends: which press gets them, how many, and how they are deleted."""

from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import BOARD, CALL, MessageRef
from bot.manager.time.clock import ManualClock
from bot.ui.sending import raw_api
from bot.ui.sending.messenger import FOLLOWUPS, FRESH_MS, DiscordMessenger
from data.tables.interaction_tokens import StoredPress

CHAT, OTHER_CHAT = 5_000, 5_001
PAGE = Page(())


@dataclass
class Sent:
    """Records what is delivered by tokens."""

    tokens: list[str] = field(default_factory=list)
    deleted: list[tuple[str, int, bool]] = field(default_factory=list)
    refuses: bool = False

    async def follow(self, answer: raw_api.Answer, _page: Page, *, ephemeral: bool) -> int:
        assert not ephemeral
        if self.refuses:
            refusal: Any = SimpleNamespace(status=400, reason="")
            raise discord.HTTPException(refusal, {"code": 40094})
        self.tokens.append(answer.token)
        return 9_000 + len(self.tokens)

    async def edit_answer(self, answer: raw_api.Answer, _page: Page) -> None:
        self.tokens.append(answer.token)

    async def withdraw(self, answer: raw_api.Answer) -> None:
        self.deleted.append((answer.token, answer.message, answer.followup))


@pytest.fixture
def sent() -> Sent:
    return Sent()


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def messenger(sent: Sent, clock: ManualClock) -> DiscordMessenger:
    client: Any = SimpleNamespace(http=SimpleNamespace(_HTTPClient__session=None), application_id=1)
    nothing: Any = None
    return DiscordMessenger(client, clock, nothing, sent, {}, nothing, nothing, nothing, nothing)  # type: ignore[arg-type]


TABLE: Any = SimpleNamespace(id="t", channel=CHAT, players=(1, 2))
DIRECT, NEXT_DIRECT = MessageRef(6_000, 77), MessageRef(6_000, 78)


def press(messenger: DiscordMessenger, seat: int, token: str, *, channel: int = CHAT) -> None:
    """Let a member press: on the board, or on My hand, whose panel is a later response."""
    interaction: Any = SimpleNamespace(
        id=1,
        token=token,
        application_id=1,
        client=None,
        _session=None,
        channel_id=channel,
        guild_id=None,
        context=discord.app_commands.AppCommandContext(private_channel=True),
        message=SimpleNamespace(id=77, flags=SimpleNamespace(ephemeral=False), interaction_metadata=None),
        response=SimpleNamespace(type=raw_api.UPDATED),
    )
    messenger.pressed(TABLE, seat, interaction, panel=None if seat == BOARD else 8_000)


async def test_the_newest_press_in_the_chat_is_used(
    messenger: DiscordMessenger, sent: Sent, clock: ManualClock
) -> None:
    assert await messenger.follow(TABLE, PAGE) is None
    press(messenger, BOARD, "board")
    clock.advance(1_000)
    press(messenger, 0, "hand")
    clock.advance(1_000)
    press(messenger, 1, "elsewhere", channel=OTHER_CHAT)
    assert await messenger.follow(TABLE, PAGE) == MessageRef(CHAT, 9_001)
    await messenger.unfollow(TABLE)
    await messenger.unfollow(TABLE)
    assert (sent.tokens, sent.deleted) == (["hand"], [("hand", 9_001, True)])


async def test_five_later_responses_for_a_press(messenger: DiscordMessenger, sent: Sent) -> None:
    press(messenger, 0, "hand")  # its panel is the first
    for _ in range(FOLLOWUPS):
        await messenger.follow(TABLE, PAGE)
    assert sent.tokens == ["hand"] * (FOLLOWUPS - 1)


async def test_none_with_an_old_token_or_where_discord_refuses(
    messenger: DiscordMessenger, sent: Sent, clock: ManualClock
) -> None:
    press(messenger, BOARD, "board")
    sent.refuses = True
    assert await messenger.follow(TABLE, PAGE) is None
    sent.refuses = False
    clock.advance(FRESH_MS)
    assert await messenger.follow(TABLE, PAGE) is None
    assert sent.tokens == []


async def test_another_process_knows_which_message_a_token_can_edit(
    messenger: DiscordMessenger, sent: Sent, clock: ManualClock
) -> None:
    press(messenger, BOARD, "board")
    press(messenger, 0, "hand")
    await messenger.follow(TABLE, PAGE)
    stored = [messenger.press_of(TABLE, seat) for seat in (BOARD, 0, CALL)]
    messenger.forget(TABLE)
    messenger.learn(TABLE, [each for each in stored if each is not None])
    known = [messenger._presses["t", seat].answer for seat in (BOARD, 0, CALL)]
    assert [(each.message, each.followup) for each in known] == [(77, False), (8_000, True), (9_001, True)]


async def test_the_direct_message_of_an_earlier_deal_is_not_taken_for_the_hand(
    messenger: DiscordMessenger, sent: Sent, clock: ManualClock
) -> None:
    """A member goes on to another panel, and another process sends the hand of the next deal."""
    on_direct = StoredPress(
        seat=0, own=False, token="direct", answer_id=1, message_id=DIRECT.message, opened=1,
        channel_id=None, at=clock.now(), digest=None,
    )  # fmt: skip
    on_panel = replace(on_direct, own=True, token="panel", message_id=0, at=clock.now() + 1)
    messenger.learn(TABLE, [on_direct, on_panel])
    for direct, edited in ((DIRECT, True), (NEXT_DIRECT, False), (None, False)):
        table: Any = SimpleNamespace(id="t", hands={} if direct is None else {0: direct})
        assert await messenger.edit_left(table, 0, PAGE) is edited
    assert sent.tokens == ["direct"]
