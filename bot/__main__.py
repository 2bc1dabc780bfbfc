"""`python -m bot`: run Cardroom, and the operator's commands.

Without a command it runs the bot. ``worker`` runs it as one of several processes. The other commands migrate,
check, audit, back up, restore and move the database, list and close tables, recompute scores, print and
verify exported matches, and test the bot in a Discord channel.
"""

import os
import signal

if __name__ == "__main__":  # until the command is known, Ctrl-C ends the program without a traceback
    signal.signal(signal.SIGINT, lambda *_: os._exit(130))

import argparse
import sys
import textwrap
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot import __version__
from bot.run.problem import EXIT_CODES, FOUND, INTERRUPTED, Problem
from bot.run.program_name import program

if TYPE_CHECKING:
    from data.fairness.guild_chain import Head

# Commands import their modules when they run: a container asks `doctor --quick` every 30 seconds.

LOOKING: Final = frozenset({"doctor", "audit", "tables", "reports", "drill", "replay", "verify"})
"""Commands that change nothing in the database and create no file beside it.

``scores recompute`` without an option is read-only too. ``audit --seal``, ``tables --close``,
``reports --mark`` and the options of ``scores recompute`` write.
"""
CHANGING: Final = frozenset(
    {"run", "worker", "migrate", "scores", "erase", "backup", "restore", "move", "trial"}
)
"""Commands that change the database or create files."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code (see `bot.run.problem`)."""
    try:
        arguments = parser().parse_args(argv)
        if arguments.command in {"run", "worker"}:
            # A bot that is starting or stopping has nothing to clean up.
            signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))
        match arguments.command:
            case "doctor" if arguments.quick:
                return _check_heartbeat()
            case "run":
                return _run(worker=False, discord_only=arguments.discord)
            case "worker":
                return _run(worker=True, discord_only=True)
            case "trial":
                return _trial(arguments.channel, arguments.report, arguments.json)
            case _:
                from bot.run.cli.commands import execute

                return execute(arguments)
    except Problem as problem:
        _report(problem)
        return problem.code
    except KeyboardInterrupt:
        return INTERRUPTED


def _report(problem: Problem) -> None:
    import logging

    from bot.run.monitoring.logs import logs_json

    if logs_json():
        logging.getLogger("bot").critical("%s", problem)
    else:
        print(textwrap.fill(f"cardroom: {problem}", 100, break_on_hyphens=False), file=sys.stderr)


