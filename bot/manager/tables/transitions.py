"""Pure state transitions: the next state of a table, and what is stored and shown with it.

Nothing here changes a table or reads the store. TableStore commits a change, and only then it takes effect.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.manager.tables.commit_reveal import enter_deal
from bot.manager.tables.deadlines import GONE_MS, OUT_OF_REACH_MS, apply_times, lobby_ms, store_clocks
from bot.manager.tables.leave import hold, is_slow
from bot.manager.tables.rehydration import seat_record, table_record
from bot.manager.tables.table import (
    NEWS_KEPT,
    NOBODY,
    Person,
    PlayedMove,
    Player,
    RuleChanges,
    State,
    Status,
    Table,
    TableError,
    TableReason,
)
from data.db.database import Statement
from data.inbox import errands
from data.inbox.errands import ErrandKind
from data.ledger.ledger import payments
from data.settings import remember_options
from data.tables import deck_sources, orders, outbox, tables
from data.tables.codec import dump_options, dump_result
from data.tables.orders import OrderState, SeatOrder
from data.tables.proofs import StoredProof, set_consent, set_word
from data.tables.row_types import Status as StoredStatus
from data.tables.row_types import Why
from data.tables.table_chain import Links, closing_content, link
from engine.actions import Action
from engine.cards import Card
from engine.match import Match
from engine.orders import Occasion

MISSES: Final = 3
"""Turns missed in a row after which the computer plays for a person."""


@dataclass(frozen=True, slots=True)
class Change:
    """The effect of one event on a table.

    ``state`` takes effect once ``unit`` is stored. ``moves``: those made, in order. ``ended``: whether
    the match got its outcome. ``shown``: whether the messages are updated. ``warned``: seats that are
    warned that their time is short. ``stored``: whether to store the change even if ``unit`` is empty,
    since times have changed. ``response``: the place that the response to a press updates (``Person``).
    """

    state: State
    unit: Sequence[Statement] = ()
    moves: tuple[PlayedMove, ...] = ()
    ended: bool = False
    shown: bool = True
    warned: tuple[int, ...] = ()
    stored: bool = False
    response: int | None = None

    def answering(self, person: Person | None) -> "Change":
        """Return the change as the response to a person's press shows it."""
        return self if person is None else replace(self, response=person.response)

    def storing(self, unit: Sequence[Statement]) -> "Change":
        """Return the change with more statements."""
        return replace(self, unit=[*self.unit, *unit])

    def before(self, after: "Change") -> "Change":
        """Return this change and a later one, which starts from its state, as a single one."""
        response = self.response if after.response is None else after.response
        unit, moves = [*self.unit, *after.unit], (*self.moves, *after.moves)
        return replace(after, unit=unit, moves=moves, response=response)


# --- the lobby


def seat_player(table: Table, state: State, player: Player) -> Change:
    """A player takes the next seat; the first person at an empty table becomes its host."""
    record = seat_record(len(state.players), player)
    sat = state.next(players=(*state.players, player), rule_changes=None)
    taken = Change(sat, tables.set_seat(table.id, record))
    if state.host == NOBODY and player.member is not None:
        hosted = Change(sat.next(host=player.member), tables.set_host(table.id, player.member))
        taken = taken.before(hosted)
    sat = taken.state
    asked = player.member is not None and any(kept.member == player.member for kept in state.kept)
    return taken.before(decline(table, sat, player.member or 0)) if asked else taken


def decline(table: Table, state: State, member: int) -> Change:
    """The seat reserved for a member is released."""
    kept = tuple(kept for kept in state.kept if kept.member != member)
    return Change(state.next(kept=kept), tables.release_seats(table.id, [member]))


def set_rules(table: Table, state: State, by: Person, rule: str) -> Change:
    """The lobby gets the rules of this state; ``rule`` names the one that a player has changed."""
    changes, terms = table.rule_changes, state.clock.terms
    if len(table.people) > 1:
        before = [name for name in changes.rules if name != rule] if changes is not None else []
        changes = RuleChanges(by, (*before, rule))
    options = dump_options(state.options)
    unit = tables.set_rules(
        table.id,
        options=options,
        preset=state.preset,
        seat_count=state.wanted,
        turn_ms=state.turn_ms,
        clock_ms=terms.bank,
        increment_ms=terms.increment,
    )
    remembered = remember_options(table.channel, table.spec.key, preset=state.preset, options=options)
    return Change(state.next(rule_changes=changes), [*unit, *remembered])


def reseat(table: Table, state: State, players: Sequence[Player], host: int | None = None) -> Change:
    """The players sit in this order; ``host``: the new host, if another."""
    unit: list[Statement] = []
    for seat in range(len(state.players)):
        unit += tables.drop_seat(table.id, seat)
    for seat, player in enumerate(players):
        unit += tables.set_seat(table.id, seat_record(seat, player))
    chosen = state.host if host is None else host
    return Change(
        state.next(players=tuple(players), host=chosen), [*unit, *tables.set_host(table.id, chosen)]
    )


