"""Computer players of rummy 500: ``easy``, ``normal`` and ``strong``, each a function from the view of a seat
to an action.

All three look for what they may do in ``view.legal``, so that they play under every option. What they differ
in:

* *easy* takes the top card when it completes something, lays down whatever it can, throws what is dear and
  alone, keeps pairs whose third card has gone, and at times sees nothing to be done with the card it drew.
* *normal* misses nothing it can lay down, takes from the pile what brings more points than it costs, and
  minds the melds on the table when it throws.
* *strong* counts. It follows a turn to its end, values the hand that is left by how likely each card is to be
  laid down before the deal ends, and weighs what a throw or a meld offers to the next player.

Nobody takes from the pile for ever: a take that puts nothing on the table is made only right after a turn
with a card from the stock. A take that would end the deal by the stall is made only to go out.

The weights of *strong* are points of the score and chances. They were found outside the program by self-play
with duplicate deals (each deck played twice, seats changed), 100 to 200 decks per comparison, with a standard
error of 4 to 6 points a deal. Fearing the cards in hand less, and hoping for more of them, gained 17 to 20
points a deal each; a bonus for being nearer to going out lost as much; a narrower search (BEAM 2) lost 10.
FROM_PILE, EXPOSED and TURNS_PER_CARD made no difference that could be seen. None of this changed what it
gains from *normal*, 40 points a deal. Of 400 matches to 500 for two, *strong* wins 91 % against *normal*;
both win more than 99 % against *easy*. The score of the match is not looked at: every point counts alike.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from engine.actions import Action, Discard, DrawStock
from engine.ai.policies import Level, Policies
from engine.cards import POINTS, RANK, SUIT, Card, card_of, cards_in, mask_of, pack
from engine.games.rummy500 import (
    GoingOut,
    LayOff,
    Meld,
    Pass,
    Phase,
    Rummy500View,
    Runs,
    SingleTake,
    StockEnd,
    TakeDepth,
    TakePile,
    additions,
    against,
    melds_in,
    runs_of,
)

_CARDS: Final = pack()
_PACK: Final = mask_of(_CARDS)
WORTH: Final = tuple(15 if RANK[card] == 0 else POINTS[card] for card in _CARDS)
"""Points by card; an ace is high."""
_LOW_ACE: Final = 14
"""What an ace loses at the low end of a run (rummy500.md 7)."""

TURNS_AT_FIRST: Final = 1.0
TURNS_PER_CARD: Final = 0.5
"""Turns that are still to come, by the cards of whoever holds the fewest."""
LEAST_TURNS: Final = 0.2
"""Turns still to come at the very end: somebody may take from the pile."""
CARDS_A_TURN: Final = 2.4
"""How many unseen cards come within reach in a turn: one is drawn, some are thrown."""
MOST: Final = 0.9
"""How likely an unseen card comes at best."""
FROM_PILE: Final = 0.35
"""How likely a card that lies in the pile can be had when it is wanted."""
FROM_HAND: Final = 0.1
"""… and one that another player is known to hold."""
DUMPED: Final = 0.8
"""How much less likely a card is held for each card in the pile that goes with it."""
TWO_MISSING: Final = 0.02
"""How likely a card finds both companions of a meld of three."""
OUT_NEXT: Final = (1.0, 0.5, 0.36, 0.25, 0.17, 0.12, 0.08, 0.06, 0.04, 0.03)
"""How likely the deal ends before one's next turn, by the fewest cards that another player holds."""
STOCK_OUT: Final = 0.8
"""… and when the others can draw the last of the stock."""
GO_OUT: Final = 1.0
"""What going out is worth, as a share of what the others hold on average."""
CAUGHT: Final = 0.6
"""What a card costs that fits nowhere, as a share of its points, while many such are to be thrown."""
EXPOSED: Final = 0.5
"""What it costs that another player may lay off on a new meld, as a share of what he would score."""
FEEDING: Final = 0.8
"""What it costs that the next player may use a throw, as a share of what he would score."""
CARD_TAKEN: Final = 1.0
"""What each further card of a deep take is worth to the next player, in points."""
DRAW: Final = 1.0
"""What a card from the stock is worth beside what it completes, in points."""

