"""What holds for every page of Hand at every point of a round, with two to five players and with partners."""

import random
from dataclasses import replace

import pytest

from bot.manager.tables.table import Status
from bot.manager.time.match_clock import CLOCKS, INCREMENTS, MatchClock, Terms
from bot.ui.board import board
from bot.ui.custom_id import parse
from bot.ui.hand.lay_sequence import lay_all
from bot.ui.hand.panel import PANEL
from bot.ui.hand_panel import SORTS, hand
from bot.ui.panel_state import PanelState, panel_state_of
from bot.ui.sheet import sheet_page
from bot.ui.turn_mention import turn_mention_page
from engine.actions import Discard
from engine.cards import FACE, JOKER
from engine.games.hand import Lay, Phase
from tests.bot.ui.hand.house import hand_table, moments
from tests.bot.ui.house import custom_ids, words
from tests.bot.ui.limits import check

HOUSES = [
    (2, {}),
    (3, {"opening_rule": "beat_last", "opening_min": 31, "taken_joker_must_be_used": True}),
    (4, {"teams": True, "opening_scope": "team", "opening_min": 41}),
    (4, {"teams": True, "pairs_redeal": True, "starter_first_turn": "may_meld", "final_discard": False}),
    (5, {"discard_use": "any_use", "exchange_set3": "either_missing", "opening_min": 31}),
    (5, {"discard_use": "any_meld", "max_jokers_per_meld": 1, "go_out_first_turn": False}),
]
LIMIT = 220


def at_play(house, seed, *, rounds=1, every=1):
    seats, options = house
    table = hand_table(seats, seed, **options)
    for number, moment in enumerate(moments(table, seed, rounds, LIMIT)):
        if number % every == 0 or moment.deal.result is not None:
            yield moment


@pytest.mark.long
@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_every_page_is_within_discords_limits(house):
    phases = set()
    for table in at_play(house, seed=3, rounds=2, every=3):
        check(board(table))
        check(sheet_page(table))
        phases.add(table.deal.phase)
        for seat in {*table.deal.actors[:2], 0}:
            check(turn_mention_page(table, seat, closed=True))
            for sort in SORTS:
                check(hand(table, seat, sort=sort))
            for page in steps_from(table, seat, random.Random(5)):
                check(page)
    assert {Phase.DRAW, Phase.PLAY, Phase.OVER} <= phases


def steps_from(table, seat, chance):
    """Yield pages of the steps that presses lead to, chosen by chance, until there is nothing further."""
    stage = PanelState()
    for _ in range(12):
        page = hand(table, seat, stage=stage)
        yield page
        found = [control for control in rows_of(page) if ":step:" in control["custom_id"]]
        if not found:
            return
        stage = stage_by(chance.choice(found), chance)


def rows_of(page):
    rows = [component for component in page.components[0]["components"] if component["type"] == 1]
    return [control for row in rows for control in row["components"] if not control.get("disabled")]


def stage_by(control, chance):
    values = [option["value"] for option in control.get("options", ())]
    least, most = control.get("min_values", 1), control.get("max_values", 1)
    chosen = chance.sample(values, chance.randint(least, min(most, least + 1))) if values else ()
    return panel_state_of(parse(control["custom_id"]), chosen)


@pytest.mark.long
@pytest.mark.parametrize("teams", [False, True])
def test_the_longest_names_fit(teams):
    seats = 4 if teams else 5
    table = hand_table(seats, 9, teams=teams, rounds=100)
    table.clock = MatchClock(Terms(CLOCKS["7d"], INCREMENTS["3d"])).begun(seats).turn([3], 1_790_000_000_000)
    played = 0
    for number, moment in enumerate(moments(table, 9, rounds=12, limit=600)):
        if number % 25 and moment.deal.actors:
            continue
        played += not moment.deal.actors
        for gone in ({"away": True}, {"resigned": True}, {}):
            moment.players = [replace(player, name="*" * 32, **gone) for player in moment.players]
            check(board(moment))
            check(sheet_page(moment))
            check(hand(moment, moment.deal.actors[0] if moment.deal.actors else 0))
            moment.players = [replace(player, away=False, resigned=False) for player in moment.players]
    assert played == 12
    table.status = Status.OVER
    check(board(table))
    check(hand(table, 3))


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_everything_legal_can_be_reached_on_the_panel(house):
    for table in at_play(house, seed=7, every=2):
        for seat in table.deal.actors[:1]:
            view = table.deal.view(seat)
            shown = [label for page in pages_of_menus(table, seat) for label in offered(page)]
            for action in view.legal:
                assert told(action, view) in shown, (action, shown)


