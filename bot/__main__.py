"""`python -m bot`: run the card room, alone or as one of several processes, and bring its schema up to date;
examine its surroundings, audit its books, list and end tables, recompute its scores, back up its database and
restore it, move it to another, tell a match from its record, prove its cards, try Discord.
"""

import argparse
import asyncio
import logging
import sys
import textwrap
import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Final

from bot import __version__
from bot.run.backup import back_up, server_at, server_backed_up
from bot.run.check_result import CheckResult
from bot.run.cli.audit import run_audit, sentences
from bot.run.cli.doctor import examine
from bot.run.cli.drill import drill, drill_server
from bot.run.cli.move import back, move
from bot.run.cli.postgres_advice import backing_up, restoring
from bot.run.cli.recount import recount_statistics
from bot.run.cli.restore import Loss, restore
from bot.run.config import load_settings, variables
from bot.run.erasure_log import note_erasure
from bot.run.logs import configure_logging, logs_json
from bot.run.problem import SET_RIGHT, TRY_AGAIN, UNFIT, Problem
from bot.texts.records import record_refusal
from bot.texts.transcript import NoSuchDeal, no_deal, transcript
from data.db.database import Database, open_database, schema_version
from data.db.errors import RecordRefused, StorageError
from data.erasure import erase_member, is_named, new_pseudonym
from data.fairness.guild_chain import Head
from data.fairness.verifier import ProofRefused, check_match
from data.rankings.ratings import rate_by_current_rules, recompute_ratings
from data.scores import recompute
from data.tables.match_export import MOST_BYTES, load_record
from data.tables.tables import seated
from data.transfer import Snapshot, check_current, open_for_reading

log = logging.getLogger("bot")

LOOKING: Final = frozenset({"doctor", "audit", "tables", "drill", "replay", "verify"})
"""Commands that change nothing in the database, whatever it is, and make no file beside it; and ``scores
recompute`` without an option. ``audit --seal`` and ``tables --close`` write, and so do the options of
``scores recompute``.
"""
CHANGING: Final = frozenset(
    {"run", "worker", "migrate", "scores", "erase", "backup", "restore", "move", "trial"}
)
"""Commands that change the database, or make files."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says; returns the exit code (see `bot.run.problem`)."""
    arguments = parser().parse_args(argv)
    try:
        match arguments.command:
            case "doctor":
                return _doctor(quick=arguments.quick, cluster=arguments.cluster)
            case "scores":
                return _rate_again() if arguments.todays_rules else _recompute(repair=arguments.repair)
            case "audit":
                return _audit(arguments.since, seal=arguments.seal)
            case "tables":
                return _tables(arguments.close, sure=arguments.yes)
            case "erase":
                return _erase(arguments.member)
            case "backup":
                return _back_up(arguments.folder)
            case "restore":
                return _restore(arguments.file, sure=arguments.yes)
            case "drill":
                return _drill(arguments.what)
            case "move":
                return _move(arguments.source, arguments.target, reopened=arguments.reopen)
            case "replay":
                return _replay(arguments.file, arguments.deal)
            case "verify":
                return _verify(arguments.file)
            case "trial":
                return _trial(arguments.channel, arguments.report, arguments.json)
            case "migrate":
                return _migrate()
            case _:
                return _run(worker=arguments.command == "worker")
    except Problem as problem:
        if logs_json():
            log.critical("%s", problem)
        else:
            print(textwrap.fill(f"cardroom: {problem}", 100, break_on_hyphens=False), file=sys.stderr)
        return problem.code
    except KeyboardInterrupt:
        return 130


