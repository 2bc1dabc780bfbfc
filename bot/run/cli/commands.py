"""The operator's commands, which print their results and return an exit code."""

import argparse
import asyncio
import sys
import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from bot.run.backup import back_up, server_at, server_backed_up
from bot.run.check_result import CheckResult
from bot.run.cli.audit import run_audit, sentences
from bot.run.cli.doctor import examine
from bot.run.cli.drill import drill, drill_server
from bot.run.cli.move import back, move
from bot.run.cli.postgres_advice import backing_up, restoring
from bot.run.cli.recount import recount_statistics
from bot.run.cli.restore import Loss, restore
from bot.run.config import load_settings
from bot.run.erasure_log import note_erasure
from bot.run.monitoring.logs import configure_logging
from bot.run.problem import FOUND, INTERRUPTED, UNFIT, Problem
from bot.run.program_name import program
from bot.texts.results.records import record_refusal
from bot.texts.results.transcript import NoSuchDeal, no_deal, transcript
from data.db.connection import open_database, schema_version
from data.db.database import Database
from data.db.errors import RecordRefused, StorageError
from data.erasure import erase_member, is_named, new_pseudonym
from data.fairness.guild_chain import Head
from data.fairness.verifier import ProofRefused, check_match
from data.rankings.ratings import rate_by_current_rules, recompute_ratings
from data.scores import recompute
from data.tables.match_export import MOST_BYTES, load_record
from data.tables.table_queries import seated
from data.transfer import Snapshot, check_current, open_for_reading


def execute(arguments: argparse.Namespace) -> int:
    """Run the command of a parsed command line and return the exit code. Raises Problem."""
    match arguments.command:
        case "doctor":
            return _doctor(cluster=arguments.cluster)
        case "scores":
            return _rate_again() if arguments.todays_rules else _recompute(repair=arguments.repair)
        case "audit":
            return _audit(arguments.since, seal=arguments.seal)
        case "tables":
            return _tables(arguments.close, sure=arguments.yes)
        case "reports":
            return _reports(read=arguments.all, mark=arguments.mark)
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
        case _:
            return _migrate()


def _migrate() -> int:
    settings = load_settings()
    # The log names the copy of the database from before.
    configure_logging(settings.log_level, settings.secrets, as_json=settings.log_format == "json")
    try:
        version = asyncio.run(_migrated(settings.database_url))
    except StorageError as error:
        raise Problem(f"The schema was not changed. {error}") from None
    print(f"{settings.database_name} has schema {version}.")
    return 0


async def _migrated(url: str) -> int:
    database = await open_database(url, exclusive=True)
    try:
        return await schema_version(database)
    finally:
        await database.close()


def _doctor(*, cluster: bool) -> int:
    return _print_results(asyncio.run(examine(cluster=cluster)))


def _print_results(results: Iterable[CheckResult]) -> int:
    """Print each result as it arrives; return the exit code."""
    well = True
    for result in results:
        print(result, flush=True)
        well = well and result.well
    return 0 if well else FOUND


def _rate_again() -> int:
    settings = load_settings()
    try:
        rated, left_out = asyncio.run(_rated_again(settings.database_url))
    except StorageError as error:
        raise Problem(f"The matches cannot be rated again. {error}") from None
    print(f"Rated {rated} matches by the current rules; {left_out} of them do not count under these rules.")
    print("Scores, streaks and leaderboards were updated. Chips did not change.")
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
        print("All scores, ratings, leaderboards and statistics match the stored deals and results.")
    elif repair:
        print(f"{len(differences)} differences, repaired.")
    else:
        print(f"{len(differences)} differences; --repair stores the recomputed values.")
    return 0 if repair or not differences else FOUND


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
        raise Problem(f"The audit cannot run. {error}") from None
    seconds = time.monotonic() - begun
    for sentence in sentences(reports, kept, seconds):
        print(sentence)
    well = not any(report.faults for report in reports) and all(since.guild_id for since in kept)
    return 0 if well else FOUND


def _tables(table_id: str | None, *, sure: bool) -> int:
    settings = load_settings()
    # Slow to load, and only this command needs it.
    from bot.run.cli.tables import close_table, list_tables, sentences

    try:
        found = asyncio.run(list_tables(settings.database_url))
        found = [table for table in found if table_id in (None, table.table_id)]
        if table_id is not None and not found:
            raise Problem(f"No open table has the id {table_id}.", UNFIT)
        for sentence in sentences(found):
            print(sentence)
        if table_id is None:
            return 0
        if not sure and not _confirm("End this table without a result and refund its stakes?"):
            raise Problem("Nothing was changed.", UNFIT)
        closed = asyncio.run(close_table(settings.database_url, table_id))
    except StorageError as error:
        raise Problem(f"Nothing was changed. {error}") from None
    print(f"Table {closed.number} of server {closed.guild} is closed; its pot has been refunded.")
    return 0


def _reports(*, read: bool, mark: bool) -> int:
    settings = load_settings()
    from bot.run.cli.reports import list_reports, mark_all_read, report_lines

    try:
        found = asyncio.run(list_reports(settings.database_url, read=read))
        for line in report_lines(found):
            print(line)
        if mark and found:
            asyncio.run(mark_all_read(settings.database_url, found))
    except StorageError as error:
        raise Problem(f"Nothing was changed. {error}") from None
    if mark and found:
        print("They are marked as read.")
    return 0


