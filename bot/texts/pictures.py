"""Alt texts of pictures.

They describe all of the picture. Cards are written as spoken ("4 5 6 of spades"); if that is longer than
Discord allows, as on buttons (4♠ 5♠ 6♠), or packed (456♠). Seats have their players' names, or the letters
shown in the picture if a name cannot be drawn.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.manager.tables.table import PlayerKind, Table
from bot.pictures import (
    Boards,
    CardGroup,
    ContactSheet,
    GroupKind,
    HandPicture,
    HandsPicture,
    HollywoodPicture,
    Nameplate,
    ResultPicture,
    ScenePicture,
    SeatMark,
    SheetPicture,
    TablePicture,
    drawable,
    graphemes,
    seated,
)
from bot.texts.faces import SPOKEN_SUITS, SUIT_FACES, face, spoken, spoken_rank
from bot.texts.games.sheets import amount
from bot.texts.lengths import clip, units
from bot.texts.localization import LazyMessage, join, message, with_commas, with_semicolons
from bot.texts.names import TEAMS, names_of, set_apart, unescaped
from bot.workers.renderer import Drawing
from data.tables.seat_names import key_of, shorten
from engine.cards import FACE, JOKER, RANK, RANKS, SUIT, Card

LONGEST: Final = 1024
"""The longest alt text, in characters as Discord counts them."""

_SHORT: Final = 8
"""Columns of a name if there is little room."""
_Say = Callable[[Sequence[Card | None]], str]
_SIGNS: Final = (
    LazyMessage("pictures-sign-tick"),
    LazyMessage("pictures-sign-bracket"),
    LazyMessage("pictures-sign-frame"),
    LazyMessage("pictures-sign-raised"),
    LazyMessage("pictures-sign-faded"),
    LazyMessage("pictures-sign-seats"),
    LazyMessage("pictures-sign-computer"),
    LazyMessage("pictures-sign-letter"),
    LazyMessage("pictures-sign-partners"),
    LazyMessage("pictures-sign-suits"),
)


def badge_of(seat: int) -> str:
    """Return the letter of a seat as games draw it: A, B, C and so on."""
    return chr(ord("A") + seat)


def plates_of(table: Table) -> tuple[Nameplate, ...]:
    """Return the nameplates of a table's seats."""
    teams = {seat: at for at, seats in enumerate(table.spec.teams) for seat in seats}
    kinds = [player.kind for player in table.players]
    return tuple(
        [
            replace(plate, team=teams.get(seat), computer=kinds[seat] is PlayerKind.COMPUTER)
            for seat, plate in enumerate(plates(names_of(table)))
        ]
    )


@lru_cache(1024)
def plates(names: tuple[str, ...]) -> tuple[Nameplate, ...]:
    """Return nameplates for names as they are in running text.

    A badge is the first letter of the name, with the second or a later one if others begin with it, too. It
    is the seat's letter if the name cannot be drawn, and its number for names of the same letters. Names
    that differ only in what cannot be drawn are left out: their badges tell them apart.
    """
    drawn = [drawable(unescaped(name)) for name in names]
    counts = Counter(map(key_of, drawn))
    shown = [name if counts[key_of(name)] == 1 else "" for name in drawn]
    choices = [_badges(name, seat) for seat, name in enumerate(drawn)]
    badges = [own[0] for own in choices]
    # This ends: no two seats have the same last choice, so of those that share a badge at least one has a
    # later choice, and takes it.
    while clashing := [badge for badge, count in Counter(badges).items() if count > 1]:
        for badge in clashing:
            sharing = [seat for seat, shown_as in enumerate(badges) if shown_as == badge != choices[seat][-1]]
            last = [seat for seat in sharing if choices[seat][-2] == badge and len(badge) > 1]
            # A single seat that has no other letters keeps these, if others can make way.
            for seat in [seat for seat in sharing if [seat] != last] or sharing:
                badges[seat] = choices[seat][choices[seat].index(badge) + 1]
    return tuple([Nameplate(badge_of(seat), badges[seat], name) for seat, name in enumerate(shown)])


