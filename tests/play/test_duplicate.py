"""While a round with the same cards for everybody is played, nobody is shown a card of it."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.manager.tables.deadlines import BETWEEN_MS
from bot.manager.tables.table import Table
from bot.playground.client import Visitor, text_of
from bot.playground.refusals import Refusal
from bot.texts.tournaments import duplicate as say
from engine.ai import Level, choose
from tests.play.command_options import commands, proper
from tests.play.conftest import Harness, opened
from tests.play.drive import Json, forge
from tests.play.duplicate_round import LEFT_OUT, person, tournament

CARD = re.compile(r"[♠♣♦♥]|\b(?:10|[2-9AJQK])[SCDH]\b|:card_")


@pytest.fixture
async def harness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ingress: str) -> AsyncIterator[Harness]:
    """A harness without checks against Discord's specification, for speed."""
    async with opened(tmp_path, monkeypatch, ingress=ingress, judged=False) as harness:
        yield harness


async def step(harness: Harness, table: Table) -> None:
    assert table.deal is not None
    [seat, *_] = table.deal.actors
    who = person(harness, table.players[seat].name)
    action = choose("gin", Level.EASY, table.deal.view(seat))
    await harness.bot.manager.act(table.id, who, action, deal=table.deal_no, ply=table.ply)


async def play(harness: Harness, table: Table, deals: int) -> None:
    while table.live and (table.match is None or len(table.match.results) < deals):
        if table.between_deals:
            await harness.quiet()
            harness.clock.advance(BETWEEN_MS + 1)
            await harness.quiet()
        else:
            await step(harness, table)
    await harness.quiet()


def faces(message: Json | None) -> str:
    """Return all cards that a message shows: in its text, on its buttons and in its menus."""
    return " ".join(CARD.findall(str(message))) if message is not None else ""


def board(visitor: Visitor, table: Table) -> Json:
    assert table.board is not None
    return visitor.message(str(table.board.message))


async def answers(harness: Harness, visitor: Visitor) -> dict[str, str]:
    """Send every command with valid options; return the cards in the answers, by command."""
    found = {}
    for names, _, level in commands(harness):
        name = " ".join(names)
        if name in LEFT_OUT:
            continue
        required = [option for option in level.get("options", ()) if option.get("required")]
        if any(option["type"] == 11 for option in required):
            continue
        given: dict[str, Any] = {each["name"]: proper(harness, visitor.channel, each) for each in required}
        try:
            answer = await visitor.slash(name, **given)
        except Refusal:  # Discord offers it to moderators only
            continue
        shown = [answer.message, *answer.followups]
        found[name] = " ".join(map(faces, shown))
    return found


@pytest.mark.long
async def test_no_command_shows_a_card_of_a_round_that_is_still_played(harness: Harness) -> None:
    frank, alice = harness.visitor("Frank"), harness.visitor("Alice")
    before = await answers(harness, alice)  # cards in examples
    _, [first, second] = await tournament(harness)
    await play(harness, first, 1)
    await play(harness, second, 2)
    assert first.live
    assert not second.live
    assert second.veiled
    ended = harness.visitor(second.players[0].name)
    for message in frank.messages():
        assert faces(message) == "", text_of(message)
    for visitor in (frank, ended, alice):
        after = await answers(harness, visitor)
        assert {name: cards for name, cards in after.items() if cards and cards != before[name]} == {}
    assert second.veiled
    assert sum(str(say.HIDDEN) in text_of(message) for message in frank.messages()) == 2


PRESSES = {
    "replay": ("", "1.0.a", "1.0.t"),
    "whole": ("1.0.a",),
    "course": ("1.0.a.0",),
    "export": ("1.0.a", "1.0.t"),
    "review": ("", "d"),
    "payments": ("",),
    "fair": ("1", "whole-1", "check-1", "file-1", "0"),
}
"""Presses that show cards, or what they follow from."""


@pytest.mark.long
async def test_presses_are_refused_until_the_round_has_ended(harness: Harness) -> None:
    live, [first, second] = await tournament(harness)
    await play(harness, second, 2)
    for name in ("Frank", second.players[0].name, "Alice"):
        visitor = harness.visitor(name)
        for verb, args in PRESSES.items():
            for arg in args:
                answer = await forge(visitor, board(visitor, second), f"c:{second.id}:2:0:{verb}:{arg}")
                assert str(say.VEILED) in answer.text, (name, verb, arg, answer.text)
    await harness.bot.manager.resign(first.id, person(harness, first.players[0].name))
    await harness.quiet()
    assert not second.veiled
    frank = harness.visitor("Frank")
    assert faces(board(frank, second))
    replay = await forge(frank, board(frank, second), f"c:{second.id}:2:0:replay:1.0.a")
    assert faces((await replay.settled()).message)
    checked = await forge(frank, board(frank, second), f"c:{second.id}:2:0:fair:check-1")
    assert "❌" not in checked.text
    assert str(say.CHECKED) in checked.text
    page = await harness.visitor(second.players[0].name).slash("tournament compare")
    assert str(say.TITLE) in page.text
    assert live.record.commitment in (await frank.slash("tournament show")).text
