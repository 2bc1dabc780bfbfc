"""Settings: ``/cardroom settings`` for moderators, ``/settings me`` for everybody."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.house.table import TURN_TIMES, TableError, TableReason
from bot.run.client import Cardroom
from bot.texts import chips as chip_words
from bot.texts import commands as say
from bot.texts import options as option_words
from bot.texts import words
from bot.ui.chips import settings_page
from cogs.answers import Interaction, moderator, person, reply
from data.settings import Cards, DeckColours, Ground, HandSort, Mention, WhenAsked

_TURNS = [app_commands.Choice(name=option_words.turn_time(ms), value=name) for name, ms in TURN_TIMES.items()]
_MENTIONS = [app_commands.Choice(name=say.MENTIONS[mention], value=mention.value) for mention in Mention]
_ASKED = [app_commands.Choice(name=say.WHEN_ASKED[asked], value=asked.value) for asked in WhenAsked]
_SORTS = [app_commands.Choice(name=words.SORTS[sort], value=sort.value) for sort in HandSort]
_CARDS = [app_commands.Choice(name=say.CARDS[cards], value=cards.value) for cards in Cards]
_DECKS = [app_commands.Choice(name=say.DECKS[deck], value=deck.value) for deck in DeckColours]
_THEMES = [app_commands.Choice(name=say.THEMES[theme], value=theme.value) for theme in Ground]
_OPENERS = [app_commands.Choice(name=name, value=value) for value, name in say.OPENER_NAMES.items()]


class Admin(commands.Cog):
    """What servers and members choose."""

    house = app_commands.Group(
        name="cardroom",
        description=say.CARDROOM,
        guild_only=True,
        default_permissions=discord.Permissions(manage_channels=True),
    )
    own = app_commands.Group(name="settings", description=say.SETTINGS)

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot

    @house.command(name="settings", description=say.CARDROOM)
    @app_commands.describe(
        allow=say.ALLOW,
        forbid=say.FORBID,
        everywhere=say.EVERYWHERE,
        openers=say.OPENERS,
        role=say.ROLE,
        turn_time=say.DEFAULT_TURN,
        mention=say.MENTION,
        cards=say.TABLE_CARDS,
        deck=say.DECK,
    )
    @app_commands.choices(openers=_OPENERS, turn_time=_TURNS, mention=_MENTIONS, cards=_CARDS, deck=_DECKS)
    async def settings(
        self,
        interaction: Interaction,
        allow: discord.TextChannel | None = None,
        forbid: discord.TextChannel | None = None,
        everywhere: bool = False,
        openers: str | None = None,
        role: discord.Role | None = None,
        turn_time: str | None = None,
        mention: str | None = None,
        cards: str | None = None,
        deck: str | None = None,
    ) -> None:
        """Show the server's settings, changed first by whatever is named."""
        if not person(interaction).moderator:
            raise TableError(TableReason.NOT_MODERATOR)
        guild = interaction.guild_id or 0
        now = await self.bot.members.guild(guild)
        channels = set() if everywhere else set(now.channels)
        channels |= {allow.id} if allow is not None else set()
        channels -= {forbid.id} if forbid is not None else set()
        changes: dict[str, object] = {"channels": tuple(sorted(channels))}
        if role is not None:
            changes["openers"] = role.id
        elif openers is not None:
            changes["openers"] = openers
        if turn_time is not None:
            changes["turn_ms"] = TURN_TIMES[turn_time]
        if mention is not None:
            changes["mention"] = Mention(mention)
        if cards is not None:
            changes["cards"] = Cards(cards)
        if deck is not None:
            changes["deck"] = DeckColours(deck)
        chosen = await self.bot.members.change_guild(guild, **changes)
        await reply(interaction, say.house_settings(chosen, self.bot.cards))

    @house.command(name="chips", description=chip_words.SETTINGS)
    @app_commands.describe(
        opening=chip_words.OPENING,
        refill_floor=chip_words.REFILL_FLOOR,
        refill_hours=chip_words.REFILL_HOURS,
        gifts=chip_words.GIFTS,
        gift_cap=chip_words.GIFT_CAP,
        stakes_cap=chip_words.STAKES_CAP,
        bank_plays=chip_words.BANK_PLAYS,
    )
    @moderator
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
        """Show the server's settings of its chips, changed first by whatever is named."""
        named = {
            "opening": opening,
            "refill_floor": refill_floor,
            "refill_hours": refill_hours,
            "gifts": gifts,
            "gift_cap": gift_cap,
            "stakes_cap": stakes_cap,
            "bank_plays": bank_plays,
        }
        changes = {name: value for name, value in named.items() if value is not None}
        chosen = await self.bot.members.change_chips(interaction.guild_id or 0, **changes)
        await reply(interaction, settings_page(chosen))

    @own.command(name="me", description=say.SETTINGS)
    @app_commands.describe(
        cards=say.MY_CARDS,
        deck=say.DECK,
        theme=say.THEME,
        mention=say.MY_MENTION,
        sort=say.SORT,
        demands=say.DEMANDS,
    )
    @app_commands.choices(
        cards=_CARDS, deck=_DECKS, theme=_THEMES, mention=_MENTIONS, sort=_SORTS, demands=_ASKED
    )
    async def me(
        self,
        interaction: Interaction,
        cards: str | None = None,
        deck: str | None = None,
        theme: str | None = None,
        mention: str | None = None,
        sort: str | None = None,
        demands: str | None = None,
    ) -> None:
        """Show the asking member's settings, changed first by whatever is named."""
        changes: dict[str, object] = {}
        if cards is not None:
            changes["cards"] = Cards(cards)
        if deck is not None:
            changes["deck"] = DeckColours(deck)
        if theme is not None:
            changes["theme"] = Ground(theme)
        if mention is not None:
            changes["mention"] = Mention(mention)
        if sort is not None:
            changes["sort"] = HandSort(sort)
        if demands is not None:
            changes["when_asked"] = WhenAsked(demands)
        chosen = await self.bot.members.change_member(interaction.user.id, **changes)
        await reply(interaction, say.own_settings(chosen, self.bot.cards))


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Admin(bot))
