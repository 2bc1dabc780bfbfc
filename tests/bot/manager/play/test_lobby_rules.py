"""Lobbies: changing the rules, filling seats with computers, quick play."""

import asyncio
from dataclasses import replace

import pytest

from bot.manager.play.lobby import TABLES_PER_CHANNEL
from bot.manager.tables.table import RuleChanges, Status, TableReason, TableRule
from bot.manager.time.match_clock import Terms
from data.settings import remembered_options
from engine import GAMES
from engine.ai import Level
from engine.errors import SetupError
from tests.bot.manager.harness import ANN, BOB, CEM, CHANNEL, GUILD, HOUR, MODERATOR, Harness, refused

SET = {
    "target": 150,
    TableRule.TURN: 30_000,
    TableRule.CLOCK: 600_000,
    TableRule.INCREMENT: 5_000,
}


async def test_rules_change_until_the_match_begins_and_outlive_a_restart(harness: Harness) -> None:
    table = await harness.lobby(options={})
    for rule, value in {TableRule.PRESET: "modern", **SET}.items():
        await harness.manager.lobby.set_rule(table.id, ANN, rule, value)
    assert table.options == GAMES["gin"].options(preset="modern", target=150)
    assert (table.preset, table.turn_ms, table.clock.terms) == ("modern", 30_000, Terms(600_000, 5_000))
    later = await harness.killed()
    again = await later.manager.tables.find(table.id)
    assert (again.options, again.preset, again.turn_ms) == (table.options, "modern", 30_000)
    assert again.clock.terms == Terms(600_000, 5_000)
    await later.manager.lobby.join(table.id, BOB)
    await later.manager.lobby.begin(table.id, ANN)
    assert again.match is not None
    assert again.match.options.target == 150
    with refused(TableReason.NOT_LOBBY):
        await later.manager.lobby.set_rule(table.id, ANN, "target", 200)


async def test_a_preset_takes_the_place_of_all_options(harness: Harness) -> None:
    table = await harness.lobby(options={"target": 250})
    await harness.manager.lobby.set_rule(table.id, ANN, TableRule.PRESET, "classic")
    assert table.options == GAMES["gin"].options(preset="classic")


@pytest.mark.parametrize(
    ("rule", "value", "option"),
    [
        ("target", 0, "target"),
        ("gin_bonus", "many", "gin_bonus"),
        ("pirates", True, "pirates"),
        (TableRule.PRESET, "house", "preset"),
        (TableRule.SEATS, 3, "seats"),
    ],
)
async def test_what_cannot_be_chosen_is_refused_by_name_and_changes_nothing(
    harness: Harness, rule: str, value: object, option: str
) -> None:
    table = await harness.lobby()
    before = table.next()
    with pytest.raises(SetupError) as refusal:
        await harness.manager.lobby.set_rule(table.id, ANN, rule, value)
    assert refusal.value.option == option
    assert table.next() == before


async def test_fewer_seats_than_people_cannot_be_chosen(harness: Harness) -> None:
    table = await harness.lobby(game="rummy500", options={})
    for person in (BOB, CEM):
        await harness.manager.lobby.join(table.id, person)
    with pytest.raises(SetupError):
        await harness.manager.lobby.set_rule(table.id, ANN, TableRule.SEATS, 2)
    await harness.manager.lobby.set_rule(table.id, ANN, TableRule.SEATS, 3)
    assert table.free == 0


