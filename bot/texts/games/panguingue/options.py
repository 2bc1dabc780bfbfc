"""Options and presets of panguingue in words: name, description, and names of values."""

from typing import Final

from bot.texts.games.wording import OptionWords, Text
from bot.texts.localization import LazyMessage

OPTIONS: Final[dict[str, OptionWords]] = {
    "deals": OptionWords(
        LazyMessage("panguingue-options-deals"), LazyMessage("panguingue-options-deals.about")
    ),
    "packs": OptionWords(
        LazyMessage("panguingue-options-packs"), LazyMessage("panguingue-options-packs.about")
    ),
    "drop_one_spade_suit": OptionWords(
        LazyMessage("panguingue-options-drop-one-spade-suit"),
        LazyMessage("panguingue-options-drop-one-spade-suit.about"),
    ),
    "rank_set": OptionWords(
        LazyMessage("panguingue-options-rank-set"),
        LazyMessage("panguingue-options-rank-set.about"),
        {
            "court": LazyMessage("panguingue-options-rank-set.value-court"),
            "pip": LazyMessage("panguingue-options-rank-set.value-pip"),
        },
    ),
    "deal_packet": OptionWords(
        LazyMessage("panguingue-options-deal-packet"),
        LazyMessage("panguingue-options-deal-packet.about"),
        needs=LazyMessage("panguingue-options-deal-packet.needs"),
    ),
    "shuffle_mode": OptionWords(
        LazyMessage("panguingue-options-shuffle-mode"),
        LazyMessage("panguingue-options-shuffle-mode.about"),
        {
            "full": LazyMessage("panguingue-options-shuffle-mode.value-full"),
            "traditional": LazyMessage("panguingue-options-shuffle-mode.value-traditional"),
        },
    ),
    "initial_upcard": OptionWords(
        LazyMessage("panguingue-options-initial-upcard"),
        LazyMessage("panguingue-options-initial-upcard.about"),
    ),
    "direction": OptionWords(
        LazyMessage("panguingue-options-direction"),
        LazyMessage("panguingue-options-direction.about"),
        {
            "right": LazyMessage("panguingue-options-direction.value-right"),
            "left": LazyMessage("panguingue-options-direction.value-left"),
        },
    ),
    "ante": OptionWords(LazyMessage("panguingue-options-ante"), LazyMessage("panguingue-options-ante.about")),
    "drop_cost": OptionWords(
        LazyMessage("panguingue-options-drop-cost"), LazyMessage("panguingue-options-drop-cost.about")
    ),
    "out_chips": OptionWords(
        LazyMessage("panguingue-options-out-chips"), LazyMessage("panguingue-options-out-chips.about")
    ),
    "double_for_unmelded": OptionWords(
        LazyMessage("panguingue-options-double-for-unmelded"),
        LazyMessage("panguingue-options-double-for-unmelded.about"),
    ),
    "settlement_conditions": OptionWords(
        LazyMessage("panguingue-options-settlement-conditions"),
        LazyMessage("panguingue-options-settlement-conditions.about"),
        {
            "base": LazyMessage("panguingue-options-settlement-conditions.value-base"),
            "as_it_lies": LazyMessage("panguingue-options-settlement-conditions.value-as-it-lies"),
            "ledger": LazyMessage("panguingue-options-settlement-conditions.value-ledger"),
        },
    ),
    "spades_double": OptionWords(
        LazyMessage("panguingue-options-spades-double"), LazyMessage("panguingue-options-spades-double.about")
    ),
    "drawn_card_rule": OptionWords(
        LazyMessage("panguingue-options-drawn-card-rule"),
        LazyMessage("panguingue-options-drawn-card-rule.about"),
        {
            "meld_or_discard": LazyMessage("panguingue-options-drawn-card-rule.value-meld-or-discard"),
            "to_hand": LazyMessage("panguingue-options-drawn-card-rule.value-to-hand"),
        },
    ),
    "discard_pickup": OptionWords(
        LazyMessage("panguingue-options-discard-pickup"),
        LazyMessage("panguingue-options-discard-pickup.about"),
        {
            "any": LazyMessage("panguingue-options-discard-pickup.value-any"),
            "stock_drawn_only": LazyMessage("panguingue-options-discard-pickup.value-stock-drawn-only"),
            "none": LazyMessage("panguingue-options-discard-pickup.value-none"),
        },
    ),
    "discard_must_meld": OptionWords(
        LazyMessage("panguingue-options-discard-must-meld"),
        LazyMessage("panguingue-options-discard-must-meld.about"),
        needs=LazyMessage("panguingue-options-discard-must-meld.needs"),
    ),
    "meld_requires_drawn_card": OptionWords(
        LazyMessage("panguingue-options-meld-requires-drawn-card"),
        LazyMessage("panguingue-options-meld-requires-drawn-card.about"),
    ),
    "group_suits": OptionWords(
        LazyMessage("panguingue-options-group-suits"),
        LazyMessage("panguingue-options-group-suits.about"),
        {
            "three_plus": LazyMessage("panguingue-options-group-suits.value-three-plus"),
            "strict": LazyMessage("panguingue-options-group-suits.value-strict"),
        },
    ),
    "group_add_any": OptionWords(
        LazyMessage("panguingue-options-group-add-any"), LazyMessage("panguingue-options-group-add-any.about")
    ),
    "pay_extra_on_form": OptionWords(
        LazyMessage("panguingue-options-pay-extra-on-form"),
        LazyMessage("panguingue-options-pay-extra-on-form.about"),
    ),
    "layoff_pays": OptionWords(
        LazyMessage("panguingue-options-layoff-pays"), LazyMessage("panguingue-options-layoff-pays.about")
    ),
    "layoff_creates_condition": OptionWords(
        LazyMessage("panguingue-options-layoff-creates-condition"),
        LazyMessage("panguingue-options-layoff-creates-condition.about"),
    ),
    "residue_creates_condition": OptionWords(
        LazyMessage("panguingue-options-residue-creates-condition"),
        LazyMessage("panguingue-options-residue-creates-condition.about"),
    ),
    "borrow_needs_own_card": OptionWords(
        LazyMessage("panguingue-options-borrow-needs-own-card"),
        LazyMessage("panguingue-options-borrow-needs-own-card.about"),
    ),
    "borrow_timing": OptionWords(
        LazyMessage("panguingue-options-borrow-timing"),
        LazyMessage("panguingue-options-borrow-timing.about"),
        {
            "same_turn": LazyMessage("panguingue-options-borrow-timing.value-same-turn"),
            "later_turn": LazyMessage("panguingue-options-borrow-timing.value-later-turn"),
        },
    ),
    "forcing": OptionWords(
        LazyMessage("panguingue-options-forcing"),
        LazyMessage("panguingue-options-forcing.about"),
        {
            "on_request": LazyMessage("panguingue-options-forcing.value-on-request"),
            "always": LazyMessage("panguingue-options-forcing.value-always"),
            "off": LazyMessage("panguingue-options-forcing.value-off"),
        },
    ),
    "safe_discard": OptionWords(
        LazyMessage("panguingue-options-safe-discard"), LazyMessage("panguingue-options-safe-discard.about")
    ),
    "safe_discard_scope": OptionWords(
        LazyMessage("panguingue-options-safe-discard-scope"),
        LazyMessage("panguingue-options-safe-discard-scope.about"),
        {
            "any_way": LazyMessage("panguingue-options-safe-discard-scope.value-any-way"),
            "layoff": LazyMessage("panguingue-options-safe-discard-scope.value-layoff"),
        },
    ),
    "on_exhaustion": OptionWords(
        LazyMessage("panguingue-options-on-exhaustion"),
        LazyMessage("panguingue-options-on-exhaustion.about"),
        {
            "turn_over": LazyMessage("panguingue-options-on-exhaustion.value-turn-over"),
            "shuffle": LazyMessage("panguingue-options-on-exhaustion.value-shuffle"),
            "draw": LazyMessage("panguingue-options-on-exhaustion.value-draw"),
        },
    ),
    "max_turnovers": OptionWords(
        LazyMessage("panguingue-options-max-turnovers"), LazyMessage("panguingue-options-max-turnovers.about")
    ),
}

PRESETS: Final[dict[str, tuple[Text, Text]]] = {
    "classic": (
        LazyMessage("panguingue-options-preset-classic"),
        LazyMessage("panguingue-options-preset-classic.about"),
    ),
    "page": (
        LazyMessage("panguingue-options-preset-page"),
        LazyMessage("panguingue-options-preset-page.about"),
    ),
    "card_room": (
        LazyMessage("panguingue-options-preset-card-room"),
        LazyMessage("panguingue-options-preset-card-room.about"),
    ),
    "britannica": (
        LazyMessage("panguingue-options-preset-britannica"),
        LazyMessage("panguingue-options-preset-britannica.about"),
    ),
}
