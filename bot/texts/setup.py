"""The first minutes in words: the message to a new guild, and the form that sets it up."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.texts.commands import AS_DISCORD, GUILD_LANGUAGES
from bot.texts.games.wording import Text
from bot.texts.localization import LazyMessage, join, message, number
from bot.texts.names import escape, permissions, quoted
from bot.texts.tables.options import turn_time
from data.settings import GuildSettings
from engine import GAMES

MOST_CHIPS: Final = 1_000_000

SETUP: Final = LazyMessage("setup-form")
PLAY_NOW: Final = LazyMessage("setup-play-now")
SET_UP: Final = LazyMessage("setup-set-up")
CHANNELS: Final = LazyMessage("setup-form-channels")
CHANNELS_ABOUT: Final = LazyMessage("setup-form-channels.about")
LANGUAGE: Final = LazyMessage("setup-form-language")
LANGUAGE_ABOUT: Final = LazyMessage("setup-form-language.about")
CHIPS: Final = LazyMessage("setup-form-chips")
TIME: Final = LazyMessage("setup-form-time")
TIME_ABOUT: Final = LazyMessage("setup-form-time.about")

TOPIC_BUTTONS: Final[Mapping[str, Text]] = {
    "people": LazyMessage("setup-topic-people"),
    "cards": LazyMessage("setup-topic-cards"),
    "commands": LazyMessage("setup-topic-commands"),
    "moves": LazyMessage("setup-topic-moves"),
    "results": LazyMessage("setup-topic-results"),
    "tournaments": LazyMessage("setup-topic-tournaments"),
    "computers": LazyMessage("setup-topic-computers"),
    "ratings": LazyMessage("setup-topic-ratings"),
    "review": LazyMessage("setup-topic-review"),
    "fair": LazyMessage("setup-topic-fair"),
}
"""The buttons of the help, by topic."""


def three_commands() -> str:
    """Return the three commands that everybody should know, a line each."""
    return "\n".join(
        [
            message("setup-three"),
            message("setup-command-play"),
            message("setup-command-games"),
            message("setup-command-help"),
        ]
    )


def welcome() -> str:
    """Return the message to a guild that the bot has joined, above its buttons."""
    games = join([spec.title for spec in GAMES.values()])
    return f"{message('setup-welcome', games=games)}\n\n{three_commands()}"


def who_sets_up() -> str:
    """Return what the button **Set up** does, and for whom."""
    return f"-# {message('setup-who')}"


def direct_welcome(server: str) -> str:
    """Return the message to the owner of a guild in which the bot may write nowhere."""
    return message("setup-direct", server=escape(server))


def help_text() -> str:
    """Return the help, above its buttons."""
    return f"{message('setup-help')}\n\n{three_commands()}"


def more_help() -> str:
    """Return the line above the topics of the help."""
    return message("setup-more-help")


def three_in_short() -> str:
    """Return the names of the three commands in one line."""
    return f"-# {message('setup-three-short')}"


def chips_about() -> str:
    """Return what can be typed for the chips of a new member."""
    return message("setup-form-chips.about", most=number(MOST_CHIPS))


def settings_lines(chosen: GuildSettings, *, stakes: bool) -> list[str]:
    """Return what is set in a guild, line by line; ``stakes``: tables may play for chips."""
    channels = " ".join(f"<#{channel}>" for channel in chosen.channels)
    language = str(GUILD_LANGUAGES[chosen.language or AS_DISCORD])
    return [
        f"### {message('setup-title')}",
        message("commands-server-channels", channels=channels)
        if channels
        else message("commands-server-everywhere"),
        message("commands-server-language", language=language),
        message("setup-chips", chips=number(chosen.chips.opening)) if stakes else message("setup-no-stakes"),
        message("commands-server-turn", time=turn_time(chosen.turn_ms)),
    ]


def missing_permissions(channels: Sequence[int], missing: tuple[str, ...], *, playable: bool) -> str:
    """Return which permissions the bot lacks in channels; ``playable``: only for pictures."""
    named, lacking = join([f"<#{channel}>" for channel in channels]), permissions(missing)
    if playable:
        return message("setup-text-only", channels=named, permissions=lacking)
    return message("setup-needs", channels=named, permissions=lacking)


def more_settings() -> str:
    """Return where the other settings are."""
    return f"-# {message('setup-more')}"


def not_allowed(owner: int | None) -> str:
    """Return who can set up a guild, such as its owner."""
    return message("setup-not-allowed", owner="none" if owner is None else f"<@{owner}>")


def bad_chips(typed: str) -> str:
    """Return that something is not a number of chips."""
    return message("setup-bad-chips", typed=quoted(typed), most=number(MOST_CHIPS))


def bad_choice(field: str) -> str:
    """Return that "channels", "language" or "time" of the form cannot be chosen."""
    return message("setup-bad-choice", field=field)


def chosen_channels(channels: Sequence[int]) -> str:
    """Return the channels that were chosen in a form."""
    return message("setup-chosen", channels=join([f"<#{channel}>" for channel in channels]))
