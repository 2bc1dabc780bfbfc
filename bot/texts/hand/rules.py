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
            "lowest "
            "total wins.",
            ("rounds",),
        ),
        Point(
            "Two packs and two jokers, fourteen cards each. The starter has fifteen and throws one. Play "
            "goes "
            "counter-clockwise."
        ),
        Point(
            "In your turn draw from the stock, or take the upcard if you can meld it at once; then throw one."
        ),
        Point(
            f"Melds are sets of three or four in different suits ({_cards('8S 8D 8H')}) and runs of one suit "
            f"({_cards('5S 6S 7S')}). A joker stands for any card."
        ),
        Point(
            f"Your first melds, all in one go, are your **opening** ({arabic('opening')}): worth at least "
            f"{_minimum(options)}. Court cards count 10, the ace 11, before a two {options.ace_low_value}.",
            ("opening_min", "opening_rule", "ace_low_value"),
        ),
        Point(
            f"Then meld what you like, **lay off** ({arabic('laying off')}) on any meld, and take jokers out "
            "of melds "
            f"for the cards they stand for ({arabic('joker exchange')})."
            if options.joker_exchange
            else f"Then meld what you like and **lay off** ({arabic('laying off')}) on any meld.",
            ("joker_exchange",),
        ),
        Point(
            f"Throw your last card and you are out: **{points(options.winner_score)}**. The others pay for "
            "what they "
            f"hold, or **{options.unopened_penalty}** if they never opened. All in one turn is a **Hand**: "
            f"everything {_doubled(options)}.",
            ("winner_score", "unopened_penalty", "hand_multiplier"),
        ),
    ]


def team_short(options: PartnershipOptions) -> list[Point]:
    """Return the same for partners."""
    who = "each for himself" if options.opening_scope is OpeningScope.PLAYER else "for both"
    return [
        *short(options),
        Point(
            f"Partners ({arabic('partnership')}) face each other and share one score: the team that goes "
            "out gets "
            f"its bonus, the other team pays for both its players. Openings count {who}.",
            ("opening_scope",),
        ),
    ]


def _setup(options: HandOptions, *, teams: bool = False) -> list[Point]:
    players = (
        f"Four players in two teams of two ({arabic('partnership')}): partners face each other."
        if teams
        else "Two to five players, each alone."
    )
    first = "by lot" if options.first_dealer == "random" else f"seat {int(options.first_dealer) + 1}"
    after = (
        "then the next player each round"
        if options.dealer_rule is DealerRule.ROTATE
        else "then whoever got most points in the round"
    )
    deal = [
        Point(players),
        Point("Play goes counter-clockwise: the next player is the one on your right."),
        Point("Two packs of 52 cards and two jokers, 106 cards."),
        Point(
            "Fourteen cards each, a fifteenth to the player after the dealer, the **starter**. The rest is "
            "the stock."
        ),
        Point(f"The face-up pile is called fire ({arabic('fire')}); it begins empty."),
        Point(f"The first dealer: {first}; {after}.", ("first_dealer", "dealer_rule")),
    ]
    if options.pairs_redeal:
        deal.append(
            Point(
                "Whoever was dealt four identical pairs (a joker makes one) may ask for new cards before the "
                "first throw.",
                ("pairs_redeal",),
            )
        )
    return deal


def _turn(options: HandOptions) -> list[Point]:
    starter = (
        "The starter draws nothing, melds nothing, and throws one card."
        if options.starter_first_turn is StarterTurn.DISCARD_ONLY
        else "The starter draws nothing, but may meld before the first throw."
    )
    keep = (
        "Every turn ends with a throw, so one card must always be kept for it."
        if options.final_discard
        else "A turn ends with a throw, but the last card may also be melded or laid off."
    )
    end = (
        f"When nothing is left to draw, the pile below its top card is shuffled into a new stock, at most "
        f"{plural(options.max_reshuffles, 'time')} a round."
        if options.stock_end is StockEnd.RESHUFFLE and options.max_reshuffles
        else "When nothing is left to draw, the pile is not shuffled."
    )
    return [
        Point(starter, ("starter_first_turn",)),
        Point(
            "In every other turn take one card (from the stock, or the upcard by 7), then meld, lay off and "
            "exchange as you like, then throw one."
        ),
        Point(keep, ("final_discard",)),
        Point("Any card may be thrown, also a joker; but not the upcard you have just taken."),
        Point("What lies on the table stays; only a joker can leave a meld, by exchange."),
        Point("Only the player in turn acts; nobody plays for a partner."),
        Point(
            f"{end} If even that is over, you may still take the upcard if you can meld it; otherwise the "
            "round ends without a winner.",
            ("stock_end", "max_reshuffles"),
        ),
    ]


