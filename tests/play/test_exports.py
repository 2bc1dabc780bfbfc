"""Exported matches and replayed files: what they show to whom, and which files are refused."""

import json
from random import Random

import aiohttp
import pytest

from bot.playground import Visitor
from bot.playground.client import Answer, text_of
from bot.texts.results.transcript import hand_of
from data.settings import Cards
from data.tables.match_export import MOST_BYTES, load_record
from data.tables.replay import new_match, play_again
from data.tables.table_queries import load_table
from tests.play.conftest import Harness
from tests.play.drive import Json, forge, sensibly
from tests.play.sitting import Sitting, generic, seat_two
from tests.play.test_replays import all_of, at, labels, match_of_two, press, replay, with_verb_at

pytestmark = pytest.mark.long


@pytest.fixture
def cards() -> Cards:
    return Cards.TEXT


async def export(visitor: Visitor, page: Json) -> tuple[str, dict[str, str]]:
    """Press Export; return the text, and the files by extension. Every file has a description."""
    answer = await (await visitor.click(page, "Export")).settled()
    assert not generic(answer), answer
    message = answer.followups[0] if answer.followups else answer.message
    assert message is not None
    files = {}
    for file in message["attachments"]:
        assert len(file["description"]) > 20
        async with aiohttp.ClientSession() as session, session.get(file["url"]) as reply:
            files[file["filename"].rpartition(".")[2]] = await reply.text()
    return message["content"], files


async def dealt(harness: Harness, sitting: Sitting, seat: int) -> str:
    """Return the line with the hand first dealt to a seat."""
    stored = await load_table(harness.bot.database, sitting.table.id)
    assert stored is not None
    first = next(play_again(sitting.table.spec, new_match(sitting.table.spec, stored), stored))
    return hand_of(sitting.people[seat].name, first.deal.view(seat).hand)


async def loaded(visitor: Visitor, text: str | bytes, name: str = "match.json") -> Answer:
    """Pass a file to /replay."""
    data = text.encode() if isinstance(text, str) else text
    return await (await visitor.slash("results replay", file=visitor.upload(name, data))).settled()


@pytest.mark.long
async def test_a_match_that_is_taken_out_can_be_played_again_by_anybody(harness: Harness) -> None:
    sitting = await match_of_two(harness)
    page = await press(sitting.alice, await replay(sitting.alice), "All hands")
    said, files = await export(sitting.alice, page)
    assert said.startswith("The match with all hands. The record (.json) can be loaded")
    assert files.keys() == {"txt", "json"}
    assert load_record(files["json"]).game == "gin"
    for member in (sitting.alice.id, sitting.bob.id, sitting.alice.channel.id):
        assert str(member) not in files["json"] + files["txt"]
    assert json.loads(files["json"])["proof"]["table"] == sitting.table.id
    carol = harness.visitor("Carol")
    answer = await loaded(carol, files["json"])
    assert answer.ephemeral
    shown = answer.followups[0] if answer.followups else answer.message
    assert shown is not None
    page = carol.message(shown["id"])
    assert text_of(page).startswith("### 📄 Match from a file · Gin Rummy")
    assert {"Table only", "All hands"} <= labels(page).keys()
    assert "My hand" not in labels(page)
    _, length = at(page)
    for label in ("All hands", "Next ▶", "Next ▶", "Whole deal", "Step by step", "⏭"):
        page = await press(carol, page, label)
    assert at(page) == (length, length)
    _, again = await export(carol, page)
    assert json.loads(again["json"]) == json.loads(files["json"])
    step = with_verb_at(page, "⏮")
    await sitting.restart()
    answer = await forge(carol, page, step)
    assert "I no longer have that file." in all_of(answer)
    answer = await loaded(carol, files["json"])
    assert (await forge(carol, page, step)).error is None


@pytest.mark.long
async def test_whose_hands_are_in_the_text(harness: Harness) -> None:
    sitting = await match_of_two(harness, hands="private")
    own, other = [await dealt(harness, sitting, seat) for seat in (0, 1)]
    page = await replay(sitting.alice)
    said, files = await export(sitting.alice, page)
    assert said == (
        "The match as you saw it, with your hands. There is no record to load: the table has private hands."
    )
    assert files.keys() == {"txt"}
    assert own in files["txt"]
    assert other not in files["txt"]
    said, files = await export(sitting.alice, await press(sitting.alice, page, "Table only"))
    assert said.startswith("The match as spectators saw it.")
    assert own not in files["txt"]
    carol = harness.visitor("Carol")
    page = await replay(carol, match="1")
    _, files = await export(carol, page)
    assert files.keys() == {"txt"}
    assert own not in files["txt"]
    assert other not in files["txt"]
    place = with_verb_at(page, "Export").removesuffix("t")
    for eyes, why in (("h", "You did not play at that table"), ("a", "That table has private hands")):
        assert (await forge(carol, page, place + eyes)).text.startswith(why)
    assert (await forge(carol, page, f"{place}x")).text.startswith("That button no longer works")


@pytest.mark.long
@pytest.mark.both_ways
async def test_the_record_waits_for_the_end_of_the_match(harness: Harness) -> None:
    sitting = await seat_two(harness, options="target=5000")
    while sitting.table.deal_no == 1:
        await sitting.step(sensibly(Random(5)))
    said, files = await export(sitting.alice, await replay(sitting.alice))
    assert said.endswith("The record has every hand, so you can get it when the match has ended.")
    assert files.keys() == {"txt"}
    assert "Deal 2" not in files["txt"]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "The file is not valid JSON."),
        (b"\x89PNG\r\n", "The file is not valid JSON."),
        (b"[" * 100_000, "The file is not valid JSON."),
        (b'{"format": "chess"}', "The file is not the record of a Cardroom match."),
        (bytes(MOST_BYTES + 1), "The file is too large: the limit is 4 MB."),
    ],
    ids=["empty", "picture", "deep", "other", "large"],
)
async def test_files_that_are_no_records_are_refused(harness: Harness, data: bytes, said: str) -> None:
    alice = harness.visitor("Alice")
    answer = await loaded(alice, data)
    assert all_of(answer).strip() == said


@pytest.mark.long
async def test_a_record_that_was_changed_is_refused_for_what_was_changed(harness: Harness) -> None:
    sitting = await match_of_two(harness)
    page = await press(sitting.alice, await replay(sitting.alice), "All hands")
    _, files = await export(sitting.alice, page)
    record = json.loads(files["json"])
    record["deals"][0]["actions"][3]["seat"] ^= 1
    assert "Deal 1, move 4: This move is against the rules." in all_of(
        await loaded(sitting.bob, json.dumps(record))
    )


async def test_a_match_and_a_file_at_once_are_too_much(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    answer = await alice.slash("results replay", match="1", file=alice.upload("match.json", b"{}"))
    assert answer.text == "Name a match of this server or a file, not both."
