"""A temporary PostgreSQL server, from the programs installed on this machine."""

import asyncio
import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin")
"""Where packages install the programs, outside PATH."""
USER = "cardroom"
ROOTLESS = "postgres"
"""The account of Debian's package: PostgreSQL refuses to run as root."""
ADVICE = (
    "PostgreSQL is not installed, or its programs (initdb, pg_ctl) are not found. On Debian and Ubuntu: "
    "apt install postgresql. Only the programs are used, none of its databases."
)


class PostgresAbsent(Exception):
    """No PostgreSQL can be started; the text says what to do."""


class Postgres:
    """A PostgreSQL server on a local port; its address contains the password."""

    def __init__(self) -> None:
        self.port = 0
        self._password = secrets.token_urlsafe(24)
        self._folder: Path | None = None

    def url(self, port: int | None = None) -> str:
        """Return its address; ``port``: through a proxy."""
        return f"postgresql://{USER}:{self._password}@127.0.0.1:{port or self.port}/postgres"

    async def start(self) -> None:
        """Create an empty database and serve it. Raises PostgresAbsent with what is missing."""
        if os.geteuid() == 0 and not _has_account(ROOTLESS):
            raise PostgresAbsent(f"PostgreSQL does not run as root, and there is no account {ROOTLESS}.")
        _program("initdb")
        folder = self._folder = Path(tempfile.mkdtemp(prefix="cardroom-postgres-"))
        secret = folder / "password"
        secret.touch(0o600)
        secret.write_text(self._password)
        if os.geteuid() == 0:
            for path in (folder, secret):
                shutil.chown(path, ROOTLESS, ROOTLESS)
        self.port = free_port()
        await self._run(
            "initdb", "-D", "data", "-U", USER, "--auth=scram-sha-256", "--pwfile=password",
            "--encoding=UTF8", "--locale=C", "--no-sync",
        )  # fmt: skip
        secret.unlink()
        await self._serve()

    async def _serve(self) -> None:
        # TCP only, so that a connection can be cut
        options = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories="
        await self._run("pg_ctl", "start", "-D", "data", "-w", "-l", "log", "-o", options)

    async def crash(self) -> None:
        """Kill it as a power cut would, and start it again."""
        await self._run("pg_ctl", "stop", "-D", "data", "-m", "immediate", "-w")
        await self._serve()

    async def stop(self) -> None:
        """Stop it and delete its data."""
        if self._folder is None:
            return
        if (self._folder / "data" / "postmaster.pid").exists():
            await self._run("pg_ctl", "stop", "-D", "data", "-m", "immediate", "-w")
        shutil.rmtree(self._folder)
        self._folder = None

    async def _run(self, name: str, *arguments: str) -> None:
        user: Any = {}
        if os.geteuid() == 0:
            user = {"user": ROOTLESS, "group": ROOTLESS, "extra_groups": []}
        command = [_program(name), *arguments]
        # in a thread: uvloop cannot start processes under another account
        done = await asyncio.to_thread(lambda: subprocess.run(  # noqa: S603 - a program of PostgreSQL
            command, cwd=self._folder, start_new_session=True, check=False, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **user,
        ))  # fmt: skip
        if done.returncode:
            raise PostgresAbsent(f"PostgreSQL does not start: {done.stderr.strip()}")


def free_port() -> int:
    """Return a free local port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _program(name: str) -> str:
    """Return the path of a program, of several versions the newest.

    Raises PostgresAbsent if there is none.
    """
    found = [path / name for place in PLACES for path in Path("/").glob(place.lstrip("/"))]
    there = sorted((path for path in found if path.is_file()), key=_version)
    program = str(there[-1]) if there else shutil.which(name)
    if program is None:
        raise PostgresAbsent(ADVICE)
    return program


def _version(program: Path) -> int:
    digits = "".join(c for c in program.parents[1].name if c.isdigit() or c == ".").partition(".")[0]
    return int(digits or 0)


def _has_account(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
