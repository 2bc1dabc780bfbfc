"""Properties of every page at every ply of a match."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Table
from bot.ui.games.gin import PANEL
from bot.ui.games.panel_state import PanelState
from bot.ui.play.hand_panel import SORTS, hand
from bot.ui.play.turn_mention import turn_mention_page
from bot.ui.tables.board import board
from engine.games.gin.terms import Defend, Phase
from tests.bot.dealt import deal_on
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import ANN, BEN, custom_ids, moments, playing
from tests.bot.ui.unseen import check_unseen

SETUPS: list[dict[str, Any]] = [
    {"preset": "gamecolony"},
    {"preset": "gamecolony_oklahoma"},
    {"preset": "gamecolony_gin_only"},
    {"preset": "openspiel", "deals": 0},
    {"preset": "classic", "layoff_mode": "deadwood_only"},
    {"preset": "modern", "meld_selection": "knocker", "layoff_mode": "manual"},
    {"preset": "hollywood", "target": 40},
    {"first_upcard": "eleven_card_deal", "stock_floor": 12},
    {"variant": "oklahoma", "spades_double": True, "target": 50, "layoff_mode": "manual"},
]


def _at_play(setup: dict[str, Any], seed: int, deals: int = 2) -> Iterator[Table]:
    return moments(playing(ANN, BEN, seed=seed, **setup), seed=seed, deals=deals)


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_page_is_within_discords_limits(setup: dict[str, Any]) -> None:
    phases = set()
    for table in _at_play(setup, seed=3, deals=2):
        check(board(table))
        view = deal_on(table).view(None)
        phases.add(view.phase)
        for seat in (0, 1):
            check(turn_mention_page(table, seat, closed=True))
            for sort in SORTS:
                check(hand(table, seat, sort=sort))
            legal = deal_on(table).legal_actions(seat)
            for index in {0, len(legal) // 2, len(legal) - 1} if legal else ():
                check(hand(table, seat, stage=PanelState(asked=index)))
                check(hand(table, seat, stage=PanelState(picked=index)))
                check(hand(table, seat, stage=PanelState(page=index)))
    assert {Phase.DRAW, Phase.DISCARD, Phase.OVER} <= phases


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_everything_legal_can_be_reached_on_the_panel(setup: dict[str, Any]) -> None:
    for table in _at_play(setup, seed=5):
        if not deal_on(table).actors:
            continue
        seat = deal_on(table).actors[0]
        legal = deal_on(table).legal_actions(seat)
        offered = reached(table, seat, PanelState(), set())
        # Only the best melds of the rest after lay-offs are offered; worse ones can be typed.
        defences = [legal[index] for index in offered]
        laid_off = {defence.laid_off for defence in defences if isinstance(defence, Defend)}
        unreached = [
            action
            for index, action in enumerate(legal)
            if index not in offered and getattr(action, "laid_off", None) not in laid_off
        ]
        assert not unreached, unreached


def reached(table: Table, seat: int, stage: PanelState, seen: set[PanelState]) -> set[int]:
    """Return the indexes of all actions that presses from a state lead to."""
    if stage in seen:
        return set()
    seen.add(stage)
    found = set()
    for control in _controls(hand(table, seat, stage=stage)):
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
                found |= reached(table, seat, PanelState(picked=value), seen)
        elif verb == "step":
            found |= reached(table, seat, PanelState(step=arg), seen)
        elif verb == "make":
            found |= made(table, seat, arg, values)
        elif verb == "page":
            menu, page, *picked = map(int, arg.split("."))
            following = PanelState(menu=menu, page=page, picked=picked[0] if picked else None)
            found |= reached(table, seat, following, seen)
    return found


def made(table: Table, seat: int, step: str, values: list[str]) -> set[int]:
    """Return the indexes of the legal actions made of one or several of the values."""
    legal, view = deal_on(table).legal_actions(seat), deal_on(table).view(seat)
    chosen: list[tuple[str, ...]] = [(value,) for value in values]
    if step == "layoff":
        chosen = [some for size in range(1, len(values) + 1) for some in combinations(values, size)]
    actions = [PANEL.build_action(view, PanelState(step=step, values=some)) for some in chosen]
    return {legal.index(action) for action in actions if action in legal}


def _controls(page: Page) -> list[dict[str, Any]]:
    rows = [component for component in page.components[0]["components"] if component["type"] == 1]
    return [control for row in rows for control in row["components"] if not control.get("disabled")]


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_pages_depend_on_nothing_that_their_reader_cannot_see(setup: dict[str, Any]) -> None:
    check_unseen(
        _at_play(setup, seed=7, deals=1),
        lambda _: (None, 0, 1),
        lambda table, seat: [board(table)] if seat is None else [*_panels(table, seat)],
    )


def _panels(table: Table, seat: int) -> Iterator[Page]:
    for sort in SORTS:
        yield hand(table, seat, sort=sort)
    yield hand(table, seat, stage=PanelState(asked=0))
    yield hand(table, seat, stage=PanelState(picked=len(deal_on(table).legal_actions(seat)) - 1))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_waiting_panel_stays_the_same_while_the_other_moves(setup: dict[str, Any]) -> None:
    waiting: dict[int, Page] = {}
    for table in _at_play(setup, seed=11, deals=3):
        for seat in (0, 1):
            if deal_on(table).actors == (1 - seat,):
                page = hand(table, seat)
                assert waiting.setdefault(seat, page) == page
            else:
                waiting.pop(seat, None)


@pytest.mark.long
def test_the_same_table_makes_the_same_pages() -> None:
    for table in _at_play(SETUPS[5], seed=13):
        assert board(table) == board(table)
        assert hand(table, 0) == hand(table, 0)


def test_no_custom_id_holds_a_card() -> None:
    for table in _at_play(SETUPS[5], seed=17):
        for seat in (0, 1):
            for text in custom_ids(hand(table, seat)):
                assert text.isascii()
                arg = text.split(":")[5]
                known = (*SORTS, "gin", "layoff", "knock.0")
                assert not arg or arg in known or arg.lstrip("m").replace(".", "").isdecimal()
