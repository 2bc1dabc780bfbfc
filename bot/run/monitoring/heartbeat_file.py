"""The file that a running bot touches, and the check that reads it (`doctor --quick`).

A container runs the check every 30 seconds, so this module imports almost nothing.
"""

import os
import time
from pathlib import Path

from bot.run.check_result import CheckResult

STALE = 60.0
"""Seconds without a beat until the bot counts as dead; resuming a gateway session takes less."""
VARIABLE = "CARDROOM_HEARTBEAT_FILE"
ENV_FILE = Path(".env")


def age(file: Path) -> float | None:
    """Return the seconds between now and the heartbeat file's last beat; None if there was none.

    The absolute value, since the clock may have been set back.
    """
    try:
        return abs(time.time() - file.stat().st_mtime)
    except FileNotFoundError:
        return None


def check(env_file: Path = ENV_FILE) -> CheckResult:
    """Check whether a running bot is alive."""
    try:
        name = _setting(env_file)
        seconds = age(Path(name).expanduser()) if name else None
    except (OSError, ValueError, RuntimeError) as error:  # unreadable, not text, no home folder
        return CheckResult(False, "heartbeat", f"cannot be checked ({error})")
    if not name:
        return CheckResult(False, "heartbeat", f"{VARIABLE} is not set: a running bot cannot be checked")
    if seconds is None:
        return CheckResult(False, "heartbeat", "the bot has not connected yet")
    said = f"the bot was connected and could store data {seconds:.0f} seconds ago"
    return CheckResult(seconds <= STALE, "heartbeat", said)


def fault(file: Path) -> str | None:
    """Return why a bot could not touch the file; None if it can."""
    said = f"the heartbeat file {file} cannot be written"
    try:
        file.stat()
    except FileNotFoundError:
        touched = file.parent
        if not touched.is_dir():
            return f"{said}: its folder does not exist"
    except OSError as error:  # the name is too long, or a folder of its path may not be searched
        return f"{said} ({error.strerror})"
    else:
        touched = file
        if touched.is_dir():
            return f"the heartbeat file {file} is a folder"
    return None if os.access(touched, os.W_OK) else said


def _setting(env_file: Path) -> str | None:
    """Return the file's name as `load_settings` finds it, without loading all settings."""
    given = {name.upper(): value for name, value in os.environ.items()}
    if not given.get(VARIABLE) and env_file.is_file():
        from dotenv import dotenv_values  # takes as long as all else here, and most containers have no file

        given = {
            name.upper(): value or "" for name, value in dotenv_values(env_file, encoding="utf-8-sig").items()
        }
    return given.get(VARIABLE)