def start_match(table: Table, state: State, *, dealer: int, now: int) -> Change:
    """The match begins for the stakes of the state. Raises TableError (TOO_FEW)."""
    seats = len(state.players)
    if seats not in table.spec.seats:
        raise TableError(TableReason.TOO_FEW, needed=table.spec.seats[0], seated=seats)
    match = table.spec.new_match(
        seats=seats,
        options=state.options,
        dealer=dealer,
        limit=table.deal_limit,
        ends_short=table.tournament is not None,
        duplicate=bool(table.deck_source),
    )
    record, links = table_record(table, state), _links(state)
    started = tables.start(
        record, first_dealer=dealer, at=now, stakes=state.stakes, links=links, promised=state.promised
    )
    begun = state.next(
        status=Status.PLAYING,
        match=match,
        clock=state.clock.begun(seats),
        head=links.head,
        kept=(),
        rule_changes=None,
    )
    return Change(begun, [*started, *_release_seats(table, state), *store_clocks(table.id, state, begun)])


def _release_seats(table: Table, state: State) -> list[Statement]:
    return tables.release_seats(table.id, [kept.member for kept in state.kept])


# --- deals


def start_deal(
    table: Table,
    state: State,
    match: Match,
    order: Sequence[Card],
    seed: bytes,
    now: int,
    *,
    proof: StoredProof | None = None,
) -> Change:
    """The next deal begins; its deck is stored, so that a restart deals the same cards."""
    number, deal, links = state.deal_no + 1, match.deal(order, seed=seed), _links(state)
    deck = tables.new_deal(
        table.id, number, dealer=match.dealer, deck=order, seed=seed, at=now, links=links, proof=proof
    )
    players = state.players
    if proof is not None:  # the shares of the players are used up
        players = tuple(replace(player, pressed=None, word="") for player in players)
    dealt = state.next(
        match=match,
        deal=deal,
        deal_no=number,
        players=players,
        proof=proof,
        promised=None,
        ready=frozenset(),
        news=(),
        head=links.head,
    )
    dealt, unit = apply_times(table, state, dealt, now, turn_goes_on=False)
    return Change(dealt, [*deck, *unit])


def _links(state: State) -> Links:
    """Return the hash chain of a table, to continue it."""
    return Links() if state.head is None else Links(state.head)


def apply_move(
    table: Table,
    state: State,
    seat: int,
    action: Action,
    *,
    why: Why,
    now: int,
    who: int | None = None,
    interaction: int | None = None,
    missed: bool = False,
    promise: Callable[[Table, State], StoredProof | None] | None = None,
) -> Change:
    """A seat acts; ``missed``: because its player has let the time pass.

    ``promise`` draws the commitment to the next deal of a table with proofs. Raises IllegalAction;
    TableError (NOT_PLAYING).
    """
    if state.deal is None or state.match is None:
        raise TableError(TableReason.NOT_PLAYING, number=table.number)
    deal, match, links = state.deal.clone(), state.match, _links(state)
    events = deal.apply(seat, action)
    moved = PlayedMove(state.deal_no, state.ply, seat, why, events)
    unit = tables.action(
        table.id,
        moved.deal,
        moved.ply,
        seat,
        action,
        who=who,
        why=why,
        at=now,
        interaction_id=interaction,
        links=links,
    )
    promised = None
    if deal.result is not None:
        match = match.clone()
        match.close(deal)
        if promise is not None and match.outcome is None:
            promised = promise(table, state)
        unit += tables.finish_deal(
            table.id,
            state.deal_no,
            match.results[-1],
            guild_id=table.guild,
            game=table.spec.key,
            members=state.members,
            teams=table.spec.teams,
            at=now,
            links=links,
            promised=promised,
        )
        unit += enter_deal(table, state, json.loads(dump_result(match.results[-1])))
    unit += payments(
        table.guild,
        table.id,
        moved.deal,
        moved.ply,
        events,
        stakes=state.stakes,
        members=state.members,
        at=now,
    )
    before = state.players[seat]
    after = replace(before, part=before.part.with_move(why), **_presence(before, why, missed=missed, now=now))
    if (before.away, before.misses) != (after.away, after.misses):
        unit += tables.set_presence(table.id, seat, away=after.away, misses=after.misses)
    if after.misses > before.misses and after.member is not None and is_slow(table):
        unit += errands.plan(after.member, ErrandKind.MISSED, now)
    made = state.next(
        players=(*state.players[:seat], after, *state.players[seat + 1 :]),
        deal=deal,
        match=match,
        promised=promised,
        head=links.head,
        news=(*state.news, moved)[-NEWS_KEPT:],
    )
    made, dropped = _with_orders(table, state, made, seat, why)
    made, rows = apply_times(table, state, made, now, turn_goes_on=True)
    return _with_outcome(table, Change(made, [*unit, *dropped, *rows], (moved,)), now)


