"""Options and presets of Hand in words: name, description, and names of values."""

from typing import Final

from bot.texts.games.wording import OptionWords, Text
from bot.texts.localization import LazyMessage

OPTIONS: Final[dict[str, OptionWords]] = {
    "rounds": OptionWords(
        LazyMessage("hand-options-rounds"),
        LazyMessage("hand-options-rounds.about"),
    ),
    "opening_min": OptionWords(
        LazyMessage("hand-options-opening-min"),
        LazyMessage("hand-options-opening-min.about"),
    ),
    "opening_rule": OptionWords(
        LazyMessage("hand-options-opening-rule"),
        LazyMessage("hand-options-opening-rule.about"),
        {
            "fixed": LazyMessage("hand-options-opening-rule.fixed"),
            "beat_last": LazyMessage("hand-options-opening-rule.beat_last"),
        },
    ),
    "opening_needs_run": OptionWords(
        LazyMessage("hand-options-opening-needs-run"),
        LazyMessage("hand-options-opening-needs-run.about"),
    ),
    "hand_waives_opening": OptionWords(
        LazyMessage("hand-options-hand-waives-opening"),
        LazyMessage("hand-options-hand-waives-opening.about"),
    ),
    "ace_low_value": OptionWords(
        LazyMessage("hand-options-ace-low-value"),
        LazyMessage("hand-options-ace-low-value.about"),
        needs=LazyMessage("hand-options-ace-low-value.needs"),
    ),
    "max_jokers_per_meld": OptionWords(
        LazyMessage("hand-options-max-jokers-per-meld"),
        LazyMessage("hand-options-max-jokers-per-meld.about"),
    ),
    "min_naturals_per_meld": OptionWords(
        LazyMessage("hand-options-min-naturals-per-meld"),
        LazyMessage("hand-options-min-naturals-per-meld.about"),
    ),
    "run_max": OptionWords(
        LazyMessage("hand-options-run-max"),
        LazyMessage("hand-options-run-max.about"),
    ),
    "discard_use": OptionWords(
        LazyMessage("hand-options-discard-use"),
        LazyMessage("hand-options-discard-use.about"),
        {
            "new_meld": LazyMessage("hand-options-discard-use.new_meld"),
            "any_use": LazyMessage("hand-options-discard-use.any_use"),
            "any_meld": LazyMessage("hand-options-discard-use.any_meld"),
        },
    ),
    "allow_return_discard": OptionWords(
        LazyMessage("hand-options-allow-return-discard"),
        LazyMessage("hand-options-allow-return-discard.about"),
    ),
    "joker_exchange": OptionWords(
        LazyMessage("hand-options-joker-exchange"),
        LazyMessage("hand-options-joker-exchange.about"),
    ),
    "exchange_set3": OptionWords(
        LazyMessage("hand-options-exchange-set3"),
        LazyMessage("hand-options-exchange-set3.about"),
        {
            "both_missing": LazyMessage("hand-options-exchange-set3.both_missing"),
            "either_missing": LazyMessage("hand-options-exchange-set3.either_missing"),
        },
    ),
    "layoff_on_joker_set3": OptionWords(
        LazyMessage("hand-options-layoff-on-joker-set3"),
        LazyMessage("hand-options-layoff-on-joker-set3.about"),
    ),
    "taken_joker_must_be_used": OptionWords(
        LazyMessage("hand-options-taken-joker-must-be-used"),
        LazyMessage("hand-options-taken-joker-must-be-used.about"),
    ),
    "starter_first_turn": OptionWords(
        LazyMessage("hand-options-starter-first-turn"),
        LazyMessage("hand-options-starter-first-turn.about"),
        {
            "discard_only": LazyMessage("hand-options-starter-first-turn.discard_only"),
            "may_meld": LazyMessage("hand-options-starter-first-turn.may_meld"),
        },
    ),
    "go_out_first_turn": OptionWords(
        LazyMessage("hand-options-go-out-first-turn"),
        LazyMessage("hand-options-go-out-first-turn.about"),
    ),
    "final_discard": OptionWords(
        LazyMessage("hand-options-final-discard"),
        LazyMessage("hand-options-final-discard.about"),
    ),
    "stock_end": OptionWords(
        LazyMessage("hand-options-stock-end"),
        LazyMessage("hand-options-stock-end.about"),
        {
            "reshuffle": LazyMessage("hand-options-stock-end.reshuffle"),
            "end": LazyMessage("hand-options-stock-end.end"),
        },
    ),
    "max_reshuffles": OptionWords(
        LazyMessage("hand-options-max-reshuffles"),
        LazyMessage("hand-options-max-reshuffles.about"),
    ),
    "no_winner_round": OptionWords(
        LazyMessage("hand-options-no-winner-round"),
        LazyMessage("hand-options-no-winner-round.about"),
        {
            "scored": LazyMessage("hand-options-no-winner-round.scored"),
            "void_counted": LazyMessage("hand-options-no-winner-round.void_counted"),
            "replay": LazyMessage("hand-options-no-winner-round.replay"),
        },
    ),
    "winner_score": OptionWords(
        LazyMessage("hand-options-winner-score"),
        LazyMessage("hand-options-winner-score.about"),
    ),
    "hand_multiplier": OptionWords(
        LazyMessage("hand-options-hand-multiplier"),
        LazyMessage("hand-options-hand-multiplier.about"),
    ),
    "unopened_penalty": OptionWords(
        LazyMessage("hand-options-unopened-penalty"),
        LazyMessage("hand-options-unopened-penalty.about"),
    ),
    "joker_penalty": OptionWords(
        LazyMessage("hand-options-joker-penalty"),
        LazyMessage("hand-options-joker-penalty.about"),
    ),
    "ace_penalty": OptionWords(
        LazyMessage("hand-options-ace-penalty"),
        LazyMessage("hand-options-ace-penalty.about"),
    ),
    "gulf_bonus": OptionWords(
        LazyMessage("hand-options-gulf-bonus"),
        LazyMessage("hand-options-gulf-bonus.about"),
    ),
    "pairs_redeal": OptionWords(
        LazyMessage("hand-options-pairs-redeal"),
        LazyMessage("hand-options-pairs-redeal.about"),
    ),
    "first_dealer": OptionWords(
        LazyMessage("hand-options-first-dealer"),
        LazyMessage("hand-options-first-dealer.about"),
        {
            "random": LazyMessage("hand-options-first-dealer.random"),
        },
        needs=LazyMessage("hand-options-first-dealer.needs"),
    ),
    "dealer_rule": OptionWords(
        LazyMessage("hand-options-dealer-rule"),
        LazyMessage("hand-options-dealer-rule.about"),
        {
            "rotate": LazyMessage("hand-options-dealer-rule.rotate"),
            "loser": LazyMessage("hand-options-dealer-rule.loser"),
        },
    ),
    "tie_rule": OptionWords(
        LazyMessage("hand-options-tie-rule"),
        LazyMessage("hand-options-tie-rule.about"),
        {
            "shared": LazyMessage("hand-options-tie-rule.shared"),
            "extra_rounds": LazyMessage("hand-options-tie-rule.extra_rounds"),
        },
    ),
}

