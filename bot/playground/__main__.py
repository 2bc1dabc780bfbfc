"""Run a playground: ``python -m bot.playground --host 127.0.0.1 --port 8080``."""

import argparse
import asyncio
import signal
import sys

from bot.playground.server import Playground, is_loopback

try:
    from uvloop import new_event_loop
except ImportError:  # on Windows, and for other Pythons than CPython
    from asyncio import new_event_loop  # type: ignore[assignment] # another loop, the same promise


def main(arguments: list[str] | None = None) -> int:
    """Run until interrupted; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bot.playground",
        description="A local Discord with a page to play on; no token needed.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
    parser.add_argument(
        "--port", type=int, default=8080, help="port to listen on; 0: any (default: %(default)s)"
    )
    parser.add_argument(
        "--expose", action="store_true",
        help="allow an address that other machines can reach: whoever reaches it can play as anybody",
    )  # fmt: skip
    parser.add_argument(
        "--rate-limits",
        choices=("play", "off"),
        default="play",
        help="count requests as Discord does, or not",
    )
    parser.add_argument(
        "--until-eof",
        action="store_true",
        help="end when standard input does, as it does when the program that started this one is gone",
    )
    chosen = parser.parse_args(arguments)
    if not chosen.expose and not is_loopback(chosen.host):
        print(
            f"{chosen.host} can be reached from other machines. If that is meant, say --expose.",
            file=sys.stderr,
        )
        return 2
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(_run(chosen))


async def _run(chosen: argparse.Namespace) -> int:
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, ended.set)
    if chosen.until_eof:
        try:
            loop.add_reader(sys.stdin, ended.set)
        except PermissionError:  # a file or /dev/null cannot be waited for: what it has is there
            ended.set()
    playground = Playground(rate_limits=chosen.rate_limits)
    try:
        url = await playground.start(chosen.host, chosen.port, expose=chosen.expose)
    except OSError as error:
        print(f"Cannot listen on {chosen.host}:{chosen.port}: {error.strerror}.", file=sys.stderr)
        return 1
    print(f"The playground is open: {url}", flush=True)
    await ended.wait()
    await playground.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
