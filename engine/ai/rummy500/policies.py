"""The heuristic computer players of rummy 500: ``easy``, ``normal`` and ``strong``.

Each is a function from the view of a seat to an action. All choose from ``view.legal``, so they play under
every option. They differ in this:

* *easy* takes the top card when it completes something and never digs, lays down whatever it sees, discards
  high lonely cards, keeps pairs whose third card is gone, and has the lapses of a beginner
  (`docs/levels.md`).
* *normal* lays down all it can, takes from the pile what brings more points than it costs, and looks at the
  melds on the table when it discards.
* *strong* counts. It follows a turn to its end, values the remaining hand by how likely each card is to be
  laid down before the deal ends, and weighs what a discard or a meld offers to the next player.

No player takes from the pile for ever: a take that puts nothing on the table is made only right after a turn
with a card from the stock. A take that would end the deal by the stall limit is made only to go out.

The weights of *strong* are points of the score and probabilities. They were found outside the program by
self-play with duplicate deals (each deck played twice, with the seats swapped), 100 to 200 decks per
comparison, with a standard error of 4 to 6 points a deal. A lower cost of cards in hand, and a higher
promise, gained 17 to 20 points a deal each; a bonus for being nearer to going out lost as much; a narrower
search (BEAM 2) lost 10. FROM_PILE, EXPOSED and TURNS_PER_CARD made no visible difference. None of this
changed what it gains from *normal*, 40 points a deal. Of 400 matches to 500 for two, *strong* wins 91 %
against *normal*; both win more than 99 % against *easy*. The score of the match is ignored: every point
counts alike.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from engine.actions import Action, Discard, DrawStock
from engine.ai.policies import Lapse, Level, Policies
from engine.cards import RANK, SUIT, Card, card_of, cards_in, mask_of, pack
from engine.games.rummy500.melds import (
    VALUES,
    Runs,
    additions,
    card_costs,
    hand_points,
    melds_in,
    points_added,
    runs_of,
)
from engine.games.rummy500.terms import (
    GoingOut,
    LayOff,
    Meld,
    Pass,
    Phase,
    Rummy500View,
    SingleTake,
    StockEnd,
    TakeDepth,
    TakePile,
)

_CARDS: Final = pack()
_PACK: Final = mask_of(_CARDS)
WORTH: Final = VALUES

TURNS_AT_FIRST: Final = 1.0
TURNS_PER_CARD: Final = 0.5
"""Turns still to come, by the cards of the player with the fewest."""
LEAST_TURNS: Final = 0.2
"""Turns still to come at the very end: a player may take from the pile."""
CARDS_A_TURN: Final = 2.4
"""Unseen cards that come within reach in a turn: one is drawn, some are discarded."""
MOST: Final = 0.9
"""The highest probability that an unseen card comes."""
FROM_PILE: Final = 0.35
"""Probability of getting a card that lies in the pile when it is wanted."""
FROM_HAND: Final = 0.1
"""Probability of getting a card that another player is known to hold."""
DUMPED: Final = 0.8
"""Factor on the probability that a card is held, for each related card in the pile."""
TWO_MISSING: Final = 0.02
"""Probability that a card finds both companions of a meld of three."""
OUT_NEXT: Final = (1.0, 0.5, 0.36, 0.25, 0.17, 0.12, 0.08, 0.06, 0.04, 0.03)
"""Probability that the deal ends before one's next turn, by the fewest cards another holds."""
STOCK_OUT: Final = 0.8
"""The same when the others can draw the last of the stock."""
GO_OUT: Final = 1.0
"""Value of going out, as a share of what the others hold on average."""
CAUGHT: Final = 0.6
"""Cost of a card that fits nowhere, as a share of its points, while there are many such."""
EXPOSED: Final = 0.5
"""Cost of what another player may lay off on a new meld, as a share of its points."""
FEEDING: Final = 0.8
"""Cost of what the next player may score with a discard, as a share of its points."""
CARD_TAKEN: Final = 1.0
"""Value of each further card of a deep take to the next player, in points."""
DRAW: Final = 1.0
"""Value of a card from the stock beside what it completes, in points."""

