"""What a page has to convey, in the types of heard.py: from the engine's view, and as drawn."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.pictures import (
    CardGroup,
    GroupKind,
    HandPicture,
    ResultPicture,
    SeatMark,
    TablePicture,
)
from engine.cards import FACE, JOKER, Card
from engine.games.control.terms import ControlMeld, ControlView
from engine.games.gin.terms import GinView
from engine.games.hand.terms import HandMeld, HandView
from engine.games.panguingue.terms import PanMeld, PanView
from engine.games.rummy500.terms import Rummy500Meld, Rummy500View
from engine.melds import lay_off
from engine.views import LaidMeld, View
from tests.bot.ui.heard import Group, Hand, Result, Row, Seat, Table

_MINUS = "\N{MINUS SIGN}"


def letter(seat: int) -> str:
    """Return the letter of a seat."""
    return "ABCDEFGHIJKLMNO"[seat]


def _faces(cards: Iterable[Card]) -> tuple[int, ...]:
    return tuple(sorted(FACE[card] for card in cards))


# --- known by the engine's view


def held(view: View) -> tuple[int, ...]:
    """Return the cards a seat sees: its hand, and a drawn card that is not yet in it."""
    beside = view.drawn if isinstance(view, PanView) and view.turn == view.seat else None
    return _faces((*view.hand, *([beside] if beside is not None and beside not in view.hand else [])))


def _added(meld: Rummy500Meld | ControlMeld) -> tuple[tuple[int, str], ...]:
    pairs = zip(meld.cards, meld.by, strict=True)
    return tuple(sorted((FACE[card], letter(by)) for card, by in pairs if by != meld.owner))


def laid(meld: LaidMeld, number: int, *, over: bool = False) -> Group:
    """Return a meld with its number (from 0) if its game has numbers; ``over``: in a result."""
    group, called = Group(_faces(meld.cards)), "" if over else f"#{number + 1}"
    match meld:
        case Rummy500Meld():
            worth = str(sum(meld.values))
            return replace(group, label=f"{called}: {worth}" if called else worth, added=_added(meld))
        case ControlMeld():
            return replace(group, label=f"{called} {meld.kind.upper()}".strip(), added=_added(meld))
        case HandMeld():
            pairs = zip(meld.cards, meld.stands_for, strict=True)
            stands = _faces(means for card, means in pairs if FACE[card] == JOKER and means is not None)
            return replace(group, label=called, stands=stands)
        case PanMeld() if meld.recognised is not None:
            return replace(group, label=f"+{meld.collected}")
        case _:
            return group


def _melds(view: View, seat: int, *, over: bool = False) -> tuple[Group, ...]:
    owned = [(number, meld) for number, meld in enumerate(view.melds) if meld.owner == seat]
    return tuple(laid(meld, number, over=over) for number, meld in owned)


def shown(view: View) -> Table:
    """Return all that a spectator may know of a table and a picture of it shows."""
    seats = [
        Seat(
            letter(seat),
            cards,
            score=view.scores[seat],
            turn=seat in view.actors,
            dealt=seat == view.dealer,
            melds=_melds(view, seat),
        )
        for seat, cards in enumerate(view.held)
    ]
    table = Table((), _faces(view.pile[-1:]), stock=view.stock)
    match view:
        case Rummy500View():
            for label, card in (("USE", view.pending), ("KEEP", view.banned)):
                if card is not None and any(card in known for known in view.known):
                    seats[view.turn] = replace(seats[view.turn], apart=(Group(_faces([card]), label),))
            can = _faces(
                card for card, take in zip(view.pile, view.takes, strict=False) if take.legal
            )  # known to the seat that may take alone
            pile = tuple(FACE[card] for card in view.pile)
            table = replace(table, pile=pile, spread=bool(view.pile), ticked=can)
        case ControlView():
            coming = None if view.preview is None else view.preview.value.upper()
            in_force = tuple(kind.value.upper() for kind in dict.fromkeys(view.in_force))
            table = replace(table, controls=in_force, coming=coming)
        case HandView():
            teams = {
                seat: colour
                for team, colour in zip(view.teams, ("Blue", "Red"), strict=False)
                for seat in team
            }
            seats = [
                replace(seat, opened=view.opened[at], team=teams.get(at, "")) for at, seat in enumerate(seats)
            ]
        case PanView():
            seats = [replace(seat, score=None, chips=view.chips[at]) for at, seat in enumerate(seats)]
            for seat in view.dropped:
                seats[seat] = replace(seats[seat], out=True, cards=None)
        case GinView():
            table = replace(
                table, ticked=table.pile if view.phase in ("first_upcard", "draw", "wall") else ()
            )
            if view.knocked is not None:
                table = replace(table, pile=(), ticked=())
                left = (Group(_faces(view.knocked.loose), str(view.knocked.deadwood)),)
                at = view.knocked.seat
                seats[at] = replace(seats[at], left=left if view.knocked.loose else ())
    return replace(table, seats=tuple(seats))


def is_shown(table: Table, view: View, text: str) -> bool:
    """Return whether a picture above a hand shows the table.

    Melds may be left out if the ``text`` says how many.
    """
    whole = shown(view)
    left = sum(len(seat.melds) for seat in whole.seats) - sum(len(seat.melds) for seat in table.seats)
    seats = tuple(
        replace(seat, melds=own.melds if {*own.melds} <= {*seat.melds} else seat.melds)
        for seat, own in zip(whole.seats, table.seats, strict=True)
    )
    told = re.findall(r"(\d+) more melds? in the channel", text)
    return table == replace(whole, seats=seats) and told == ([str(left)] if left else [])


def gained(view: View) -> Result:
    """Return how a deal ended: melds on the table, cards left in hands, and the sums."""
    if isinstance(view, GinView):
        return Result(_gin_hands(view))
    rows = []
    for seat in range(len(view.held)):
        row = Row(letter(seat), view.result is not None and view.result.winner == seat)
        match view:
            case Rummy500View(result=end) if end is not None:
                left = Group(_faces(end.left[seat]), f"{_MINUS}{end.against[seat]}")
                sums = (f"{end.melded[seat]} {_MINUS} {end.against[seat]}", f"= {_signed(end.points[seat])}")
                row = replace(
                    row,
                    melds=_melds(view, seat, over=True),
                    left=(left,) if end.left[seat] else (),
                    sums=sums,
                )
            case ControlView(result=end) if end is not None:
                counted = [Group(_faces(part.cards), str(part.points)) for part in end.credited[seat]]
                if end.left:
                    own = Group(_faces(end.left[seat]), str(end.left_points[seat]))
                    row = replace(row, left=(own,) if end.left[seat] else ())
                else:
                    row = replace(row, melds=tuple(counted))
                row = replace(row, sums=(_signed(end.points[seat]),))
            case HandView(result=end) if end is not None:
                worth = str(sum(end.worth[seat])) if end.worth and end.opened[seat] else ""
                row = replace(
                    row,
                    melds=_melds(view, seat, over=True),
                    left=(Group(_faces(end.left[seat]), worth),) if end.left[seat] else (),
                    sums=(str(end.penalties[seat]).replace("-", _MINUS),),
                )
            case PanView(result=end) if end is not None:
                row = replace(row, melds=_melds(view, seat), sums=(_signed(end.chips[seat]),))
        if not isinstance(view, PanView) or seat not in view.dropped:
            rows.append(row)
    return Result(tuple(rows))


def _gin_hands(view: GinView) -> tuple[Row, ...]:
    """Return the revealed hands of gin, the knocker's first, with the opponent's lay-offs."""
    end = view.result
    assert end is not None
    assert end.knocker is not None
    hands = [
        (end.knocker, end.knocker_melds, end.knocker_loose, end.knocker_deadwood),
        (1 - end.knocker, end.defender_melds, end.defender_left, end.defender_deadwood),
    ]
    rows = []
    for seat, melds, loose, deadwood in hands:
        groups = []
        for meld in melds:
            more = lay_off([meld], end.laid_off) if seat == end.knocker else ()
            added = tuple(sorted((FACE[card], letter(1 - seat)) for card in more))
            groups.append(Group(_faces((*meld, *more)), added=added))
        left = (Group(_faces(loose), str(deadwood)),) if loose else ()
        sums = (f"+{end.points[seat]}" if end.points[seat] else str(deadwood),)
        rows.append(Row(letter(seat), end.winner == seat, tuple(groups), left, sums))
    return tuple(rows)


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", _MINUS) if points else "0"


# --- drawn


def _group(group: CardGroup) -> Group:
    jokers = [joker for joker, _ in group.stands]
    return Group(
        _faces(card for card in group.cards if card is not None),
        group.label,
        tuple(sorted((FACE[card], badge) for card, badge in group.added)),
        _faces(means for joker, means in group.stands if jokers.count(joker) == 1),
    )


def _of_kind(groups: Sequence[CardGroup], kind: GroupKind) -> tuple[Group, ...]:
    return tuple(_group(group) for group in groups if group.kind is kind)


def _by_kind(groups: Sequence[CardGroup]) -> tuple[tuple[Group, ...], ...]:
    return tuple(_of_kind(groups, kind) for kind in (GroupKind.MELD, GroupKind.LOOSE, GroupKind.DEADWOOD))


def _seat(seat: SeatMark, groups: Sequence[CardGroup]) -> Seat:
    return Seat(
        seat.badge,
        None if seat.out else seat.cards,
        seat.score,
        seat.chips,
        seat.turn,
        seat.dealer,
        seat.out,
        seat.opened,
        seat.won,
        "" if seat.team is None else ("Blue", "Red")[seat.team],
        *_by_kind(groups),
    )


def drawn(
    picture: HandPicture | TablePicture | ResultPicture,
) -> Hand | Table | Result:
    """Return everything that is in a picture."""
    match picture:
        case HandPicture():
            taken = None if picture.lifted is None else FACE[picture.lifted]
            melded, cards, loose = _by_kind(picture.groups)
            return Hand(melded, cards, loose, taken, _faces(picture.marked))
        case TablePicture():
            melds = [*picture.melds, *((),) * len(picture.seats)]
            pile = picture.discards if picture.spread else picture.discards[-1:]
            return Table(
                tuple(_seat(seat, groups) for seat, groups in zip(picture.seats, melds, strict=False)),
                tuple(FACE[card] for card in pile),
                picture.spread and bool(pile),
                picture.stock,
                _faces(picture.marked),
                tuple(card.name for card in picture.controls),
                None if picture.next_control is None else picture.next_control.name,
                picture.clock,
            )
        case ResultPicture():
            return Result(
                tuple(
                    Row(
                        row.seat.badge,
                        row.seat.won,
                        tuple(_group(group) for group in row.groups if group.kind is not GroupKind.DEADWOOD),
                        _of_kind(row.groups, GroupKind.DEADWOOD),
                        row.sums,
                    )
                    for row in picture.rows
                )
            )
