"""A message's files after an edit; reports on Discord differ, so it is a switch."""

import json
from typing import Any

import aiohttp
import pytest

from bot.playground import Playground
from bot.playground.client import Visitor
from bot.playground.refusals import Json
from bot.playground.switches import CHOICES
from tests.playground.small_bot import PIXEL
from tests.playground.test_refusals import leaves

V2 = 1 << 15
NOT_FOUND = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
ATTACHMENTS = CHOICES["attachments"]
WAYS = ("edit", "answer")


def gallery(name: str, *, description: str = "") -> list[Json]:
    return [
        {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": description}]},
        {"type": 1, "components": [{"type": 2, "style": 1, "label": "b", "custom_id": "b"}]},
    ]


def file_named(name: str, number: int | str = 0, **more: Any) -> Json:
    return {"id": number, "filename": name, **more}


async def ask(playground: Playground, method: str, path: str, body: Json, *names: str) -> tuple[int, Any]:
    """Send a request of the bot, with a file for each name."""
    form = aiohttp.MultipartWriter("form-data")
    part = form.append(json.dumps(body), {"Content-Type": "application/json"})
    part.set_content_disposition("form-data", name="payload_json")
    for index, name in enumerate(names):
        part = form.append(PIXEL)
        part.set_content_disposition("form-data", name=f"files[{index}]", filename=name)
    async with (
        aiohttp.ClientSession(headers={"Authorization": "Bot x"}) as session,
        session.request(method, f"{playground.url}/api/v10/{path}", data=form) as reply,
    ):
        return reply.status, await reply.json()


class Picture:
    """A message with one picture, and the two ways to edit it."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.alice = Visitor(playground, "Alice")
        self.sent: Json = {}
        self.old: Json = {}

    async def send(self, *, flags: int = V2) -> None:
        path = f"channels/{self.alice.channel.id}/messages"
        body: Json = {"attachments": [file_named("old.png")]}
        body |= {"flags": V2, "components": gallery("old.png")} if flags & V2 else {"content": "x"}
        status, self.sent = await ask(self.playground, "POST", path, body, "old.png")
        assert status == 200
        [self.old] = self.alice.files(self.sent)

    async def edit(self, way: str, body: Json, *names: str) -> tuple[int, Any]:
        if way == "edit":
            path = f"channels/{self.alice.channel.id}/messages/{self.sent['id']}"
            return await ask(self.playground, "PATCH", path, body, *names)
        press = self.playground.acts.click(
            self.alice.id, self.playground.world.messages[self.sent["id"]], "b"
        )
        self.playground.deliver(press)
        path = f"interactions/{press.id}/{press.token}/callback?with_response=1"
        status, reply = await ask(self.playground, "POST", path, {"type": 7, "data": body}, *names)
        return status, reply["resource"]["message"] if status == 200 else reply

    @property
    def names(self) -> list[str]:
        return [file["filename"] for file in self.alice.files(self.sent)]

    async def shown(self) -> int:
        """Return the HTTP status of the picture that the message shows."""
        [item] = self.alice.message(self.sent)["components"][0]["items"]
        async with aiohttp.ClientSession() as session, session.get(item["media"]["url"]) as reply:
            return reply.status


@pytest.fixture
async def picture(playground: Playground) -> Picture:
    made = Picture(playground)
    await made.send()
    return made


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("mode", ATTACHMENTS)
async def test_a_list_with_id_and_name_keeps_the_picture(picture: Picture, mode: str, way: str) -> None:
    picture.playground.switch({"attachments": mode})
    listed = [file_named("old.png", picture.old["id"])]
    status, reply = await picture.edit(way, {"components": gallery("old.png"), "attachments": listed})
    assert status == 200
    assert reply["attachments"] == []
    assert reply["components"][0]["items"][0]["media"]["attachment_id"] == picture.old["id"]
    assert (picture.names, await picture.shown()) == (["old.png"], 200)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("mode", "listed", "found"),
    [
        ("strict", None, False),
        ("strict", [], False),
        ("strict", ["id"], False),
        ("strict", ["filename"], False),
        ("id", None, False),
        ("id", ["filename"], False),
        ("id", ["id"], True),
        ("omitted", None, True),
        ("omitted", [], False),
        ("omitted", ["id"], True),
        ("dropped", [], False),
        ("dropped", ["id"], True),
    ],
)
async def test_what_may_be_named(
    picture: Picture, way: str, mode: str, listed: list[str] | None, *, found: bool
) -> None:
    picture.playground.switch({"attachments": mode})
    body: Json = {"components": gallery("old.png")}
    if listed is not None:
        body["attachments"] = [{key: picture.old[key] for key in listed}] if listed else []
    status, reply = await picture.edit(way, body)
    if found:
        assert (status, await picture.shown()) == (200, 200)
    else:
        assert (status, reply["code"]) == (400, 50035)
        [code] = leaves(reply["errors"]).values()
        assert code == NOT_FOUND
    assert picture.names == ["old.png"]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("mode", ["strict", "id", "omitted"])
async def test_without_a_list_files_stay(picture: Picture, mode: str, way: str) -> None:
    picture.playground.switch({"attachments": mode})
    status, _ = await picture.edit(way, {"components": gallery("old.png")[1:]})
    assert (status, picture.names) == (200, ["old.png"])


@pytest.mark.parametrize("way", WAYS)
async def test_where_they_are_dropped_nobody_says_so(picture: Picture, way: str) -> None:
    picture.playground.switch({"attachments": "dropped"})
    status, reply = await picture.edit(way, {"components": gallery("old.png")})
    assert status == 200
    media = reply["components"][0]["items"][0]["media"]
    assert media["url"] == picture.old["url"]
    assert "attachment_id" not in media
    assert (picture.names, await picture.shown()) == ([], 404)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("mode", ATTACHMENTS)
async def test_a_new_file_takes_the_place_of_the_old(picture: Picture, mode: str, way: str) -> None:
    picture.playground.switch({"attachments": mode})
    body = {"components": gallery("new.png"), "attachments": [file_named("new.png")]}
    status, _ = await picture.edit(way, body, "new.png")
    assert (status, picture.names, await picture.shown()) == (200, ["new.png"], 200)


@pytest.mark.parametrize("way", WAYS)
async def test_a_name_that_is_not_the_files_does_not_count(picture: Picture, way: str) -> None:
    picture.playground.switch({"attachments": "strict"})
    listed = [file_named("other.png", picture.old["id"])]
    for name in ("old.png", "other.png"):
        status, reply = await picture.edit(way, {"components": gallery(name), "attachments": listed})
        assert (status, list(leaves(reply["errors"]).values())) == (400, [NOT_FOUND])


async def test_an_ordinary_message_lists_its_files(picture: Picture) -> None:
    assert picture.sent["attachments"] == []
    await picture.send(flags=0)
    assert [file["filename"] for file in picture.sent["attachments"]] == ["old.png"]
    assert picture.sent["attachments"] == picture.alice.files(picture.sent)


async def test_a_press_tells_the_file_only_in_the_components(picture: Picture) -> None:
    press = picture.playground.acts.click(
        picture.alice.id, picture.playground.world.messages[picture.sent["id"]], "b"
    )
    told = picture.playground.interactions.payload(press)["message"]
    assert told["attachments"] == []
    assert told["components"][0]["items"][0]["media"]["attachment_id"] == picture.old["id"]


@pytest.mark.parametrize("most", [1024, 1025])
async def test_descriptions_are_short(picture: Picture, most: int) -> None:
    words = "x" * most
    for way in WAYS:
        for listed, item in ((words, "x"), ("x", words)):
            body = {
                "components": gallery("new.png", description=item),
                "attachments": [file_named("new.png", description=listed)],
            }
            status, reply = await picture.edit(way, body, "new.png")
            assert status == (200 if most <= 1024 else 400)
            if status == 400:
                assert list(leaves(reply["errors"]).values()) == ["BASE_TYPE_MAX_LENGTH"]
