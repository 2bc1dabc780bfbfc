"""Typed illegal moves: refused with the rule, the cards and the legal moves."""

from random import Random
from typing import Any

import pytest

from bot.texts.faces import face
from engine import code
from engine.actions import Discard, DrawStock, TakeUpcard
from engine.cards import Card
from engine.games.gin.terms import GinView, Knock, PassUpcard
from tests.play.conftest import Harness
from tests.play.drive import sensibly
from tests.play.sitting import Sitting, generic, seat_two

pytestmark = pytest.mark.long


def seen(sitting: Sitting) -> GinView:
    """Return the view of the player to act."""
    assert sitting.table.deal is not None
    view = sitting.table.deal.view(sitting.people.index(sitting.actor))
    assert isinstance(view, GinView)
    return view


async def until(sitting: Sitting, kind: type[object]) -> GinView:
    """Play on until this kind of action is legal."""
    choose = sensibly(Random(21))
    while sitting.table.between_deals or not any(isinstance(action, kind) for action in seen(sitting).legal):
        await sitting.step(choose)
    return seen(sitting)


async def refused(sitting: Sitting, command: str, **options: Any) -> str:
    """Send a command that is refused, and return the answer."""
    before = sitting.moment
    answer = await sitting.actor.slash(command, **options)
    await sitting.harness.quiet()
    assert answer.ephemeral
    assert not generic(answer)
    assert sitting.moment == before
    return answer.text


async def test_a_card_that_is_not_in_the_hand(harness: Harness) -> None:
    sitting = await seat_two(harness)
    view = await until(sitting, Discard)
    other = next(Card(card) for card in range(52) if card not in view.hand)
    said = await refused(sitting, "move discard", card=code(other))
    assert f"You do not hold `{face(other)}`" in said
    assert "You can discard one of 11 cards." in said
    assert "rule" in said


@pytest.mark.parametrize("text", ["", "  ", "11x", "10d 9d", "the ace", "🂡", "1:1", "@everyone", "c" * 500])
async def test_a_word_that_is_no_card(harness: Harness, text: str) -> None:
    sitting = await seat_two(harness)
    await until(sitting, Discard)
    said = await refused(sitting, "move discard", card=text)
    assert "such as 10D" in said


@pytest.mark.long
async def test_the_card_just_taken_from_the_pile(harness: Harness) -> None:
    sitting = await seat_two(harness)
    view = await until(sitting, TakeUpcard)
    taken = view.pile[-1]
    await sitting.actor.slash("move take")
    await harness.quiet()
    said = await refused(sitting, "move discard", card=code(taken))
    assert f"You took `{face(taken)}` from the discard pile this turn" in said
    assert "You can discard one of" in said
    assert "rule" in said


async def test_a_knock_with_too_much_deadwood(harness: Harness) -> None:
    sitting = await seat_two(harness)
    view = await until(sitting, Discard)
    while any(isinstance(action, Knock) for action in view.legal):
        await sitting.step(sensibly(Random(1)))
        view = await until(sitting, Discard)
    said = await refused(sitting, "move knock", card=code(view.hand[0]))
    assert "You cannot knock by discarding" in said
    assert "deadwood; you need 10 or less" in said
    assert "You can discard" in said
    assert "rule" in said


async def test_a_knock_when_only_gin_counts(harness: Harness) -> None:
    sitting = await seat_two(harness, preset="gamecolony_gin_only")
    view = await until(sitting, Discard)
    assert "you need gin, no deadwood at all" in await refused(sitting, "move knock", card=code(view.hand[0]))


@pytest.mark.long
async def test_verbs_at_the_wrong_moment(harness: Harness) -> None:
    sitting = await seat_two(harness)
    assert any(isinstance(action, PassUpcard) for action in seen(sitting).legal)
    assert "is still on offer" in await refused(sitting, "move draw")
    assert "Draw first" in await refused(sitting, "move discard", card=code(seen(sitting).hand[0]))
    assert "Draw first" in await refused(sitting, "move big-gin")
    view = await until(sitting, DrawStock)
    assert "Draw first" in await refused(sitting, "move knock", card=code(view.hand[0]))
    await sitting.actor.slash("move draw")
    await harness.quiet()
    assert "You have already drawn this turn" in await refused(sitting, "move draw")
    assert "You have already drawn this turn" in await refused(sitting, "move take")
    assert "You cannot do that at this point" in await refused(sitting, "move pass")
    assert "at this point of the turn" in await refused(sitting, "move defend", card="10d")


async def test_out_of_turn(harness: Harness) -> None:
    sitting = await seat_two(harness)
    before, waiting = sitting.moment, sitting.other
    for verb in ("draw", "take", "pass", "big-gin", "discard", "knock", "defend"):
        card = {"card": "10d"} if verb in ("discard", "knock", "defend") else {}
        answer = await waiting.slash(f"move {verb}", **card)
        assert answer.ephemeral
        assert "not your turn" in answer.text
        assert await waiting.autocomplete("move discard", "card", "") == []
    assert sitting.moment == before


@pytest.mark.long
async def test_between_deals_in_the_lobby_and_without_a_table(harness: Harness) -> None:
    carol = harness.visitor("Carol")
    assert "no table here" in (await carol.slash("move draw")).text
    assert await carol.autocomplete("move discard", "card", "") == []
    sitting = await seat_two(harness, start=False)
    assert "No match is being played" in (await sitting.alice.slash("move draw")).text
    assert "No cards have been dealt" in (await sitting.alice.slash("hand")).text
    await sitting.alice.click(sitting.board(), "Start")
    await harness.quiet()
    assert "You are not at" in (await carol.slash("move draw")).text
    while not sitting.table.between_deals:
        await sitting.step(sensibly(Random(31)))
    assert "deal is over" in (await sitting.alice.slash("move draw")).text


@pytest.mark.long
async def test_an_offer_that_was_chosen_too_late_applies_nothing(harness: Harness) -> None:
    sitting = await seat_two(harness)
    await until(sitting, Discard)
    actor = sitting.actor
    offered = await actor.autocomplete("move discard", "card", "")
    assert offered
    await sitting.step(sensibly(Random(2)))
    before = sitting.moment
    answer = await actor.slash("move discard", card=offered[0]["value"])
    assert "Waiting for" in answer.text
    for forged in ("1:0:0", "999999:999999:999999", f"{before[0]}:{before[1]}:25"):
        assert not generic(await actor.slash("move discard", card=forged))
    assert sitting.moment == before


@pytest.mark.long
async def test_a_typed_knock_with_several_ways_to_meld_asks_which(harness: Harness) -> None:
    sitting = await seat_two(harness, options="meld_selection=knocker")
    choose = sensibly(Random(5))
    while True:
        while sitting.table.between_deals or not any(isinstance(a, Knock) for a in seen(sitting).legal):
            await sitting.step(choose)
        cards = [action.card for action in seen(sitting).legal if isinstance(action, Knock)]
        several = [card for card in cards if cards.count(card) > 1]
        if several:
            break
        await sitting.step(choose)
    before = sitting.moment
    answer = await sitting.actor.slash("move knock", card=code(several[0]))
    assert sitting.moment == before
    assert "Knock with" in answer.text
