"""Lobbies: opening, joining, leaving, computers, expiry; and which table a command means."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.manager.tables.rights import Act
from bot.manager.tables.table import Person, PlayerKind, Status, TableError, TableReason
from engine.ai import LEVELS, PLAIN, Level
from engine.errors import SetupError
from tests.bot.manager.harness import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    ELSEWHERE,
    GUILD,
    HOUR,
    MODERATOR,
    Harness,
    refused,
)

ANOTHER = GUILD + 1


async def test_a_lobby_is_shown_and_stored(harness: Harness) -> None:
    table = await harness.lobby(options={"target": 150}, turn_ms=30_000)
    await harness.quiet()
    assert (table.status, table.number, table.host, table.turn_ms) == (Status.LOBBY, 1, ANN.id, 30_000)
    assert table.options.target == 150
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)
    [row] = await harness.rows("SELECT number, status, message_id, deadline_at FROM tables")
    assert table.board is not None
    assert row == (1, "lobby", table.board.message, harness.clock.now() + HOUR)


async def test_joining_fills_the_table(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.manager.lobby.join(table.id, BOB)
    assert [player.name for player in table.players] == ["Ann", "Bob"]
    with refused(TableReason.ALREADY_SEATED):
        await harness.manager.lobby.join(table.id, BOB)
    with refused(TableReason.FULL):
        await harness.manager.lobby.join(table.id, CEM)
    with refused(TableReason.FULL):
        await harness.manager.lobby.add_computer(table.id, ANN, Level.EASY)
    assert await harness.rows("SELECT seat, member_id FROM seats ORDER BY seat") == [(0, 11), (1, 22)]


async def test_two_who_want_the_last_seat_at_once(harness: Harness) -> None:
    table = await harness.lobby()
    results = await asyncio.gather(
        *(harness.manager.lobby.join(table.id, person) for person in (BOB, CEM)), return_exceptions=True
    )
    assert sum(isinstance(result, TableError) for result in results) == 1
    assert len(table.players) == 2
    assert len(await harness.rows("SELECT * FROM seats")) == 2


async def test_the_host_passes_on(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.manager.lobby.join(table.id, BOB)
    await harness.manager.lobby.leave(table.id, ANN)
    assert (table.host, table.status, [player.member for player in table.players]) == (
        BOB.id,
        Status.LOBBY,
        [BOB.id],
    )
    assert await harness.rows("SELECT seat, member_id FROM seats") == [(0, BOB.id)]
    assert await harness.rows("SELECT host_id FROM tables") == [(BOB.id,)]
    await harness.manager.lobby.join(table.id, CEM)
    await harness.manager.lobby.leave(table.id, CEM)
    assert table.host == BOB.id


async def test_the_host_passes_over_computers(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.manager.lobby.add_computer(table.id, ANN, Level.NORMAL)
    await harness.manager.lobby.leave(table.id, ANN)
    assert table.status is Status.CLOSED  # no person is left


async def test_the_last_person_closes_the_table(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.manager.lobby.leave(table.id, ANN)
    assert table.status is Status.CLOSED
    assert await harness.rows("SELECT status FROM tables") == [("closed",)]
    assert await harness.manager.tables.in_channel(CHANNEL) == []
    await harness.quiet()
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)
    with refused(TableReason.NOT_LOBBY):
        await harness.manager.lobby.leave(table.id, ANN)
    with refused(TableReason.NOT_LOBBY):
        await harness.manager.lobby.join(table.id, BOB)


async def test_who_does_not_sit_here_cannot_leave(harness: Harness) -> None:
    table = await harness.lobby()
    with refused(TableReason.NOT_SEATED):
        await harness.manager.lobby.leave(table.id, BOB)


async def test_a_match_is_not_left_but_resigned(harness: Harness) -> None:
    table = await harness.two()
    with refused(TableReason.STILL_PLAYING):
        await harness.manager.lobby.leave(table.id, ANN)
    with refused(TableReason.NOT_LOBBY):
        await harness.manager.lobby.join(table.id, CEM)


@pytest.mark.parametrize("level", LEVELS)
async def test_a_computer_takes_a_seat(harness: Harness, level: Level) -> None:
    table = await harness.lobby()
    with refused(TableReason.NOT_HOST):
        await harness.manager.lobby.add_computer(table.id, BOB, level)
    await harness.manager.lobby.add_computer(table.id, ANN, level)
    assert (table.players[1].kind, table.players[1].level) == (PlayerKind.COMPUTER, level)
    assert await harness.rows("SELECT kind, level, member_id FROM seats WHERE seat = 1") == [
        ("computer", level.value, None)
    ]


async def test_beginning(harness: Harness) -> None:
    table = await harness.lobby()
    with refused(TableReason.TOO_FEW):
        await harness.manager.lobby.begin(table.id, ANN)
    assert (table.status, table.deal) == (Status.LOBBY, None)
    await harness.manager.lobby.join(table.id, BOB)
    with refused(TableReason.NOT_HOST):
        await harness.manager.lobby.begin(table.id, BOB)
    await harness.manager.lobby.begin(table.id, ANN)
    assert (table.status, table.deal_no, table.ply) == (Status.PLAYING, 1, 0)
    with refused(TableReason.NOT_LOBBY):
        await harness.manager.lobby.begin(table.id, ANN)
    assert await harness.rows("SELECT count(*) FROM deals") == [(1,)]


async def test_two_presses_on_start_deal_once(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.manager.lobby.join(table.id, BOB)
    results = await asyncio.gather(
        *(harness.manager.lobby.begin(table.id, ANN) for _ in range(4)), return_exceptions=True
    )
    assert [getattr(result, "reason", None) for result in results].count(TableReason.NOT_LOBBY) == 3
    assert await harness.rows("SELECT deal FROM deals") == [(1,)]


async def test_a_moderator_may_begin_and_close(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.manager.lobby.join(table.id, BOB)
    await harness.manager.lobby.begin(table.id, MODERATOR)
    with refused(TableReason.STILL_THERE):
        await harness.manager.close(table.id, ANN)
    with refused(TableReason.NOT_MODERATOR):
        await harness.manager.close(table.id, CEM)
    await harness.manager.close(table.id, MODERATOR)
    assert table.status is Status.CLOSED
    with refused(TableReason.NOT_PLAYING):
        await harness.manager.close(table.id, MODERATOR)
    assert await harness.rows("SELECT * FROM match_results") == []


async def test_a_lobby_is_closed_by_its_host_only(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.manager.lobby.join(table.id, BOB)
    with refused(TableReason.NOT_HOST):
        await harness.manager.close(table.id, BOB)
    await harness.manager.close(table.id, ANN)
    assert table.status is Status.CLOSED


async def test_a_lobby_expires_after_an_hour(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.manager.lobby.join(table.id, BOB)
    await harness.advance(HOUR - 1)
    assert table.status is Status.LOBBY
    await harness.advance(1)
    assert table.status is Status.CLOSED
    assert await harness.rows("SELECT status, ended_at FROM tables") == [("closed", harness.clock.now())]
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)


async def test_a_match_does_not_expire_with_its_lobby(harness: Harness) -> None:
    table = await harness.two(turn_ms=0)
    await harness.advance(2 * HOUR)
    assert table.status is Status.PLAYING


@pytest.mark.parametrize(
    ("asked", "option"),
    [
        ({"options": {"target": 0}}, "target"),
        ({"options": {"target": True}}, "target"),
        ({"options": {"variant": "canasta"}}, "variant"),
        ({"options": {"colour": "blue"}}, "colour"),
        ({"preset": "hoyle"}, "preset"),
        ({"seats": 3}, "seats"),
        ({"seats": 0}, "seats"),
        ({"options": {"first_upcard": "eleven_card_deal", "variant": "oklahoma"}}, "first_upcard"),
    ],
)
async def test_what_cannot_be_is_refused_by_name(
    harness: Harness, asked: dict[str, Any], option: str
) -> None:
    with pytest.raises(SetupError) as refusal:
        await harness.lobby(**asked)
    assert refusal.value.option == option
    assert await harness.rows("SELECT * FROM tables") == []


async def test_a_game_that_the_program_does_not_have(harness: Harness) -> None:
    with pytest.raises(SetupError) as refusal:
        await harness.manager.lobby.open(ANN, guild=GUILD, channel=CHANNEL, game="bridge")
    assert refusal.value.option == "game"


async def test_presets_and_options_go_together(harness: Harness) -> None:
    table = await harness.lobby(preset="classic", options={"target": 250})
    assert (table.options.gin_bonus, table.options.target) == (20, 250)


async def test_settings_of_the_server(harness: Harness) -> None:
    await harness.manager.members.change_guild(GUILD, channels=(ELSEWHERE,), turn_ms=30_000)
    with refused(TableReason.CHANNEL_NOT_ALLOWED):
        await harness.lobby()
    with refused(TableReason.CHANNEL_NOT_ALLOWED):
        await harness.lobby(MODERATOR)
    table = await harness.lobby(channel=ELSEWHERE)
    assert table.turn_ms == 30_000
    assert (await harness.lobby(channel=ELSEWHERE, turn_ms=0)).turn_ms == 0


async def test_who_may_open_tables(harness: Harness) -> None:
    await harness.manager.members.change_guild(GUILD, openers="moderators")
    with refused(TableReason.MAY_NOT_OPEN):
        await harness.lobby()
    await harness.lobby(MODERATOR)
    await harness.manager.members.change_guild(GUILD, openers=5)
    with refused(TableReason.MAY_NOT_OPEN):
        await harness.lobby(Person(1, "Dan", GUILD, roles=frozenset({4})))
    await harness.lobby(Person(1, "Dan", GUILD, roles=frozenset({4, 5})))


async def test_a_channel_holds_ten_tables(harness: Harness) -> None:
    tables = [await harness.lobby(Person(number, "x", GUILD)) for number in range(10)]
    with refused(TableReason.TOO_MANY_TABLES):
        await harness.lobby()
    await harness.lobby(channel=ELSEWHERE)
    await harness.manager.close(tables[3].id, MODERATOR)
    await harness.lobby()


async def test_a_channel_holds_ten_tables_also_when_many_are_opened_at_once(harness: Harness) -> None:
    results = await asyncio.gather(
        *(harness.lobby(Person(number, "x", GUILD)) for number in range(1, 14)), return_exceptions=True
    )
    assert [getattr(result, "reason", None) for result in results].count(TableReason.TOO_MANY_TABLES) == 3
    assert len(await harness.manager.tables.in_channel(CHANNEL)) == 10


async def test_tables_opened_at_once_get_numbers_of_their_own(harness: Harness) -> None:
    other = await harness.another()
    await asyncio.gather(*(home.lobby(channel=800 + n) for n in range(5) for home in (harness, other)))
    rows = await harness.rows("SELECT number FROM tables ORDER BY number")
    assert [number for (number,) in rows] == list(range(1, 11))


async def test_numbers_go_on_after_a_table_is_closed(harness: Harness) -> None:
    first = await harness.lobby()
    await harness.manager.close(first.id, ANN)
    assert (await harness.lobby()).number == 2


# --- which table is meant


async def test_the_only_table(harness: Harness) -> None:
    table = await harness.lobby()
    assert await harness.manager.tables.choose(CEM, Act.LOOK, channel=CHANNEL) is table


async def test_no_table(harness: Harness) -> None:
    with refused(TableReason.NO_TABLE_HERE):
        await harness.manager.tables.choose(ANN, Act.LOOK, channel=CHANNEL)


async def test_of_two_tables_none_is_meant(harness: Harness) -> None:
    one, two = await harness.lobby(ANN), await harness.lobby(BOB)
    with pytest.raises(TableError) as refusal:
        await harness.manager.tables.choose(CEM, Act.LOOK, channel=CHANNEL)
    assert (refusal.value.reason, refusal.value.facts["tables"]) == (TableReason.WHICH_TABLE, (one, two))
    assert await harness.manager.tables.choose(CEM, Act.LOOK, channel=CHANNEL, wanted=2) is two
    assert await harness.manager.tables.choose(ANN, Act.LOOK, channel=CHANNEL) is one  # sits at one
    assert await harness.manager.tables.choose(ANN, Act.LOOK, channel=CHANNEL, wanted=2) is two
    with refused(TableReason.NO_TABLE_HERE):
        await harness.manager.tables.choose(ANN, Act.LOOK, channel=CHANNEL, wanted=3)


async def test_of_several_tables_the_one_with_a_free_seat_is_joined(harness: Harness) -> None:
    playing, lobby = await harness.two(), await harness.lobby(ANN)

    assert await harness.manager.tables.choose(CEM, Act.LOOK, channel=CHANNEL, to_join=True) is lobby
    assert (
        await harness.manager.tables.choose(CEM, Act.LOOK, channel=CHANNEL, wanted=1, to_join=True) is playing
    )
    await harness.manager.lobby.join(lobby.id, BOB)
    with refused(TableReason.WHICH_TABLE):
        await harness.manager.tables.choose(CEM, Act.LOOK, channel=CHANNEL, to_join=True)


async def test_the_table_at_which_one_is_to_act(harness: Harness) -> None:
    one, two = await harness.two(), await harness.two()
    for _ in range(4):
        for person in (ANN, BOB):
            acting = [
                table
                for table in (one, two)
                if table.deal is not None and table.seat_of(person.id) in table.deal.actors
            ]
            if len(acting) == 1:
                assert await harness.manager.tables.choose(person, Act.LOOK, channel=CHANNEL) is acting[0]
            else:  # both, or sits at both and is to act at none
                with refused(TableReason.WHICH_TABLE):
                    await harness.manager.tables.choose(person, Act.LOOK, channel=CHANNEL)
        await harness.act(one)


async def test_in_a_direct_message_the_tables_of_the_member_count_in_any_server(harness: Harness) -> None:
    ann, bob, cem = (replace(person, guild=None) for person in (ANN, BOB, CEM))
    one = await harness.lobby(ANN)
    there = replace(BOB, guild=ANOTHER)
    two = await harness.manager.lobby.open(there, guild=ANOTHER, channel=ELSEWHERE, game="gin")
    direct, choose = 4711, harness.manager.tables.choose
    assert await choose(ann, Act.HAND, channel=direct) is one
    assert await choose(bob, Act.HAND, channel=direct) is two
    with refused(TableReason.NO_TABLE_HERE):
        await choose(cem, Act.HAND, channel=direct)
    await harness.manager.lobby.join(one.id, BOB)
    for wanted in (None, 1):  # both tables have number 1
        with pytest.raises(TableError) as question:
            await choose(bob, Act.HAND, channel=direct, wanted=wanted)
        assert question.value.facts["tables"] == (one, two)
    assert await choose(bob, Act.HAND, channel=direct, wanted=one.id) is one
    with refused(TableReason.NO_TABLE_HERE):
        await choose(ann, Act.HAND, channel=direct, wanted=two.id)
    with refused(TableReason.NOT_DIRECT):
        await choose(ann, Act.BEGIN, channel=direct)


async def test_in_a_server_its_own_tables_count_alone(harness: Harness) -> None:
    theirs = await harness.lobby(ANN)
    there, choose = replace(ANN, guild=ANOTHER, moderator=True), harness.manager.tables.choose
    for wanted in (None, 1, theirs.id):
        with refused(TableReason.NO_TABLE_HERE):
            await choose(there, Act.LOOK, channel=ELSEWHERE, wanted=wanted)


async def test_from_another_channel_a_table_is_named_by_those_whom_it_concerns(harness: Harness) -> None:
    table, choose = await harness.lobby(ANN), harness.manager.tables.choose
    for person in (ANN, MODERATOR):
        assert await choose(person, Act.CLOSE_LOBBY, channel=ELSEWHERE, wanted=1) is table
    assert await choose(ANN, Act.HAND, channel=ELSEWHERE) is table
    for wanted in (1, None):
        with refused(TableReason.NO_TABLE_HERE):
            await choose(CEM, Act.JOIN, channel=ELSEWHERE, wanted=wanted)
    assert await choose(CEM, Act.JOIN, channel=CHANNEL, wanted=1) is table
    await harness.manager.close(table.id, ANN)
    with refused(TableReason.NO_TABLE_HERE):
        await choose(ANN, Act.HAND, channel=ELSEWHERE, wanted=1)


async def test_a_table_that_is_not_there(harness: Harness) -> None:
    for table_id in ("", "nosuch", "x" * 200):
        with refused(TableReason.NO_SUCH_TABLE):
            await harness.manager.tables.find(table_id)


async def test_two_programs_give_a_seat_to_one_member(harness: Harness) -> None:
    """Regression: the second process overwrote the first one's seat without an error."""
    table = await harness.lobby()
    other = await harness.another()
    await other.manager.tables.find(table.id)
    await harness.manager.lobby.join(table.id, BOB)
    with refused(TableReason.FULL):
        await other.manager.lobby.join(table.id, CEM)
    seats = await harness.rows("SELECT seat, member_id FROM seats ORDER BY seat")
    assert seats == [(0, ANN.id), (1, BOB.id)]
    there = await other.manager.tables.find(table.id)
    assert [player.member for player in there.players] == [ANN.id, BOB.id]


