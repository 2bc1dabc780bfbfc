"""Who may get a hint."""

from dataclasses import replace

import pytest

from bot.manager.results.hint_policy import hint_refused, is_rated
from bot.manager.tables.table import PlayerKind, Status, Table, TableReason
from engine.ai import Level
from tests.bot.dealt import deal_on
from tests.bot.ui.sample_tables import act, playing


def against_computers(people: int = 1) -> Table:
    table = playing()
    seats = enumerate(table.players)
    table.players = tuple(
        player
        if seat < people
        else replace(player, kind=PlayerKind.COMPUTER, member=None, level=Level.NORMAL)
        for seat, player in seats
    )
    return table


def test_against_computers_whoever_is_to_act_gets_a_hint() -> None:
    table = against_computers()
    while 0 not in table.actors or len(deal_on(table).legal_actions(0)) < 2:
        act(table, deal_on(table).legal_actions(table.actors[0])[-1])
    assert hint_refused(table, 0) is None
    assert not is_rated(table)


def test_there_is_none_before_the_match() -> None:
    table = replace(against_computers(), match=None, deal=None, status=Status.LOBBY)
    assert hint_refused(table, 0) is TableReason.NOT_PLAYING


def test_nobody_gets_one_at_a_rated_table_whatever_it_was_opened_with() -> None:
    table = playing()
    table.hints = True
    assert is_rated(table)
    assert [hint_refused(table, seat) for seat in (0, 1)] == [TableReason.HINT_RATED] * 2


def test_people_beside_a_computer_get_one_where_hints_are_on() -> None:
    table = against_computers()
    table.players = (*table.players, replace(table.players[0], member=99))
    seat = table.actors[0]
    assert hint_refused(table, seat) is TableReason.HINT_PEOPLE
    table.hints = True
    assert hint_refused(table, seat) is None


def test_there_is_none_while_others_are_to_act_or_time_stands_still() -> None:
    table = against_computers()
    table.hints = True
    seat = table.actors[0]
    assert hint_refused(table, 1 - seat) is TableReason.HINT_LATER
    table.status = Status.PAUSED
    assert hint_refused(table, seat) is TableReason.HINT_LATER


def test_there_is_none_where_there_is_no_choice() -> None:
    table = against_computers()
    table.hints = True
    legal = deal_on(table).legal_actions
    while len(legal(table.actors[0])) > 1:
        act(table, next(action for action in legal(table.actors[0]) if action.verb == "pass"))
        legal = deal_on(table).legal_actions
    assert hint_refused(table, table.actors[0]) is TableReason.HINT_ONLY


def test_there_is_none_in_a_game_that_the_judge_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.manager.results.hint_policy.DECISION_PROBLEMS", {})
    table = against_computers()
    table.hints = True
    assert hint_refused(table, table.actors[0]) is TableReason.HINT_GAME
