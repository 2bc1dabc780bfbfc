"""Options and presets of Hand in words: name, description, and names of values."""

from typing import Final

from bot.texts.wording import OptionWords


def _words(name: str, about: str, **values: str) -> OptionWords:
    return OptionWords(name, about, values)


OPTIONS: Final[dict[str, OptionWords]] = {
    "rounds": _words("Rounds", "Number of rounds in the match"),
    "opening_min": _words("Opening", "Points that a player's first melds must be worth together"),
    "opening_rule": _words(
        "Later openings",
        "What a player needs to open after somebody else has opened",
        fixed="the same for everybody",
        beat_last="more than the opening before",
    ),
    "opening_needs_run": _words("Run to open", "An opening must include at least one run"),
    "hand_waives_opening": _words(
        "Hand without minimum", "A player who goes out in one turn needs no minimum to open"
    ),
    "ace_low_value": _words("Low ace", "What an ace before a two counts toward the opening"),
    "max_jokers_per_meld": _words("Jokers in a meld", "How many jokers a meld may have"),
    "min_naturals_per_meld": _words("Naturals in a meld", "How many natural cards a meld must have"),
    "run_max": _words("Longest run", "How many cards a run may have"),
    "discard_use": _words(
        "Taken upcard",
        "What must be done at once with a taken upcard",
        new_meld="it must go into a new meld",
        any_use="melded, laid off or exchanged",
        any_meld="the player must make any new meld",
    ),
    "allow_return_discard": _words(
        "Putting back", "A taken upcard may be put back, to draw from the stock instead"
    ),
    "joker_exchange": _words(
        "Joker exchange", "Jokers in melds may be exchanged for the cards they stand for"
    ),
    "exchange_set3": _words(
        "Joker of a set of three",
        "What frees the joker of a set of three",
        both_missing="both missing cards",
        either_missing="either missing card",
    ),
    "layoff_on_joker_set3": _words(
        "Laying off beside a joker", "A card may be laid off on a set of three that has a joker"
    ),
    "taken_joker_must_be_used": _words(
        "Joker used at once", "A joker from an exchange must be melded or laid off before the discard"
    ),
    "starter_first_turn": _words(
        "Starter's first turn",
        "What the starter may do before the first discard",
        discard_only="only discard",
        may_meld="meld as in any turn",
    ),
    "go_out_first_turn": _words("Out on the first turn", "A player may go out on their own first turn"),
    "final_discard": _words(
        "Last discard", "Players need a last discard to go out; if not, they may meld all cards"
    ),
    "stock_end": _words(
        "Empty stock",
        "What happens when no card is left to draw",
        reshuffle="the discard pile is reshuffled",
        end="the round ends",
    ),
    "max_reshuffles": _words("Reshuffles", "How often the discard pile may be reshuffled in a round"),
    "no_winner_round": _words(
        "Round without winner",
        "What happens to a round in which nobody goes out",
        scored="everybody pays",
        void_counted="it counts as zero",
        replay="it is dealt again",
    ),
    "winner_score": _words("Going out", "The score of the player who goes out"),
    "hand_multiplier": _words("Hand multiplies by", "A Hand multiplies all points of the round by this"),
    "unopened_penalty": _words("Not opened", "The points of a player who never opened"),
    "joker_penalty": _words("Joker left", "The points of a joker left in hand"),
    "ace_penalty": _words("Ace left", "The points of an ace left in hand"),
    "gulf_bonus": _words(
        "Gulf bonus", "A Hand in one colour, in one suit, or with a joker as last discard doubles again"
    ),
    "pairs_redeal": _words("Four pairs", "A player dealt four identical pairs may ask for a redeal"),
    "first_dealer": _words(
        "First dealer", "Who deals first: a random player, or a seat from 0", random="random"
    ),
    "dealer_rule": _words(
        "Next dealer",
        "Who deals the next round",
        rotate="the next player",
        loser="the player with most points",
    ),
    "tie_rule": _words(
        "Equal totals",
        "What happens if the lowest total is tied after the last round",
        shared="the win is shared",
        extra_rounds="up to three more rounds",
    ),
}

PARTNERSHIP_OPTIONS: Final[dict[str, OptionWords]] = {
    **OPTIONS,
    "opening_scope": _words(
        "Opening counts for",
        "Who may play freely after an opening",
        player="the player alone",
        team="both partners",
    ),
    "partner_of_winner": _words(
        "Winner's partner",
        "Whether the cards left in the hand of the winner's partner count",
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
