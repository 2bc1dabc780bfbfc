"""Verifiable deals as people see them: commitment, proof of a deal and a card, chain.

A private match can be opened by all its players together.
"""

import json
import re
import sys
from collections.abc import Mapping
from random import Random
from typing import Any

import aiohttp
import pytest

from bot.manager.results.statistics import count_deals
from bot.manager.tables import commit_reveal
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, text_of
from bot.workers.pool import WorkerPool
from data.tables.proofs import load_proofs
from engine import proofs
from engine.cards import code
from engine.first_hands import MILLION, DealSum
from tests.play.conftest import BROUGHT, Harness
from tests.play.drive import Json, sensibly
from tests.play.sitting import Sitting, generic, seat_two
from tests.play.test_replays import all_of

pytestmark = pytest.mark.long

SHORT = r"`([0-9a-f]{4})…`"


async def pressed(visitor: Visitor, message: Json, label: str) -> Json:
    """Press a button and return the page that answers."""
    part = next(part for part in buttons_of(message) if str(part["label"]).startswith(label))
    answer = await (await visitor.click(message, custom_id=part["custom_id"])).settled()
    assert not generic(answer), answer
    return page_of(visitor, answer)


def page_of(visitor: Visitor, answer: Answer) -> Json:
    shown = answer.message or answer.followups[0]
    assert shown["flags"] & 64
    return visitor.message(shown["id"])


async def between(harness: Harness, **more: Any) -> Sitting:
    sitting = await seat_two(harness, options="target=5000", turn_time="off", **more)
    while not sitting.table.between_deals:
        await sitting.step(sensibly(Random(2)))
    return sitting


async def test_what_is_promised_stands_in_the_lobby_and_is_what_is_dealt(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commit_reveal, "shares_of", BROUGHT)
    sitting = await seat_two(harness, start=False)
    [proof] = await load_proofs(harness.bot.database, sitting.table.id)
    lobby = text_of(sitting.board())
    assert re.search(rf"Sealed deck: {SHORT}", lobby)
    assert proof.commitment[:4] in lobby
    page = await pressed(sitting.bob, sitting.board(), "🔏 Sealed deck")
    assert proof.commitment in text_of(page)
    said = await sitting.bob.slash("fair word", word="  lucky \n 7 ")
    assert "“lucky 7”" in said.text
    await sitting.alice.click(sitting.board(), "Start")
    await harness.quiet()
    [dealt] = await load_proofs(harness.bot.database, sitting.table.id)
    assert dealt.commitment == proof.commitment
    assert dealt.shares is not None
    assert [share.word for share in dealt.shares] == ["", "lucky 7"]
    assert all(len(share.interaction) > 15 for share in dealt.shares)
    assert dealt.root is not None
    page = await pressed(sitting.alice, sitting.board(), "🔏 Verify deal")
    told = text_of(page)
    assert "the later input of Alice and Bob" in told
    assert dealt.secret.hex() not in told
    page = await pressed(sitting.alice, page, "All numbers")
    told = text_of(page)
    assert dealt.commitment in told
    assert dealt.root in told
    assert "“lucky 7”" in told
    assert dealt.secret.hex() not in told
    page = await pressed(sitting.alice, page, "Check it")
    assert text_of(page).count("✅") == 5
    later = await sitting.alice.slash("fair word", word="later")
    assert "The next deck is sealed when this deal ends." in later.text


async def test_cards_are_proved_to_whoever_held_them_and_to_nobody_else(harness: Harness) -> None:
    sitting = await seat_two(harness, options="target=5000", turn_time="off")
    [proof] = await load_proofs(harness.bot.database, sitting.table.id)
    assert sitting.table.deal is not None
    own = sitting.table.deal.view(0).hand[0]
    answer = await (await sitting.alice.slash("fair card", card=code(own))).settled()
    told = all_of(answer)
    found = re.search(
        r"card (\S+)\nposition (\d+)\nsalt ([0-9a-f]{64})\n([0-9a-f\n]+)\nroot ([0-9a-f]{64})", told
    )
    assert found is not None
    name, position, salt, path, root = found.groups()
    assert root == proof.root
    shown = proofs.CardProof(int(position), name, salt, tuple(path.split("\n")))
    assert proofs.is_proof_valid(root, 52, shown)
    answer = await (await sitting.bob.slash("fair card", card=code(own))).settled()
    assert "You did not get" in all_of(answer)
    assert salt not in all_of(answer)


