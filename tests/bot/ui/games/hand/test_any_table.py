"""Properties of every page of Hand at every ply, with two to five players and with partners."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Status, Table
from bot.manager.time.match_clock import CLOCKS, INCREMENTS, MatchClock, Terms
from bot.texts.play.discard_costs import measured
from bot.ui.games.hand.lay_sequence import lay_all
from bot.ui.games.hand.panel import PANEL
from bot.ui.games.panel_state import PanelState, panel_state_of
from bot.ui.play.hand_panel import SORTS, hand
from bot.ui.play.turn_mention import turn_mention_page
from bot.ui.tables.board import board
from bot.ui.tables.sheet import sheet_page
from engine.actions import Action, Discard
from engine.cards import FACE, JOKER
from engine.games.hand.terms import HandView, Lay, PartnershipView, Phase
from tests.bot.dealt import hand_on
from tests.bot.ui.games.hand.sample_tables import hand_table, moments
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import custom_ids, press_of, words
from tests.bot.ui.unseen import check_unseen

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"opening_rule": "beat_last", "opening_min": 31, "taken_joker_must_be_used": True}),
    (4, {"teams": True, "opening_scope": "team", "opening_min": 41}),
    (4, {"teams": True, "pairs_redeal": True, "starter_first_turn": "may_meld", "final_discard": False}),
    (5, {"discard_use": "any_use", "exchange_set3": "either_missing", "opening_min": 31}),
    (5, {"discard_use": "any_meld", "max_jokers_per_meld": 1, "go_out_first_turn": False}),
]
LIMIT = 220


def at_play(
    setup: tuple[int, dict[str, Any]], seed: int, *, rounds: int = 1, every: int = 1
) -> Iterator[Table]:
    seats, options = setup
    table = hand_table(seats, seed, **options)
    for number, moment in enumerate(moments(table, seed, rounds, LIMIT)):
        if number % every == 0 or hand_on(moment).result is not None:
            yield moment


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_page_is_within_discords_limits(setup: tuple[int, dict[str, Any]]) -> None:
    phases = set()
    for table in at_play(setup, seed=3, rounds=2, every=5):
        check(board(table))
        check(sheet_page(table))
        phases.add(hand_on(table).phase)
        for seat in {*hand_on(table).actors[:2], 0}:
            check(turn_mention_page(table, seat, closed=True))
            for sort in SORTS:
                check(hand(table, seat, sort=sort))
            for page in steps_from(table, seat, random.Random(5)):
                check(page)
    assert {Phase.DRAW, Phase.PLAY, Phase.OVER} <= phases


def steps_from(table: Table, seat: int, chance: random.Random) -> Iterator[Page]:
    """Yield pages of random steps until there are no further steps."""
    stage = PanelState()
    for _ in range(12):
        page = hand(table, seat, stage=stage)
        yield page
        found = [control for control in rows_of(page) if ":step:" in control["custom_id"]]
        if not found:
            return
        stage = stage_by(chance.choice(found), chance)


def rows_of(page: Page) -> list[dict[str, Any]]:
    rows = [component for component in page.components[0]["components"] if component["type"] == 1]
    return [control for row in rows for control in row["components"] if not control.get("disabled")]


def stage_by(control: dict[str, Any], chance: random.Random) -> PanelState:
    values = [option["value"] for option in control.get("options", ())]
    least, most = control.get("min_values", 1), control.get("max_values", 1)
    chosen = chance.sample(values, chance.randint(least, min(most, least + 1))) if values else []
    return panel_state_of(press_of(control["custom_id"]), chosen)


@pytest.mark.long
@pytest.mark.parametrize("teams", [False, True])
def test_the_longest_names_fit(teams: bool) -> None:
    seats = 4 if teams else 5
    table = hand_table(seats, 9, teams=teams, rounds=100)
    table.clock = MatchClock(Terms(CLOCKS["7d"], INCREMENTS["3d"])).begun(seats).turn([3], 1_790_000_000_000)
    played = 0
    for number, moment in enumerate(moments(table, 9, rounds=12, limit=600)):
        if number % 25 and hand_on(moment).actors:
            continue
        played += not hand_on(moment).actors
        for away, resigned in ((True, False), (False, True), (False, False)):
            moment.players = tuple(
                replace(player, name="*" * 32, away=away, resigned=resigned) for player in moment.players
            )
            check(board(moment))
            check(sheet_page(moment))
            check(hand(moment, hand_on(moment).actors[0] if hand_on(moment).actors else 0))
            moment.players = tuple(replace(player, away=False, resigned=False) for player in moment.players)
    assert played == 12
    table.status = Status.OVER
    check(board(table))
    check(hand(table, 3))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_everything_legal_can_be_reached_on_the_panel(setup: tuple[int, dict[str, Any]]) -> None:
    for table in at_play(setup, seed=7, every=2):
        for seat in hand_on(table).actors[:1]:
            view = hand_on(table).view(seat)
            shown = [label for page in pages_of_menus(table, seat) for label in offered(page)]
            for action in view.legal:
                assert told(action, view) in shown, (action, shown)


def pages_of_menus(table: Table, seat: int) -> Iterator[Page]:
    """Yield the panel with every menu turned to each of its pages."""
    first = hand(table, seat)
    yield first
    for text in custom_ids(first):
        if ":page:" in text:
            menu, number = map(int, text.rsplit(":", 1)[1].split("."))
            yield hand(table, seat, stage=PanelState(menu=menu, page=number))
        if ":step:build" in text:
            yield hand(table, seat, stage=PanelState(step="build"))


def offered(page: Page) -> Iterator[str]:
    """Yield the labels of everything that acts at once."""
    for control in rows_of(page):
        if ":act:" in control["custom_id"]:
            for option in control.get("options", [control]):
                yield option["label"].partition(": go out")[0].removeprefix("Discard ")[:79]


def told(action: Action, view: HandView | PartnershipView) -> str:
    from bot.texts import action_label

    return action_label(action, view).removeprefix("Discard ")[:79]


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_pages_depend_on_nothing_that_their_reader_cannot_see(setup: tuple[int, dict[str, Any]]) -> None:
    check_unseen(at_play(setup, seed=11, every=7), lambda deal: (None, *{0, *deal.actors[:2]}), seen_pages)


def seen_pages(table: Table, seat: int | None) -> list[Page]:
    if seat is None:
        return [board(table), sheet_page(table)]
    return [
        *(hand(table, seat, sort=sort) for sort in SORTS),
        *steps_from(table, seat, random.Random(1)),
    ]


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_one_press_lays_is_legal_and_leaves_a_turn_that_can_be_finished(
    setup: tuple[int, dict[str, Any]],
) -> None:
    several = 0
    for table in at_play(setup, seed=5, rounds=2):
        for seat in hand_on(table).actors[:1]:
            actions, after = lay_all(hand_on(table), hand_on(table).view(seat))
            twin = hand_on(table).clone()
            for action in actions:
                twin.apply(seat, action)
            several += len(actions) > 1
            assert twin.view(seat) == after
            assert (
                after.result is not None or not actions or any(map(discards, after.legal)) or after.jokers_due
            )
    assert several


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_loosest_discards_break_nothing_and_are_no_jokers(setup: tuple[int, dict[str, Any]]) -> None:
    for table in at_play(setup, seed=29):
        for seat in hand_on(table).actors[:1]:
            view = hand_on(table).view(seat)
            costs = PANEL.costs(view, ())
            assert set(costs) == {action.card for action in view.legal if isinstance(action, Discard)}
            loosest = measured(costs, str(PANEL.measure)).cards
            opening = next((action for action in view.legal if isinstance(action, Lay)), None)
            if opening is not None and not view.free[seat] and not view.hand_discards:
                laid = {card for meld in opening.melds for card in meld.cards}
                others = {FACE[card] for card in view.hand if card not in laid}
                assert {FACE[card] for card in loosest} <= others
            free = [card for card, cost in costs.items() if not cost.words and FACE[card] != JOKER]
            if free and not view.hand_discards:
                assert loosest <= set(free)


def discards(action: Action) -> bool:
    return isinstance(action, Discard)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_waiting_panel_stays_the_same_while_the_others_move(setup: tuple[int, dict[str, Any]]) -> None:
    waiting: dict[int, Page] = {}
    kept = 0
    for table in at_play(setup, seed=13):
        for seat in range(len(table.players)):
            if hand_on(table).actors and seat not in hand_on(table).actors:
                page = hand(table, seat)
                assert waiting.setdefault(seat, page) == page
                kept += 1
            else:
                waiting.pop(seat, None)
    assert kept > LIMIT // 3


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_card_stands_in_a_custom_id_and_forged_steps_are_harmless(
    setup: tuple[int, dict[str, Any]],
) -> None:
    chance = random.Random(17)
    letters = "0123456789abcdefxyz.-s"
    for table in at_play(setup, seed=17, every=9):
        for seat in hand_on(table).actors[:1]:
            view = hand_on(table).view(seat)
            for _ in range(6):
                forged = "".join(chance.choices(letters, k=chance.randint(0, 20)))
                for start in ("build.", "build7", "cards.", ""):
                    stage = PanelState(
                        step=start + forged, values=(forged[:5],) if chance.random() < 0.3 else ()
                    )
                    check(hand(table, seat, stage=stage))
                    made = PANEL.build_action(view, stage)
                    assert made is None or isinstance(made, Lay)
            assert "build" not in words(hand(table, seat))
