"""Options and presets of panguingue in words: name, description, and names of values."""

from typing import Final

from bot.texts.wording import OptionWords

OPTIONS: Final[dict[str, OptionWords]] = {
    "deals": OptionWords("Deals", "Number of deals in the match"),
    "packs": OptionWords("Packs", "Packs of 40 cards, from 5 to 11; 8 are enough for any number of players"),
    "drop_one_spade_suit": OptionWords("One spade suit fewer", "One set of spades is left out of the pack"),
    "rank_set": OptionWords(
        "Ranks",
        "Which three ranks are played above the seven",
        {"court": "jack, queen, king", "pip": "8, 9, 10"},
    ),
    "deal_packet": OptionWords(
        "Cards at a time", "How many cards each player is dealt at a time: 1, 2, 5 or 10"
    ),
    "shuffle_mode": OptionWords(
        "Shuffle",
        "What is shuffled between deals",
        {"full": "the whole pack", "traditional": "the used cards and some more, put below the rest"},
    ),
    "initial_upcard": OptionWords(
        "First upcard", "A card is turned up after the deal to start the discard pile"
    ),
    "direction": OptionWords(
        "Direction",
        "Which way play goes around the table, and how the boards are drawn",
        {"right": "to the right", "left": "to the left"},
    ),
    "ante": OptionWords("Ante", "Chips that everybody puts in the pot before the deal, for the winner"),
    "drop_cost": OptionWords("Cost of dropping", "Chips that a player who drops puts in the pot"),
    "out_chips": OptionWords("Going out earns", "Chips that every other player pays the player who goes out"),
    "double_for_unmelded": OptionWords(
        "Double for nothing melded",
        "A player who has melded nothing pays double when another goes out",
    ),
    "settlement_conditions": OptionWords(
        "Second payment",
        "What the winner's conditions earn the second time, at the end",
        {
            "base": "their value for three cards",
            "as_it_lies": "three cards and every card more, as they lie",
            "ledger": "what they have earned in play",
        },
    ),
    "spades_double": OptionWords("Spades double", "Conditions in spades earn double"),
    "drawn_card_rule": OptionWords(
        "Drawn card",
        "What a player may do with a card from the stock",
        {"meld_or_discard": "melded or discarded at once", "to_hand": "may go into the hand"},
    ),
    "discard_pickup": OptionWords(
        "Upcards for new melds",
        "Which upcards may be taken for a new meld; laying off is always possible",
        {
            "any": "every upcard",
            "stock_drawn_only": "those drawn from the stock and passed on",
            "none": "none",
        },
    ),
    "discard_must_meld": OptionWords(
        "Taken upcards are melded", "A taken upcard must be melded or laid off at once"
    ),
    "meld_requires_drawn_card": OptionWords(
        "Drawn card first", "Cards from hand are melded only after the drawn card"
    ),
    "group_suits": OptionWords(
        "Mixed groups",
        "Whether a mixed group may have a suit twice",
        {"three_plus": "yes, once it has three suits", "strict": "no, every suit once"},
    ),
    "group_add_any": OptionWords(
        "Any suit on groups", "A group takes any card of its rank, whatever the suit"
    ),
    "pay_extra_on_form": OptionWords(
        "Extra cards earn",
        "Cards beyond three earn when a condition is melded",
    ),
    "layoff_pays": OptionWords("Laying off earns", "Every card laid off on a condition earns chips"),
    "layoff_creates_condition": OptionWords(
        "Completed runs count",
        "Laying off the card that completes A-2-3 or J-Q-K makes a condition",
    ),
    "residue_creates_condition": OptionWords(
        "What borrowing leaves earns",
        "A condition left behind by borrowing earns chips",
    ),
    "borrow_needs_own_card": OptionWords(
        "Own card for borrowing",
        "A meld of borrowed cards needs a card that is not borrowed",
    ),
    "borrow_timing": OptionWords(
        "When to borrow",
        "When a card that was laid off may be borrowed",
        {"same_turn": "in the same turn", "later_turn": "in a later turn"},
    ),
    "forcing": OptionWords(
        "Demands",
        "Who can force a player to lay off an upcard that fits",
        {"on_request": "any other player", "always": "always forced", "off": "nobody"},
    ),
    "safe_discard": OptionWords(
        "Safe discards",
        "Players may not discard a card with which a flat next player goes out",
    ),
    "safe_discard_scope": OptionWords(
        "What is unsafe",
        "How the next player could go out with an unsafe discard",
        {"any_way": "laid off, split or borrowed", "layoff": "laid off as the melds lie"},
    ),
    "on_exhaustion": OptionWords(
        "Stock used up",
        "What happens when no card is left to draw",
        {
            "turn_over": "the discard pile is turned over",
            "shuffle": "the discard pile is shuffled",
            "draw": "a void deal",
        },
    ),
    "max_turnovers": OptionWords(
        "Turnovers", "How often the discard pile is turned over before the deal is void"
    ),
}

PRESETS: Final[dict[str, tuple[str, str]]] = {
    "classic": ("Classic", "Eight packs, no ante, 2 chips to drop, spades double"),
    "page": (
        "By the page",
        "A card drawn or taken may stay in the hand; any card can be discarded, but it must be safe",
    ),
    "card_room": (
        "Card room",
        "310 cards, an ante, free drops; only passed cards start melds; boards count as they lie",
    ),
    "britannica": ("Britannica", "Mixed groups without a suit twice; spades earn no more than other suits"),
}
