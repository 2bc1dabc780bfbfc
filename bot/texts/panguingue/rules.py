"""The rules of panguingue for players, with the section numbers that refusals cite."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.texts.faces import boxed
from bot.texts.names import plural
from bot.texts.points import Point
from engine.cards import parse_cards
from engine.games.panguingue.terms import (
    BorrowTiming,
    Direction,
    DiscardPickup,
    DrawnCard,
    Forcing,
    GroupSuits,
    OnExhaustion,
    PanOptions,
    RankSet,
    SafeScope,
    Settlement,
    ShuffleMode,
)


def _cards(codes: str) -> str:
    return boxed(parse_cards(codes))


def _ranks(options: PanOptions) -> str:
    return "A 2 3 4 5 6 7 " + ("J Q K" if options.rank_set is RankSet.COURT else "8 9 10")


def _top(options: PanOptions) -> str:
    return "king" if options.rank_set is RankSet.COURT else "10"


def _last_three(options: PanOptions) -> str:
    return "J-Q-K" if options.rank_set is RankSet.COURT else "8-9-10"


def _packs(options: PanOptions) -> int:
    return options.packs * 40 - 10 * options.drop_one_spade_suit


def short(options: PanOptions) -> list[Point]:
    """Return the rules in a few lines."""
    drawn = (
        "A drawn card is melded at once or discarded; it never goes into the hand."
        if options.drawn_card_rule is DrawnCard.MELD_OR_DISCARD
        else "A card from the stock may go into the hand."
    )
    return [
        Point(f"{plural(options.deals, 'deal')}; the player with most chips wins the match.", ("deals",)),
        Point(
            "Ten cards each. First everybody says whether they play or drop; dropping costs "
            f"{plural(options.drop_cost, 'chip')}, which go to the winner of the deal.",
            ("drop_cost",),
        ),
        Point(f"On your turn draw a card and meld what you like. {drawn}", ("drawn_card_rule",)),
        Point(
            f"Melds are runs of a suit ({_cards('5D 6D 7D')}) and groups of a rank, all of one suit "
            f"({_cards('4C 4C 4C')}) or of three or more suits ({_cards('6S 6H 6D')})."
        ),
        Point(
            "Some melds are **conditions** and earn chips from everybody at once: groups of 3s, 5s and 7s, "
            f"groups of one suit, runs with A-2-3 or {_last_three(options)}.",
            ("rank_set",),
        ),
        Point(
            "The first player with **eleven** melded cards goes out, gets "
            f"{plural(options.out_chips, 'chip')} from everybody, is paid for all conditions again and "
            "takes the pot.",
            ("out_chips",),
        ),
    ]


def _setup(options: PanOptions) -> list[Point]:
    less = ", without one set of spades" if options.drop_one_spade_suit else ""
    sized = {1: "singly", 2: "by twos", 5: "by fives", 10: "all at once"}.get(options.deal_packet, "")
    shuffled = (
        "Before every deal the whole pack is shuffled."
        if options.shuffle_mode is ShuffleMode.FULL
        else "The used cards are shuffled with a batch of unused ones and go below the others."
    )
    return [
        Point("Two to fifteen players; six to eight make the best game."),
        Point(
            f"{plural(options.packs, 'pack')} of forty cards{less}: {_packs(options)} cards, each of "
            "them several times.",
            ("packs", "drop_one_spade_suit"),
        ),
        Point(
            f"Ranks from low to high: {_ranks(options)}. The seven is next to the "
            f"{'jack' if options.rank_set is RankSet.COURT else 'eight'}, and the ace is low only.",
            ("rank_set",),
        ),
        Point(
            f"The game goes to the {options.direction}: deal, declarations and turns. The boards in the "
            f"picture of the table are read {'against' if options.direction is Direction.LEFT else 'in'} the "
            "order of play.",
            ("direction",),
        ),
        Point("The first dealer is random. The next player is eldest and goes first."),
        Point("The winner of a deal is eldest in the next, so the player before them deals."),
        Point(shuffled, ("shuffle_mode",)),
        Point(f"Everybody gets ten cards, {sized}, eldest first.", ("deal_packet",)),
        Point(
            "One card is turned up to start the discard pile."
            if options.initial_upcard
            else "No card is turned up: the discard pile starts with the first discard.",
            ("initial_upcard",),
        ),
        Point("The rest is the stock. Its upper half, the head, is drawn first; its lower half is the foot."),
    ]


def _declare(options: PanOptions) -> list[Point]:
    ante = (
        f"Everybody puts {plural(options.ante, 'chip')} in the pot before the deal; the winner takes it."
        if options.ante
        else "There is no ante."
    )
    return [
        Point("Starting with eldest, everybody says once and for all whether they play or drop."),
        Point(
            f"A player who drops puts {plural(options.drop_cost, 'chip')} in the pot, which lies on the "
            "foot of the stock and goes to the winner.",
            ("drop_cost",),
        ),
        Point("A player who has dropped no longer pays, collects or makes demands in this deal."),
        Point("If all but one drop, the last player takes the pot, and the deal is over."),
        Point(ante, ("ante",)),
        Point("Nobody can drop later."),
    ]


def _turn(options: PanOptions) -> list[Point]:
    strict = options.drawn_card_rule is DrawnCard.MELD_OR_DISCARD
    take = {
        DiscardPickup.ANY: "You may take the upcard if you can meld it or lay it off at once, even after a "
        "split or with borrowed cards.",
        DiscardPickup.STOCK_DRAWN_ONLY: "You may take the upcard to lay it off; for a new meld only if it "
        "was drawn from the stock and passed on.",
        DiscardPickup.NONE: "You may take the upcard only to lay it off.",
    }[options.discard_pickup]
    taken = "A taken upcard is melded or laid off before any other card; a forced one is laid off."
    if not options.discard_must_meld and options.discard_pickup is not DiscardPickup.NONE:
        passed = options.discard_pickup is DiscardPickup.STOCK_DRAWN_ONLY
        take = (
            "You may take the upcard to lay it off; if it was drawn from the stock and passed on, you may "
            "also keep it."
            if passed
            else "You may take the upcard and keep it."
        )
        taken = "A forced upcard is laid off before anything else."
    drawn = (
        "A drawn card is shown to all and never goes into the hand: meld it, lay it off or discard it."
        if strict
        else "A card from the stock goes into the hand unseen."
    )
    place = "Meld, lay off, split and borrow as often as you like, in any order; you never have to."
    if options.meld_requires_drawn_card:
        place += " The drawn card comes first."
    return [
        Point(
            "If the upcard fits a meld of yours, the others may force you to take it before you draw: "
            "see 10.",
            ("forcing",),
        ),
        Point(
            f"Draw one card: the top of the stock, or the upcard. {take} {drawn}",
            ("discard_pickup", "drawn_card_rule", "discard_must_meld"),
        ),
        Point(
            f"{place} {taken}",
            ("meld_requires_drawn_card", "discard_must_meld"),
        ),
        Point(
            "Then discard one card: the drawn one if it was not melded or laid off, else any card of "
            "your hand. With eleven cards melded you go out instead."
            if strict
            else "Then discard any card of your hand. With eleven cards melded you go out instead.",
            ("drawn_card_rule",),
        ),
    ]


def _melds(options: PanOptions) -> list[Point]:
    mixed = (
        "with repeats once it has three suits"
        if options.group_suits is GroupSuits.THREE_PLUS
        else "no suit twice"
    )
    return [
        Point(
            f"A **run**: three or more consecutive cards of a suit, such as {_cards('6H 7H JH')}; not "
            f"{_cards('QH KH AH')}."
            if options.rank_set is RankSet.COURT
            else f"A **run**: three or more consecutive cards of a suit, such as {_cards('6H 7H 8H')}.",
            ("rank_set",),
        ),
        Point(f"A **group of one suit**: three or more identical cards, such as {_cards('4S 4S 4S')}."),
        Point(
            f"A **mixed group**: a rank in three suits or more, {mixed}, such as {_cards('6S 6H 6D')}. "
            "Exactly two suits are never a group.",
            ("group_suits",),
        ),
        Point(f"Aces and {_top(options)}s make a group in any suits.", ("rank_set",)),
        Point("Your melds are yours alone: nobody else lays off on them or takes from them."),
    ]


def _value(suit: int, options: PanOptions) -> str:
    return f"{suit} from each, {suit * 2} in spades" if options.spades_double else f"{suit} from each"


def _conditions(options: PanOptions) -> list[Point]:
    more = "Each card laid off on a condition earns again"
    if not options.layoff_pays:
        more = "Cards laid off on a condition earn nothing"
    elif options.spades_double:
        more += ": 2 if it is in spades, else 1"
    else:
        more += ": 1"
    extra = (
        "Cards beyond three melded at once earn as if laid off."
        if options.pay_extra_on_form
        else "Cards beyond three melded at once earn nothing extra."
    )
    completed = (
        f"Laying off the card that completes A-2-3 or {_last_three(options)} makes a condition."
        if options.layoff_creates_condition
        else "A card laid off never makes a condition of a meld that was none; a split can."
    )
    return [
        Point("3s, 5s and 7s in several suits: 1 from each."),
        Point(f"3s, 5s or 7s in one suit: {_value(2, options)}.", ("spades_double",)),
        Point(f"Any other group in one suit: {_value(1, options)}.", ("spades_double",)),
        Point(f"A run with A-2-3: {_value(1, options)}.", ("spades_double",)),
        Point(f"A run with {_last_three(options)}: {_value(1, options)}.", ("spades_double", "rank_set")),
        Point(f"{more}. {extra}", ("layoff_pays", "spades_double", "pay_extra_on_form")),
        Point(completed, ("layoff_creates_condition",)),
        Point(
            f"Three aces or {_top(options)}s of one suit are a condition even among others; only that "
            "suit counts.",
            ("rank_set",),
        ),
        Point("Every other player still in the deal pays at once, on credit if necessary."),
    ]


def _lay_off(options: PanOptions) -> list[Point]:
    groups = (
        "A group takes any card of its rank; it earns only while it stays in its class."
        if options.group_add_any
        else "A group of one suit takes that suit only; a mixed one any card of its rank."
    )
    if options.group_suits is GroupSuits.STRICT and not options.group_add_any:
        groups = "A group of one suit takes that suit only; a mixed one a suit that it lacks."
    return [
        Point("On your turn, after drawing: a card of your hand, or the one drawn, on a meld of yours."),
        Point("A run takes the next card at either end."),
        Point(groups, ("group_add_any", "group_suits")),
        Point(f"A group of aces or {_top(options)}s takes any of them.", ("rank_set",)),
    ]


def _split(_: PanOptions) -> list[Point]:
    return [
        Point("A meld of six or more cards may be split into two melds."),
        Point(
            f"Such as {_cards('AD 2D 3D 4D 5D 6D')}: {_cards('AD 2D 3D')} and {_cards('4D 5D 6D')}. "
            "The new A-2-3 earns what a run with A-2-3 earns."
        ),
        Point("A condition that the meld already was stays with one half, and is not paid again."),
    ]


def _borrow(options: PanOptions) -> list[Point]:
    own = (
        "At least one card of the new meld is not borrowed."
        if options.borrow_needs_own_card
        else "A new meld may be all of borrowed cards."
    )
    when = (
        "Even a card laid off in the same turn may be borrowed."
        if options.borrow_timing is BorrowTiming.SAME_TURN
        else "A card laid off this turn may be borrowed from the next turn on."
    )
    left = (
        "If the cards left become a condition by that, they earn too."
        if options.residue_creates_condition
        else "The cards left behind earn nothing by that."
    )
    return [
        Point(
            "Take cards out of melds of more than three cards for a new meld, if the cards left are "
            "still melds."
        ),
        Point(
            f"From {_cards('4H 5H 6H 7H JH')}: the jack, the four, or four and five; not the six alone."
            if options.rank_set is RankSet.COURT
            else f"From {_cards('4H 5H 6H 7H 8H')}: the eight, the four, or both; not the six alone.",
            ("rank_set",),
        ),
        Point(own, ("borrow_needs_own_card",)),
        Point(when, ("borrow_timing",)),
        Point(f"The new meld earns like any other. {left}", ("residue_creates_condition",)),
        Point("Borrowed cards are never laid off elsewhere and never go back to the hand."),
    ]


def _demand(options: PanOptions) -> list[Point]:
    if options.forcing is Forcing.OFF:
        return [Point("Nobody can be forced to take the upcard.", ("forcing",))]
    if options.forcing is Forcing.ALWAYS:
        return [
            Point(
                "An upcard that fits a meld of the player on turn must be taken and laid off.", ("forcing",)
            ),
            Point("They are paid for it as for any other card laid off."),
        ]
    return [
        Point(
            "If the upcard fits a meld of the player on turn as it lies, all the others are asked at "
            "once, before that player draws, whether to force it."
        ),
        Point("One demand is enough: the player must take the card and lay it off.", ("forcing",)),
        Point("They are paid for it as for any other, may go on melding, and discard a card from hand."),
        Point("A card just drawn from the stock cannot be forced, nor can any card after the draw."),
    ]


def _safe(options: PanOptions) -> list[Point]:
    if not options.safe_discard:
        return [Point("You may discard any card, even if it helps another player.", ("safe_discard",))]
    how = (
        "laid off, after splits, or in a meld of borrowed cards"
        if options.safe_discard_scope is SafeScope.ANY_WAY
        else "laid off as the melds lie"
    )
    return [
        Point(
            "If the next player is **flat** (ten cards melded, none in hand), you may not discard a card "
            f"with which they could go out, {how}.",
            ("safe_discard", "safe_discard_scope"),
        ),
        Point("If all cards you could discard are like that, you may discard any of them."),
        Point("You never have to meld a card so that you can discard a safe one."),
        Point(
            "A card drawn from the stock and not melded or laid off must be discarded (4.4). So it can "
            "let a flat player go out although you hold a safe card."
            if options.drawn_card_rule is DrawnCard.MELD_OR_DISCARD
            else "A drawn card goes into the hand: if it is unsafe, discard a safe card from hand instead.",
            ("drawn_card_rule",),
        ),
    ]


def _out(_: PanOptions) -> list[Point]:
    return [
        Point("You need eleven melded cards to go out, and no discard."),
        Point("With nine melded and one in hand, one card that fits makes you flat; you need two to go out."),
        Point("A flat player still draws a card every turn, and discards it if it does not fit."),
        Point("After the eleventh card you may still split melds, and collect, before you go out."),
    ]


def _settlement(options: PanOptions) -> list[Point]:
    worth = {
        Settlement.BASE: "what three cards of it earn",
        Settlement.AS_IT_LIES: "all that it earns as it lies, every card counted",
        Settlement.LEDGER: "all that it has earned in play",
    }[options.settlement_conditions]
    doubled = " A player who has melded nothing pays double." if options.double_for_unmelded else ""
    return [
        Point(
            f"The winner gets {plural(options.out_chips, 'chip')} from every player still in the deal."
            f"{doubled}",
            ("out_chips", "double_for_unmelded"),
        ),
        Point(
            f"Each pays a second time for every condition of the winner: {worth}.", ("settlement_conditions",)
        ),
        Point("The winner takes the pot: the chips of those who dropped, and the antes.", ("ante",)),
        Point("Chips paid during play stay paid. Cards left in hand do not matter."),
    ]


def _exhausted(options: PanOptions) -> list[Point]:
    if options.on_exhaustion is OnExhaustion.DRAW:
        end = "When no card is left to draw, the deal is void."
    else:
        how = (
            "is turned over as it lies, the oldest on top,"
            if options.on_exhaustion is OnExhaustion.TURN_OVER
            else "is shuffled"
        )
        end = f"When no card is left to draw, the discard pile {how} and becomes the stock."
        if options.max_turnovers is not None:
            end += f" After {plural(options.max_turnovers, 'time')} the deal is void."
    return [
        Point("First the head is drawn, then the foot."),
        Point(end, ("on_exhaustion", "max_turnovers")),
        Point("A void deal has no settlement; the pot stays for the next winner."),
    ]


def _match(options: PanOptions) -> list[Point]:
    return [
        Point(f"The match has {plural(options.deals, 'deal')}; the score is the chips.", ("deals",)),
        Point("The winner of a deal is eldest in the next. After a void deal eldest stays the same."),
        Point("If the match ends after a void deal, all players take their own chips back from the pot."),
    ]


def _more(_: PanOptions) -> list[Point]:
    return [
        Point("One play never earns more than 16 chips from one player."),
        Point(
            "Cards that nobody holds or has melded are in the stock and the discard pile, so there is "
            "always a card to draw."
        ),
        Point(
            "Aces or the highest rank with three cards in two suits count in the suit with more of "
            "them, then in spades."
        ),
        Point(
            "If the discard pile may not be turned over any more, the draw that would need it makes the "
            "deal void."
        ),
        Point("If eldest drops, the next player who plays goes first."),
        Point("A group that is no longer in its class is not a condition any more; nothing is paid back."),
        Point("A play after which the turn could not be finished is refused."),
    ]


SECTIONS: Final[Mapping[str, tuple[str, Callable[[PanOptions], Sequence[Point]]]]] = MappingProxyType(
    {
        "2": ("Cards and deal", _setup),
        "3": ("Play or drop", _declare),
        "4": ("Your turn", _turn),
        "5": ("Melds", _melds),
        "6": ("Conditions", _conditions),
        "7": ("Laying off", _lay_off),
        "8": ("Splitting", _split),
        "9": ("Borrowing", _borrow),
        "10": ("Demands", _demand),
        "11": ("Safe discards", _safe),
        "12": ("Going out", _out),
        "13": ("The settlement", _settlement),
        "14": ("When the stock is used up", _exhausted),
        "15": ("The match", _match),
        "20": ("Rare cases", _more),
    }
)
"""By number: title and points of each section."""
