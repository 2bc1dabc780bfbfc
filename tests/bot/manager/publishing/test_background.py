"""Background tasks."""

import asyncio
import logging

import pytest

from bot.manager.publishing.background import Background
from bot.manager.publishing.messages import NotSent
from data.db.errors import StorageError


async def test_what_goes_wrong_is_logged_under_the_name_of_the_work(
    caplog: pytest.LogCaptureFixture,
) -> None:
    work = Background("dusting")

    async def fails() -> None:
        raise ValueError("a vase")

    task = work.spawn(fails())
    assert isinstance(task, asyncio.Task)
    await work.quiet()
    [record] = caplog.records
    assert record.getMessage() == "dusting failed by a fault of the program; please report it"
    assert record.exc_info is not None
    assert isinstance(record.exc_info[1], ValueError)


async def test_a_task_that_is_just_done_is_waited_for() -> None:
    """Regression: from Python 3.12 on, this never ended."""
    work = Background("dusting")
    task = work.spawn(asyncio.sleep(0, None))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert (task.done(), work._tasks) == (True, {task})
    await work.quiet()
    assert not work._tasks


async def test_what_is_under_way_is_ended_without_a_word(caplog: pytest.LogCaptureFixture) -> None:
    work = Background("dusting")
    task = work.spawn(asyncio.Event().wait())  # type: ignore[arg-type]
    await work.stop()
    assert task.cancelled()
    await work.quiet()
    assert not caplog.records


@pytest.mark.parametrize("error", [NotSent("an edit was not taken (503)"), StorageError("It is locked.")])
async def test_what_discord_or_the_database_has_not_taken_is_one_line(
    caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    work = Background("dusting")

    async def fails() -> None:
        raise error

    work.spawn(fails())
    await work.quiet()
    [record] = caplog.records
    assert record.getMessage() == f"dusting is tried again: {error}"
    assert record.levelno == logging.WARNING
    assert record.exc_info is None
