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
        "A card taken alone may be melded, laid off or kept, but not discarded in the same turn."
        if options.single_take is SingleTake.FREE
        else "A card taken alone must be used at once too: melded or laid off."
    )
    return Point(words, ("single_take",))


def _depth(options: Rummy500Options) -> Point:
    if options.take_depth is TakeDepth.TOP:
        return Point("Of the discard pile only the top card can be taken.", ("take_depth",))
    return Point(
        "You may take any number of cards from the top of the discard pile if you can **use the deepest of "
        "them at once**: meld it or lay it off. The others go to your hand.",
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
            f"Meld sets of three or four of a rank ({_cards('8S 8D 8H')}) and runs of three or more "
            f"consecutive cards of one suit ({_cards('5S 6S 7S')}). Every card that you meld scores for you."
        ),
        Point(
            "On your turn draw from the stock or take from the discard pile; then meld and lay off as "
            "much as you like, on your melds and those of others; then discard a card."
        ),
        _depth(options),
        _single(options),
        Point(
            "The deal ends when somebody has no cards left"
            + (
                ", or with the turn in which the stock runs out."
                if options.stock_end is StockEnd.FINISH_TURN
                else ", or when the stock is empty and somebody passes."
            ),
            ("stock_end", "go_out"),
        ),
        Point(
            "Your score is what you melded and laid off, minus the cards left in your hand; it may be "
            "negative. 2 to 9 count their number, 10 and court cards ten, an ace **15**, but 1 at the "
            f"low end of a run; an ace in hand {options.hand_ace}.",
            ("hand_ace",),
        ),
    ]


def _setup(_: Rummy500Options) -> list[Point]:
    return [
        Point("Two to four players, 52 cards, no jokers."),
        Point("The first dealer is random."),
        Point(
            "Two players get 13 cards each, three or four get 7. The next card is turned up to "
            "start the discard pile; the rest is the stock."
        ),
        Point("The player after the dealer goes first; play follows the order of the seats."),
        Point(
            "The whole discard pile is open and stays in order: oldest left, top right. Of the stock "
            "only the number of cards is known."
        ),
    ]


def _turn(options: Rummy500Options) -> list[Point]:
    out = (
        "If your hand is empty by then, you need no discard: you go out."
        if options.go_out is GoingOut.FREE
        else "You need a card for that: at this table you go out by a discard only."
    )
    return [
        Point("First draw the top card of the stock, or take from the discard pile (5). Not both."),
        Point("Then meld and lay off, as often as you like and in any order. You never have to (but see 5)."),
        Point(f"Finally discard a card face up. {out}", ("go_out",)),
        Point("Melded cards stay: nothing is taken back, moved, split or joined."),
    ]


def _melds(options: Rummy500Options) -> list[Point]:
    return [
        Point(f"A **set**: three or four cards of a rank, such as {_cards('KS KD KH')}."),
        Point(f"A **run**: three or more consecutive cards of a suit, such as {_cards('5S 6S 7S 8S')}."),
        _corner(options),
        Point("A card is in one meld only. Melds belong to nobody: everybody may lay off on them."),
    ]


def _laying_off(_: Rummy500Options) -> list[Point]:
    return [
        Point("After drawing you may lay off on any meld on the table, even before you have melded."),
        Point(
            "Old and new cards together must be a meld of the same kind: a set stays a set, a run a run. "
            "Several cards may be laid off at once, also at both ends."
        ),
        Point("If a card fits several melds, you choose one."),
        Point("The points of a card that you lay off are yours, on any meld."),
    ]


def _pile(options: Rummy500Options) -> list[Point]:
    points = [_depth(options), _single(options)]
    if options.take_depth is TakeDepth.ANY:
        points += [
            Point(
                "You can take down to a card if it makes a set or a run with your hand and the cards "
                "taken, or fits a meld on the table, also together with other cards."
            ),
            Point(
                "Until the deepest card is used you can do nothing else. Then you play as usual; the "
                "other cards taken may be discarded."
            ),
        ]
    return [
        *points,
        Point(
            "You cannot make a play that leaves you with only the card you may not discard, unless it fits a "
            "meld on the table."
        ),
        Point(
            "Your panel shows ✓ beside every card of the discard pile that you can take down to now, else ✗."
        ),
    ]


def _end(options: Rummy500Options) -> list[Point]:
    out = (
        "A deal ends at once when somebody goes out, by a meld, a lay-off or a discard."
        if options.go_out is GoingOut.FREE
        else "A deal ends at once when somebody discards the last card."
    )
    stock = (
        "The player who draws the last card of the stock finishes the turn; after the discard the deal ends."
        if options.stock_end is StockEnd.FINISH_TURN
        else "With an empty stock play goes on from the discard pile, until a player cannot take or passes."
    )
    stall = (
        f"The deal also ends after {plural(options.stall_limit, 'turn')} in a row without a draw from the "
        "stock."
        if options.stall_limit
        else "The deal goes on even if nobody draws from the stock for a long time."
    )
    return [Point(out, ("go_out",)), Point(stock, ("stock_end",)), Point(stall, ("stall_limit",))]


