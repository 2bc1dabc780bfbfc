"""The rules of Rummy 500 for players, with the section numbers that refusals cite."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.texts.faces import boxed
from bot.texts.names import plural
from bot.texts.points import Point
from engine.cards import parse_cards
from engine.games.rummy500.terms import GoingOut, NextDealer, Rummy500Options, SingleTake, StockEnd, TakeDepth


def _cards(codes: str) -> str:
    return boxed(parse_cards(codes))


def _single(options: Rummy500Options) -> Point:
    words = (
        "A card taken alone may be melded, laid off or kept, but not thrown in the same turn."
        if options.single_take is SingleTake.FREE
        else "A card taken alone must be used at once too, in a meld or a lay-off."
    )
    return Point(words, ("single_take",))


def _depth(options: Rummy500Options) -> Point:
    if options.take_depth is TakeDepth.TOP:
        return Point("Of the pile only the top card can be taken.", ("take_depth",))
    return Point(
        "You may take any number of cards from the top of the pile, if you can **use the deepest of them at "
        "once**, in a new meld or a lay-off. The others are yours to keep.",
        ("take_depth",),
    )


def _corner(options: Rummy500Options) -> Point:
    if options.ace_wrap:
        words = (
            f"The ace is low, high, or between: {_cards('AH 2H 3H')}, {_cards('QH KH AH')}, "
            f"{_cards('KH AH 2H')}."
        )
    elif options.ace_high:
        words = (
            f"The ace is low or high: {_cards('AH 2H 3H')}, {_cards('QH KH AH')}; but {_cards('KH AH 2H')} "
            "is "
            "no meld."
        )
    else:
        words = f"The ace is low: {_cards('AH 2H 3H')}; {_cards('QH KH AH')} is no meld."
    return Point(words, ("ace_high", "ace_wrap"))


def short(options: Rummy500Options) -> list[Point]:
    """Return the rules in a few lines."""
    return [
        Point(f"Be the first to reach **{options.limit}** points over several deals.", ("limit",)),
        Point(
            f"Meld sets of three or four of a rank ({_cards('8S 8D 8H')}) and runs of three or more in one "
            f"suit ({_cards('5S 6S 7S')}). Every card that you lay scores for you."
        ),
        Point(
            "In your turn draw from the stock or take from the pile; then meld and lay off, as much as you "
            "like, on your melds and those of others; then throw a card."
        ),
        _depth(options),
        _single(options),
        Point(
            "The deal ends when somebody has no card left"
            + (
                ", or with the turn in which the stock runs out."
                if options.stock_end is StockEnd.FINISH_TURN
                else ", or when the stock is empty and somebody does not want to take from the pile."
            ),
            ("stock_end", "go_out"),
        ),
        Point(
            "Your score is what you lay less what is left in your hand; it may be negative. 2 to 9 "
            "count "
            "their number, 10 and court cards ten, an ace **15**, but 1 at the low end of a run; "
            f"an ace in hand {options.hand_ace}.",
            ("hand_ace",),
        ),
    ]


def _setup(_: Rummy500Options) -> list[Point]:
    return [
        Point("Two to four players, 52 cards, no jokers."),
        Point("The first dealer is drawn by lot."),
        Point(
            "Two players get 13 cards each, three or four get 7. The next card is turned up and begins the "
            "pile; the rest is the stock."
        ),
        Point("The player after the dealer begins; play goes round in order of the seats."),
        Point(
            "The whole pile is open and stays in order: oldest left, top right. Of the stock only the "
            "number is "
            "known."
        ),
    ]


def _turn(options: Rummy500Options) -> list[Point]:
    out = (
        "If your hand is empty by then there is nothing to throw: you are out."
        if options.go_out is GoingOut.FREE
        else "You need a card for that: at this table one goes out by a throw only."
    )
    return [
        Point("First draw the top card of the stock, or take from the pile (5). Not both."),
        Point("Then meld and lay off, as often as you like and in any order. You never have to (but see 5)."),
        Point(f"Last throw a card face up on the pile. {out}", ("go_out",)),
        Point("What lies on the table stays: nothing is taken back, moved, split or joined."),
    ]


def _melds(options: Rummy500Options) -> list[Point]:
    return [
        Point(f"A **set**: three or four cards of a rank, as {_cards('KS KD KH')}."),
        Point(f"A **run**: three or more cards of a suit in a row, as {_cards('5S 6S 7S 8S')}."),
        _corner(options),
        Point("A card lies in one meld only. Melds belong to nobody: all may lay off on them."),
    ]


def _laying_off(_: Rummy500Options) -> list[Point]:
    return [
        Point(
            "After drawing or taking you may lay off on any meld on the table, also before you have melded."
        ),
        Point(
            "Old and new cards together must be a meld of the same kind: a set stays a set, a run a run. "
            "Several "
            "cards may be laid off at once, at both ends too."
        ),
        Point("If a card fits several melds, you say which."),
        Point("The points of a card laid off are yours, whoever laid the meld."),
    ]


def _pile(options: Rummy500Options) -> list[Point]:
    points = [_depth(options), _single(options)]
    if options.take_depth is TakeDepth.ANY:
        points += [
            Point(
                "You can take down to a card if with your hand and the cards taken it makes a set, a run, "
                "or fits "
                "a meld on the table, also with other cards between."
            ),
            Point(
                "Until the deepest card is used nothing else can be done. Then all is free; the other cards "
                "taken "
                "may be thrown."
            ),
        ]
    return [
        *points,
        Point(
            "Nothing can be done that would leave you with only the card you may not throw, unless it fits "
            "a meld "
            "on the table."
        ),
        Point("Beside every card of the pile your hand shows ✓ if you can take down to it now, else ✗."),
    ]


def _end(options: Rummy500Options) -> list[Point]:
    out = (
        "A deal ends at once when a hand is empty, by a meld, a lay-off or a throw."
        if options.go_out is GoingOut.FREE
        else "A deal ends at once when somebody throws the last card."
    )
    stock = (
        "Whoever draws the last card of the stock plays the turn in full; with its throw the deal ends."
        if options.stock_end is StockEnd.FINISH_TURN
        else "With an empty stock play goes on from the pile, until a player cannot or does not want to take."
    )
    stall = (
        f"{plural(options.stall_limit, 'turn')} in a row without a card from the stock end the deal too."
        if options.stall_limit
        else "However long nobody draws from the stock, the deal goes on."
    )
    return [Point(out, ("go_out",)), Point(stock, ("stock_end",)), Point(stall, ("stall_limit",))]


def _scoring(options: Rummy500Options) -> list[Point]:
    return [
        Point("2 to 9 count their number; 10, jack, queen and king ten."),
        Point(
            f"An ace counts 15, but 1 as the low end of a run: {_cards('AS AH AD')} = 45, "
            f"{_cards('AS 2S 3S')} = 6, "
            f"{_cards('QD KD AD')} = 35. It keeps the value at which it was laid."
        ),
        Point(f"In the hand an ace counts {options.hand_ace}.", ("hand_ace",)),
        Point(
            "The score of a deal is what you melded and laid off, less the cards in your hand; melds still "
            "in hand count against you too. It may be negative, and so may a total."
        ),
        Point(f"You have melded 25 and hold {_cards('KD 4C')} when another goes out: 25 − (10 + 4) = 11."),
    ]


def _match(options: Rummy500Options) -> list[Point]:
    clock = (
        f"Each player has {plural(options.clock, 'minute')} for the whole match, which run in their own "
        "turns "
        "only. Whoever uses them up loses."
        if options.clock
        else "A table may be played by the clock: each player has a stock of time for the whole match, and "
        "whoever uses it up loses."
    )
    dealer = (
        "The deal passes to the next player."
        if options.next_dealer is NextDealer.ALTERNATE
        else "Whoever scored least in a deal deals the next; if several did, the deal passes to the next "
        "player."
    )
    return [
        Point(f"The match is played to **{options.limit}** points.", ("limit",)),
        Point(
            "After each deal the scores are added up. Once a total has reached the limit, the highest total "
            "wins, "
            "whoever ended the deal.",
            ("limit",),
        ),
        Point("If the highest totals are equal, another deal is played, until they differ."),
        Point(clock, ("clock",)),
        Point("Whoever resigns loses; with three or four players the computer plays on for them."),
        Point(dealer, ("next_dealer",)),
    ]


def _at_this_table(options: Rummy500Options) -> list[Point]:
    deep = options.take_depth is TakeDepth.ANY
    out = options.go_out is GoingOut.FREE
    return [
        _single(options),
        Point(
            "The pile may be taken to any depth." if deep else "Only the top card is taken.", ("take_depth",)
        ),
        _corner(options),
        Point(
            "The last card may be melded, laid off or thrown." if out else "The last card must be thrown.",
            ("go_out",),
        ),
        Point(
            "The deal ends with the stock."
            if options.stock_end is StockEnd.FINISH_TURN
            else "The deal goes on without a stock as long as players take from the pile.",
            ("stock_end",),
        ),
    ]


def _questions(options: Rummy500Options) -> list[Point]:
    single = (
        "Must a card taken alone be used? No; it only may not be thrown at once."
        if options.single_take is SingleTake.FREE
        else "Must a card taken alone be used? Yes, at this table."
    )
    drop = (
        "Is a last throw needed to go out? No."
        if options.go_out is GoingOut.FREE
        else "Is a last throw needed to go out? Yes, at this table."
    )
    return [
        Point("May the first player take the card turned up? Yes, as any other."),
        Point("Can the whole pile be taken? Yes, if its deepest card is used."),
        Point(single, ("single_take",)),
        Point("May a card taken alone be thrown in a later turn? Yes."),
        Point("May the other cards taken be thrown at once? Yes; only the deepest has a duty."),
        Point("May the deepest card be laid off on a meld of another player? Yes."),
        Point("May other melds be laid before it is used? No, and nothing is lost by that."),
        Point("May its use rely on cards taken with it? Yes."),
        Point("More than one meld in a turn? Yes."),
        Point("Is melding compulsory? No."),
        Point("Does going out earn more? No."),
        Point(drop, ("go_out",)),
        Point(
            "What if the card taken alone would be the last? A play that leaves it alone is refused, unless "
            "it can "
            "be laid off: it could be neither thrown nor kept."
        ),
        Point("Who gets the points of a card laid off? Whoever lays it off."),
        Point("Can two melds share a card? No."),
        Point("Are two runs joined when the gap is filled? No; the card is laid off on one of them."),
    ]


def _clarified(options: Rummy500Options) -> list[Point]:
    passing = (
        "Who does not want to take from the pile once the stock is empty passes, which ends the deal."
        if options.stock_end is StockEnd.DRAW_NEEDED
        else "Nobody passes: there is always a card to draw."
    )
    return [
        Point("Nothing can be done after which the turn could not be finished: it is refused at once."),
        Point("After equal totals at the limit the match goes on until one leads with the limit or more."),
        Point(passing, ("stock_end",)),
    ]


SECTIONS: Final[Mapping[str, tuple[str, Callable[[Rummy500Options], Sequence[Point]]]]] = MappingProxyType(
    {
        "1": ("Cards and deal", _setup),
        "2": ("Your turn", _turn),
        "3": ("Melds", _melds),
        "4": ("Laying off", _laying_off),
        "5": ("Taking from the pile", _pile),
        "6": ("The end of a deal", _end),
        "7": ("Scoring", _scoring),
        "8": ("The match and the clock", _match),
        "9": ("At this table", _at_this_table),
        "10": ("Questions", _questions),
        "11": ("No dead ends", _clarified),
    }
)
"""By number: title and points of each section."""
