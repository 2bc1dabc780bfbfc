"""Rules and help: ``/learn rules``, ``/help``."""

from typing import Any, Final

from discord import app_commands
from discord.ext import commands

from bot.manager.publishing.messages import Page
from bot.manager.tables.rights import Act
from bot.manager.tables.table import TableError
from bot.run.client import Cardroom
from bot.texts import commands as say
from bot.texts.tables import words
from bot.ui.commands.descriptions import describe, described, in_language, named_choices
from bot.ui.commands.groups import LEARN, MOVE, RESULTS, in_group
from bot.ui.commands.options import game_named
from bot.ui.custom_id import Press
from bot.ui.help.help import topic_page
from bot.ui.help.rules import rules_page
from bot.ui.sending.origin import guild_here
from bot.ui.sending.responses import on_own_answer, reply, update
from cogs.answers import GAME_CHOICES, Interaction
from cogs.requester import table_meant
from data.tables.venues import FRIENDS

_TOPICS: Final = named_choices((title, topic) for topic, title in words.HELP_TOPICS.items())

_TOPIC_OF: Final = {MOVE: "moves", RESULTS: "results", "chips": "results", "tournament": "tournaments"}
"""The topic of the help with the commands of a large group, by its name.

All others are under "commands".
"""


class Rules(commands.Cog):
    """Shows how the games are played."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        bot.presses["help"] = self._help

    @app_commands.command(name="rules", description=described(say.RULES), extras=in_group(LEARN))
    @describe(game=say.GAME)
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(self, interaction: Interaction, game: str) -> None:
        """Show the rules of a game, with the options of the channel's table of that game."""
        spec = game_named(game)
        try:
            table = await table_meant(interaction, Act.LOOK)
        except TableError:
            table = None
        here = table if table is not None and table.spec is spec else None
        await reply(interaction, rules_page(spec, table=here))

    @app_commands.command(name="help", description=described(say.HELP))
    @describe(topic=say.HELP_TOPIC)
    @app_commands.choices(topic=_TOPICS)
    async def help(self, interaction: Interaction, topic: str | None = None) -> None:
        """Show how to begin, or more about one topic."""
        await reply(interaction, self._page(interaction, topic))

    async def _help(self, interaction: Interaction, press: Press) -> None:
        """Show a topic in place of the help, or beside a message that others see."""
        shown = self._page(interaction, press.arg)
        await (update if on_own_answer(interaction) else reply)(interaction, shown)

    def _page(self, interaction: Interaction, topic: str | None) -> Page:
        """Return the help on a topic; the first page if there is no such topic."""
        return topic_page(
            topic,
            direct=guild_here(interaction) is None,
            friends=guild_here(interaction) == FRIENDS,
            commands=commands_of(self.bot.tree),
        )


def commands_of(tree: app_commands.CommandTree[Any]) -> dict[str, dict[str, str]]:
    """Return by topic of the help what each slash command does, by its whole name."""
    found: dict[str, dict[str, str]] = {"commands": {}, **{topic: {} for topic in _TOPIC_OF.values()}}
    for each in tree.walk_commands():
        if isinstance(each, app_commands.Command):
            group = each.root_parent.name if each.root_parent is not None else ""
            found[_TOPIC_OF.get(group, "commands")][each.qualified_name] = in_language(each.description)
    return found


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Rules(bot))
