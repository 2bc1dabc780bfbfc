"""Messages that stand already look as new ones do after a change of settings, without a move."""

from bot.playground import Visitor
from bot.playground.client import buttons_of
from bot.texts.localization import message, use_locale
from tests.play.conftest import Harness
from tests.play.drive import Json
from tests.play.sitting import seat_two

BOARD, LOBBY, TOURNAMENT, HAND = "words-hand", "words-join", "tournaments-button-register", "words-sort-suit"
"""A button of each message."""
EDIT = "PATCH channels/{channel}/messages/{message}"


def labels(shown: Json) -> list[str]:
    """Return the labels of a message's buttons, without marks of direction."""
    return [str(part.get("label", "")).strip("\u200f\u2066\u2067\u2069") for part in buttons_of(shown)]


def with_button(messages: list[Json], locale: str, name: str) -> list[str]:
    """Return the ids of the messages that have a button with these words."""
    with use_locale(locale):
        return [shown["id"] for shown in messages if message(name) in labels(shown)]


def edits(harness: Harness) -> int:
    return sum(call.route == EDIT for call in harness.playground.calls.bot)


async def opened(harness: Harness, kind: str, **options: str) -> Visitor:
    visitor = harness.visitor("Carol" if kind == "table open" else "Alice")
    answer = await visitor.slash(kind, game="gin", **options)
    assert answer.error is None
    await later(harness)
    return visitor


async def later(harness: Harness) -> None:
    """Let what follows a change within a few seconds happen."""
    for _ in range(3):
        await harness.quiet()
        harness.clock.advance(6_000)
    await harness.quiet()


async def test_all_messages_of_a_server_speak_its_new_language(harness: Harness) -> None:
    """Regression: lobbies, tables and tournaments kept the old one until their next change."""
    alice = (await seat_two(harness)).alice
    await opened(harness, "table open")
    await opened(harness, "tournament open", start="in 30 min")
    before = {name: with_button(alice.messages(), "en", name) for name in (BOARD, LOBBY, TOURNAMENT)}
    assert all(len(found) == 1 for found in before.values())
    already = edits(harness)
    await alice.slash("cardroom settings", language="es")
    await later(harness)
    assert {name: with_button(alice.messages(), "es", name) for name in before} == before
    assert edits(harness) == already + len(before)  # nothing else, and each once
    await alice.slash("cardroom settings", language="es")
    await alice.slash("cardroom settings", turn_time="1h")
    await later(harness)
    assert edits(harness) == already + len(before)


async def test_what_was_to_be_said_in_a_new_language_is_said_after_a_crash(harness: Harness) -> None:
    """The messages are noted as outdated with the settings."""
    alice = (await seat_two(harness)).alice
    await opened(harness, "tournament open", start="in 30 min")
    harness.bot.members.look_changed = lambda: None  # the process dies here
    await alice.slash("cardroom settings", language="pl")
    await later(harness)
    assert with_button(alice.messages(), "pl", BOARD) == []
    await harness.stop()
    await harness.start()
    await later(harness)
    assert len(with_button(alice.messages(), "pl", BOARD)) == 1
    assert len(with_button(alice.messages(), "pl", TOURNAMENT)) == 1


async def test_a_tournament_keeps_its_language_after_a_restart(harness: Harness) -> None:
    """Regression: nothing had read the settings of a server without tables: it spoke English."""
    alice = harness.visitor("Alice")
    await alice.slash("cardroom settings", language="de")
    await opened(harness, "tournament open", start="in 30 min", format="swiss")
    [number] = with_button(alice.messages(), "de", TOURNAMENT)
    await harness.stop()
    await harness.start()
    harness.clock.advance(20 * 60_000)  # the check-in opens by itself
    await later(harness)
    with use_locale("de"):
        assert message("tournaments-button-check-in") in labels(alice.message(number))


async def test_hands_look_as_their_member_has_chosen_since(harness: Harness) -> None:
    """Regression: direct messages kept the old language until the next move."""
    sitting = await seat_two(harness)
    before = with_button(sitting.bob.dm(), "en", HAND)
    already = edits(harness)
    await sitting.bob.slash("settings me", language="fil")
    await later(harness)
    assert with_button(sitting.bob.dm(), "fil", HAND) == before != []
    assert len(with_button(sitting.alice.dm(), "en", HAND)) == 1
    assert edits(harness) == already + 1
