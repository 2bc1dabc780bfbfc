"""Lobbies: opening, joining, leaving, computers, expiry; and which table a command means."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.manager.tables.rights import Act
from bot.manager.tables.table import Person, PlayerKind, Status, TableError, TableReason
from engine.ai import LEVELS, PLAIN, Level
from engine.errors import SetupError
from tests.bot.manager.house import ANN, BOB, CEM, CHANNEL, ELSEWHERE, GUILD, HOUR, MODERATOR, House, refused

ANOTHER = GUILD + 1


async def test_a_lobby_is_shown_and_stored(house: House) -> None:
    table = await house.lobby(options={"target": 150}, turn_ms=30_000)
    await house.quiet()
    assert (table.status, table.number, table.host, table.turn_ms) == (Status.LOBBY, 1, ANN.id, 30_000)
    assert table.options.target == 150
    assert house.messenger.shown(table.board) == house.messenger.board(table)
    [row] = await house.rows("SELECT number, status, message_id, deadline_at FROM tables")
    assert table.board is not None
    assert row == (1, "lobby", table.board.message, house.clock.now() + HOUR)


async def test_joining_fills_the_table(house: House) -> None:
    table = await house.lobby()
    await house.manager.lobby.join(table.id, BOB)
    assert [player.name for player in table.players] == ["Ann", "Bob"]
    with refused(TableReason.ALREADY_SEATED):
        await house.manager.lobby.join(table.id, BOB)
    with refused(TableReason.FULL):
        await house.manager.lobby.join(table.id, CEM)
    with refused(TableReason.FULL):
        await house.manager.lobby.add_computer(table.id, ANN, Level.EASY)
    assert await house.rows("SELECT seat, member_id FROM seats ORDER BY seat") == [(0, 11), (1, 22)]


async def test_two_who_want_the_last_seat_at_once(house: House) -> None:
    table = await house.lobby()
    results = await asyncio.gather(
        *(house.manager.lobby.join(table.id, person) for person in (BOB, CEM)), return_exceptions=True
    )
    assert sum(isinstance(result, TableError) for result in results) == 1
    assert len(table.players) == 2
    assert len(await house.rows("SELECT * FROM seats")) == 2


async def test_the_host_passes_on(house: House) -> None:
    table = await house.lobby()
    await house.manager.lobby.join(table.id, BOB)
    await house.manager.lobby.leave(table.id, ANN)
    assert (table.host, table.status, [player.member for player in table.players]) == (
        BOB.id,
        Status.LOBBY,
        [BOB.id],
    )
    assert await house.rows("SELECT seat, member_id FROM seats") == [(0, BOB.id)]
    assert await house.rows("SELECT host_id FROM tables") == [(BOB.id,)]
    await house.manager.lobby.join(table.id, CEM)
    await house.manager.lobby.leave(table.id, CEM)
    assert table.host == BOB.id


async def test_the_host_passes_over_computers(house: House) -> None:
    table = await house.lobby()
    await house.manager.lobby.add_computer(table.id, ANN, Level.NORMAL)
    await house.manager.lobby.leave(table.id, ANN)
    assert table.status is Status.CLOSED  # no person is left


async def test_the_last_person_closes_the_table(house: House) -> None:
    table = await house.lobby()
    await house.manager.lobby.leave(table.id, ANN)
    assert table.status is Status.CLOSED
    assert await house.rows("SELECT status FROM tables") == [("closed",)]
    assert await house.manager.tables.in_channel(CHANNEL) == []
    await house.quiet()
    assert house.messenger.shown(table.board) == house.messenger.board(table)
    with refused(TableReason.NOT_LOBBY):
        await house.manager.lobby.leave(table.id, ANN)
    with refused(TableReason.NOT_LOBBY):
        await house.manager.lobby.join(table.id, BOB)


async def test_who_does_not_sit_here_cannot_leave(house: House) -> None:
    table = await house.lobby()
    with refused(TableReason.NOT_SEATED):
        await house.manager.lobby.leave(table.id, BOB)


async def test_a_match_is_not_left_but_resigned(house: House) -> None:
    table = await house.two()
    with refused(TableReason.STILL_PLAYING):
        await house.manager.lobby.leave(table.id, ANN)
    with refused(TableReason.NOT_LOBBY):
        await house.manager.lobby.join(table.id, CEM)


@pytest.mark.parametrize("level", LEVELS)
async def test_a_computer_takes_a_seat(house: House, level: Level) -> None:
    table = await house.lobby()
    with refused(TableReason.NOT_HOST):
        await house.manager.lobby.add_computer(table.id, BOB, level)
    await house.manager.lobby.add_computer(table.id, ANN, level)
    assert (table.players[1].kind, table.players[1].level) == (PlayerKind.COMPUTER, level)
    assert await house.rows("SELECT kind, level, member_id FROM seats WHERE seat = 1") == [
        ("computer", level.value, None)
    ]


async def test_beginning(house: House) -> None:
    table = await house.lobby()
    with refused(TableReason.TOO_FEW):
        await house.manager.lobby.begin(table.id, ANN)
    assert (table.status, table.deal) == (Status.LOBBY, None)
    await house.manager.lobby.join(table.id, BOB)
    with refused(TableReason.NOT_HOST):
        await house.manager.lobby.begin(table.id, BOB)
    await house.manager.lobby.begin(table.id, ANN)
    assert (table.status, table.deal_no, table.ply) == (Status.PLAYING, 1, 0)
    with refused(TableReason.NOT_LOBBY):
        await house.manager.lobby.begin(table.id, ANN)
    assert await house.rows("SELECT count(*) FROM deals") == [(1,)]


async def test_two_presses_on_start_deal_once(house: House) -> None:
    table = await house.lobby()
    await house.manager.lobby.join(table.id, BOB)
    results = await asyncio.gather(
        *(house.manager.lobby.begin(table.id, ANN) for _ in range(4)), return_exceptions=True
    )
    assert [getattr(result, "reason", None) for result in results].count(TableReason.NOT_LOBBY) == 3
    assert await house.rows("SELECT deal FROM deals") == [(1,)]


async def test_a_moderator_may_begin_and_close(house: House) -> None:
    table = await house.lobby()
    await house.manager.lobby.join(table.id, BOB)
    await house.manager.lobby.begin(table.id, MODERATOR)
    with refused(TableReason.STILL_THERE):
        await house.manager.close(table.id, ANN)
    with refused(TableReason.NOT_MODERATOR):
        await house.manager.close(table.id, CEM)
    await house.manager.close(table.id, MODERATOR)
    assert table.status is Status.CLOSED
    with refused(TableReason.NOT_PLAYING):
        await house.manager.close(table.id, MODERATOR)
    assert await house.rows("SELECT * FROM match_results") == []


async def test_a_lobby_is_closed_by_its_host_only(house: House) -> None:
    table = await house.lobby()
    await house.manager.lobby.join(table.id, BOB)
    with refused(TableReason.NOT_HOST):
        await house.manager.close(table.id, BOB)
    await house.manager.close(table.id, ANN)
    assert table.status is Status.CLOSED


async def test_a_lobby_expires_after_an_hour(house: House) -> None:
    table = await house.lobby()
    await house.manager.lobby.join(table.id, BOB)
    await house.advance(HOUR - 1)
    assert table.status is Status.LOBBY
    await house.advance(1)
    assert table.status is Status.CLOSED
    assert await house.rows("SELECT status, ended_at FROM tables") == [("closed", house.clock.now())]
    assert house.messenger.shown(table.board) == house.messenger.board(table)


async def test_a_match_does_not_expire_with_its_lobby(house: House) -> None:
    table = await house.two(turn_ms=0)
    await house.advance(2 * HOUR)
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
async def test_what_cannot_be_is_refused_by_name(house: House, asked: dict[str, Any], option: str) -> None:
    with pytest.raises(SetupError) as refusal:
        await house.lobby(**asked)
    assert refusal.value.option == option
    assert await house.rows("SELECT * FROM tables") == []


async def test_a_game_that_is_not_in_the_house(house: House) -> None:
    with pytest.raises(SetupError) as refusal:
        await house.manager.lobby.open(ANN, guild=GUILD, channel=CHANNEL, game="bridge")
    assert refusal.value.option == "game"


async def test_presets_and_options_go_together(house: House) -> None:
    table = await house.lobby(preset="classic", options={"target": 250})
    assert (table.options.gin_bonus, table.options.target) == (20, 250)


async def test_settings_of_the_server(house: House) -> None:
    await house.manager.members.change_guild(GUILD, channels=(ELSEWHERE,), turn_ms=30_000)
    with refused(TableReason.CHANNEL_NOT_ALLOWED):
        await house.lobby()
    with refused(TableReason.CHANNEL_NOT_ALLOWED):
        await house.lobby(MODERATOR)
    table = await house.lobby(channel=ELSEWHERE)
    assert table.turn_ms == 30_000
    assert (await house.lobby(channel=ELSEWHERE, turn_ms=0)).turn_ms == 0


async def test_who_may_open_tables(house: House) -> None:
    await house.manager.members.change_guild(GUILD, openers="moderators")
    with refused(TableReason.MAY_NOT_OPEN):
        await house.lobby()
    await house.lobby(MODERATOR)
    await house.manager.members.change_guild(GUILD, openers=5)
    with refused(TableReason.MAY_NOT_OPEN):
        await house.lobby(Person(1, "Dan", GUILD, roles=frozenset({4})))
    await house.lobby(Person(1, "Dan", GUILD, roles=frozenset({4, 5})))


async def test_a_channel_holds_ten_tables(house: House) -> None:
    tables = [await house.lobby(Person(number, "x", GUILD)) for number in range(10)]
    with refused(TableReason.TOO_MANY_TABLES):
        await house.lobby()
    await house.lobby(channel=ELSEWHERE)
    await house.manager.close(tables[3].id, MODERATOR)
    await house.lobby()


async def test_a_channel_holds_ten_tables_also_when_many_are_opened_at_once(house: House) -> None:
    results = await asyncio.gather(
        *(house.lobby(Person(number, "x", GUILD)) for number in range(1, 14)), return_exceptions=True
    )
    assert [getattr(result, "reason", None) for result in results].count(TableReason.TOO_MANY_TABLES) == 3
    assert len(await house.manager.tables.in_channel(CHANNEL)) == 10


async def test_tables_opened_at_once_get_numbers_of_their_own(house: House) -> None:
    other = await house.another()
    await asyncio.gather(*(home.lobby(channel=800 + n) for n in range(5) for home in (house, other)))
    rows = await house.rows("SELECT number FROM tables ORDER BY number")
    assert [number for (number,) in rows] == list(range(1, 11))


async def test_numbers_go_on_after_a_table_is_closed(house: House) -> None:
    first = await house.lobby()
    await house.manager.close(first.id, ANN)
    assert (await house.lobby()).number == 2


# --- which table is meant


async def test_the_only_table(house: House) -> None:
    table = await house.lobby()
    assert await house.manager.tables.choose(CEM, Act.LOOK, channel=CHANNEL) is table


async def test_no_table(house: House) -> None:
    with refused(TableReason.NO_TABLE_HERE):
        await house.manager.tables.choose(ANN, Act.LOOK, channel=CHANNEL)


async def test_of_two_tables_none_is_meant(house: House) -> None:
    one, two = await house.lobby(ANN), await house.lobby(BOB)
    with pytest.raises(TableError) as refusal:
        await house.manager.tables.choose(CEM, Act.LOOK, channel=CHANNEL)
    assert (refusal.value.reason, refusal.value.facts["tables"]) == (TableReason.WHICH_TABLE, (one, two))
    assert await house.manager.tables.choose(CEM, Act.LOOK, channel=CHANNEL, wanted=2) is two
    assert await house.manager.tables.choose(ANN, Act.LOOK, channel=CHANNEL) is one  # sits at one
    assert await house.manager.tables.choose(ANN, Act.LOOK, channel=CHANNEL, wanted=2) is two
    with refused(TableReason.NO_TABLE_HERE):
        await house.manager.tables.choose(ANN, Act.LOOK, channel=CHANNEL, wanted=3)


async def test_of_several_tables_the_one_with_a_free_seat_is_joined(house: House) -> None:
    playing, lobby = await house.two(), await house.lobby(ANN)

    assert await house.manager.tables.choose(CEM, Act.LOOK, channel=CHANNEL, to_join=True) is lobby
    assert (
        await house.manager.tables.choose(CEM, Act.LOOK, channel=CHANNEL, wanted=1, to_join=True) is playing
    )
    await house.manager.lobby.join(lobby.id, BOB)
    with refused(TableReason.WHICH_TABLE):
        await house.manager.tables.choose(CEM, Act.LOOK, channel=CHANNEL, to_join=True)


async def test_the_table_at_which_one_is_to_act(house: House) -> None:
    one, two = await house.two(), await house.two()
    for _ in range(4):
        for person in (ANN, BOB):
            acting = [
                table
                for table in (one, two)
                if table.deal is not None and table.seat_of(person.id) in table.deal.actors
            ]
            if len(acting) == 1:
                assert await house.manager.tables.choose(person, Act.LOOK, channel=CHANNEL) is acting[0]
            else:  # both, or sits at both and is to act at none
                with refused(TableReason.WHICH_TABLE):
                    await house.manager.tables.choose(person, Act.LOOK, channel=CHANNEL)
        await house.act(one)


async def test_in_a_direct_message_the_tables_of_the_member_count_in_any_server(house: House) -> None:
    ann, bob, cem = (replace(person, guild=None) for person in (ANN, BOB, CEM))
    one = await house.lobby(ANN)
    there = replace(BOB, guild=ANOTHER)
    two = await house.manager.lobby.open(there, guild=ANOTHER, channel=ELSEWHERE, game="gin")
    direct, choose = 4711, house.manager.tables.choose
    assert await choose(ann, Act.HAND, channel=direct) is one
    assert await choose(bob, Act.HAND, channel=direct) is two
    with refused(TableReason.NO_TABLE_HERE):
        await choose(cem, Act.HAND, channel=direct)
    await house.manager.lobby.join(one.id, BOB)
    for wanted in (None, 1):  # both tables have number 1
        with pytest.raises(TableError) as question:
            await choose(bob, Act.HAND, channel=direct, wanted=wanted)
        assert question.value.facts["tables"] == (one, two)
    assert await choose(bob, Act.HAND, channel=direct, wanted=one.id) is one
    with refused(TableReason.NO_TABLE_HERE):
        await choose(ann, Act.HAND, channel=direct, wanted=two.id)
    with refused(TableReason.NOT_DIRECT):
        await choose(ann, Act.BEGIN, channel=direct)


async def test_in_a_server_its_own_tables_count_alone(house: House) -> None:
    theirs = await house.lobby(ANN)
    there, choose = replace(ANN, guild=ANOTHER, moderator=True), house.manager.tables.choose
    for wanted in (None, 1, theirs.id):
        with refused(TableReason.NO_TABLE_HERE):
            await choose(there, Act.LOOK, channel=ELSEWHERE, wanted=wanted)


async def test_from_another_channel_a_table_is_named_by_those_whom_it_concerns(house: House) -> None:
    table, choose = await house.lobby(ANN), house.manager.tables.choose
    for person in (ANN, MODERATOR):
        assert await choose(person, Act.CLOSE_LOBBY, channel=ELSEWHERE, wanted=1) is table
    assert await choose(ANN, Act.HAND, channel=ELSEWHERE) is table
    for wanted in (1, None):
        with refused(TableReason.NO_TABLE_HERE):
            await choose(CEM, Act.JOIN, channel=ELSEWHERE, wanted=wanted)
    assert await choose(CEM, Act.JOIN, channel=CHANNEL, wanted=1) is table
    await house.manager.close(table.id, ANN)
    with refused(TableReason.NO_TABLE_HERE):
        await choose(ANN, Act.HAND, channel=ELSEWHERE, wanted=1)


async def test_a_table_that_is_not_there(house: House) -> None:
    for table_id in ("", "nosuch", "x" * 200):
        with refused(TableReason.NO_SUCH_TABLE):
            await house.manager.tables.find(table_id)


async def test_two_programs_give_a_seat_to_one_member(house: House) -> None:
    """Regression: the second process overwrote the first one's seat without an error."""
    table = await house.lobby()
    other = await house.another()
    await other.manager.tables.find(table.id)
    await house.manager.lobby.join(table.id, BOB)
    with refused(TableReason.FULL):
        await other.manager.lobby.join(table.id, CEM)
    seats = await house.rows("SELECT seat, member_id FROM seats ORDER BY seat")
    assert seats == [(0, ANN.id), (1, BOB.id)]
    there = await other.manager.tables.find(table.id)
    assert [player.member for player in there.players] == [ANN.id, BOB.id]