def _scoring(options: Rummy500Options) -> list[Point]:
    return [
        Point("2 to 9 count their number; 10, jack, queen and king ten."),
        Point(
            f"An ace counts 15, but 1 as the low end of a run: {_cards('AS AH AD')} = 45, "
            f"{_cards('AS 2S 3S')} = 6, "
            f"{_cards('QD KD AD')} = 35. It keeps the value with which it was melded."
        ),
        Point(f"In the hand an ace counts {options.hand_ace}.", ("hand_ace",)),
        Point(
            "The score of a deal is what you melded and laid off, minus the cards in your hand; melds still "
            "in hand count against you too. It may be negative, and so may a total."
        ),
        Point(
            f"You have melded 25 and hold {_cards('KD 4C')} when another player goes out: 25 − (10 + 4) = 11."
        ),
    ]


def _match(options: Rummy500Options) -> list[Point]:
    clock = (
        f"Each player has {plural(options.clock, 'minute')} for the whole match, which run only on their own "
        "turns. A player who runs out of time loses."
        if options.clock
        else "A table may be played with a clock: each player has a fixed time for the whole match, and "
        "a player who runs out of time loses."
    )
    dealer = (
        "The next player deals next."
        if options.next_dealer is NextDealer.ALTERNATE
        else "The player who scored least in a deal deals the next; if several did, the next player deals."
    )
    return [
        Point(f"The match is played to **{options.limit}** points.", ("limit",)),
        Point(
            "After each deal the scores are added up. Once a total has reached the limit, the highest total "
            "wins, no matter who went out.",
            ("limit",),
        ),
        Point("If the highest totals are tied, more deals are played until they differ."),
        Point(clock, ("clock",)),
        Point("A player who resigns loses; with three or four players the computer plays for them."),
        Point(dealer, ("next_dealer",)),
    ]


def _at_this_table(options: Rummy500Options) -> list[Point]:
    deep = options.take_depth is TakeDepth.ANY
    out = options.go_out is GoingOut.FREE
    return [
        _single(options),
        Point(
            "You may take any number of cards from the discard pile."
            if deep
            else "Only the top card can be taken.",
            ("take_depth",),
        ),
        _corner(options),
        Point(
            "The last card may be melded, laid off or discarded."
            if out
            else "The last card must be discarded.",
            ("go_out",),
        ),
        Point(
            "The deal ends with the stock."
            if options.stock_end is StockEnd.FINISH_TURN
            else "The deal goes on without a stock as long as players take from the discard pile.",
            ("stock_end",),
        ),
    ]


def _questions(options: Rummy500Options) -> list[Point]:
    single = (
        "Must a card taken alone be used? No, but it may not be discarded at once."
        if options.single_take is SingleTake.FREE
        else "Must a card taken alone be used? Yes, at this table."
    )
    drop = (
        "Do you need a last discard to go out? No."
        if options.go_out is GoingOut.FREE
        else "Do you need a last discard to go out? Yes, at this table."
    )
    return [
        Point("May the first player take the card turned up? Yes, like any other."),
        Point("Can the whole discard pile be taken? Yes, if its deepest card is used."),
        Point(single, ("single_take",)),
        Point("May a card taken alone be discarded in a later turn? Yes."),
        Point("May the other cards taken be discarded at once? Yes; only the deepest must be used."),
        Point("May the deepest card be laid off on a meld of another player? Yes."),
        Point("May you lay other melds before it is used? No, but nothing is lost by that."),
        Point("May you use it with cards taken together with it? Yes."),
        Point("May you lay more than one meld in a turn? Yes."),
        Point("Must you meld? No."),
        Point("Is there a bonus for going out? No."),
        Point(drop, ("go_out",)),
        Point(
            "What if the card taken alone would be the last? You cannot make a play that leaves only it, "
            "unless it can be laid off: you could neither discard nor keep it."
        ),
        Point("Who gets the points of a card laid off? The player who lays it off."),
        Point("Can two melds share a card? No."),
        Point("Are two runs joined when the gap is filled? No; the card is laid off on one of them."),
    ]


def _clarified(options: Rummy500Options) -> list[Point]:
    passing = (
        "A player who does not want to take from the discard pile once the stock is empty passes, which "
        "ends the deal."
        if options.stock_end is StockEnd.DRAW_NEEDED
        else "Nobody passes: there is always a card to draw."
    )
    return [
        Point("A play after which the turn could not be finished is refused at once."),
        Point("After a tie at the limit the match goes on until one player leads with the limit or more."),
        Point(passing, ("stock_end",)),
    ]


SECTIONS: Final[Mapping[str, tuple[str, Callable[[Rummy500Options], Sequence[Point]]]]] = MappingProxyType(
    {
        "1": ("Cards and deal", _setup),
        "2": ("Your turn", _turn),
        "3": ("Melds", _melds),
        "4": ("Laying off", _laying_off),
        "5": ("Taking from the discard pile", _pile),
        "6": ("The end of a deal", _end),
        "7": ("Scoring", _scoring),
        "8": ("The match and the clock", _match),
        "9": ("At this table", _at_this_table),
        "10": ("Questions", _questions),
        "11": ("No dead ends", _clarified),
    }
)
"""By number: title and points of each section."""
