"""The page that verifies deals: served by the playground, and from a disk without a network."""

import json
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import FilePayload, Page, expect

from data.daily.days import DAY_MS
from data.fairness.proof_export import open_proof
from data.tables.match_export import dump_record
from tests.bot.manager.daily.week import Week, proof_of, quick
from tests.bot.manager.harness import ANN, HOUR
from tests.bot.proofs.made import PACKS, PLAYED, VECTORS, pack_asked, proved
from tests.bot.proofs.mutations import mutations
from tests.bot.proofs.verifiers import CHANGED, PAGE
from tests.bot.proofs.wrong import wrong_files
from tests.playground.page.room import ON_SCREEN, Room

pytestmark = ON_SCREEN

SAMPLE = 25
"""Number of mutations of each file; ``python -m tests.bot.proofs`` tests all of them."""

BYTES = 80
"""Number of changed bytes of a day's file."""

ASKED = """async (texts) => {
  const said = [];
  for (const text of texts) {
    try { said.push([true, ...await verify(text)]); } catch (refused) {
      said.push([false, refused instanceof Refused ? refused.message : `crashed: ${refused}`]);
    }
  }
  return said;
}"""


@pytest_asyncio.fixture(loop_scope="session")
async def served(room: Room) -> AsyncIterator[Page]:
    page = await room.open()
    await page.goto(f"{room.playground.url}/verify")
    yield page


@pytest_asyncio.fixture(loop_scope="session")
async def from_disk(room: Room) -> AsyncIterator[Page]:
    page = await room.open()
    await page.context.set_offline(offline=True)
    await page.goto(PAGE.as_uri())
    yield page


def vector(name: str) -> str:
    return (VECTORS / f"{name}.json").read_text("utf-8")


async def test_a_file_is_chosen_and_its_proof_told(served: Page) -> None:
    told = served.get_by_role("status")
    await expect(told).to_be_hidden()
    chooser = served.get_by_label("The file of a match")
    await chooser.set_input_files(VECTORS / "gin-opened.json")
    await expect(told.get_by_role("heading")).to_have_text("gin-opened.json: the proof is true.")
    await expect(told.get_by_role("listitem").first).to_contain_text(
        "Deal 1: commitment, 2 shares, the deck of 52 cards, seed, root, result and entry fit."
    )
    await chooser.set_input_files(
        {"name": "other.json", "mimeType": "application/json", "buffer": b'{"format": "<b>cards</b>"}'}
    )
    await expect(told.get_by_role("heading")).to_have_text("other.json is refused.")
    await expect(told.get_by_role("listitem")).to_have_text(
        ["The file is neither the record of a match nor the proof of one."]
    )


async def test_nothing_leaves_the_page_and_nothing_else_runs_in_it(room: Room) -> None:
    page = await room.open()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    answer = await page.goto(f"{room.playground.url}/verify")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'sha256-")
    assert "unsafe" not in policy.replace("style-src 'unsafe-inline'", "")
    assert answer.headers["x-frame-options"] == "DENY"
    await page.get_by_label("The file of a match").set_input_files(VECTORS / "gin-sealed.json")
    await expect(page.get_by_role("heading", name="the proof is true")).to_be_visible()
    assert asked == [f"{room.playground.url}/verify"]
    blocked = await page.evaluate("fetch('/').then(() => 'fetched', () => 'refused')")
    assert blocked == "refused"
    room.faults.clear()  # the browser logs the refusal


async def test_true_files_are_accepted_from_a_disk(from_disk: Page) -> None:
    names = [f"{game}-{kind}" for game in PLAYED for kind in ("opened", "sealed")]
    for name, said in zip(names, await from_disk.evaluate(ASKED, [*map(vector, names)]), strict=True):
        assert (said[0], len(said)) == (True, 5), (name, said)
    await from_disk.get_by_label("The file of a match").set_input_files(VECTORS / "hand-sealed.json")
    await expect(from_disk.get_by_role("heading", name="the proof is true")).to_be_visible()


