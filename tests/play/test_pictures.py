"""Pictures in messages: sent after visible changes, kept otherwise, and text if they fail."""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.pictures import CardGroup, TablePicture
from bot.playground.client import buttons_of, text_of
from bot.playground.resources.messages import walk
from bot.ui.games import panels
from bot.ui.sending import delivery
from bot.ui.sending.delivery import AGAIN_MS, Delivery
from data.settings import Cards
from engine.cards import FACE
from engine.games.gin.terms import GinView
from tests.bot.ui.told import faces_told
from tests.play.conftest import Harness
from tests.play.drive import Choice, Json, knocks, panel, press, says, sensibly, turn
from tests.play.sitting import Sitting, generic, seat_two

pytestmark = pytest.mark.long

FILE = re.compile(r"(hand|table|result)-[0-9a-f]{16}\.png")


@pytest.fixture
def cards() -> Cards:
    return Cards.PICTURES


def pictures_of(message: Json) -> list[Json]:
    """Return the items of a message's galleries."""
    return [item for part in walk(message["components"]) for item in part.get("items", ())]


def files_of(message: Json) -> list[str]:
    return [item["media"]["attachment_id"] for item in pictures_of(message)]


def told(message: Json) -> str:
    """Return the descriptions of a message's pictures."""
    return " ".join(item["description"] for item in pictures_of(message))


def look(sitting: Sitting) -> None:
    """Check that every message has exactly its file, and describes all that may be known."""
    for visitor in sitting.people:
        for message in (sitting.board(visitor), sitting.panel(visitor)):
            items = pictures_of(message)
            files = visitor.files(message)
            assert len(items) == len(files) <= 1
            for item, file in zip(items, files, strict=True):
                assert item["media"]["attachment_id"] == file["id"]
                assert FILE.fullmatch(file["filename"])
                assert file["content_type"] == "image/png"
                narrow = 1100 if file["filename"].startswith("hand") else 640  # while few cards are laid
                assert narrow <= file["width"] <= 1100
                assert file["description"] == item["description"]
    deal = sitting.table.deal
    assert deal is not None
    if deal.result is not None:
        return
    spectator = deal.view(None)
    public = faces_told(told(sitting.board()))
    known = {*spectator.pile, *(card for meld in spectator.melds for card in meld.cards)}
    assert isinstance(spectator, GinView)
    known |= {*(spectator.knocked.loose if spectator.knocked is not None else ())}
    assert set(public) <= set(known)
    for seat, visitor in enumerate(sitting.people):
        hand = deal.view(seat).hand
        mine = faces_told(told(sitting.panel(visitor)).partition("Just taken")[0].partition("Ticked")[0])
        assert set(mine) == {FACE[card] for card in hand}


# --- whole matches


@pytest.mark.long
async def test_a_match_and_its_score_sheet_are_shown_in_pictures(
    harness: Harness,
) -> None:
    sitting = await seat_two(harness, options="target=40")
    await sitting.play_out(sensibly(Random(14)), lambda: look(sitting))
    assert "won" in told(sitting.board())
    assert harness.lint.pictures > 50
    assert harness.bot.delivery.sent_pictures > 20
    first, second = sitting.people
    await second.slash("settings me", cards="text")
    await first.click(sitting.board(first), "Score sheet")
    shown = first.ephemerals()[-1]
    [file] = first.files(shown)
    assert re.fullmatch(r"scores-[0-9a-f]{16}\.png", file["filename"])
    assert "Totals A" in told(shown)
    assert " Σ " not in text_of(shown)
    await second.click(sitting.board(second), "Score sheet")
    assert second.files(second.ephemerals()[-1]) == []
    assert " Σ " in text_of(second.ephemerals()[-1])


def by_description(chance: Random) -> Choice:
    """A policy that reads descriptions and labels: discard a card described as in no meld."""

    def choose(message: Json) -> tuple[Json, str | None]:
        ends = knocks(message)
        if ends:
            return ends[0]
        loose = told(message).partition("In no meld: ")[2].partition(". ")[0]
        buttons = [part for part in buttons_of(message, enabled=True) if ":act:" in part["custom_id"]]
        discards = [part for part in buttons if says(part).startswith("Discard")]
        fitting = [part for part in discards if faces_told(part["label"]) <= faces_told(loose)]
        if fitting:
            return chance.choice(fitting), None
        draws = [part for part in buttons if part["label"].startswith(("Draw", "Pass"))]
        return (draws or buttons)[0], None

    return choose


