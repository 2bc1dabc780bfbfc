"""Instructions for backing up and restoring PostgreSQL, with the operator's own server in them."""

import shlex
from pathlib import Path
from typing import Final

from bot.run.postgres_report import ARCHIVE_SECONDS
from bot.run.program_name import program
from data.db.postgres_report import ServerReport

FOLDER: Final = Path("/var/backups/cardroom")
"""Default folder of base backups."""
RESTORED_PORT: Final = 5433

ARCHIVING: Final = (
    "test ! -f /archive/%f.gz && gzip < %p > /archive/.%f "
    "&& sync /archive/.%f && mv /archive/.%f /archive/%f.gz"
)
"""The archive_command. A file of a minute is 16 MB, and nearly all of it is empty."""
_ARCHIVE: Final = """
Do this once, as a superuser of the PostgreSQL server. /archive is a folder on another machine that the
PostgreSQL server's user can write to. The first setting needs a restart of the PostgreSQL server.

    ALTER SYSTEM SET archive_mode = on;
    ALTER SYSTEM SET archive_timeout = '{seconds}s';
    ALTER SYSTEM SET archive_command = '{copying}';
    SELECT pg_reload_conf();
"""
_REPLICATION: Final = """
The user that makes base backups needs the REPLICATION privilege and a "host replication" line in
pg_hba.conf. As a superuser:

    ALTER ROLE "{user}" REPLICATION;
"""
_BASE: Final = """
Run this now, and every day from cron, on the machine that keeps the backups. Put the password, if there is
one, into ~/.pgpass.

    pg_basebackup --dbname={dbname} --format=tar --gzip --checkpoint=fast \\
        --pgdata={folder}/base-$(date -u +%Y%m%dT%H%M%SZ)
    find {folder} -maxdepth 1 -name 'base-*' -mtime +14 -exec rm -r {{}} +

You can delete WAL that is older than the oldest base backup (pg_archivecleanup -x .gz). pgBackRest does all
of this and more. Every week, restore a backup elsewhere and run `{program} drill` with its URL.
"""
_RESTORE: Final = """
Restore {name} with PostgreSQL's own tools, as follows. This command changed nothing.

1. Stop all processes of the bot. Do not change the old PostgreSQL server.
2. On the new machine, as the PostgreSQL server's user, unpack the last base backup from before the fault:

    mkdir -m 700 /var/lib/postgresql/restored && cd /var/lib/postgresql/restored
    tar -xzf {base}/base.tar.gz
    tar -xzf {base}/pg_wal.tar.gz -C pg_wal

3. Add these lines to postgresql.auto.conf there. Leave out the second one to restore everything archived:

    restore_command = 'gunzip < /archive/%f.gz > %p || cp /archive/%f %p'
    recovery_target_time = '2026-11-22 16:00:00+00'
    recovery_target_action = promote
    hot_standby = off
    archive_mode = off

4. Start it on another port, and wait until recovery has finished:

    touch recovery.signal
    pg_ctl -D /var/lib/postgresql/restored -o '-p {port}' -w start
    until pg_isready --quiet --dbname={ready}; do sleep 1; done

5. Audit it, compare it with the old PostgreSQL server if that answers, and repeat the erasures since then:

    {program} drill {url}

6. Set CARDROOM_DATABASE_URL to the new database, turn archive_mode on again with a new archive folder, make a
   base backup, and start the bot.
"""


def backing_up(server: ServerReport, folder: Path | None, *, archive: bool) -> str:
    """Return how to make base backups in a folder and, for ``archive``, how to archive the WAL."""
    parts = ["PostgreSQL has its own backups: base backups, and an archive of the WAL.\n"]
    if archive:
        parts.append(_ARCHIVE.format(seconds=ARCHIVE_SECONDS, copying=ARCHIVING))
    if not server.replicates:
        parts.append(_REPLICATION.format(user=server.user))
    where = shlex.quote(str(folder or FOLDER))
    parts.append(_BASE.format(dbname=_dbname(server), folder=where, program=program()))
    return "".join(parts)


def restoring(server: ServerReport, folder: Path | None, base: Path | None) -> str:
    """Return how to restore a server from a base backup (None: the newest in the folder)."""
    where = shlex.quote(str((base or (folder or FOLDER) / "base-…").absolute()))
    return _RESTORE.format(
        name=server.name,
        base=where,
        port=RESTORED_PORT,
        ready=_dbname(server, RESTORED_PORT),
        url=_url(server),
        program=program(),
    ).lstrip()


def _dbname(server: ServerReport, port: int | None = None) -> str:
    """Return the server's connection string for libpq's programs; ``port`` replaces its port."""
    parts = {**server.place, "user": server.user}
    if port is not None:
        parts["port"] = str(port)
    return shlex.quote(" ".join(f"{key}={value}" for key, value in parts.items() if value))


def _url(server: ServerReport) -> str:
    host = server.place.get("host", "")
    if host.startswith("/"):
        place = f"/{server.database}?host={host}&port={RESTORED_PORT}&user={server.user}"
    else:
        place = f"{server.user}@{host}:{RESTORED_PORT}/{server.database}"
    return shlex.quote(f"postgresql://{place}")
