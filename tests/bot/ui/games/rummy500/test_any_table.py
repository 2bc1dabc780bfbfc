"""Properties of every page of Rummy 500 at every ply, for 2 to 4 players, with all options."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Status, Table
from bot.manager.time.match_clock import CLOCKS, INCREMENTS, MatchClock, Terms
from bot.ui.games.panel_state import PanelState, panel_state_of
from bot.ui.games.panels import panel_of
from bot.ui.play.hand_panel import SORTS, hand
from bot.ui.play.turn_mention import turn_mention_page
from bot.ui.tables.board import board
from engine.actions import Action
from engine.games.rummy500.terms import LayOff, Meld, Phase, TakePile
from tests.bot.dealt import rummy500_on
from tests.bot.ui.games.rummy500.sample_tables import moments, players, rummy, with_thirty_nine
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import act, custom_ids, press_of, words
from tests.bot.ui.unseen import check_unseen, check_waiting
from tests.engine.games.rummy500.worst_deals import worst_deals

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"preset": "books"}),
    (3, {"ace_wrap": True, "hand_ace": 1, "go_out": "must_drop"}),
    (4, {"preset": "round_table"}),
    (3, {"take_depth": "top", "ace_high": False, "stall_limit": 0}),
    (4, {"single_take": "must_use", "go_out": "must_drop", "ace_wrap": True}),
]


def _at_play(
    setup: tuple[int, dict[str, Any]], seed: int, *, deals: int = 1, every: int = 1
) -> Iterator[Table]:
    seats, options = setup
    for number, table in enumerate(moments(rummy(seats, seed, **options), seed, deals)):
        if number % every == 0 or rummy500_on(table).result is not None:
            yield table


def _steps(table: Table, seat: int) -> list[PanelState]:
    """Return states with no, one, some and all cards selected, with and without a new choice."""
    size = len(rummy500_on(table).view(seat).hand)
    masks = [0, 1, 0b10101 & (1 << size) - 1, (1 << size) - 1]
    steps = [PanelState(step=f"cards.{mask:x}.{page}") for mask in masks for page in (0, 3)]
    return [*steps, PanelState(step="cards.0.0", values=tuple(map(str, range(min(size, 13)))))]


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_page_is_within_discords_limits(setup: tuple[int, dict[str, Any]]) -> None:
    phases = set()
    for table in _at_play(setup, seed=3, deals=2, every=5):
        check(board(table))
        phases.add(rummy500_on(table).view(None).phase)
        for seat in {*rummy500_on(table).actors, 0}:
            check(turn_mention_page(table, seat, closed=True))
            for sort in SORTS:
                check(hand(table, seat, sort=sort))
            legal = rummy500_on(table).legal_actions(seat)
            for index in {0, len(legal) // 2, len(legal) - 1} if legal else ():
                check(hand(table, seat, stage=PanelState(asked=index)))
                check(hand(table, seat, stage=PanelState(picked=index)))
                check(hand(table, seat, stage=PanelState(page=index)))
            if seat in rummy500_on(table).actors:
                for stage in _steps(table, seat):
                    check(hand(table, seat, stage=stage))
    assert {Phase.DRAW, Phase.PLAY, Phase.OVER} <= phases


@pytest.mark.long
def test_four_players_with_the_longest_names_fit() -> None:
    table = rummy(4, 5, ace_wrap=True)
    table.clock = MatchClock(Terms(CLOCKS["7d"], INCREMENTS["3d"])).begun(4).turn([1], 1_790_000_000_000)
    for moment in moments(table, 5, deals=2):
        for away, resigned in ((True, False), (False, True), (False, False)):
            moment.players = tuple(
                replace(player, name="*" * 32, away=away, resigned=resigned) for player in players(4)
            )
            check(board(moment))
            check(hand(moment, rummy500_on(moment).actors[0] if rummy500_on(moment).actors else 0))
    table.status = Status.OVER
    check(board(table))
    check(hand(table, 3))


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, {"ace_wrap": True}], ids=str)
def test_the_worst_hand_fits_on_every_page_and_all_of_it_can_be_played(options: dict[str, Any]) -> None:
    """A hand of 13 cards with a pile of 26 becomes a hand of 39."""
    table = with_thirty_nine(**options)
    check(board(table))
    shown = hand(table, 0)
    check(shown)
    assert "(1 of 2)" not in words(shown)  # the pile's 26 cards, except the top, fit in 25 options
    act(table, TakePile(26))
    assert len(rummy500_on(table).view(0).hand) == 39
    most = 0
    while rummy500_on(table).result is None and rummy500_on(table).actors == (0,):
        legal = rummy500_on(table).legal_actions(0)
        _check_everything(table)
        plays = [action for action in legal if isinstance(action, Meld | LayOff)]
        most = max(most, len(plays))
        act(table, min(plays, key=lambda play: len(play.cards)) if plays else legal[0])
    assert most > 25


@pytest.mark.long
def test_cards_picked_on_one_page_of_a_long_hand_stay_picked_on_the_others() -> None:
    table = with_thirty_nine()
    act(table, TakePile(26))
    act(table, min(_plays(table), key=lambda play: len(play.cards)))
    legal = rummy500_on(table).legal_actions(0)
    sets = [play for play in legal if isinstance(play, Meld) and play.cards[0] % 13 == play.cards[1] % 13]
    assert sets
    for play in sets:
        assert len(rummy500_on(table).view(0).hand) > 25
        assert _same(play, _built(table, 0, play))


@pytest.mark.long
@pytest.mark.parametrize("number", range(6))
def test_the_longest_lists_there_can_be_fit_and_can_be_reached(number: int) -> None:
    table = rummy(ace_wrap=True)
    table.deal = worst_deals()[number]
    check(board(table))
    _check_everything(table)


def _check_everything(table: Table) -> None:
    """Check the panel in every order, with every page of its menus, and every selection step."""
    for sort in SORTS:
        check(hand(table, 0, sort=sort))
    reached, stages = _reached(table, 0)
    assert reached == set(range(len(rummy500_on(table).legal_actions(0))))
    for stage in stages:
        check(hand(table, 0, stage=stage))
    view = rummy500_on(table).view(0)
    everything = f"{(1 << len(view.hand)) - 1:x}"
    for page in range(5):
        check(hand(table, 0, stage=PanelState(step=f"cards.{everything}.{page}")))


def _reached(table: Table, seat: int) -> tuple[set[int], set[PanelState]]:
    """Return the indexes of all actions that presses lead to, and the states on the way.

    Of selection steps only the buttons are followed, because every choice would be another state.
    """
    found: set[int] = set()
    seen: set[PanelState] = set()
    waiting = [PanelState()]
    while waiting:
        stage = waiting.pop()
        if stage in seen:
            continue
        seen.add(stage)
        for control in _controls(hand(table, seat, stage=stage)):
            press = press_of(control["custom_id"])
            values = [option["value"] for option in control.get("options", ())]
            if press.verb == "act":
                found |= set(map(int, values or [press.arg]))
            elif press.verb == "sure":
                found |= set(map(int, values or [press.arg]))
                waiting.append(panel_state_of(press, values[:1]))
            elif press.verb in ("pick", "page") or (press.verb == "step" and not values):
                waiting += [panel_state_of(press, [value]) for value in values] or [panel_state_of(press)]
    return found, seen


def _controls(page: Page) -> list[dict[str, Any]]:
    rows = [component for component in page.components[0]["components"] if component["type"] == 1]
    return [control for row in rows for control in row["components"] if not control.get("disabled")]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_everything_legal_can_be_reached_on_the_panel(
    setup: tuple[int, dict[str, Any]],
) -> None:
    for table in _at_play(setup, seed=7):
        for seat in rummy500_on(table).actors:
            reached, _ = _reached(table, seat)
            assert reached == set(range(len(rummy500_on(table).legal_actions(seat))))


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_listed_play_can_be_picked_card_by_card(
    setup: tuple[int, dict[str, Any]],
) -> None:
    """From the initial panel, by its controls only, whatever page a card is on."""
    made = 0
    for table in _at_play(setup, seed=9, deals=3):
        for seat in rummy500_on(table).actors:
            view = rummy500_on(table).view(seat)
            plays = [action for action in view.legal if isinstance(action, Meld | LayOff)]
            for play in plays[:3] if len(plays) > 1 else ():
                made += 1
                assert _same(play, _built(table, seat, play))
    assert made


def _plays(table: Table) -> list[Meld | LayOff]:
    legal = rummy500_on(table).legal_actions(0)
    return [action for action in legal if isinstance(action, Meld | LayOff)]


def _built(table: Table, seat: int, play: Meld | LayOff) -> Action | None:
    """Select the cards of a play by presses, page after page, and press the resulting button."""
    view = rummy500_on(table).view(seat)
    wanted = {str(view.hand.index(card)) for card in play.cards}
    begin = next(one for one in _controls(hand(table, seat)) if ":step:" in one["custom_id"])
    stage = panel_state_of(press_of(begin["custom_id"]))
    pages = [stage, *_tabs(table, seat, stage)]
    for number in range(len(pages)):
        here = stage if number == 0 else _tabs(table, seat, stage)[number - 1]
        menu = next(one for one in _controls(hand(table, seat, stage=here)) if "options" in one)
        chosen = [option["value"] for option in menu["options"] if option["value"] in wanted]
        stage = panel_state_of(press_of(menu["custom_id"]), chosen)
    found = [
        panel_of(table).build_action(view, panel_state_of(press_of(one["custom_id"])))
        for one in _controls(hand(table, seat, stage=stage))
        if ":make:" in one["custom_id"]
    ]
    return next((action for action in found if _same(play, action)), None)


def _tabs(table: Table, seat: int, stage: PanelState) -> list[PanelState]:
    shown = [
        one
        for one in _controls(hand(table, seat, stage=stage))
        if ":step:" in one["custom_id"] and "options" not in one
    ]
    return [panel_state_of(press_of(one["custom_id"])) for one in shown]


def _same(play: Meld | LayOff, other: Action | None) -> bool:
    return (
        isinstance(other, Meld | LayOff)
        and type(play) is type(other)
        and set(play.cards) == set(other.cards)
        and getattr(play, "meld", None) == getattr(other, "meld", None)
    )


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_pages_depend_on_nothing_that_their_reader_cannot_see(setup: tuple[int, dict[str, Any]]) -> None:
    check_unseen(_at_play(setup, seed=11, every=5), lambda deal: (None, *range(deal.seats)), _pages)


def _pages(table: Table, seat: int | None) -> list[Page]:
    if seat is None:
        return [board(table)]
    last = max(len(rummy500_on(table).legal_actions(seat)) - 1, 0)
    return [
        *(hand(table, seat, sort=sort) for sort in SORTS),
        hand(table, seat, stage=PanelState(asked=last)),
        hand(table, seat, stage=PanelState(picked=last)),
        hand(table, seat, stage=PanelState(step="cards.7.0")),
    ]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_waiting_panel_stays_the_same_while_the_others_move(
    setup: tuple[int, dict[str, Any]],
) -> None:
    assert check_waiting(_at_play(setup, seed=13))


@pytest.mark.long
def test_no_custom_id_holds_a_card() -> None:
    for table in _at_play(SETUPS[2], seed=17):
        for seat in rummy500_on(table).actors:
            for stage in (PanelState(), *_steps(table, seat)):
                for text in custom_ids(hand(table, seat, stage=stage)):
                    press = press_of(text)
                    if press.verb in ("step", "make"):
                        assert press.arg.split(".")[0] in ("cards", "meld", "add")
                        assert all(set(part) <= set("0123456789abcdefm") for part in press.arg.split(".")[1:])
                    else:
                        known = press.arg in (*SORTS, "rummy500", "all", "")
                        assert known or press.arg.lstrip("m").replace(".", "").isdecimal()


FORGED = (
    "cards", "cards.", "cards.0", "cards.x.0", "cards.-1.0", "cards.ffffffffffffffff.0", "cards.0.99",
    "cards.0.-1", "cards.0.0.m.m", "cards.1.", "meld", "meld.", "meld.0", "meld.fffffffffffff", "meld.1.1",
    "add.7", "add.7.x", "add..0", "add.7.0.0", "other.1.0", "..", "cards.²", "meld.1_0",
)  # fmt: skip


@pytest.mark.parametrize("forged", FORGED)
@pytest.mark.parametrize("values", [(), ("0", "1"), ("999",), ("x",)], ids=str)
def test_forged_steps_lead_to_the_bare_panel(forged: str, values: tuple[str, ...]) -> None:
    table = rummy(2, 3)
    act(table, rummy500_on(table).legal_actions(1)[0])
    stage = PanelState(step=forged, values=values)
    assert hand(table, 1, stage=stage) == hand(table, 1)
    assert panel_of(table).build_action(rummy500_on(table).view(1), stage) is None


def test_a_paused_table_takes_no_moves() -> None:
    table = rummy(3)
    table.status = Status.PAUSED
    check(board(table))
    assert not [text for text in custom_ids(hand(table, 1)) if ":act:" in text or ":step:" in text]