BEAM: Final = 5
"""Beam width of the turn search."""
BRANCHES: Final = 10
"""The plays with the most points that are tried in each position."""
ENDINGS: Final = 4
"""Ends of a turn whose discards are compared."""

LEFT_CARD: Final = Lapse("Left card", 0.25)
"""*easy* leaves a top card that it could put down at once."""
FORGOTTEN_LAY_OFF: Final = Lapse("Forgotten lay-off", 0.4)
"""*easy* does not see that cards fit melds on the table."""
OVERLOOKED_RUN: Final = Lapse("Overlooked run", 0.3)
"""*easy* does not see a run in its hand; sets it sees."""
DRAWN_CARD: Final = Lapse("Drawn card", 0.2)
"""*easy* discards the card that it drew, whatever its other cards are."""
NORMAL_BURDEN: Final = 0.4
"""*normal*: cost of a taken card it cannot lay down at once, as a share of its points."""


def easy(view: Rummy500View) -> Action:
    """Play like a beginner, with lapses."""
    if view.phase == Phase.DRAW:
        top = TakePile(1)
        if top in takes_of(view) and _usable(view) and not LEFT_CARD.happens(view):
            return top
        return not_taking(view)
    discards, plays = discards_of(view), _legal_plays(view)
    seen = plays
    if discards and not view.taken:
        # No lapse after a take: two players who discard the same card again and again would never end.
        seen = [play for play in plays if not _overlooks(view, play)]
    if seen:
        return max(seen, key=lambda play: play.points).action()
    loose = [discard for discard in discards if not any(play.cards >> discard & 1 for play in plays)]
    if view.drawn in loose and DRAWN_CARD.happens(view):
        return Discard(view.drawn)
    return Discard(max(loose or discards, key=lambda discard: _discard_order(discard, view.hand)))


def normal(view: Rummy500View) -> Action:
    """Play soundly, without counting."""
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
        max(
            discards_of(view),
            key=lambda discard: (not fitting >> discard & 1, *_discard_order(discard, view.hand)),
        )
    )


def strong(view: Rummy500View) -> Action:
    """Play by counting: what each card may still bring, and what the others are offered."""
    if len(view.legal) == 1:
        return view.legal[0]
    outlook = Outlook.of(view)
    return _best_first(_draw_values(view, outlook) if view.phase == Phase.DRAW else _endings(view, outlook))[
        0
    ][0]


def rank_actions(view: Rummy500View) -> list[tuple[Action, float]]:
    """Return the actions worth considering and their values in points, the best first.

    Only differences of the values are meaningful.
    """
    if len(view.legal) == 1:
        return [(view.legal[0], 0.0)]
    outlook = Outlook.of(view)
    if view.phase == Phase.DRAW:
        return _best_first(_draw_values(view, outlook))
    return _best_first(_endings(view, outlook) | _discard_values(view, outlook))


def _best_first(found: Mapping[Action, float]) -> list[tuple[Action, float]]:
    return sorted(found.items(), key=lambda option: -option[1])


# Shared by all three


class Play(NamedTuple):
    """Cards put down in one action, as a new meld (``meld`` None) or on a meld."""

    points: int
    cards: int
    meld: int | None

    def action(self) -> Action:
        """Return the play as an action."""
        cards = tuple(cards_in(self.cards))
        return Meld(cards) if self.meld is None else LayOff(cards, self.meld)


def _legal_plays(view: Rummy500View) -> list[Play]:
    table, runs = table_of(view), runs_of(view.options)
    plays = []
    for action in view.legal:
        if isinstance(action, Meld | LayOff):
            cards = mask_of(action.cards)
            number = action.meld if isinstance(action, LayOff) else None
            plays.append(_play(cards, number, table, runs))
    return plays


def plays_with(hand: int, table: Sequence[int], runs: Runs) -> list[Play]:
    """Return what can be put down from a hand in one action."""
    plays = [_play(cards, None, table, runs) for cards, _ in melds_in(hand, runs)]
    for number, meld in enumerate(table):
        plays += [_play(cards, number, table, runs) for cards in additions(meld, hand, runs)]
    return plays


def _play(cards: int, number: int | None, table: Sequence[int], runs: Runs) -> Play:
    return Play(points_of(cards, cards if number is None else table[number] | cards, runs), cards, number)


points_of = lru_cache(maxsize=20_000)(points_added)


