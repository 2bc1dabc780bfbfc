"""Files that a command sends to the bot, and that the bot sends back."""

import io
import json
from collections.abc import AsyncIterator, Iterator

import aiohttp
import pytest

from bot.playground.refusals import Refusal
from bot.playground.resources.messages import MOST_FILE_BYTES
from bot.playground.resources.world import UPLOADS_KEPT
from tests import memory
from tests.playground.conftest import Room

PIECE = 1 << 16
RECORD = '{"format": "cardroom record", "cards": "10♦"}'.encode()


@pytest.fixture
def large_files_are_not_kept() -> Iterator[None]:
    """Let go of the room of a test, and of the files that it holds."""
    yield
    memory.release()


async def fetched(url: str) -> tuple[int, bytes, str]:
    async with aiohttp.ClientSession() as session, session.get(url) as reply:
        return reply.status, await reply.read(), reply.headers.get("Content-Disposition", "")


async def test_the_bot_reads_a_file_and_gives_one_back(room: Room) -> None:
    number = room.alice.upload("my match.json", RECORD)
    answer = await room.alice.slash("copy", file=number)
    assert answer.text == f"my_match.json, {len(RECORD)} bytes, application/json"
    assert answer.ephemeral
    assert answer.message is not None
    [file] = answer.message["attachments"]
    assert (file["filename"], file["size"]) == ("copy-my_match.json", len(RECORD))
    assert file["description"] == "The same file"
    assert await fetched(file["url"]) == (200, RECORD, "attachment")
    sent = answer.interaction.data
    assert sent["options"] == [{"type": 11, "name": "file", "value": number}]
    [(key, resolved)] = sent["resolved"]["attachments"].items()
    assert (key, resolved["id"]) == (number, number)
    assert resolved.keys() == {
        *("id", "filename", "size", "url", "proxy_url", "content_type", "ephemeral"),
    }


async def test_other_options_stand_beside_it(room: Room) -> None:
    number = room.alice.upload("a.txt", b"10D")
    answer = await room.alice.slash("copy", file=number, word="here")
    assert answer.text == "here, 3 bytes, text/plain"
    with pytest.raises(Refusal, match="file is required"):
        await room.alice.slash("copy", word="here")


async def test_a_file_belongs_to_whoever_chose_it(room: Room) -> None:
    number = room.alice.upload("a.txt", b"10D")
    for visitor, value in ((room.bob, number), (room.alice, "17"), (room.alice, {"id": number})):
        with pytest.raises(Refusal, match="Choose the file for file again"):
            await visitor.slash("copy", file=value)


@pytest.mark.long
@pytest.mark.usefixtures("large_files_are_not_kept")
async def test_files_that_are_too_large_are_refused(room: Room) -> None:
    with pytest.raises(Refusal, match="10 MB are the most"):
        room.alice.upload("a.txt", bytes(MOST_FILE_BYTES + 1))
    answer = await room.alice.slash("copy", file=room.alice.upload("a.bin", bytes(MOST_FILE_BYTES)))
    assert answer.text == f"a.bin, {MOST_FILE_BYTES} bytes, application/octet-stream"


async def test_only_the_latest_files_are_kept(room: Room) -> None:
    numbers = [room.alice.upload(f"{number}.txt", b"x") for number in range(UPLOADS_KEPT + 1)]
    kept = [path for path in room.playground.world.files if path.startswith("ephemeral-attachments/")]
    assert len(kept) == UPLOADS_KEPT
    with pytest.raises(Refusal, match="again"):
        await room.alice.slash("copy", file=numbers[0])
    assert (await room.alice.slash("copy", file=numbers[1])).text.startswith("1.txt")


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("../../x.txt", ".._.._x.txt"),
        ("", "file"),
        ("a b/ü.json", "a_b_ü.json"),
        ("x" * 300 + ".txt", "x.txt"),
    ],
)
async def test_names_of_files_are_tame(room: Room, name: str, kept: str) -> None:
    answer = await room.alice.slash("copy", file=room.alice.upload(name, b"1"))
    filename = answer.interaction.data["resolved"]["attachments"].popitem()[1]["filename"]
    assert filename == kept or (len(filename) == 100 and filename.endswith(kept))


async def zeros(count: int) -> AsyncIterator[bytes]:
    """Yield so many bytes piece by piece, so that nobody holds all of them."""
    while count > 0:
        yield bytes(min(count, PIECE))
        count -= PIECE


async def uploaded(
    room: Room, data: bytes | int, *, who: str = "", kind: str = "application/octet-stream", origin: str = ""
) -> tuple[int, str]:
    """Upload a file by the page's API; return status and text.

    ``data``: its bytes, or how many zeros it has.
    """
    size, body = (data, zeros(data)) if isinstance(data, int) else (len(data), io.BytesIO(data))
    query = {"as": who or room.alice.id, "name": "a.txt"}
    headers = {"Content-Type": kind, "Content-Length": str(size), **({"Origin": origin} if origin else {})}
    url = f"{room.playground.url}/sim/upload"
    async with (
        aiohttp.ClientSession() as session,
        session.post(url, params=query, data=body, headers=headers) as reply,
    ):
        return reply.status, await reply.text()


@pytest.mark.long
@pytest.mark.usefixtures("large_files_are_not_kept")
async def test_the_page_hands_files_over(room: Room) -> None:
    status, text = await uploaded(room, b"10D")
    assert status == 200
    assert '"filename":"a.txt","size":3,"url":"/cdn/ephemeral-attachments/' in text
    status, text = await uploaded(room, MOST_FILE_BYTES + 1)
    assert (status, json.loads(text)["error"]) == (400, "The file is too large: 10 MB are the most.")
    assert (await uploaded(room, 26 * 1024 * 1024))[0] == 400
    assert (await uploaded(room, b"10D", who="nobody"))[0] == 400
    assert (await uploaded(room, b"10D", kind="text/plain"))[0] == 415
    assert (await uploaded(room, b"10D", origin="http://elsewhere.example"))[0] == 403
