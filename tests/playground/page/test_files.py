"""Files on the page: chosen for a command, and downloaded from a message, in a real browser."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.playground.resources.messages import MOST_FILE_BYTES
from tests.playground.page.room import ON_SCREEN, V2, Room, channel_pane, composer, newest, text

pytestmark = ON_SCREEN

REPLAY = {
    "name": "replay", "description": "Step through a match", "type": 1,
    "options": [
        {"type": 11, "name": "file", "description": "A record to play", "required": True},
        {"type": 4, "name": "deal", "description": "Which deal"},
        {"type": 11, "name": "other", "description": "Another record"},
    ],
}  # fmt: skip
RECORD = '{"format": "cardroom record", "cards": "10♦"}'.encode()
EPHEMERAL = 1 << 6


def match_file(where: Path, name: str = "my match.json", data: bytes = RECORD) -> Path:
    path = where / name
    path.write_bytes(data)
    return path


async def test_a_file_goes_with_a_command(room: Room, tmp_path: Path) -> None:
    await room.bot.register(REPLAY)
    page = await room.open()
    await composer(page).fill("/replay ")
    chooser = channel_pane(page).get_by_label("file", exact=True)
    await expect(chooser).to_have_attribute("aria-required", "true")
    await chooser.set_input_files(match_file(tmp_path))
    tail = channel_pane(page).locator(".tail")
    await expect(tail).to_be_focused()
    await page.keyboard.press("Enter")
    asked = await room.bot.asked()
    [option] = asked["data"]["options"]
    attachment = asked["data"]["resolved"]["attachments"][option["value"]]
    assert (option["type"], option["name"]) == (11, "file")
    assert attachment["filename"] == "my_match.json"
    assert (attachment["size"], attachment["content_type"]) == (len(RECORD), "application/json")
    assert attachment["url"].startswith(f"{room.playground.url}/cdn/")
    path = attachment["url"].removeprefix(f"{room.playground.world.cdn}/")
    assert room.playground.world.files[path].data == RECORD
    await room.bot.answer(asked, 4, {"content": "Played.", "flags": EPHEMERAL})
    await expect(newest(page)).to_contain_text("Played.")


async def test_without_its_file_a_command_is_not_sent(room: Room, tmp_path: Path) -> None:
    await room.bot.register(REPLAY)
    page = await room.open()
    await composer(page).fill("/replay ")
    pane = channel_pane(page)
    chooser, note = pane.get_by_label("file", exact=True), pane.locator(".composer-note")
    await pane.locator(".tail").press("Enter")
    await expect(note).to_have_text("file is required.")
    await expect(chooser).to_be_focused()
    await chooser.set_input_files(match_file(tmp_path, "large.json", bytes(MOST_FILE_BYTES + 1)))
    await expect(note).to_have_text("large.json is too large: 10 MB are the most.")
    await expect(chooser).to_have_attribute("aria-invalid", "true")
    await expect(chooser).to_have_value("")
    await chooser.set_input_files(match_file(tmp_path))
    await expect(note).to_have_text("")
    await chooser.press("Delete")
    await expect(chooser).to_have_value("")
    await pane.locator(".tail").press("Enter")
    await expect(note).to_have_text("file is required.")
    await chooser.press("Backspace")
    await expect(composer(page)).to_have_value("/replay")
    assert not [seen for seen in room.playground.interactions._by_id.values() if seen.user == room.alice]


async def test_typed_words_fill_the_other_options(room: Room, tmp_path: Path) -> None:
    """Regression: the page tried to fill text into a file chooser, which is an error."""
    await room.bot.register(REPLAY)
    page = await room.open()
    await composer(page).fill("/replay 2")
    await page.keyboard.press("Enter")
    pane = channel_pane(page)
    await pane.get_by_label("file", exact=True).set_input_files(match_file(tmp_path))
    tail = pane.locator(".tail")
    await tail.press_sequentially("other:")
    other = pane.get_by_label("other", exact=True)
    await expect(other).to_be_focused()
    await other.press("Backspace")
    await expect(other).to_have_count(0)
    await tail.press("Enter")
    asked = await room.bot.asked()
    assert asked["data"]["options"][0]["name"] == "file"
    assert len(asked["data"]["resolved"]["attachments"]) == 1
    await room.bot.answer(asked, 4, {"content": "Played.", "flags": EPHEMERAL})


@pytest.mark.parametrize("v2", [False, True])
async def test_a_file_of_an_answer_is_downloaded(room: Room, v2: bool) -> None:
    words = "The record of your match, as JSON"
    shown = [text(words), {"type": 13, "file": {"url": "attachment://match.json"}}]
    message = {"flags": V2, "components": shown} if v2 else {"content": words}
    await room.bot.send(
        room.channel,
        files={"match.json": RECORD},
        attachments=[{"id": "0", "filename": "match.json", "description": words}],
        **message,
    )
    page = await room.open()
    card = newest(page).locator(".file")
    await expect(newest(page)).to_contain_text(words)
    await expect(card).to_contain_text(f"{len(RECORD)} bytes")
    for link in (
        card.get_by_role("link", name="match.json", exact=True),
        card.get_by_role("link", name="Download"),
    ):
        async with page.expect_download() as started:
            await link.click()
        download = await started.value
        assert download.suggested_filename == "match.json"
        assert Path(await download.path()).read_bytes() == RECORD