def _badges(name: str, seat: int) -> tuple[str, ...]:
    """Return possible badges for a name, the best first, without repeats.

    The last one is unique to the seat.
    """
    if not name:
        return (badge_of(seat),)
    letters = [letter.upper() for letter in graphemes(name) if letter.isalnum()]
    found = [*letters[:1], *(letters[0] + later for later in letters[1:])]
    number = str(seat + 1)
    fit = [word for word in found if len(graphemes(word)) <= 2 and word != number]
    return tuple(dict.fromkeys([*fit, number]))


def signs() -> list[str]:
    """Return the legend of the signs in pictures and of the suits in text, line by line."""
    return [str(sign) for sign in _SIGNS]


def described(drawing: Drawing, plates: Sequence[Nameplate] = ()) -> str:
    """Return the alt text of a picture, at most 1,024 characters.

    ``plates``: who sits at its seats.
    """
    return clip(_shortest(drawing, plates), LONGEST, at_word=True)


def fully_described(drawing: Drawing, plates: Sequence[Nameplate] = ()) -> bool:
    """Return whether the alt text describes all of the picture, with nothing cut off."""
    return units(_shortest(drawing, plates)) <= LONGEST


def _shortest(drawing: Drawing, plates: Sequence[Nameplate]) -> str:
    """Return the most readable alt text that is short enough, or else the shortest one."""
    told = _told(drawing, plates, short=False)
    for say in (_spoken, _written):
        words = _words(told, say)
        if units(words) <= LONGEST:
            return words
    return _words(_told(drawing, plates, short=True), _packed)


def _told(drawing: Drawing, plates: Sequence[Nameplate], *, short: bool) -> Drawing:
    """Return a drawing with names instead of badges, for the alt text; ``short``: cut names."""
    names = [plate.name or plate.badge for plate in plates]
    called = {
        plate.letter: replace(plate, badge=set_apart(name))
        for plate, name in zip(plates, shorten(names, _SHORT, "") if short else names, strict=True)
    }
    return seated(drawing, called)


def is_cut(words: str) -> bool:
    """Return whether an alt text was cut off."""
    return words.endswith("…")


def _words(drawing: Drawing, say: _Say) -> str:
    match drawing:
        case HandPicture():
            return _hand(drawing, say)
        case TablePicture():
            return _table(drawing, say)
        case Boards(table):
            return _table(table, say)
        case ResultPicture():
            return _result(drawing, say)
        case SheetPicture():
            return _sheet(drawing, say)
        case HollywoodPicture():
            return _hollywood(drawing, say)
        case ScenePicture(above, below):
            hands = _hands(below, say) if isinstance(below, HandsPicture) else _words(below, say)
            return f"{_words(above, say)} {hands}"
        case ContactSheet(tables):
            return " ".join(f"{number}: {_words(table, say)}" for number, table in enumerate(tables, 1))


# Cards


def _written(cards: Sequence[Card | None]) -> str:
    hidden = sum(card is None for card in cards)
    shown = [face(card) for card in cards if card is not None]
    if hidden:
        shown.append(message("pictures-face-down", cards=hidden))
    return " ".join(shown)


def _packed(cards: Sequence[Card | None]) -> str:
    """Return cards of one suit, or of one rank, as one word; all others as they are written."""
    known = [card for card in cards if card is not None and FACE[card] != JOKER]
    suits, ranks = {SUIT[card] for card in known}, {RANK[card] for card in known}
    if len(known) == len(cards) and len(suits) == 1:
        return "".join(RANKS[RANK[card]] for card in known) + SUIT_FACES[suits.pop()]
    if len(known) == len(cards) and len(ranks) == 1:
        return RANKS[ranks.pop()] + "".join(SUIT_FACES[SUIT[card]] for card in known)
    return _written(cards)


