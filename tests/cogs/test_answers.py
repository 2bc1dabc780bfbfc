"""Refusals and errors sent as answers."""

import logging
import re
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import pytest
from discord.app_commands import AppCommandContext

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import TableError, TableReason
from bot.texts import refusals
from cogs.answers import completion, refuse
from engine.errors import CardError, SetupError
from tests.bot.ui.limits import check

ALONE = SimpleNamespace(shared=False)
"""A database that no other process uses."""
LOST = (aiohttp.ServerDisconnectedError, ConnectionResetError, TimeoutError)
"""How a connection to Discord fails."""
FACTS: Final = sorted(set(re.findall(r'facts\.get\("(\w+)"', Path(refusals.__file__).read_text("utf-8"))))
"""Everything that a refusal of the game manager may know."""


def interaction_of(answer: Any, is_closed: Any = lambda: False, kind: type = SimpleNamespace) -> Any:
    client = SimpleNamespace(
        delivery=SimpleNamespace(answer=answer), database=ALONE, is_closed=is_closed, presses={}
    )
    member = SimpleNamespace(id=1)
    where = AppCommandContext(dm_channel=True)
    return kind(client=client, data={}, guild_id=None, context=where, extras={}, user=member)


class Press(SimpleNamespace):
    command = None


@pytest.mark.parametrize("lost", LOST)
@pytest.mark.parametrize("error", [TableError(TableReason.STALE), *(lost() for lost in LOST)])
async def test_where_discord_is_not_reached_a_refusal_is_told_in_lines_without_a_traceback(
    error: Exception, lost: type[Exception], caplog: pytest.LogCaptureFixture
) -> None:
    async def answer(*_: object) -> None:
        raise lost

    await refuse(interaction_of(answer, kind=Press), error)
    assert caplog.records[-1].getMessage() == (
        f"a refusal could not be sent ({lost.__name__}); the member may repeat"
    )
    assert not any(record.exc_info for record in caplog.records)


@pytest.mark.parametrize("lost", LOST)
async def test_where_discord_is_not_reached_nothing_is_completed(
    lost: type[Exception], caplog: pytest.LogCaptureFixture
) -> None:
    async def autocomplete(_: object) -> None:
        raise lost

    @completion
    async def offers(*_: object) -> list[Any]:
        return []

    with caplog.at_level(logging.INFO):
        interaction: Any = SimpleNamespace(response=SimpleNamespace(autocomplete=autocomplete))
        assert await offers(interaction, "") == []
    assert [record.exc_info for record in caplog.records] == [None]


@pytest.mark.parametrize("since", [0, 1])
async def test_a_bot_that_is_leaving_tells_nobody_anything(
    since: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def answer(*_: object) -> None:
        raise RuntimeError("Session is closed")

    closed = count()
    interaction = interaction_of(answer, lambda: next(closed) >= since, Press)
    await refuse(interaction, TableError(TableReason.STALE))
    assert not caplog.records


class Forged(SimpleNamespace):
    """An interaction whose command and options discord.py cannot read."""

    @property
    def command(self) -> object:
        raise KeyError("name")

    @property
    def namespace(self) -> object:
        raise AttributeError("'NoneType' object has no attribute 'get'")


@pytest.mark.parametrize("kind", [Press, Forged])
@pytest.mark.parametrize(
    "value",
    ["`*" * 3_000, "\0", 10**5_000, float("nan"), None, [], {}, (1,)],
    ids=lambda value: type(value).__name__,
)
async def test_every_refusal_is_sent_whatever_it_is_about(
    value: object, kind: type, caplog: pytest.LogCaptureFixture
) -> None:
    """Regression: a refusal of an unreadable option failed itself, and nothing was sent."""
    caplog.set_level(logging.DEBUG, "cogs.answers")
    sent: list[Page] = []

    async def answer(_: object, page: Page) -> None:
        sent.append(page)

    refused = [
        *(TableError(reason, **dict.fromkeys(FACTS, value)) for reason in TableReason),
        *(
            SetupError(option, value, allowed)
            for option in ("game", "seats", "target", "")
            for allowed in ("2 players", range(2, 3))
        ),
        CardError(str(value)[:6_000] if not isinstance(value, int) else "10**5000"),
        KeyError(value),
    ]
    for number, error in enumerate(refused, 1):
        interaction = interaction_of(answer, kind=kind)
        interaction.client.places = SimpleNamespace(missing=_none_missing)
        interaction.data = {"custom_id": value}
        await refuse(interaction, error)
        assert len(sent) == number
        check(sent[-1])


async def _none_missing(*_: object) -> frozenset[int]:
    return frozenset()