async def test_only_host_and_moderators_change_rules(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.manager.lobby.join(table.id, BOB)
    with refused(TableReason.NOT_HOST):
        await harness.manager.lobby.set_rule(table.id, BOB, "target", 150)
    await harness.manager.lobby.set_rule(table.id, MODERATOR, "target", 150)
    assert table.rule_changes == RuleChanges(MODERATOR, ("target",))


async def test_those_who_sit_are_told_what_has_changed_since_the_last_one_sat_down(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.manager.lobby.set_rule(table.id, ANN, "target", 150)
    assert table.rule_changes is None  # nobody else has joined
    await harness.manager.lobby.join(table.id, BOB)
    for rule, value in (("target", 200), ("big_gin", True), ("target", 250)):
        await harness.manager.lobby.set_rule(table.id, ANN, rule, value)
    assert table.rule_changes == RuleChanges(ANN, ("big_gin", "target"))
    await harness.quiet()
    assert "Ann changed: Big gin **yes**\\xa0· Target **250**" in str(harness.messenger.shown(table.board))
    await harness.manager.lobby.leave(table.id, BOB)
    await harness.manager.lobby.join(table.id, CEM)
    assert table.rule_changes is None


async def test_a_game_s_own_clock_is_the_table_s(harness: Harness) -> None:
    table = await harness.lobby(game="rummy500", options={"clock": 5})
    assert table.clock.terms == Terms(300_000)
    await harness.manager.lobby.set_rule(table.id, ANN, "clock", 10)
    assert table.clock.terms == Terms(600_000)
    await harness.manager.lobby.set_rule(table.id, ANN, "ace_wrap", True)
    assert table.clock.terms == Terms(600_000)
    await harness.manager.lobby.set_rule(table.id, ANN, TableRule.CLOCK, 0)
    await harness.manager.lobby.set_rule(table.id, ANN, TableRule.INCREMENT, 5_000)
    assert table.clock.terms == Terms()


async def test_what_was_chosen_in_the_lobby_is_what_was_played_last(harness: Harness) -> None:
    table = await harness.lobby(options={})
    await harness.manager.lobby.set_rule(table.id, ANN, TableRule.PRESET, "classic")
    last = await remembered_options(harness.database, CHANNEL, "gin")
    assert last is not None
    assert last.preset == "classic"


async def test_all_free_seats_are_filled_at_once(harness: Harness) -> None:
    table = await harness.lobby(game="panguingue", options={}, seats=8)
    await harness.manager.lobby.add_computer(table.id, ANN, Level.EASY)
    with refused(TableReason.NOT_HOST):
        await harness.manager.lobby.fill(table.id, BOB, Level.STRONG)
    await harness.manager.lobby.fill(table.id, ANN, Level.STRONG)
    assert [player.level for player in table.players] == [None, Level.EASY, *[Level.STRONG] * 6]
    assert len({player.name for player in table.players}) == 8
    with refused(TableReason.FULL):
        await harness.manager.lobby.fill(table.id, ANN, Level.EASY)
    rows = await harness.rows("SELECT count(*), min(seat), max(seat) FROM seats")
    assert rows == [(8, 0, 7)]


# --- quick play


@pytest.mark.parametrize("game", GAMES)
async def test_one_press_deals_against_computers(harness: Harness, game: str) -> None:
    table = await harness.manager.lobby.play_now(ANN, guild=GUILD, channel=CHANNEL, game=game)
    assert table.status is Status.PLAYING
    assert table.deal_no == 1
    assert (table.seat_of(ANN.id), table.people) == (0, (0,))
    assert len(table.players) == table.wanted
    await harness.quiet()


async def test_play_at_once_goes_by_the_usual_rules_whatever_others_chose_here(harness: Harness) -> None:
    opened = await harness.lobby(BOB, preset="hollywood", options={"target": 300})
    await harness.manager.lobby.leave(opened.id, BOB)
    table = await harness.manager.lobby.play_now(ANN, guild=GUILD, channel=CHANNEL, game="gin")
    assert (table.preset, table.options) == (None, GAMES["gin"].options())
    last = await remembered_options(harness.database, CHANNEL, "gin")
    assert last is not None
    assert '"target":300' in last.options


async def test_who_sits_in_the_channel_already_gets_no_second_table(harness: Harness) -> None:
    await harness.lobby()
    with refused(TableReason.SITS_HERE):
        await harness.manager.lobby.play_now(ANN, guild=GUILD, channel=CHANNEL, game="gin")
    await harness.manager.lobby.play_now(BOB, guild=GUILD, channel=CHANNEL, game="gin")


async def test_who_has_resigned_may_play_at_once_while_the_others_go_on(harness: Harness) -> None:
    table = await harness.lobby(game="hand", options={}, seats=4)
    await harness.manager.lobby.join(table.id, BOB)
    await harness.manager.lobby.fill(table.id, ANN, Level.EASY)
    await harness.manager.lobby.begin(table.id, ANN)
    await harness.manager.resign(table.id, ANN)
    assert table.live
    await harness.manager.lobby.play_now(ANN, guild=GUILD, channel=CHANNEL, game="gin")
    with refused(TableReason.SITS_HERE):
        await harness.manager.lobby.play_now(BOB, guild=GUILD, channel=CHANNEL, game="gin")


async def test_two_presses_at_once_open_one_table(harness: Harness) -> None:
    press = harness.manager.lobby.play_now
    results = await asyncio.gather(
        *(press(ANN, guild=GUILD, channel=CHANNEL, game=game) for game in ("gin", "hand")),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Exception) for result in results) == 1
    assert await harness.rows("SELECT count(*) FROM tables") == [(1,)]


async def test_play_at_once_keeps_to_the_rules_of_the_server(harness: Harness) -> None:
    await harness.manager.members.change_guild(GUILD, openers="moderators")
    with refused(TableReason.MAY_NOT_OPEN):
        await harness.manager.lobby.play_now(ANN, guild=GUILD, channel=CHANNEL, game="gin")
    await harness.manager.members.change_guild(GUILD, openers="everyone", allow=CHANNEL + 1)
    with refused(TableReason.CHANNEL_NOT_ALLOWED):
        await harness.manager.lobby.play_now(ANN, guild=GUILD, channel=CHANNEL, game="gin")
    await harness.manager.members.change_guild(GUILD, everywhere=True)
    for _ in range(TABLES_PER_CHANNEL):
        await harness.lobby(BOB)
    with refused(TableReason.TOO_MANY_TABLES):
        await harness.manager.lobby.play_now(ANN, guild=GUILD, channel=CHANNEL, game="gin")
    with pytest.raises(SetupError):
        await harness.manager.lobby.play_now(ANN, guild=GUILD, channel=CHANNEL, game="whist")


# --- reserved seats


async def test_a_seat_is_kept_for_whoever_was_asked_and_their_join_begins(harness: Harness) -> None:
    table = await harness.lobby(asked=(BOB.id,))
    with refused(TableReason.KEPT):
        await harness.manager.lobby.join(table.id, CEM)
    with refused(TableReason.KEPT):
        await harness.manager.lobby.add_computer(table.id, ANN, Level.EASY)
    with refused(TableReason.KEPT):
        await harness.manager.lobby.fill(table.id, ANN, Level.EASY)
    later = await harness.killed()
    with refused(TableReason.KEPT):
        await later.manager.lobby.join(table.id, CEM)
    again = await later.manager.lobby.join(table.id, BOB)
    assert again.status is Status.PLAYING
    assert again.kept == ()
    assert await harness_rows(later) == []


async def harness_rows(harness: Harness) -> list[tuple[object, ...]]:
    return await harness.rows("SELECT member_id FROM kept_seats")


async def test_a_seat_is_kept_until_its_member_declines(harness: Harness) -> None:
    table = await harness.lobby(asked=(BOB.id,))
    with refused(TableReason.NOT_ASKED):
        await harness.manager.lobby.decline(table.id, CEM)
    await harness.manager.lobby.decline(table.id, BOB)
    assert await harness_rows(harness) == []
    await harness.manager.lobby.join(table.id, CEM)
    assert table.status is Status.LOBBY  # no seat was reserved for this player


async def test_a_seat_is_kept_for_five_minutes(harness: Harness) -> None:
    table = await harness.lobby(asked=(BOB.id,))
    await harness.advance(HOUR // 12)
    await harness.manager.lobby.join(table.id, CEM)
    with refused(TableReason.FULL):
        await harness.manager.lobby.join(table.id, BOB)


async def test_seats_beside_a_kept_one_are_free(harness: Harness) -> None:
    table = await harness.lobby(game="rummy500", options={}, asked=(BOB.id,))
    await harness.manager.lobby.fill(table.id, ANN, Level.EASY)
    assert len(table.players) == 3
    with refused(TableReason.KEPT):
        await harness.manager.lobby.join(table.id, CEM)
    await harness.manager.lobby.join(table.id, BOB)
    assert table.status is Status.PLAYING


async def test_a_rematch_keeps_the_seats_of_the_others_and_asks_them_once(harness: Harness) -> None:
    table = await harness.two()
    await harness.play_match(table)
    again = await harness.manager.lobby.again(table.id, BOB)
    assert [kept.member for kept in again.kept] == [ANN.id]
    assert harness.manager.lobby.pop_unasked(again)
    assert not harness.manager.lobby.pop_unasked(again)
    with refused(TableReason.KEPT):
        await harness.manager.lobby.join(again.id, CEM)


async def test_an_erased_member_is_kept_no_seat(harness: Harness) -> None:
    table = await harness.lobby(asked=(BOB.id,))
    await harness.manager.erase(BOB.id)
    assert table.kept == ()
    assert await harness_rows(harness) == []


async def test_a_closed_lobby_keeps_no_seats(harness: Harness) -> None:
    table = await harness.lobby(asked=(BOB.id,))
    await harness.manager.close(table.id, ANN)
    assert await harness_rows(harness) == []
    assert table.kept == ()


async def test_who_was_asked_need_not_be_reliable(harness: Harness) -> None:
    match = await harness.lobby(game="rummy500", options={})
    for person in (BOB, CEM):
        await harness.manager.lobby.join(match.id, person)
    await harness.manager.lobby.begin(match.id, ANN)
    await harness.manager.resign(match.id, BOB)
    table = await harness.lobby(asked=(replace(BOB).id,), reliability=80)
    await harness.manager.lobby.join(table.id, BOB)
    other = await harness.lobby(reliability=80)
    with refused(TableReason.UNRELIABLE):
        await harness.manager.lobby.join(other.id, BOB)
