"""Options and presets of Control Card Rummy in words: name, description, and names of values."""

from typing import Final

from bot.texts.games.wording import OptionWords, Text
from bot.texts.localization import LazyMessage, message

OPTIONS: Final[dict[str, OptionWords]] = {
    "scoring": OptionWords(
        LazyMessage("control-options-scoring"),
        LazyMessage("control-options-scoring.about"),
        {
            "melds": LazyMessage("control-options-scoring.value-melds"),
            "penalty": LazyMessage("control-options-scoring.value-penalty"),
        },
    ),
    "target": OptionWords(LazyMessage("control-options-target"), LazyMessage("control-options-target.about")),
    "control_mode": OptionWords(
        LazyMessage("control-options-control-mode"),
        LazyMessage("control-options-control-mode.about"),
        {
            "round": LazyMessage("control-options-control-mode.value-round"),
            "turn": LazyMessage("control-options-control-mode.value-turn"),
            "deal": LazyMessage("control-options-control-mode.value-deal"),
            "held": LazyMessage("control-options-control-mode.value-held"),
            "deck": LazyMessage("control-options-control-mode.value-deck"),
        },
    ),
    "control_set": OptionWords(
        LazyMessage("control-options-control-set"),
        LazyMessage("control-options-control-set.about"),
        {
            "standard": LazyMessage("control-options-control-set.value-standard"),
            "classic": LazyMessage("control-options-control-set.value-classic"),
            "numbers": LazyMessage("control-options-control-set.value-numbers"),
            "custom": LazyMessage("control-options-control-set.value-custom"),
            "level1": LazyMessage("control-options-control-set.value-level1"),
            "level2": LazyMessage("control-options-control-set.value-level2"),
            "level3": LazyMessage("control-options-control-set.value-level3"),
            "level4": LazyMessage("control-options-control-set.value-level4"),
            "level5": LazyMessage("control-options-control-set.value-level5"),
            "level6": LazyMessage("control-options-control-set.value-level6"),
            "level7": LazyMessage("control-options-control-set.value-level7"),
            "level8": LazyMessage("control-options-control-set.value-level8"),
        },
    ),
    "custom_controls": OptionWords(
        LazyMessage("control-options-custom-controls"),
        LazyMessage("control-options-custom-controls.about"),
        needs=LazyMessage("control-options-custom-controls.needs"),
    ),
    "controls_in_force": OptionWords(
        LazyMessage("control-options-controls-in-force"),
        LazyMessage("control-options-controls-in-force.about"),
        needs=LazyMessage("control-options-controls-in-force.needs"),
    ),
    "preview": OptionWords(
        LazyMessage("control-options-preview"), LazyMessage("control-options-preview.about")
    ),
    "held_controls": OptionWords(
        LazyMessage("control-options-held-controls"), LazyMessage("control-options-held-controls.about")
    ),
    "number_suit": OptionWords(
        LazyMessage("control-options-number-suit"),
        LazyMessage("control-options-number-suit.about"),
        {
            "one": LazyMessage("control-options-number-suit.value-one"),
            "any": LazyMessage("control-options-number-suit.value-any"),
        },
    ),
    "ace_high": OptionWords(
        LazyMessage("control-options-ace-high"), LazyMessage("control-options-ace-high.about")
    ),
    "card_points": OptionWords(
        LazyMessage("control-options-card-points"),
        LazyMessage("control-options-card-points.about"),
        {
            "number": LazyMessage("control-options-card-points.value-number"),
            "ten": LazyMessage("control-options-card-points.value-ten"),
        },
    ),
    "meld_credit": OptionWords(
        LazyMessage("control-options-meld-credit"),
        LazyMessage("control-options-meld-credit.about"),
        {
            "owner": LazyMessage("control-options-meld-credit.value-owner"),
            "layer": LazyMessage("control-options-meld-credit.value-layer"),
        },
    ),
    "meld_scope": OptionWords(
        LazyMessage("control-options-meld-scope"),
        LazyMessage("control-options-meld-scope.about"),
        {
            "out": LazyMessage("control-options-meld-scope.value-out"),
            "all": LazyMessage("control-options-meld-scope.value-all"),
        },
    ),
    "level_meld_to_go_out": OptionWords(
        LazyMessage("control-options-level-meld-to-go-out"),
        LazyMessage("control-options-level-meld-to-go-out.about"),
    ),
    "hand_size": OptionWords(
        LazyMessage("control-options-hand-size"), LazyMessage("control-options-hand-size.about")
    ),
    "decks": OptionWords(
        LazyMessage("control-options-decks"),
        LazyMessage("control-options-decks.about"),
        {
            "auto": LazyMessage("control-options-decks.value-auto"),
            "1": LazyMessage("control-options-decks.value-1"),
            "2": LazyMessage("control-options-decks.value-2"),
        },
        needs=LazyMessage("control-options-decks.needs"),
    ),
    "max_turnovers": OptionWords(
        LazyMessage("control-options-max-turnovers"),
        LazyMessage("control-options-max-turnovers.about"),
        lasts=lambda times: "" if times else message("control-options-long"),
    ),
    "stall": OptionWords(LazyMessage("control-options-stall"), LazyMessage("control-options-stall.about")),
}

PRESETS: Final[dict[str, tuple[Text, Text]]] = {
    "standard": (
        LazyMessage("control-options-preset-standard"),
        LazyMessage("control-options-preset-standard.about"),
    ),
    "short": (LazyMessage("control-options-preset-short"), LazyMessage("control-options-preset-short.about")),
    "quick": (LazyMessage("control-options-preset-quick"), LazyMessage("control-options-preset-quick.about")),
    "penalty": (
        LazyMessage("control-options-preset-penalty"),
        LazyMessage("control-options-preset-penalty.about"),
    ),
    "held": (LazyMessage("control-options-preset-held"), LazyMessage("control-options-preset-held.about")),
    "turn": (LazyMessage("control-options-preset-turn"), LazyMessage("control-options-preset-turn.about")),
    "deal": (LazyMessage("control-options-preset-deal"), LazyMessage("control-options-preset-deal.about")),
    "deck": (LazyMessage("control-options-preset-deck"), LazyMessage("control-options-preset-deck.about")),
    "classic": (
        LazyMessage("control-options-preset-classic"),
        LazyMessage("control-options-preset-classic.about"),
    ),
    "numbers": (
        LazyMessage("control-options-preset-numbers"),
        LazyMessage("control-options-preset-numbers.about"),
    ),
    "numo_1": (
        LazyMessage("control-options-preset-numo1"),
        LazyMessage("control-options-preset-numo1.about"),
    ),
    "numo_2": (
        LazyMessage("control-options-preset-numo2"),
        LazyMessage("control-options-preset-numo2.about"),
    ),
    "numo_3": (
        LazyMessage("control-options-preset-numo3"),
        LazyMessage("control-options-preset-numo3.about"),
    ),
    "numo_4": (
        LazyMessage("control-options-preset-numo4"),
        LazyMessage("control-options-preset-numo4.about"),
    ),
    "numo_5": (
        LazyMessage("control-options-preset-numo5"),
        LazyMessage("control-options-preset-numo5.about"),
    ),
    "numo_6": (
        LazyMessage("control-options-preset-numo6"),
        LazyMessage("control-options-preset-numo6.about"),
    ),
    "numo_7": (
        LazyMessage("control-options-preset-numo7"),
        LazyMessage("control-options-preset-numo7.about"),
    ),
    "numo_8": (
        LazyMessage("control-options-preset-numo8"),
        LazyMessage("control-options-preset-numo8.about"),
    ),
}
