"""Properties of a table."""

import pytest

from bot.manager.tables.table import TURN_TIMES, Player, PlayerKind, Status, TableError, TableReason
from engine.ai import Level
from tests.bot.manager.harness import ANN, BOB, CEM, Harness


async def test_seats_and_people(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.manager.lobby.add_computer(table.id, ANN, Level.EASY)
    assert table.people == (0,)
    assert (table.seat_of(ANN.id), table.seat_of(BOB.id)) == (0, None)
    assert table.seat_for(ANN.id) == 0
    with pytest.raises(TableError) as refusal:
        table.seat_for(CEM.id)
    assert (refusal.value.reason, refusal.value.facts) == (
        TableReason.NOT_SEATED,
        {"number": 1, "table": table},
    )


async def test_the_life_of_a_table(harness: Harness) -> None:
    table = await harness.lobby(options={"target": 5000})
    await harness.manager.lobby.join(table.id, BOB)
    assert (table.status, table.ply, table.deal_no, table.outcome) == (Status.LOBBY, 0, 0, None)
    assert table.live
    assert not table.between_deals
    await harness.manager.lobby.begin(table.id, ANN)
    assert (table.live, table.between_deals) == (True, False)
    await harness.play_deal(table)
    assert (table.live, table.between_deals) == (True, True)
    await harness.manager.resign(table.id, ANN)
    assert (table.live, table.between_deals) == (False, False)
    assert table.outcome is not None


def test_who_moves_for_a_seat() -> None:
    person = Player(kind=PlayerKind.PERSON, name="Ann", member=1)
    computer = Player(kind=PlayerKind.COMPUTER, name="Ada", level=Level.EASY)
    away = Player(kind=PlayerKind.PERSON, name="Bob", member=2, away=True)
    gone = Player(kind=PlayerKind.PERSON, name="Cem", member=3, resigned=True)
    assert [player.automatic for player in (person, computer, away, gone)] == [False, True, True, True]


def test_turn_times() -> None:
    assert list(TURN_TIMES) == ["off", "30s", "1m", "2m", "5m", "1h", "12h", "24h"]
    assert list(TURN_TIMES.values()) == sorted(TURN_TIMES.values())