def _presence(player: Player, why: Why, *, missed: bool, now: int) -> dict[str, Any]:
    """Return what a move changes of a player's presence, by field.

    A player who moves is present; one who misses several turns becomes absent.
    """
    if why is Why.PLAYER:
        return {"away": False, "misses": 0, "acted_at": now}
    if why is Why.ORDER:  # the player's own move, but they are not there to make it
        return {"away": False, "misses": 0}
    if missed:
        return {"misses": player.misses + 1, "away": player.misses + 1 >= MISSES}
    return {}


# --- conditional orders


def set_order(table: Table, state: State, seat: int, placed: SeatOrder) -> Change:
    """A seat's order is placed or changed."""
    unit = orders.set_order(table.id, seat, state.players[seat].member or NOBODY, placed)
    return Change(state.with_player(seat, order=placed), unit)


def drop_orders(table: Table, state: State, seats: Iterable[int]) -> Change:
    """The orders of these seats, if they have any, are over."""
    given = [seat for seat in seats if state.players[seat].order is not None]
    dropped = state
    for seat in given:
        dropped = dropped.with_player(seat, order=None)
    return Change(dropped, orders.drop_orders(table.id, given))


def without_notice(table: Table, change: Change) -> Change:
    """Return a change of an order by its owner, which updates the pressed message alone.

    Whatever else would be done with the messages then would tell others that something has happened.
    """
    return replace(change.storing(outbox.keep_shown(table.id)), shown=False)


def _with_orders(
    table: Table, state: State, made: State, seat: int, why: Why
) -> tuple[State, Sequence[Statement]]:
    """Return a state after a move, which ends the seat's order; a deal's end ends all.

    Moves that the order itself makes do not end it, and neither do answers during another seat's turn.
    """
    placed, over = state.players[seat].order, made.deal is not None and made.deal.result is not None
    if over:
        dropped = drop_orders(table, made, range(len(made.players)))
    elif (
        placed is None
        or why is Why.ORDER
        or (placed.state is OrderState.WAITING and not _on_turn(state, seat))
    ):
        return made, ()
    else:
        dropped = drop_orders(table, made, [seat])
    return dropped.state, dropped.unit


def _on_turn(state: State, seat: int) -> bool:
    terms = state.deal.orders if state.deal is not None else None
    if state.deal is None or terms is None:
        return True
    return terms.occasion(state.deal.view(seat)) is Occasion.TURN


def request_next_deal(
    table: Table, state: State, seat: int, now: int, interaction: int | None = None
) -> Change:
    """A player is ready for the next deal."""
    pressed = state.players[seat].pressed or interaction
    asked = state.with_player(seat, acted_at=now, pressed=pressed).next(ready=state.ready | {seat})
    return Change(asked, tables.set_ready(table.id, seat, state.deal_no, pressed))


def add_entropy(table: Table, seat: int, word: str) -> Change:
    """A player adds a word to the next deal's shuffle."""
    return Change(table.with_player(seat, word=word), set_word(table.id, seat, word), shown=False)


def consent(table: Table, seat: int) -> Change:
    """A player of an ended match agrees that its secrets are opened."""
    return Change(table.with_player(seat, consents=True), set_consent(table.id, seat))


def unveil(table: Table) -> Change:
    """All tables with the same decks have ended, so that everybody may see them."""
    return Change(table.next(veiled=False), deck_sources.unveil(table.id))


# --- presence


def resign(table: Table, seat: int, *, why: str, now: int) -> Change:
    """A seat resigns; ``why`` is the ending for ``Match.resign``.

    With two players the match is lost; if no person is left, it ends without an outcome. Raises TableError
    (NOT_PLAYING).
    """
    if table.match is None:
        raise TableError(TableReason.NOT_PLAYING, number=table.number)
    match, links = table.match.clone(), _links(table)
    match.resign(seat, ending=why, dealt=bool(table.actors))
    unit = tables.resign(table.id, seat, deal=table.deal_no, ply=table.ply, why=why, at=now, links=links)
    planned = drop_orders(table, table, [seat])
    gone = planned.state.with_player(seat, resigned=True).next(match=match, head=links.head)
    unit += planned.unit
    gone, rows = apply_times(table, table, gone, now, turn_goes_on=seat not in table.actors)
    change = Change(gone, [*unit, *rows])
    if match.outcome is None and all(other in match.resigned for other in gone.people):
        return change.before(close(table, gone, now))
    return _with_outcome(table, change, now)


