"""Discord's own specification as a judge of every request of the bot and every reply of the playground.

``Conformance.attach(playground)`` notes violations of both directions; ``violations`` must stay empty.
"""

import copy
import functools
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

from jsonschema import Draft202012Validator, validators
from jsonschema.exceptions import ValidationError, best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from bot.playground import Playground
from bot.playground.calls import Exchange

SPEC = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
METHODS = frozenset({"get", "post", "put", "patch", "delete"})
Schemas = dict[str, Any]


def available() -> bool:
    """Is the specification there?"""
    return SPEC.is_file()


class Conformance:
    """Violations of the specification seen since ``attach``."""

    _right: ClassVar[set[tuple[int, int]]] = set()
    """What has been found right, by any judge: every bot that starts sends the same commands."""

    def __init__(self) -> None:
        self.violations: list[str] = []
        self.requests = 0
        self.replies = 0

    @classmethod
    def attach(cls, playground: Playground) -> "Conformance":
        """Watch a playground; watches nothing where the specification is absent."""
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
        # what was refused on purpose need not have been right
        if contents and seen.status < 400:
            kind = seen.content_type if seen.content_type in contents else "application/json"
            body = _whole(seen) if kind.startswith("multipart") else seen.call.body
            self.requests += 1
            self._note(
                f"request {title}",
                _request_validator(f"{pointer}/requestBody/content/{_escape(kind)}/schema"),
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
        self._note(f"reply {title}", _reply_validator(f"{where}/content/{_escape(kind)}/schema"), seen.reply)

    def event(self, kind: str, data: Schemas) -> None:
        """Check what of an event the specification describes."""
        parts: list[tuple[str, Any]] = []
        if kind == "INTERACTION_CREATE":
            member = data.get("member")
            channel = "PrivateChannelResponse" if data["channel"]["type"] == 1 else "GuildChannelResponse"
            if data["channel"]["type"] in (10, 11, 12):
                channel = "ThreadResponse"
            parts = [
                ("MessageResponse", data.get("message")),
                ("GuildMemberResponse", member),
                ("UserResponse", data["user"] if member is None else member["user"]),
                (channel, data["channel"]),
            ]
            resolved = data.get("data", {}).get("resolved", {})
            parts += [
                ("MessageAttachmentResponse", file) for file in resolved.get("attachments", {}).values()
            ]
        elif kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            own = {key: value for key, value in data.items() if key not in ("guild_id", "member")}
            parts = [("MessageResponse", own)]
        for schema, part in parts:
            if part is not None:
                self._note(f"event {kind}", _reply_validator(f"/components/schemas/{schema}"), part)

    def _note(self, title: str, validator: Draft202012Validator, body: Any) -> None:
        # a message comes back unchanged in many events: what was right once is right again
        known = (id(validator), hash(json.dumps(body, sort_keys=True)))
        if known in self._right:
            return
        before = len(self.violations)
        for error in validator.iter_errors(body):
            path, message = _deepest(error)
            self.violations.append(f"{title}: {path or '(whole)'}: {message}")
        if len(self.violations) == before:
            self._right.add(known)


def _whole(seen: Exchange) -> Any:
    """A multipart request as one object, as the specification describes it."""
    return {
        **(seen.call.body or {}),
        **{f"files[{upload.index}]": upload.filename for upload in seen.call.uploads},
    }


def _deepest(error: ValidationError) -> tuple[str, str]:
    """The telling error below an anyOf or oneOf whose branch could not be told by its type."""
    while error.context:
        inner = best_match(error.context)
        if inner is None:
            break
        error = inner
    return ".".join(map(str, error.absolute_path)), error.message[:300]


def _by_type(keyword: str) -> Callable[..., Iterator[ValidationError]]:
    """anyOf or oneOf that looks only into branches which the value's own ``type`` does not rule out.

    It comes to the same verdict as looking into all, ten times faster, and its errors name the field.
    """
    whole = Draft202012Validator.VALIDATORS[keyword]

    def check(
        validator: Any, branches: list[Schemas], value: Any, schema: Schemas
    ) -> Iterator[ValidationError]:
        fitting = [branch for branch in branches if _may_fit(branch, value)] or branches
        if len(fitting) == 1:
            yield from validator.descend(value, fitting[0], schema_path=branches.index(fitting[0]))
        else:
            yield from whole(validator, fitting, value, schema)

    return check


def _may_fit(branch: Schemas, value: Any) -> bool:
    if value is None or branch.get("type") == "null":
        return (value is None) == (branch.get("type") == "null") or "$ref" in branch
    if isinstance(value, dict) and "type" in value and "$ref" in branch:
        tags = _tags(branch["$ref"])
        return tags is None or value["type"] in tags
    return True


@functools.cache
def _tags(reference: str) -> list[Any] | None:
    found = _lookup(reference.removeprefix("#")).get("properties", {}).get("type", {}).get("enum")
    return found if found is None else list(found)


def _escape(text: str) -> str:
    return text.replace("~", "~0").replace("/", "~1")


@functools.cache
def _spec() -> Schemas:
    spec: Schemas = json.loads(SPEC.read_text(encoding="utf-8"))
    # the details of error 50035 carry names as codes in Discord's documentation and in practice, not numbers
    details = copy.deepcopy(spec["components"]["schemas"]["Error"])
    details["properties"]["code"] = {"type": ["integer", "string"]}
    spec["components"]["schemas"]["FieldError"] = details
    inner = spec["components"]["schemas"]["InnerErrors"]["properties"]["_errors"]
    inner["items"] = {"$ref": "#/components/schemas/FieldError"}
    _shorten(spec)
    return spec


def _shorten(node: Any) -> None:
    """Write "one of these constants" as an enum: the same, and much faster to check."""
    if isinstance(node, dict):
        choices = node.get("oneOf")
        if isinstance(choices, list) and all(isinstance(one, dict) and "const" in one for one in choices):
            del node["oneOf"]
            node["enum"] = [one["const"] for one in choices]
        for value in node.values():
            _shorten(value)
    elif isinstance(node, list):
        for value in node:
            _shorten(value)


@functools.cache
def _registry(*, lenient: bool) -> Registry[Any]:
    spec = _spec()
    if lenient:
        # discord.py sends some ids as numbers (recipient_id, attachments[].id), and Discord takes them
        spec = copy.deepcopy(spec)
        spec["components"]["schemas"]["SnowflakeType"] = {"type": ["integer", "string"]}
    resource = Resource.from_contents(spec, default_specification=DRAFT202012)
    registry: Registry[Any] = Registry().with_resource("urn:discord", resource)
    return registry


@functools.cache
def _request_validator(pointer: str) -> Draft202012Validator:
    return _judging({"$ref": f"urn:discord#{pointer}"}, registry=_registry(lenient=True))


@functools.cache
def _reply_validator(pointer: str) -> Draft202012Validator:
    return _judging({"$ref": f"urn:discord#{pointer}"}, registry=_registry(lenient=False))


_judging = validators.extend(Draft202012Validator, {name: _by_type(name) for name in ("anyOf", "oneOf")})


def _lookup(pointer: str) -> Any:
    node: Any = _spec()
    for part in pointer.strip("/").split("/"):
        node = node[part.replace("~1", "/").replace("~0", "~")]
    return node


@functools.cache
def _paths() -> tuple[tuple[tuple[str, ...], str], ...]:
    return tuple((tuple(path.strip("/").split("/")), path) for path in _spec()["paths"])


def _candidates(path: str) -> Iterator[tuple[int, str]]:
    parts = path.split("/")
    for template, name in _paths():
        if len(template) == len(parts) and all(
            want.startswith("{") or want == have for want, have in zip(template, parts, strict=True)
        ):
            yield sum(want.startswith("{") for want in template), name


def _operation(method: str, path: str) -> tuple[str, Schemas] | None:
    """The operation of a request: its pointer in the specification, and itself; literal paths come first."""
    for _, name in sorted(_candidates(path)):
        item = _spec()["paths"][name]
        if method.lower() in item and method.lower() in METHODS:
            return f"/paths/{_escape(name)}/{method.lower()}", item[method.lower()]
    return None
