"""Partners in a lobby: seats opposite each other, by choice, by lot, and in a rematch."""

import itertools
from dataclasses import replace
from random import Random

import pytest

from bot.manager.tables.commit_reveal import seats_by_lot
from bot.manager.tables.seating import as_before, key_of, opposite, seat_of, without
from bot.manager.tables.table import Person, Player, PlayerKind, Status, Table, TableReason
from bot.ui.tables.board import board
from data.tables.proofs import StoredProof, promise
from engine.ai import Level
from tests.bot.dealt import hand_on
from tests.bot.manager.harness import ANN, BOB, CEM, CHANNEL, GUILD, Harness, refused
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import ANN as SEATED
from tests.bot.ui.sample_tables import ROBIN, controls, lobby, words

DORA = Person(44, "Dora", GUILD)
PLAYERS = [replace(SEATED, name=name, member=11 + at, joined_at=at) for at, name in enumerate("ABCD")]


def names(players: list[Player]) -> str:
    return "".join(player.name for player in players)


@pytest.mark.parametrize("count", [3, 4])
def test_whoever_is_chosen_sits_opposite_and_everybody_is_still_there(count: int) -> None:
    for seat, partner in itertools.permutations(range(count), 2):
        before = PLAYERS[:count]
        after = opposite(before, seat, partner)
        places = {player.name: at for at, player in enumerate(after)}
        assert abs(places[before[seat].name] - places[before[partner].name]) == 2
        assert sorted(places) == sorted(names(before))


def test_nobody_is_his_own_partner_and_two_are_too_few() -> None:
    for count, seat, partner in ((4, 1, 1), (2, 0, 1)):
        with refused(TableReason.NO_PARTNER):
            opposite(PLAYERS[:count], seat, partner)


@pytest.mark.parametrize(("leaving", "left"), [(0, "BCD"), (1, "ADC"), (2, "BAD"), (3, "ABC")])
def test_partners_stay_partners_when_another_leaves(leaving: int, left: str) -> None:
    """Regression: the seats closed up, and chosen partners sat side by side."""
    assert names(without(PLAYERS, leaving, teams=True)) == left
    assert names(without(PLAYERS, leaving, teams=False)) == "ABCD".replace("ABCD"[leaving], "")
    assert names(without(PLAYERS[:3], leaving % 3, teams=True)) == "ABC".replace("ABC"[leaving % 3], "")


@pytest.mark.parametrize("promised", [None, promise(1, bytes(32))])
def test_lots_give_every_pairing(promised: StoredProof | None) -> None:
    chance = Random(1)
    table = lobby(*PLAYERS)
    table.promised = promised
    drawn = [seats_by_lot(table, press, chance) for press in range(1, 61)]
    assert len({frozenset((order[0].name, order[2].name)) for order in drawn}) == 6


def test_a_rematch_seats_everybody_as_before() -> None:
    computer = replace(ROBIN, name="Leo")
    before = [PLAYERS[2], computer, PLAYERS[0], PLAYERS[1]]
    came = [PLAYERS[0], replace(computer), PLAYERS[1], replace(PLAYERS[2], joined_at=99)]
    assert [player.name for player in as_before(came, before)] == ["C", "Leo", "A", "B"]
    stranger = replace(SEATED, name="X", member=77)
    assert as_before([stranger, *came[:3]], before)[-1] is stranger


def test_a_name_in_a_menu_means_its_player_wherever_they_sit() -> None:
    players = [*PLAYERS[:2], replace(ROBIN, name="Leo")]
    keys = [key_of(player) for player in players]
    assert [seat_of(players[::-1], key) for key in keys] == [2, 1, 0]
    for key in ("", "9", keys[1]):
        with refused(TableReason.STALE):
            seat_of([players[0], players[2]], key)


# --- at a table


async def partnership(harness: Harness) -> Table:
    return await harness.manager.lobby.open(
        ANN, guild=GUILD, channel=CHANNEL, game="hand_partnership", options={"rounds": 1}
    )


