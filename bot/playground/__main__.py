"""Run a playground: ``python -m bot.playground --host 127.0.0.1 --port 8080``.

``--workers 3`` also starts PostgreSQL and three workers of the bot.
"""

import argparse
import asyncio
import signal
import sys
from contextlib import AsyncExitStack
from itertools import count

from bot.playground.processes.cluster import INGRESSES, cluster
from bot.playground.processes.postgres import PostgresAbsent
from bot.playground.resources.guilds import GUILD
from bot.playground.server import Playground, is_loopback

try:
    from uvloop import new_event_loop
except ImportError:  # on Windows, and on other Pythons than CPython
    from asyncio import new_event_loop  # type: ignore[assignment] # another loop with the same interface

MOST_WORKERS = 16
SECOND = ("Alice", "Bob", "Dave")
"""The members of the second server beside its owner Carol."""


def main(arguments: list[str] | None = None) -> int:
    """Run until interrupted; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bot.playground",
        description="A local Discord with a page to play on; no token needed.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    parser.add_argument(
        "--port",
        type=int,
        default=8080,
        help="port to listen on; 0 chooses a free one (default: %(default)s)",
    )
    parser.add_argument(
        "--expose", action="store_true",
        help="allow an address that other machines can reach; anyone there can then act as any member",
    )  # fmt: skip
    parser.add_argument(
        "--rate-limits",
        choices=("play", "off"),
        default="play",
        help="play: limit requests as Discord does; off: no limits",
    )
    parser.add_argument(
        "--until-eof",
        action="store_true",
        help="exit when standard input is closed, for example because the parent process ended",
    )
    parser.add_argument(
        "--workers", type=int, choices=range(1, MOST_WORKERS + 1), metavar="N",
        help="start PostgreSQL and N workers of the bot, which the page can kill, freeze and disconnect",
    )  # fmt: skip
    parser.add_argument(
        "--ingress", choices=INGRESSES, default=INGRESSES[0],
        help="how workers receive interactions: signed HTTP, or a shard each (default: %(default)s)",
    )  # fmt: skip
    chosen = parser.parse_args(arguments)
    if not chosen.expose and not is_loopback(chosen.host):
        print(
            f"{chosen.host} can be reached from other machines. If that is meant, say --expose.",
            file=sys.stderr,
        )
        return 2
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(_run(chosen))


def furnish(playground: Playground) -> None:
    """Add another server, one without the bot, and private channels.

    They have the same ids each time, so that a bot finds its tables again.
    """
    add_second(playground)
    ids = map(str, count(int(GUILD) + (6 << 22)))
    playground.add_private("Alice", "Bob", channel_id=next(ids))
    playground.add_private("Alice", "Bob", "Carol", name="Friday cards", channel_id=next(ids))
    playground.add_guild(
        "The Reading Room", owner="Dave", people=("Alice", "Bob", "Carol"), channels=("lounge",),
        invited=False, ids=ids,
    )  # fmt: skip


def add_second(playground: Playground) -> None:
    """Add a server with other moderators, which not everybody has joined.

    It has the same ids each time, so that a bot finds its tables again.
    """
    ids = map(str, count(int(GUILD) + (5 << 22)))
    playground.add_guild("The Back Room", owner="Carol", people=SECOND, channels=("back-table",), ids=ids)


async def _run(chosen: argparse.Namespace) -> int:
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(number, ended.set)
    if chosen.until_eof:
        try:
            loop.add_reader(sys.stdin, ended.set)
        except PermissionError:  # a file or /dev/null cannot be watched: all it has is there
            ended.set()
    playground = Playground(rate_limits=chosen.rate_limits)
    furnish(playground)
    try:
        url = await playground.start(chosen.host, chosen.port, expose=chosen.expose)
    except OSError as error:
        print(f"Cannot listen on {chosen.host}:{chosen.port}: {error.strerror}.", file=sys.stderr)
        return 1
    try:
        async with AsyncExitStack() as stack:
            if chosen.workers:
                print("PostgreSQL and the workers are starting.", flush=True)
                await stack.enter_async_context(cluster(playground, chosen.workers, chosen.ingress))
            print(f"The playground is open: {url}", flush=True)
            await ended.wait()
    except (PostgresAbsent, AssertionError) as problem:
        print(problem, file=sys.stderr)
        return 1
    finally:
        await playground.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
