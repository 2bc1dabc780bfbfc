"""What the cogs share: reading interactions, responding to them, and reporting errors."""

import asyncio
import io
import logging
import re
import zipfile
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from functools import wraps
from itertools import islice
from typing import Any, Final, NamedTuple, TypeVar

import aiohttp
import discord
from discord import app_commands
from pydantic import ValidationError

from bot.manager.daily.daily_errors import DailyRefused
from bot.manager.inbox.inbox_errors import InboxRefused
from bot.manager.nights.night_errors import NightRefused
from bot.manager.pool.pool_errors import PoolRefused
from bot.manager.publishing.messages import NotSent, Page
from bot.manager.results.audit_runner import AuditUnderWay
from bot.manager.results.gift_offers import OfferRefused
from bot.manager.results.replay import ReplayRefused
from bot.manager.tables.table import Table, TableError, TableReason
from bot.manager.tables.table_store import log_fields
from bot.manager.time.clock import Clock
from bot.run.client import Cardroom
from bot.run.monitoring.traffic_metrics import UNKNOWN
from bot.texts import chips as chip_words
from bot.texts import commands as say
from bot.texts import daily as today
from bot.texts import inbox as inbox_words
from bot.texts import nights as night_words
from bot.texts import pool as pool_words
from bot.texts import refusals
from bot.texts.lengths import clip
from bot.texts.play import coach
from bot.texts.results import records
from bot.texts.results import replay as replays
from bot.texts.tournaments import refusals as tournament_refusals
from bot.ui import custom_id
from bot.ui.commands.options import LONGEST
from bot.ui.forms.refused_forms import refused_form_page, typed_before
from bot.ui.sending.origin import guild_here
from bot.ui.sending.responses import reply
from bot.ui.tables.notices import refusal_page
from bot.ui.tournaments.settings import SettingsRefused
from bot.workers.pool import TaskTimeout
from data.db.errors import RecordRefused, StorageError, log_level
from data.db.idempotency import AlreadyHandled, handled_elsewhere
from data.ledger.ledger import LedgerRefusal
from data.tables.venues import FRIENDS, Venue
from engine import GAMES
from engine.actions import Action
from engine.errors import CardError, IllegalAction, SetupError
from engine.spec import GameSpec
from engine.tournaments.tournament import TournamentError

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Cardroom]
T = TypeVar("T")

CHOICES: Final = 25
"""The number of autocomplete choices that Discord shows."""
LARGEST_FILES: Final = 8 * 1024 * 1024
"""The files of a response may have this many bytes in total, wherever the bot is."""
SOON: Final = 1.5
"""Seconds until a response that has to wait is deferred."""
OTHER_ANSWERS_MS: Final = 1_000
"""The time for another delivery of an interaction to respond; Discord waits three seconds."""
ANSWERED: Final = 40060
NOT_AWAITED: Final = frozenset({10003, 10062, ANSWERED, 50027, 50083})
"""Discord accepts no response any more.

The channel is gone, three seconds have passed, the interaction was delivered twice and has a response,
its token has expired after 15 minutes, or the thread has been locked meanwhile.
"""
UNKNOWN_MESSAGE: Final = 10008
IS_MOVE: Final = "move"
"""A key in the extras of a command that makes a move."""
OUTCOME: Final = "outcome"
"""A key in the extras of an interaction: what became of it, as the log says."""
TABLE: Final = "table"
"""A key in the extras of an interaction: the table that its command means."""
TABLE_OPEN: Final = re.compile(r"`/table\sopen`")
_OF_OTHERS: Final = frozenset({"start", "disqualify", "substitute", "result", "decide", "challenge"})
"""Requests about a tournament that concern other members, as commands or presses name them."""


def parent_here(interaction: Interaction) -> int | None:
    """Return the channel above the thread of an interaction; None: it is not in a thread."""
    return interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None


async def parent_of(interaction: Interaction, table: Table) -> int | None:
    """Return the channel above the thread of a table.

    None: it is not in a thread, or that does not matter because the guild allows tables everywhere.
    """
    if interaction.channel_id == table.channel:
        return parent_here(interaction)
    bot = interaction.client
    if not (await bot.members.guild(table.guild)).channels:
        return None
    found = await bot.places.channel(table.guild, table.channel)
    return found.parent_id if isinstance(found, discord.Thread) else None