def pages_of_menus(table, seat):
    """Yield the panel with every menu turned to each of its pages."""
    first = hand(table, seat)
    yield first
    for text in custom_ids(first):
        if ":page:" in text:
            menu, number = map(int, text.rsplit(":", 1)[1].split("."))
            yield hand(table, seat, stage=PanelState(menu=menu, page=number))


def offered(page):
    """Return what does something at once, by the words that tell it."""
    for control in rows_of(page):
        if ":act:" in control["custom_id"]:
            for option in control.get("options", [control]):
                yield option["label"].partition(": go out")[0].removeprefix("Throw ")[:79]


def told(action, view):
    from bot.texts import action_label

    return action_label(action, view).removeprefix("Throw ")[:79]


@pytest.mark.long
@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_pages_depend_on_nothing_that_their_reader_cannot_see(house):
    chance = random.Random(7)

    def rearrange(cards):
        return chance.sample(cards, len(cards))

    for table in at_play(house, seed=11, every=4):
        true = table.deal
        for seat in (None, *{0, *true.actors[:2]}):
            pages = seen_pages(table, seat)
            table.deal = true.resampled(seat, rearrange)
            assert seen_pages(table, seat) == pages
            table.deal = true


def seen_pages(table, seat):
    if seat is None:
        return [board(table), sheet_page(table)]
    return [
        *(hand(table, seat, sort=sort) for sort in SORTS),
        *steps_from(table, seat, random.Random(1)),
    ]


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_what_one_press_lays_is_legal_and_leaves_a_turn_that_can_be_finished(house):
    several = 0
    for table in at_play(house, seed=5, rounds=2):
        for seat in table.deal.actors[:1]:
            actions, after = lay_all(table.deal, table.deal.view(seat))
            twin = table.deal.clone()
            for action in actions:
                twin.apply(seat, action)
            several += len(actions) > 1
            assert twin.view(seat) == after
            assert (
                after.result is not None or not actions or any(map(throws, after.legal)) or after.jokers_due
            )
    assert several


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_the_best_throws_break_nothing_and_are_no_jokers(house):
    for table in at_play(house, seed=29):
        for seat in table.deal.actors[:1]:
            view = table.deal.view(seat)
            costs = PANEL.costs(view, ())
            assert set(costs) == {action.card for action in view.legal if throws(action)}
            best = [card for card, cost in costs.items() if cost.best]
            assert bool(best) == bool(costs)
            opening = next((action for action in view.legal if isinstance(action, Lay)), None)
            if opening is not None and not view.free[seat] and not view.hand_discards:
                laid = {card for meld in opening.melds for card in meld.cards}
                others = {FACE[card] for card in view.hand if card not in laid}
                assert {FACE[card] for card in best} <= others
            free = [card for card, cost in costs.items() if not cost.words and FACE[card] != JOKER]
            if free and not view.hand_discards:
                assert set(best) <= set(free)


def throws(action):
    return isinstance(action, Discard)


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_a_waiting_panel_stays_the_same_while_the_others_move(house):
    waiting, kept = {}, 0
    for table in at_play(house, seed=13):
        for seat in range(len(table.players)):
            if table.deal.actors and seat not in table.deal.actors:
                page = hand(table, seat)
                assert waiting.setdefault(seat, page) == page
                kept += 1
            else:
                waiting.pop(seat, None)
    assert kept > LIMIT // 3


@pytest.mark.long
@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_no_card_stands_in_a_custom_id_and_forged_steps_are_harmless(house):
    chance = random.Random(17)
    letters = "0123456789abcdefxyz.-s"
    for table in at_play(house, seed=17, every=9):
        for seat in table.deal.actors[:1]:
            view = table.deal.view(seat)
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
