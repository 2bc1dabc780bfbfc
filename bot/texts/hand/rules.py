"""The rules of Hand and Hand Partnership for players, with the section numbers that refusals cite.

Arabic names stand beside the English ones in Unicode isolates: without these, right-to-left text would
reorder the cards beside it.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from bot.texts.faces import boxed
from bot.texts.hand.melds import points
from bot.texts.names import plural
from bot.texts.points import Point
from engine.cards import parse_cards
from engine.games.hand.terms import (
    DealerRule,
    DiscardUse,
    ExchangeSet3,
    HandOptions,
    NoWinner,
    OpeningRule,
    OpeningScope,
    PartnerOfWinner,
    PartnershipOptions,
    StarterTurn,
    StockEnd,
    TieRule,
)

ARABIC: Final = MappingProxyType(
    {
        "Hand": "هاند",
        "partnership": "شراكة",
        "opening": "نزول",
        "laying off": "تركيب",
        "joker exchange": "تبديل الجوكر",
        "fire": "النار",
    }
)
"""The Arabic terms."""


def arabic(name: str) -> str:
    """Return the Arabic name of a term, in Unicode isolates (U+2068 … U+2069)."""
    return f"\N{FIRST STRONG ISOLATE}{ARABIC[name]}\N{POP DIRECTIONAL ISOLATE}"


def _cards(codes: str) -> str:
    return boxed(parse_cards(codes))


def _doubled(options: HandOptions) -> str:
    return "doubled" if options.hand_multiplier == 2 else f"× {options.hand_multiplier}"


def _minimum(options: HandOptions) -> str:
    if options.opening_rule is OpeningRule.BEAT_LAST:
        return f"**{options.opening_min}**, and more than the opening before it in this round"
    return f"**{options.opening_min}**"


def short(options: HandOptions) -> list[Point]:
    """Return the rules in a few lines."""
    return [
        Point(
            f"Hand ({arabic('Hand')}): {plural(options.rounds, 'round')}, and points are penalties: the "
            "lowest total wins.",
            ("rounds",),
        ),
        Point(
            "Two packs and two jokers, fourteen cards each. The starter has fifteen and discards one. Play "
            "goes counter-clockwise."
        ),
        Point(
            "On your turn draw from the stock, or take the upcard if you can meld it at once; then discard a "
            "card."
        ),
        Point(
            f"Melds are sets of three or four in different suits ({_cards('8S 8D 8H')}) and runs of one suit "
            f"({_cards('5S 6S 7S')}). A joker stands for any card."
        ),
        Point(
            f"Your first melds, all at once, are your **opening** ({arabic('opening')}): worth at least "
            f"{_minimum(options)}. Court cards count 10, the ace 11, before a two {options.ace_low_value}.",
            ("opening_min", "opening_rule", "ace_low_value"),
        ),
        Point(
            f"Then meld what you like, **lay off** ({arabic('laying off')}) on any meld, and exchange "
            f"jokers in melds for the cards they stand for ({arabic('joker exchange')})."
            if options.joker_exchange
            else f"Then meld what you like and **lay off** ({arabic('laying off')}) on any meld.",
            ("joker_exchange",),
        ),
        Point(
            f"Discard your last card to go out: **{points(options.winner_score)}**. The others pay for "
            f"the cards they hold, or **{options.unopened_penalty}** if they never opened. All in one "
            f"turn is a **Hand**: everything {_doubled(options)}.",
            ("winner_score", "unopened_penalty", "hand_multiplier"),
        ),
    ]


def team_short(options: PartnershipOptions) -> list[Point]:
    """Return the same for partners."""
    who = "for each player" if options.opening_scope is OpeningScope.PLAYER else "for both"
    return [
        *short(options),
        Point(
            f"Partners ({arabic('partnership')}) face each other and share one score: the team that goes "
            f"out gets its bonus, the other team pays for both its players. Openings count {who}.",
            ("opening_scope",),
        ),
    ]


def _setup(options: HandOptions, *, teams: bool = False) -> list[Point]:
    players = (
        f"Four players in two teams of two ({arabic('partnership')}): partners face each other."
        if teams
        else "Two to five players, each alone."
    )
    first = "random" if options.first_dealer == "random" else f"seat {int(options.first_dealer) + 1}"
    after = (
        "then the next player each round"
        if options.dealer_rule is DealerRule.ROTATE
        else "then the player with most points in the round"
    )
    deal = [
        Point(players),
        Point("Play goes counter-clockwise: the next player is the one on your right."),
        Point("Two packs of 52 cards and two jokers, 106 cards."),
        Point(
            "Fourteen cards each, and a fifteenth to the player after the dealer, the **starter**. The "
            "rest is the stock."
        ),
        Point(f"The discard pile is called fire ({arabic('fire')}); it starts empty."),
        Point(f"The first dealer: {first}; {after}.", ("first_dealer", "dealer_rule")),
    ]
    if options.pairs_redeal:
        deal.append(
            Point(
                "A player dealt four identical pairs (a joker makes one) may ask for a redeal before the "
                "first discard.",
                ("pairs_redeal",),
            )
        )
    return deal


def _turn(options: HandOptions) -> list[Point]:
    starter = (
        "The starter does not draw or meld, and only discards a card."
        if options.starter_first_turn is StarterTurn.DISCARD_ONLY
        else "The starter does not draw, but may meld before the first discard."
    )
    keep = (
        "Every turn ends with a discard, so always keep a card for it."
        if options.final_discard
        else "A turn ends with a discard, but the last card may also be melded or laid off."
    )
    end = (
        "When no card is left to draw, the discard pile below its top card is shuffled into a new stock, at "
        f"most {plural(options.max_reshuffles, 'time')} a round."
        if options.stock_end is StockEnd.RESHUFFLE and options.max_reshuffles
        else "When no card is left to draw, the discard pile is not reshuffled."
    )
    return [
        Point(starter, ("starter_first_turn",)),
        Point(
            "On every other turn draw one card (from the stock, or the upcard by 7), then meld, lay off and "
            "exchange as you like, then discard one."
        ),
        Point(keep, ("final_discard",)),
        Point("You may discard any card, even a joker, but not the upcard you have just taken."),
        Point("Melded cards stay; only a joker can leave a meld, by exchange."),
        Point("Only the player on turn acts; nobody plays for a partner."),
        Point(
            f"{end} Then you may still take the upcard if you can meld it; otherwise the round ends "
            "without a winner.",
            ("stock_end", "max_reshuffles"),
        ),
    ]


def _melds(options: HandOptions) -> list[Point]:
    return [
        Point(f"A **set** is three or four cards of a rank, all in different suits: {_cards('8S 8D 8H')}."),
        Point(
            f"A **run** is three to {options.run_max} consecutive cards of a suit. The ace comes before the "
            f"two or after the king: {_cards('AD 2D 3D')}, {_cards('QS KS AS')}, never around the corner.",
            ("run_max",),
        ),
        Point(
            "A **joker** stands for any one card. A meld has at least "
            f"{plural(options.min_naturals_per_meld, 'natural')} "
            f"and at most {plural(options.max_jokers_per_meld, 'joker')}.",
            ("min_naturals_per_meld", "max_jokers_per_meld"),
        ),
        Point(
            "In a run a joker is exactly the card of its place, for good. In a set of four it is the missing "
            f"suit. In a set of three ({_cards('8C 8H JK')}) it is any missing suit, not yet decided."
        ),
        Point("The player who melds says what the meld is. No meld has, or stands for, the same card twice."),
        Point(
            f"If nothing is said, the most valuable reading counts: {_cards('7H 8H JK')} ends with the nine."
        ),
        Point("So a meld is a set, or a run that starts where the player said; anything else is refused."),
        Point(
            "**Values** for the opening: 2 to 10 their number, J Q K 10, ace 11, before a two "
            f"{options.ace_low_value}; a joker counts what it stands for.",
            ("ace_low_value",),
        ),
    ]


def _opening(options: HandOptions) -> list[Point]:
    if isinstance(options, PartnershipOptions) and options.opening_scope is OpeningScope.TEAM:
        scope = "Once one partner has opened, both may meld, lay off and exchange freely."
    else:
        scope = "Every player opens alone, even partners."
    run = " At least one of the melds must be a run." if options.opening_needs_run else ""
    waived = (
        "A player who goes out in this one turn needs no minimum."
        if options.hand_waives_opening
        else "There is no exception, not even for going out at once."
    )
    return [
        Point(
            f"You have **opened** ({arabic('opening')}) once you have a meld on the table in this round. "
            f"{scope}",
            ("opening_scope",) if isinstance(options, PartnershipOptions) else (),
        ),
        Point(
            f"You open all at once: with one meld or several, worth at least {_minimum(options)} "
            f"together.{run}",
            ("opening_min", "opening_rule", "opening_needs_run"),
        ),
        Point("All melds count, with or without jokers, from your hand only."),
        Point("Lay-offs and exchanges never count toward it, and come only after it."),
        Point("After that there is no minimum, even in the same turn."),
        Point("You must keep a card to discard."),
        Point(waived, ("hand_waives_opening",)),
        Point("There is no penalty for a refused opening."),
    ]


def _laying_off(options: HandOptions) -> list[Point]:
    beside = (
        f"A card may also be laid off on a set of three with a joker: lay {_cards('8S')} off on "
        f"{_cards('8C 8H JK')}, and the joker is {_cards('8D')}."
        if options.layoff_on_joker_set3
        else "On a set of three with a joker no natural card may be laid off."
    )
    return [
        Point(
            f"Once you have opened you may lay off ({arabic('laying off')}) on your turn, on anybody's melds."
        ),
        Point(
            f"A run takes the next card at either end: {_cards('8D 9D 10D')} takes {_cards('7D')} or "
            f"{_cards('JD')}. An ace closes its end."
        ),
        Point("A set of three takes a card of a missing suit. A set of four is complete."),
        Point("A joker can be laid off too. If it fits both ends of a run, say low or high."),
        Point(beside, ("layoff_on_joker_set3",)),
        Point("An ace that fits both ends goes to the high one unless you say low."),
        Point("One card at a time, as many as you like."),
    ]


def _exchange(options: HandOptions) -> list[Point]:
    if not options.joker_exchange:
        return [Point("There is no joker exchange at this table.", ("joker_exchange",))]
    three = (
        "of a set of three only for all missing cards but those that stay jokers: the one in "
        f"{_cards('8C 8H JK')} takes both {_cards('8S')} and {_cards('8D')}"
        if options.exchange_set3 is ExchangeSet3.BOTH_MISSING
        else "of a set of three for any missing card"
    )
    used = (
        "The joker must be melded or laid off in the same turn."
        if options.taken_joker_must_be_used
        else "The joker is yours: meld it, lay it off, keep it or discard it."
    )
    return [
        Point(
            f"Once you have opened, even in the same turn, you may exchange a joker in any meld "
            f"({arabic('joker exchange')}) for the card it stands for."
        ),
        Point("In a run: exactly the card of the joker's place, one joker at a time."),
        Point(
            f"The joker of a set of four is exchanged for the missing card; that {three}.", ("exchange_set3",)
        ),
        Point("The cards come from your hand, and are not jokers."),
        Point(used, ("taken_joker_must_be_used",)),
        Point(
            f"It also works in two steps: lay {_cards('8S')} off on {_cards('8C 8H JK')}, and the joker is "
            f"{_cards('8D')}; that card then frees it.",
        ),
    ]


def _taking(options: HandOptions) -> list[Point]:
    use = {
        DiscardUse.NEW_MELD: (
            "It must go into a **new meld** with cards of your hand in the same turn: laying it off is "
            "not enough."
        ),
        DiscardUse.ANY_USE: (
            "It must be used at once: in a new meld or, once you have opened, laid off or exchanged."
        ),
        DiscardUse.ANY_MELD: "You must make a new meld in the same turn, not necessarily with it.",
    }[options.discard_use]
    back = (
        "Until you meld you may put it back; then draw from the stock, and do not take from the discard pile "
        "this turn."
        if options.allow_return_discard
        else "It cannot be put back."
    )
    return [
        Point(f"Only the top card of the discard pile ({arabic('fire')}), instead of drawing."),
        Point(f"{use} Until you have opened, that must be your opening.", ("discard_use",)),
        Point("You can take it only if your hand alone can do that and you keep a card to discard."),
        Point("Until then you may do nothing else."),
        Point(back, ("allow_return_discard",)),
        Point("If you already hold the same card, you may use either of them."),
        Point("A joker as the upcard, and the starter's discard, can be taken in the same way."),
    ]


def _going_out(options: HandOptions) -> list[Point]:
    last = "discarding" if options.final_discard else "discarding, melding or laying off"
    soon = (
        "You can go out from the second turn of the round on."
        if options.go_out_first_turn
        else "Nobody goes out on their own first turn: keep two cards."
    )
    gulf = (
        [
            Point(
                "Gulf bonus for a Hand: a joker as the last card discarded × 2, all naturals melded in one "
                "colour × 2, in one suit × 4.",
                ("gulf_bonus",),
            )
        ]
        if options.gulf_bonus
        else []
    )
    return [
        Point(f"You go out by {last} your last card; the round ends at once.", ("final_discard",)),
        Point("Every way of going out is ordinary, unless it is a Hand."),
        Point(
            f"A **Hand** ({arabic('Hand')}): you had melded nothing before this turn, and in it you "
            "meld all your cards in melds of your own and discard the last one, without touching anybody "
            "else's meld, not even your partner's. "
            f"Then all points of the round are {_doubled(options)}.",
            ("hand_multiplier",),
        ),
        Point(soon, ("go_out_first_turn",)),
        *gulf,
    ]


def _scoring(options: HandOptions, *, teams: bool = False) -> list[Point]:
    factor = options.hand_multiplier
    without = {
        NoWinner.SCORED: "everybody pays as above, and nothing is doubled",
        NoWinner.VOID_COUNTED: "it counts zero for everybody",
        NoWinner.REPLAY: "it is dealt again by the same dealer, at most three times in a row",
    }[options.no_winner_round]
    scored = [
        Point(
            f"Cards left: 2 to 10 their number, J Q K 10, ace {options.ace_penalty}, joker "
            f"{options.joker_penalty}.",
            ("ace_penalty", "joker_penalty"),
        ),
        Point(
            f"The player who went out gets **{points(options.winner_score)}**, after a Hand "
            f"**{points(options.winner_score * factor)}**. A player who never opened pays "
            f"**{options.unopened_penalty}**, after a Hand **{options.unopened_penalty * factor}**, "
            "whatever the hand.",
            ("winner_score", "unopened_penalty", "hand_multiplier"),
        ),
        Point("A player who has opened pays for the cards left in hand."),
    ]
    if teams:
        partner = (
            "the cards left in the partner's hand count, not doubled"
            if isinstance(options, PartnershipOptions)
            and options.partner_of_winner is PartnerOfWinner.COUNTED
            else "the cards left in the partner's hand do not count"
        )
        scored.append(
            Point(
                f"The team that went out gets the score for it; {partner}. The other team pays for both its "
                "players.",
                ("partner_of_winner",),
            )
        )
    else:
        scored.append(Point("Everybody plays alone; there are no partners in this game."))
    return [
        *scored,
        Point(
            f"After a Hand everything is {_doubled(options)}, the winner's score too.", ("hand_multiplier",)
        ),
        Point(f"A round without a winner: {without}.", ("no_winner_round",)),
    ]


def _match(options: HandOptions, *, teams: bool = False) -> list[Point]:
    tie = (
        "If the lowest total is tied, the win is shared."
        if options.tie_rule is TieRule.SHARED
        else "If the lowest total is tied, up to three more rounds are played."
    )
    return [
        Point(f"{plural(options.rounds, 'round').capitalize()}; the points add up.", ("rounds",)),
        Point(f"The {'team' if teams else 'player'} with the lowest total wins."),
        Point(tie, ("tie_rule",)),
        Point("Nobody drops out, and there is no target."),
        Point(
            "When your time runs out, the card you drew (or your most expensive card) is discarded for you, "
            "and a taken upcard is put back; nothing is melded."
        ),
    ]


def _at_this_table(options: HandOptions) -> list[Point]:
    """Return the rules on which tables differ; refusals of section 11 refer to it."""
    run = "needs at least one run" if options.opening_needs_run else "may be sets only"
    exchanged = "Jokers may be exchanged." if options.joker_exchange else "There is no joker exchange."
    used = (
        "must be melded or laid off before the discard" if options.taken_joker_must_be_used else "may be kept"
    )
    pairs = (
        "First everybody is asked whether they want a redeal, which takes four identical pairs."
        if options.pairs_redeal
        else "Nobody may ask for a redeal."
    )
    return [
        Point(f"An opening {run}.", ("opening_needs_run",)),
        Point(exchanged, ("joker_exchange",)),
        Point(f"A joker from an exchange {used}.", ("taken_joker_must_be_used",)),
        Point(pairs, ("pairs_redeal",)),
        Point("All options are listed in the last topics."),
    ]


def _clarified(_options: HandOptions) -> list[Point]:
    return [
        Point("A play that would leave you unable to finish your turn is refused."),
        Point("If you name an end of a run that the card does not fit, the play is refused."),
        Point("A joker that must be used at once needs a place that nothing else takes first."),
        Point(
            "With no card left to draw you may take the upcard if you can meld it, or pass and end the round."
        ),
    ]


_Section = tuple[str, Callable[[HandOptions], Sequence[Point]]]


def _sections(*, teams: bool) -> dict[str, _Section]:
    return {
        "1": ("Players, cards, deal", partial(_setup, teams=teams)),
        "2": ("The turn", _turn),
        "3": ("Melds and jokers", _melds),
        "4": (f"Opening {arabic('opening')}", _opening),
        "5": (f"Laying off {arabic('laying off')}", _laying_off),
        "6": (f"Joker exchange {arabic('joker exchange')}", _exchange),
        "7": (f"Taking the upcard {arabic('fire')}", _taking),
        "8": (f"Going out, and the Hand {arabic('Hand')}", _going_out),
        "9": ("Scoring", partial(_scoring, teams=teams)),
        "10": ("The match", partial(_match, teams=teams)),
        "11": ("At this table", _at_this_table),
        "13": ("Clarifications", _clarified),
    }


SECTIONS: Final[Mapping[str, _Section]] = MappingProxyType(_sections(teams=False))
"""By number: title and points of each section."""
TEAM_SECTIONS: Final[Mapping[str, _Section]] = MappingProxyType(_sections(teams=True))
"""The same for partners."""