BEAM: Final = 5
"""How many ways to go on with a turn are followed at once."""
BRANCHES: Final = 10
"""How many plays are tried in each of them, the dearest."""
ENDINGS: Final = 4
"""How many ways to end a turn are compared by their throws."""

EASY_LAPSE: Final = 5
"""*easy*: one decision in so many is a lapse."""
NORMAL_BURDEN: Final = 0.4
"""*normal*: what a card costs that it takes and cannot lay down at once, as a share of its points."""


def easy(view: Rummy500View) -> Action:
    """Play like a beginner. A lapse leaves a useful card, forgets to lay down, and throws the card just
    drawn.
    """
    if view.phase == Phase.DRAW:
        top = TakePile(1)
        if top in _takes(view) and _usable(view) and not _lapse(view):
            return top
        return _not_taking(view)
    throws = _throws(view)
    # What was taken is used: two who throw the same card back for ever would never end.
    lapse = _lapse(view) and not view.taken
    plays = _legal_plays(view)
    if plays and not (lapse and throws):
        return max(plays, key=lambda play: play.points).action()
    return Discard(
        max(throws, key=lambda throw: (lapse and throw == view.drawn, *_loneliness(throw, view.hand)))
    )


def normal(view: Rummy500View) -> Action:
    """Play soundly by eye, without counting."""
    if view.phase == Phase.DRAW:
        return _take_for_points(view)
    plays = _legal_plays(view)
    if plays:
        return max(plays, key=lambda play: play.points).action()
    runs = runs_of(view.options)
    fitting = 0
    for meld in view.melds:
        fitting |= runs.fit[mask_of(meld.cards)]
    return Discard(
        max(_throws(view), key=lambda throw: (not fitting >> throw & 1, *_loneliness(throw, view.hand)))
    )


def strong(view: Rummy500View) -> Action:
    """Play by counting: what each card may still bring, and what is offered to the others."""
    if len(view.legal) == 1:
        return view.legal[0]
    outlook = Outlook.of(view)
    return _best_first(_sources(view, outlook) if view.phase == Phase.DRAW else _endings(view, outlook))[0][0]


def rank_actions(view: Rummy500View) -> list[tuple[Action, float]]:
    """Return what is worth a thought, with what *strong* expects of it in points, the best first; only
    differences mean something.
    """
    if len(view.legal) == 1:
        return [(view.legal[0], 0.0)]
    outlook = Outlook.of(view)
    if view.phase == Phase.DRAW:
        return _best_first(_sources(view, outlook))
    return _best_first(_endings(view, outlook) | _dropped(view, outlook))


def _best_first(found: Mapping[Action, float]) -> list[tuple[Action, float]]:
    return sorted(found.items(), key=lambda option: -option[1])


# What all three share


class Play(NamedTuple):
    """Cards put down in one action, as a new meld or on the meld with a number, and their points."""

    points: int
    cards: int
    meld: int | None

    def action(self) -> Action:
        """Return it as an action."""
        cards = tuple(cards_in(self.cards))
        return Meld(cards) if self.meld is None else LayOff(cards, self.meld)


def _legal_plays(view: Rummy500View) -> list[Play]:
    table, runs = _table(view), runs_of(view.options)
    plays = []
    for action in view.legal:
        if isinstance(action, Meld | LayOff):
            cards = mask_of(action.cards)
            number = action.meld if isinstance(action, LayOff) else None
            plays.append(_play(cards, number, table, runs))
    return plays


def plays_with(hand: int, table: Sequence[int], runs: Runs) -> list[Play]:
    """Return what can be put down of a hand in one action."""
    plays = [_play(cards, None, table, runs) for cards, _ in melds_in(hand, runs)]
    for number, meld in enumerate(table):
        plays += [_play(cards, number, table, runs) for cards in additions(meld, hand, runs)]
    return plays


def _play(cards: int, number: int | None, table: Sequence[int], runs: Runs) -> Play:
    return Play(points_of(cards, cards if number is None else table[number] | cards, runs), cards, number)


@lru_cache(maxsize=20_000)
def points_of(added: int, whole: int, runs: Runs) -> int:
    """Return what cards score that are put down and lie as a whole then: a low ace counts 1."""
    points = sum(WORTH[card] for card in cards_in(added))
    suit = SUIT[(whole & -whole).bit_length() - 1]
    lying = runs.lying.get(whole >> 13 * suit, ())
    low = lying[:1] == (0,) and len(lying) < 13 and added >> card_of(0, suit) & 1
    return points - _LOW_ACE if low else points


