"""Whole matches by buttons and menus alone."""

from random import Random

import pytest

from bot.manager.tables.table import Status
from bot.playground.client import buttons_of, selects_of, text_of
from tests.play.conftest import Harness
from tests.play.drive import Choice, Json, choices, knocks, panel, sensibly, turn, verb_of
from tests.play.sitting import Sitting, board_of, generic, seat_two, with_verb


def patiently(chance: Random) -> Choice:
    """A policy that never knocks or takes the upcard at the wall, so that deals are drawn."""

    def choose(message: Json) -> tuple[Json, str | None]:
        ending = [custom_id(part, value) for part, value in knocks(message)]
        safe = [(part, value) for part, value in choices(message) if custom_id(part, value) not in ending]
        return chance.choice(safe)

    def custom_id(part: Json, value: str | None) -> tuple[str, str | None]:
        return part["custom_id"], value

    return choose


async def finish(sitting: Sitting) -> str:
    """Return the text of the board after the match."""
    assert sitting.table.status is Status.OVER
    shown = text_of(sitting.board())
    for visitor in sitting.people:
        assert verb_of(buttons_of(sitting.panel(visitor))[0]) == "again"
    return shown


@pytest.mark.long
async def test_a_match_in_direct_messages(harness: Harness) -> None:
    sitting = await seat_two(harness, options="target=50")
    await sitting.play_out(sensibly(Random(5)))
    shown = await finish(sitting)
    assert "wins" in shown
    assert "Play again" in shown
    assert sitting.table.outcome is not None
    for score in sitting.table.outcome.scores:
        assert str(score) in shown
    assert len(sitting.alice.dm()) == len(sitting.bob.dm()) == sitting.table.deal_no


@pytest.mark.long
async def test_a_match_through_my_hand(harness: Harness) -> None:
    for name in ("Alice", "Bob"):
        harness.playground.close_dms(name)
    sitting = await seat_two(harness, options="target=50")
    assert sitting.alice.dm() == sitting.bob.dm() == []
    for visitor in sitting.people:
        shown = await visitor.click(sitting.board(visitor), "My hand")
        assert shown.ephemeral
    await sitting.play_out(sensibly(Random(6)))
    await finish(sitting)
    assert all(not visitor.dm() for visitor in sitting.people)


@pytest.mark.long
async def test_a_match_in_which_the_knocker_and_the_defender_choose_their_melds(harness: Harness) -> None:
    sitting = await seat_two(harness, options="target=50 meld_selection=knocker layoff_mode=manual")
    asked = set()

    def look() -> None:
        if sitting.table.deal is not None and not sitting.table.between_deals:
            asked.add(sitting.table.deal.view(None).phase)

    await sitting.play_out(sensibly(Random(8)), look)
    await finish(sitting)
    assert "defence" in asked


@pytest.mark.long
async def test_deals_that_nobody_wins_are_drawn_and_dealt_again(harness: Harness) -> None:
    sitting = await seat_two(harness)
    choose = patiently(Random(2))
    while not sitting.table.between_deals:
        await sitting.step(choose)
    assert "draw" in text_of(sitting.board()).lower()
    assert "0 : 0" in text_of(sitting.board())
    await sitting.next_deal()
    assert sitting.moment == (2, 0)
    assert sitting.playing


@pytest.mark.long
async def test_the_next_deal_waits_for_both_and_says_who_is_ready(harness: Harness) -> None:
    sitting = await seat_two(harness)
    while not sitting.table.between_deals:
        await sitting.step(sensibly(Random(4)))
    first = await sitting.bob.click(sitting.board(sitting.bob), "Next deal")
    await harness.quiet()
    assert first.edited
    assert "1 of 2 ready" in text_of(sitting.board())
    assert sitting.table.deal_no == 1
    await sitting.alice.click(sitting.panel(sitting.alice), "Next deal")
    await harness.quiet()
    assert sitting.table.deal_no == 2
    late = await sitting.bob.click(sitting.board(sitting.bob), "My hand")
    assert "Waiting" in late.text or "Your turn" in late.text