async def in_time(interaction: Interaction, work: Coroutine[Any, Any, T], *, thinking: bool = True) -> T:
    """Await work that may have to wait for Discord's rate limits, and return its result.

    Discord waits three seconds for a first response. Before that, the response is deferred, so that the
    member sees that work is under way. ``thinking``: with a new message; otherwise the pressed message is
    edited later.
    """
    begun = False

    async def put_off() -> None:
        nonlocal begun
        await asyncio.sleep(SOON)
        begun = True
        await interaction.response.defer(ephemeral=thinking, thinking=thinking)

    late = asyncio.ensure_future(put_off())
    try:
        return await work
    finally:
        if begun:
            await late
        else:
            late.cancel()


class File(NamedTuple):
    """A file of a response: its name, its text, and a short description."""

    name: str
    text: str
    about: str


async def reply_files(interaction: Interaction, words: str, files: Sequence[File]) -> None:
    """Respond to a deferred interaction with ephemeral files, archived if they are too large.

    If the archive is too large as well, nothing is sent but a message that says so.
    """
    limit = min(interaction.filesize_limit, LARGEST_FILES)
    made = [(file.name, file.text.encode(), file.about) for file in files]
    if sum(len(data) for _, data, _ in made) > limit:
        archive = await asyncio.to_thread(_zipped, made)
        made = [(f"{files[0].name.partition('.')[0]}.zip", archive, " · ".join(file.about for file in files))]
    if len(made[0][1]) > limit:
        await reply(interaction, str(chip_words.TOO_BIG))
        return
    sent = [discord.File(io.BytesIO(data), filename=name, description=about) for name, data, about in made]
    await interaction.followup.send(words, files=sent, ephemeral=True)


def _zipped(files: Sequence[tuple[str, bytes, str]]) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data, _ in files:
            archive.writestr(name, data)
    return whole.getvalue()


