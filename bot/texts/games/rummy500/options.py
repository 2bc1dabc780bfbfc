"""Options and presets of Rummy 500 in words: name, description, and names of values."""

from typing import Final

from bot.texts.games.wording import OptionWords, Text
from bot.texts.localization import LazyMessage

OPTIONS: Final[dict[str, OptionWords]] = {
    "limit": OptionWords(
        LazyMessage("rummy500-options-limit"),
        LazyMessage("rummy500-options-limit.about"),
        needs=LazyMessage("rummy500-options-limit.needs"),
    ),
    "clock": OptionWords(
        LazyMessage("rummy500-options-clock"),
        LazyMessage("rummy500-options-clock.about"),
        {
            "0": LazyMessage("rummy500-options-clock.off"),
            "5": LazyMessage("rummy500-options-clock.minutes-5"),
            "10": LazyMessage("rummy500-options-clock.minutes-10"),
            "15": LazyMessage("rummy500-options-clock.minutes-15"),
            "30": LazyMessage("rummy500-options-clock.minutes-30"),
        },
        needs=LazyMessage("rummy500-options-clock.needs"),
    ),
    "single_take": OptionWords(
        LazyMessage("rummy500-options-single-take"),
        LazyMessage("rummy500-options-single-take.about"),
        {
            "free": LazyMessage("rummy500-options-single-take.free"),
            "must_use": LazyMessage("rummy500-options-single-take.must_use"),
        },
    ),
    "take_depth": OptionWords(
        LazyMessage("rummy500-options-take-depth"),
        LazyMessage("rummy500-options-take-depth.about"),
        {
            "any": LazyMessage("rummy500-options-take-depth.any"),
            "top": LazyMessage("rummy500-options-take-depth.top"),
        },
    ),
    "ace_high": OptionWords(
        LazyMessage("rummy500-options-ace-high"),
        LazyMessage("rummy500-options-ace-high.about"),
    ),
    "ace_wrap": OptionWords(
        LazyMessage("rummy500-options-ace-wrap"),
        LazyMessage("rummy500-options-ace-wrap.about"),
        needs=LazyMessage("rummy500-options-ace-wrap.needs"),
    ),
    "hand_ace": OptionWords(
        LazyMessage("rummy500-options-hand-ace"),
        LazyMessage("rummy500-options-hand-ace.about"),
        needs=LazyMessage("rummy500-options-hand-ace.needs"),
    ),
    "go_out": OptionWords(
        LazyMessage("rummy500-options-go-out"),
        LazyMessage("rummy500-options-go-out.about"),
        {
            "free": LazyMessage("rummy500-options-go-out.free"),
            "must_drop": LazyMessage("rummy500-options-go-out.must_drop"),
        },
    ),
    "stock_end": OptionWords(
        LazyMessage("rummy500-options-stock-end"),
        LazyMessage("rummy500-options-stock-end.about"),
        {
            "finish_turn": LazyMessage("rummy500-options-stock-end.finish_turn"),
            "draw_needed": LazyMessage("rummy500-options-stock-end.draw_needed"),
        },
    ),
    "next_dealer": OptionWords(
        LazyMessage("rummy500-options-next-dealer"),
        LazyMessage("rummy500-options-next-dealer.about"),
        {
            "alternate": LazyMessage("rummy500-options-next-dealer.alternate"),
            "loser": LazyMessage("rummy500-options-next-dealer.loser"),
        },
    ),
    "stall_limit": OptionWords(
        LazyMessage("rummy500-options-stall-limit"),
        LazyMessage("rummy500-options-stall-limit.about"),
        {
            "0": LazyMessage("rummy500-options-stall-limit.off"),
        },
    ),
}

PRESETS: Final[dict[str, tuple[Text, Text]]] = {
    "gamedesire": (
        LazyMessage("rummy500-options-preset-gamedesire"),
        LazyMessage("rummy500-options-preset-gamedesire.about"),
    ),
    "quick": (
        LazyMessage("rummy500-options-preset-quick"),
        LazyMessage("rummy500-options-preset-quick.about"),
    ),
    "books": (
        LazyMessage("rummy500-options-preset-books"),
        LazyMessage("rummy500-options-preset-books.about"),
    ),
    "round_table": (
        LazyMessage("rummy500-options-preset-round-table"),
        LazyMessage("rummy500-options-preset-round-table.about"),
    ),
}