def laid(table: Sequence[int], play: Play) -> tuple[int, ...]:
    """Return the table after a play."""
    if play.meld is None:
        return (*table, play.cards)
    return (*table[: play.meld], table[play.meld] | play.cards, *table[play.meld + 1 :])


def table_of(view: Rummy500View) -> tuple[int, ...]:
    """Return the melds on the table as masks."""
    return tuple(mask_of(meld.cards) for meld in view.melds)


def takes_of(view: Rummy500View) -> list[TakePile]:
    """Return the takes from the pile, without those that would only end the deal by the stall.

    Two players who did that deal after deal would never finish a match.
    """
    takes = [action for action in view.legal if isinstance(action, TakePile)]
    limit = view.options.stall_limit
    if limit and view.turns_without_stock + 1 >= limit:
        return [take for take in takes if _goes_out(view, take)]
    return takes


def _goes_out(view: Rummy500View, take: TakePile) -> bool:
    """Return whether all cards but one can be put down after a take, highest points first."""
    taken = view.pile[-take.count :]
    points, left = _greedy_points(view, mask_of((*view.hand, *taken)), 1 << taken[0])
    return points > 0 and left & (left - 1) == 0


def not_taking(view: Rummy500View) -> Action:
    """Draw; with no stock left pass, or take what must be taken."""
    for action in view.legal:
        if isinstance(action, DrawStock | Pass):
            return action
    return view.legal[0]


def discards_of(view: Rummy500View) -> list[Card]:
    """Return the cards that may be discarded now."""
    return [action.card for action in view.legal if isinstance(action, Discard)]


# Rules of easy and normal


def _usable(view: Rummy500View) -> bool:
    """Return whether the top of the pile could be put down at once."""
    top = 1 << view.pile[-1]
    plays = plays_with(mask_of(view.hand) | top, table_of(view), runs_of(view.options))
    return any(play.cards & top for play in plays)


def _greedy_points(view: Rummy500View, hand: int, must: int) -> tuple[int, int]:
    """Return the points of putting down the best play again and again, and the cards left.

    The first play includes the cards in ``must``.
    """
    table, runs, points = table_of(view), runs_of(view.options), 0
    while plays := [play for play in plays_with(hand, table, runs) if play.cards & must == must]:
        play = max(plays, key=lambda play: play.points)
        hand, table, points, must = hand ^ play.cards, laid(table, play), points + play.points, 0
    return points, hand


def _take_for_points(view: Rummy500View) -> Action:
    """Take what brings the most points at once, less a share of those left in hand; else draw."""
    hand = mask_of(view.hand)
    best, most = not_taking(view), float(_greedy_points(view, hand, 0)[0])
    for take in takes_of(view):
        taken = mask_of(view.pile[-take.count :])
        points, left = _greedy_points(view, hand | taken, 1 << view.pile[-take.count])
        gain = points - NORMAL_BURDEN * sum(WORTH[card] for card in cards_in(left & taken))
        if points and gain > most:
            best, most = take, gain
    return best


def _discard_order(card: Card, hand: Iterable[Card]) -> tuple[int, int, int]:
    """Sort key of discards: few cards that could share a meld with it, then many points."""
    company = sum(
        RANK[other] == RANK[card] or (SUIT[other] == SUIT[card] and abs(RANK[other] - RANK[card]) <= 2)
        for other in hand
        if other != card
    )
    return -company, WORTH[card], -card


def _overlooks(view: Rummy500View, play: Play) -> bool:
    """Return whether *easy* does not see a play."""
    if play.meld is not None:
        return FORGOTTEN_LAY_OFF.happens(view)
    first, *others = cards_in(play.cards)
    return RANK[first] != RANK[others[0]] and OVERLOOKED_RUN.happens(view)


# The counting of strong


@lru_cache(maxsize=4)  # one for each rule about the ace
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
def _run_extensions(meld: int, runs: Runs) -> tuple[tuple[int, int], ...]:
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
    """A state of a turn after some plays: their points, and the first of them."""

    hand: int
    table: tuple[int, ...]
    scored: int = 0
    first: Play | None = None


class _Ending(NamedTuple):
    """An end of a turn: its value in points, its first play, and its discard, if any."""

    value: float
    first: Play | None
    discard: Card | None