async def partners(harness: Harness) -> Table:
    table = await partnership(harness)
    for person in (BOB, CEM):
        await harness.manager.lobby.join(table.id, person)
        harness.clock.advance(5)
    return table


@pytest.mark.long
async def test_partners_are_chosen_shown_and_stored(harness: Harness) -> None:
    table = await partnership(harness)
    await harness.manager.lobby.join(table.id, BOB)
    assert "Choose my partner …" not in controls(board(table))
    assert "🔵 Blue: Ann · 🔴 Red: Bob" in words(board(table))
    await harness.manager.lobby.join(table.id, CEM)
    check(board(table))
    menu = controls(board(table))["Choose my partner …"]
    bob = next(option["value"] for option in menu["options"] if option["label"] == "Bob")
    await harness.manager.lobby.choose_partner(table.id, CEM, bob)
    assert "🔵 Blue: Bob & Cem · 🔴 Red: Ann" in words(board(table))
    await harness.manager.lobby.join(table.id, DORA)
    assert "🔴 Red: Ann & Dora" in words(board(table))
    rows = await harness.rows("SELECT seat, member_id FROM seats ORDER BY seat")
    assert rows == [(at, player.member) for at, player in enumerate(table.players)]
    assert table.host == ANN.id
    seats = [player.member for player in table.players]
    await harness.manager.lobby.begin(table.id, ANN)
    assert [player.member for player in table.players] == seats
    assert hand_on(table).view(None).teams == ((0, 2), (1, 3))


@pytest.mark.long
async def test_partners_are_drawn_by_lot(harness: Harness) -> None:
    table = await partners(harness)
    await harness.manager.lobby.add_computer(table.id, ANN, Level.EASY)
    seen = set()
    for _ in range(30):
        await harness.manager.lobby.draw_lots(table.id, ANN)
        seen.add(frozenset((table.players[0].name, table.players[2].name)))
    assert len(seen) > 3
    assert sum(player.kind is PlayerKind.COMPUTER for player in table.players) == 1


async def test_seats_are_not_for_others_and_not_for_later(harness: Harness) -> None:
    table = await partners(harness)
    key = key_of(table.players[1])
    with refused(TableReason.NOT_SEATED):
        await harness.manager.lobby.choose_partner(table.id, DORA, key)
    with refused(TableReason.NOT_HOST):
        await harness.manager.lobby.draw_lots(table.id, BOB)
    with refused(TableReason.NO_PARTNER):
        await harness.manager.lobby.choose_partner(table.id, BOB, key)
    await harness.manager.lobby.join(table.id, DORA)
    await harness.manager.lobby.begin(table.id, ANN)
    assert table.status is Status.PLAYING
    for asked in (
        harness.manager.lobby.choose_partner(table.id, ANN, key),
        harness.manager.lobby.draw_lots(table.id, ANN),
    ):
        with refused(TableReason.NOT_LOBBY):
            await asked


async def test_partners_stay_partners_in_a_rematch(harness: Harness) -> None:
    table = await partners(harness)
    await harness.manager.lobby.join(table.id, DORA)
    bob = key_of(table.players[1])
    await harness.manager.lobby.choose_partner(table.id, ANN, bob)
    pairs = {frozenset(table.players[seat].member for seat in team) for team in table.spec.teams}
    await harness.manager.lobby.begin(table.id, ANN)
    for person in (BOB, CEM, DORA):
        await harness.manager.resign(table.id, person)
    assert table.status is Status.OVER
    again = await harness.manager.lobby.again(table.id, CEM)
    for person in (DORA, ANN, BOB):
        await harness.manager.lobby.again(table.id, person)
    assert again.status is Status.PLAYING
    assert {frozenset(again.players[seat].member for seat in team) for team in again.spec.teams} == pairs
    assert await harness.rows(f"SELECT member_id FROM seats WHERE table_id = '{again.id}' ORDER BY seat") == [
        (player.member,) for player in again.players
    ]
