"""The rules of Control Card Rummy for players, with the section numbers that refusals cite."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.texts.control.words import asked_for, example, kind_name, names_of_kinds
from bot.texts.faces import boxed
from bot.texts.names import join, plural
from bot.texts.points import Point
from engine.cards import parse_cards
from engine.games.control.control_cards import CLOSED, ControlKind
from engine.games.control.deck import ControlMode, ControlSet, control_counts
from engine.games.control.terms import CardPoints, ControlOptions, Decks, MeldCredit, MeldScope, Scoring


def _cards(codes: str) -> str:
    return boxed(parse_cards(codes))


def _kinds(options: ControlOptions) -> list[ControlKind]:
    """Return the kinds of control card that can be in force under these options."""
    if options.control_set is ControlSet.LEVEL1:
        return [ControlKind.GROUP, ControlKind.SUIT]
    counts = control_counts(options.control_set, options.control_mode, options.custom_controls)
    return [kind for kind in ControlKind if counts[kind] or kind in options.level_kinds]


def _shown(kind: ControlKind, options: ControlOptions) -> str:
    """Return a control card with an example of its meld."""
    cards = example(kind, options)
    return asked_for(kind, options) + (f": {boxed(cards)}" if cards else "")


_CHANGES: Final = {
    ControlMode.ROUND: "another one comes into force every round",
    ControlMode.TURN: "another one comes into force with every turn",
    ControlMode.DEAL: "it stays in force for the whole deal",
    ControlMode.HELD: "it stays in force until somebody plays another from hand",
    ControlMode.DECK: "it stays in force until another comes up in the stock",
}


def _penalty(options: ControlOptions) -> bool:
    return options.scoring is Scoring.PENALTY


def short(options: ControlOptions) -> list[Point]:
    """Return the rules in a few lines."""
    if options.control_set is ControlSet.LEVEL1:
        ruling = "Two **control cards** say what may be melded: **GROUP** and **SUIT**, always."
    else:
        ruling = (
            f"A **control card** says what may be melded; {_CHANGES[options.control_mode]}. "
            f"One of them: {_shown(_kinds(options)[0], options)}."
        )
    if _penalty(options):
        aim = (
            "With no cards left you go out; all others lose the points of the cards they hold. At "
            f"**−{options.target}** the match is over, and the highest total wins."
        )
    else:
        who = "scores" if options.meld_scope is MeldScope.OUT else "ends the deal; everybody scores"
        aim = (
            f"A player with no cards left goes out and {who} for melds: ace 1, "
            f"{_courts(options)}, the others their number. At **{options.target}** the match is over."
        )
    return [
        Point(ruling, ("control_set", "control_mode", "controls_in_force")),
        Point(
            f"{plural(options.hand_size, 'card')} each. On your turn draw from the stock or take the "
            "upcard; lay at most **one** meld that the control card allows; lay off on any melds; discard a "
            "card.",
            ("hand_size",),
        ),
        Point("A meld keeps the kind it was laid as: that decides what may be laid off on it."),
        Point("A card taken from the discard pile may not be discarded in the same turn."),
        Point(aim, ("scoring", "target", "meld_scope", "card_points")),
    ]


def _courts(options: ControlOptions) -> str:
    return "J, Q and K 10" if options.card_points is CardPoints.TEN else "J 11, Q 12, K 13"


def _setup(options: ControlOptions) -> list[Point]:
    packs = {
        Decks.AUTO: "one pack of 52 cards for two, two packs for more",
        Decks.ONE: "one pack of 52 cards",
        Decks.TWO: "two packs of 52 cards",
    }
    if options.control_set is ControlSet.LEVEL1:
        controls = "There is no control deck: GROUP and SUIT are both always in force."
    else:
        controls = (
            f"The control cards ({_counts(options)}) are shuffled separately, and "
            f"{plural(options.controls_in_force, 'of them is', 'of them are')} turned up: in force."
        )
    return [
        Point(f"Two to six players; {packs[options.decks]}, no jokers.", ("decks",)),
        Point("The first dealer is random; then the deal passes to the left."),
        Point(
            f"{plural(options.hand_size, 'card')} each. The next is turned up to start the discard pile; "
            "the rest is the stock.",
            ("hand_size",),
        ),
        Point(controls, ("control_set", "custom_controls", "controls_in_force")),
        Point(
            "The player to the dealer's left goes first; play is clockwise, and only the player on turn acts."
        ),
        Point(
            "Everybody sees the control cards in force, the upcard, all melds with their kinds, and how many "
            "cards there are in the stock, the discard pile and each hand."
        ),
    ]


def _counts(options: ControlOptions) -> str:
    counts = control_counts(options.control_set, options.control_mode, options.custom_controls)
    return ", ".join(f"{kind_name(kind)} {count}" for kind, count in counts.items() if count)


def _turn(_: ControlOptions) -> list[Point]:
    return [
        Point("First draw one card: the top of the stock, or the upcard."),
        Point("Then you may lay **one** new meld, of a kind that is in force."),
        Point(
            "You may lay off any number of cards on any melds, your own or others', even without a meld of "
            "your own. The control card does not matter for that."
        ),
        Point("Finally discard a card face up, unless your hand is empty."),
        Point("Between draw and discard you may meld and lay off in any order."),
    ]


def _melds(options: ControlOptions) -> list[Point]:
    openness = {
        ControlKind.GROUP: "open up to four cards",
        ControlKind.EITHER: "open like the meld laid",
        ControlKind.PRIMES: "open up to four cards",
        ControlKind.EVENS: "open up to four cards",
        ControlKind.ODDS: "open up to four cards",
    }
    some = ("control_set", "custom_controls", "control_mode")
    return [
        Point(
            "A meld has three cards or more, and never the same card twice. For melds the ace is 1, the jack "
            "11, the queen 12, the king 13."
        ),
        *(
            Point(
                f"{_shown(kind, options)} · {'closed' if kind in CLOSED else openness.get(kind, 'open')}",
                (*some, "number_suit", "ace_high"),
            )
            for kind in _kinds(options)
        ),
        *_together(options),
        Point(
            "If cards are a meld of several kinds you may name the one you want; else it is the first of "
            "sequence, steps, group, factors, primes, odds, evens, sum, product, suit."
        ),
    ]


def _together(options: ControlOptions) -> list[Point]:
    points = []
    if options.controls_in_force > 1 or options.control_set is ControlSet.LEVEL1:
        points.append(Point("A meld must fit one of the cards in force.", ("controls_in_force",)))
    if options.level_kinds:
        level = names_of_kinds(options.level_kinds, "and")
        points.append(Point(f"Besides the card turned up, {level} is always in force.", ("control_set",)))
    return points


def _lay_off(_: ControlOptions) -> list[Point]:
    return [
        Point("A meld of an open kind takes cards if it stays a meld of its kind."),
        Point(
            f"Several cards may be laid off at once, and only the resulting meld counts: {_cards('4H 8H')} "
            f"together fit the steps {_cards('2H 6H 10H')}."
        ),
        Point("**SUIT, SUM and PRODUCT are closed**: they need an exact number of cards."),
        Point("Melded cards are never moved or taken back. If a card fits two melds, name one."),
    ]


def _pile(options: ControlOptions) -> list[Point]:
    turned = (
        f"after {plural(options.most_turnovers, 'turn-over')}, a player who needs another one ends the deal"
    )
    stalled = (
        f"after {plural(options.most_idle, 'turn')} each in a row without a draw from the stock, a meld or a "
        "lay-off the deal is dead"
    )
    control = (
        ""
        if options.control_set is ControlSet.LEVEL1
        else " The oldest control card goes on top of it."
        if options.control_mode is ControlMode.DECK
        else " At the same time the next control card is played."
    )
    return [
        Point("Only the upcard can be taken from the discard pile, and it may simply be kept."),
        Point(
            "It may not be discarded in the turn in which it was taken; a card from the stock may, and "
            "so may an identical card."
        ),
        Point(
            "A meld or lay-off that would leave only the card just taken is refused, unless it can be laid "
            "off at once: the turn could not end."
        ),
        Point(
            "When the stock is empty, take the upcard or turn the discard pile **over**: without "
            f"shuffling it becomes the stock, the oldest card on top.{control}",
            ("control_mode",),
        ),
        Point(
            f"**Dead deal**: {turned}; {stalled}. Nobody scores.",
            ("max_turnovers", "stall"),
        ),
    ]


def _end(options: ControlOptions) -> list[Point]:
    points = [
        Point(
            "The deal ends as soon as somebody has no cards left, by melding, laying off or discarding. "
            "Nobody melds after that."
        )
    ]
    if options.level_meld_to_go_out and options.level_kinds:
        points.append(Point("See 12.1 for what you need to go out at this table.", ("level_meld_to_go_out",)))
    return points


def _scoring(options: ControlOptions) -> list[Point]:
    points = [Point(f"Cards count: ace 1, 2 to 10 their number, {_courts(options)}.", ("card_points",))]
    if _penalty(options):
        return [
            *points,
            Point("All but the player who went out lose the points of the cards they hold.", ("scoring",)),
            Point(f"Ann goes out; Ben holds {_cards('4H 4D')} and loses 8.", ("scoring",)),
        ]
    layer = options.meld_credit is MeldCredit.LAYER
    everybody = options.meld_scope is MeldScope.ALL
    ann, ben = (33, 37) if layer else (28, 42)
    if options.card_points is CardPoints.TEN:
        ann, ben = (31, 36) if layer else (28, 39)
    whose = "the player who laid them" if layer else "the owner of the meld, even if others laid them off"
    return [
        *points,
        Point(
            f"{'Everybody scores' if everybody else 'Only who went out scores'} for cards in melds.",
            ("scoring", "meld_scope"),
        ),
        Point(f"Cards count for {whose}.", ("meld_credit",)),
        Point(
            f"Ann melded {_cards('7S 7H 7D')} and Ben laid off {_cards('7C')} on them; Ben melded "
            f"{_cards('9H 10H JH')} and Ann laid off {_cards('QH')} on them. Ann goes out: she scores {ann}, "
            f"Ben {ben if everybody else 0}.",
            ("meld_credit", "meld_scope", "card_points"),
        ),
    ]


def _match(options: ControlOptions) -> list[Point]:
    if _penalty(options):
        end = f"Deals are played until a total is −{options.target} or less; then the highest total wins."
    else:
        end = f"Deals are played until a total is {options.target} or more; the highest total wins."
    return [
        Point(end, ("scoring", "target")),
        Point("If the highest total is tied, the win is shared."),
        Point("If you do not move in time, you draw from the stock and discard your highest card."),
    ]


def _controls(options: ControlOptions) -> list[Point]:
    if options.control_set is ControlSet.LEVEL1:
        return [Point("There are no control cards but the two in force.", ("control_set",))]
    match options.control_mode:
        case ControlMode.ROUND:
            words = (
                "When the turn comes back to the player who went first, the next control card is "
                "played, before that player draws: everybody has one turn under each."
            )
        case ControlMode.TURN:
            words = "Before every turn the next control card is played."
        case ControlMode.DEAL:
            words = (
                "One control card stays in force for the deal; only turning the discard pile over brings "
                "the next. SUIT, SUM and PRODUCT are left out: nothing could be laid off on them."
            )
        case ControlMode.HELD:
            words = (
                f"Everybody holds {plural(options.held_controls, 'secret control card')}, which only the "
                "holder sees. They are not part of the hand: nobody draws, discards or counts them. Once "
                "a turn, between draw and discard, you may play one, even without melding: it is in "
                "force at once, for everybody, until another is played. Then you take a new one."
            )
        case ControlMode.DECK:
            words = (
                "The other control cards are shuffled into the stock. One that comes up is played at once, "
                "and the player who drew it draws again; after the last card of the stock they choose again."
            )
    points = [Point(words, ("control_mode", "held_controls"))]
    if options.control_mode in (ControlMode.ROUND, ControlMode.TURN, ControlMode.DEAL):
        shown = "is shown" if options.preview else "is hidden"
        points.append(Point(f"The next control card {shown}.", ("preview",)))
    if options.controls_in_force > 1:
        points.append(
            Point(
                f"The {options.controls_in_force} control cards played last are in force together.",
                ("controls_in_force",),
            )
        )
    if options.control_mode is not ControlMode.DECK:
        points.append(
            Point("When the control deck is empty, the control cards played before are reshuffled.")
        )
    return points


def _cases(_: ControlOptions) -> list[Point]:
    return [
        Point("The control card matters for new melds only; lay-offs depend on the kind of each meld."),
        Point("A meld for an earlier control card is refused: only the one in force counts."),
        Point("A meld on the table stays, whatever control card comes next."),
        Point("Nobody has to meld, or to take the upcard."),
        Point("Two melds in one turn are never allowed, whatever is in force."),
        Point("The first player may take the first upcard."),
        Point("You may lay off without a meld of your own, and before you meld."),
        Point("With one card left you can go out only by laying it off, or the card you draw."),
        Point("The same control card may come twice in a row."),
    ]


def _examples(options: ControlOptions) -> list[Point]:
    suits = "" if options.customs.mixed else " of one suit"
    points = [
        Point(f"SUM: {_cards('AC 2C 3C')} is one, because 1 + 2 = 3."),
        Point(f"PRODUCT: {_cards('3S 4D QH')} is one, because 3 × 4 = 12. None has an ace."),
        Point(f"FACTORS: {_cards('2D 4D 8D')} does not take {_cards('QD')}: 12 is not a multiple of 8."),
        Point(f"STEPS: {_cards('3H 7H JH')} goes up in fours; steps of one{suits} are a sequence."),
        Point(f"GROUP: no identical cards, even with two packs: {_cards('8S 8H 8C 8D')} is full."),
    ]
    if options.ace_high:
        points.append(Point(f"SEQUENCE: {_cards('QS KS AS')} is one here.", ("ace_high",)))
    return points


def _fine(options: ControlOptions) -> list[Point]:
    kinds = join([kind_name(kind) for kind in options.level_kinds], "or")
    level = (
        f"You need a meld of the level ({kinds}) of your own to go out; without one, keep two cards "
        "before you discard."
        if options.level_meld_to_go_out and kinds
        else "You may go out without a meld of your own, but then you have nothing to score."
    )
    return [
        Point(level, ("level_meld_to_go_out",)),
        Point(
            "Turning the discard pile over brings the next control card in mid-round; the rounds do not "
            "change."
        ),
        Point(
            "In primes, factors, evens, odds and steps a meld has every number only once, whatever the "
            "suits; sums and products may have a rank twice.",
            ("number_suit",),
        ),
    ]


SECTIONS: Final[Mapping[str, tuple[str, Callable[[ControlOptions], Sequence[Point]]]]] = MappingProxyType(
    {
        "1": ("Cards and deal", _setup),
        "2": ("Your turn", _turn),
        "3": ("Melds and control cards", _melds),
        "4": ("Laying off", _lay_off),
        "5": ("The discard pile", _pile),
        "6": ("Going out", _end),
        "7": ("Scoring", _scoring),
        "8": ("The match", _match),
        "9": ("When control cards change", _controls),
        "10": ("What people ask", _cases),
        "11": ("Examples", _examples),
        "12": ("Fine points", _fine),
    }
)
"""By number: title and points of each section."""