def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = argparse.ArgumentParser(
        prog="python -m bot",
        description="Cardroom deals rummy games in Discord channels. Without a command it runs.",
        epilog=_epilog(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"cardroom {__version__}")
    commands = top.add_subparsers(dest="command", metavar="command")
    commands.add_parser("run", help="connect to Discord, or to the playground when no token is set (default)")
    commands.add_parser(
        "worker", help="the same as one of several processes on one PostgreSQL, whose schema it leaves alone"
    )
    commands.add_parser("migrate", help="bring the database's schema up to date, before workers need it")
    doctor = commands.add_parser(
        "doctor", help="check settings, database, clock and disk; exit code 0: all is well"
    )
    doctor.add_argument(
        "--quick", action="store_true", help="only whether a running bot is alive, by its heartbeat file"
    )
    doctor.add_argument(
        "--cluster", action="store_true", help="and all there is to say of the PostgreSQL server"
    )
    scores = commands.add_parser("scores", help="look after the scores")
    recompute = scores.add_subparsers(dest="action", metavar="action", required=True).add_parser(
        "recompute",
        help="derive scores, ratings, boards and the statistics of the deals anew; exit code 0: the same",
    )
    recompute.add_argument("--repair", action="store_true", help="store what was derived where it differs")
    recompute.add_argument(
        "--todays-rules",
        action="store_true",
        help="rate every match by the rules of today, also those that were rated by earlier ones",
    )
    audited = commands.add_parser(
        "audit",
        help="play every table again and prove all that is stored by it, without changing anything; exit "
        "code 0: all is well",
    )
    audited.add_argument(
        "--since",
        type=_head,
        nargs="+",
        default=(),
        metavar="HEAD",
        help="prove that what stood when an audit showed this head stands now",
    )
    audited.add_argument(
        "--seal",
        action="store_true",
        help="also seal what is in play, so that the heads vouch for it: the only thing that is written",
    )
    standing = commands.add_parser(
        "tables",
        help="list the tables that have not ended, with why and since when nothing moves; or end one",
    )
    standing.add_argument(
        "--close",
        metavar="ID",
        help="end this table without a result and pay its stakes back; on SQLite only while the bot is "
        "stopped",
    )
    standing.add_argument("--yes", action="store_true", help="do not ask whether to go on")
    erase = commands.add_parser(
        "erase",
        help="take a member's id and name out of every record; only while the bot is stopped; exit code 2: "
        "no record names them",
    )
    erase.add_argument("member", type=int, help="the member's id, as Discord shows it in developer mode")
    backup = commands.add_parser(
        "backup",
        help="copy the database, also while the bot runs, and thin the older copies in the folder; of a "
        "server: say whether and how it is backed up",
    )
    backup.add_argument("folder", type=Path, nargs="?", help="where to (none: CARDROOM_BACKUP_FOLDER)")
    restored = commands.add_parser(
        "restore",
        help="put a backup in the database's place, only while the bot is stopped; of a server: say how",
    )
    restored.add_argument("file", type=Path, nargs="?", help="a file that backup has made")
    restored.add_argument("--yes", action="store_true", help="do not ask whether to go on")
    drill = commands.add_parser(
        "drill",
        help="restore the newest backup into a temporary place, audit it and compare it with the house, also "
        "while the bot runs; exit code 0: all that stood then stands now",
    )
    drill.add_argument(
        "what",
        nargs="?",
        metavar="BACKUP",
        help="a backup, or the URL of a PostgreSQL server that was restored",
    )
    moved = commands.add_parser(
        "move",
        help="carry the house to another database, SQLite or PostgreSQL, and prove that it is there; only "
        "while the bot is stopped",
    )
    moved.add_argument("source", metavar="FROM", help="the URL of the database that it is in")
    moved.add_argument(
        "target", metavar="TO", nargs="?", help="the URL of an empty database, or of a file to be made"
    )
    moved.add_argument(
        "--reopen", action="store_true", help="make FROM, which a house has left, usable again as it was left"
    )
    replay = commands.add_parser(
        "replay", help="tell a match from its record, move by move with all hands; exit code 2: it is none"
    )
    replay.add_argument("file", type=Path, help="a file of JSON that /replay has exported")
    replay.add_argument("--deal", type=int, metavar="N", help="only this deal, counted from 1")
    verify = commands.add_parser(
        "verify",
        help="check from a match's file that its cards were honest, and play it again; exit code 2: it shows "
        "nothing of the kind",
    )
    verify.add_argument("file", type=Path, help="a record with its proof, or the proof of a sealed match")
    trial = commands.add_parser(
        "trial",
        help="try in a channel of yours what the bot relies on at Discord; exit code 1: it cannot play there",
    )
    trial.add_argument("channel", type=int, nargs="?", help="the channel's id (none: a stand-in's first)")
    trial.add_argument(
        "--report", type=Path, default=Path("cardroom-trial.md"), metavar="FILE", help="for people (Markdown)"
    )
    trial.add_argument(
        "--json",
        type=Path,
        default=Path("cardroom-trial.json"),
        metavar="FILE",
        help="for programs, and the next trial",
    )
    return top


def _epilog() -> str:
    lines = ["settings, from the environment or from a file named .env in the working directory:"]
    for name, meaning in variables().items():
        lines += [f"  {name}", *textwrap.wrap(meaning, 72, initial_indent=" " * 6, subsequent_indent=" " * 6)]
    codes = f"""
exit codes:
   0  stopped when told to
   2  wrong arguments, or a file that is no record of a match
  {TRY_AGAIN}  starting again may help
  {SET_RIGHT}  something must be set right first"""
    return "\n".join(lines) + "\n" + codes


def _run(*, worker: bool) -> int:
    settings = load_settings()
    configure_logging(settings.log_level, settings.secrets, as_json=settings.log_format == "json")
    from bot.run.lifecycle import run  # discord.py takes its time to load, and only this command needs it

    return run(settings, worker=worker)


def _migrate() -> int:
    settings = load_settings()
    try:
        version = asyncio.run(_migrated(settings.database_url))
    except StorageError as error:
        raise Problem(f"The schema is as it was. {error}") from None
    print(f"{settings.database_name} has schema {version}.")
    return 0


async def _migrated(url: str) -> int:
    database = await open_database(url, exclusive=True)
    try:
        return await schema_version(database)
    finally:
        await database.close()


def _doctor(*, quick: bool, cluster: bool) -> int:
    return _told_of(asyncio.run(examine(quick=quick, cluster=cluster)))


def _told_of(findings: Iterable[CheckResult]) -> int:
    """Tell each as it is found; return the exit code."""
    well = True
    for finding in findings:
        print(finding, flush=True)
        well = well and finding.well
    return 0 if well else 1


def _rate_again() -> int:
    settings = load_settings()
    try:
        rated, left_out = asyncio.run(_rated_again(settings.database_url))
    except StorageError as error:
        raise Problem(f"The matches cannot be rated again. {error}") from None
    print(f"{rated} matches were rated by the rules of today; {left_out} of them do not count by these.")
    print("Scores, streaks and boards follow from that. Chips stay where they are.")
    return 0


async def _rated_again(url: str) -> tuple[int, int]:
    check_current(url)
    database = await open_database(url, migrate=False)
    try:
        rated = await rate_by_current_rules(database)
        await recompute(database, repair=True)
        [(left_out,)] = await database.read("SELECT count(*) FROM match_results WHERE counted = 0")
        return rated, left_out
    finally:
        await database.close()


def _recompute(*, repair: bool) -> int:
    settings = load_settings()
    file = settings.database_file
    if file is not None and not file.exists():
        raise Problem(f"There is no database at {file}.")
    try:
        differences = asyncio.run(_differences(settings.database_url, repair=repair))
    except StorageError as error:
        raise Problem(f"The scores cannot be recomputed. {error}") from None
    for difference in differences:
        print(difference)
    if not differences:
        print("All scores, ratings, boards and statistics are what the stored deals and results say.")
    elif repair:
        print(f"{len(differences)} differences, repaired.")
    else:
        print(f"{len(differences)} differences; --repair stores what the results say.")
    return 0 if repair or not differences else 1


async def _differences(url: str, *, repair: bool) -> list[str]:
    if not repair:
        with open_for_reading(url, current=True) as side:
            return await _compared(Snapshot(side), repair=False)
    check_current(url)
    database = await open_database(url, migrate=False)
    try:
        return await _compared(database, repair=True)
    finally:
        await database.close()


async def _compared(database: Database, *, repair: bool) -> list[str]:
    scores = await recompute(database, repair=repair)
    ratings = await recompute_ratings(database, repair=repair)
    statistics = await recount_statistics(database, partial(print, file=sys.stderr), repair=repair)
    return [str(found) for found in (*scores, *ratings, *statistics)]


def _head(text: str) -> Head:
    try:
        return Head.parse(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no head such as an audit shows") from None


def _audit(heads: Sequence[Head], *, seal: bool) -> int:
    settings = load_settings()
    file = settings.database_file
    if file is not None and not file.exists():
        raise Problem(f"There is no database at {file}.")
    begun = time.monotonic()
    try:
        reports, kept = asyncio.run(
            run_audit(
                settings.database_url,
                partial(print, file=sys.stderr),
                heads,
                now=datetime.now(UTC) if seal else None,
            )
        )
    except StorageError as error:
        raise Problem(f"The books cannot be audited. {error}") from None
    seconds = time.monotonic() - begun
    for sentence in sentences(reports, kept, seconds):
        print(sentence)
    well = not any(report.faults for report in reports) and all(since.guild_id for since in kept)
    return 0 if well else 1


def _tables(table_id: str | None, *, sure: bool) -> int:
    settings = load_settings()
    # It takes its time to load, and only this command needs it.
    from bot.run.cli.tables import close_table, list_tables, sentences

    try:
        found = asyncio.run(list_tables(settings.database_url))
        found = [table for table in found if table_id in (None, table.table_id)]
        if table_id is not None and not found:
            raise Problem(f"No table that stands has the id {table_id}.", UNFIT)
        for sentence in sentences(found):
            print(sentence)
        if table_id is None:
            return 0
        if not sure and not _agreed("End it without a result, and pay its stakes back?"):
            raise Problem("Nothing was changed.", UNFIT)
        closed = asyncio.run(close_table(settings.database_url, table_id))
    except StorageError as error:
        raise Problem(f"Nothing was changed. {error}") from None
    print(f"Table {closed.number} of server {closed.guild} is closed; what its pot held has been paid back.")
    return 0


def _agreed(question: str) -> bool:
    try:
        return input(f"{question} (yes/no) ").strip().lower() in {"y", "yes"}
    except EOFError:
        return False


def _erase(member: int) -> int:
    settings = load_settings()
    file = settings.database_file
    if file is not None and not file.exists():
        raise Problem(f"There is no database at {file}.")
    if file is None and (processes := server_at(settings.database_url).processes):
        where = ", ".join(place for place, _ in processes)
        raise Problem(f"The house is served ({where}): stop its processes first. Nothing has been erased.")
    try:
        check_current(settings.database_url)
        if not asyncio.run(_is_named(settings.database_url, member)):
            raise Problem(f"No record names the member {member}. Nothing has been changed.", UNFIT)
        playing = asyncio.run(_erased(settings.database_url, member))
    except StorageError as error:
        raise Problem(f"Nothing has been erased. {error}") from None
    if playing:
        raise Problem("The member sits at a table that is not over; close it first. Nothing has been erased.")
    if settings.backup_folder is not None:
        try:
            note_erasure(settings.backup_folder, member, int(datetime.now(UTC).timestamp() * 1000))
        except OSError as error:
            print(
                f"It could not be noted beside the backups ({error.strerror}): erase again after a restore."
            )
    print("Erased: no record names the member any more.")
    return 0


async def _is_named(url: str, member: int) -> bool:
    with open_for_reading(url, current=True) as side:
        return await is_named(Snapshot(side), member)


async def _erased(url: str, member: int) -> bool:
    """Erase the member, unless they still sit at a live table; say whether they do."""
    database = await open_database(
        url, exclusive=True, migrate=False
    )  # a bot that runs would write down again what it knows
    try:
        if await seated(database, member):
            return True
        await database.write(erase_member(member, new_pseudonym()))
        return False
    finally:
        await database.close()


def _back_up(folder: Path | None) -> int:
    settings = load_settings()
    file, folder = settings.database_file, folder or settings.backup_folder
    if file is None:
        return _back_up_server(settings.database_url, folder)
    if folder is None:
        raise Problem("Name a folder, or set CARDROOM_BACKUP_FOLDER.", UNFIT)
    made = back_up(file, folder, datetime.now(UTC))
    print(f"{made.file}: {made.size:,} bytes in {made.took:.1f} s, schema {made.schema}, checked.")
    for file in made.removed:
        print(f"Removed {file}.")
    return 0


def _back_up_server(url: str, folder: Path | None) -> int:
    """Say whether a server is backed up, and how that is done."""
    server, findings = server_backed_up(url, folder, datetime.now(UTC))
    code = _told_of(findings)
    archive = any(finding.about == "archive" and not finding.well for finding in findings)
    print("\n" + backing_up(server, folder, archive=archive), end="")
    return code


def _drill(what: str | None) -> int:
    settings = load_settings()
    file, folder, tell = settings.database_file, settings.backup_folder, partial(print, file=sys.stderr)
    if what is not None and "://" in what:
        return _told_of(drill_server(what, settings.database_url, folder, tell))
    if file is None:
        raise Problem(
            "The house is on a server: restore that elsewhere (`python -m bot restore` says how), and name "
            "the URL of what was restored.",
            UNFIT,
        )
    backup = None if what is None else Path(what)
    return _told_of(drill(file, backup, folder, datetime.now(UTC), tell))


def _move(source: str, target: str | None, *, reopened: bool) -> int:
    tell = partial(print, flush=True)
    if reopened:
        print(f"{back(source)} can be opened again. What was played elsewhere since is not in it.")
        return 0
    if target is None:
        raise Problem("Name the database to move to.", UNFIT)

    def wait(seconds: float) -> None:
        tell(f"The house was served a moment ago: it is watched for {seconds:.0f} seconds.")
        time.sleep(seconds)

    try:
        done = move(source, target, tell, wait)
    except KeyboardInterrupt:
        raise Problem(
            "The move was interrupted. Say it once more, and it begins anew; or play on where the house was.",
            130,
        ) from None
    print(f"Moved in {done.seconds:.1f} s. Set CARDROOM_DATABASE_URL to {done.where}, and start the bot.")
    print("The old database is as it was, and is not opened any more: it says where the house has gone.")
    return 0


def _restore(file: Path | None, *, sure: bool) -> int:
    settings = load_settings()
    database = settings.database_file
    if database is None:
        print(restoring(server_at(settings.database_url), settings.backup_folder, file), end="")
        return UNFIT
    if file is None:
        raise Problem("Name the backup.", UNFIT)
    folders = [file.parent, *([settings.backup_folder] if settings.backup_folder is not None else [])]

    def agree(loss: Loss | None) -> bool:
        print(_told(loss))
        return sure or _agreed("Put the backup in the database's place?")

    done = restore(database, file, folders, datetime.now(UTC), agree)
    if done is None:
        raise Problem("Nothing was changed.", UNFIT)
    print(f"Restored: {settings.database_name} is what {file} was.")
    if done.kept is not None:
        print(f"The old database is kept as {done.kept}; delete it once all is well.")
    if done.erased:
        print(f"Erased again, as they had been since: {done.erased} members.")
    return 0


def _told(loss: Loss | None) -> str:
    """What a restore loses, for people."""
    if loss is None:
        return "There is no database, or it is damaged: what would be lost cannot be counted."
    backup, present = (
        f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
        for at in (loss.backup, loss.present)
    )
    between = timedelta(seconds=max(0, loss.present - loss.backup) // 1000)
    counts = ", ".join(f"{count:,} {what}" for what, count in loss.counts.items())
    told = (
        f"The backup knows what was played until {backup}, the database until {present} ({between} later).\n"
        f"This would be lost: {counts}."
    )
    for guild in loss.strange:
        told += f"\nWhat the backup has of server {guild} is no earlier state of this database: see `audit`."
    return told


def _verify(file: Path) -> int:
    try:
        said = check_match(_content(file))
    except ProofRefused as error:
        raise Problem(f"{file} is refused. {error}", UNFIT) from None
    except RecordRefused as error:
        raise Problem(f"{file} is refused. {record_refusal(error)}", UNFIT) from None
    for sentence in said:
        print(sentence)
    return 0


def _content(file: Path) -> bytes:
    """Read a match's file, of a longer one so much that it is refused."""
    try:
        with file.open("rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise Problem(f"{file} cannot be read ({error.strerror}).", UNFIT) from None


def _replay(file: Path, deal: int | None) -> int:
    data = _content(file)
    try:
        told = transcript(load_record(data), eyes=True, deal=deal)
    except RecordRefused as error:
        raise Problem(f"{file} is refused. {record_refusal(error)}", UNFIT) from None
    except NoSuchDeal as error:
        raise Problem(no_deal(error.deal, error.finished), UNFIT) from None
    print(told, end="")
    return 0


def _trial(channel: int | None, report: Path, as_json: Path) -> int:
    settings = load_settings()
    configure_logging("WARNING", settings.secrets)
    from bot.trial.session import run  # discord.py takes its time to load

    return run(settings, channel, report, as_json, partial(print, flush=True))


if __name__ == "__main__":
    sys.exit(main())
