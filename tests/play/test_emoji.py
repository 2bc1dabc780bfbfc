"""The application's emoji: created once, kept current, used in buttons and texts, or absent."""

import logging
from random import Random

import aiohttp
import pytest

from bot.manager.publishing.messages import WAITS
from bot.pictures import EMOJI, Deck
from bot.playground.client import buttons_of, selects_of, text_of
from bot.playground.resources.messages import walk
from bot.ui.sending.emoji_sync import EmojiSync
from engine.cards import JOKER
from tests.play.conftest import Harness
from tests.play.drive import Json, sensibly
from tests.play.sitting import generic, seat_two

pytestmark = pytest.mark.long

ALL = len(EMOJI) + 2 * (JOKER + 1)


def names(harness: Harness) -> list[str]:
    return [emoji["name"] for emoji in harness.playground.world.emojis.values()]


def asked(harness: Harness, method: str) -> int:
    return sum(call.method == method and "emojis" in call.route for call in harness.playground.calls)


def on_labels(message: Json) -> list[Json]:
    """Return the emoji of a message's buttons and menus."""
    labelled = [*buttons_of(message), *(option for menu in selects_of(message) for option in menu["options"])]
    return [part["emoji"] for part in labelled if "emoji" in part]


@pytest.mark.long
async def test_emoji_are_made_once_and_kept_in_step(harness: Harness) -> None:
    world = harness.playground.world
    other = {**_emoji("queen_of_sheba"), "id": "7"}
    world.emojis["7"] = other
    await harness.bot.emoji.keep()
    assert asked(harness, "POST") == ALL == len(names(harness)) - 1
    assert all(len(name) <= 32 for name in names(harness))
    assert set(harness.bot.emoji.known) == set(Deck)
    assert all(set(deck) == set(range(JOKER + 1)) for deck in harness.bot.emoji.known.values())
    seven = harness.bot.emoji.known[Deck.TWO][39 + 6]
    assert seven["name"].startswith("seven_of_hearts_")
    assert world.emojis[seven["id"]]["name"] == seven["name"]

    harness.playground.calls.reset()
    again = EmojiSync(harness.bot, harness.bot.renderer, harness.bot.rate_limiter)
    await again.keep()
    assert (asked(harness, "GET"), asked(harness, "POST"), asked(harness, "DELETE")) == (1, 0, 0)
    assert again.known == harness.bot.emoji.known

    world.emojis[seven["id"]]["name"] = "seven_of_hearts_000000"  # as an older version drew it
    await again.keep()
    assert (asked(harness, "POST"), asked(harness, "DELETE")) == (1, 1)
    assert seven["id"] not in world.emojis
    assert again.known[Deck.TWO][39 + 6]["name"] == seven["name"]
    assert world.emojis["7"] == other


@pytest.mark.long
async def test_when_discord_takes_no_more_emoji_they_are_made_later_without_a_fuss(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    full = {"status": 429, "retry_after": 3000.0, "times": 2}
    harness.playground.switch({"fail": {"route": "POST applications/{application}/emojis", **full}})
    slept = []

    async def sleep(seconds: float) -> None:
        assert WAITS.get(), "after all that people need"
        slept.append(seconds)

    with caplog.at_level(logging.WARNING):
        await EmojiSync(harness.bot, harness.bot.renderer, harness.bot.rate_limiter, sleep).keep()
    assert slept == [3000.0, 3000.0]
    assert caplog.records == []
    assert len(names(harness)) == ALL
    assert not WAITS.get()


@pytest.mark.long
async def test_the_decks_that_are_whole_are_used_before_any_other_is_made(harness: Harness) -> None:
    await harness.bot.emoji.keep()
    world = harness.playground.world
    harness.playground.calls.reset()
    missing = next(
        number for number, emoji in world.emojis.items() if "seven_of_hearts_four" in emoji["name"]
    )
    del world.emojis[missing]
    full = {"status": 429, "retry_after": 3000.0, "times": 1}
    harness.playground.switch({"fail": {"route": "POST applications/{application}/emojis", **full}})
    known = []

    async def sleep(_: float) -> None:
        known.append(set(sync.known))

    sync = EmojiSync(harness.bot, harness.bot.renderer, harness.bot.rate_limiter, sleep)
    await sync.keep()
    assert known == [{Deck.TWO, Deck.SAFE}]
    assert set(sync.known) == set(Deck)
    assert asked(harness, "POST") == 2


def _emoji(name: str) -> Json:
    return {
        "id": "0", "name": name, "roles": [], "require_colons": True, "managed": False, "animated": False,
        "available": True,
    }  # fmt: skip


@pytest.mark.long
async def test_emoji_stand_on_buttons_and_in_the_texts_of_who_wants_them(harness: Harness) -> None:
    await harness.bot.emoji.keep()
    sitting = await seat_two(harness, options="target=25")
    await sitting.alice.slash("settings me", cards="emoji", deck="four")
    await sitting.bob.slash("settings me", cards="text")
    on_buttons: dict[str, set[str]] = {"Alice": set(), "Bob": set()}

    def look() -> None:
        for name, visitor in zip(on_buttons, sitting.people, strict=True):
            message = sitting.panel(visitor)
            on_buttons[name] |= {emoji["name"] for emoji in on_labels(message)}
            playing = sitting.table.deal is not None and sitting.table.deal.result is None
            if playing and ":refresh:" in str(message):
                assert ("<:" in text_of(message)) == (name == "Alice")

    await sitting.play_out(sensibly(Random(8)), look)
    assert all("_four_" in name for name in on_buttons["Alice"])
    assert not any("_four_" in name for name in on_buttons["Bob"])
    assert min(map(len, on_buttons.values())) > 5


async def test_without_emoji_symbols_serve(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    harness.playground.switch({"emoji": False})
    with caplog.at_level(logging.WARNING):
        await harness.bot.emoji.keep()
    assert "incomplete" in caplog.text
    sitting = await seat_two(harness)
    await sitting.alice.slash("settings me", cards="emoji")
    assert not generic(await sitting.alice.slash("hand"))
    for visitor in sitting.people:
        message = sitting.panel(visitor)
        assert "## " in str([part.get("content") for part in walk(message["components"])])
        assert on_labels(message) == []


@pytest.mark.parametrize("lost", [TimeoutError, aiohttp.ServerDisconnectedError])
async def test_emoji_are_incomplete_if_discord_does_not_answer(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, lost: type[Exception]
) -> None:
    async def get_application_emojis(_: int) -> None:
        raise lost

    monkeypatch.setattr(harness.bot.http, "get_application_emojis", get_application_emojis)
    await harness.bot.emoji.keep()
    assert f"incomplete until the next start: {lost.__name__}" in caplog.text


@pytest.mark.long
async def test_emoji_that_are_taken_away_in_the_middle_of_a_match_stop_nobody(harness: Harness) -> None:
    await harness.bot.emoji.keep()
    sitting = await seat_two(harness)
    choose = sensibly(Random(4))
    while not on_labels(sitting.panel(sitting.actor)):
        await sitting.step(choose)
    harness.playground.switch({"emoji": False})
    for _ in range(6):
        await sitting.step(choose)
    for visitor in sitting.people:
        assert not generic(await visitor.slash("hand"))
        assert on_labels(sitting.panel(visitor)) == []
    assert dict(harness.bot.emoji.known) == {}
