"""Two worlds that look the same to a watcher: one match with other hidden cards.

A world is a match up to a moment. Its twin has the same moves, but in the deck the cards that the watcher
could not place at any moment so far are permuted, and the seed differs if it has decided nothing yet. In
the deal in progress the cards are permuted once more, some moves before the moment, including those that a
reshuffle has hidden again, and control cards. Whatever the watcher is shown of the two must be the same.

An origin twin differs elsewhere: cards that another seat has discarded or laid are exchanged in the deck
with others of the same seat, so that it was dealt what it had drawn, or drew it at another time. The
watcher has seen these cards, but never their origin.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from bot.manager.tables.rehydration import bare_table
from bot.manager.tables.table import NEWS_KEPT, PlayedMove, Table
from data.tables.codec import dump_action, dump_options, dump_outcome, dump_result
from data.tables.replay import new_match
from data.tables.row_types import SeatKind, Status, StoredAction, StoredDeal, StoredSeat, StoredTable, Why
from engine import GAMES
from engine.actions import Action
from engine.ai import Level, choose
from engine.cards import Card
from engine.deal import Deal
from engine.errors import IllegalAction
from engine.events import Event
from engine.match import SEED_BYTES, Match
from engine.views import View
from tests.engine.random_play import option_sets, pick, playable

GUILD, CHANNEL, TABLE = 700, 800, "k7w2m9x4qz"
FIRST_MEMBER: Final = 11
"""The member at seat 0; the others follow."""
BEGAN: Final = 1_700_000_000_000
NAMES = (
    "Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Gus", "Hal", "Ida", "Jo", "Kim", "Lu", "Max", "Nia",
    "Oz",
)  # fmt: skip
LONGEST: Final = 200
"""The most moves of a deal; a longer one is abandoned."""
PARTED: Final = 12
"""The most moves before its moment at which a twin is permuted once more."""
EXCHANGES: Final = 3
"""The most pairs of cards that are exchanged in an origin twin."""
PAIRS: Final = 40
"""Pairs that are tried for it."""
TRIES: Final = 6
"""Decks that are tried for a twin, with ever fewer cards moved."""

Watcher = int | None
"""A seat; None is a spectator."""
Moves = Sequence[tuple[int, Action]]
Moment = tuple[int, int]
"""The number of a deal, from 1, and a ply."""
_Shuffle = Callable[[int, Match], tuple[Sequence[Card], bytes]]
_Step = tuple[View, Sequence[Event]]
_Change = Callable[[Deal, int], Deal]


@dataclass(frozen=True, slots=True)
class Script:
    """A match as it was played.

    ``moves``: by deal; the last deal may be in progress.

    ``unseen``: by watcher, deal and ply, the cards that they could not place; ``decided``: by deal, the ply
    at which the seed has decided something.
    """

    stored: StoredTable
    decks: Sequence[tuple[Sequence[Card], bytes]]
    moves: Sequence[Moves]
    unseen: dict[Watcher, Sequence[Sequence[frozenset[Card]]]]
    decided: Sequence[int]

    @property
    def game(self) -> str:
        return self.stored.game

    @property
    def watchers(self) -> tuple[Watcher, ...]:
        return (None, *range(self.stored.seat_count))

    def moments(self) -> Iterator[Moment]:
        for number, moves in enumerate(self.moves, 1):
            for ply in range(len(moves) + 1):
                yield number, ply

    def never_seen(self, watcher: Watcher, deal: int, first: int, last: int) -> frozenset[Card]:
        """Return the cards that a watcher could never place from ply ``first`` to ``last``."""
        return frozenset.intersection(*self.unseen[watcher][deal - 1][first : last + 1])


@dataclass(frozen=True, slots=True)
class World:
    """A match at a moment: its record, the table, and all moves of the current deal."""

    stored: StoredTable
    table: Table
    moved: Sequence[PlayedMove]


class Choices(NamedTuple):
    """The choices of seats in several worlds.

    ``listed``: by deal, the plies at which the script's move is legal in all of them. ``alike``: whether
    all have forced moves at the same plies. ``together``: whether several seats may act at once somewhere.
    """

    listed: Sequence[frozenset[int]]
    alike: bool
    together: bool


# Matches


def played(key: str, rng: random.Random, *, seats: int | None = None, deals: int = 3) -> Script:
    """Play a match with random options, at random or by a computer player."""
    spec = GAMES[key]
    drawn = next(option_sets(spec, rng))
    options = spec.options(preset=rng.choice([*spec.presets])) if rng.random() < 0.5 else drawn
    wanted = rng.choice([count for count in spec.seats if count <= 6]) if seats is None else seats
    count = playable(spec, options, wanted)
    match = spec.new_match(seats=count, options=options, dealer=rng.randrange(count))
    stored = StoredTable(
        table_id=TABLE,
        guild_id=GUILD,
        channel_id=CHANNEL,
        number=3,
        game=key,
        spec_version=spec.version,
        options=dump_options(options),
        seat_count=count,
        turn_ms=300_000,
        created_at=BEGAN,
        started_at=BEGAN,
        host_id=FIRST_MEMBER,
        first_dealer=match.dealer,
        status=Status.PLAYING,
        open_hands=rng.random() < 0.5,
        deadline_at=BEGAN + 300_000,
        seats=tuple(
            StoredSeat(
                seat=seat,
                kind=SeatKind.PERSON,
                name=NAMES[seat],
                joined_at=BEGAN,
                member_id=FIRST_MEMBER + seat,
            )
            for seat in range(count)
        ),
    )
    decks: list[tuple[Sequence[Card], bytes]] = []
    moves: list[Moves] = []
    decided: list[int] = []
    unseen: dict[Watcher, list[Sequence[frozenset[Card]]]] = {seat: [] for seat in (None, *range(count))}
    whim = rng.choice((0.1, 0.25, 1.0))
    for _ in range(rng.randint(1, deals)):
        deck, seed = [*match.pack()], rng.randbytes(SEED_BYTES)
        rng.shuffle(deck)
        deal = match.deal(deck, seed=seed)
        done: list[tuple[int, Action]] = []
        seen: dict[Watcher, list[frozenset[Card]]] = {watcher: [] for watcher in unseen}
        decided.append(0 if key == "control" else LONGEST)
        decks.append((deck, seed))
        while True:
            for watcher, cards in seen.items():
                cards.append(unseen_by(deal, watcher))
            if deal.result is not None or len(done) == LONGEST:
                break
            stock = deal.view(None).stock
            done.append(_move(key, deal, whim, rng))
            deal.apply(*done[-1])
            if deal.view(None).stock > stock:  # the pile has become the stock
                decided[-1] = min(decided[-1], deal.ply)
        moves.append(done)
        for watcher, plies in seen.items():
            unseen[watcher].append(plies)
        if deal.result is None:
            break
        if match.close(deal) is not None:
            break
    return Script(stored, decks, moves, {**unseen}, decided)


def _move(key: str, deal: Deal, whim: float, rng: random.Random) -> tuple[int, Action]:
    if rng.random() < whim:
        return pick(deal, rng)
    seat = rng.choice(deal.actors)
    return seat, choose(key, rng.choice((Level.EASY, Level.NORMAL)), deal.view(seat))


def unseen_by(deal: Deal, watcher: Watcher) -> frozenset[Card]:
    """Return the cards that a watcher cannot place."""
    found: list[Card] = []

    def look(cards: list[Card]) -> list[Card]:
        found.extend(cards)
        return cards

    deal.resampled(watcher, look)
    return frozenset(found)


# Worlds


def world_at(script: Script, moment: Moment) -> World:
    """Return the world as it was played."""
    return _made(script, moment, lambda at, _: script.decks[at], lambda deal, _: deal)


def twin_of(script: Script, moment: Moment, watcher: Watcher, rng: random.Random) -> World | None:
    """Return a world that differs in nothing that the watcher has seen.

    None if no other deck was found that allows the same moves.
    """
    number, ply = moment
    parts = rng.randint(max(0, ply - PARTED), ply)
    later = script.never_seen(watcher, number, parts, ply)

    def changed(deal: Deal, at: int) -> Deal:
        return deal.resampled(watcher, _moved(later, rng)) if at == parts else deal

    for tried in range(TRIES):
        share = 0.5**tried

        def shuffled(at: int, match: Match, share: float = share) -> tuple[Sequence[Card], bytes]:
            return _other_deck(script, moment, at, match, watcher, share, rng)

        try:
            return _made(script, moment, shuffled, changed)
        except IllegalAction:
            continue
    return None


def origin_twin_of(script: Script, moment: Moment, watcher: Watcher, rng: random.Random) -> World | None:
    """Return a world in which another seat got the cards it has shown at other times.

    None if there is no other deck by which the watcher sees the same at every ply, or if the deal is over.
    """
    number, ply = moment
    match = new_match(GAMES[script.game], script.stored)
    for (deck, seed), moves in zip(script.decks[: number - 1], script.moves, strict=False):
        deal = match.deal(deck, seed=seed)
        for seat, action in moves:
            deal.apply(seat, action)
        match.close(deal)
    order, seed = script.decks[number - 1]
    moves = script.moves[number - 1][:ply]
    hidden = script.unseen[watcher][number - 1]
    shown = hidden[0] - hidden[ply]
    deal = match.clone().deal(order, seed=seed)
    seen: list[_Step] = []
    held: list[set[Card]] = [set() for _ in deal.view(None).held]
    for step in _steps(deal, moves, watcher):
        seen.append(step)
        for seat, cards in enumerate(held):
            if seat != watcher:
                cards |= hidden[0].intersection(deal.view(seat).hand)
    if deal.result is not None:
        return None

    pairs = {(one, other) for cards in held for one in cards & shown for other in cards if one != other}
    changed, exchanged = [*order], 0
    for one, other in rng.sample(sorted(pairs), min(PAIRS, len(pairs))):
        places = {one: other, other: one}
        tried = [places.get(card, card) for card in changed]
        if _looks_like(match.clone().deal(tried, seed=seed), moves, watcher, seen):
            changed, exchanged = tried, exchanged + 1
            if exchanged == EXCHANGES:
                break
    if not exchanged:
        return None
    decks = [*script.decks[: number - 1], (changed, seed)]
    return _made(script, moment, lambda at, _: decks[at], lambda deal, _: deal)


def _steps(deal: Deal, moves: Moves, watcher: Watcher) -> Iterator[_Step]:
    """Yield the watcher's view at every ply, and the events before it.

    Raises IllegalAction.
    """
    yield deal.view(watcher), []
    for seat, action in moves:
        events = [event.seen_by(watcher) for event in deal.apply(seat, action)]
        yield deal.view(watcher), events


def _looks_like(deal: Deal, moves: Moves, watcher: Watcher, seen: Sequence[_Step]) -> bool:
    try:
        return all(ours == theirs for ours, theirs in zip(seen, _steps(deal, moves, watcher), strict=True))
    except IllegalAction:
        return False


def _other_deck(
    script: Script, moment: Moment, at: int, match: Match, watcher: Watcher, share: float, rng: random.Random
) -> tuple[Sequence[Card], bytes]:
    deck, seed = script.decks[at]
    last = at == moment[0] - 1
    if not match.by_results and not last:
        return deck, seed  # the next deck follows from this one
    ply = moment[1] if last else len(script.moves[at])
    hidden = script.never_seen(watcher, at + 1, 0, ply)
    hidden -= frozenset(getattr(match, "_unused", ()))  # those lie on top, whatever their order in the deck
    moved = frozenset(card for card in sorted(hidden) if rng.random() < share)
    return _moved(moved, rng)([*deck]), seed if script.decided[at] <= ply else rng.randbytes(SEED_BYTES)


def choices(script: Script, worlds: Sequence[World]) -> Choices:
    """Return the choices of seats in all these worlds, as they were dealt."""
    matches = [new_match(GAMES[script.game], script.stored) for _ in worlds]
    listed: list[frozenset[int]] = []
    alone: list[list[frozenset[int]]] = [[] for _ in worlds]
    together = False
    for at, record in enumerate(worlds[0].stored.deals):
        moves = script.moves[at][: len(record.actions)]
        pressable = frozenset(range(len(moves)))
        for world, match, plies in zip(worlds, matches, alone, strict=True):
            dealt = world.stored.deals[at]
            deal = match.deal(dealt.deck, seed=dealt.seed)
            single, offered = set(), set()
            for ply, (seat, action) in enumerate(moves):
                legal = deal.legal_actions(seat)
                together |= len(deal.actors) > 1
                if action in legal:
                    offered.add(ply)
                if len(legal) == 1 and len(deal.actors) == 1 and not deal.asking:
                    single.add(ply)
                deal.apply(seat, action)
            if deal.result is not None:
                match.close(deal)
            pressable &= offered
            plies.append(frozenset(single))
        listed.append(pressable)
    return Choices(listed, all(plies == alone[0] for plies in alone), together)


def _moved(cards: frozenset[Card], rng: random.Random) -> Callable[[list[Card]], list[Card]]:
    """Return a function that permutes these cards of a list."""

    def move(whole: list[Card]) -> list[Card]:
        movable = [card for card in whole if card in cards]
        supply = iter(rng.sample(movable, len(movable)))
        return [next(supply) if card in cards else card for card in whole]

    return move


def _made(script: Script, moment: Moment, shuffled: _Shuffle, changed: _Change) -> World:
    """Play the script up to a moment with other decks.

    In the last deal ``changed`` is called at every ply. Raises IllegalAction if a move is not legal.
    """
    number, last = moment
    match, records = new_match(GAMES[script.game], script.stored), []
    table = bare_table(script.stored)
    for at in range(number):
        deck, seed = shuffled(at, match)
        dealer, deal = match.dealer, match.deal(deck, seed=seed)
        moves = script.moves[at] if at < number - 1 else script.moves[at][:last]
        news: list[PlayedMove] = []
        for ply, (seat, action) in enumerate(moves):
            deal = changed(deal, ply) if at == number - 1 else deal
            news.append(PlayedMove(at + 1, ply, seat, Why.PLAYER, deal.apply(seat, action)))
        deal = changed(deal, len(moves)) if at == number - 1 else deal
        if deal.result is not None:
            match.close(deal)
        records.append(_record(at + 1, deck, seed, dealer, moves, deal))
    over = match.outcome is not None
    stored = replace(
        script.stored,
        status=Status.OVER if over else Status.PLAYING,
        outcome=dump_outcome(match.outcome) if match.outcome is not None else None,
        deals=tuple(records),
    )
    state = bare_table(stored).next(
        options=match.options, match=match, deal=deal, deal_no=number, news=tuple(news[-NEWS_KEPT:])
    )
    table.take(state)
    return World(stored, table, news)


def _record(
    number: int, deck: Sequence[Card], seed: bytes, dealer: int, moves: Moves, deal: Deal
) -> StoredDeal:
    return StoredDeal(
        table_id=TABLE,
        deal=number,
        dealer=dealer,
        deck_text=" ".join(map(str, deck)),
        seed_text=seed.hex(),
        started_at=BEGAN,
        actions=tuple(
            StoredAction(
                ply=ply,
                seat=seat,
                action=dump_action(action),
                who=FIRST_MEMBER + seat,
                why=Why.PLAYER.value,
                at=BEGAN + ply,
            )
            for ply, (seat, action) in enumerate(moves)
        ),
        result=dump_result(deal.result) if deal.result is not None else None,
    )