def set_presence(table: Table, state: State, seat: int, *, away: bool, now: int) -> Change:
    """A player leaves the seat to the computer for a while, or takes it back."""
    there = state.with_player(seat, away=away, misses=0, acted_at=now)
    there, rows = apply_times(table, state, there, now, turn_goes_on=seat not in state.actors)
    return Change(there, [*tables.set_presence(table.id, seat, away=away, misses=0), *rows])


# --- time


def pause(table: Table, missing: str, now: int) -> Change:
    """Time stops because the bot cannot write in the channel; ``missing``: see ``State.fault``.

    A match then ends without a result after some time, which does not start again if something else turns
    out to be missing. A lobby closes when it would have closed anyway.
    """
    ends = now + (GONE_MS if missing == "channel" else OUT_OF_REACH_MS)
    if table.deadline is not None and (table.status is Status.PAUSED or table.match is None):
        ends = min(table.deadline, ends)
    clock = table.clock.stop(table.stalled_at or now)
    paused = table.next(status=Status.PAUSED, fault=missing, deadline=ends, held_until=None, clock=clock)
    unit = tables.set_status(table.id, StoredStatus.PAUSED, paused_for=missing)
    return Change(paused, [*unit, *store_clocks(table.id, table, paused)], shown=False)


def resume(table: Table, now: int) -> Change:
    """A paused table continues; the seats that are to act get the time of a whole turn."""
    status = Status.LOBBY if table.match is None else Status.PLAYING
    state = table.next(status=status, fault="")
    if status is Status.LOBBY:
        state = state.next(deadline=now + lobby_ms(table.guild))
        rows = store_clocks(table.id, table, state)
    else:
        state, rows = apply_times(table, table, state, now, turn_goes_on=False)
    return Change(state, [*tables.set_status(table.id, StoredStatus(status)), *rows])


def postpone(table: Table, now: int) -> Change:
    """The time of a turn begins again, also at an untimed table without a deadline."""
    state, rows = apply_times(table, table, table, now, turn_goes_on=False)
    return Change(state, rows, stored=True)


def extend_deadlines(table: Table, by: int, now: int) -> Change:
    """Deadlines are extended by the time in which nothing could be stored.

    The change is stored even without deadlines, to find out whether the database works.
    """
    held = table.held_until
    if held is not None and held > now - by:  # a leave has stopped the time meanwhile
        by = max(0, now - held)
    state = table.next(deadline=table.deadline and table.deadline + by, clock=table.clock.later(by))
    return Change(state, store_clocks(table.id, table, state), stored=True)


def follow_leave(table: Table, now: int) -> Change | None:
    """The times of a table follow the leave of those who are to act; None: they do."""
    state = hold(table, now)
    return None if state is None else Change(state, store_clocks(table.id, table, state), stored=True)


def mark_warned(table: Table, seats: tuple[int, ...]) -> Change:
    """The players of these seats are warned that their time is short, once in a match."""
    state = table.next(clock=table.clock.warn(seats))
    return Change(state, store_clocks(table.id, table, state), shown=False, warned=seats)


# --- the end


def close(table: Table, state: State, now: int, *, by: Person | None = None, why: str = "") -> Change:
    """The table closes without an outcome; ``by``: who does, ``why``: ``State.closed_for``."""
    closed = state.next(
        status=Status.CLOSED,
        deadline=None,
        clock=state.clock.stop(now),
        kept=(),
        closed_by=by,
        closed_for=why,
    )
    planned = drop_orders(table, closed, range(len(closed.players)))
    closed = planned.state
    if state.head is not None:
        closed = closed.next(head=link(state.head, closing_content(now)))
    ended = tables.set_status(table.id, StoredStatus.CLOSED, ended_at=now)
    unit = [*ended, *_release_seats(table, state), *planned.unit, *store_clocks(table.id, state, closed)]
    return Change(closed, unit)


def _with_outcome(table: Table, change: Change, now: int) -> Change:
    """Return a change with the end of the match if it decides the match."""
    match = change.state.match
    if match is None or match.outcome is None:
        return change
    planned = drop_orders(table, change.state, range(len(change.state.players)))
    change = replace(change, state=planned.state).storing(planned.unit)
    links = _links(change.state)
    decided = change.storing(
        tables.finish_match(
            table.id,
            match.outcome,
            guild_id=table.guild,
            game=table.spec.key,
            members=change.state.members,
            resigned=match.resigned,
            teams=table.spec.teams,
            low_wins=table.spec.low_wins,
            at=now,
            links=links,
            rules=change.state.stakes.rules,
            counted=not change.state.idle,
        )
    )
    return replace(decided, state=change.state.next(status=Status.OVER, head=links.head), ended=True)