def _melds(options: HandOptions) -> list[Point]:
    return [
        Point(f"A **set** is three or four cards of a rank, all in different suits: {_cards('8S 8D 8H')}."),
        Point(
            f"A **run** is three to {options.run_max} cards of a suit that follow each other. The ace "
            "stands before the "
            f"two or after the king: {_cards('AD 2D 3D')}, {_cards('QS KS AS')}, never round the corner.",
            ("run_max",),
        ),
        Point(
            "A **joker** stands for any one card. A meld has at least "
            f"{plural(options.min_naturals_per_meld, 'natural')} "
            f"and at most {plural(options.max_jokers_per_meld, 'joker')}.",
            ("min_naturals_per_meld", "max_jokers_per_meld"),
        ),
        Point(
            "In a run a joker is exactly the card of its place, for good. In a set of four it is the "
            "missing suit. In a "
            f"set of three ({_cards('8C 8H JK')}) it is any missing suit, not yet decided."
        ),
        Point("Whoever lays a meld says how it is meant. No meld has, or stands for, the same card twice."),
        Point(f"Where nothing is said, the dearest reading counts: {_cards('7H 8H JK')} ends with the nine."),
        Point("So a meld is a set, or a run that begins at the place that was said, or it is none."),
        Point(
            "**Values** for the opening: 2 to 10 their number, J Q K 10, ace 11, before a two "
            f"{options.ace_low_value}; a "
            "joker counts what it stands for.",
            ("ace_low_value",),
        ),
    ]


def _opening(options: HandOptions) -> list[Point]:
    if isinstance(options, PartnershipOptions) and options.opening_scope is OpeningScope.TEAM:
        scope = "Once one partner has opened, both may meld, lay off and exchange freely."
    else:
        scope = "Everybody opens for himself, also partners."
    run = " At least one of the melds must be a run." if options.opening_needs_run else ""
    waived = (
        "Whoever goes out in this one turn needs no minimum."
        if options.hand_waives_opening
        else "There is no exception, not even for going out at once."
    )
    return [
        Point(
            f"You have **opened** ({arabic('opening')}) once a meld of your own lies on the table in this "
            f"round. {scope}",
            ("opening_scope",) if isinstance(options, PartnershipOptions) else (),
        ),
        Point(
            f"The opening is made in one go: one meld or several, worth at least {_minimum(options)} "
            f"together.{run}",
            ("opening_min", "opening_rule", "opening_needs_run"),
        ),
        Point("All melds count, with jokers or without, from your hand alone."),
        Point("Lay-offs and exchanges never count toward it, and come only after it."),
        Point("From then on nothing has a minimum, in the very same turn already."),
        Point("A card must be left to throw."),
        Point(waived, ("hand_waives_opening",)),
        Point("What is refused costs nothing."),
    ]


def _laying_off(options: HandOptions) -> list[Point]:
    beside = (
        f"A card may also be laid off on a set of three with a joker: on {_cards('8C 8H JK')} goes "
        f"{_cards('8S')}, and the "
        f"joker is then {_cards('8D')}."
        if options.layoff_on_joker_set3
        else "On a set of three with a joker no natural card may be laid off."
    )
    return [
        Point(
            f"Who has opened may lay off ({arabic('laying off')}) in his turn, on any meld, whoever laid it."
        ),
        Point(
            f"On a run the next card at either end: on {_cards('8D 9D 10D')} goes {_cards('7D')} or "
            f"{_cards('JD')}. "
            "An ace closes its end."
        ),
        Point("On a set of three a card of a missing suit. A set of four is complete."),
        Point("A joker can be laid off too. Where it fits both ends of a run, say low or high."),
        Point(beside, ("layoff_on_joker_set3",)),
        Point("An ace that fits both ends goes to the high one unless you say low."),
        Point("One card at a time, as many as you like."),
    ]


def _exchange(options: HandOptions) -> list[Point]:
    if not options.joker_exchange:
        return [Point("Jokers are not exchanged at this table.", ("joker_exchange",))]
    three = (
        "of a set of three only for all that is missing but what stays a joker: for the one in "
        f"{_cards('8C 8H JK')} it "
        f"takes both {_cards('8S')} and {_cards('8D')}"
        if options.exchange_set3 is ExchangeSet3.BOTH_MISSING
        else "of a set of three for any missing card"
    )
    used = (
        "The joker must be melded or laid off in the same turn."
        if options.taken_joker_must_be_used
        else "The joker is yours: meld it, lay it off, keep it or throw it."
    )
    return [
        Point(
            f"Who has opened may take a joker out of any meld ({arabic('joker exchange')}) by putting in "
            "what it "
            "stands for, also in the turn of the opening."
        ),
        Point("In a run: exactly the card of the joker's place, one joker at a time."),
        Point(f"The joker of a set of four goes for the missing card; that {three}.", ("exchange_set3",)),
        Point("The cards come from your hand, and are no jokers."),
        Point(used, ("taken_joker_must_be_used",)),
        Point(
            f"In two steps it also works: lay {_cards('8S')} off on {_cards('8C 8H JK')}, and the joker is "
            f"{_cards('8D')}; that card then frees it.",
        ),
    ]