def choices(offered: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Return autocomplete choices from pairs of label and value, shortened to Discord's limits."""
    some = islice(offered, CHOICES)
    return [app_commands.Choice(name=clip(line, LONGEST), value=value) for line, value in some]


Offers = Callable[..., Coroutine[Any, Any, list[app_commands.Choice[str]]]]


def completion(offers: Offers) -> Offers:
    """Decorate an autocomplete callback: if it fails, nothing is offered.

    The command itself then reports what is wrong.
    """

    @wraps(offers)
    async def complete(*asked: Any) -> list[app_commands.Choice[str]]:
        interaction, _ = asked[-2:]
        try:
            await interaction.response.autocomplete(await offers(*asked))
        except (StorageError, discord.HTTPException, OSError, aiohttp.ClientError) as error:
            log.log(log_level(error, logging.INFO), "nothing was offered: %s", error)
            answered = discord.InteractionResponseType.autocomplete_result
            interaction.response._response_type = answered  # noqa: SLF001 - otherwise discord.py responds, too
        return []

    return complete


GAME_CHOICES: Final = choices((spec.title, key) for key, spec in GAMES.items())
"""Choices for an option that is a game."""


def entered(interaction: Interaction) -> dict[str, Any]:
    """Return what was entered in a modal, by custom_id: texts, or values of selects."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    fields = [field.get("component") or {} for field in data.get("components", ())]
    return {
        str(field.get("custom_id")): field["values"] if "values" in field else field.get("value", "")
        for field in fields
    }


FORM_REFUSALS: Final = (
    SetupError,
    TableError,
    SettingsRefused,
    TournamentError,
    LedgerRefusal,
    NightRefused,
)
"""Refusals of a form after which it can be opened again with what was typed."""


async def refuse_form(interaction: Interaction, error: Exception, again: str) -> None:
    """Respond with a refusal and what was typed; ``again``: the custom_id that opens the form."""
    said = _error_text(interaction, error, None, None)
    _note_refusal(interaction, error, None)
    await reply(interaction, refused_form_page(said, entered(interaction), again))


def typed_in_form(interaction: Interaction) -> dict[str, str]:
    """Return what the pressed refusal of a form says was typed."""
    return typed_before(texts_pressed(interaction))


def texts_pressed(interaction: Interaction) -> list[str]:
    """Return the texts of the pressed message, if its button is one of ``REFUSED_FORMS``."""
    parts = getattr(interaction.message, "components", ())  # none at a message that could not be read
    return [part.content for part in parts if isinstance(part, discord.TextDisplay)]


def given(**options: object) -> dict[str, object]:
    """Return the options of a command that were not left out."""
    return {name: value for name, value in options.items() if value is not None}


def chosen(interaction: Interaction) -> tuple[str, ...]:
    """Return the values of a select; empty for a button and for invalid data."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    values = data.get("values", ())
    return tuple(map(str, values)) if isinstance(values, list) else ()


def note_outcome(
    interaction: Interaction, outcome: str, *, level: int = logging.DEBUG, **about: object
) -> None:
    """Log what became of an interaction: its first outcome, with what was asked for, and where.

    Outcomes are "accepted", "stale", "repeated", "refused" with a ``reason``, and "not stored".
    """
    if OUTCOME in interaction.extras:
        return
    interaction.extras[OUTCOME] = outcome
    if not log.isEnabledFor(level):
        return
    press, table = _press(interaction), interaction.extras.get(TABLE)
    where: dict[str, object] = {}
    if isinstance(table, Table):
        where = log_fields(table)
    elif press is not None and press.table_id != custom_id.NO_TABLE:
        where = {"table": press.table_id, "deal": press.deal, "ply": press.ply}
    verb = f"/{interaction.command.qualified_name}" if interaction.command is not None else None
    if press is not None and press.verb in interaction.client.presses:
        verb = press.verb
    log.log(level, outcome, extra={"verb": verb or UNKNOWN, **where, **about})


def _press(interaction: Interaction) -> custom_id.Press | None:
    """Return the press of a button, menu or modal; None for a command."""
    return custom_id.parse({**(interaction.data or {})}.get("custom_id"))


def _note_refusal(interaction: Interaction, error: Exception, table: Table | None) -> None:
    """Log why a request is refused, by the code of the rule."""
    if table is not None:
        interaction.extras[TABLE] = table
    facts = error.facts if isinstance(error, TableError) else {}
    not_stored = isinstance(error, TableError) and error.reason is TableReason.NOT_STORED
    if not_stored or (isinstance(error, StorageError) and not isinstance(error, RecordRefused)):
        where = {name: facts[name] for name in ("table", "deal", "ply") if name in facts}
        note_outcome(interaction, "not stored", level=logging.INFO, **where)
    else:
        reason = getattr(error, "reason", getattr(error, "problem", type(error).__name__))
        note_outcome(
            interaction, "refused", reason=reason if isinstance(reason, str) else type(reason).__name__
        )


async def refuse(
    interaction: Interaction, error: Exception, table: Table | None = None, action: Action | None = None
) -> None:
    """Tell the member why a request failed; unexpected errors are logged.

    A bot that is stopping responds to nobody.
    """
    if interaction.client.is_closed():
        return
    if isinstance(error, discord.HTTPException) and error.code in NOT_AWAITED:
        if error.code == ANSWERED and not interaction.response.is_done() and not await _handled(interaction):
            interaction.client.warn_of_other_bot()
        log.info(
            "an answer was lost: it came too late, or the message is gone; what was stored counts",
            extra={"code": error.code},
        )
        return
    try:
        if isinstance(error, AlreadyHandled) or await _handled(interaction):
            note_outcome(interaction, "repeated")
            await _say_done(interaction)
        else:
            error = await _without_deleted_channels(interaction, error)
            await reply(interaction, _refusal(interaction, error, table, action))
    except discord.HTTPException as late:
        level = logging.INFO if late.code in NOT_AWAITED else logging.WARNING
        log.log(
            level, "a refusal could not be sent: Discord returned code %s; the member may repeat", late.code
        )
    except (OSError, aiohttp.ClientError) as lost:
        log.warning("a refusal could not be sent (%s); the member may repeat", type(lost).__name__)
    except RuntimeError:  # aiohttp's, when the client is closed
        if not interaction.client.is_closed():
            raise


def _refusal(
    interaction: Interaction, error: Exception, table: Table | None, action: Action | None
) -> Page | str:
    """Return the response to a request that failed, and log why.

    If making the sentence fails, that is logged, and the member reads that something went wrong.
    """
    try:
        _note_refusal(interaction, error, table)
        told = _error_text(interaction, error, table, action)
        return refusal_page(told, error, interaction.user.id) if isinstance(error, TableError) else told
    except Exception as fault:
        return _error_text(interaction, fault, None, None)


async def _without_deleted_channels(interaction: Interaction, error: Exception) -> Exception:
    """Return a refusal without the channels that do not exist any more."""
    if not isinstance(error, TableError) or error.reason is not TableReason.CHANNEL_NOT_ALLOWED:
        return error
    channels = error.facts.get("channels")
    if not isinstance(channels, tuple):
        return error
    gone = await interaction.client.places.missing(guild_here(interaction) or 0, channels)
    left = tuple(channel for channel in channels if channel not in gone)
    return TableError(TableReason.CHANNEL_NOT_ALLOWED, channels=left, gone=bool(gone))


async def _handled(interaction: Interaction) -> bool:
    """Return whether another process has handled the same interaction, as far as is known."""
    try:
        return await handled_elsewhere(interaction.client.database)
    except StorageError:
        return False


async def _give_time(clock: Clock) -> None:
    """Wait until another delivery has had time to respond."""
    passed = asyncio.Event()
    clock.call_at(clock.now() + OTHER_ANSWERS_MS, passed.set)
    await passed.wait()


async def _say_done(interaction: Interaction) -> None:
    """Respond to a duplicate delivery, in case the other one could not respond.

    Discord accepts only the first response, and the other delivery's says more: it gets time to arrive.
    """
    if interaction.response.is_done():
        return
    await _give_time(interaction.client.clock)
    try:
        await reply(interaction, say.DONE)
    except discord.HTTPException as answered:
        log.info("another delivery of the same interaction has responded", extra={"code": answered.code})


def _asked(interaction: Interaction) -> str:
    """Return the request: a command's full name, ``act`` for a move, or a press's verb."""
    command = interaction.command
    if command is None:
        press = _press(interaction)
        return press.verb if press is not None else ""
    if isinstance(command, app_commands.ContextMenu):
        return "challenge"
    return "act" if command.extras.get(IS_MOVE) else command.qualified_name


def _game_named(interaction: Interaction) -> GameSpec | None:
    """Return the game that a command names; None if its options name none, or cannot be read."""
    try:
        return GAMES.get(str(interaction.namespace.game))
    except Exception:  # discord.py raises errors of many kinds for options that no client sends
        return None


def _is_own(interaction: Interaction) -> bool:
    """Return whether a request about a tournament is about the member who makes it."""
    press = _press(interaction)
    asked = press.arg if press is not None else interaction.command.name if interaction.command else ""
    return asked not in _OF_OTHERS


def _error_text(
    interaction: Interaction, error: Exception, table: Table | None, action: Action | None
) -> str:
    match error:
        case IllegalAction() if table is not None and table.deal is not None:
            view = table.deal.view(table.seat_of(interaction.user.id))
            return refusals.refusal(error, view, table.spec, action)
        case TableError(reason=TableReason.NOT_STORED):
            return refusals.not_stored(_asked(interaction))
        case TableError():
            here, member = guild_here(interaction), interaction.user.id
            about = error.facts.get("table", table)
            if here == FRIENDS or (isinstance(about, Table) and about.venue is Venue.FRIENDS):
                error.facts.pop("number", None)  # friends know no numbers of tables
            told = refusals.table_refusal(error, direct=here is None, member=member)
            return TABLE_OPEN.sub("`/challenge`", told) if here == FRIENDS else told
        case ReplayRefused():
            return replays.refusal(error)
        case RecordRefused():
            return records.record_refusal(error)
        case StorageError():
            return refusals.not_stored(_asked(interaction))
        case SetupError():
            return refusals.setup_refusal(
                error, table.spec if table is not None else _game_named(interaction)
            )
        case CardError():
            return refusals.setup_refusal(SetupError("card", error.word, str(say.CARD_LIKE)))
        case TournamentError():
            return tournament_refusals.refusal(error, own=_is_own(interaction))
        case SettingsRefused():
            return error.said
        case LedgerRefusal():
            return chip_words.ledger_refusal(error, interaction.user.id)
        case NightRefused():
            return night_words.refusal(error, interaction.client.clock.now())
        case DailyRefused():
            return today.refusal(error)
        case PoolRefused():
            return pool_words.refusal(error)
        case InboxRefused():
            return inbox_words.refusal(error)
        case OfferRefused():
            return chip_words.offer_refusal(error)
        case TaskTimeout():
            return str(coach.TOO_LONG)
        case AuditUnderWay():
            return str(chip_words.AUDITING)
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return str(say.OUTDATED)
        case app_commands.CheckFailure():
            return str(chip_words.MODERATORS)
        case discord.NotFound(code=code) if code == UNKNOWN_MESSAGE:
            return refusals.table_refusal(TableError(TableReason.STALE))
        case app_commands.TransformerError():
            return refusals.unresolved(error.type.name)
        case ValidationError():
            return str(say.BAD_SETTING)
        case (
            NotSent()
            | discord.DiscordServerError()
            | aiohttp.ClientError()
            | ConnectionError()
            | TimeoutError()
        ):
            log.warning("a command or press failed because Discord did; the member may repeat: %s", error)
            return str(say.DISCORD_OUT)
        case _:
            log.error("a command or press failed by a fault of the program; please report it", exc_info=error)
            return str(say.OUR_FAULT)
