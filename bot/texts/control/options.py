"""Options and presets of Control Card Rummy in words: name, description, and names of values."""

from typing import Final

from bot.texts.wording import OptionWords

OPTIONS: Final[dict[str, OptionWords]] = {
    "scoring": OptionWords(
        "Scoring",
        "Whether melds score points, or cards left in hand cost points",
        {"melds": "points for melds", "penalty": "points off for cards left in hand"},
    ),
    "target": OptionWords("Target", "Points that end the match; with points off, points below zero"),
    "control_mode": OptionWords(
        "Control cards change",
        "When another control card comes into force",
        {
            "round": "every round",
            "turn": "every turn",
            "deal": "never: one for each deal",
            "held": "when a player plays one from hand",
            "deck": "when one comes up in the stock",
        },
    ),
    "control_set": OptionWords(
        "Control cards",
        "Which control cards there are",
        {
            "standard": "group, sequence, either, steps, suit, sum",
            "classic": "group, sequence, either",
            "numbers": "one of every kind",
            "custom": "your own list",
            **{f"level{number}": f"NUMO level {number}" for number in range(1, 9)},
        },
    ),
    "custom_controls": OptionWords("List of control cards", "For your own list: kinds, and how many of each"),
    "controls_in_force": OptionWords("Cards in force", "How many control cards are in force together"),
    "preview": OptionWords("Preview", "The next control card is shown, if there is a control deck"),
    "held_controls": OptionWords("Held control cards", "How many each player holds, if they are held"),
    "number_suit": OptionWords(
        "Number melds",
        "Whether steps, sums, primes, factors, evens and odds need one suit",
        {"one": "of one suit", "any": "of any suits"},
    ),
    "ace_high": OptionWords("Ace high", "A sequence may also end with Q-K-A"),
    "card_points": OptionWords(
        "Court cards", "What J, Q and K count", {"number": "11, 12 and 13", "ten": "10 each"}
    ),
    "meld_credit": OptionWords(
        "Credit",
        "Who scores a card laid off on another player's meld",
        {"owner": "the owner of the meld", "layer": "the player who laid it off"},
    ),
    "meld_scope": OptionWords(
        "Who scores",
        "Whose melds count when somebody goes out",
        {"out": "only the player who goes out", "all": "everybody"},
    ),
    "level_meld_to_go_out": OptionWords(
        "Level meld first", "NUMO levels 2 to 8: you need a meld of the level's kind to go out"
    ),
    "hand_size": OptionWords("Hand size", "Cards dealt to each player"),
    "decks": OptionWords(
        "Packs",
        "How many packs of 52 cards",
        {"auto": "one for two players, two for more", "1": "one", "2": "two"},
    ),
    "max_turnovers": OptionWords(
        "Turn-overs",
        "How often the discard pile is turned over before the deal is dead; 0: up to 100 times",
        lasts=lambda times: (
            ""
            if times
            else "The discard pile is turned over up to a hundred times: a deal can take thousands of turns."
        ),
    ),
    "stall": OptionWords(
        "Stall",
        "The deal is dead after this many turns each without draw from stock, meld or lay-off; 0: 100",
    ),
}

_LEVELS: Final = {
    2: "Group or suit, and always a sum too",
    3: "Group or suit, and always a sum too",
    4: "Group or suit, and always a product too",
    5: "Group or suit, and always a product too",
    6: "Group or suit, and always steps or a sequence too",
    7: "Group or suit, and always primes too",
    8: "Group or suit, and always factors too",
}

PRESETS: Final[dict[str, tuple[str, str]]] = {
    "standard": (
        "Standard",
        "A new control card every round, points for melds, to 500: about twelve deals for two",
    ),
    "short": ("Short", "As the standard, to 150: three or four deals for two"),
    "quick": ("Quick", "As the standard, to 200: four or five deals for two"),
    "penalty": ("Penalty", "Cards left in hand cost points; the match ends at −200"),
    "held": ("Held control cards", "Everybody holds a control card and plays it at the right moment"),
    "turn": ("Every turn", "A new control card before every turn"),
    "deal": ("One for a deal", "One control card stays in force for the whole deal"),
    "deck": ("In the stock", "The control cards are in the stock and come into force when they come up"),
    "classic": ("Classic melds", "Groups and sequences only"),
    "numbers": ("Numbers", "One control card of each of the eleven kinds"),
    "numo_1": ("NUMO level 1", "Groups and suits, both always allowed"),
    **{
        f"numo_{level}": (f"NUMO level {level}", f"{about}; you need such a meld to go out (level {level})")
        for level, about in _LEVELS.items()
    },
}
