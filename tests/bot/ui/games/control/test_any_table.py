"""Properties of every page of Control Card Rummy at every ply, all modes, 2 to 6 players."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Status, Table
from bot.ui.custom_id import ARG
from bot.ui.games.panel_state import PanelState
from bot.ui.games.panels import panel_of
from bot.ui.play.hand_panel import SORTS, hand
from bot.ui.play.turn_mention import turn_mention_page
from bot.ui.tables.board import board
from engine.actions import Action
from engine.errors import IllegalAction
from engine.games.control.deck import ControlMode
from engine.games.control.terms import ControlView, LayOff, Meld, Phase
from tests.bot.dealt import control_on
from tests.bot.ui.games.control.sample_tables import control, long_names, moments, random_options
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import custom_ids, words
from tests.bot.ui.unseen import check_unseen

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"control_mode": "held", "held_controls": 3, "hand_size": 13, "controls_in_force": 3}),
    (3, {"control_mode": "turn", "scoring": "penalty"}),
    (4, {"control_mode": "deck", "control_set": "numbers", "number_suit": "any"}),
    (5, {"control_mode": "deal", "max_turnovers": 1, "stall": 3}),
    (6, {"preset": "numo_6", "controls_in_force": 3}),
    (6, {"preset": "numo_1"}),
]


def _at_play(
    setup: tuple[int, dict[str, Any]], seed: int, *, deals: int = 1, every: int = 1
) -> Iterator[Table]:
    seats, options = setup
    for number, moment in enumerate(moments(control(seats, seed, **options), seed, deals)):
        if number % every == 0 or control_on(moment).result is not None:
            yield moment


def _stages(table: Table, seat: int, chance: random.Random) -> Iterator[PanelState]:
    """Yield panel states of all kinds, sensible and forged."""
    view = control_on(table).view(seat)
    places = chance.sample(range(len(view.hand)), min(len(view.hand), 3))
    joined = ".".join(map(str, places))
    legal = len(view.legal)
    yield from (PanelState(asked=index) for index in {0, legal - 1} if legal)
    yield from (PanelState(page=number, menu=number % 3) for number in range(3))
    for word in ("meld", "lay"):
        yield PanelState(step=word)
        yield PanelState(step=word, values=tuple(map(str, places)))
        yield PanelState(step=word, values=tuple(map(str, range(len(view.hand)))))
        yield PanelState(step=f"{word}.0.{joined}")
        yield PanelState(step=f"{word}.{joined}.99")
    yield PanelState(step="steal.0", values=("x",))
    for meld in view.fitting[:3]:
        yield PanelState(step="meld", values=tuple(str(view.hand.index(card)) for card in meld.cards))


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_page_is_within_discords_limits(setup: tuple[int, dict[str, Any]]) -> None:
    phases, chance = set(), random.Random(3)
    for table in _at_play(setup, seed=3, deals=2, every=13):
        check(board(table))
        phases.add(control_on(table).view(None).phase)
        for seat in {*control_on(table).actors, 0}:
            check(turn_mention_page(table, seat, closed=True))
            for sort in SORTS:
                check(hand(table, seat, sort=sort))
            for stage in _stages(table, seat, chance):
                check(hand(table, seat, stage=stage))
    assert {Phase.DRAW, Phase.PLAY} <= phases


@pytest.mark.long
@pytest.mark.parametrize("seed", range(15))
def test_pages_fit_under_options_by_lot_with_the_longest_names(seed: int) -> None:
    chance = random.Random(seed)
    seats = 2 + seed % 5
    table = control(seats, seed, **random_options(chance, seats))
    long_names(table)
    for number, moment in enumerate(moments(table, seed, limit=150)):
        if number % 12 and control_on(moment).actors:
            continue
        check(board(moment))
        for seat in {*control_on(moment).actors, seats - 1}:
            check(hand(moment, seat))
            for stage in _stages(moment, seat, chance):
                check(hand(moment, seat, stage=stage))
    table.status = Status.OVER
    check(board(table))
    check(hand(table, 1))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_everything_legal_can_be_reached_on_the_panel(
    setup: tuple[int, dict[str, Any]],
) -> None:
    for table in _at_play(setup, seed=7, every=2):
        for seat in control_on(table).actors:
            legal = control_on(table).legal_actions(seat)
            reached = _reached(table, seat, PanelState(), set())
            shown = {repr(_faces(legal[index])) for index in reached}
            unreached = [action for action in legal if repr(_faces(action)) not in shown]
            assert not unreached, unreached


def _faces(action: Action | None) -> object:
    """Return an action with faces for cards, since a menu lists equal actions once."""
    match action:
        case Meld(cards, kind):
            return "meld", sorted(card & 63 for card in cards), kind
        case LayOff(cards, meld):
            return "lay", sorted(card & 63 for card in cards), meld
        case _:
            return action


def _reached(table: Table, seat: int, stage: PanelState, seen: set[PanelState]) -> set[int]:
    """Return the indexes of all actions that presses from a state lead to."""
    if stage in seen:
        return set()
    seen.add(stage)
    found = set()
    rows = [row for row in hand(table, seat, stage=stage).components[0]["components"] if row["type"] == 1]
    for part in [part for row in rows for part in row["components"] if not part.get("disabled")]:
        verb, arg = part["custom_id"].split(":")[4:]
        values = [option["value"] for option in part.get("options", ())] or [arg]
        if verb == "act":
            found |= set(map(int, values))
        elif verb == "sure":
            asked = hand(table, seat, stage=PanelState(asked=int(arg)))
            assert [text for text in custom_ids(asked) if text.endswith(f":act:{arg}")]
            found.add(int(arg))
        elif verb == "page":
            menu, page = map(int, arg.split("."))
            found |= _reached(table, seat, PanelState(menu=menu, page=page), seen)
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_legal_meld_and_lay_off_can_be_picked_card_by_card(
    setup: tuple[int, dict[str, Any]],
) -> None:
    for table in _at_play(setup, seed=9, every=5):
        for seat in control_on(table).actors:
            view = control_on(table).view(seat)
            for action in view.legal[:60]:
                if isinstance(action, Meld | LayOff):
                    _pick(table, seat, view, action)


def _pick(table: Table, seat: int, view: ControlView, action: Meld | LayOff) -> None:
    word = "meld" if isinstance(action, Meld) else "lay"
    places = tuple(str(view.hand.index(card)) for card in action.cards)
    if word == "lay" and len(view.hand) == 1:
        return
    page = hand(table, seat, stage=PanelState(step=word, values=places))
    made = [text.split(":")[5] for text in custom_ids(page) if text.split(":")[4] == "make"]
    actions = [panel_of(table).build_action(view, PanelState(step=arg)) for arg in made]
    assert _faces(action) in [_faces(made) for made in actions], (action, actions)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_forged_stages_are_judged_by_the_engine_and_break_nothing(
    setup: tuple[int, dict[str, Any]],
) -> None:
    chance = random.Random(5)
    for table in _at_play(setup, seed=21, every=6):
        for seat in range(len(table.players)):
            view = control_on(table).view(seat)
            for word in ("meld.sequence", "meld.either", "meld.9", "lay.0", "lay.77", "lay.x", "", "x.y.z"):
                places = chance.choices(range(-1, 16), k=chance.randrange(5))
                action = panel_of(table).build_action(
                    view, PanelState(step=".".join([word, *map(str, places)]))
                )
                if action is not None and control_on(table).actors:
                    try:
                        control_on(table).check(seat, action)
                    except IllegalAction:
                        continue
                    assert seat in control_on(table).actors


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_pages_depend_on_nothing_that_their_reader_cannot_see(setup: tuple[int, dict[str, Any]]) -> None:
    check_unseen(_at_play(setup, seed=11, every=7), lambda deal: (None, *{0, *deal.actors}), _pages)


def _pages(table: Table, seat: int | None) -> list[Page]:
    if seat is None:
        return [board(table)]
    stages = _stages(table, seat, random.Random(seat))
    return [
        *(hand(table, seat, sort=sort) for sort in SORTS),
        *(hand(table, seat, stage=stage) for stage in stages),
    ]


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_waiting_panel_stays_the_same_while_the_others_move(
    setup: tuple[int, dict[str, Any]],
) -> None:
    waiting: dict[int, Page] = {}
    kept, before = 0, (0, 99)
    for table in _at_play(setup, seed=13):
        public = control_on(table).view(None)
        if public.turnovers != before[0] or public.controls_left > before[1]:
            # The waiting player's note assumed that the pile is not turned over; nothing could be known about
            # reshuffled control cards.
            waiting.clear()
        before = public.turnovers, public.controls_left
        for seat in range(len(table.players)):
            if control_on(table).actors and seat not in control_on(table).actors:
                page = hand(table, seat)
                kept += seat in waiting
                assert waiting.setdefault(seat, page) == page
            else:
                waiting.pop(seat, None)
    assert kept or len(table.players) == 1


@pytest.mark.long
def test_no_custom_id_holds_a_card_or_a_control_card_that_is_held() -> None:
    for table in _at_play(SETUPS[1], seed=17):
        public = {*control_on(table).view(None).in_force, "group", "sequence"}
        for seat in control_on(table).actors:
            for stage in (
                PanelState(),
                PanelState(step="meld", values=("0", "1", "2")),
                PanelState(step="lay"),
            ):
                for text in custom_ids(hand(table, seat, stage=stage)):
                    verb, arg = text.split(":")[4:]
                    assert ARG.fullmatch(arg)
                    parts = [part for part in arg.split(".") if not part.lstrip("m").isdecimal()]
                    assert set(parts) <= {"", "meld", "lay", "all", "control", *SORTS, *public}, (verb, arg)


@pytest.mark.long
def test_held_control_cards_are_read_by_their_holder_alone() -> None:
    setup = (3, {"control_mode": ControlMode.HELD, "control_set": "numbers"})
    for table in _at_play(setup, seed=23, every=3):
        if not control_on(table).actors:
            continue
        assert "You hold" not in words(board(table))
        for seat in range(3):
            own = control_on(table).view(seat).own_controls
            told = words(hand(table, seat))
            assert told.count("You hold") == len(own) == 1
            assert f"You hold 🎴 **{own[0].upper()}**" in told


def test_a_paused_table_takes_no_moves() -> None:
    table = control(3)
    table.status = Status.PAUSED
    check(board(table))
    assert not [text for text in custom_ids(hand(table, 1)) if ":act:" in text or ":step:" in text]
