"""Settings: ``/cardroom …`` for moderators, ``/settings me`` for everybody."""

from functools import partial
from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.manager.publishing.messages import Page
from bot.manager.tables.rights import GuildAct, check_moderator
from bot.manager.tables.table import TURN_TIMES, TableError, TableReason
from bot.run.client import Cardroom
from bot.texts import chips as chip_words
from bot.texts import commands as say
from bot.texts import pool as pool_words
from bot.texts.inbox import HOUSE_DAYS
from bot.texts.localization import set_locale
from bot.texts.results import ranks as rank_words
from bot.texts.tables import options as option_words
from bot.texts.tables import words
from bot.ui.chips import settings_page
from bot.ui.commands.descriptions import describe, described, named_choices
from bot.ui.commands.groups import SETTINGS, in_group
from bot.ui.commands.options import one_of
from bot.ui.custom_id import Press
from bot.ui.sending.origin import server_here
from bot.ui.sending.responses import reply, update
from bot.ui.settings import house_settings_page, own_settings_page, removable, setting_chosen
from cogs.answers import GAME_CHOICES, Interaction, chosen, given
from cogs.requester import person
from cogs.roles import rank_page, set_rank, stop_rank
from data.rankings.rank_roles import HIGHEST_RATING, LAST_PLACE
from data.settings import (
    Cards,
    DeckColours,
    Ground,
    GuildSettings,
    HandSize,
    HandSort,
    Mention,
    Throws,
    WhenAsked,
)

_TURNS = named_choices((partial(option_words.turn_time, ms), name) for name, ms in TURN_TIMES.items())
_MENTIONS = named_choices((say.MENTIONS[mention], mention.value) for mention in Mention)
_KNOWN_AS = named_choices((words, value) for value, words in say.KNOWN_AS.items())
_ASKED = named_choices((say.WHEN_ASKED[asked], asked.value) for asked in WhenAsked)
_SORTS = named_choices((words.SORTS[sort], sort.value) for sort in HandSort)
_DISCARDS = named_choices((say.DISCARDED_BY[how], how.value) for how in Throws)
_CARDS = named_choices((say.CARDS[cards], cards.value) for cards in Cards)
_DECKS = named_choices((say.DECKS[deck], deck.value) for deck in DeckColours)
_THEMES = named_choices((say.THEMES[theme], theme.value) for theme in Ground)
_HAND_SIZES = named_choices((say.HAND_SIZES[size], size.value) for size in HandSize)
_LANGUAGES = named_choices((name, value) for value, name in say.GUILD_LANGUAGES.items())
_OWN_LANGUAGES = named_choices((name, value) for value, name in say.OWN_LANGUAGES.items())
_OPENERS = named_choices((name, value) for value, name in say.OPENER_NAMES.items())


def _language(chosen: str | None) -> dict[str, str | None]:
    """Return the change that a chosen language makes: none, or to that of Discord."""
    if chosen is None:
        return {}
    locales = {value: None if value == say.AS_DISCORD else value for value in say.OWN_LANGUAGES}
    return {"language": one_of("language", chosen, locales, None)}


class _Place(app_commands.Transformer):
    """A channel for tables, or for threads with tables: its id."""

    type = discord.AppCommandOptionType.channel
    channel_types: ClassVar = [
        discord.ChannelType.text,
        discord.ChannelType.news,
        discord.ChannelType.voice,
        discord.ChannelType.stage_voice,
        discord.ChannelType.forum,
        discord.ChannelType.media,
    ]

    async def transform(self, _interaction: discord.Interaction[Any], value: Any, /) -> int:
        """Return the id of the chosen channel."""
        return int(value.id)


Place = app_commands.Transform[int, _Place]