def _laid(table: Sequence[int], play: Play) -> tuple[int, ...]:
    """Return the table after a play."""
    if play.meld is None:
        return (*table, play.cards)
    return (*table[: play.meld], table[play.meld] | play.cards, *table[play.meld + 1 :])


def _table(view: Rummy500View) -> tuple[int, ...]:
    return tuple(mask_of(meld.cards) for meld in view.melds)


def _takes(view: Rummy500View) -> list[TakePile]:
    """Return what may be taken from the pile, but for what would only end the deal by the stall: two who did
    that deal after deal would never finish a match.
    """
    takes = [action for action in view.legal if isinstance(action, TakePile)]
    limit = view.options.stall_limit
    if limit and view.turns_without_stock + 1 >= limit:
        return [take for take in takes if _goes_out(view, take)]
    return takes


def _goes_out(view: Rummy500View, take: TakePile) -> bool:
    """Tell whether all but a card to throw can be put down after a take, the dearest first."""
    taken = view.pile[-take.count :]
    points, left = _at_once(view, mask_of((*view.hand, *taken)), 1 << taken[0])
    return points > 0 and left & (left - 1) == 0


def _not_taking(view: Rummy500View) -> Action:
    """Draw; with no stock left pass, or take what must be taken."""
    for action in view.legal:
        if isinstance(action, DrawStock | Pass):
            return action
    return view.legal[0]


def _throws(view: Rummy500View) -> list[Card]:
    return [action.card for action in view.legal if isinstance(action, Discard)]


# What easy and normal see


def _usable(view: Rummy500View) -> bool:
    """Tell whether the top of the pile could be put down at once."""
    top = 1 << view.pile[-1]
    plays = plays_with(mask_of(view.hand) | top, _table(view), runs_of(view.options))
    return any(play.cards & top for play in plays)


def _at_once(view: Rummy500View, hand: int, must: int) -> tuple[int, int]:
    """Return the points of putting down the dearest again and again, first with the card that must be used;
    and what is left.
    """
    table, runs, points = _table(view), runs_of(view.options), 0
    while plays := [play for play in plays_with(hand, table, runs) if play.cards & must == must]:
        play = max(plays, key=lambda play: play.points)
        hand, table, points, must = hand ^ play.cards, _laid(table, play), points + play.points, 0
    return points, hand


def _take_for_points(view: Rummy500View) -> Action:
    """Take what brings most points at once, less a share of the points it leaves in hand; else draw."""
    hand = mask_of(view.hand)
    best, most = _not_taking(view), float(_at_once(view, hand, 0)[0])
    for take in _takes(view):
        taken = mask_of(view.pile[-take.count :])
        points, left = _at_once(view, hand | taken, 1 << view.pile[-take.count])
        gain = points - NORMAL_BURDEN * sum(WORTH[card] for card in cards_in(left & taken))
        if points and gain > most:
            best, most = take, gain
    return best


def _loneliness(card: Card, hand: Iterable[Card]) -> tuple[int, int, int]:
    """Rank a card for throwing: few others that could share a meld with it, then many points."""
    company = sum(
        RANK[other] == RANK[card] or (SUIT[other] == SUIT[card] and abs(RANK[other] - RANK[card]) <= 2)
        for other in hand
        if other != card
    )
    return -company, WORTH[card], -card


def _lapse(view: Rummy500View) -> bool:
    """Tell whether this decision is a lapse: as good as chance, but the same for the same view."""
    seen = mask_of(view.hand) * 1_000_003 + mask_of(view.pile) * 10_007 + view.stock
    return (seen ^ seen >> 29) * 0x9E3779B97F4A7C15 % (1 << 64) >> 40 < (1 << 24) // EASY_LAPSE


# How strong counts


@lru_cache(maxsize=4)  # the rules for the ace
def _companions(runs: Runs) -> tuple[tuple[int, ...], ...]:
    """Return by card the masks of the two cards with which it makes a meld of three."""
    by_card: list[tuple[int, ...]] = []
    for card in _CARDS:
        rank, suit = RANK[card], SUIT[card]
        others = [card_of(rank, other) for other in range(4) if other != suit]
        pairs = [mask_of(pair) for pair in combinations(others, 2)]
        pairs += [(run ^ 1 << rank) << 13 * suit for run in runs.threes[rank]]
        by_card.append(tuple(pairs))
    return tuple(by_card)


