"""Which hint is on a seat's panel."""

import pytest

from bot.manager.results import shown_hints
from bot.manager.results.shown_hints import ShownHints
from bot.manager.tables.table import Table
from engine.ai.search import ActionValue, Assessment
from tests.bot.dealt import deal_on
from tests.bot.ui.sample_tables import act, playing


def verdict(table: Table, seat: int) -> Assessment:
    legal = reversed(deal_on(table).legal_actions(seat))
    return Assessment(tuple(ActionValue(action, 0.0, 1.0, 0.0, 1.0, 9, 0.0) for action in legal), 9)


def test_a_hint_is_shown_to_its_seat_until_the_next_ply() -> None:
    table, hints = playing(), ShownHints()
    seat = table.actors[0]
    assert hints.at(table, seat) is None
    found = verdict(table, seat)
    hints.show(table, seat, found, whole=True)
    shown = hints.at(table, seat)
    assert shown is not None
    assert shown.ranking == tuple(each.action for each in found.ranked)
    assert hints.at(table, 1 - seat) is None
    act(table, deal_on(table).legal_actions(seat)[-1])
    assert hints.at(table, seat) is None


def test_a_hint_that_says_only_where_to_look_names_no_action_until_all_of_it_is_shown() -> None:
    table, hints = playing(), ShownHints()
    seat = table.actors[0]
    found = verdict(table, seat)
    named = []
    for whole in (False, True, False):
        hints.show(table, seat, found, whole=whole)
        shown = hints.at(table, seat)
        assert shown is not None
        named.append(bool(shown.ranking))
    assert named == [False, True, True]


def test_only_the_last_hints_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown_hints, "_KEPT", 2)
    tables, hints = [playing() for _ in range(3)], ShownHints()
    for number, table in enumerate(tables):
        table.id = f"t{number}"
        hints.show(table, table.actors[0], verdict(table, table.actors[0]), whole=True)
    assert [hints.at(table, table.actors[0]) is None for table in tables] == [True, False, False]
