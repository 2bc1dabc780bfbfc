"""Check every request of the bot and every reply of the playground by Discord's specification.

``Conformance.attach(playground)`` records violations in both directions; ``violations`` must stay empty.
"""

import copy
import functools
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jsonschema_rs import Draft202012, Draft202012Validator, Registry, ValidationError

from bot.playground import Playground
from bot.playground.request_log import Exchange

SPEC = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
METHODS = frozenset({"get", "post", "put", "patch", "delete"})
CHANNELS = {
    1: "PrivateChannelResponse", 3: "PrivateGroupChannelResponse",
    **dict.fromkeys((10, 11, 12), "ThreadResponse"),
}  # fmt: skip
"""Schemas of the channels that are not a guild's own, by type."""
Schemas = dict[str, Any]


def available() -> bool:
    """Return whether the specification is installed."""
    return SPEC.is_file()


class Conformance:
    """Violations of the specification since ``attach``."""

    def __init__(self) -> None:
        self.violations: list[str] = []
        self.requests = 0
        self.replies = 0

    @classmethod
    def attach(cls, playground: Playground) -> "Conformance":
        """Observe a playground; without the specification, nothing is checked."""
        judge = cls()
        if available():
            playground.observers.append(judge.exchange)
            playground.gateway.observers.append(judge.event)
        return judge

    def exchange(self, seen: Exchange) -> None:
        """Check a request and its reply."""
        found = _operation(seen.call.method, seen.call.path)
        if found is None:
            if seen.status != 501:
                self.violations.append(f"{seen.call.route}: not in the specification")
            return
        pointer, operation = found
        title = f"{seen.call.route} {seen.status}"
        contents = operation.get("requestBody", {}).get("content", {})
        # A request that was refused on purpose may be invalid.
        if contents and seen.status < 400:
            kind = seen.content_type if seen.content_type in contents else "application/json"
            body = _whole(seen) if kind.startswith("multipart") else seen.call.body
            self.requests += 1
            self._note(
                f"request {title}",
                _validator(f"{pointer}/requestBody/content/{_escape(kind)}/schema", lenient=True),
                body,
            )
        self._reply(title, seen, pointer, operation)

    def _reply(self, title: str, seen: Exchange, pointer: str, operation: Schemas) -> None:
        responses = operation["responses"]
        known = str(seen.status) if str(seen.status) in responses else f"{seen.status // 100}XX"
        if seen.status >= 500:
            return
        if known not in responses:
            self.violations.append(f"reply {title}: no such status")
            return
        entry = responses[known]
        where = f"{pointer}/responses/{known}"
        if "$ref" in entry:
            where = entry["$ref"].removeprefix("#")
            entry = _lookup(where)
        self.replies += 1
        if "content" not in entry:
            if seen.reply is not None:
                self.violations.append(f"reply {title}: a body where there is none")
            return
        kind = next(iter(entry["content"]))
        self._note(f"reply {title}", _validator(f"{where}/content/{_escape(kind)}/schema"), seen.reply)

    def event(self, kind: str, data: Schemas) -> None:
        """Check the parts of an event that the specification describes."""
        parts: list[tuple[str, Any]] = []
        if kind == "INTERACTION_CREATE":
            member = data.get("member")
            channel = CHANNELS.get(data["channel"]["type"], "GuildChannelResponse")
            parts = [
                ("MessageResponse", data.get("message")),
                ("GuildMemberResponse", member),
                ("UserResponse", data["user"] if member is None else member["user"]),
                (channel, data["channel"]),
            ]
            sent = data.get("data")
            resolved = sent.get("resolved", {}) if isinstance(sent, dict) else {}  # a test may forge it
            parts += [
                ("MessageAttachmentResponse", file) for file in resolved.get("attachments", {}).values()
            ]
        elif kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            own = {key: value for key, value in data.items() if key not in ("guild_id", "member")}
            parts = [("MessageResponse", own)]
        for schema, part in parts:
            if part is not None:
                self._note(f"event {kind}", _validator(f"/components/schemas/{schema}"), part)

    def _note(self, title: str, validator: Draft202012Validator, body: Any) -> None:
        for error in validator.iter_errors(body):
            path, message = _deepest(error)
            self.violations.append(f"{title}: {path or '(whole)'}: {message}")