@lru_cache(maxsize=4_096)
def _beyond(meld: int, runs: Runs) -> tuple[tuple[int, int], ...]:
    """Return the pairs of masks (next, next but one) at the ends of a run."""
    suit = SUIT[(meld & -meld).bit_length() - 1]
    ends = runs.ends.get(meld >> 13 * suit, ((), ()))
    return tuple((1 << card_of(end[0], suit), 1 << card_of(end[1], suit)) for end in ends if len(end) > 1)


_BESIDE: Final = tuple(
    mask_of(
        other
        for other in _CARDS
        if (RANK[other] == RANK[card]) != (SUIT[other] == SUIT[card] and abs(RANK[other] - RANK[card]) == 1)
    )
    for card in _CARDS
)
"""By card, the other three of its rank and its neighbours in its suit."""


class _Position(NamedTuple):
    """A turn as it stands after some plays: what they scored, and the first of them."""

    hand: int
    table: tuple[int, ...]
    scored: int = 0
    first: Play | None = None


class _Ending(NamedTuple):
    """How a turn can end: its value in points, the first play of it, the throw; None: none."""

    value: float
    first: Play | None
    throw: Card | None


@dataclass(frozen=True, slots=True)
class Outlook:
    """The deal as one seat may reckon with it.

    By card: ``comes`` is how likely it can be had before the deal ends, ``held`` how likely another player
    holds it, ``costs`` what it counts against its holder. ``pile`` is what may be taken with the next throw;
    ``feeding`` is what a point costs that the throw brings the next player. ``turns`` are still to come;
    ``ends`` is how likely the deal ends before the next of them, ``last`` that it ends with this one.
    ``against`` is what the others hold on average.
    """

    runs: Runs
    comes: Sequence[float]
    held: Sequence[float]
    unseen: int
    pile: Sequence[Card]
    feeding: float
    costs: Sequence[int]
    must_drop: bool
    turns: float
    ends: float
    last: bool
    against: float

    @classmethod
    def of(cls, view: Rummy500View) -> "Outlook":
        """Look at a view from its seat."""
        options = view.options
        seats = len(view.held)
        others = [seat for seat in range(seats) if seat != view.seat]
        known = 0
        for seat in others:
            known |= mask_of(view.known[seat])
        pile = mask_of(view.pile)
        unseen = _PACK & ~(known | pile | mask_of(view.hand))
        for meld in _table(view):
            unseen &= ~meld
        size = max(unseen.bit_count(), 1)
        hidden = sum(view.held[seat] - len(view.known[seat]) for seat in others)
        turns = TURNS_AT_FIRST + TURNS_PER_CARD * min(view.held)
        ends = 1.0
        for seat in others:
            ends *= 1 - OUT_NEXT[min(view.held[seat], len(OUT_NEXT) - 1)]
        ends = 1 - ends
        finishing = options.stock_end is StockEnd.FINISH_TURN
        # Also where the pile may be taken once the stock is out, hardly a turn follows its last card.
        turns = min(turns, view.stock / seats)
        if view.stock < seats:
            ends = max(ends, STOCK_OUT)
        come = min(CARDS_A_TURN * turns / size, MOST)
        comes = [0.0] * len(_CARDS)
        held = [0.0] * len(_CARDS)
        for card in cards_in(unseen):
            comes[card] = come
            held[card] = hidden / size * DUMPED ** (pile & _BESIDE[card]).bit_count()
        buried = options.take_depth is TakeDepth.TOP
        for card in view.pile:
            comes[card] = 0.0 if buried else FROM_PILE
        for card in cards_in(known):
            comes[card], held[card] = FROM_HAND, 1.0
        costs = [options.hand_ace if RANK[card] == 0 else WORTH[card] for card in _CARDS]
        average = sum(costs[card] for card in cards_in(unseen)) / size
        return cls(
            runs=runs_of(options),
            comes=comes,
            held=held,
            unseen=unseen,
            pile=() if buried else view.pile,
            # With the top card alone, a few who never feed each other all lose points, deal after deal.
            feeding=FEEDING / len(others) if buried else FEEDING,
            costs=costs,
            must_drop=options.go_out is GoingOut.MUST_DROP,
            turns=max(turns, LEAST_TURNS),
            ends=ends,
            last=finishing and not view.stock,
            against=(average * hidden + sum(costs[card] for card in cards_in(known))) / len(others),
        )

    def lasting(self, hand: int, table: Sequence[int]) -> float:
        """Return what a hand is worth that is held at the end of the turn: the points its cards may still
        bring, less those they may cost, and less what the table offers to the others.
        """
        if self.last:
            return -float(sum(self.costs[card] for card in cards_in(hand)))
        comes, threes = self.comes, _companions(self.runs)
        lying = fitting = soon = 0
        beyond: dict[int, float] = {}
        for meld in table:
            lying |= meld
            fitting |= self.runs.fit[meld]
            for near, far in _beyond(meld, self.runs):
                if hand & near:
                    soon |= far
                else:
                    beyond[far] = comes[near.bit_length() - 1]
        soon |= fitting
        stays = 1 - self.ends
        promised = risked = junk = 0.0
        for card in cards_in(hand):
            bit = 1 << card
            misses = 1.0
            if soon & bit:
                misses = 0.0
            else:
                for pair in threes[card]:
                    lacks = pair & ~hand
                    if not lacks:
                        misses = 0.0
                        break
                    if lacks & lying:
                        continue
                    misses *= 1 - (TWO_MISSING if lacks & lacks - 1 else comes[lacks.bit_length() - 1])
                if misses and bit in beyond:
                    misses *= 1 - beyond[bit]
            likely = (1 - misses) * stays
            promised += likely * WORTH[card]
            risked += (1 - likely) * self.costs[card]
            junk += misses
        caught = 1 - stays * (1 - CAUGHT * junk / (junk + self.turns))
        exposed = sum(self.held[card] * WORTH[card] for card in cards_in(fitting & ~hand & ~lying))
        return promised - caught * risked - EXPOSED * exposed

    def feeds(self, card: Card, table: Sequence[int]) -> float:
        """Return what the next player may score with a throw, and with what lies below it."""
        if self.last:
            return 0.0
        if any(self.runs.fit[meld] >> card & 1 for meld in table):
            return float(WORTH[card])
        depth = {other: place for place, other in enumerate(reversed(self.pile), 1)}
        total = most = 0.0
        for pair in _companions(self.runs)[card]:
            chance, deepest, points = 1.0, 0, WORTH[card]
            for other in cards_in(pair):
                points += WORTH[other]
                if other in depth:
                    deepest = max(deepest, depth[other])
                else:
                    chance *= self.held[other]
            if chance:
                gain = points + CARD_TAKEN * deepest
                total += chance * gain
                most = max(most, gain)
        return min(total, most)

    def endings(
        self, start: _Position, plays: Iterable[Play] | None, banned: int, must: int
    ) -> list[_Ending]:
        """Return good ways to end a turn, the best first. ``plays`` are those to begin with (None: all), of
        which a card that ``must`` be used is part.
        """
        ways = self.ways(start, plays, must)[:ENDINGS]
        finished = [ending for _, way in ways for ending in self._finished(way, banned)]
        return sorted(finished, key=lambda ending: -ending.value)

    def ways(
        self, start: _Position, plays: Iterable[Play] | None = None, must: int = 0
    ) -> list[tuple[float, _Position]]:
        """Return where plays can lead to, with what each place is worth before the throw, the best first."""
        level = [(self.lasting(start.hand, start.table), start)]
        found = [] if must else level
        seen: set[tuple[int, tuple[int, ...]]] = set()
        while level:
            after = []
            for _, position in level:
                choices = plays_with(position.hand, position.table, self.runs) if plays is None else plays
                fitting = [play for play in choices if play.cards & must == must]
                for play in sorted(fitting, key=lambda play: -play.points)[:BRANCHES]:
                    hand, table = position.hand ^ play.cards, _laid(position.table, play)
                    alike = hand, tuple(sorted(table))
                    if alike not in seen:
                        seen.add(alike)
                        then = _Position(hand, table, position.scored + play.points, position.first or play)
                        after.append((then.scored + self.lasting(hand, table), then))
            level, plays, must = sorted(after, key=lambda way: -way[0])[:BEAM], None, 0
            found = found + level
        return sorted(found, key=lambda way: -way[0])

    def _finished(self, end: _Position, banned: int) -> list[_Ending]:
        """Return the best way to end a turn from here; none where it cannot end."""
        if not end.hand:
            return [] if self.must_drop else [_Ending(end.scored + self._out(), end.first, None)]
        best: _Ending | None = None
        for card in cards_in(end.hand & ~banned):
            rest = end.hand ^ 1 << card
            value = end.scored - self.feeding * self.feeds(card, end.table) * bool(rest)
            value += self.lasting(rest, end.table) if rest else self._out()
            if best is None or value > best.value:
                best = _Ending(value, end.first, card)
        return [] if best is None else [best]

    def _out(self) -> float:
        return 0.0 if self.last else GO_OUT * self.against


