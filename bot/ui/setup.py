"""The first minutes: the message to a new guild, the form that sets it up, and what both say."""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

import discord

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import TURN_TIMES
from bot.texts import setup as say
from bot.texts.commands import ALL_GONE, AS_DISCORD, GUILD_LANGUAGES, nowhere
from bot.texts.localization import LANGUAGES
from bot.texts.tables.options import turn_time
from bot.ui.components import Component, Style, button, container, option, page, row, text
from bot.ui.custom_id import custom_id
from bot.ui.forms.fields import Form, form_field, menu, text_input
from bot.ui.forms.refused_forms import CHANNEL_SELECT, channel_defaults, refused_form_page, typed_before
from data.settings import ChipSettings, GuildSettings

COLOUR: Final = 0x2B7A4B
CHANNELS: Final = "channels"
"""The field of the form, by its custom_id."""
MOST_CHANNELS: Final = 25
"""Channels in a select; a guild with more changes them with ``/cardroom settings``."""
PLACES: Final = (0, 2, 5, 13, 15, 16)
"""Types of channels for tables: text, voice, announcement, stage, forum, media."""
THREADS_ONLY: Final = frozenset({15, 16})
_LONGEST_CHIPS: Final = 10
_NUMBER: Final = re.compile(r"\d+|\d{1,3}([\s.,'\u066c\u2019]\d{3})+")
"""A whole number, perhaps with separators of thousands."""
NEEDED: Final = ("view_channel", "send_messages")
NEEDED_IN_FORUMS: Final = ("view_channel", "send_messages_in_threads")
FOR_PICTURES: Final = ("embed_links", "attach_files")


class SetupForm(NamedTuple):
    """What the form shows or what was filled in: as typed, or as chosen by its options' values.

    None: the form does not have the field, or nothing was chosen, and the setting stays.
    """

    channels: tuple[int, ...] | None
    language: str | None
    chips: str
    time: str | None


class SetupRefused(Exception):
    """A form has a bad value, so nothing is stored; ``said``: what the member reads."""

    def __init__(self, said: str) -> None:
        super().__init__(said)
        self.said = said


# --- pages


def welcome_page() -> Page:
    """Return the message to a guild that the bot has joined."""
    parts = [text(say.welcome()), row(play_button(), setup_button()), text(say.who_sets_up())]
    return page(container(COLOUR, parts))


def direct_welcome_page(server: str) -> Page:
    """Return the message to the owner of a guild in which the bot may write nowhere."""
    return page(container(COLOUR, [text(say.direct_welcome(server)), row(play_button())]))


def play_button() -> Component:
    """Return the button that shows the games."""
    return button(custom_id(None, "play"), f"▶ {say.PLAY_NOW}", Style.SUCCESS)


def setup_button() -> Component:
    """Return the button that opens the form."""
    return button(custom_id(None, "setup"), say.SET_UP)


def done_page(
    chosen: GuildSettings, lacking: Mapping[tuple[str, ...], Sequence[int]], gone: Collection[int] = ()
) -> Page:
    """Return what is set in a guild now.

    ``lacking``: channels in which the bot lacks permissions, by those permissions; ``gone``: deleted ones.
    """
    parts = [text(*say.settings_lines(chosen, stakes=plays_for_chips(chosen)))]
    if nowhere(chosen, gone):
        parts.append(text(ALL_GONE))
    for missing, channels in lacking.items():
        playable = {*missing} <= {*FOR_PICTURES}
        parts.append(text(say.missing_permissions(channels, missing, playable=playable)))
    parts += [text(say.more_settings()), row(play_button(), setup_button())]
    return page(container(COLOUR, parts))


def refused_page(said: str, entered: Mapping[str, Any]) -> Page:
    """Return the refusal of a form, with a button that opens it again as it was filled in.

    ``entered``: the values of the fields by custom_id. Channels are shown as links beside the others.
    """
    channels = read_form(entered).channels
    more = [say.chosen_channels(channels)] if channels else []
    rest = {name: value for name, value in entered.items() if name != CHANNELS}
    return refused_form_page(said, rest, custom_id(None, "setup_again"), *more)


def entered_before(texts: Sequence[str]) -> dict[str, str]:
    """Return what was filled in, from the texts of the page of a refusal; {}: nothing."""
    if not (typed := typed_before(texts)):
        return {}
    channels = re.findall(r"<#(\d{1,20})>", " ".join(texts[1:-1]), re.ASCII)
    return typed | {CHANNELS: ", ".join(channels[:MOST_CHANNELS])}


# --- the form


def form_of(chosen: GuildSettings, gone: Collection[int] = ()) -> SetupForm:
    """Return what the form shows for a guild's settings; ``gone``: deleted channels."""
    channels = tuple(channel for channel in chosen.channels if channel not in gone)
    times = [name for name, ms in TURN_TIMES.items() if ms == chosen.turn_ms]
    return SetupForm(
        channels=channels if len(chosen.channels) <= MOST_CHANNELS else None,
        language=chosen.language or AS_DISCORD,
        chips=str(chosen.chips.opening) if plays_for_chips(chosen) else "0",
        time=times[0] if times else None,
    )