PARTNERSHIP_OPTIONS: Final[dict[str, OptionWords]] = {
    **OPTIONS,
    "opening_scope": OptionWords(
        LazyMessage("hand-options-opening-scope"),
        LazyMessage("hand-options-opening-scope.about"),
        {
            "player": LazyMessage("hand-options-opening-scope.player"),
            "team": LazyMessage("hand-options-opening-scope.team"),
        },
    ),
    "partner_of_winner": OptionWords(
        LazyMessage("hand-options-partner-of-winner"),
        LazyMessage("hand-options-partner-of-winner.about"),
        {
            "ignored": LazyMessage("hand-options-partner-of-winner.ignored"),
            "counted": LazyMessage("hand-options-partner-of-winner.counted"),
        },
    ),
}

_SAUDI: Final = (
    LazyMessage("hand-options-preset-saudi"),
    LazyMessage("hand-options-preset-saudi.about"),
)
_LEVANTINE: Final = (
    LazyMessage("hand-options-preset-levantine"),
    LazyMessage("hand-options-preset-levantine.about"),
)
PRESETS: Final[dict[str, tuple[Text, Text]]] = {
    "hand": (
        LazyMessage("hand-options-preset-hand"),
        LazyMessage("hand-options-preset-hand.about"),
    ),
    "saudi": _SAUDI,
    "levantine": _LEVANTINE,
}
PARTNERSHIP_PRESETS: Final[dict[str, tuple[Text, Text]]] = {
    "hand_partnership": (
        LazyMessage("hand-options-preset-hand-partnership"),
        LazyMessage("hand-options-preset-hand-partnership.about"),
    ),
    "saudi": _SAUDI,
    "levantine": _LEVANTINE,
}
