"""A small bot with real discord.py that uses what Cardroom uses, to test the playground."""

import asyncio
import io
from typing import Any

import discord
import yarl
from discord import app_commands

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360000000000500018d3d0d9f0000000049454e44ae426082"
)


def point_at(patch: Any, url: str) -> None:
    """Let discord.py talk to the playground at ``url``."""
    patch.setattr(discord.http.Route, "BASE", f"{url}/api/v10")
    patch.setattr(
        discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(f"{url.replace('http', 'ws')}/gateway")
    )
    patch.setattr(discord.asset.Asset, "BASE", f"{url}/cdn")


class CountButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "CountButton":
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(CountButton(self.number + 1))
        await interaction.response.edit_message(content=f"pressed {self.number}", view=view)


class Panel(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=60)

    @discord.ui.button(label="Whisper")
    async def whisper(self, interaction: discord.Interaction[Any], _: Any) -> None:
        await interaction.response.send_message("psst", ephemeral=True)

    @discord.ui.button(label="Later", emoji="⏳")
    async def later(self, interaction: discord.Interaction[Any], _: Any) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="later has come")
        await interaction.followup.send("and more", ephemeral=True)

    @discord.ui.button(label="Off", disabled=True)
    async def off(self, interaction: discord.Interaction[Any], _: Any) -> None: ...

    @discord.ui.select(
        placeholder="Choose",
        min_values=1,
        max_values=2,
        options=[
            discord.SelectOption(label=name.title(), value=name) for name in ("hearts", "spades", "clubs")
        ],
    )
    async def choose(self, interaction: discord.Interaction[Any], select: Any) -> None:
        await interaction.response.send_message("+".join(select.values), ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Who")
    async def who(self, interaction: discord.Interaction[Any], select: Any) -> None:
        await interaction.response.send_message(select.values[0].display_name, ephemeral=True)


class Form(discord.ui.Modal, title="About you"):
    word: Any = discord.ui.Label(text="Word", component=discord.ui.TextInput(min_length=2, max_length=10))
    suit: Any = discord.ui.Label(
        text="Suit", component=discord.ui.Select(options=[discord.SelectOption(label="Hearts", value="h")])
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(
            f"{self.word.component.value}/{self.suit.component.values[0]}"
        )


class SmallBot(discord.AutoShardedClient):
    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents(guilds=True))
        options.setdefault("shard_count", 2)
        super().__init__(guild_ready_timeout=0.05, max_messages=None, **options)
        self.tree = app_commands.CommandTree(self)
        self.ready = asyncio.Event()
        self.errors: list[BaseException] = []
        self.failed = asyncio.Event()
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.kept: list[discord.Interaction[Any]] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None: ...

    async def setup_hook(self) -> None:
        self.add_dynamic_items(CountButton)
        _commands(self)
        self.tree.error(self._on_error)
        await self.tree.sync()

    async def _on_error(self, _: Any, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))
        self.failed.set()

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        raise

    async def on_ready(self) -> None:
        self.ready.set()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.put_nowait(message.content)


def _commands(bot: SmallBot) -> None:
    tree = bot.tree

    @tree.command()
    async def hello(interaction: discord.Interaction[Any]) -> None:
        """Says hello."""
        await bot.may_answer.wait()
        await interaction.response.send_message(f"Hello, {interaction.user.display_name}", ephemeral=True)

    @tree.command()
    async def twice(interaction: discord.Interaction[Any]) -> None:
        """Answers twice."""
        await interaction.response.send_message("once")
        interaction.response._response_type = None  # forget it, as a second process does not know of it
        await interaction.response.send_message("twice")

    @tree.command()
    @app_commands.describe(text="words", number="how many")
    async def echo(
        interaction: discord.Interaction[Any],
        text: app_commands.Range[str, 1, 20],
        number: app_commands.Range[int, 1, 5] = 1,
        who: discord.Member | None = None,
    ) -> None:
        """Repeats a text."""
        await interaction.response.send_message(f"{text * number} {who.display_name if who else '-'}")

    table = app_commands.Group(name="table", description="Tables")

    @table.command(name="open")
    async def open_(interaction: discord.Interaction[Any], game: str, fast: bool = False) -> None:
        """Opens a table."""
        view = discord.ui.View(timeout=None)
        view.add_item(CountButton(1))
        await interaction.response.send_message(f"{game} {fast}", view=view)

    @open_.autocomplete("game")
    async def games(_: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=g.title(), value=g) for g in ("gin", "hand") if current in g]

    tree.add_command(table)

    @tree.command()
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def anywhere(interaction: discord.Interaction[Any], ahead: str = "answer") -> None:
        """Is for those who have installed the bot, too; the test has the interaction."""
        bot.kept.append(interaction)
        view = discord.ui.View(timeout=None)
        view.add_item(CountButton(1))
        match ahead:
            case "answer":
                await interaction.response.send_message("here I am", view=view)
            case "defer":
                await interaction.response.defer(thinking=True)
            case _:
                await interaction.response.send_modal(Form(timeout=60))

    @tree.command()
    async def panel(interaction: discord.Interaction[Any]) -> None:
        """A view."""
        await interaction.response.send_message("panel", view=Panel())

    @tree.command()
    async def form(interaction: discord.Interaction[Any]) -> None:
        """A modal."""
        await interaction.response.send_modal(Form(timeout=60))

    @tree.command()
    async def slow(interaction: discord.Interaction[Any], secret: bool) -> None:
        """Defers, then answers."""
        await interaction.response.defer(ephemeral=secret, thinking=True)
        bot.kept.append(interaction)
        await bot.may_answer.wait()
        await interaction.followup.send("first")
        await interaction.followup.send("second")
        await interaction.edit_original_response(content="first, edited")

    @tree.command()
    async def picture(interaction: discord.Interaction[Any]) -> None:
        """An attachment in an embed."""
        embed = discord.Embed(title="Picture", description="of a pixel").set_image(
            url="attachment://pixel.png"
        )
        embed.add_field(name="a", value="b").set_footer(text="foot").set_author(name="me")
        await interaction.response.send_message(
            embed=embed, file=discord.File(io.BytesIO(PIXEL), "pixel.png")
        )

    @tree.command()
    @app_commands.describe(file="any file", word="before it")
    async def copy(
        interaction: discord.Interaction[Any], file: discord.Attachment, word: str | None = None
    ) -> None:
        """Reads a file and sends it back."""
        data = await file.read()
        await interaction.response.send_message(
            f"{word or file.filename}, {file.size} bytes, {file.content_type}",
            file=discord.File(io.BytesIO(data), f"copy-{file.filename}", description="The same file"),
            ephemeral=True,
        )

    @tree.command()
    async def layout(interaction: discord.Interaction[Any]) -> None:
        """Components V2."""
        view = discord.ui.LayoutView(timeout=None)
        row: Any = discord.ui.ActionRow()
        row.add_item(CountButton(7))
        section: Any = discord.ui.Section(
            "**Bob** to play", accessory=discord.ui.Thumbnail("attachment://pixel.png", description="a pixel")
        )
        view.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay("# Table"),
                section,
                discord.ui.Separator(),
                discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://pixel.png")),
                discord.ui.File("attachment://pixel.png"),
                row,
                accent_colour=0x336699,
            )
        )
        await interaction.response.send_message(view=view, file=discord.File(io.BytesIO(PIXEL), "pixel.png"))

    @tree.context_menu(name="Challenge")
    async def challenge(interaction: discord.Interaction[Any], member: discord.Member) -> None:
        await interaction.response.send_message(f"{member.mention}, come on")
