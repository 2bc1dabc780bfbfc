"""Sample hands and tables: one of every kind of picture, with everything it can show."""

from collections.abc import Callable
from random import Random
from typing import Any

from bot.pictures import (
    Boards,
    CardGroup,
    Control,
    ControlCard,
    Deck,
    GroupKind,
    HandPicture,
    HandsPicture,
    HollywoodPicture,
    ResultPicture,
    ResultRow,
    ScenePicture,
    SeatHand,
    SeatMark,
    SheetPicture,
    Style,
    TablePicture,
    Theme,
    boards_picture,
    contact_sheet,
    hand_picture,
    hollywood_picture,
    result_picture,
    scene_picture,
    sheet_picture,
    table_picture,
)
from engine.cards import Card, pack, parse_cards

STYLES = tuple(Style(deck, theme) for deck in Deck for theme in Theme)
DECK = tuple(Random(6).sample(pack(), 52))


def meld(cards: str, label: str = "", **more: Any) -> CardGroup:
    """Return a group of cards under a bracket."""
    return CardGroup(parse_cards(cards), GroupKind.MELD, label, **more)


def dead(cards: str, label: str = "") -> CardGroup:
    """Return a group of deadwood."""
    return CardGroup(parse_cards(cards), GroupKind.DEADWOOD, label)


def card(word: str) -> Card:
    return parse_cards(word)[0]


GIN = HandPicture(
    (meld("4S 5S 6S 7S", "22"), meld("QH QD QC", "30"), dead("2D 9C 10H KD", "31")),
    lifted=card("10H"),
    marked=frozenset(parse_cards("10H KD")),
)
FOURTEEN = HandPicture(
    (
        meld("10S JS QS KS AS", "51"),
        meld("8C 8H JK", "24"),
        CardGroup(parse_cards("2H 4H")),
        CardGroup(parse_cards("5D 6D")),
        dead("9C KC"),
    ),
    lifted=card("8H"),
)
LONG = HandPicture(tuple(CardGroup(DECK[start:end]) for start, end in ((0, 9), (9, 21), (21, 22), (22, 39))))

RUMMY500 = TablePicture(
    (
        SeatMark("A", 7, score=215),
        SeatMark("B", 9, score=-40, turn=True),
        SeatMark("C", 3, score=180, dealer=True),
    ),
    (
        (meld("7S 7H 7D"), meld("9C 10C JC QC", added=((card("QC"), "B"),))),
        (meld("2D 3D 4D"),),
    ),
    stock=14,
    discards=DECK[:19],
    spread=True,
    marked=frozenset(DECK[12:19]),
)


def control(kind: Control) -> ControlCard:
    """Return a control card with its name in English."""
    return ControlCard(kind, kind.name)