def _spoken(cards: Sequence[Card | None]) -> str:
    """Return cards as people say them: by suit if they share one, or by rank."""
    known = [card for card in cards if card is not None and FACE[card] != JOKER]
    others = [_one(card) for card in cards if card is None or FACE[card] == JOKER]
    if len(known) > 1 and len({SUIT[card] for card in known}) == 1:
        ranks = " ".join(map(spoken_rank, known))
        said = message("pictures-of-suit", ranks=ranks, suit=str(SPOKEN_SUITS[SUIT[known[0]]]))
    elif len(known) > 1 and len({RANK[card] for card in known}) == 1:
        suits = with_commas(str(SPOKEN_SUITS[SUIT[card]]) for card in known)
        said = message("pictures-of-rank", rank=spoken_rank(known[0]), suits=suits)
    else:
        return with_commas(map(_one, cards))
    return with_commas([said, *others])


def _one(card: Card | None) -> str:
    if card is None:
        return message("pictures-face-down-card")
    return spoken(card)


# Pictures


def _group(group: CardGroup, say: _Say) -> str:
    jokers = dict.fromkeys(joker for joker, _ in group.stands)
    means = [[say((card,)) for joker, card in group.stands if joker == each] for each in jokers]
    stands = with_commas(message("pictures-joker", cards=join(each, "or")) for each in means)
    by = dict.fromkeys(badge for _, badge in group.added)
    laid = {badge: [card for card, other in group.added if other == badge] for badge in by}
    added = with_commas(
        message("pictures-laid-off", cards=say(cards), player=badge) for badge, cards in laid.items()
    )
    more = with_semicolons(filter(None, (group.label, stands, added)))
    return say(group.cards) + (f" ({more})" if more else "")


def _hand(hand: HandPicture, say: _Say) -> str:
    parts = [message("pictures-hand") if hand.groups else message("pictures-hand-empty")]
    if melds := _of_kind(hand.groups, GroupKind.MELD, say):
        parts.append(message("pictures-melded", groups=with_semicolons(melds)))
    if deadwood := _of_kind(hand.groups, GroupKind.DEADWOOD, say):
        parts.append(message("pictures-in-no-meld", groups=with_semicolons(deadwood)))
    if loose := _of_kind(hand.groups, GroupKind.LOOSE, say):
        parts.append(message("pictures-cards", groups=with_semicolons(loose)))
    if hand.lifted is not None:
        parts.append(message("pictures-just-taken", cards=say((hand.lifted,))))
    if hand.picked:
        parts.append(message("pictures-picked", cards=say(_sorted(hand.picked))))
    if hand.marked:
        parts.append(message("pictures-ticked", cards=say(_sorted(hand.marked))))
    return ". ".join(parts) + "."


def _of_kind(groups: Iterable[CardGroup], kind: GroupKind, say: _Say) -> list[str]:
    return [_group(group, say) for group in groups if group.kind is kind]


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: (SUIT[card], RANK[card])))


def _table(table: TablePicture, say: _Say) -> str:
    if table.discards and table.spread:
        parts = [message("pictures-discards", cards=say(table.discards))]
    elif table.discards:
        parts = [message("pictures-upcard", card=say(table.discards[-1:]))]
    else:
        parts = [message("pictures-no-upcard")]
    if table.stock is not None:
        parts.append(message("pictures-stock", count=table.stock))
    if table.marked:
        parts.append(message("pictures-table-ticked", cards=say(_sorted(table.marked))))
    if table.controls:
        names = with_commas(card.name for card in table.controls)
        parts.append(message("pictures-control", kinds=names))
    if table.next_control is not None:
        parts.append(message("pictures-control-next", kind=table.next_control.name))
    if table.clock is not None:
        parts.append(message("pictures-clock", eighths=table.clock))
    melds = [*table.melds, *((),) * len(table.seats)]
    seats = [_seat(seat, groups, say) for seat, groups in zip(table.seats, melds, strict=False)]
    return f"{with_commas(parts)}. {' '.join(seats)}"