class Admin(commands.Cog):
    """The settings of guilds and members."""

    cardroom = app_commands.Group(
        name="cardroom",
        description=described(say.CARDROOM),
        guild_only=True,
        default_permissions=discord.Permissions(manage_channels=True),
    )

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        bot.presses |= {"setting": self._set, "take_out": self._take_out}

    @cardroom.command(name="settings", description=described(say.CARDROOM))
    @describe(
        allow=say.ALLOW,
        forbid=say.FORBID,
        everywhere=say.EVERYWHERE,
        openers=say.OPENERS,
        role=say.ROLE,
        organisers=say.ORGANISERS,
        organiser_role=say.ORGANISER_ROLE,
        turn_time=say.DEFAULT_TURN,
        idle_days=say.IDLE_DAYS,
        leave_days=HOUSE_DAYS,
        mention=say.MENTION,
        cards=say.TABLE_CARDS,
        deck=say.DECK,
        language=say.LANGUAGE,
        pool=pool_words.SETTING,
    )
    @app_commands.choices(
        openers=_OPENERS,
        organisers=_OPENERS,
        turn_time=_TURNS,
        mention=_MENTIONS,
        cards=_CARDS,
        deck=_DECKS,
        language=_LANGUAGES,
    )
    async def settings(
        self,
        interaction: Interaction,
        allow: Place | None = None,
        forbid: Place | None = None,
        everywhere: bool = False,
        openers: str | None = None,
        role: discord.Role | None = None,
        organisers: str | None = None,
        organiser_role: discord.Role | None = None,
        turn_time: str | None = None,
        idle_days: app_commands.Range[int, 1, 30] | None = None,
        leave_days: app_commands.Range[int, 0, 30] | None = None,
        mention: str | None = None,
        cards: str | None = None,
        deck: str | None = None,
        language: str | None = None,
        pool: bool | None = None,
    ) -> None:
        """Change the given settings of the guild, and show them all."""
        check_moderator(person(interaction), server_here(interaction), GuildAct.SETTINGS)
        changes = given(
            openers=role.id if role is not None else openers,
            organisers=organiser_role.id if organiser_role is not None else organisers,
            turn_ms=one_of("turn_time", turn_time, TURN_TIMES, None),
            idle_days=idle_days,
            leave_days=leave_days,
            mention=mention,
            cards=cards,
            deck=deck,
            pool=pool,
        ) | _language(language)
        changed = await self.bot.members.change_guild(
            server_here(interaction) or 0,
            allow=allow,
            forbid=forbid,
            everywhere=everywhere,
            **changes,
        )
        await reply(interaction, await self._house(interaction, changed))

    async def _house(self, interaction: Interaction, chosen: GuildSettings) -> Page:
        return house_settings_page(chosen, self.bot.cards, await self._gone(interaction, chosen))

    async def _gone(self, interaction: Interaction, chosen: GuildSettings) -> frozenset[int]:
        guild = server_here(interaction) or 0
        gone = await self.bot.places.missing(guild, chosen.channels)
        for role in (chosen.openers, chosen.organisers):
            if isinstance(role, int):
                gone |= await self.bot.places.missing(guild, (), role)
        return gone

    async def _take_out(self, interaction: Interaction, _press: Press) -> None:
        check_moderator(person(interaction), server_here(interaction), GuildAct.SETTINGS)
        guild, members = server_here(interaction) or 0, self.bot.members
        chosen = await members.guild(guild)
        gone = removable(chosen, await self._gone(interaction, chosen))
        await update(interaction, await self._house(interaction, await members.remove_gone(guild, gone)))

    @cardroom.command(name="chips", description=described(chip_words.SETTINGS))
    @describe(
        opening=chip_words.OPENING,
        refill_floor=chip_words.REFILL_FLOOR,
        refill_hours=chip_words.REFILL_HOURS,
        gifts=chip_words.GIFTS,
        gift_cap=chip_words.GIFT_CAP,
        stakes_cap=chip_words.STAKES_CAP,
        bank_plays=chip_words.BANK_PLAYS,
    )
    async def chips(
        self,
        interaction: Interaction,
        opening: app_commands.Range[int, 0, 1_000_000] | None = None,
        refill_floor: app_commands.Range[int, 0, 1_000_000] | None = None,
        refill_hours: app_commands.Range[int, 1, 8_760] | None = None,
        gifts: bool | None = None,
        gift_cap: app_commands.Range[int, 1, 1_000_000] | None = None,
        stakes_cap: app_commands.Range[int, 0, 1_000_000] | None = None,
        bank_plays: bool | None = None,
    ) -> None:
        """Change the given chip settings of the guild, and show them all."""
        check_moderator(person(interaction), server_here(interaction), GuildAct.CHIP_SETTINGS)
        changes = given(
            opening=opening,
            refill_floor=refill_floor,
            refill_hours=refill_hours,
            gifts=gifts,
            gift_cap=gift_cap,
            stakes_cap=stakes_cap,
            bank_plays=bank_plays,
        )
        changed = await self.bot.members.change_chips(server_here(interaction) or 0, **changes)
        await reply(interaction, settings_page(changed))

    @cardroom.command(name="role", description=described(rank_words.COMMAND))
    @describe(
        role=rank_words.ROLE,
        game=rank_words.GAME,
        rating=rank_words.RATING,
        below=rank_words.BELOW,
        places=rank_words.PLACES,
        remove=rank_words.REMOVE,
    )
    @app_commands.choices(game=GAME_CHOICES)
    async def role(
        self,
        interaction: Interaction,
        role: discord.Role | None = None,
        game: str | None = None,
        rating: app_commands.Range[int, 1, HIGHEST_RATING] | None = None,
        below: app_commands.Range[int, 2, HIGHEST_RATING] | None = None,
        places: app_commands.Range[int, 1, LAST_PLACE] | None = None,
        remove: bool = False,
    ) -> None:
        """Give a role for a rank, or for none any more, and show all of them."""
        check_moderator(person(interaction), server_here(interaction), GuildAct.SETTINGS)
        if role is not None and remove:
            await stop_rank(interaction, role.id)
        elif role is not None or given(game=game, rating=rating, below=below, places=places) or remove:
            await set_rank(interaction, role.id if role is not None else 0, game, rating, below, places)
        await reply(interaction, await rank_page(interaction))

    @app_commands.command(name="me", description=described(say.OWN_SETTINGS), extras=in_group(SETTINGS))
    @describe(
        language=say.MY_LANGUAGE,
        cards=say.MY_CARDS,
        deck=say.DECK,
        theme=say.THEME,
        hand_size=say.HAND_SIZE,
        mention=say.MY_MENTION,
        sort=say.SORT,
        throws=say.DISCARDS,
        only_moves=say.ONLY,
        demands=say.DEMANDS,
        known_as=say.KNOWN_AS_OPTION,
    )
    @app_commands.choices(
        language=_OWN_LANGUAGES,
        cards=_CARDS,
        deck=_DECKS,
        theme=_THEMES,
        hand_size=_HAND_SIZES,
        mention=_MENTIONS,
        sort=_SORTS,
        throws=_DISCARDS,
        demands=_ASKED,
        known_as=_KNOWN_AS,
    )
    async def me(
        self,
        interaction: Interaction,
        language: str | None = None,
        cards: str | None = None,
        deck: str | None = None,
        theme: str | None = None,
        hand_size: str | None = None,
        mention: str | None = None,
        sort: str | None = None,
        throws: str | None = None,
        only_moves: bool | None = None,
        demands: str | None = None,
        known_as: str | None = None,
    ) -> None:
        """Change the given settings of the member, and show them all."""
        changes = given(
            cards=cards,
            deck=deck,
            theme=theme,
            hand_size=hand_size,
            mention=mention,
            sort=sort,
            throws=throws,
            only_moves=only_moves,
            when_asked=demands,
            known_as=known_as,
        ) | _language(language)
        await reply(interaction, await self._own(interaction, changes))

    async def _set(self, interaction: Interaction, press: Press) -> None:
        changes = setting_chosen(press, chosen(interaction))
        if changes is None:
            raise TableError(TableReason.STALE)
        await update(interaction, await self._own(interaction, changes))

    async def _own(self, interaction: Interaction, changes: dict[str, Any]) -> Page:
        own = await self.bot.members.change_member(interaction.user.id, **changes)
        set_locale(await self.bot.members.reader_language(interaction.user.id))
        return own_settings_page(own, self.bot.cards, self.bot.emoji.known)


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Admin(bot))