FULL_SPREAD = TablePicture(RUMMY500.seats, RUMMY500.melds, stock=0, discards=DECK[:51], spread=True)
CONTROL = TablePicture(
    (SeatMark("A", 10, score=28, turn=True), SeatMark("B", 6, score=42), SeatMark("C", 11, dealer=True)),
    ((meld("7S 7H 7D", "GROUP"),), (meld("2H 6H 10H", "STEPS"), meld("3S 4S 7S", "SUM")), ()),
    stock=61,
    discards=parse_cards("4H"),
    controls=(control(Control.SEQUENCE),),
    next_control=control(Control.FACTORS),
    clock=5,
)
HAND = TablePicture(
    tuple(SeatMark(letter, 14, score=-30, won=letter == "B") for letter in "ABCDEF"),
    ((meld("JK 9D 10D", "28", stands=((card("JK"), card("8D")),)),),),
    stock=20,
)
PANGUINGUE = TablePicture(
    tuple(
        SeatMark(
            str(seat + 1),
            10 - seat % 3 * 3,
            chips=100 + 37 * seat,
            dealer=seat == 3,
            turn=seat == 6,
            out=seat == 9,
        )
        for seat in range(15)
    ),
    tuple(
        () if seat == 9 else (meld("5S 5H 5D"), *((meld("AH 2H 3H 4H 5H"),) if seat % 2 else ()))
        for seat in range(15)
    ),
    stock=150,
    discards=parse_cards("6D"),
)
RESULT = ResultPicture(
    (
        ResultRow(
            SeatMark("A", won=True),
            (meld("4S 5S 6S 7S"), meld("QH QD QC QS", added=((card("QS"), "B"),)), dead("2D AC", "3")),
            ("31 - 3 = 28", "+25 = 53"),
        ),
        ResultRow(SeatMark("B"), (meld("8H 9H 10H"), dead("KD JC 9S 2C", "31")), ("31",)),
    )
)
SHEET = SheetPicture(
    ((SeatMark("A"),), (SeatMark("B", won=True),), (SeatMark("C"),)),
    ((12, 0, -40), (0, 105, 7), (33, 60, 1204)),
    (45, 190, 1171),
    running=((12, 0, -40), (12, 105, -33), (45, 165, 1171)),
    marks=(("o", "", "u"), ("", "H", ""), ("", "o", "uu")),
    end=(0, 25, 0),
)
_SEATS = (SeatMark("A", won=True), SeatMark("B"))
_COLUMNS = tuple((seat,) for seat in _SEATS)
HOLLYWOOD = HollywoodPicture(
    (
        SheetPicture(_COLUMNS, ((60, 0), (45, 0)), (255, 0), ((60, 0), (105, 0)), end=(150, 0)),
        SheetPicture(_COLUMNS, ((0, 0), (45, 0)), (45, 0), ((0, 0), (45, 0))),
        SheetPicture(_COLUMNS, ((0, 0), (0, 0)), (0, 0), ((0, 0), (0, 0))),
    ),
    _SEATS,
    (300, 0),
    ("Game 1", "Game 2", "اللعبة 3"),
)
MOMENTS = tuple(
    TablePicture(
        (SeatMark("A", 10, turn=ply % 2 == 0), SeatMark("B", 10, turn=ply % 2 == 1, dealer=True)),
        ((meld("7S 7H 7D"),) if ply > 2 else (),),
        stock=31 - ply,
        discards=DECK[: ply + 1],
    )
    for ply in range(4)
)

HANDS = HandsPicture((SeatHand(SeatMark("A"), GIN.groups), SeatHand(SeatMark("B"), FOURTEEN.groups)))
MANY = HandsPicture(
    tuple(SeatHand(SeatMark(str(seat + 1)), (CardGroup(DECK[seat : seat + 10]),)) for seat in range(15))
)

PICTURES: dict[str, Callable[[Style], bytes]] = {
    "hand of gin": lambda style: hand_picture(GIN, style),
    "hand of 14": lambda style: hand_picture(FOURTEEN, style),
    "hand of 39": lambda style: hand_picture(LONG, style),
    "table of rummy 500": lambda style: table_picture(RUMMY500, style),
    "spread of 51": lambda style: table_picture(FULL_SPREAD, style),
    "table of control card rummy": lambda style: table_picture(CONTROL, style),
    "table of hand": lambda style: table_picture(HAND, style),
    "table of fifteen": lambda style: table_picture(PANGUINGUE, style),
    "fifteen boards": lambda style: boards_picture(PANGUINGUE, style),
    "result": lambda style: result_picture(RESULT, style),
    "score sheet": lambda style: sheet_picture(SHEET, style),
    "hollywood sheet": lambda style: hollywood_picture(HOLLYWOOD, style),
    "contact sheet": lambda style: contact_sheet(MOMENTS, style, columns=2),
    "contact sheet of boards": lambda style: contact_sheet((Boards(PANGUINGUE), HAND), style),
    "moment with a hand": lambda style: scene_picture(ScenePicture(RUMMY500, FOURTEEN), style),
    "moment with two hands": lambda style: scene_picture(ScenePicture(RESULT, HANDS), style),
    "moment with fifteen hands": lambda style: scene_picture(ScenePicture(Boards(PANGUINGUE), MANY), style),
}
