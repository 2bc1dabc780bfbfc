"""Options and presets of Rummy 500 in words: name, description, and names of values."""

from typing import Final

from bot.texts.wording import OptionWords


def _words(name: str, about: str, **values: str) -> OptionWords:
    return OptionWords(name, about, values)


OPTIONS: Final[dict[str, OptionWords]] = {
    "limit": _words("Limit", "Points that end the match: 100, 200 or 500"),
    "clock": OptionWords(
        "Clock",
        "Minutes that each player has for the whole match; a player who runs out of time loses",
        {"0": "off", **{str(minutes): f"{minutes} minutes" for minutes in (5, 10, 15, 30)}},
    ),
    "single_take": _words(
        "Top card alone",
        "What must be done with a card that is taken alone from the discard pile",
        free="not discarded in the same turn",
        must_use="must be used at once",
    ),
    "take_depth": _words(
        "Depth",
        "How deep players may take from the discard pile",
        any="any number of cards",
        top="the top card only",
    ),
    "ace_high": _words("High ace", "The ace may follow the king: Q-K-A"),
    "ace_wrap": _words("Around the corner", "Runs may go on past the ace: K-A-2 (needs the high ace)"),
    "hand_ace": _words("Ace in hand", "What an ace left in hand counts against a player"),
    "go_out": _words(
        "Going out",
        "How the last card may be played",
        free="by a meld, a lay-off or a discard",
        must_drop="by a discard only",
    ),
    "stock_end": _words(
        "Empty stock",
        "What happens once the stock is empty",
        finish_turn="the deal ends with that turn",
        draw_needed="play goes on from the discard pile until somebody passes",
    ),
    "next_dealer": _words(
        "Next dealer",
        "Who deals next",
        alternate="the next player",
        loser="the player who scored least",
    ),
    "stall_limit": OptionWords(
        "Stall limit",
        "The deal ends after this many turns in a row without a draw from the stock; off: no limit",
        {"0": "off"},
    ),
}

PRESETS: Final[dict[str, tuple[str, str]]] = {
    "gamedesire": ("GameDesire", "The rules of GameDesire: to 500, the top card may be taken and kept"),
    "quick": ("Quick", "As at GameDesire, to 100 points: a deal or two"),
    "books": ("Books", "Every card taken must be used at once; an empty stock does not end the deal"),
    "round_table": ("Round table", "To 200, an empty stock does not end the deal, the loser deals"),
}
