"""Start and stop the bot: the playground beside it, signals, and errors for the operator."""

import asyncio
import logging
import signal
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Final

import aiohttp
import discord

from bot.run import client
from bot.run.config import Settings, empty_token, misspelt_token, unknown_names
from bot.run.discord_private_api import describe_version, missing_parts
from bot.run.event_loop import run_in_loop
from bot.run.monitoring import heartbeat_file
from bot.run.monitoring.logs import tell
from bot.run.playground_process import PlaygroundProcess, free_port, start_playground
from bot.run.problem import TRY_AGAIN, Problem
from bot.run.program_name import program
from data.db.errors import DatabaseGone, DatabaseTaken, StorageError

log = logging.getLogger(__name__)

NEEDS_POSTGRESQL: Final = (
    "Workers share one database, and an SQLite file supports only one process. Set CARDROOM_DATABASE_URL to "
    f"postgresql://…, or run `{program()}` without worker."
)
NO_DISCORD: Final = (
    "No token is set: put the bot's token into DISCORD_TOKEN, or into a file that DISCORD_TOKEN_FILE names."
)
NEEDS_DISCORD: Final = (
    "A worker needs the bot's token (DISCORD_TOKEN) or the URL of a running stand-in for Discord "
    "(CARDROOM_DISCORD_URL); it does not start a playground, because other workers would not be in it."
)


def run(settings: Settings, *, worker: bool = False, discord_only: bool = False) -> int:
    """Run the bot until a signal stops it, and return the exit code.

    ``worker``: run as one of several processes on one database. ``discord_only``: never start a playground.
    Raises Problem for errors that the operator can fix; other errors are logged with their traceback.
    """
    if worker and settings.database_file is not None:
        raise Problem(NEEDS_POSTGRESQL)
    if settings.needs_playground:
        _check_playground_is_meant(worker=worker, discord_only=discord_only)
    _log_settings(settings)
    if missing := missing_parts():
        raise Problem(describe_version(missing))
    try:
        run_in_loop(run_until_signal(serve(settings, worker=worker)))
    except Exception as error:
        problem = explain(error)
        if problem is not None:
            raise problem from None
        log.exception("the bot has stopped because of an internal error")
        return 1
    return 0


def _check_playground_is_meant(*, worker: bool, discord_only: bool) -> None:
    """Raise Problem if the bot was to connect to Discord, but no token is set."""
    empty, misspelt = empty_token(), misspelt_token()
    if worker or discord_only or misspelt:
        reason = NEEDS_DISCORD if worker else NO_DISCORD
        way_out = () if worker or discord_only else ("Without that variable, the playground starts.",)
        raise Problem(" ".join([reason, *empty, *misspelt, *way_out]))
    for sentence in empty:
        log.warning("%s Without a token the bot runs in the playground, not in Discord.", sentence)


def _log_settings(settings: Settings) -> None:
    """Log what is most likely wrong in the settings, and what others can reach."""
    for sentence in unknown_names():
        log.warning(sentence)
    if settings.heartbeat_file is not None and (fault := heartbeat_file.fault(settings.heartbeat_file)):
        log.warning(fault)
    if (note := settings.open_metrics) is not None:
        log.info(note)


async def serve(settings: Settings, *, worker: bool = False) -> None:
    """Run the bot, and the playground if neither a token nor a stand-in is configured."""
    async with AsyncExitStack() as stack:
        if not settings.needs_playground:
            await client.run(settings, worker=worker)
            return
        host, port = settings.playground_host, free_port(settings.playground_host, settings.playground_port)
        if settings.playground_port not in {0, port}:
            tell(f"Port {settings.playground_port} is in use; the playground uses {port} instead.")
        exposed = settings.playground_expose == "yes"
        place = await stack.enter_async_context(start_playground(host, port, expose=exposed))

        def ready() -> None:
            tell(f"\n    Open {place.url}/ in a browser to play. Press Ctrl-C to stop.\n")

        await _beside(place, client.run(settings.connected_to(place.url), worker=worker, ready=ready))


async def run_until_signal(work: Coroutine[object, object, None]) -> None:
    """Run ``work`` to its end; SIGINT, SIGTERM or SIGHUP cancels it, so that it can clean up.

    A second signal has the effect that it had before, for an operator who does not want to wait.
    """
    loop = asyncio.get_running_loop()
    task = asyncio.ensure_future(work)
    before = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    stopped = False

    def restore() -> None:
        for each, handler in before.items():
            loop.remove_signal_handler(each)
            signal.signal(each, handler)

    def stop(number: signal.Signals) -> None:
        nonlocal stopped
        stopped = True
        log.info("stopping", extra={"signal": number.name})
        restore()
        task.cancel()

    for each in before:
        loop.add_signal_handler(each, stop, each)
    try:
        await task
    except asyncio.CancelledError:
        if not stopped:
            raise
    finally:
        restore()


def explain(error: BaseException) -> Problem | None:
    """Return the problem to show to the operator; None for an internal error."""
    match error:
        case BaseExceptionGroup(exceptions=[only]):
            return explain(only)
        case Problem():
            return error
        case DatabaseGone() | DatabaseTaken():
            return Problem(f"The database cannot be used. {error}", TRY_AGAIN)
        case StorageError():
            return Problem(f"The database cannot be used. {error}")
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):
            return Problem(
                "Discord refuses the token. Copy it again from the developer portal (Bot, Reset Token) "
                "into DISCORD_TOKEN or the file DISCORD_TOKEN_FILE names."
            )
        case discord.PrivilegedIntentsRequired():
            return Problem("Discord refuses the bot's intents, although none needs approval.")
        case discord.DiscordServerError() | discord.GatewayNotFound():
            return Problem("Discord is not working at the moment.", TRY_AGAIN)
        case discord.HTTPException(status=429):
            return Problem("Discord has received too many requests from here; wait a while.", TRY_AGAIN)
        case aiohttp.ClientConnectionError():
            return Problem(f"Discord cannot be reached ({error}).", TRY_AGAIN)
    return None


async def _beside(place: PlaygroundProcess, work: Coroutine[object, object, None]) -> None:
    """Run ``work`` while the playground runs. Raises Problem if the playground ends first."""
    bot = asyncio.ensure_future(work)
    end = asyncio.ensure_future(place.wait_for_exit())
    try:
        await asyncio.wait({bot, end}, return_when=asyncio.FIRST_COMPLETED)
        if end.done() and not bot.done():
            raise end.result()
    finally:
        for task in (bot, end):
            task.cancel()
        await asyncio.gather(bot, end, return_exceptions=True)
    await bot