def _endings(view: Rummy500View, outlook: Outlook) -> dict[Action, float]:
    """Return the first steps of good ways to end the turn, with what these are worth, the best first."""
    plays, must = _begun(view)
    banned = 0 if view.banned is None else 1 << view.banned
    found: dict[Action, float] = {}
    for ending in outlook.endings(_Position(mask_of(view.hand), _table(view)), plays, banned, must):
        action = ending.first.action() if ending.first is not None else None
        if action is None and ending.throw is not None:
            action = Discard(ending.throw)
        if action is not None:
            found.setdefault(action, ending.value)
    return found or {view.legal[0]: 0.0}


def _begun(view: Rummy500View) -> tuple[list[Play], int]:
    """Return the plays with which the turn can go on, and the card that must be part of the next."""
    plays = _legal_plays(view)
    if view.pending is not None:
        return plays, 1 << view.pending
    banned = 0 if view.banned is None else 1 << view.banned
    return plays, banned if _circling(view) and any(play.cards & banned for play in plays) else 0


def _dropped(view: Rummy500View, outlook: Outlook) -> dict[Action, float]:
    """Return what each throw is worth that ends the turn at once; nothing where something must be laid."""
    hand, table = mask_of(view.hand), _table(view)
    if _begun(view)[1]:
        return {}
    return {
        Discard(card): outlook.lasting(hand ^ 1 << card, table) - outlook.feeding * outlook.feeds(card, table)
        for card in _throws(view)
        if hand ^ 1 << card
    }


