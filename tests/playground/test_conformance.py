"""The conformance check itself: it reports violations, and the specification is there."""

import pytest

from bot.playground.request_log import Call, Exchange
from bot.playground.resources.guilds import APPLICATION
from bot.playground.resources.messages import Upload
from tests.playground.conformance import Conformance, available
from tests.playground.conftest import Room

pytestmark = pytest.mark.skipif(not available(), reason="Discord's specification is not here")


def exchange(method: str, path: str, body: object, status: int = 200, reply: object = None) -> Exchange:
    call = Call(1, 0.0, method, path, f"{method} {path}", webhook=False, body=body)
    return Exchange(call, "application/json", status, reply, {})


@pytest.mark.parametrize(
    ("seen", "complaint"),
    [
        (
            exchange("POST", "users/@me/channels", {"recipient_id": []}, 400, {"code": 1, "message": "x"}),
            None,
        ),
        (exchange("GET", "users/@me", None, 200, {"id": "1"}), "reply"),
        (exchange("GET", "users/@me", None, 404, {"message": "x"}), '"code" is a required property'),
        (exchange("GET", "no/such/route", None, 200, {}), "not in the specification"),
        (exchange("GET", "no/such/route", None, 501, {"message": "x"}), None),
        (exchange("DELETE", "channels/1/messages/2", None, 204, {"x": 1}), "a body where there is none"),
        (
            exchange("PUT", f"applications/{APPLICATION}/commands", [{"name": "x", "options": 5}], 200, []),
            "0.options",
        ),
    ],
)
def test_it_objects(seen: Exchange, complaint: str | None) -> None:
    judge = Conformance()
    judge.exchange(seen)
    if complaint is None:
        assert judge.violations == []
    else:
        assert complaint in "\n".join(judge.violations)


def test_the_telling_branch_is_named() -> None:
    bad = {"type": 2, "style": 1, "custom_id": "x" * 101, "label": "y"}
    judge = Conformance()
    judge.exchange(
        exchange("PATCH", "channels/1/messages/2", {"components": [{"type": 1, "components": [bad]}]})
    )
    assert any("components.0.components.0.custom_id" in line for line in judge.violations)


def test_files_of_a_request_are_judged_with_it() -> None:
    call = Call(1, 0.0, "POST", "channels/1/messages", "", webhook=False, body={"content": "x"})
    call.uploads = [Upload("0", "a.png", b"x")]
    judge = Conformance()
    judge.exchange(Exchange(call, "multipart/form-data", 429, {}, {}))
    assert judge.requests == 0
    judge.exchange(Exchange(call, "multipart/form-data", 200, {}, {}))
    assert judge.requests == 1
    assert not any(line.startswith("request") for line in judge.violations)


async def test_it_watches_both_directions(room: Room) -> None:
    await room.alice.slash("layout")
    assert room.judge.requests >= 2
    assert room.judge.replies > room.judge.requests
