"""The rules of gin for players, with the section numbers that refusals cite."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.texts.default_wording import value_words
from bot.texts.faces import boxed
from bot.texts.gin.options import OPTIONS
from bot.texts.names import plural
from bot.texts.points import Point
from engine.cards import parse_cards
from engine.games.gin.terms import (
    FirstUpcard,
    GinOptions,
    LayoffMode,
    MeldSelection,
    NextDealer,
    OklahomaAce,
    RedealAfterDraw,
    TieRule,
    Variant,
    WallAction,
)


def _cards(codes: str) -> str:
    return boxed(parse_cards(codes))


def _limit(options: GinOptions) -> str:
    match options.variant:
        case Variant.REGULAR:
            return f"{options.knock_limit} or less" if options.knock_limit else "none at all (gin only)"
        case Variant.GIN_ONLY:
            return "none at all (gin only)"
        case Variant.OKLAHOMA:
            ace = "1" if options.oklahoma_ace is OklahomaAce.ONE else "none at all"
            return f"no more than the value of the first upcard (court cards 10, ace: {ace})"


def _aim(options: GinOptions) -> str:
    if options.hollywood:
        return (
            f"Three games in one, each to **{options.target}** points: the first deal you win counts in one "
            "of them, the second in two, all later ones in all three"
        )
    if options.deals:
        return f"Play {plural(options.deals, 'deal')}"
    return f"Be the first to reach **{options.target}** points over several deals"


def short(options: GinOptions) -> list[Point]:
    """Return the rules in a few lines."""
    return [
        Point(f"{_aim(options)}.", ("target", "deals", "hollywood")),
        Point(
            f"Meld your ten cards: sets of three or four of a rank ({_cards('8S 8D 8H')}), runs of "
            "three or more consecutive cards of one suit "
            f"({_cards('5S 6S 7S')}). Cards in no meld are **deadwood**: ace 1, court cards 10, the "
            "others their number."
        ),
        Point("On your turn draw from the stock or take the upcard, then discard a card."),
        Point(
            f"Instead of just discarding you can **knock** if your deadwood is {_limit(options)}. With "
            "no deadwood at all it is **gin**.",
            ("variant", "knock_limit", "oklahoma_ace"),
        ),
        Point("After a knock the other player lays off cards that fit the knocker's melds; not after gin."),
        Point(
            f"The player with less deadwood scores the difference. Gin: **{options.gin_bonus}** more. A "
            "knocker who does not have less is **undercut**: the other player gets "
            f"**{options.undercut_bonus}** and the difference.",
            ("gin_bonus", "undercut_bonus"),
        ),
    ]


def _setup(options: GinOptions) -> list[Point]:
    start = (
        "Ten cards each. The next card is turned up: the upcard. The other 31 are the stock."
        if options.first_upcard is FirstUpcard.OFFER
        else "Eleven cards to the non-dealer, ten to the dealer; the other 31 are the stock."
    )
    return [
        Point("Two players, 52 cards, no jokers."),
        Point("Ranks go from ace to king. The ace is low: it never comes after the king."),
        Point("Values: ace 1, two to nine their number, ten, jack, queen and king 10."),
        Point(start, ("first_upcard",)),
        Point("The first dealer is random; the other player goes first."),
    ]


def _first_upcard(options: GinOptions) -> list[Point]:
    if options.first_upcard is FirstUpcard.ELEVEN_CARD_DEAL:
        return [
            Point(
                "No card is offered: the non-dealer has eleven cards and discards first.", ("first_upcard",)
            )
        ]
    return [
        Point("The non-dealer may take the upcard or pass."),
        Point("If the non-dealer passes, the dealer may take it or pass."),
        Point("Nobody draws from the stock until then."),
        Point("If both pass, the non-dealer must draw from the stock, and discards on top of the upcard."),
        Point("The player who takes it then plays as in any turn: discard another card, or knock."),
    ]


def _turn(options: GinOptions) -> list[Point]:
    back = (
        "A card taken from the discard pile may be discarded in the same turn."
        if options.discard_taken_upcard
        else (
            "A card taken from the discard pile may not be discarded in the same turn, not even to "
            "knock. A card from the stock may."
        )
    )
    points = [
        Point(
            "Draw one card: the top of the stock, or the upcard. Only the top card of the discard pile "
            "can be taken."
        ),
        Point("Then discard a card face up, or knock with it."),
        Point(back, ("discard_taken_upcard",)),
        Point("Melds stay in your hand until somebody knocks."),
        Point(
            f"When only {plural(options.stock_floor, 'card')} of the stock are left after a discard, see 9.",
            ("stock_floor",),
        ),
    ]
    if options.upcard_take_cap:
        points.append(
            Point(
                f"When the upcard has been taken {options.upcard_take_cap} times, the deal is a draw.",
                ("upcard_take_cap",),
            )
        )
    if options.repeat_take_draw:
        points.append(
            Point(
                "If the same card is taken and discarded in two turns in a row, the deal is a draw.",
                ("repeat_take_draw",),
            )
        )
    return points


def _melds(_: GinOptions) -> list[Point]:
    return [
        Point(f"A **set**: three or four cards of a rank, such as {_cards('KS KD KH')}."),
        Point(
            f"A **run**: three or more consecutive cards of a suit, such as {_cards('AH 2H 3H')}; "
            f"{_cards('QH KH AH')} is not a run."
        ),
        Point("A card counts in one meld only."),
        Point("**Deadwood** is the value of all cards in no meld. Your panel shows the least you can have."),
    ]


def _knock(options: GinOptions) -> list[Point]:
    big = (
        "**Big gin**: with all eleven cards melded you can go out without a discard, for "
        f"{options.big_gin_bonus} and the other hand's deadwood."
        if options.big_gin
        else "Gin also takes a discard: there is no big gin."
    )
    return [
        Point("You knock on your turn, after drawing, with the card you discard."),
        Point(
            f"Your deadwood after the discard must be {_limit(options)}. Any discard that gets you there "
            "will do.",
            ("variant", "knock_limit", "oklahoma_ace"),
        ),
        Point("Both players see that discard, but it is out of play."),
        Point(f"No deadwood is **gin**. {big}", ("big_gin", "big_gin_bonus")),
        Point("You never have to knock, not even with gin."),
        Point("After a knock both hands are shown."),
    ]


def _selection(options: GinOptions) -> list[Point]:
    listed = " All ways are listed." if options.meld_selection is MeldSelection.KNOCKER else ""
    return [
        Point(
            "The knocker's hand is arranged automatically: with the least deadwood and, of equal ways, "
            "the one on which least can be laid off."
        ),
        Point(
            "The knocker may choose other melds, just before the knock, as long as the deadwood allows it. "
            f"Unmelded cards count; it is gin only if none are left.{listed}",
            ("meld_selection",),
        ),
    ]


def _lay_off(options: GinOptions) -> list[Point]:
    ways = {
        LayoffMode.JOINT: (
            "The defender's lowest deadwood is found automatically: it may even break up a meld if "
            "laying off its cards saves more."
        ),
        LayoffMode.DEADWOOD_ONLY: "The defender's hand is melded first as well as possible, then loose cards "
        "are laid off.",
        LayoffMode.MANUAL: "The defender chooses what to keep and what to lay off; all other cards count.",
    }
    return [
        Point("Only the defender lays off, only on the knocker's melds, and never against gin."),
        Point("A set of three takes the fourth card; a run takes consecutive cards at both ends."),
        Point("Nothing can be laid off on the knocker's deadwood."),
        Point(ways[options.layoff_mode], ("layoff_mode",)),
    ]


def _scoring(options: GinOptions) -> list[Point]:
    tie = (
        "Equal deadwood is an undercut too."
        if options.tie_rule is TieRule.UNDERCUT
        else "With equal deadwood nobody scores."
    )
    points = [
        Point(f"**Gin**: {options.gin_bonus} and the other hand's deadwood.", ("gin_bonus",)),
        Point("**Knock** with less than the other hand: the difference."),
        Point(
            f"**Undercut**, if the other hand has less: {options.undercut_bonus} and the difference to "
            f"the defender. {tie}",
            ("undercut_bonus", "tie_rule"),
        ),
        Point("A draw: nobody scores."),
    ]
    if options.variant is Variant.OKLAHOMA and options.spades_double:
        points.append(
            Point("If the first upcard is a spade, everything in the deal counts double.", ("spades_double",))
        )
    return points


def _wall(options: GinOptions) -> list[Point]:
    floor = (
        "The last two cards"
        if options.stock_floor == 2
        else f"The last {plural(options.stock_floor, 'card')}"
    )
    points = [
        Point(f"{floor} of the stock are never drawn: that is the wall.", ("stock_floor",)),
        Point("The player who draws the last card before them may still knock as usual."),
    ]
    if options.wall_action is WallAction.NONE:
        return [*points, Point("Otherwise the deal is a draw after the discard.", ("wall_action",))]
    return [
        *points,
        Point("Otherwise that player discards a card."),
        Point("The other player may take it **and** knock at once, or pass.", ("wall_action",)),
        Point("If that player passes, the deal is a draw and nobody scores."),
    ]


def _match(options: GinOptions) -> list[Point]:
    dealers = {
        NextDealer.ALTERNATE: "The players take turns dealing.",
        NextDealer.LOSER: "The loser of a deal deals the next.",
        NextDealer.WINNER: "The winner of a deal deals the next.",
    }
    redeal = (
        "After a draw the same player deals again."
        if options.redeal_after_draw is RedealAfterDraw.SAME
        else "After a draw the other player deals."
    )
    length = (
        f"The match has {plural(options.deals, 'deal')}; the higher total wins"
        + (", the bonus for each deal won included." if options.box_bonus else ".")
        if options.deals
        else f"The match ends as soon as somebody has {options.target} points or more."
    )
    won = "the game" if options.hollywood else "the match"
    end = " of each game" if options.hollywood else ""
    bonuses = [
        *([f"{options.game_bonus} for {won}"] if options.game_bonus else []),
        *([f"{options.box_bonus} for each deal won"] if options.box_bonus else []),
        *(
            [f"if the loser never scored: {value_words(options.shutout, OPTIONS['shutout'].values)}"]
            if options.shutout != "none"
            else []
        ),
    ]
    return [
        *(_hollywood(options) if options.hollywood else [Point(length, ("target", "deals"))]),
        Point(f"{dealers[options.next_dealer]} {redeal}", ("next_dealer", "redeal_after_draw")),
        Point(
            f"Added at the end{end}: {'; '.join(bonuses)}."
            if bonuses
            else f"Nothing is added at the end{end}.",
            ("game_bonus", "box_bonus", "shutout"),
        ),
    ]


def _hollywood(options: GinOptions) -> list[Point]:
    late = f", or after {plural(options.deals, 'deal')}" if options.deals else ""
    return [
        Point(
            "**Hollywood**: three games in one. The first deal you win counts in game 1, the second in games "
            "1 and 2, the third and all later ones in all three.",
            ("hollywood",),
        ),
        Point(
            f"A game ends as soon as somebody has {options.target} points or more in it, and takes no more "
            "points. A player shut out of it starts in the next game, with the next deal won.",
            ("target",),
        ),
        Point(
            f"The match ends with the third game{late}; the higher sum of the three games wins.",
            ("hollywood", "deals"),
        ),
    ]


SECTIONS: Final[Mapping[str, tuple[str, Callable[[GinOptions], Sequence[Point]]]]] = MappingProxyType(
    {
        "1": ("Cards and deal", _setup),
        "2": ("The first upcard", _first_upcard),
        "3": ("Your turn", _turn),
        "4": ("Melds", _melds),
        "5": ("Knocking and gin", _knock),
        "6": ("The knocker's melds", _selection),
        "7": ("Laying off", _lay_off),
        "8": ("Scoring", _scoring),
        "9": ("The wall", _wall),
        "10": ("The match", _match),
    }
)
"""By number: title and points of each section."""
