"""Conditional orders: which tables allow them, and the moves that one makes at its seat's turn.

An order fires a moment after its turn begins, when the others have had time to read what happened. Players at
a slow table may guess why the answer was so quick. A longer delay would be a sign as well, and would cost the
time that orders save. Nothing else shows that there was an order, and until the turn comes
nobody can know.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.manager.tables.table import State, Status, Table, TableError, TableReason
from bot.manager.tables.transitions import Change, apply_move, set_order
from data.tables.orders import OrderState, SeatOrder
from data.tables.proofs import StoredProof
from data.tables.row_types import Why
from engine.actions import Action, Discard
from engine.ai import Level, choose
from engine.cards import FACE
from engine.errors import IllegalAction
from engine.orders import DRAWN, Occasion, Order, OrderTerms, Rule, cards_for
from engine.views import View

SLOW_TURN_MS: Final = 3_600_000
"""The shortest turn for which orders may be placed.

Where people sit at the table together, an answer at once would be a second player's speed, not their plan.
"""


def allows_orders(table: Table) -> bool:
    """Return whether a table has orders: its game does, and it is slow or untimed."""
    slow = not table.turn_ms or table.turn_ms >= SLOW_TURN_MS
    return slow and not table.clock.terms.bank and table.deal is not None and table.deal.orders is not None


def may_order(table: Table, seat: int) -> bool:
    """Return whether a seat may place an order now: it plays for itself and waits for its turn."""
    return (
        allows_orders(table)
        and table.status is Status.PLAYING
        and bool(table.actors)
        and seat not in table.actors
        and not table.players[seat].automatic
    )


def check_may_order(table: Table, seat: int) -> OrderTerms:
    """Return what a seat may plan now. Raises TableError (NO_ORDERS, NOT_PLAYING, ORDER_NOW)."""
    if table.status is not Status.PLAYING or table.deal is None or not table.actors:
        raise TableError(TableReason.NOT_PLAYING, number=table.number)
    if table.deal.orders is None or not allows_orders(table):
        raise TableError(TableReason.NO_ORDERS, number=table.number)
    if not may_order(table, seat):
        raise TableError(TableReason.ORDER_NOW, number=table.number)
    return table.deal.orders


def check_order(table: Table, seat: int, order: Order) -> None:
    """Check that a seat may place an order, and that the game and the seat's hand allow it.

    Raises TableError: as ``check_may_order``; BAD_ORDER; CANNOT_COME for an upcard that cannot be, NOT_HELD
    for a discard, both with ``faces``.
    """
    terms = check_may_order(table, seat)
    if not terms.accepts(order):
        raise TableError(TableReason.BAD_ORDER, number=table.number)
    deal = table.deal
    if deal is None:
        return
    view = deal.view(seat)
    seen = [*view.hand, *(card for meld in view.melds for card in meld.cards)]
    left = Counter(FACE[card] for card in deal.cards())
    left.subtract(FACE[card] for card in seen)
    if gone := tuple(face for rule in order.rules for face in rule.when.faces if left[face] <= 0):
        raise TableError(TableReason.CANNOT_COME, number=table.number, faces=gone)
    held = {DRAWN, *(FACE[card] for card in view.hand)}
    if missing := tuple(face for rule in order.rules for face in rule.discards if face not in held):
        raise TableError(TableReason.NOT_HELD, number=table.number, faces=missing)


def play_order(
    table: Table, seat: int, now: int, promise: Callable[[Table, State], StoredProof | None]
) -> Change:
    """Return the change that a due order makes: its moves as one unit, and what its owner reads.

    The first rule counts whose condition is met and whose action is legal. If there is none, nobody moves.
    """
    placed, deal = table.players[seat].order, table.deal
    if placed is None or deal is None or deal.orders is None:
        return Change(table.next())
    skipped: list[int] = []
    for number, rule in deal.orders.fitting(placed.order, deal.view(seat)):
        for action in deal.orders.first[rule.first].actions:
            try:
                made = _move(table, table, seat, action, now, promise)
            except IllegalAction:
                continue
            made, state = _finish(table, made, seat, rule, deal.orders, now, promise)
            return _noted(table, made, seat, replace(placed, state=state, skipped=tuple(skipped)))
        skipped.append(number)
    unfit = replace(placed, state=OrderState.UNFIT, skipped=tuple(skipped))
    return _noted(table, Change(table.next()), seat, unfit)


def _move(
    table: Table,
    state: State,
    seat: int,
    action: Action,
    now: int,
    promise: Callable[[Table, State], StoredProof | None],
) -> Change:
    return apply_move(
        table, state, seat, action, why=Why.ORDER, now=now, who=state.players[seat].member, promise=promise
    )


def _finish(
    table: Table,
    made: Change,
    seat: int,
    rule: Rule,
    terms: OrderTerms,
    now: int,
    promise: Callable[[Table, State], StoredProof | None],
) -> tuple[Change, OrderState]:
    """Add what follows the first action, and return what has become of the order.

    These are melds, then the end of the deal or the first discard that is possible.
    """
    while (view := _on_turn(table, made.state, seat)) is not None:
        ending = terms.ending(view, rule.ends)
        if ending is not None and rule.ends is None:
            return made, OrderState.STOPPED if rule.discards or rule.melds else OrderState.UNFINISHED
        action = ending or (_meld(table, view, terms) if rule.melds else None)
        if action is None:
            break
        made = made.before(_move(table, made.state, seat, action, now, promise))
    else:
        return made, OrderState.PLAYED
    for face in rule.discards:
        for card in cards_for(view, face):
            try:
                return made.before(
                    _move(table, made.state, seat, Discard(card), now, promise)
                ), OrderState.PLAYED
            except IllegalAction:
                continue
    return made, OrderState.UNFINISHED


def _on_turn(table: Table, state: State, seat: int) -> View | None:
    """Return the view of a seat whose turn goes on; None: the turn or the deal is over."""
    deal = state.deal
    if deal is None or seat not in deal.actors or state.deal_no != table.deal_no:
        return None
    return deal.view(seat)


def _meld(table: Table, view: View, terms: OrderTerms) -> Action | None:
    """Return what a computer player would put down next; None: nothing more."""
    action = choose(table.spec.key, Level.NORMAL, view)
    return action if isinstance(action, terms.melds) else None


def _noted(table: Table, made: Change, seat: int, placed: SeatOrder) -> Change:
    """Add what its owner reads of an order, unless the deal is over.

    An order that has only answered a question goes on waiting for the turn.
    """
    state, before = made.state, table.deal
    if state.players[seat].order is None or before is None or before.orders is None:
        return made
    on_turn = before.orders.occasion(before.view(seat)) is Occasion.TURN
    if not on_turn and placed.state is OrderState.PLAYED:
        return made
    return made.before(set_order(table, state, seat, placed))