def _confirm(question: str) -> bool:
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
        raise Problem(f"The bot is running ({where}): stop its processes first. Nothing has been erased.")
    try:
        check_current(settings.database_url)
        if not asyncio.run(_is_named(settings.database_url, member)):
            raise Problem(f"No record names member {member}. Nothing has been changed.", UNFIT)
        playing = asyncio.run(_erased(settings.database_url, member))
    except StorageError as error:
        raise Problem(f"Nothing has been erased. {error}") from None
    if playing:
        raise Problem("The member sits at an open table; close it first. Nothing has been erased.")
    if settings.backup_folder is not None:
        try:
            note_erasure(settings.backup_folder, member, int(datetime.now(UTC).timestamp() * 1000))
        except OSError as error:
            print(
                f"The erasure log beside the backups cannot be written ({error.strerror}): after a restore, "
                "erase the member again."
            )
    print("Erased: no record names the member any more.")
    return 0


async def _is_named(url: str, member: int) -> bool:
    with open_for_reading(url, current=True) as side:
        return await is_named(Snapshot(side), member)


async def _erased(url: str, member: int) -> bool:
    """Erase the member, unless they sit at a live table; return whether they do."""
    # Exclusive access: a running bot would write back what it has in memory.
    database = await open_database(url, exclusive=True, migrate=False)
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
    """Check the backups of a PostgreSQL server, and print how to make them.

    What is only advisable for a server is a fault of its backups.
    """
    server, results = server_backed_up(url, folder, datetime.now(UTC))
    _print_results(results)
    lacking = {result.about for result in results if result.advice or not result.well}
    print("\n" + backing_up(server, folder, archive="archive" in lacking), end="")
    return FOUND if lacking else 0


def _drill(what: str | None) -> int:
    settings = load_settings()
    file, folder, tell = settings.database_file, settings.backup_folder, partial(print, file=sys.stderr)
    if what is not None and "://" in what:
        return _print_results(drill_server(what, settings.database_url, folder, tell))
    if file is None:
        raise Problem(
            f"The database is on a PostgreSQL server: restore a copy of it elsewhere (`{program()} restore` "
            "says how), and pass the URL of that copy.",
            UNFIT,
        )
    backup = None if what is None else Path(what)
    return _print_results(drill(file, backup, folder, datetime.now(UTC), tell))


def _move(source: str, target: str | None, *, reopened: bool) -> int:
    tell = partial(print, flush=True)
    if reopened:
        print(f"{back(source)} can be used again. It does not contain what was played elsewhere since.")
        return 0
    if target is None:
        raise Problem("Name the database to move to.", UNFIT)

    def wait(seconds: float) -> None:
        tell(f"A bot used the database a moment ago: watching for {seconds:.0f} seconds.")
        time.sleep(seconds)

    try:
        done = move(source, target, tell, wait)
    except KeyboardInterrupt:
        raise Problem(
            "The move was interrupted. Run the command again to start over, or keep using the old database.",
            INTERRUPTED,
        ) from None
    print(f"Moved in {done.seconds:.1f} s. Set CARDROOM_DATABASE_URL to {done.where}, and start the bot.")
    print("The old database keeps its data, but the bot refuses to open it: it is marked as moved.")
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
        print(_describe_loss(loss))
        return sure or _confirm("Replace the database with the backup?")

    done = restore(database, file, folders, datetime.now(UTC), agree)
    if done is None:
        raise Problem("Nothing was changed.", UNFIT)
    print(f"Restored {settings.database_name} from {file}.")
    if done.kept is not None:
        print(f"The old database is kept as {done.kept}; delete it when you no longer need it.")
    if done.erased:
        print(f"Erased again, because they were erased after the backup: {done.erased} members.")
    return 0


def _describe_loss(loss: Loss | None) -> str:
    """Return the text that says what a restore would lose."""
    if loss is None:
        return "There is no database, or it is damaged: the loss cannot be counted."
    backup, present = (
        f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
        for at in (loss.backup, loss.present)
    )
    between = timedelta(seconds=max(0, loss.present - loss.backup) // 1000)
    counts = ", ".join(f"{count:,} {what}" for what, count in loss.counts.items())
    text = (
        f"The backup ends at {backup}, the database at {present} ({between} later).\n"
        f"This would be lost: {counts}."
    )
    for guild in loss.strange:
        text += f"\nFor server {guild} the backup is not an earlier state of this database: see `audit`."
    return text


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
    """Read a match file; of one that is too long, only enough for it to be refused."""
    try:
        with file.open("rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise Problem(f"{file} cannot be read ({error.strerror}).", UNFIT) from None


def _replay(file: Path, deal: int | None) -> int:
    data = _content(file)
    try:
        text = transcript(load_record(data), eyes=True, deal=deal)
    except RecordRefused as error:
        raise Problem(f"{file} is refused. {record_refusal(error)}", UNFIT) from None
    except NoSuchDeal as error:
        raise Problem(no_deal(error.deal, error.finished), UNFIT) from None
    print(text, end="")
    return 0