class _Parser(argparse.ArgumentParser):
    """Adds the settings and exit codes to the help, only when it is asked for."""

    def format_help(self) -> str:
        self.epilog = _epilog()
        return super().format_help()


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    top = _Parser(
        prog=program(),
        description="Cardroom deals rummy games in Discord channels. Without a command, the bot runs.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"cardroom {__version__}")
    commands = top.add_subparsers(dest="command", metavar="command", parser_class=argparse.ArgumentParser)
    top.set_defaults(command="run", discord=False)
    run = commands.add_parser(
        "run", help="connect to Discord, or to the playground if no token is set (the default)"
    )
    run.add_argument(
        "--discord", action="store_true", help="never start the playground: without a token, exit with 78"
    )
    commands.add_parser(
        "worker", help="run as one of several processes on one PostgreSQL database; does not migrate it"
    )
    commands.add_parser(
        "migrate", help="bring the database schema up to date; do this before starting workers"
    )
    doctor = commands.add_parser(
        "doctor", help="check settings, database, clock and disk; exit code 0 if there is no problem"
    )
    doctor.add_argument(
        "--quick", action="store_true", help="only check the heartbeat file: is a running bot alive?"
    )
    doctor.add_argument("--cluster", action="store_true", help="also check the PostgreSQL server in detail")
    scores = commands.add_parser("scores", help="check or rebuild the scores")
    recompute = scores.add_subparsers(dest="action", metavar="action", required=True).add_parser(
        "recompute",
        help="recompute scores, ratings, leaderboards and deal statistics, and compare them with the stored "
        "ones; exit code 0 if nothing differs",
    )
    recompute.add_argument("--repair", action="store_true", help="store the recomputed values that differ")
    recompute.add_argument(
        "--todays-rules",
        action="store_true",
        help="rate every match by the current rating rules, even if it was rated by older ones",
    )
    audited = commands.add_parser(
        "audit",
        help="replay every table and check all stored data against it; changes nothing; exit code 0 if "
        "there is no fault",
    )
    audited.add_argument(
        "--since",
        type=_head,
        nargs="+",
        default=(),
        metavar="HEAD",
        help="check that nothing has been rewritten since an earlier audit printed this head",
    )
    audited.add_argument(
        "--seal",
        action="store_true",
        help="also seal the tables in play, so that the heads cover them (this writes the seals)",
    )
    standing = commands.add_parser(
        "tables",
        help="list the open tables, with the time of the last move and why play is paused; or close one",
    )
    standing.add_argument(
        "--close",
        metavar="ID",
        help="end this table without a result and refund its stakes; with SQLite, stop the bot first",
    )
    standing.add_argument("--yes", action="store_true", help="do not ask for confirmation")
    reported = commands.add_parser(
        "reports", help="list what players of the pool have reported about others and nobody has read"
    )
    reported.add_argument("--all", action="store_true", help="also list those that were read")
    reported.add_argument(
        "--mark", action="store_true", help="mark the listed ones as read; with SQLite, stop the bot first"
    )
    erase = commands.add_parser(
        "erase",
        help="remove a member's id and name from every record; stop the bot first; exit code 2 if no "
        "record names the member",
    )
    erase.add_argument("member", type=int, help="the member's id, as Discord shows it in developer mode")
    backup = commands.add_parser(
        "backup",
        help="copy an SQLite database (the bot may be running) and delete old copies in the folder; for "
        "PostgreSQL: check the backups and print how to make them",
    )
    backup.add_argument("folder", type=Path, nargs="?", help="the folder (default: CARDROOM_BACKUP_FOLDER)")
    restored = commands.add_parser(
        "restore",
        help="replace an SQLite database with a backup; stop the bot first; for PostgreSQL: print the steps",
    )
    restored.add_argument("file", type=Path, nargs="?", help="a file made by the backup command")
    restored.add_argument("--yes", action="store_true", help="do not ask for confirmation")
    drill = commands.add_parser(
        "drill",
        help="restore the newest backup to a temporary folder, audit it and compare it with the live "
        "database (the bot may be running); exit code 0 if the backup is sound",
    )
    drill.add_argument(
        "what",
        nargs="?",
        metavar="BACKUP",
        help="a backup file, or the URL of a restored PostgreSQL database",
    )
    moved = commands.add_parser(
        "move",
        help="copy all data to another SQLite or PostgreSQL database and check the copy; stop the bot first",
    )
    moved.add_argument("source", metavar="FROM", help="the URL of the current database")
    moved.add_argument(
        "target", metavar="TO", nargs="?", help="the URL of an empty database, or of a file to create"
    )
    moved.add_argument(
        "--reopen", action="store_true", help="make FROM usable again after its data was moved elsewhere"
    )
    replay = commands.add_parser(
        "replay",
        help="print an exported match move by move with all hands; exit code 2 if the file is not a match",
    )
    replay.add_argument("file", type=Path, help="a JSON file exported by /results replay")
    replay.add_argument("--deal", type=int, metavar="N", help="print only this deal, counted from 1")
    verify = commands.add_parser(
        "verify",
        help="check the proof in a match file that the cards were dealt fairly, and replay the match; exit "
        "code 2 if the check fails",
    )
    verify.add_argument(
        "file", type=Path, help="an exported match with its proof, or the proof of a sealed match"
    )
    trial = commands.add_parser(
        "trial",
        help="test in one of your channels whether Discord behaves as the bot expects; exit code 1 if the "
        "bot cannot play there",
    )
    trial.add_argument(
        "channel", type=int, nargs="?", help="the channel's id (default on a stand-in: its first channel)"
    )
    trial.add_argument(
        "--report",
        type=Path,
        default=Path("cardroom-trial.md"),
        metavar="FILE",
        help="the report in Markdown",
    )
    trial.add_argument(
        "--json",
        type=Path,
        default=Path("cardroom-trial.json"),
        metavar="FILE",
        help="the report in JSON, which the next trial reads",
    )
    return top


def _epilog() -> str:
    from bot.run.config import variables

    lines = ["settings (environment variables, or lines in a file .env in the working directory):"]
    for name, meaning in variables().items():
        lines += [f"  {name}", *textwrap.wrap(meaning, 72, initial_indent=" " * 6, subsequent_indent=" " * 6)]
    lines += ["", "exit codes:", *(f"  {each.code:>3}  {each.meaning}" for each in EXIT_CODES)]
    return "\n".join(lines)


def _head(text: str) -> "Head":
    from data.fairness.guild_chain import Head

    try:
        return Head.parse(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a head as printed by an audit") from None


def _check_heartbeat() -> int:
    from bot.run.monitoring.heartbeat_file import check

    result = check()
    print(result)
    return 0 if result.well else FOUND


def _run(*, worker: bool, discord_only: bool) -> int:
    from bot.run.config import load_settings
    from bot.run.lifecycle import run
    from bot.run.monitoring.logs import configure_logging

    settings = load_settings()
    configure_logging(settings.log_level, settings.secrets, as_json=settings.log_format == "json")
    return run(settings, worker=worker, discord_only=discord_only)


def _trial(channel: int | None, report: Path, as_json: Path) -> int:
    from bot.run.config import load_settings
    from bot.run.monitoring.logs import configure_logging
    from bot.trial.session import run

    settings = load_settings()
    configure_logging("WARNING", settings.secrets)
    return run(settings, channel, report, as_json, partial(print, flush=True))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(main())