def _seat(seat: SeatMark, melds: Sequence[CardGroup], say: _Say) -> str:
    facts = [
        message("pictures-to-play") if seat.turn else "",
        message("pictures-dealer") if seat.dealer else "",
        message("pictures-out") if seat.out else "",
        message("pictures-count-cards", cards=seat.cards) if seat.cards is not None and not seat.out else "",
        message("pictures-count-chips", chips=seat.chips) if seat.chips is not None else "",
        message("pictures-count-points", points=str(seat.score), count=abs(seat.score))
        if seat.score is not None
        else "",
        message("pictures-opened") if seat.opened else "",
        message("pictures-won") if seat.won else "",
        message("pictures-computer") if seat.computer else "",
        str(TEAMS[seat.team][1]) if seat.team is not None else "",
    ]
    parts = [with_commas(filter(None, facts))]
    if loose := _of_kind(melds, GroupKind.LOOSE, say):
        parts.append(message("pictures-in-hand", groups=" | ".join(loose)))
    if laid := _of_kind(melds, GroupKind.MELD, say):
        parts.append(message("pictures-melds", groups=" | ".join(laid)))
    if left := _of_kind(melds, GroupKind.DEADWOOD, say):
        parts.append(message("pictures-left-in-hand", groups=" | ".join(left)))
    return f"{seat.badge}: {with_semicolons(filter(None, parts))}."


def _result(result: ResultPicture, say: _Say) -> str:
    rows = []
    for row in result.rows:
        melds = [_group(group, say) for group in row.groups if group.kind is not GroupKind.DEADWOOD]
        loose = [_group(group, say) for group in row.groups if group.kind is GroupKind.DEADWOOD]
        told = [
            message("pictures-won") if row.seat.won else "",
            message("pictures-melds", groups=" | ".join(melds)) if melds else "",
            message("pictures-left-in-hand", groups=" | ".join(loose)) if loose else "",
            *row.sums,
        ]
        rows.append(f"{row.seat.badge}: {with_semicolons(filter(None, told))}.")
    return " ".join(rows)


def _hands(picture: HandsPicture, say: _Say) -> str:
    rows = [
        f"{hand.seat.badge}: {' | '.join(_group(group, say) for group in hand.groups)}."
        for hand in picture.hands
    ]
    return " ".join([message("pictures-hands"), *rows])


def _hollywood(sheet: HollywoodPicture, say: _Say) -> str:
    """Return the totals of all games, and the sheet of each."""
    totals = with_commas(
        f"{seat.badge} {amount(total)}" for seat, total in zip(sheet.seats, sheet.totals, strict=True)
    )
    won = [seat.badge for seat in sheet.seats if seat.won]
    games = [
        f"{message('pictures-game', number=place)} {_sheet(game, say)}"
        for place, game in enumerate(sheet.games, 1)
    ]
    all_games = (
        message("pictures-games-won", totals=totals, winners=join(won))
        if won
        else message("pictures-games", totals=totals)
    )
    return " ".join([all_games, *games])


def _sheet(sheet: SheetPicture, say: _Say) -> str:
    """Return totals and deals; in the long form also the totals after each deal."""
    badges = [" & ".join(seat.badge for seat in seats) for seats in sheet.columns]
    won = [
        " & ".join(seat.badge for seat in seats) for seats in sheet.columns if any(seat.won for seat in seats)
    ]
    totals = with_commas(
        f"{badge} {amount(total)}" for badge, total in zip(badges, sheet.totals, strict=True)
    )
    parts = [message("pictures-totals", totals=totals)]
    if won:
        parts.append(message("pictures-won-by", winners=join(won)))
    if sheet.end:
        parts.append(message("pictures-at-end", points=with_commas(map(amount, sheet.end))))
    blank = ("",) * len(badges)
    deals = []
    for place, line in enumerate(sheet.deals):
        marks = sheet.marks[place] if sheet.marks else blank
        after = sheet.running[place] if sheet.running and say is _spoken else None
        told = [f"{amount(points)}{mark and f' {mark}'}" for points, mark in zip(line, marks, strict=True)]
        if after is not None:
            told = [
                message("pictures-total-after", points=points, total=amount(total))
                for points, total in zip(told, after, strict=True)
            ]
        deals.append(message("pictures-deal", number=sheet.first + place, points=with_commas(told)))
    return f"{with_commas(parts)}. {message('pictures-in-this-order')} {with_semicolons(deals)}."