def _whole(seen: Exchange) -> Any:
    """Return a multipart request as one object, as the specification describes it."""
    return {
        **(seen.call.body or {}),
        **{f"files[{upload.index}]": upload.filename for upload in seen.call.uploads},
    }


def _deepest(error: ValidationError) -> tuple[str, str]:
    """Return the most relevant error below an anyOf or oneOf: that of the closest branch."""
    while branches := [branch for branch in getattr(error.kind, "context", ()) if branch]:
        error = min(branches, key=lambda branch: _far_off(branch, error))[0]
    return ".".join(map(str, error.instance_path)), error.message[:300]


def _far_off(branch: list[ValidationError], error: ValidationError) -> tuple[bool, int]:
    """Return a value's distance from a branch: a wrong type, then the number of errors."""
    own = (error.instance_path, [*error.instance_path, "type"])
    other = any(each.instance_path in own and each.kind.name in ("enum", "const", "type") for each in branch)
    return other, len(branch)


def _escape(text: str) -> str:
    return text.replace("~", "~0").replace("/", "~1")


@functools.cache
def _spec() -> Schemas:
    spec: Schemas = json.loads(SPEC.read_text(encoding="utf-8"))
    # In Discord's documentation and in practice, the details of error 50035 have names as codes, not numbers.
    details = copy.deepcopy(spec["components"]["schemas"]["Error"])
    details["properties"]["code"] = {"type": ["integer", "string"]}
    spec["components"]["schemas"]["FieldError"] = details
    inner = spec["components"]["schemas"]["InnerErrors"]["properties"]["_errors"]
    inner["items"] = {"$ref": "#/components/schemas/FieldError"}
    # Media channels are in Discord's documentation, and builders of other libraries send them.
    spec["components"]["schemas"]["ChannelTypes"]["oneOf"].append({"title": "GUILD_MEDIA", "const": 16})
    return spec


@functools.cache
def _registry(*, lenient: bool) -> Registry:
    spec = _spec()
    if lenient:
        # discord.py sends some ids as numbers (recipient_id, attachments[].id), and Discord accepts them.
        spec = copy.deepcopy(spec)
        spec["components"]["schemas"]["SnowflakeType"] = {"type": ["integer", "string"]}
    return Registry([("urn:discord", spec)], draft=Draft202012)


@functools.cache
def _validator(pointer: str, *, lenient: bool = False) -> Draft202012Validator:
    """Return the validator of a schema; ``lenient``: ids may be numbers, as in requests."""
    place = f"urn:discord#{quote(pointer, safe='/~')}"
    return Draft202012Validator({"$ref": place}, registry=_registry(lenient=lenient))


def _lookup(pointer: str) -> Any:
    node: Any = _spec()
    for part in pointer.strip("/").split("/"):
        node = node[part.replace("~1", "/").replace("~0", "~")]
    return node


@functools.cache
def _paths() -> Mapping[tuple[int, str], list[tuple[list[str], str]]]:
    """Return the paths, split, by their number of parts and the first one, never a parameter."""
    found: dict[tuple[int, str], list[tuple[list[str], str]]] = {}
    for path in _spec()["paths"]:
        parts = path.strip("/").split("/")
        found.setdefault((len(parts), parts[0]), []).append((parts, path))
    return found


def _candidates(path: str) -> Iterator[tuple[int, str]]:
    parts = path.split("/")
    for template, name in _paths().get((len(parts), parts[0]), ()):
        if all(want.startswith("{") or want == have for want, have in zip(template, parts, strict=True)):
            yield sum(want.startswith("{") for want in template), name


def _operation(method: str, path: str) -> tuple[str, Schemas] | None:
    """Return the pointer and definition of a request's operation; literal paths come first."""
    for _, name in sorted(_candidates(path)):
        item = _spec()["paths"][name]
        if method.lower() in item and method.lower() in METHODS:
            return f"/paths/{_escape(name)}/{method.lower()}", item[method.lower()]
    return None
