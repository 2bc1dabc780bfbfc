"""Options and presets of Hand in words: name, description, and names of values."""

from typing import Final

from bot.texts.wording import OptionWords


def _words(name: str, about: str, **values: str) -> OptionWords:
    return OptionWords(name, about, values)


OPTIONS: Final[dict[str, OptionWords]] = {
    "rounds": _words("Rounds", "Number of rounds in the match"),
    "opening_min": _words("Opening", "What the first melds of a player must be worth together"),
    "opening_rule": _words(
        "Later openings",
        "What a player needs to open once somebody else has",
        fixed="the same for everybody",
        beat_last="more than the opening before",
    ),
    "opening_needs_run": _words("Run to open", "An opening must have at least one run in it"),
    "hand_waives_opening": _words(
        "Hand without minimum", "Whoever goes out in one turn needs no minimum to open"
    ),
    "ace_low_value": _words("Low ace", "What an ace before a two counts toward the opening"),
    "max_jokers_per_meld": _words("Jokers in a meld", "How many jokers a meld may hold"),
    "min_naturals_per_meld": _words("Naturals in a meld", "How many cards of a meld must be no jokers"),
    "run_max": _words("Longest run", "How many cards a run may have"),
    "discard_use": _words(
        "Taken upcard",
        "What must be done at once with an upcard that was taken",
        new_meld="it must be in a new meld",
        any_use="melded, laid off or exchanged",
        any_meld="some new meld must be made",
    ),
    "allow_return_discard": _words("Putting back", "An upcard taken may be put back for a card of the stock"),
    "joker_exchange": _words(
        "Joker exchange", "Jokers may be taken out of melds for the cards they stand for"
    ),
    "exchange_set3": _words(
        "Joker of a set of three",
        "What it takes to free the joker of a set of three",
        both_missing="both missing cards",
        either_missing="either missing card",
    ),
    "layoff_on_joker_set3": _words(
        "Laying off beside a joker", "A card may be laid off on a set of three that has a joker"
    ),
    "taken_joker_must_be_used": _words(
        "Joker used at once", "A joker taken out of a meld must be melded or laid off before the throw"
    ),
    "starter_first_turn": _words(
        "Starter's first turn",
        "What the starter may do before the first throw",
        discard_only="nothing but throw",
        may_meld="meld as in any turn",
    ),
    "go_out_first_turn": _words("Out in the first turn", "A player may go out in his own first turn"),
    "final_discard": _words("Last throw", "Going out takes a last throw; if not, all may be melded"),
    "stock_end": _words(
        "Empty stock",
        "What happens when a card must be drawn and none is left",
        reshuffle="the pile is shuffled",
        end="the round ends",
    ),
    "max_reshuffles": _words("Shuffles", "How often in a round the pile may become a new stock"),
    "no_winner_round": _words(
        "Round without winner",
        "What becomes of a round in which nobody goes out",
        scored="everybody pays",
        void_counted="it counts as zero",
        replay="it is dealt again",
    ),
    "winner_score": _words("Going out", "The points of whoever goes out"),
    "hand_multiplier": _words("Hand multiplies by", "What a Hand multiplies all points of the round with"),
    "unopened_penalty": _words("Not opened", "The points of a player who never opened"),
    "joker_penalty": _words("Joker left", "The points of a joker left in hand"),
    "ace_penalty": _words("Ace left", "The points of an ace left in hand"),
    "gulf_bonus": _words(
        "Gulf bonus", "A Hand in one colour, in one suit, or with a joker last doubles again"
    ),
    "pairs_redeal": _words("Four pairs", "Who is dealt four identical pairs may ask for new cards"),
    "first_dealer": _words("First dealer", "Who deals first: by lot, or a seat from 0", random="by lot"),
    "dealer_rule": _words(
        "Next dealer",
        "Who deals the next round",
        rotate="the next player",
        loser="whoever got most points",
    ),
    "tie_rule": _words(
        "Equal totals",
        "What happens when the lowest total is shared after the last round",
        shared="the win is shared",
        extra_rounds="up to three more rounds",
    ),
}

PARTNERSHIP_OPTIONS: Final[dict[str, OptionWords]] = {
    **OPTIONS,
    "opening_scope": _words(
        "Opening counts for",
        "For whom an opening counts",
        player="the player alone",
        team="both partners",
    ),
    "partner_of_winner": _words(
        "Winner's partner",
        "Whether the cards left to the winner's partner count",
        ignored="cards not counted",
        counted="cards counted",
    ),
}

_SAUDI: Final = ("Saudi Hand", "Every opening must beat the one before it")
_LEVANTINE: Final = (
    "Levantine",
    "Seven rounds, one joker in a meld, the loser deals, no minimum for a Hand",
)
PRESETS: Final[dict[str, tuple[str, str]]] = {
    "hand": ("Hand", "Five rounds, 51 to open, two jokers, the lowest total wins"),
    "saudi": _SAUDI,
    "levantine": _LEVANTINE,
}
PARTNERSHIP_PRESETS: Final[dict[str, tuple[str, str]]] = {
    "hand_partnership": ("Hand Partnership", "Two teams of two over five rounds, 51 to open"),
    "saudi": _SAUDI,
    "levantine": _LEVANTINE,
}