async def test_computers_at_one_table_have_names_of_their_own(harness: Harness) -> None:
    table = await harness.lobby(game="panguingue", options={}, seats=5)
    for _ in range(4):
        await harness.manager.lobby.add_computer(table.id, ANN, Level.EASY)
    assert len({player.name for player in table.players}) == 5


async def test_computers_play_at_the_levels_that_their_game_has(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await harness.lobby()
    monkeypatch.setattr("bot.manager.play.lobby.levels", lambda key: PLAIN)
    for ask in (harness.manager.lobby.add_computer, harness.manager.lobby.fill):
        with refused(TableReason.NO_SUCH_LEVEL):
            await ask(table.id, ANN, Level.EXPERT)
    monkeypatch.undo()
    await harness.manager.lobby.add_computer(table.id, ANN, Level.EXPERT)
    assert [player.level for player in table.players] == [None, Level.EXPERT]


async def test_who_left_others_alone_opens_tables_of_any_kind_but_does_not_sit_down_at_them(
    harness: Harness,
) -> None:
    """Regression: after one resignation a table with an 80% limit was refused without a reason."""
    table = await harness.lobby(game="rummy500", options={})
    for person in (BOB, CEM):
        await harness.manager.lobby.join(table.id, person)
    await harness.manager.lobby.begin(table.id, ANN)
    await harness.manager.resign(table.id, ANN)
    assert (await harness.lobby(ANN, reliability=50)).host == ANN.id
    other = await harness.lobby(BOB, reliability=100)
    with refused(TableReason.UNRELIABLE):
        await harness.manager.lobby.join(other.id, ANN)


async def test_a_match_between_two_that_is_given_up_is_finished(harness: Harness) -> None:
    table = await harness.two()
    await harness.everybody_plays(table)
    await harness.manager.resign(table.id, ANN)
    other = await harness.lobby(BOB, reliability=100)
    await harness.manager.lobby.join(other.id, ANN)
    assert other.seat_of(ANN.id) == 1


async def test_a_table_whose_id_is_taken_gets_another(harness: Harness) -> None:
    """Regression: it was retried with the same id for ever."""
    first = await harness.lobby()
    twin = await harness.another(seed=1)
    second = await twin.lobby(BOB)
    assert first.id != second.id
    assert [first.number, second.number] == [1, 2]
