"""Partners who leave: erased, resigned, away and back, with closed DMs, and in a lobby."""

import pytest

from bot.manager.tables.table import Person, Status, Table
from bot.playground import Visitor
from bot.playground.client import buttons_of, text_of
from engine.ai import fallback_action
from tests.play.conftest import Harness
from tests.play.drive import verb_of
from tests.play.sitting import board_of, generic
from tests.play.test_privacy import traces

pytestmark = pytest.mark.long

NAMES = ("Alice", "Bob", "Carol", "Dave")


async def partners(harness: Harness, *, start: bool = True) -> tuple[Table, list[Visitor]]:
    """Seat Alice and Carol, Bob and Dave at a table of Hand Partnership."""
    people = [harness.visitor(name) for name in NAMES]
    await people[0].slash("table open", game="hand_partnership", options="rounds=1", turn_time="1m")
    for visitor in people[1:]:
        await visitor.slash("table join")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(people[0].channel.id))
    if start:
        await people[0].slash("table start")
        await harness.quiet()
    return table, people


async def erase(harness: Harness, visitor: Visitor) -> None:
    asked = await visitor.slash("settings privacy erase")
    assert asked.message is not None
    await (await visitor.click(asked.message, "Yes, erase me")).settled()
    await harness.quiet()


async def play_on(harness: Harness, table: Table, moves: int = 2000) -> None:
    """Let the present players move by the fallback policy."""
    for _ in range(moves):
        if table.deal is None or not table.deal.actors or table.status is not Status.PLAYING:
            return
        seat = table.deal.actors[0]
        player = table.players[seat]
        assert not player.automatic
        await harness.bot.manager.act(
            table.id,
            Person(player.member or 0, player.name),
            fallback_action(table.deal.view(seat)),
            deal=table.deal_no,
            ply=table.ply,
        )
        await harness.quiet()


@pytest.mark.long
async def test_partners_who_go_are_played_on_and_their_team_with_them(harness: Harness) -> None:
    harness.playground.close_dms("Dave")
    table, [alice, bob, carol, dave] = await partners(harness)
    assert sorted(table.hands) == [0, 1, 2]
    shown = await dave.click(board_of(dave), "My hand")
    assert shown.ephemeral
    assert "Hand Partnership" in shown.text
    await play_on(harness, table, 6)

    assert not generic(await carol.slash("table away"))
    await harness.quiet()
    assert table.players[2].away
    await play_on(harness, table, 4)
    assert not generic(await carol.slash("table back"))
    assert not table.players[2].away
    await play_on(harness, table, 4)

    await erase(harness, bob)
    assert table.status is Status.PLAYING
    assert table.players[1].resigned
    assert table.players[1].member != int(bob.id)
    assert await traces(harness.bot.database, bob.id, "Bob") == []
    assert "You are not at table" in (await bob.slash("hand", table=table.number)).text
    await play_on(harness, table, 6)

    assert not generic(await dave.slash("table resign", sure=True))
    await harness.quiet()
    assert table.status is Status.OVER  # nobody of their team is left
    assert table.outcome is not None
    assert set(table.outcome.winners) == {0, 2}
    board = text_of(board_of(alice))
    assert "former player" in board
    assert "Alice" in board
    assert "Bob" not in board
    assert "again" in [verb_of(part) for part in buttons_of(board_of(alice))]
    assert (
        await harness.bot.database.read("SELECT seat, place, outcome FROM match_seats ORDER BY seat")
    ) == [
        (0, 1, "won"),
        (1, 2, "abandoned"),
        (2, 1, "won"),
        (3, 2, "abandoned"),
    ]


@pytest.mark.long
async def test_a_round_ends_with_one_of_each_team_gone(harness: Harness) -> None:
    table, [alice, _bob, carol, dave] = await partners(harness)
    await play_on(harness, table, 5)
    await erase(harness, carol)
    await dave.slash("table resign", sure=True)
    await harness.quiet()
    await play_on(harness, table)
    assert table.status is Status.OVER
    assert table.outcome is not None
    assert set(table.outcome.winners) <= {0, 1}  # a seat that has resigned cannot win
    assert not generic(await alice.slash("results sheet"))
    assert await traces(harness.bot.database, carol.id, "Carol") == []


async def test_who_has_chosen_each_other_are_partners_still_when_another_leaves(harness: Harness) -> None:
    table, [alice, _bob, carol, dave] = await partners(harness, start=False)
    assert not generic(await carol.slash("table leave"))
    await harness.quiet()
    assert "Bob" in text_of(board_of(alice))
    seats = {player.name: seat for seat, player in enumerate(table.players)}
    assert abs(seats["Bob"] - seats["Dave"]) == 2
    await erase(harness, dave)
    assert [player.name for player in table.players] == ["Bob", "Alice"]
    assert table.host == int(alice.id)
