"""Events of panguingue in words: turns, payments one by one, and the settlement as a table."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from bot.manager.tables.table import PlayedMove
from bot.texts.faces import boxed, boxes
from bot.texts.games import default_wording
from bot.texts.games.panguingue.words import condition_words, names_of_some, signed
from bot.texts.localization import LazyMessage, join, message, number, with_commas, with_semicolons
from bot.texts.names import set_apart, unescaped, without_isolates
from data.tables.row_types import Why
from data.tables.seat_names import shorten, width_of
from engine.cards import FACE, Card
from engine.events import TABLE, Discarded, DrewStock, Event, Paid, TookUpcard
from engine.games.panguingue.terms import (
    Borrowed,
    Condition,
    DealEnded,
    DemandDeclined,
    Demanded,
    DrewOpenly,
    Dropped,
    Ending,
    LaidOff,
    MeldLaid,
    MeldSplit,
    Occasion,
    PanResult,
    Payment,
    PileTurned,
    Stayed,
    WentOut,
)

_OCCASIONS: Final = {
    Occasion.LAID_OFF: LazyMessage("panguingue-events-when-laid-off"),
    Occasion.SPLIT: LazyMessage("panguingue-events-when-split"),
    Occasion.LEFT: LazyMessage("panguingue-events-when-left"),
    Occasion.SETTLED: LazyMessage("panguingue-events-when-settled"),
}
_FLAT: Final[dict[str, LazyMessage]] = {
    Payment.ANTE: LazyMessage("panguingue-events-ante"),
    Payment.FORFEIT: LazyMessage("panguingue-events-forfeit"),
    Payment.OUT: LazyMessage("panguingue-events-out"),
    Payment.FOOT: LazyMessage("panguingue-events-foot"),
    Payment.POT: LazyMessage("panguingue-events-pot"),
}
_DRAWS: Final = (DrewOpenly, DrewStock, TookUpcard, PileTurned)
_TOGETHER: Final = (Stayed, DemandDeclined)
NAME_WIDTH: Final = 14
SHORTEST_NAME: Final = 7
TABLE_WIDTH: Final = 32
"""The columns of a code block that a phone shows in a card without scrolling."""
_LETTERS: Final = "abc"
"""The winner's conditions in a settlement; eleven cards make three melds at most."""
_HEADS: Final = {
    "play": LazyMessage("panguingue-events-head-play"),
    "out": LazyMessage("panguingue-events-head-out"),
    "pot": LazyMessage("panguingue-events-head-pot"),
    "deal": LazyMessage("panguingue-events-head-deal"),
}
"""The headings of the other columns."""
NAMED: Final = 4
"""The most payers named in a line if all pay the same."""


class Share(NamedTuple):
    """Payments of one kind: who collects for what, by which rule, and who pays how much."""

    seat: int
    reason: str
    rule: str
    cards: tuple[Card, ...]
    paid: tuple[tuple[int, int], ...]


def shares(events: Iterable[Event]) -> list[Share]:
    """Return the payments among the events; several payers for one thing form one share."""
    found: dict[tuple[int, str, str, tuple[Card, ...]], list[tuple[int, int]]] = {}
    for event in events:
        if isinstance(event, Paid):
            key = (event.seat, event.reason, event.rule, event.cards)
            found.setdefault(key, []).append((event.payer, event.amount))
    return [Share(*key, tuple(paid)) for key, paid in found.items()]


def what_for(reason: str, cards: Sequence[Card]) -> str:
    """Return what is paid for, by its reason code."""
    if reason in _FLAT:
        return str(_FLAT[reason])
    condition, _, occasion = reason.partition("_")
    words = condition_words(Condition(condition), cards)
    when = Occasion(occasion)
    return f"{words} {_OCCASIONS[when]}" if when in _OCCASIONS else words


def _from_whom(paid: Sequence[tuple[int, int]], names: Sequence[str]) -> str:
    """Return ``2 chips from each of 5``, or names for one payer or few unequal amounts."""
    if len(paid) == 1:
        return message("panguingue-events-from", chips=paid[0][1], players=names[paid[0][0]])
    by_amount: dict[int, list[int]] = {}
    for payer, amount in paid:
        by_amount.setdefault(amount, []).append(payer)
    if len(by_amount) == 1:
        return message("panguingue-events-from-each", chips=paid[0][1], payers=len(paid))
    return join(
        [
            message("panguingue-events-from", chips=amount, players=names_of_some(who, names))
            for amount, who in by_amount.items()
        ]
    )