@dataclass(frozen=True, slots=True)
class Outlook:
    """The deal as one seat can estimate it.

    By card: ``comes`` is the probability to get it before the deal ends, ``held`` that another player holds
    it, ``costs`` what it counts against its holder. ``pile`` is what may be taken after the discard;
    ``feeding`` is the cost of a point that the discard brings the next player. ``turns`` are still to come;
    ``ends`` is the probability that the deal ends before the next of them, ``last`` that it ends with this
    one. ``against`` is the mean of what the others hold.
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
        """Estimate the deal from the view of a seat."""
        options = view.options
        seats = len(view.held)
        others = [seat for seat in range(seats) if seat != view.seat]
        known = 0
        for seat in others:
            known |= mask_of(view.known[seat])
        pile = mask_of(view.pile)
        unseen = _PACK & ~(known | pile | mask_of(view.hand))
        for meld in table_of(view):
            unseen &= ~meld
        size = max(unseen.bit_count(), 1)
        hidden = sum(view.held[seat] - len(view.known[seat]) for seat in others)
        turns = TURNS_AT_FIRST + TURNS_PER_CARD * min(view.held)
        ends = 1.0
        for seat in others:
            ends *= 1 - OUT_NEXT[min(view.held[seat], len(OUT_NEXT) - 1)]
        ends = 1 - ends
        finishing = options.stock_end is StockEnd.FINISH_TURN
        # Even where the pile may be taken without a stock, hardly a turn follows the last stock card.
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
        costs = card_costs(options)
        average = sum(costs[card] for card in cards_in(unseen)) / size
        return cls(
            runs=runs_of(options),
            comes=comes,
            held=held,
            unseen=unseen,
            pile=() if buried else view.pile,
            # With the top card alone, three or more who never feed each other all lose points.
            feeding=FEEDING / len(others) if buried else FEEDING,
            costs=costs,
            must_drop=options.go_out is GoingOut.MUST_DROP,
            turns=max(turns, LEAST_TURNS),
            ends=ends,
            last=finishing and not view.stock,
            against=(average * hidden + sum(costs[card] for card in cards_in(known))) / len(others),
        )

    def hand_value(self, hand: int, table: Sequence[int]) -> float:
        """Return the value of a hand at the end of the turn.

        It is the points its cards may still bring, less those they may cost, and less what the table offers
        to the others.
        """
        if self.last:
            return -float(sum(self.costs[card] for card in cards_in(hand)))
        comes, threes = self.comes, _companions(self.runs)
        lying = fitting = soon = 0
        beyond: dict[int, float] = {}
        for meld in table:
            lying |= meld
            fitting |= self.runs.fit[meld]
            for near, far in _run_extensions(meld, self.runs):
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

    def next_player_score(self, card: Card, table: Sequence[int]) -> float:
        """Return what the next player may score with a discard and the cards below it."""
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
        """Return good ways to end a turn, the best first.

        ``plays`` are the possible first plays (None: all); only those with the cards in ``must`` count.
        """
        ways = self.ways(start, plays, must)[:ENDINGS]
        finished = [ending for _, way in ways for ending in self._finished(way, banned)]
        return sorted(finished, key=lambda ending: -ending.value)

    def ways(
        self, start: _Position, plays: Iterable[Play] | None = None, must: int = 0
    ) -> list[tuple[float, _Position]]:
        """Return the positions reached by plays and their values before the discard."""
        level = [(self.hand_value(start.hand, start.table), start)]
        found = [] if must else level
        seen: set[tuple[int, tuple[int, ...]]] = set()
        while level:
            after = []
            for _, position in level:
                choices = plays_with(position.hand, position.table, self.runs) if plays is None else plays
                fitting = [play for play in choices if play.cards & must == must]
                for play in sorted(fitting, key=lambda play: -play.points)[:BRANCHES]:
                    hand, table = position.hand ^ play.cards, laid(position.table, play)
                    alike = hand, tuple(sorted(table))
                    if alike not in seen:
                        seen.add(alike)
                        then = _Position(hand, table, position.scored + play.points, position.first or play)
                        after.append((then.scored + self.hand_value(hand, table), then))
            level, plays, must = sorted(after, key=lambda way: -way[0])[:BEAM], None, 0
            found = found + level
        return sorted(found, key=lambda way: -way[0])

    def _finished(self, end: _Position, banned: int) -> list[_Ending]:
        """Return the best end of a turn from here, or none where it cannot end."""
        if not end.hand:
            return [] if self.must_drop else [_Ending(end.scored + self._out(), end.first, None)]
        best: _Ending | None = None
        for card in cards_in(end.hand & ~banned):
            rest = end.hand ^ 1 << card
            value = end.scored - self.feeding * self.next_player_score(card, end.table) * bool(rest)
            value += self.hand_value(rest, end.table) if rest else self._out()
            if best is None or value > best.value:
                best = _Ending(value, end.first, card)
        return [] if best is None else [best]

    def _out(self) -> float:
        return 0.0 if self.last else GO_OUT * self.against


def _endings(view: Rummy500View, outlook: Outlook) -> dict[Action, float]:
    """Return the first actions of good turns and the values of these, the best first."""
    plays, must = current_plays(view)
    banned = 0 if view.banned is None else 1 << view.banned
    found: dict[Action, float] = {}
    for ending in outlook.endings(_Position(mask_of(view.hand), table_of(view)), plays, banned, must):
        action = ending.first.action() if ending.first is not None else None
        if action is None and ending.discard is not None:
            action = Discard(ending.discard)
        if action is not None:
            found.setdefault(action, ending.value)
    return found or {view.legal[0]: 0.0}


def current_plays(view: Rummy500View) -> tuple[list[Play], int]:
    """Return the plays with which the turn can go on, and the cards the next one must use."""
    plays = _legal_plays(view)
    if view.pending is not None:
        return plays, 1 << view.pending
    banned = 0 if view.banned is None else 1 << view.banned
    return plays, banned if stock_was_unused(view) and any(play.cards & banned for play in plays) else 0


def _discard_values(view: Rummy500View, outlook: Outlook) -> dict[Action, float]:
    """Return the value of each discard that ends the turn at once; none if cards must be laid."""
    hand, table = mask_of(view.hand), table_of(view)
    if current_plays(view)[1]:
        return {}
    return {
        Discard(card): outlook.hand_value(hand ^ 1 << card, table)
        - outlook.feeding * outlook.next_player_score(card, table)
        for card in discards_of(view)
        if hand ^ 1 << card
    }


def stock_was_unused(view: Rummy500View) -> bool:
    """Return whether the last turn went without the stock; now a take must put something down."""
    return view.turns_without_stock > 0


def _draw_values(view: Rummy500View, outlook: Outlook) -> dict[Action, float]:
    """Return the value of not taking, and of the best turn with each take."""
    hand, table = mask_of(view.hand), table_of(view)
    other = not_taking(view)
    found = {other: _without_taking(view, outlook, other)}
    for take in takes_of(view):
        taken = view.pile[-take.count :]
        deepest = 1 << taken[0]
        free = take.count == 1 and view.options.single_take is SingleTake.FREE
        must = 0 if free and not stock_was_unused(view) else deepest
        below = replace(outlook, pile=outlook.pile[: -take.count])
        endings = below.endings(_Position(hand | mask_of(taken), table), None, deepest if free else 0, must)
        if endings:
            found.setdefault(take, endings[0].value)
    return found


def _without_taking(view: Rummy500View, outlook: Outlook, action: Action) -> float:
    """Return the value of drawing, or of passing, which ends the deal."""
    hand = mask_of(view.hand)
    if isinstance(action, Pass):
        return -hand_points(view.hand, view.options) + outlook.against
    if view.stock == 1 and view.options.stock_end is StockEnd.FINISH_TURN:
        outlook = replace(outlook, last=True)
    value, way = outlook.ways(_Position(hand, table_of(view)))[0]
    kept = outlook.hand_value(way.hand, way.table)
    gains = (
        max(0.0, outlook.hand_value(way.hand | 1 << card, way.table) - kept)
        for card in cards_in(outlook.unseen)
    )
    return value + DRAW + sum(gains) / max(outlook.unseen.bit_count(), 1)


POLICIES: Final = Policies(levels={Level.EASY: easy, Level.NORMAL: normal, Level.STRONG: strong})
