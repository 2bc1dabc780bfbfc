"""Events of panguingue in words: turns, payments one by one, and the settlement as a table."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from bot.manager.tables.table import PlayedMove
from bot.texts import default_wording
from bot.texts.faces import boxed, boxes
from bot.texts.names import join, plural, set_apart, unescaped, without_isolates
from bot.texts.panguingue.words import condition_words, names_of_some, signed
from data.tables.row_types import Why
from data.tables.seat_names import shorten, width_of
from engine.cards import Card
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
    Occasion.FORMED: "",
    Occasion.LAID_OFF: " (one card more)",
    Occasion.SPLIT: " (by the split)",
    Occasion.LEFT: " (left by borrowing)",
    Occasion.SETTLED: " (again at the end)",
}
_FLAT: Final = {
    Payment.ANTE: "the ante",
    Payment.FORFEIT: "dropping",
    Payment.OUT: "going out",
    Payment.FOOT: "the pot, from players who dropped",
    Payment.POT: "the pot, from the antes",
}
_DRAWS: Final = (DrewOpenly, DrewStock, TookUpcard, PileTurned)
_TOGETHER: Final = (Stayed, DemandDeclined)
NAME_WIDTH: Final = 14
SHORTEST_NAME: Final = 7
TABLE_WIDTH: Final = 32
"""The columns of a code block that a phone shows in a card without scrolling."""
POT: Final = "the pot"
_LETTERS: Final = "abc"
"""The winner's conditions in a settlement; eleven cards make three melds at most."""
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
    flat = _FLAT.get(reason)  # type: ignore[call-overload] # the codes are words, the keys members
    if flat is not None:
        return str(flat)
    condition, _, occasion = reason.partition("_")
    return condition_words(Condition(condition), cards) + _OCCASIONS[Occasion(occasion)]


def _from_whom(paid: Sequence[tuple[int, int]], names: Sequence[str]) -> str:
    """Return ``2 chips from each of 5``, or names for one payer or few unequal amounts."""
    if len(paid) == 1:
        return f"{plural(paid[0][1], 'chip')} from {names[paid[0][0]]}"
    by_amount: dict[int, list[int]] = {}
    for payer, amount in paid:
        by_amount.setdefault(amount, []).append(payer)
    if len(by_amount) == 1:
        return f"{plural(paid[0][1], 'chip')} from each of {len(paid)}"
    parts = [
        f"{plural(amount, 'chip')} from {names_of_some(who, names)}" for amount, who in by_amount.items()
    ]
    return join(parts)


def _collected(share: Share, names: Sequence[str]) -> str:
    """Return a payment as a predicate, to follow the name of whoever collects or antes."""
    amount = sum(paid for _, paid in share.paid)
    if share.seat == TABLE:
        return f"put {plural(amount, 'chip')} in the pot"
    if share.paid[0][0] == TABLE:
        return f"took {plural(amount, 'chip')} from the pot"
    return f"collected **{_from_whom(share.paid, names)}** for {what_for(share.reason, share.cards)}"