def _taking(options: HandOptions) -> list[Point]:
    use = {
        DiscardUse.NEW_MELD: (
            "It must be in a **new meld** from your hand in the same turn: laying it off does not count."
        ),
        DiscardUse.ANY_USE: (
            "It must be used at once: in a new meld, or once you have opened laid off or exchanged."
        ),
        DiscardUse.ANY_MELD: "You must make some new meld in the same turn, not necessarily with it.",
    }[options.discard_use]
    back = (
        "As long as nothing was melded you may put it back; then draw from the stock, and leave the pile in "
        "this turn."
        if options.allow_return_discard
        else "It cannot be put back."
    )
    return [
        Point(f"Only the top card of the pile ({arabic('fire')}), instead of drawing."),
        Point(f"{use} Before you have opened, that is your opening.", ("discard_use",)),
        Point("It can be taken only if your hand alone can do that and keep a card to throw."),
        Point("Until it is done nothing else may be done."),
        Point(back, ("allow_return_discard",)),
        Point("If you hold the same card already, either of them will do."),
        Point("A joker as the upcard, and the card that the starter threw, can be taken in the same way."),
    ]


def _going_out(options: HandOptions) -> list[Point]:
    last = "throwing" if options.final_discard else "throwing, melding or laying off"
    soon = (
        "It is possible from the second turn of the round."
        if options.go_out_first_turn
        else "Nobody goes out in his own first turn: keep two cards in it."
    )
    gulf = (
        [
            Point(
                "Gulf bonus for a Hand: a joker as the last card thrown × 2, all naturals melded in one "
                "colour × 2, in one suit × 4.",
                ("gulf_bonus",),
            )
        ]
        if options.gulf_bonus
        else []
    )
    return [
        Point(f"You go out by {last} your last card; the round ends at once.", ("final_discard",)),
        Point("Every way of going out is an ordinary one, unless it is a Hand."),
        Point(
            f"A **Hand** ({arabic('Hand')}): you had melded nothing before this turn, and in it you lay "
            "down everything in melds of your own and throw the last card, without touching a meld of "
            "anybody else, your partner included. "
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
        NoWinner.VOID_COUNTED: "it counts as zero for all",
        NoWinner.REPLAY: "it is dealt again by the same dealer, at most three times running",
    }[options.no_winner_round]
    scored = [
        Point(
            f"Cards left: 2 to 10 their number, J Q K 10, ace {options.ace_penalty}, joker "
            f"{options.joker_penalty}.",
            ("ace_penalty", "joker_penalty"),
        ),
        Point(
            f"Who went out gets **{points(options.winner_score)}**, after a Hand "
            f"**{points(options.winner_score * factor)}**. Who never opened pays "
            f"**{options.unopened_penalty}**, after a "
            f"Hand **{options.unopened_penalty * factor}**, whatever he holds.",
            ("winner_score", "unopened_penalty", "hand_multiplier"),
        ),
        Point("Who has opened pays for the cards still held."),
    ]
    if teams:
        partner = (
            "the cards left to the partner count, undoubled"
            if isinstance(options, PartnershipOptions)
            and options.partner_of_winner is PartnerOfWinner.COUNTED
            else "the cards left to the partner do not count"
        )
        scored.append(
            Point(
                f"The team that went out gets the score of who did; {partner}. The other team pays for both "
                "its players.",
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
        "Equal lowest totals share the win."
        if options.tie_rule is TieRule.SHARED
        else "If the lowest total is shared, up to three more rounds are played."
    )
    return [
        Point(f"{plural(options.rounds, 'round').capitalize()}; the points add up.", ("rounds",)),
        Point(f"The {'team' if teams else 'player'} with the lowest total wins."),
        Point(tie, ("tie_rule",)),
        Point("Nobody drops out, and there is no target."),
        Point(
            "When your time is up, what you drew is thrown for you (or the dearest card), and an upcard you "
            "took is put back; nothing is melded."
        ),
    ]


def _at_this_table(options: HandOptions) -> list[Point]:
    """Return the rules on which tables differ; refusals of section 11 refer to it."""
    run = "has at least one run in it" if options.opening_needs_run else "may be of sets alone"
    exchanged = "Jokers are exchanged." if options.joker_exchange else "Jokers are not exchanged."
    used = "is melded or laid off before the throw" if options.taken_joker_must_be_used else "may be kept"
    pairs = (
        "All are asked first whether they want new cards: four identical pairs give the right to them."
        if options.pairs_redeal
        else "Nobody may ask for new cards."
    )
    return [
        Point(f"An opening {run}.", ("opening_needs_run",)),
        Point(exchanged, ("joker_exchange",)),
        Point(f"A joker taken out of a meld {used}.", ("taken_joker_must_be_used",)),
        Point(pairs, ("pairs_redeal",)),
        Point("Everything that can be agreed on is listed in the last topics."),
    ]


def _clarified(_options: HandOptions) -> list[Point]:
    return [
        Point("What would leave you unable to finish your turn is refused."),
        Point("Naming an end of a run that the card does not fit is refused."),
        Point("A joker that must be used at once needs a place before anything else takes it."),
        Point(
            "With nothing left to draw you may take the upcard if you can meld it, or leave it and end the "
            "round."
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
