"""How a house on a PostgreSQL server is backed up and restored: in commands for that very server."""

import shlex
from pathlib import Path
from typing import Final

from bot.run.postgres_report import ARCHIVE_SECONDS
from data.db.postgres_report import ServerReport

FOLDER: Final = Path("/var/backups/cardroom")
"""Where base backups go if nobody says where."""
RESTORED_PORT: Final = 5433

_COPYING: Final = (
    "test ! -f /archive/%f && cp %p /archive/.%f && sync /archive/.%f && mv /archive/.%f /archive/%f"
)
_ARCHIVE: Final = """
As a superuser of the server, once. /archive lies on another machine, and the server's user may write there;
the first line takes a new start of the server.

    ALTER SYSTEM SET archive_mode = on;
    ALTER SYSTEM SET archive_timeout = '{seconds}s';
    ALTER SYSTEM SET archive_command = '{copying}';
    SELECT pg_reload_conf();
"""
_REPLICATION: Final = """
The user that makes base backups needs the right to; as a superuser, and with a line "host replication" of it
in pg_hba.conf:

    ALTER ROLE "{user}" REPLICATION;
"""
_BASE: Final = """
Every day, from cron, on the machine that keeps the backups, and once now. The password, if there is one,
belongs in ~/.pgpass.

    pg_basebackup --dbname={dbname} --format=tar --gzip --checkpoint=fast \\
        --pgdata={folder}/base-$(date -u +%Y%m%dT%H%M%SZ)
    find {folder} -maxdepth 1 -name 'base-*' -mtime +14 -exec rm -r {{}} +

WAL that is older than the oldest of them can go, too (pg_archivecleanup). pgBackRest does all of this, and
more. Every week: restore it elsewhere, and say `python -m bot drill` with the URL of that.
"""
_RESTORE: Final = """
{name} is restored by PostgreSQL's own means; nothing was changed.

1. Stop all processes of the house. Leave the old server as it is.
2. As the server's user, on the machine that is to serve, with the last base backup before the fault:

    mkdir -m 700 /var/lib/postgresql/restored && cd /var/lib/postgresql/restored
    tar -xzf {base}/base.tar.gz
    tar -xzf {base}/pg_wal.tar.gz -C pg_wal

3. Add to postgresql.auto.conf there, without the second line to come to the last move that was archived:

    restore_command = 'cp /archive/%f %p'
    recovery_target_time = '2026-11-22 16:00:00+00'
    recovery_target_action = promote
    hot_standby = off
    archive_mode = off

4. Start it on another port, and wait until it has caught up:

    touch recovery.signal
    pg_ctl -D /var/lib/postgresql/restored -o '-p {port}' -w start
    until pg_isready --quiet --dbname={ready}; do sleep 1; done

5. Audit it, compare it with the old server as far as that answers, and erase again who was erased since:

    python -m bot drill {url}

6. Set CARDROOM_DATABASE_URL to it, turn archive_mode on again with an archive of its own, make a base backup,
   start the house.
"""


def backing_up(server: ServerReport, folder: Path | None, *, archive: bool) -> str:
    """Return what to do so that base backups go to a folder; ``archive``: and for an archive of the WAL."""
    parts = ["PostgreSQL backs itself up: by base backups, and by an archive of its WAL.\n"]
    if archive:
        parts.append(_ARCHIVE.format(seconds=ARCHIVE_SECONDS, copying=_COPYING))
    if not server.replicates:
        parts.append(_REPLICATION.format(user=server.user))
    parts.append(_BASE.format(dbname=_dbname(server), folder=shlex.quote(str(folder or FOLDER))))
    return "".join(parts)


def restoring(server: ServerReport, folder: Path | None, base: Path | None) -> str:
    """Return how to restore a server from a base backup; None: the newest one in the folder."""
    where = shlex.quote(str((base or (folder or FOLDER) / "base-…").absolute()))
    return _RESTORE.format(
        name=server.name,
        base=where,
        port=RESTORED_PORT,
        ready=_dbname(server, RESTORED_PORT),
        url=_url(server),
    ).lstrip()


def _dbname(server: ServerReport, port: int | None = None) -> str:
    """Return how libpq's programs reach the server; ``port``: another one there."""
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