def did(event: Event, names: Sequence[str]) -> str:
    """Return an event's predicate, to follow the seat's name; ``""`` for the default words."""
    match event:
        case Stayed():
            return "plays"
        case Dropped():
            return "dropped"
        case Demanded(_, card):
            return f"forced {boxed(card)}: it must be taken and laid off"
        case DemandDeclined():
            return "let it go"
        case DrewOpenly(_, card):
            return f"drew {boxed(card)}"
        case MeldLaid(_, cards):
            return f"melded {boxed(cards)}"
        case LaidOff(_, card):
            return f"laid off {boxed(card)} on {_without(event)}"
        case MeldSplit(_, parts):
            return f"split a meld into {' and '.join(map(boxed, parts))}"
        case Borrowed(_, cards, borrowed, left):
            return f"borrowed {boxed(borrowed)} and melded {boxed(cards)}, leaving {boxes(left)}"
        case PileTurned(_, cards, shuffled):
            return f"{'shuffled' if shuffled else 'turned over'} the discard pile ({plural(cards, 'card')})"
        case WentOut():
            return "**went out**"
        case Paid():
            return _collected(shares([event])[0], names)
        case _:
            return ""


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return an event that does not begin with the name of its seat; ``""`` for all others."""
    match event:
        case DealEnded(_, Ending.OUT, winner) if winner is not None:
            return f"{names[winner]} wins the deal."
        case DealEnded(_, Ending.DROPPED, winner) if winner is not None:
            return f"Everybody else dropped: {names[winner]} wins the deal."
        case DealEnded():
            return "No card is left to draw: the deal is void, and the pot stays for the next winner."
        case Paid(seat, payer) if seat == TABLE:
            return f"{names[payer]} {did(event, names)}."
        case _:
            return ""


class _Line:
    """A line of news being built.

    ``sources``: the phrases that say where a card came from, and their short forms; ``discard``: the phrase
    of the discard, and the card.
    """

    def __init__(self, kind: type[Event], actor: int) -> None:
        self.kind = kind
        self.actors = [actor]
        self.phrases: list[str] = []
        self.sources: dict[str, str] = {}
        self.discard: tuple[str, str] | None = None
        self.late = False

    def text(self, names: Sequence[str]) -> str:
        who = names_of_some(self.actors, names)
        late = " ⏰ *Time was up.*" if self.late else ""
        if self.kind is Stayed:
            return f"{who} {'plays' if len(self.actors) == 1 else 'play'}.{late}"
        *plays, last = self.phrases
        if (
            self.discard is not None
            and last == self.discard[0]
            and any(play in self.sources for play in plays)
        ):
            short = [self.sources.get(play, play) for play in plays]
            return f"{default_wording.finished_turn(who, short, self.discard[1])}{late}"
        return f"{who} {join(self.phrases)}.{late}"


def news(moves: Iterable[PlayedMove], names: Sequence[str], seat: int | None = None) -> list[str]:
    """Return a line for every turn among the moves as ``seat`` saw them; payments are grouped."""
    told: list[_Line | str] = []
    for moved in moves:
        seen = [event.seen_by(seat) for event in moved.events]
        antes = [event for event in seen if isinstance(event, Paid) and event.reason == Payment.ANTE]
        if antes:
            told.append(f"Everybody put {plural(antes[0].amount, 'chip')} in the pot.")
        doing = [event for event in seen if not isinstance(event, Paid | DealEnded)]
        for event in doing:
            line = _line_for(told, event)
            only = default_wording.only_move_suffix(moved, seat)
            phrase = (did(event, names) or default_wording.predicate(event, names)) + only
            got = line.phrases[-1].removesuffix(f" {default_wording.ONLY}") if line.phrases else ""
            if isinstance(event, Discarded) and got == f"drew {boxed(event.card)}":
                line.phrases[-1] = f"drew and discarded {boxed(event.card)}{only}"
            elif isinstance(event, LaidOff) and got in _gettings(event.card):
                line.phrases[-1:] = [
                    got if only else line.phrases[-1],
                    f"laid it off on {_without(event)}{only}",
                ]
            elif phrase not in line.phrases or not isinstance(event, _TOGETHER):
                line.phrases.append(phrase)
            if isinstance(event, Discarded):
                line.discard = phrase, f"{boxed(event.card)}{only}"
            if source := _source(event):
                line.sources |= {phrase: f"{source}{only}", phrase.removesuffix(only): source}
            line.late = line.late or moved.why is Why.TIMEOUT
        last = told[-1] if told else None
        gains = [share for share in shares(seen) if share.reason != Payment.ANTE]
        if isinstance(last, _Line):
            own = [share for share in gains if share.seat in (moved.seat, TABLE)]
            last.phrases += [_collected(share, names) for share in own]
            gains = [share for share in gains if share not in own]
        told += [f"{names[share.seat]} {_collected(share, names)}." for share in gains]
        told += [sentence(event, names) for event in seen if isinstance(event, DealEnded)]
    return [line if isinstance(line, str) else line.text(names) for line in told]


def _source(event: Event) -> str:
    """Return where the card of a turn came from, for a short line; ``""`` for any other event."""
    if isinstance(event, DrewOpenly):
        return f"stock {boxed(event.card)}"
    return default_wording.source(event)


def _gettings(card: Card) -> tuple[str, str]:
    """Return the phrases that say how a card came to a player."""
    return f"took {boxed(card)}", f"drew {boxed(card)}"


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
    end = f"{what}{cards} · rule {share.rule}"
    if share.seat == TABLE:
        everybody = NAMED < len(share.paid) == len(names)
        who = "Everybody" if everybody else join([names[payer] for payer, _ in share.paid])
        return f"{who} **−{share.paid[0][1]}** · {end}"
    if share.paid[0][0] == TABLE:
        return f"{names[share.seat]} **+{total}** · {end}"
    by_amount: dict[int, list[str]] = {}
    for payer, amount in share.paid:
        by_amount.setdefault(amount, []).append(names[payer])
    if len(by_amount) == 1 and NAMED < len(share.paid) == playing - 1:
        whom = f"{share.paid[0][1]} from each of the {playing - 1} others"
    else:
        whom = "; ".join(f"{amount} from {join(who)}" for amount, who in by_amount.items())
    return f"{names[share.seat]} **+{total}** · {end} · {whom}"


# End of a deal


def score(scores: Sequence[int], names: Sequence[str]) -> str:
    """Return the chips of the match, by seat."""
    won = [f"{name}\u00a0**{signed(chips)}**" for name, chips in zip(names, scores, strict=True)]
    return f"Chips: {' · '.join(won)}"


def title(result: PanResult, names: Sequence[str]) -> str:
    """Return how a deal ended, in a line."""
    winner = names[result.winner] if result.winner is not None else ""
    match result.ending:
        case Ending.OUT:
            return f"{winner} goes out and wins the deal"
        case Ending.DROPPED:
            return f"Everybody else dropped: {winner} wins the deal"
        case Ending.VOID:
            left = plural(sum(result.stakes), "chip")
            return f"No card is left to draw: nobody wins, and {left} of this deal stay in the pot"


def settlement(result: PanResult, names: Sequence[str]) -> list[str]:
    """Return the settlement: the winner's conditions, then a table of all wins and losses.

    Its columns: ``play``, paid before the end; ``out``, for going out; a letter for each condition;
    ``pot``; and their sum, ``deal``. The pot has a row of its own if it was touched, so that every row adds
    up to its last column, and every column to zero.
    """
    lines = [
        f"**{letter}** {boxed(meld.cards)} {condition_words(meld.recognised, meld.cards)}: "
        f"{plural(meld.collected, 'chip')} each during play, **{value} more** now"
        for letter, meld, value in zip(_LETTERS, result.standing, result.values, strict=False)
        if meld.recognised is not None
    ]
    columns = _columns(result)
    ranked = sorted(
        range(len(names)),
        key=lambda seat: (seat != result.winner, seat in result.dropped, -result.chips[seat]),
    )
    cells = [[*columns], *(_cells(columns, seat) for seat in (*ranked, -1))]
    numbers = sum(1 + max(map(width_of, column)) for column in zip(*cells, strict=True))
    room = min(NAME_WIDTH, max(SHORTEST_NAME, TABLE_WIDTH - numbers))
    cut = [set_apart(name) for name in shorten([*map(_bare, names)], room)]
    rows = [["chips", *columns], *([cut[seat], *_cells(columns, seat)] for seat in ranked)]
    if any(amounts[-1] for amounts in columns.values()):
        rows.append([POT, *_cells(columns, -1)])
    lines.append(_table(rows))
    if len(columns) > 1:
        out = " · **out**: for going out" if "out" in columns else ""
        letters = ", ".join(letter for letter in _LETTERS if letter in columns)
        conditions = f" · **{letters}**: for the conditions above" if letters else ""
        pot = " · **pot**: from the pot" if "pot" in columns else ""
        lines.append(f"-# **play**: paid during play{out}{conditions}{pot} · **deal**: in all")
    if result.dropped:
        lines.append(f"-# Dropped: {join([names[seat] for seat in result.dropped])}")
    return lines


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