async def test_computers_at_one_table_have_names_of_their_own(house: House) -> None:
    table = await house.lobby(game="panguingue", options={}, seats=5)
    for _ in range(4):
        await house.manager.lobby.add_computer(table.id, ANN, Level.EASY)
    assert len({player.name for player in table.players}) == 5


async def test_computers_play_at_the_levels_that_their_game_has(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.lobby()
    monkeypatch.setattr("bot.manager.play.lobby.levels", lambda key: PLAIN)
    for ask in (house.manager.lobby.add_computer, house.manager.lobby.fill):
        with refused(TableReason.NO_SUCH_LEVEL):
            await ask(table.id, ANN, Level.EXPERT)
    monkeypatch.undo()
    await house.manager.lobby.add_computer(table.id, ANN, Level.EXPERT)
    assert [player.level for player in table.players] == [None, Level.EXPERT]


async def test_who_left_others_alone_opens_tables_of_any_kind_but_does_not_sit_down_at_them(
    house: House,
) -> None:
    """Regression: after one resignation a table with an 80% limit was refused without a reason."""
    table = await house.lobby(game="rummy500", options={})
    for person in (BOB, CEM):
        await house.manager.lobby.join(table.id, person)
    await house.manager.lobby.begin(table.id, ANN)
    await house.manager.resign(table.id, ANN)
    assert (await house.lobby(ANN, reliability=50)).host == ANN.id
    other = await house.lobby(BOB, reliability=100)
    with refused(TableReason.UNRELIABLE):
        await house.manager.lobby.join(other.id, ANN)


async def test_a_match_between_two_that_is_given_up_is_finished(house: House) -> None:
    table = await house.two()
    await house.everybody_plays(table)
    await house.manager.resign(table.id, ANN)
    other = await house.lobby(BOB, reliability=100)
    await house.manager.lobby.join(other.id, ANN)
    assert other.seat_of(ANN.id) == 1


async def test_a_table_whose_id_is_taken_gets_another(house: House) -> None:
    """Regression: it was retried with the same id for ever."""
    first = await house.lobby()
    twin = await house.another(seed=1)
    second = await twin.lobby(BOB)
    assert first.id != second.id
    assert [first.number, second.number] == [1, 2]
