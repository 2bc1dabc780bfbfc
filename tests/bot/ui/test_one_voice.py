"""What is marked is what its name measures; what is called best is the judge's choice.

Hint, green buttons, menus, completions and review agree, in every game.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from bot.manager.results.replay import Playback
from bot.manager.results.shown_hints import ShownHint
from bot.manager.tables.table import Table
from bot.texts.faces import face
from bot.texts.games.costs import Cost
from bot.texts.games.hand.melds import arranged as arranged_hand
from bot.texts.names import names_of
from bot.texts.play.actions import action_label, action_note
from bot.texts.play.coach import BEST
from bot.texts.play.discard_costs import discards_line, measured
from bot.texts.results import reviews
from bot.ui.components import Component, Style
from bot.ui.custom_id import parse
from bot.ui.games.choices import after_hint, discard_buttons, discard_menu
from bot.ui.games.panel_state import PanelState
from bot.ui.games.panels import PANELS
from bot.ui.play.hand_panel import hand, with_hint
from bot.ui.play.move_parser import completions, parse_move
from bot.workers import review_jobs
from bot.workers.replay_cache import record
from bot.workers.review_jobs import Budget
from data.tables.codec import load_action
from engine import GAMES
from engine.actions import Action, Discard
from engine.ai.search import ActionValue, Assessment, assess, win_probability
from engine.cards import FACE, JOKER, RANK, SUIT, Card, mask_of
from engine.games.gin.arrangement import deadwood
from engine.games.panguingue.melds import PLACE
from engine.views import View
from tests.bot.recorded import match_of
from tests.bot.ui.play.test_hints import beside_computers
from tests.bot.ui.play.test_move_parser import table_for
from tests.engine.random_play import pick, shuffled

POSITIONS: Final = {
    "gin": 1_200, "panguingue": 1_000, "rummy500": 1_000, "control": 1_000, "hand": 400,
    "hand_partnership": 400,
}  # fmt: skip
"""Positions looked at in each game: 5,000 in all."""
SEATS: Final = {"gin": (2,), "rummy500": (2, 3), "panguingue": (3, 5), "control": (2, 4), "hand": (3, 4)}
PAGES: Final = 25
"""The whole panel is drawn at every so many positions; its rows at all."""


class Position(NamedTuple):
    """A decision of a seat."""

    table: Table
    seat: int
    view: View

    @property
    def names(self) -> Sequence[str]:
        return names_of(self.table)


def positions(game: str, count: int) -> Iterator[Position]:
    """Play at random, with well and badly shuffled packs, until there were ``count`` decisions."""
    chance, spec, seen = Random(game), GAMES[game], 0
    while True:
        table = table_for(spec, chance.choice(SEATS.get(game, spec.seats)), chance.randrange(1 << 30))
        assert table.match is not None
        table.deal = deal = table.match.deal(shuffled(table.match.pack(), chance), seed=bytes(32))
        while deal.actors:
            seat, action = pick(deal, chance)
            view = deal.view(seat)
            if len(view.legal) > 1:
                yield Position(table, seat, view)
                seen += 1
                if seen == count:
                    return
            deal.apply(seat, action)


# What is marked


def near(reach: int, rank: Sequence[int] = RANK) -> Callable[[Card, Card], int]:
    return lambda one, two: (
        rank[one] == rank[two] or (SUIT[one] == SUIT[two] and abs(rank[one] - rank[two]) <= reach)
    )


def control_near(one: Card, two: Card) -> int:
    if RANK[one] == RANK[two]:
        return 2
    return (1 + (abs(RANK[one] - RANK[two]) < 3)) if SUIT[one] == SUIT[two] else 0


COMPANY: Final[Mapping[str, Callable[[Card, Card], int]]] = {
    "rummy500": near(2), "panguingue": near(2, PLACE), "control": control_near,
}  # fmt: skip
"""How much two cards of a hand go together."""


def hand_looseness(card: Card, cost: Cost, view: Any) -> tuple[float, ...]:
    """In Hand company are the cards outside the melds that the panel shows; jokers are kept."""
    arranged, _ = arranged_hand(view)
    loose = arranged.kept if arranged is not None else view.hand
    last = {FACE[other] for other in view.hand_discards} or {FACE[card]}
    melded = FACE[card] not in {FACE[other] for other in loose}
    harm = (FACE[card] not in last, FACE[card] == JOKER, cost.words != "", melded)
    return (*harm, sum(hand_near(card, other) for other in loose if FACE[other] != FACE[card]))


def hand_near(one: Card, two: Card) -> bool:
    """Return whether a set, or a run of three with a low or high ace, can hold both."""
    if FACE[one] == JOKER or FACE[two] == JOKER:
        return False
    places = [{RANK[card], 13} if RANK[card] == 0 else {RANK[card]} for card in (one, two)]
    run = SUIT[one] == SUIT[two] and any(abs(low - high) < 3 for low in places[0] for high in places[1])
    return RANK[one] == RANK[two] or run


def looseness(game: str, card: Card, cost: Cost, view: Any) -> tuple[float, ...]:
    """Return how loose a discard is by what the panel says of it: the least is the loosest."""
    if game.startswith("hand"):
        return hand_looseness(card, cost, view)
    company = sum(COMPANY[game](card, other) for other in view.hand if other != card)
    if game == "panguingue":
        return (len(cost.words.split(", ")) if cost.words else 0, company)
    broken = "breaks " in cost.words or "shortens " in cost.words
    return (broken, "fits " in cost.words, " holds " in cost.words, company)


def expected(game: str, costs: Mapping[Card, Cost], view: Any) -> set[Card]:
    """Return the discards that have to be marked."""
    measure: dict[Card, tuple[float, ...]] = {}
    for card, cost in costs.items():
        left = (deadwood(mask_of(view.hand) ^ 1 << card),) if game == "gin" else ()
        measure[card] = left or looseness(game, card, cost, view)
    least = min(measure.values())
    found = {card for card in costs if measure[card] == least}
    return found if len(found) < len(costs) else set()


def check_marks(game: str, at: Position) -> bool:
    """Check the marked discards of a position; return whether there are any."""
    panel, view = PANELS[game], at.view
    costs = panel.costs(view, at.names)
    marks = measured(costs, str(panel.measure))
    if not costs:
        assert not marks.cards
        return False
    assert marks.cards == expected(game, costs, view)
    check_rows(at, costs, marks.cards)
    check_line(discards_line(costs, marks), costs, str(panel.measure) if marks.cards else "")
    told = completions(at.table, at.seat, "discard", "")
    order = [
        costs[action.card].measure for action in moves(at, "discard", told) if isinstance(action, Discard)
    ]
    assert order == sorted(order)
    return bool(marks.cards)


def check_rows(at: Position, costs: Mapping[Card, Cost], marked: Collection[Card]) -> None:
    panel, view = PANELS[at.table.spec.key], at.view
    marks = measured(costs, str(panel.measure))
    rows = discard_buttons(at.table, view, view.hand, costs, marks)
    if rows is not None and len(discarded(view)) > 1:
        assert green(rows, view) == {f"Discard {word}" for word in map(face, marked)}
    menu = discard_menu(at.table, view, PanelState(), view.hand, costs, marks)
    name = str(panel.measure).lower()
    named = {line["label"] for line in options(menu) if line.get("description", "").startswith(name)}
    assert named <= {face(card) for card in marked}


def discarded(view: View) -> set[int]:
    return {FACE[action.card] for action in view.legal if isinstance(action, Discard)}


def check_line(line: str, costs: Mapping[Card, Cost], measure: str) -> None:
    """Marks have the name of their measure, and only a card that breaks a meld says so."""
    assert "best" not in line.lower()
    assert line.startswith(f"**{measure}:** `" if measure else ("`", "any of `")) or not line
    for part in line.split(" · "):
        assert "breaks" not in part or any(face(card) in part.split("breaks")[0] for card in costs)


# What the judge says


def verdict(view: View, chance: Random) -> Assessment:
    """Return what a judge could think: some legal actions in any order."""
    some = chance.sample(view.legal, min(len(view.legal), 5))
    ranked = [ActionValue(action, -2.0 * at, 0.5, 2.0 * at, 0.5, 40, 0.0) for at, action in enumerate(some)]
    return Assessment(tuple(ranked), 200)


def told(action: Action, view: View) -> str:
    """Return an action as a player reads it; equal cards read alike."""
    note = "" if isinstance(action, Discard) else action_note(action, view)
    return " · ".join(filter(None, (action_label(action, view), note)))


def parts_of(parts: Iterable[Component]) -> Iterator[Component]:
    for part in parts:
        yield part
        yield from parts_of(part.get("components", ()))


def options(parts: Iterable[Component]) -> list[Component]:
    return [line for part in parts_of(parts) for line in part.get("options", ())]


def offered(parts: Iterable[Component], view: View) -> Iterator[tuple[str, bool]]:
    """Yield each move that a button or menu makes, and whether it is called the best."""
    for part in parts_of(parts):
        press = parse(part.get("custom_id"))
        if press is None or press.verb not in ("act", "sure"):
            continue
        if "options" in part:
            for line in part["options"]:
                best = line.get("description", "").split(" · ")[0] == str(BEST)
                yield told(view.legal[int(line["value"])], view), best
        else:
            yield told(view.legal[int(press.arg)], view), part["style"] == Style.SUCCESS


def green(parts: Iterable[Component], view: View) -> set[str]:
    """Return what the green buttons do; all of them make one move."""
    found = set()
    for part in parts_of(parts):
        if part.get("style") == Style.SUCCESS:
            press = parse(part["custom_id"])
            assert press is not None
            assert press.verb in ("act", "sure")
            found.add(told(view.legal[int(press.arg)], view))
    return found


def check_controls(parts: Sequence[Component], view: View, best: Action) -> bool:
    """Check that the best move alone is marked, wherever it is offered; return whether it is."""
    there = {move for move, _ in offered(parts, view)} & {told(best, view)}
    assert {move for move, marked in offered(parts, view) if marked} == there
    assert green(parts, view) <= there
    return bool(there)


def moves(at: Position, verb: str, lines: Sequence[tuple[str, str]]) -> list[Action]:
    """Return the moves that completions mean."""
    found = [parse_move(at.table, at.seat, verb, value) for _, value in lines]
    return [action for action in found if isinstance(action, Action)]


def named(line: str) -> str:
    """Return the move in bold in a line of a hint or a review."""
    return line.split("**")[1]


def check_voice(at: Position, found: Assessment, *, whole_page: bool) -> bool:
    """Check that all say the same after a hint; return whether a control makes the best move."""
    table, seat, view = at.table, at.seat, at.view
    panel, best = PANELS[table.spec.key], found.best.action
    shown = ShownHint(found, whole=True)
    stage = with_hint(PanelState(), table, seat, shown)
    assert named(stage.hint[0]) == named(reviews.choice_line(best, view))
    order = [each.action for each in found.ranked if each.action.verb == best.verb]
    lines = completions(table, seat, best.verb, "", shown.ranking)
    assert moves(at, best.verb, lines[: len(order)]) == order
    if whole_page:
        page = hand(table, seat, stage=stage)
        return check_controls(page.components, view, best)
    marks = measured({}, "")
    rows = panel.choices(table, view, stage, view.hand)
    rows += discard_buttons(table, view, view.hand, {}, marks) or ()
    return check_controls(after_hint(rows, view, best), view, best)


def nudged(at: Position, found: Assessment) -> None:
    """A hint that only says where to look marks nothing, and calls nothing the best."""
    stage = with_hint(PanelState(), at.table, at.seat, ShownHint(found, whole=False))
    page = hand(at.table, at.seat, stage=stage)
    assert not [move for move, marked in offered(page.components, at.view) if marked]
    assert not green(page.components, at.view)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_hint_buttons_menus_completions_and_review_agree(game: str) -> None:
    """Without a hint every mark is the measure that it is called by."""
    chance, marked, seen = Random(7), 0, 0
    for number, at in enumerate(positions(game, POSITIONS[game])):
        marked += check_marks(game, at)
        found = verdict(at.view, chance)
        seen += check_voice(at, found, whole_page=number % PAGES == 0)
        if number % PAGES == 1:
            nudged(at, found)
    assert marked > POSITIONS[game] / 20
    assert seen > POSITIONS[game] / 2


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_same_assessment_of_the_judge_is_said_everywhere(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(win_probability, "_SAMPLES", 20)
    stored = match_of(game, deals=1)
    recording = record(stored, 1)
    playback, looked = Playback(stored, recording), 0
    for ply in range(1, playback.length, 1 + playback.length // 6):
        seat = recording.moves[ply].stored.seat
        table = beside_computers(playback.at(ply), seat)
        assert table.deal is not None
        view = table.deal.view(seat)
        if len(view.legal) < 2:
            continue
        found = assess(view, 12, 1)
        check_voice(Position(table, seat, view), found, whole_page=True)
        monkeypatch.setattr(review_jobs, "assess", lambda *_, found=found: found)
        played = recording.moves[ply].action
        reviewed = review_jobs._review_decision(GAMES[game], recording, view, ply, played, Budget(12, 12))
        if reviewed is not None:
            assert load_action(GAMES[game], reviewed[0].best) == found.best.action
            looked += 1
    assert looked
