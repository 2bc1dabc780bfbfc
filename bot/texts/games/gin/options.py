"""Options and presets of gin in words: name, description, and names of values."""

from typing import Final

from bot.texts.games.wording import OptionWords, Text
from bot.texts.localization import LazyMessage, message, number

_LONG_TARGET: Final = 1_000
_POINTS_A_DEAL: Final = 10
"""The average points of a deal for either of two equal players."""
_FEW_DRAWS: Final = 20
"""The stock floor above which many deals are draws.

Played by *normal*, 36 % are draws at 21, 73 % at 25, 97 % at 30.
"""


def _long_match(target: int) -> str:
    if target <= _LONG_TARGET:
        return ""
    deals = target // _POINTS_A_DEAL
    return message(
        "gin-options-target.lasts", target=target, points=number(target), count=deals, deals=number(deals)
    )


def _many_draws(floor: int) -> str:
    return message("gin-options-stock-floor.lasts", cards=floor) if floor > _FEW_DRAWS else ""


OPTIONS: Final[dict[str, OptionWords]] = {
    "variant": OptionWords(
        LazyMessage("gin-options-variant"),
        LazyMessage("gin-options-variant.about"),
        {
            "regular": LazyMessage("gin-options-variant.regular"),
            "oklahoma": LazyMessage("gin-options-variant.oklahoma"),
            "gin_only": LazyMessage("gin-options-variant.gin_only"),
        },
    ),
    "knock_limit": OptionWords(
        LazyMessage("gin-options-knock-limit"),
        LazyMessage("gin-options-knock-limit.about"),
    ),
    "oklahoma_ace": OptionWords(
        LazyMessage("gin-options-oklahoma-ace"),
        LazyMessage("gin-options-oklahoma-ace.about"),
        {
            "gin_only": LazyMessage("gin-options-oklahoma-ace.gin_only"),
            "one": LazyMessage("gin-options-oklahoma-ace.one"),
        },
    ),
    "spades_double": OptionWords(
        LazyMessage("gin-options-spades-double"),
        LazyMessage("gin-options-spades-double.about"),
    ),
    "target": OptionWords(
        LazyMessage("gin-options-target"),
        LazyMessage("gin-options-target.about"),
        lasts=_long_match,
    ),
    "gin_bonus": OptionWords(
        LazyMessage("gin-options-gin-bonus"),
        LazyMessage("gin-options-gin-bonus.about"),
    ),
    "undercut_bonus": OptionWords(
        LazyMessage("gin-options-undercut-bonus"),
        LazyMessage("gin-options-undercut-bonus.about"),
    ),
    "tie_rule": OptionWords(
        LazyMessage("gin-options-tie-rule"),
        LazyMessage("gin-options-tie-rule.about"),
        {
            "undercut": LazyMessage("gin-options-tie-rule.undercut"),
            "push": LazyMessage("gin-options-tie-rule.push"),
        },
    ),
    "big_gin": OptionWords(
        LazyMessage("gin-options-big-gin"),
        LazyMessage("gin-options-big-gin.about"),
    ),
    "big_gin_bonus": OptionWords(
        LazyMessage("gin-options-big-gin-bonus"),
        LazyMessage("gin-options-big-gin-bonus.about"),
    ),
    "meld_selection": OptionWords(
        LazyMessage("gin-options-meld-selection"),
        LazyMessage("gin-options-meld-selection.about"),
        {
            "auto": LazyMessage("gin-options-meld-selection.auto"),
            "knocker": LazyMessage("gin-options-meld-selection.knocker"),
        },
    ),
    "layoff_mode": OptionWords(
        LazyMessage("gin-options-layoff-mode"),
        LazyMessage("gin-options-layoff-mode.about"),
        {
            "joint": LazyMessage("gin-options-layoff-mode.joint"),
            "deadwood_only": LazyMessage("gin-options-layoff-mode.deadwood_only"),
            "manual": LazyMessage("gin-options-layoff-mode.manual"),
        },
    ),
    "discard_taken_upcard": OptionWords(
        LazyMessage("gin-options-discard-taken-upcard"),
        LazyMessage("gin-options-discard-taken-upcard.about"),
    ),
    "repeat_take_draw": OptionWords(
        LazyMessage("gin-options-repeat-take-draw"),
        LazyMessage("gin-options-repeat-take-draw.about"),
        needs=LazyMessage("gin-options-repeat-take-draw.needs"),
    ),
    "wall_action": OptionWords(
        LazyMessage("gin-options-wall-action"),
        LazyMessage("gin-options-wall-action.about"),
        {
            "last_upcard": LazyMessage("gin-options-wall-action.last_upcard"),
            "none": LazyMessage("gin-options-wall-action.none"),
        },
    ),
    "stock_floor": OptionWords(
        LazyMessage("gin-options-stock-floor"),
        LazyMessage("gin-options-stock-floor.about"),
        lasts=_many_draws,
    ),
    "upcard_take_cap": OptionWords(
        LazyMessage("gin-options-upcard-take-cap"),
        LazyMessage("gin-options-upcard-take-cap.about"),
    ),
    "first_upcard": OptionWords(
        LazyMessage("gin-options-first-upcard"),
        LazyMessage("gin-options-first-upcard.about"),
        {
            "offer": LazyMessage("gin-options-first-upcard.offer"),
            "eleven_card_deal": LazyMessage("gin-options-first-upcard.eleven_card_deal"),
        },
        needs=LazyMessage("gin-options-first-upcard.needs"),
    ),
    "next_dealer": OptionWords(
        LazyMessage("gin-options-next-dealer"),
        LazyMessage("gin-options-next-dealer.about"),
        {
            "alternate": LazyMessage("gin-options-next-dealer.alternate"),
            "loser": LazyMessage("gin-options-next-dealer.loser"),
            "winner": LazyMessage("gin-options-next-dealer.winner"),
        },
    ),
    "redeal_after_draw": OptionWords(
        LazyMessage("gin-options-redeal-after-draw"),
        LazyMessage("gin-options-redeal-after-draw.about"),
        {
            "same": LazyMessage("gin-options-redeal-after-draw.same"),
            "alternate": LazyMessage("gin-options-redeal-after-draw.alternate"),
        },
    ),
    "game_bonus": OptionWords(
        LazyMessage("gin-options-game-bonus"),
        LazyMessage("gin-options-game-bonus.about"),
    ),
    "box_bonus": OptionWords(
        LazyMessage("gin-options-box-bonus"),
        LazyMessage("gin-options-box-bonus.about"),
    ),
    "shutout": OptionWords(
        LazyMessage("gin-options-shutout"),
        LazyMessage("gin-options-shutout.about"),
        {
            "none": LazyMessage("gin-options-shutout.none"),
            "double": LazyMessage("gin-options-shutout.double"),
        },
    ),
    "deals": OptionWords(
        LazyMessage("gin-options-deals"),
        LazyMessage("gin-options-deals.about"),
    ),
    "hollywood": OptionWords(
        LazyMessage("gin-options-hollywood"),
        LazyMessage("gin-options-hollywood.about"),
    ),
}

PRESETS: Final[dict[str, tuple[Text, Text]]] = {
    "gamecolony": (
        LazyMessage("gin-options-preset-gamecolony"),
        LazyMessage("gin-options-preset-gamecolony.about"),
    ),
    "gamecolony_oklahoma": (
        LazyMessage("gin-options-preset-gamecolony-oklahoma"),
        LazyMessage("gin-options-preset-gamecolony-oklahoma.about"),
    ),
    "gamecolony_gin_only": (
        LazyMessage("gin-options-preset-gamecolony-gin-only"),
        LazyMessage("gin-options-preset-gamecolony-gin-only.about"),
    ),
    "openspiel": (
        LazyMessage("gin-options-preset-openspiel"),
        LazyMessage("gin-options-preset-openspiel.about"),
    ),
    "classic": (LazyMessage("gin-options-preset-classic"), LazyMessage("gin-options-preset-classic.about")),
    "modern": (LazyMessage("gin-options-preset-modern"), LazyMessage("gin-options-preset-modern.about")),
    "hollywood": (
        LazyMessage("gin-options-preset-hollywood"),
        LazyMessage("gin-options-preset-hollywood.about"),
    ),
}