async def test_the_chain_has_a_head_and_the_next_deal_is_promised_under_the_result(harness: Harness) -> None:
    sitting = await between(harness)
    [entered] = await harness.bot.database.read("SELECT seq, hash FROM entries")
    answer = await sitting.alice.slash("fair head")
    assert f"{entered[0]}-{entered[1]}" in answer.text
    board = text_of(sitting.board())
    assert re.search(rf"Next deal sealed: {SHORT}", board)
    [_, promised] = await load_proofs(harness.bot.database, sitting.table.id)
    assert promised.commitment[:4] in board
    answer = await (await sitting.bob.slash("fair check", deal=1)).settled()
    assert all_of(answer).count("✅") == 6
    told = text_of(await pressed(sitting.bob, page_of(sitting.bob, answer), "All numbers"))
    assert "Deal 2 is sealed" in told
    assert promised.commitment in told
    assert promised.secret.hex() not in told
    said = await sitting.bob.slash("fair about")
    assert "Not guaranteed" in said.text


async def test_the_deals_of_a_match_are_in_the_statistics_once_it_is_over(harness: Harness) -> None:
    sitting = await seat_two(harness, options="target=5000", turn_time="off")
    said = await sitting.alice.slash("fair statistics")
    assert await count_deals(harness.bot.database, WorkerPool(0)) == 0
    assert "No deals counted yet" in said.text
    await sitting.bob.slash("table resign", sure=True)
    await harness.quiet()
    assert await count_deals(harness.bot.database, WorkerPool(0)) == 1
    said = await sitting.alice.slash("fair statistics", game="gin")
    assert "1 deal counted so far: too few" in said.text
    assert "Gin Rummy" in said.text


async def test_the_statistics_come_with_a_picture_once_there_are_enough(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def sums(*_: object) -> Mapping[str, DealSum]:
        return {"better computers": DealSum(400, 0, 100 * MILLION)}

    monkeypatch.setattr(sys.modules["cogs.proofs"], "load_sums", sums)  # the module that the bot loaded
    alice = harness.visitor("Alice")
    shown = page_of(alice, await (await alice.slash("fair statistics")).settled())
    assert "50.0 ± " in text_of(shown)
    [picture] = shown["attachments"]
    assert picture["filename"] == "statistics.png"
    assert "beside what a fair shuffle gives;" in picture["description"]


async def test_a_private_match_opens_when_all_who_sat_there_agree(harness: Harness) -> None:
    sitting = await between(harness, hands="private")
    await sitting.bob.slash("table resign", sure=True)
    await harness.quiet()
    first, unused = await load_proofs(harness.bot.database, sitting.table.id)
    page = await pressed(sitting.alice, sitting.board(), "🔏 Verify deal")
    assert "stays sealed" in text_of(page)
    answer = await (await sitting.alice.click(page, "Proof as a file")).settled()
    [file] = (answer.followups[0] if answer.followups else answer.message or {})["attachments"]
    async with aiohttp.ClientSession() as session, session.get(file["url"]) as reply:
        text = await reply.text()
    assert json.loads(text)["format"] == "cardroom proof"
    assert first.secret.hex() not in text
    assert unused.secret.hex() in text  # no deal was made with it
    for visitor, said in (
        (sitting.alice, "They are opened when all its players agree"),
        (sitting.bob, "are open"),
    ):
        page = await pressed(visitor, sitting.board(visitor), "🔏 Verify deal")
        assert first.secret.hex() not in text_of(await pressed(visitor, page, "All numbers"))
        told = await pressed(visitor, page, "Open the deals")
        assert said in text_of(told)
    page = await pressed(sitting.alice, sitting.board(), "🔏 Verify deal")
    assert "the secret is open now" in text_of(page)
    opened = text_of(await pressed(sitting.alice, page, "All numbers"))
    assert first.secret.hex() in opened
    assert "Deal 2 was sealed and never dealt" in opened
    assert unused.secret.hex() in opened
