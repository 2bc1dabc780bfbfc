"""Messages made from request bodies, with components and embeds as Discord returns them."""

import mimetypes
import re
import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.playground.refusals import ApiError, Json
from bot.playground.resources.channels import EPHEMERAL, LOADING, V2, Channel, Message
from bot.playground.resources.limits import Draft, check_draft, check_message
from bot.playground.resources.world import World

MOST_FILE_BYTES = 10 * 1024 * 1024
LONGEST_FILE_NAME = 100
SETTABLE = (
    (1 << 2) | EPHEMERAL | (1 << 12) | V2
)  # SUPPRESS_EMBEDS, EPHEMERAL, SUPPRESS_NOTIFICATIONS, IS_COMPONENTS_V2
MENTION = re.compile(r"<@!?(\d{15,20})>")


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a request, sent as ``files[index]``."""

    index: str
    filename: str
    data: bytes


def compose(
    world: World,
    message: Message,
    body: Json,
    uploads: Sequence[Upload],
    *,
    editing: bool,
    webhook: bool,
    attachments: str = "strict",
    allow: Callable[[Draft], None] = lambda _: None,
) -> None:
    """Put ``body`` and ``uploads`` into ``message``.

    Raises ApiError, and changes nothing, if Discord would refuse them. ``attachments`` is the switch of that
    name. ``allow`` is called with the draft before anything changes (permissions).
    """
    flags = _flags(message, body, editing=editing)
    plan = _plan(message, body, uploads, attachments, editing=editing)
    kept, new = plan.kept, plan.new
    names = plan.named | {upload.filename for upload, _ in new}
    check_message(body, flags, webhook=webhook, emojis=world.emojis.keys(), files=names)
    draft = Draft(
        content=body["content"] or "" if "content" in body else message.content,
        embeds=body["embeds"] or [] if "embeds" in body else message.embeds,
        components=body["components"] or [] if "components" in body else message.components,
        attachments=[*kept, *({"filename": upload.filename} for upload, _ in new)],
        flags=flags,
    )
    check_draft(draft)
    allow(draft)

    gone = [entry for entry in message.attachments if entry not in kept]
    dead = {entry["filename"]: {"url": entry["url"]} for entry in gone} if attachments == "dropped" else {}
    message.attachments = kept + [
        _store(world, message.channel, upload, entry, ephemeral=message.viewer is not None)
        for upload, entry in new
    ]
    world.drop_files(gone, at_once=attachments == "dropped")
    urls = dead | {entry["filename"]: entry for entry in message.attachments}
    message.content = draft.content
    message.flags = flags & ~LOADING
    if "embeds" in body:
        message.embeds = [_embed(entry, urls) for entry in draft.embeds]
    if "components" in body:
        message.components = _Numbering(world, urls).components(draft.components)
    _mentions(world, message, body)
    if editing:
        message.edited = world.clock.now()
    message.changed()


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Yield all components of a message, including nested ones."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
        for name in ("accessory", "component"):
            if name in component:
                yield from walk([component[name]])


def _flags(message: Message, body: Json, *, editing: bool) -> int:
    given = body.get("flags")
    if given is None:
        return message.flags
    if not isinstance(given, int):
        raise ApiError(400, 50035, "Invalid Form Body", {"flags": {"_errors": [
            {"code": "NUMBER_TYPE_COERCE", "message": f'Value "{given}" is not int.'}]}})  # fmt: skip
    given &= SETTABLE
    if editing:  # a message stays ephemeral or not, and once V2 always V2
        return (message.flags & ~(1 << 2)) | (given & ((1 << 2) | V2))
    return (message.flags & (EPHEMERAL | LOADING)) | (given & ~EPHEMERAL)


@dataclass(frozen=True, slots=True)
class _Plan:
    """Return the old files that stay, those that components may name, and the new files.

    The new ones have what the request says of them.
    """

    kept: list[Json]
    named: set[str]
    new: list[tuple[Upload, Json]]


def _plan(
    message: Message, body: Json, uploads: Sequence[Upload], attachments: str, *, editing: bool
) -> _Plan:
    by_index = {upload.index: upload for upload in uploads}
    old = {entry["id"]: entry for entry in message.attachments}
    listed = body.get("attachments")
    if listed is None:
        new: list[tuple[Upload, Json]] = [(upload, {}) for upload in uploads]
        names = {entry["filename"] for entry in old.values()}
        if editing and attachments == "dropped" and not uploads:
            return _Plan([], names, new)
        # in version 10 of the API new files replace the old ones that are not listed
        kept = [] if editing and uploads else list(old.values())
        return _Plan(kept, names if kept and attachments == "omitted" else set(), new)
    plan = _Plan([], set(), [])
    for entry in listed if isinstance(listed, list) else []:
        key = str(entry.get("id")) if isinstance(entry, dict) else ""
        if editing and key in old:
            plan.kept.append(old[key])
            if attachments != "strict" or entry.get("filename") == old[key]["filename"]:
                plan.named.add(old[key]["filename"])
        elif key in by_index:
            plan.new.append((by_index.pop(key), entry))
    plan.new.extend((upload, {}) for upload in by_index.values())
    return plan


def _store(world: World, channel: Channel, upload: Upload, entry: Json, *, ephemeral: bool) -> Json:
    if len(upload.data) > MOST_FILE_BYTES:
        raise ApiError(413, 40005, "Request entity too large")
    named = str(entry.get("filename") or upload.filename)
    found = stored(world, f"attachments/{channel.id}", named, upload.data)
    if entry.get("description"):
        found["description"] = entry["description"]
    if ephemeral:
        found["ephemeral"] = True
    return found


def stored(world: World, folder: str, named: str, data: bytes) -> Json:
    """Store a file below /cdn and return its attachment."""
    number = world.new_id()
    filename = re.sub(r"[^\w.\-]", "_", named)[-LONGEST_FILE_NAME:] or "file"
    content_type = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    url = world.store_file(f"{folder}/{number}/{filename}", data, content_type)
    found: Json = {
        "id": number, "filename": filename, "size": len(data), "url": url, "proxy_url": url,
        "content_type": content_type,
    }  # fmt: skip
    if data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) >= 24:
        found["width"], found["height"] = struct.unpack(">II", data[16:24])
    return found


def _resolve(url: str, files: Mapping[str, Json]) -> str:
    name = url.removeprefix("attachment://")
    return files[name]["url"] if name != url and name in files else url


def _embed(given: Json, files: Mapping[str, Json]) -> Json:
    embed = {key: value for key, value in given.items() if value is not None}
    embed["type"] = "rich"
    for name in ("image", "thumbnail"):
        if name in embed:
            url = _resolve(embed[name]["url"], files)
            embed[name] = {"url": url, "proxy_url": url}
    if "fields" in embed:
        embed["fields"] = [
            {"name": entry["name"], "value": entry["value"], "inline": bool(entry.get("inline"))}
            for entry in embed["fields"]
        ]
    for name in ("author", "footer"):
        if embed.get(name, {}).get("icon_url"):
            embed[name] = {**embed[name], "icon_url": _resolve(embed[name]["icon_url"], files)}
    return embed


class _Numbering:
    """Give every component its id and the fields that Discord fills in."""

    def __init__(self, world: World, files: Mapping[str, Json]) -> None:
        self.world = world
        self.files = files
        self.taken: set[int] = set()
        self.last = 0

    def components(self, given: Sequence[Json]) -> list[Json]:
        self.taken = {part["id"] for part in walk(given) if part.get("id")}
        return [self.component(part) for part in given]

    def component(self, given: Json) -> Json:
        part = {key: value for key, value in given.items() if value is not None}
        if not part.get("id"):
            self.last += 1
            while self.last in self.taken:
                self.last += 1
            part["id"] = self.last
        match part["type"]:
            case 2:
                self.emoji(part)
            case 3 | 5 | 6 | 7 | 8:
                part = {"min_values": 1, "max_values": 1, **part}
                part.pop("required", None)
                if "options" in part:
                    part["options"] = [self.option(option) for option in part["options"]]
            case 11:
                part = self.media_item(part)
            case 12:
                part["items"] = [self.media_item(item) for item in part["items"]]
            case 13:
                media = self.media(part["file"]["url"])
                stored = self.files.get(part["file"]["url"].removeprefix("attachment://"), {})
                part |= {
                    "file": media,
                    "name": stored.get("filename"),
                    "size": stored.get("size"),
                    "spoiler": bool(part.get("spoiler")),
                }
            case 14:
                part = {"spacing": 1, "divider": True, **part}
            case 17:
                part = {"accent_color": None, "spoiler": False, **part}
        if "components" in part:
            part["components"] = [self.component(child) for child in part["components"]]
        if "accessory" in part:
            part["accessory"] = self.component(part["accessory"])
        return part

    def option(self, given: Json) -> Json:
        option = {key: value for key, value in given.items() if value is not None}
        self.emoji(option)
        return option

    def emoji(self, part: Json) -> None:
        if "emoji" not in part:
            return
        emoji = {key: value for key, value in part["emoji"].items() if value is not None}
        if "id" in emoji:
            known = self.world.emojis[str(emoji["id"])]
            emoji |= {"id": known["id"], "name": known["name"], "animated": known["animated"]}
        part["emoji"] = emoji

    def media_item(self, given: Json) -> Json:
        return {
            **given,
            "media": self.media(given["media"]["url"]),
            "description": given.get("description"),
            "spoiler": bool(given.get("spoiler")),
        }

    def media(self, url: str) -> Json:
        stored = self.files.get(url.removeprefix("attachment://"), {})
        address = _resolve(url, self.files)
        media: Json = {"id": self.world.new_id(), "url": address, "proxy_url": address}
        media |= {
            "width": stored.get("width"),
            "height": stored.get("height"),
            "content_type": stored.get("content_type"),
        }
        if "id" in stored:
            media["attachment_id"] = stored["id"]
        return media


def _mentions(world: World, message: Message, body: Json) -> None:
    """Return the users mentioned, as far as allowed_mentions permits."""
    texts = [
        message.content,
        *(part["content"] for part in walk(message.components) if part.get("type") == 10),
    ]
    named = list(dict.fromkeys(found for text in texts for found in MENTION.findall(text)))
    rules = body.get("allowed_mentions")
    if rules is None or "users" in (rules.get("parse") or ()):
        allowed = set(named)
    else:
        allowed = {str(user) for user in rules.get("users") or ()}
    message.mentions = [world.users[user] for user in named if user in allowed and user in world.users]