def _circling(view: Rummy500View) -> bool:
    """Tell whether the last turn was without the stock already: now a take must put something down."""
    return view.turns_without_stock > 0


def _sources(view: Rummy500View, outlook: Outlook) -> dict[Action, float]:
    """Return what it is worth not to take, and then the best turn with each take."""
    hand, table = mask_of(view.hand), _table(view)
    other = _not_taking(view)
    found = {other: _without_taking(view, outlook, other)}
    for take in _takes(view):
        taken = view.pile[-take.count :]
        deepest = 1 << taken[0]
        free = take.count == 1 and view.options.single_take is SingleTake.FREE
        must = 0 if free and not _circling(view) else deepest
        below = replace(outlook, pile=outlook.pile[: -take.count])
        endings = below.endings(_Position(hand | mask_of(taken), table), None, deepest if free else 0, must)
        if endings:
            found.setdefault(take, endings[0].value)
    return found


def _without_taking(view: Rummy500View, outlook: Outlook, action: Action) -> float:
    """Return what it is worth to draw, or to pass, which ends the deal."""
    hand = mask_of(view.hand)
    if isinstance(action, Pass):
        return -against(view.hand, view.options) + outlook.against
    if view.stock == 1 and view.options.stock_end is StockEnd.FINISH_TURN:
        outlook = replace(outlook, last=True)
    value, way = outlook.ways(_Position(hand, _table(view)))[0]
    kept = outlook.lasting(way.hand, way.table)
    gains = (
        max(0.0, outlook.lasting(way.hand | 1 << card, way.table) - kept) for card in cards_in(outlook.unseen)
    )
    return value + DRAW + sum(gains) / max(outlook.unseen.bit_count(), 1)


POLICIES: Final = Policies(levels={Level.EASY: easy, Level.NORMAL: normal, Level.STRONG: strong})