def plays_for_chips(chosen: GuildSettings) -> bool:
    """Return whether tables of a guild may be played for chips."""
    return chosen.chips.stakes_cap > 0 and chosen.chips.opening > 0


def setup_form(shown: SetupForm) -> Form:
    """Return the form, filled in."""
    fields = [_channels(shown.channels)] if shown.channels is not None else []
    languages = [
        option(value, name, chosen=value == shown.language) for value, name in GUILD_LANGUAGES.items()
    ]
    times = [option(name, turn_time(ms), chosen=name == shown.time) for name, ms in TURN_TIMES.items()]
    fields += [
        form_field(say.LANGUAGE, menu("language", languages), say.LANGUAGE_ABOUT),
        form_field(say.CHIPS, text_input("chips", most=_LONGEST_CHIPS, value=shown.chips), say.chips_about()),
        form_field(say.TIME, menu("time", times, least=int(shown.time is not None)), say.TIME_ABOUT),
    ]
    return Form(str(say.SETUP), fields)


def _channels(chosen: Sequence[int]) -> Component:
    shown: dict[str, Any] = {
        "type": CHANNEL_SELECT,
        "custom_id": CHANNELS,
        "channel_types": [*PLACES],
        "min_values": 0,
        "max_values": MOST_CHANNELS,
        "required": False,
    }
    if chosen:
        shown["default_values"] = channel_defaults(chosen)
    return form_field(say.CHANNELS, shown, say.CHANNELS_ABOUT)


def read_form(fields: Mapping[str, Any]) -> SetupForm:
    """Return what was filled in, from the values of the fields by custom_id. Never raises."""
    channels = fields.get(CHANNELS)
    return SetupForm(
        channels=tuple(int(each) for each in channels if str(each).isdecimal() and len(str(each)) <= 20)
        if isinstance(channels, list)
        else None,
        language=_chosen(fields.get("language")),
        chips=str(fields.get("chips") or ""),
        time=_chosen(fields.get("time")),
    )


def _chosen(values: object) -> str | None:
    return str(values[0]) if isinstance(values, list) and values else None


class Wanted(NamedTuple):
    """The settings that a form asks for; None: the setting stays."""

    channels: tuple[int, ...] | None
    language: str | None
    opening: int
    turn_ms: int | None

    def applied(self, old: GuildSettings, gone: Collection[int]) -> GuildSettings:
        """Return the settings with those of the form.

        An empty selection means all channels. But if the form could show none because all are ``gone``, the
        old ones stay: otherwise tables could be opened everywhere, although nobody has chosen that.
        """
        channels = old.channels if self.channels is None else tuple(sorted(self.channels))
        if not channels and old.channels and {*old.channels} <= {*gone}:
            channels = old.channels
        chips = old.chips
        if form_of(old).chips != str(self.opening):
            cap = (chips.stakes_cap or ChipSettings().stakes_cap) if self.opening else 0
            opening = self.opening or chips.opening
            chips = chips.model_copy(update={"opening": opening, "stakes_cap": cap})
        language = old.language
        if self.language is not None:
            language = None if self.language == AS_DISCORD else self.language
        return old.model_copy(
            update={
                "channels": channels,
                "language": language,
                "chips": chips,
                "turn_ms": old.turn_ms if self.turn_ms is None else self.turn_ms,
            }
        )


def wanted(form: SetupForm, known: Mapping[int, int]) -> Wanted:
    """Return what a form asks for. Raises SetupRefused for the first bad value.

    ``known``: the types of the channels that Discord names with the form, by id.
    """
    channels = form.channels
    if channels is not None and (
        len(channels) > MOST_CHANNELS or any(known.get(each) not in PLACES for each in channels)
    ):
        raise SetupRefused(say.bad_choice("channels"))
    if form.language not in (None, AS_DISCORD, *LANGUAGES):
        raise SetupRefused(say.bad_choice("language"))
    if form.time is not None and form.time not in TURN_TIMES:
        raise SetupRefused(say.bad_choice("time"))
    typed = form.chips.strip()
    opening = int("".join(filter(str.isdecimal, typed))) if _NUMBER.fullmatch(typed[:_LONGEST_CHIPS]) else -1
    if not 0 <= opening <= say.MOST_CHIPS:
        raise SetupRefused(say.bad_chips(typed[: 2 * _LONGEST_CHIPS]))
    return Wanted(
        channels=tuple(dict.fromkeys(channels)) if channels is not None else None,
        language=form.language,
        opening=opening,
        turn_ms=None if form.time is None else TURN_TIMES[form.time],
    )


def lacking(
    granted: Mapping[int, discord.Permissions], types: Mapping[int, int]
) -> dict[tuple[str, ...], list[int]]:
    """Return the channels in which the bot lacks permissions, by those permissions.

    ``granted``: the permissions that it has, by channel; ``types``: the types of the channels. Where it may
    not play, permissions for pictures do not matter yet.
    """
    found: dict[tuple[str, ...], list[int]] = {}
    for channel, held in granted.items():
        needed = NEEDED_IN_FORUMS if types.get(channel) in THREADS_ONLY else NEEDED
        missing = [name for name in needed if not getattr(held, name)]
        missing = missing or [name for name in FOR_PICTURES if not getattr(held, name)]
        if missing:
            found.setdefault((*missing,), []).append(channel)
    return found