@pytest.mark.long
@pytest.mark.both_ways
async def test_against_a_computer_player(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    await alice.slash("table open", game="gin", options="target=50")
    await harness.quiet()
    lobby = board_of(alice)
    [computers] = selects_of(lobby)
    await alice.select(lobby, "strong", custom_id=computers["custom_id"])
    await alice.click(lobby, "Start")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    choose = sensibly(Random(9))
    while table.status is Status.PLAYING:
        if table.between_deals:
            await alice.click(alice.message(lobby), "Next deal")
        else:
            assert not generic(await turn(alice, choose))
        await harness.quiet()
    assert table.status is Status.OVER
    assert "🤖" in text_of(alice.message(lobby))


@pytest.mark.long
async def test_a_knock_is_asked_again_and_can_be_taken_back(harness: Harness) -> None:
    sitting = await seat_two(harness)
    choose = sensibly(Random(12))
    while sitting.table.between_deals or not knocks(sitting.panel(sitting.actor)):
        await sitting.step(choose)
    actor, before = sitting.actor, sitting.moment
    asked = await turn(actor, choose)
    assert asked.edited
    assert "?" in asked.text
    assert sitting.moment == before
    back = await actor.click(sitting.panel(actor), "Back")
    assert "Your turn" in back.text
    await turn(actor, choose)
    await actor.click(sitting.panel(actor), custom_id=with_verb(sitting.panel(actor), "act")["custom_id"])
    await harness.quiet()
    assert sitting.table.between_deals


def sorts(message: Json) -> set[str]:
    """Return the labels of the buttons that sort a hand."""
    return {part["label"] for part in buttons_of(message) if verb_of(part) == "sort"}


@pytest.mark.long
async def test_the_hand_is_sorted_as_its_owner_likes_it(harness: Harness) -> None:
    sitting = await seat_two(harness)
    shown = sitting.panel(sitting.alice)
    texts = {text_of(shown)}
    for label in ("By rank", "By suit", "By melds"):
        sorted_ = await sitting.alice.click(shown, label)
        assert sorted_.edited
        texts.add(sorted_.text)
        assert label not in sorts(sitting.panel(sitting.alice))
    assert len(texts) >= 3
    await sitting.alice.click(shown, "By rank")
    await harness.stop()
    await harness.start()
    elsewhere = await sitting.alice.slash("hand")
    assert sorts(elsewhere.message or {}) == {"By melds", "By suit"}


async def test_resigning_by_button_asks_first(harness: Harness) -> None:
    sitting = await seat_two(harness)
    asked = await sitting.bob.click(sitting.board(sitting.bob), "Resign")
    assert asked.ephemeral
    assert asked.message is not None
    back = await sitting.bob.click(asked.message, "Back")
    assert back.edited
    assert sitting.playing
    asked = await sitting.bob.click(sitting.board(sitting.bob), "Resign")
    assert asked.message is not None
    await sitting.bob.click(asked.message, "Yes, resign")
    await harness.quiet()
    assert sitting.table.status is Status.OVER
    assert "resigned" in text_of(sitting.board())


@pytest.mark.long
async def test_play_again_by_button(harness: Harness) -> None:
    sitting = await seat_two(harness)
    await sitting.bob.slash("table resign", sure=True)
    await harness.quiet()
    over = sitting.board()
    assert "is open" in (await sitting.alice.click(over, "Play again")).text
    await harness.quiet()
    await sitting.bob.click(sitting.board(sitting.bob), "Play again")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(sitting.alice.channel.id))
    assert table.status is Status.PLAYING
    assert panel(sitting.alice) is not None


@pytest.mark.long
async def test_an_absent_player_is_played_for_until_back(harness: Harness) -> None:
    sitting = await seat_two(harness, turn_time="30s")
    absent = sitting.bob
    choose = sensibly(Random(3))
    while not sitting.table.players[1].away:
        if sitting.table.between_deals:
            await sitting.next_deal()
        elif sitting.actor is absent:
            harness.clock.advance(30_000)
            await harness.quiet()
        else:
            await sitting.step(choose)
    assert "Bob is away" in text_of(sitting.board())
    shown = await absent.click(sitting.board(absent), "My hand")
    assert shown.message is not None
    back = await absent.click(shown.message, "I'm back")
    await harness.quiet()
    assert back.edited
    assert not sitting.table.players[1].away
    assert "is away" not in text_of(sitting.board())
