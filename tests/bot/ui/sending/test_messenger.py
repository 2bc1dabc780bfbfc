"""Exceptions of failed requests to Discord."""

from typing import Any

import aiohttp
import pytest

from bot.manager.publishing.messages import NotSent
from bot.ui.sending import raw_api
from bot.ui.sending.delivery import Delivery
from bot.ui.sending.messenger import _translate_errors


async def test_what_a_bot_that_has_left_would_send_is_not_sent() -> None:
    session = aiohttp.ClientSession()
    await session.close()
    with (
        pytest.raises(NotSent, match="an edit was not sent"),
        _translate_errors("an edit"),
    ):
        await session.get("http://127.0.0.1:9/")


def test_another_fault_is_what_it_is() -> None:
    with pytest.raises(RuntimeError, match="our own"), _translate_errors("an edit"):
        raise RuntimeError("our own")


@pytest.mark.parametrize("lost", [aiohttp.ServerDisconnectedError, aiohttp.ClientPayloadError])
async def test_a_panel_that_cannot_be_withdrawn_stays(
    lost: type[aiohttp.ClientError], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang_up(_: object) -> None:
        raise lost

    monkeypatch.setattr(raw_api, "withdraw", hang_up)
    nothing: Any = None
    await Delivery(nothing, nothing, nothing, nothing, nothing).withdraw(nothing)
