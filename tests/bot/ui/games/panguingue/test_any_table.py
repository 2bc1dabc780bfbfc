"""Properties of every page of panguingue at every ply, with few players and with many."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Status, Table
from bot.manager.time.match_clock import CLOCKS, INCREMENTS, MatchClock, Terms
from bot.ui.games.panel_state import PanelState
from bot.ui.play.hand_panel import SORTS, hand
from bot.ui.play.turn_mention import turn_mention_page
from bot.ui.results.payments import payments_page
from bot.ui.tables.board import board
from engine.games.panguingue.terms import Phase
from tests.bot.dealt import pan_on
from tests.bot.ui.games.panguingue.sample_tables import moments, pan
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import custom_ids, words
from tests.bot.ui.unseen import check_unseen, check_waiting

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"preset": "card_room"}),
    (6, {"drawn_card_rule": "to_hand", "discard_must_meld": False}),
    (6, {"preset": "britannica", "rank_set": "pip"}),
    (15, {"packs": 5, "forcing": "on_request"}),
]
LIMIT = 250


def _at_play(
    setup: tuple[int, dict[str, Any]], seed: int, *, deals: int = 1, every: int = 1
) -> Iterator[Table]:
    seats, options = setup
    table = pan(seats, seed, **options)
    for number, moment in enumerate(moments(table, seed, deals, LIMIT)):
        if number % every == 0 or pan_on(moment).result is not None or pan_on(moment).phase is Phase.DEMAND:
            yield moment


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_page_is_within_discords_limits(setup: tuple[int, dict[str, Any]]) -> None:
    phases = set()
    for table in _at_play(setup, seed=3, deals=2, every=5):
        check(board(table))
        check(payments_page(table))
        view = pan_on(table).view(None)
        phases.add(view.phase)
        for seat in {*pan_on(table).actors[:2], 0}:
            check(turn_mention_page(table, seat, closed=True))
            for sort in SORTS:
                check(hand(table, seat, sort=sort))
            legal = pan_on(table).legal_actions(seat)
            for index in {0, len(legal) // 2, len(legal) - 1} if legal else ():
                check(hand(table, seat, stage=PanelState(asked=index)))
                check(hand(table, seat, stage=PanelState(picked=index)))
                check(hand(table, seat, stage=PanelState(page=index)))
    assert {Phase.DECLARE, Phase.START, Phase.ACT} <= phases


@pytest.mark.long
@pytest.mark.parametrize("options", [{"packs": 11}, {"preset": "card_room"}], ids=str)
def test_fifteen_players_with_the_longest_names_fit(options: dict[str, Any]) -> None:
    table = pan(15, 5, **options)
    table.clock = MatchClock(Terms(CLOCKS["7d"], INCREMENTS["3d"])).begun(15).turn([3], 1_790_000_000_000)
    for number, moment in enumerate(moments(table, 5, limit=5000)):
        if number % 20 and pan_on(moment).actors:
            continue
        for away, resigned in ((True, False), (False, True)):
            moment.players = tuple(
                replace(player, name="*" * 32, away=away, resigned=resigned) for player in pan(15).players
            )
            check(board(moment))
            check(payments_page(moment))
        moment.players = tuple(replace(player, name="*" * 32) for player in pan(15).players)
        check(board(moment))
        check(hand(moment, pan_on(moment).actors[0] if pan_on(moment).actors else 0))
    assert pan_on(table).result is not None
    assert "goes out" in words(board(table))
    table.status = Status.OVER
    check(board(table))
    check(hand(table, 3))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_everything_legal_can_be_reached_on_the_panel(
    setup: tuple[int, dict[str, Any]],
) -> None:
    for table in _at_play(setup, seed=7):
        for seat in pan_on(table).actors[:1]:
            legal = pan_on(table).legal_actions(seat)
            reached = _reached(table, seat, PanelState(), set())
            unreached = [action for index, action in enumerate(legal) if index not in reached]
            assert not unreached, unreached


def _reached(table: Table, seat: int, stage: PanelState, seen: set[Any]) -> set[int]:
    """Return the indexes of all actions that presses from a state lead to."""
    if stage in seen:
        return set()
    seen.add(stage)
    found = set()
    shown = hand(table, seat, stage=stage)
    rows = [component for component in shown.components[0]["components"] if component["type"] == 1]
    for control in [control for row in rows for control in row["components"] if not control.get("disabled")]:
        verb, arg = control["custom_id"].split(":")[4:]
        values = [option["value"] for option in control.get("options", ())] or [arg]
        if verb == "act":
            found |= set(map(int, values))
        elif verb == "sure":
            for value in map(int, values):
                asked = hand(table, seat, stage=PanelState(asked=value))
                assert [text for text in custom_ids(asked) if text.endswith(f":act:{value}")]
                found.add(value)
        elif verb == "pick":
            for value in map(int, values):
                found |= _reached(table, seat, PanelState(picked=value), seen)
        elif verb == "page":
            menu, number, *picked = map(int, arg.split("."))
            following = PanelState(menu=menu, page=number, picked=picked[0] if picked else None)
            found |= _reached(table, seat, following, seen)
    return found


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_pages_depend_on_nothing_that_their_reader_cannot_see(setup: tuple[int, dict[str, Any]]) -> None:
    check_unseen(_at_play(setup, seed=11, every=7), lambda deal: (None, *{0, *deal.actors[:2]}), _pages)


def _pages(table: Table, seat: int | None) -> list[Page]:
    if seat is None:
        return [board(table), payments_page(table)]
    last = max(len(pan_on(table).legal_actions(seat)) - 1, 0)
    return [
        *(hand(table, seat, sort=sort) for sort in SORTS),
        hand(table, seat, stage=PanelState(asked=last)),
        hand(table, seat, stage=PanelState(picked=last)),
    ]


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_waiting_panel_stays_the_same_while_the_others_move(
    setup: tuple[int, dict[str, Any]],
) -> None:
    assert check_waiting(_at_play(setup, seed=13))


@pytest.mark.long
def test_no_custom_id_holds_a_card() -> None:
    for table in _at_play(SETUPS[2], seed=17):
        for seat in pan_on(table).actors:
            for text in custom_ids(hand(table, seat)):
                assert text.isascii()
                arg = text.split(":")[5]
                known = arg in SORTS or arg == "panguingue"
                assert not arg or known or arg.lstrip("m").replace(".", "").isdecimal()


def test_a_paused_table_takes_no_moves() -> None:
    table = pan(3)
    table.status = Status.PAUSED
    check(board(table))
    assert not [text for text in custom_ids(hand(table, 1)) if ":act:" in text]