@pytest.mark.long
@pytest.mark.usefixtures("few_pictures")
async def test_gin_is_played_from_texts_labels_and_descriptions(harness: Harness) -> None:
    sitting = await seat_two(harness, options="target=25")
    chance, discarded = Random(21), 0
    while sitting.playing:
        if sitting.table.between_deals:
            await sitting.next_deal()
            continue
        message = sitting.panel(sitting.actor)
        part, value = by_description(chance)(message)
        discarded += says(part).startswith("Discard")
        assert not generic(await press(sitting.actor, message, part, value))
        await harness.quiet()
    assert discarded > 5


# --- what is sent


@pytest.mark.long
@pytest.mark.both_ways
@pytest.mark.usefixtures("few_pictures")
async def test_a_press_that_shows_the_same_picture_uploads_nothing(harness: Harness) -> None:
    sitting = await seat_two(harness)
    choose = sensibly(Random(12))
    while sitting.table.between_deals or not knocks(sitting.panel(sitting.actor)):
        await sitting.step(choose)
    actor = sitting.actor
    before, files = sitting.panel(actor), files_of(sitting.panel(actor))
    sent = harness.bot.delivery.sent_pictures
    asked = await turn(actor, choose)
    assert asked.edited
    assert "?" in asked.text
    assert files_of(sitting.panel(actor)) == files
    await actor.click(sitting.panel(actor), "Back")
    assert files_of(sitting.panel(actor)) == files
    assert pictures_of(sitting.panel(actor)) != []
    assert told(sitting.panel(actor)) == told(before)
    assert harness.bot.delivery.sent_pictures == sent
    await actor.click(sitting.panel(actor), "By rank")
    assert files_of(sitting.panel(actor)) != files
    assert len(files_of(sitting.panel(actor))) == 1
    assert harness.bot.delivery.sent_pictures == sent + 1


async def test_a_press_after_a_restart_tells_which_picture_is_there(harness: Harness) -> None:
    sitting = await seat_two(harness)
    waiting, files = sitting.other, files_of(sitting.panel(sitting.other))
    harness.bot.delivery = Delivery(
        harness.bot, harness.bot.renderer, harness.clock, harness.bot.emoji.drop, harness.bot.rate_limiter
    )
    refreshed = await waiting.click(sitting.panel(waiting), "Refresh")
    assert refreshed.edited
    assert files_of(sitting.panel(waiting)) == files
    assert (harness.bot.delivery.sent_pictures, harness.bot.delivery.kept_pictures) == (0, 1)


@pytest.mark.parametrize("mode", ["strict", "id", "omitted", "dropped"])
async def test_a_picture_is_kept_however_discord_has_it(harness: Harness, mode: str) -> None:
    """Reports differ on what an edit must say of a kept file; id and name satisfy all of them."""
    harness.playground.switch({"attachments": mode})
    sitting = await seat_two(harness)
    waiting, table, messenger = sitting.other, sitting.table, harness.bot.messenger
    seat, number = sitting.people.index(waiting), sitting.panel(waiting)["id"]
    files, sent = files_of(waiting.message(number)), harness.bot.delivery.sent_pictures
    await messenger.edit(table.hands[seat], messenger.hand(table, seat))
    assert files_of(waiting.message(number)) == files, "after an edit by the bot's token"
    await waiting.click(waiting.message(number), "Refresh")
    assert files_of(waiting.message(number)) == files, "after an answer to a press"
    await messenger.edit_panel(table, seat, messenger.hand(table, seat))
    assert files_of(waiting.message(number)) == files, "after an edit by the interaction token"
    assert harness.bot.delivery.sent_pictures == sent
    assert harness.bot.delivery.kept_pictures == 3
    look(sitting)


@pytest.mark.parametrize("mode", ["strict", "id", "omitted", "dropped"])
async def test_a_picture_that_an_answer_brought_is_known_at_once(harness: Harness, mode: str) -> None:
    """Discord gives the id of a file uploaded with an answer only on request."""
    harness.playground.switch({"attachments": mode})
    sitting = await seat_two(harness)
    table, messenger, delivery_ = sitting.table, harness.bot.messenger, harness.bot.delivery
    await sitting.alice.click(sitting.panel(sitting.alice), "By rank")
    own = await sitting.bob.slash("hand")
    assert own.message is not None
    sent = delivery_.sent_pictures
    for seat, visitor in enumerate(sitting.people):
        number = sitting.panel(visitor)["id"] if visitor is sitting.alice else own.message["id"]
        files = files_of(visitor.message(number))
        assert len(files) == 1
        assert await messenger.edit_panel(table, seat, messenger.hand(table, seat))
        assert files_of(visitor.message(number)) == files
    assert delivery_.sent_pictures == sent


async def test_a_picture_that_is_not_there_any_more_is_sent_again(harness: Harness) -> None:
    sitting = await seat_two(harness)
    waiting = sitting.other
    number = sitting.panel(waiting)["id"]
    message = harness.playground.world.messages[number]
    files = files_of(waiting.message(number))
    await waiting.click(waiting.message(number), "Refresh")
    assert files_of(waiting.message(number)) == files
    message.attachments = []
    message.changed()
    refreshed = await waiting.click(waiting.message(number), "Refresh")
    assert refreshed.edited
    assert files_of(waiting.message(number)) not in ([], files)