def _collected(share: Share, names: Sequence[str]) -> str:
    """Return a payment as a predicate, to follow the name of whoever collects or antes."""
    amount = sum(paid for _, paid in share.paid)
    if share.seat == TABLE:
        return message("panguingue-events-put-in-pot", chips=amount)
    if share.paid[0][0] == TABLE:
        return message("panguingue-events-took-from-pot", chips=amount)
    whom = _from_whom(share.paid, names)
    return message("panguingue-events-collected", payments=whom, what=what_for(share.reason, share.cards))


def did(event: Event, names: Sequence[str]) -> str:
    """Return an event's predicate, to follow the seat's name; ``""`` for the default words."""
    match event:
        case Stayed():
            return message("panguingue-events-plays")
        case Dropped():
            return message("panguingue-events-dropped")
        case Demanded(_, card):
            return message("panguingue-events-forced", card=boxed(card))
        case DemandDeclined():
            return message("panguingue-events-let-it-go")
        case DrewOpenly(_, card):
            return message("panguingue-events-drew", card=boxed(card))
        case MeldLaid(_, cards):
            return message("panguingue-events-melded", cards=boxed(cards))
        case LaidOff(_, card):
            return message("panguingue-events-laid-off", card=boxed(card), meld=_without(event))
        case MeldSplit(_, parts):
            return message("panguingue-events-split", melds=join([boxed(part) for part in parts]))
        case Borrowed(_, cards, borrowed, left):
            return message(
                "panguingue-events-borrowed", borrowed=boxed(borrowed), cards=boxed(cards), left=boxes(left)
            )
        case PileTurned(_, cards, shuffled):
            if shuffled:
                return message("panguingue-events-shuffled", cards=cards)
            return message("panguingue-events-turned-over", cards=cards)
        case WentOut():
            return message("panguingue-events-went-out")
        case Paid():
            return _collected(shares([event])[0], names)
        case _:
            return ""


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return an event that does not begin with the name of its seat; ``""`` for all others."""
    match event:
        case DealEnded(_, Ending.OUT, winner) if winner is not None:
            return message("panguingue-events-won", player=names[winner])
        case DealEnded(_, Ending.DROPPED, winner) if winner is not None:
            return message("panguingue-events-won-dropped", player=names[winner])
        case DealEnded():
            return message("panguingue-events-void")
        case Paid(seat, payer) if seat == TABLE:
            return _told(names[payer], [did(event, names)])
        case _:
            return ""


def _told(who: str, predicates: Sequence[str]) -> str:
    """Return what somebody did as a sentence."""
    return message("events-turn", player=who, predicates=join(predicates))


class _Phrase(NamedTuple):
    """What a player did: the predicate, its event unless it is a payment, and what is appended."""

    words: str
    event: Event | None = None
    only: str = ""

    def __str__(self) -> str:
        return f"{self.words}{self.only}"

    @property
    def short(self) -> str:
        """The source of a card if the event is one, else the predicate."""
        return f"{self.source or self.words}{self.only}"

    @property
    def source(self) -> str:
        """Where a card came from; ``""`` for any other event."""
        if isinstance(self.event, DrewOpenly):
            return default_wording.source(DrewStock(self.event.seat, self.event.card))
        return default_wording.source(self.event) if self.event is not None else ""


class _Line:
    """A line of news being built."""

    def __init__(self, kind: type[Event], actor: int) -> None:
        self.kind = kind
        self.actors = [actor]
        self.phrases: list[_Phrase] = []
        self.late = False

    def add(self, phrase: _Phrase) -> None:
        """Add what a player did; a card drawn or taken, and its use, become one phrase."""
        event, before = phrase.event, self.phrases[-1] if self.phrases else _Phrase("")
        if isinstance(event, Discarded) and _drew(event.card, before.event):
            words = message("panguingue-events-drew-and-discarded", card=boxed(event.card))
            self.phrases[-1] = _Phrase(words, only=phrase.only)
            return
        if isinstance(event, LaidOff) and (
            _drew(event.card, before.event) or _took(event.card, before.event)
        ):
            if phrase.only:
                self.phrases[-1] = before._replace(only="")
            phrase = phrase._replace(words=message("panguingue-events-laid-it-off", meld=_without(event)))
        self.phrases.append(phrase)

    def text(self, names: Sequence[str]) -> str:
        """Return the line."""
        words = self._words(names_of_some(self.actors, names))
        return f"{words} {message('events-time-up')}" if self.late else words

    def _words(self, who: str) -> str:
        count = len(self.actors)
        if self.kind is Stayed:
            return message("panguingue-events-play", players=who, count=count)
        if self.kind is DemandDeclined:
            return message("panguingue-events-let-go", players=who, count=count)
        *plays, last = self.phrases
        if isinstance(last.event, Discarded) and any(play.source for play in plays):
            discard = f"{boxed(last.event.card)}{last.only}"
            return default_wording.finished_turn(who, [play.short for play in plays], discard)
        return _told(who, [str(phrase) for phrase in self.phrases])


def news(moves: Iterable[PlayedMove], names: Sequence[str], seat: int | None = None) -> list[str]:
    """Return a line for every turn among the moves as ``seat`` saw them; payments are grouped."""
    told: list[_Line | str] = []
    for moved in moves:
        seen = [event.seen_by(seat) for event in moved.events]
        antes = [event for event in seen if isinstance(event, Paid) and event.reason == Payment.ANTE]
        if antes:
            told.append(message("panguingue-events-antes", chips=antes[0].amount))
        only = default_wording.only_move_suffix(moved, seat)
        for event in seen:
            if isinstance(event, Paid | DealEnded):
                continue
            line = _line_for(told, event)
            line.add(_Phrase(did(event, names) or default_wording.predicate(event, names), event, only))
            line.late = line.late or moved.why is Why.TIMEOUT
        last = told[-1] if told else None
        gains = [share for share in shares(seen) if share.reason != Payment.ANTE]
        if isinstance(last, _Line):
            own = [share for share in gains if share.seat in (moved.seat, TABLE)]
            last.phrases += [_Phrase(_collected(share, names)) for share in own]
            gains = [share for share in gains if share not in own]
        told += [_told(names[share.seat], [_collected(share, names)]) for share in gains]
        told += [sentence(event, names) for event in seen if isinstance(event, DealEnded)]
    return [line if isinstance(line, str) else line.text(names) for line in told]


def _drew(card: Card, event: Event | None) -> bool:
    """Return whether the event is the open draw of a card."""
    return isinstance(event, DrewOpenly) and FACE[event.card] == FACE[card]


def _took(card: Card, event: Event | None) -> bool:
    return isinstance(event, TookUpcard) and FACE[event.card] == FACE[card]


def _without(event: LaidOff) -> str:
    """Return the meld on which a card was laid off, as it was before."""
    return boxed(card for card in event.meld if card != event.card)


def _line_for(told: list[_Line | str], event: Event) -> _Line:
    """Return the line that an event belongs to: the last one, or a new one."""
    last = told[-1] if told else None
    if isinstance(last, _Line):
        if isinstance(event, _TOGETHER) and last.kind is type(event):
            if event.seat not in last.actors:
                last.actors.append(event.seat)
            return last
        begins = isinstance(event, _TOGETHER) or (
            isinstance(event, _DRAWS) and not (last.kind is PileTurned and len(last.phrases) == 1)
        )
        if last.kind not in _TOGETHER and last.actors == [event.seat] and not begins:
            return last
    line = _Line(type(event), event.seat)
    told.append(line)
    return line


# Payments


def payment_lines(moves: Iterable[PlayedMove], names: Sequence[str], playing: int) -> list[str]:
    """Return every payment of the moves: who, how much from whom, for what, by which rule.

    ``playing`` is the number of players who have not dropped. Many payers are named only if not all of them
    pay.
    """
    return [_payment(share, names, playing) for moved in moves for share in shares(moved.events)]


def _payment(share: Share, names: Sequence[str], playing: int) -> str:
    what = what_for(share.reason, share.cards)
    cards = f" {boxed(share.cards)}" if share.cards else ""
    total = sum(amount for _, amount in share.paid)
    end = f"{what}{cards} · {message('panguingue-events-rule', rule=share.rule)}"
    if share.seat == TABLE:
        everybody = NAMED < len(share.paid) == len(names)
        who = (
            message("panguingue-events-everybody")
            if everybody
            else join([names[payer] for payer, _ in share.paid])
        )
        return f"{who} **{number(-share.paid[0][1])}** · {end}"
    begin = f"{names[share.seat]} **{signed(total)}** · {end}"
    if share.paid[0][0] == TABLE:
        return begin
    by_amount: dict[int, list[str]] = {}
    for payer, amount in share.paid:
        by_amount.setdefault(amount, []).append(names[payer])
    if len(by_amount) == 1 and NAMED < len(share.paid) == playing - 1:
        each = number(share.paid[0][1])
        return f"{begin} · {message('panguingue-events-each-other', chips=each, others=playing - 1)}"
    whom = [
        message("panguingue-events-chips-from", chips=number(amount), players=join(who))
        for amount, who in by_amount.items()
    ]
    return f"{begin} · {with_semicolons(whom)}"


# End of a deal


def score(scores: Sequence[int], names: Sequence[str]) -> str:
    """Return the chips of the match, by seat."""
    won = [f"{name}\u00a0**{signed(chips)}**" for name, chips in zip(names, scores, strict=True)]
    return message("panguingue-events-score", players=" · ".join(won))


def title(result: PanResult, names: Sequence[str]) -> str:
    """Return how a deal ended, in a line."""
    winner = names[result.winner] if result.winner is not None else ""
    match result.ending:
        case Ending.OUT:
            return message("panguingue-events-title-out", player=winner)
        case Ending.DROPPED:
            return message("panguingue-events-title-dropped", player=winner)
        case Ending.VOID:
            return message("panguingue-events-title-void", chips=sum(result.stakes))


def settlement(result: PanResult, names: Sequence[str]) -> list[str]:
    """Return the settlement: the winner's conditions, then a table of all wins and losses.

    Its columns: ``play``, paid before the end; ``out``, for going out; a letter for each condition;
    ``pot``; and their sum, ``deal``. The pot has a row of its own if it was touched, so that every row adds
    up to its last column, and every column to zero.
    """
    lines = [
        message(
            "panguingue-events-condition",
            letter=letter,
            cards=boxed(meld.cards),
            condition=condition_words(meld.recognised, meld.cards),
            chips=meld.collected,
            more=number(value),
        )
        for letter, meld, value in zip(_LETTERS, result.standing, result.values, strict=False)
        if meld.recognised is not None
    ]
    columns = _columns(result)
    ranked = sorted(
        range(len(names)),
        key=lambda seat: (seat != result.winner, seat in result.dropped, -result.chips[seat]),
    )
    heads = [str(_HEADS.get(column, column)) for column in columns]
    cells = [heads, *(_cells(columns, seat) for seat in (*ranked, -1))]
    numbers = sum(1 + max(map(width_of, column)) for column in zip(*cells, strict=True))
    room = min(NAME_WIDTH, max(SHORTEST_NAME, TABLE_WIDTH - numbers))
    cut = [set_apart(name) for name in shorten([*map(_bare, names)], room)]
    rows = [
        [message("panguingue-events-head-names"), *heads],
        *([cut[seat], *_cells(columns, seat)] for seat in ranked),
    ]
    if any(amounts[-1] for amounts in columns.values()):
        rows.append([message("panguingue-events-row-pot"), *_cells(columns, -1)])
    lines.append(_table(rows))
    if len(columns) > 1:
        lines.append(f"-# {_legend(columns)}")
    if result.dropped:
        dropped = join([names[seat] for seat in result.dropped])
        lines.append(f"-# {message('panguingue-words-dropped', players=dropped)}")
    return lines


def _legend(columns: Mapping[str, Sequence[int]]) -> str:
    """Return the headings of the settlement explained."""
    parts = [message("panguingue-events-legend-play")]
    if "out" in columns:
        parts.append(message("panguingue-events-legend-out"))
    if letters := with_commas(letter for letter in _LETTERS if letter in columns):
        parts.append(message("panguingue-events-legend-conditions", letters=letters))
    if "pot" in columns:
        parts.append(message("panguingue-events-legend-pot"))
    return " · ".join([*parts, message("panguingue-events-legend-deal")])


def _columns(result: PanResult) -> dict[str, list[int]]:
    """Return the columns of the settlement by heading: each seat's gain, then the pot's."""
    winner, seats = result.winner or 0, range(len(result.chips))
    paying = [seat != result.winner and seat not in result.dropped for seat in seats]
    paid = {"out": [*result.flat]} if any(result.flat) else {}
    for letter, value in zip(_LETTERS, result.values, strict=False):
        paid[letter] = [value * pays for pays in paying]
    columns = {}
    for head, amounts in paid.items():
        columns[head] = [*(-amount for amount in amounts), 0]
        columns[head][winner] += sum(amounts)
    if lying := result.foot + result.antes:
        columns["pot"] = [lying * (seat == winner) for seat in seats] + [-lying]
    deal = [*result.chips, result.table]
    if columns:
        ended = zip(*columns.values(), strict=True)
        before = [whole - sum(parts) for whole, parts in zip(deal, ended, strict=True)]
        columns = {"play": before, **columns}
    return {**columns, "deal": deal}


def _cells(columns: dict[str, list[int]], at: int) -> list[str]:
    """Return a row of the table."""
    *parts, deal = [amounts[at] for amounts in columns.values()]
    return [*(signed(part) if part else "·" for part in parts), signed(deal)]


def _bare(name: str) -> str:
    """Return an escaped name for a code block, where nothing is formatted."""
    return without_isolates(unescaped(name)).replace("`", "'")


def _table(rows: Sequence[Sequence[str]]) -> str:
    """Return rows of cells as a code block: first column left-aligned, numbers right-aligned."""
    widths = [max(map(width_of, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *cells in rows:
        start = first + " " * (widths[0] - width_of(first))
        numbers = [
            " " * (width - width_of(cell)) + cell for cell, width in zip(cells, widths[1:], strict=True)
        ]
        lines.append(" ".join([start, *numbers]).rstrip())
    return "```\n" + "\n".join(lines) + "\n```"
