"""Random orders at random moments of all games, against a slow and simple model."""

import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from bot.manager.play.orders import play_order
from bot.manager.tables.table import Table
from data.tables.codec import load_action
from data.tables.orders import OrderState, SeatOrder, order_of, set_order
from data.tables.row_types import Why
from engine import GAMES
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai import Level, choose
from engine.cards import FACE, RANKS, SUITS, code
from engine.deal import Deal
from engine.errors import IllegalAction
from engine.games.gin.terms import BigGin, Knock
from engine.games.panguingue.terms import GoOut
from engine.orders import DRAWN, Occasion, Order, Rule
from tests.engine.random_orders import random_order
from tests.tools.leaks.worlds import played, world_at


def meets(rule: Rule, deal: Deal) -> bool:
    """Compare the upcard as it is written."""
    when, pile = rule.when, deal.view(None).pile
    if not (when.faces or when.ranks or when.suits):
        return True
    if not pile:
        return False
    shown = code(pile[-1])
    rank, suit = shown[:-1], shown[-1]
    return (
        FACE[pile[-1]] in when.faces
        or rank in [RANKS[each] for each in when.ranks]
        or suit in [SUITS[each] for each in when.suits]
    )


def model(game: str, deal: Deal, seat: int, order: Order) -> tuple[list[Action], OrderState, list[int]]:
    """Return an order's actions, what becomes of it, and its rules that are not possible."""
    assert deal.orders is not None
    occasion, skipped = deal.orders.occasion(deal.view(seat)), list[int]()
    for number, rule in enumerate(order.rules):
        first = deal.orders.first[rule.first]
        if first.occasion is not occasion or not meets(rule, deal):
            continue
        for action in first.actions:
            after = deal.clone()
            try:
                after.apply(seat, action)
            except IllegalAction:
                continue
            then, state = finished(game, after, seat, rule)
            return [action, *then], state, skipped
        skipped.append(number)
    return [], OrderState.UNFIT, skipped


def finished(game: str, deal: Deal, seat: int, rule: Rule) -> tuple[list[Action], OrderState]:
    """Return what follows in a rule, and what becomes of the order; change the deal."""
    if deal.result is not None or seat not in deal.actors:
        return [], OrderState.PLAYED
    view = deal.view(seat)
    ends = ways_out(view)
    if ends and rule.ends is None and (rule.discards or rule.melds):
        return [], OrderState.STOPPED
    wanted = [left for left in ends if rule.ends is not None and left <= rule.ends]
    if wanted:
        return [ends[min(wanted)]], OrderState.PLAYED
    laid = choose(game, Level.NORMAL, view) if rule.melds else None
    if laid is not None and laid.verb in ("meld", "layoff"):
        deal.apply(seat, laid)
        then, state = finished(game, deal, seat, rule)
        return [laid, *then], state
    discarded = next((each for face in rule.discards for each in discards(deal, seat, face)), None)
    return ([discarded], OrderState.PLAYED) if discarded is not None else ([], OrderState.UNFINISHED)


def ways_out(view: Any) -> dict[int, Action]:
    """Return the first action that ends the deal, by the points that it leaves."""
    found: dict[int, Action] = {}
    left = dict(getattr(view, "knocks", ()))
    for action in sorted(view.legal, key=lambda each: isinstance(each, Knock)):
        if isinstance(action, BigGin | GoOut):
            found[0] = action
        elif isinstance(action, Knock):
            found.setdefault(left[action.card], action)
    if getattr(view, "hand_discards", ()):
        found[0] = Discard(view.hand_discards[0])
    return found


def discards(deal: Deal, seat: int, face: int) -> Iterator[Discard]:
    """Yield the discards of a face that the deal accepts."""
    view = deal.view(seat)
    for card in {view.drawn} if face == DRAWN else (*view.hand, view.drawn):
        if card is not None and (face == DRAWN or FACE[card] == face):
            try:
                deal.check(seat, Discard(card))
            except IllegalAction:
                continue
            yield Discard(card)


def actors(game: str, rng: random.Random) -> Iterator[tuple[Table, int]]:
    """Yield tables with a seat that may act, at some moments before each kind of action."""
    for _ in range(3):
        script = played(game, rng, deals=1)
        plies = defaultdict(list)
        for ply, (_, action) in enumerate(script.moves[0]):
            plies[type(action)].append(ply)
        for kind, found in plies.items():
            for ply in rng.sample(found, min(3 if kind in (DrawStock, TakeUpcard) else 1, len(found))):
                table = world_at(script, (1, ply)).table
                yield table, rng.choice(table.actors)


@pytest.mark.parametrize(
    "game", [game if game == "gin" else pytest.param(game, marks=pytest.mark.long) for game in GAMES]
)
def test_an_order_does_what_a_simple_reading_of_it_says(game: str) -> None:
    rng = random.Random(f"orders of {game}")
    states, occasions, both = set(), set(), 0
    for table, seat in actors(game, rng):
        assert table.deal is not None
        assert table.deal.orders is not None
        for _ in range(8):
            order = random_order(table.deal, seat, rng)
            assert table.deal.orders.accepts(order)
            placed = SeatOrder(deal=table.deal_no, order=order)
            table.take(table.with_player(seat, order=placed))
            actions, state, skipped = model(game, table.deal, seat, order)
            before = table.deal.view(seat)
            made = play_order(table, seat, 0, lambda *_: None)
            assert table.deal.view(seat) == before
            assert [moved.why for moved in made.moves] == [Why.ORDER] * len(actions)
            rows = [sql for sql in made.unit if sql[0].startswith("INSERT INTO actions")]
            assert [load_action(table.spec, str(row[1][4])) for row in rows] == actions
            left = made.state.players[seat].order
            states.add(state)
            occasions.add(table.deal.orders.occasion(before))
            both += len(actions) == 2
            if made.state.deal is not None and made.state.deal.result is not None:
                assert left is None
            elif state is OrderState.PLAYED and table.deal.orders.occasion(before) is not Occasion.TURN:
                assert left == placed
            else:
                assert left is not None
                assert (left.state, [*left.skipped]) == (state, skipped)
    assert {OrderState.PLAYED, OrderState.UNFIT} <= states
    assert occasions == ({*Occasion} if game == "panguingue" else {Occasion.TURN})
    assert both


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
def test_a_stored_order_is_read_as_it_was(game: str) -> None:
    rng = random.Random(f"stored orders of {game}")
    for table, seat in actors(game, rng):
        assert table.deal is not None
        order = random_order(table.deal, seat, rng)
        state, skipped = rng.choice([*OrderState]), tuple(range(rng.randrange(3)))
        placed = SeatOrder(deal=2, order=order, state=state, skipped=skipped, placed_at=7)
        [(_, (_, own, deal, _, *rest))] = set_order("table", seat, 11, placed)
        assert order_of((own, deal, *rest), where="") == (seat, placed)