async def test_where_files_may_not_be_attached_the_table_is_text(harness: Harness) -> None:
    harness.playground.switch({"bot_denied": {"card-room": ["attach_files"]}})
    sitting = await seat_two(harness, options="target=40")
    await sitting.step(sensibly(Random(3)))  # the answer to a press needs no permission
    assert pictures_of(sitting.board()) == []
    assert "\n# " in text_of(sitting.board())
    assert pictures_of(sitting.panel(sitting.alice)) != []
    harness.playground.calls.reset()
    for _ in range(4):
        await sitting.step(sensibly(Random(3)))
    refused = [call for call in harness.playground.calls.bot if call.status == 403]
    assert refused == []
    harness.playground.switch({"bot_denied": {}})
    harness.clock.advance(AGAIN_MS)
    await harness.quiet()
    while sitting.table.between_deals:
        await sitting.next_deal()
    await sitting.step(sensibly(Random(3)))
    assert pictures_of(sitting.board()) != []


async def test_a_picture_that_cannot_be_drawn_is_text(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(view: GinView) -> TablePicture:
        return TablePicture((), stock=view.stock, discards=view.pile[-1:], melds=((CardGroup(()),),))

    monkeypatch.setattr(
        panels, "PANELS", {**panels.PANELS, "gin": replace(panels.PANELS["gin"], table_view=wrong)}
    )
    sitting = await seat_two(harness)
    assert pictures_of(sitting.board()) == []
    assert "\n# " in text_of(sitting.board())
    assert pictures_of(sitting.panel(sitting.alice)) != []
    assert not generic(await turn(sitting.actor, sensibly(Random(3))))


async def test_an_answer_does_not_wait_for_a_slow_picture(harness: Harness) -> None:
    sitting = await seat_two(harness)
    actor = sitting.actor
    with pytest.MonkeyPatch.context() as hurried:
        hurried.setattr(delivery, "ANSWER_WITHIN", 0.0)
        answer = await actor.click(sitting.panel(actor), "By suit")
    assert answer.edited
    assert pictures_of(sitting.panel(actor)) == []
    assert actor.files(sitting.panel(actor)) == []
    assert "## " in answer.text
    await actor.click(sitting.panel(actor), "By melds")
    assert len(pictures_of(sitting.panel(actor))) == 1


@pytest.mark.long
@pytest.mark.usefixtures("few_pictures")
async def test_a_hand_that_only_its_member_sees_has_a_picture(harness: Harness) -> None:
    for name in ("Alice", "Bob"):
        harness.playground.close_dms(name)
    sitting = await seat_two(harness, options="target=25")
    for visitor in sitting.people:
        shown = await visitor.click(sitting.board(visitor), "My hand")
        assert shown.ephemeral
        assert shown.message is not None
        assert len(pictures_of(shown.message)) == 1
    await sitting.play_out(sensibly(Random(6)))
    assert "won" in told(sitting.panel(sitting.alice))


# --- settings of members


async def test_everybody_has_cards_as_they_like(harness: Harness) -> None:
    sitting = await seat_two(harness)
    said = await sitting.alice.slash("settings me", cards="text")
    assert said.message is not None
    assert pictures_of(said.message) == []
    await sitting.bob.slash("settings me", cards="pictures", deck="safe", theme="light")
    mine, theirs = await sitting.alice.slash("hand"), await sitting.bob.slash("hand")
    assert mine.message is not None
    assert theirs.message is not None
    assert pictures_of(mine.message) == []
    assert "## " in mine.text
    assert len(pictures_of(theirs.message)) == 1
    files = sitting.bob.files(theirs.message)
    await sitting.bob.slash("settings me", deck="two", theme="dark")
    again = await sitting.bob.slash("hand")
    assert again.message is not None
    assert sitting.bob.files(again.message)[0]["filename"] != files[0]["filename"]
    assert told(again.message) == told(theirs.message)


async def test_a_server_chooses_how_its_tables_look(harness: Harness) -> None:
    said = await harness.visitor("Alice").slash("cardroom settings", cards="text", deck="four")
    assert "text" in said.text
    sitting = await seat_two(harness)
    assert pictures_of(sitting.board()) == []
    await sitting.alice.slash("cardroom settings", cards="pictures")
    await sitting.step(sensibly(Random(3)))
    assert len(pictures_of(sitting.board())) == 1
    await sitting.restart()
    assert len(pictures_of(sitting.board())) == 1
    found = panel(sitting.alice)
    assert found is not None
    assert pictures_of(found)
