"""Start and end of a running bot: the playground beside it, signals, what is said when it cannot start."""

import asyncio
import logging
import signal
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Final

import aiohttp
import discord

from bot.run import client
from bot.run.config import Settings, unknown_names
from bot.run.discord_private_api import missing_parts, said_of
from bot.run.event_loop import run_in_loop
from bot.run.logs import tell
from bot.run.playground_process import PlaygroundProcess, free_port, start_playground
from bot.run.problem import TRY_AGAIN, Problem
from data.db.errors import DatabaseGone, DatabaseTaken, StorageError

log = logging.getLogger(__name__)

NEEDS_POSTGRESQL: Final = (
    "A worker is one of several processes that serve the same tables, and a file serves one. Set "
    "CARDROOM_DATABASE_URL to postgresql://…, or run `python -m bot` without worker."
)
NEEDS_DISCORD: Final = (
    "A worker needs the bot's token (DISCORD_TOKEN), or a stand-in for Discord that runs already "
    "(CARDROOM_DISCORD_URL): a playground of its own, no other worker would play in."
)


def run(settings: Settings, *, worker: bool = False) -> int:
    """Run the bot until it is told to stop; returns the exit code. ``worker``: as one of several processes
    that serve one house.

    Raises `Problem` for what whoever runs the bot can do something about; logs anything else with its
    traceback.
    """
    if worker and settings.database_file is not None:
        raise Problem(NEEDS_POSTGRESQL)
    if worker and settings.needs_playground:
        raise Problem(NEEDS_DISCORD)
    for sentence in unknown_names():
        log.warning(sentence)
    if missing := missing_parts():
        raise Problem(said_of(missing))
    try:
        run_in_loop(until_told(serve(settings, worker=worker)))
    except Exception as error:
        problem = explain(error)
        if problem is not None:
            raise problem from None
        log.exception("the bot has stopped because of a fault of its own")
        return 1
    return 0


async def serve(settings: Settings, *, worker: bool = False) -> None:
    """The bot, and where nothing else is configured the playground it is played in."""
    async with AsyncExitStack() as stack:
        if not settings.needs_playground:
            await client.run(settings, worker=worker)
            return
        host, port = settings.playground_host, free_port(settings.playground_host, settings.playground_port)
        if settings.playground_port not in {0, port}:
            tell(f"Port {settings.playground_port} is taken; the playground uses {port} instead.")
        exposed = settings.playground_expose == "yes"
        place = await stack.enter_async_context(start_playground(host, port, expose=exposed))
        tell(f"\n    Open {place.url}/ in a browser to play. Ctrl-C stops.\n")
        await _beside(place, client.run(settings.connected_to(place.url), worker=worker))


async def until_told(work: Coroutine[object, object, None]) -> None:
    """Run `work` to its end, or until SIGINT, SIGTERM or SIGHUP: then it is cancelled, and may clean up.

    A second signal has its usual effect, for whoever does not want to wait.
    """
    loop = asyncio.get_running_loop()
    task = asyncio.ensure_future(work)
    signals = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    told = False

    def stop(number: signal.Signals) -> None:
        nonlocal told
        told = True
        log.info("stopping", extra={"signal": number.name})
        for each in signals:
            loop.remove_signal_handler(each)
        task.cancel()

    for each in signals:
        loop.add_signal_handler(each, stop, each)
    try:
        await task
    except asyncio.CancelledError:
        if not told:
            raise
    finally:
        for each in signals:
            loop.remove_signal_handler(each)


def explain(error: BaseException) -> Problem | None:
    """What to tell whoever runs the bot; None: a fault of the program, whose traceback is wanted."""
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
            return Problem("Discord refuses the intents the bot asks for, though none needs approval.")
        case discord.DiscordServerError() | discord.GatewayNotFound():
            return Problem("Discord is out of order at the moment.", TRY_AGAIN)
        case discord.HTTPException(status=429):
            return Problem("Discord has been asked too much from here and wants us to wait.", TRY_AGAIN)
        case aiohttp.ClientConnectionError():
            return Problem(f"Discord cannot be reached ({error}).", TRY_AGAIN)
    return None


async def _beside(place: PlaygroundProcess, work: Coroutine[object, object, None]) -> None:
    """Run `work` while the playground lives; raises `Problem` if the playground ends first."""
    bot = asyncio.ensure_future(work)
    end = asyncio.ensure_future(place.ended())
    try:
        await asyncio.wait({bot, end}, return_when=asyncio.FIRST_COMPLETED)
        if end.done() and not bot.done():
            raise end.result()
    finally:
        for task in (bot, end):
            task.cancel()
        await asyncio.gather(bot, end, return_exceptions=True)
    await bot