async def test_no_changed_file_is_accepted(from_disk: Page) -> None:
    for game, asked in PLAYED.items():
        other = proved(game, 2, **asked)
        for kind in ("opened", "sealed"):
            text = vector(f"{game}-{kind}")
            changes = list(mutations(json.loads(text), getattr(other, kind), Random(game)))
            changes = Random(kind).sample(changes, SAMPLE)
            said: list[Any] = await from_disk.evaluate(CHANGED, [text, [change.told() for change in changes]])
            for change, refusal in zip(changes, said, strict=True):
                assert refusal is not None, str(change)
                assert refusal[0].isupper(), (str(change), refusal)
                assert refusal.endswith("."), (str(change), refusal)


async def test_a_refusal_names_what_does_not_fit(from_disk: Page) -> None:
    for game in PLAYED:
        wrong = wrong_files(game)
        said = await from_disk.evaluate(ASKED, [json.dumps(each.file) for each in wrong])
        for each, (accepted, refusal) in zip(wrong, said, strict=True):
            assert not accepted, each.done
            assert re.search(each.named, refusal), (each.done, refusal)


async def test_the_page_knows_every_pack(from_disk: Page) -> None:
    for game, seats, options in PACKS:
        chosen, cards = pack_asked(game, seats, options)
        file = {"game": game, "options": chosen, "seats": [{}] * seats}
        assert await from_disk.evaluate("(file) => packOf(file).join(' ')", file) == cards, (game, options)


async def test_what_is_no_json_of_a_proof_is_refused(from_disk: Page) -> None:
    true = vector("gin-opened")
    wrong = [
        "", "[]", "null", '"proof"', "{}", true[:-2], true + "}", "[" * 100_000,
        true.replace('"root":', '"root":"","root":', 1), true.replace('"size":52', '"size":52.0', 1),
        true.replace('"size":52', '"size":5.2e1', 1), true.replace('"size":52', '"size":NaN', 1),
        true.replace('"size":52', '"size":' + "9" * 5000, 1),
    ]  # fmt: skip
    for text, (accepted, refusal) in zip(wrong, await from_disk.evaluate(ASKED, wrong), strict=True):
        assert not accepted, text[:80]
        assert not refusal.startswith("crashed"), (text[:80], refusal)


async def test_the_hand_of_a_day_is_proved_after_it_and_no_changed_byte_is_accepted(
    from_disk: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick(monkeypatch)
    week = Week(tmp_path)
    harness = await week.start()
    table = await week.play(harness, ANN)
    await week.advance(DAY_MS + HOUR)
    match = await proof_of(harness, table)
    await week.close()
    text = dump_record(replace(match.stored, proof=json.dumps(open_proof(match))))
    assert match.source is not None
    assert match.source.name == "today20261127:1"
    chooser = from_disk.get_by_label("The file of a match")
    await chooser.set_input_files(day_file(text))
    told = from_disk.get_by_role("status")
    await expect(told.get_by_role("heading")).to_have_text("day.json: the proof is true.")
    await expect(told).to_contain_text(match.source.commitment)
    changed = [*one_byte_changed(text)]
    said = await from_disk.evaluate(ASKED, changed)
    for other, (accepted, refusal) in zip(changed, said, strict=True):
        assert not accepted, other
        assert not refusal.startswith("crashed"), (refusal, other)
    await chooser.set_input_files(day_file(changed[-1]))
    await expect(told.get_by_role("heading")).to_have_text("day.json is refused.")


def day_file(text: str) -> FilePayload:
    return {"name": "day.json", "mimeType": "application/json", "buffer": text.encode()}


def one_byte_changed(text: str) -> list[str]:
    """Return the file with one other byte, somewhere in its options, deck, seed, result or proof.

    Names, moves and times are not what a proof is about; only a replay finds that they were changed.
    """
    covered: list[int] = []
    for first, behind in (("options", "preset"), ("deck", "actions"), ("result", "scores"), ("proof", None)):
        end = len(text) if behind is None else text.index(f'"{behind}"', text.index(f'"{first}"'))
        # A changed space between two names may be read as before.
        covered += [at for at in range(text.index(f'"{first}"'), end) if not text[at].isspace()]
    places = Random("day").sample(covered, BYTES)
    return [text[:at] + ("1" if text[at] != "1" else "2") + text[at + 1 :] for at in places]
