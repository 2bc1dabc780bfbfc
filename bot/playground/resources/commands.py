"""The bot's commands: their registration, and the checks of a member's client for a typed one."""

import re
from dataclasses import dataclass
from typing import Any

from bot.playground.refusals import ApiError, Json, Malformed, Problems, Refusal, length
from bot.playground.resources.channels import IN_BOT_DM, Channel
from bot.playground.resources.guilds import APPLICATION, GUILD
from bot.playground.resources.installations import contexts_of
from bot.playground.resources.world import World

NAME = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(
    1, 12
)
CHOOSABLE = frozenset({STRING, INTEGER, NUMBER})
ENTRY_POINT = 4
APP_HANDLER, DISCORD_HANDLER = 1, 2
"""Who answers the Entry Point command: the bot, or Discord by opening the Activity."""
MOST_BY_TYPE = {1: 100, 2: 15, 3: 15, ENTRY_POINT: 1}
COMMAND_KEYS = frozenset(
    {
        *("id", "type", "name", "name_localizations", "description", "description_localizations", "options"),
        *("default_member_permissions", "dm_permission", "contexts", "integration_types", "nsfw", "handler"),
    }
)
OPTION_KEYS = frozenset(
    {
        *("type", "name", "name_localizations", "description", "description_localizations", "required"),
        *("choices", "options", "channel_types", "min_value", "max_value", "min_length", "max_length"),
        "autocomplete",
    }
)


@dataclass(frozen=True, slots=True)
class Typed:
    """A command as typed: its registration, the nested options to send, and the focused option.

    ``users``, ``channels``, ``roles`` and ``attachments`` are those that the options name.
    """

    command: Json
    options: list[Json]
    users: frozenset[str] = frozenset()
    channels: frozenset[str] = frozenset()
    roles: frozenset[str] = frozenset()
    attachments: frozenset[str] = frozenset()
    focused: Json | None = None


class Commands:
    """The registered commands, global and of guilds."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._global: dict[str, Json] = {}
        self._guilds: dict[str, dict[str, Json]] = {}
        self._activities = False

    def scope(self, guild: str | None) -> dict[str, Json]:
        """Return the commands by id, global (None) or of a guild."""
        return self._global if guild is None else self._guilds.setdefault(guild, {})

    def all(self, guild: str = GUILD) -> list[Json]:
        """Return all commands usable in a guild; its own hide global ones of the same name."""
        shown = {(command["type"], command["name"]): command for command in self._global.values()}
        shown |= {(command["type"], command["name"]): command for command in self.scope(guild).values()}
        return list(shown.values())

    # registration

    def enable_activities(self, handler: int | None) -> None:
        """Add the Entry Point command that Discord adds when an owner enables Activities.

        ``handler``: who answers it; None: Activities are off, and there is no such command.
        """
        there = self._entry_point()
        self._activities = handler is not None
        if there is not None and handler is None:
            del self._global[there["id"]]
        elif there is not None:
            there["handler"] = handler
        elif handler is not None:
            body = {
                "type": ENTRY_POINT, "name": "launch", "handler": handler,
                "contexts": [0, 1, 2], "integration_types": [0, 1],
            }  # fmt: skip
            self.upsert(body, None)

    def _entry_point(self) -> Json | None:
        return next((each for each in self._global.values() if each["type"] == ENTRY_POINT), None)

    def overwrite(self, bodies: object, guild: str | None) -> list[Json]:
        """Register exactly these commands; those of the same type and name keep their ids.

        Without the Entry Point command, if there is one, all are refused.
        """
        if not isinstance(bodies, list):
            raise ApiError(400, 50035, "Invalid Form Body")
        problems = Problems()
        for index, body in enumerate(bodies):
            _check(problems, str(index), body, self._types(guild))
        problems.finish()
        kept = any(body.get("type") == ENTRY_POINT for body in bodies)
        if guild is None and self._entry_point() is not None and not kept:
            raise ApiError(
                400,
                50240,
                "You cannot remove this app's Entry Point command in a bulk update operation. Please include "
                "the Entry Point command in your update request or delete it separately.",
            )
        self._check_numbers(bodies)
        old = {(command["type"], command["name"]): command for command in self.scope(guild).values()}
        made = [self._make(body, guild, old.get((body.get("type", 1), body["name"]))) for body in bodies]
        scope = self.scope(guild)
        scope.clear()
        scope |= {command["id"]: command for command in made}
        return made

    def upsert(self, body: Json, guild: str | None, command_id: str | None = None) -> Json:
        """Register or change one command."""
        scope = self.scope(guild)
        old = scope[command_id] if command_id else None
        if old is not None:
            body = {"type": old["type"], **{k: old[k] for k in old.keys() & COMMAND_KEYS}, **body}
        problems = Problems()
        _check(problems, "", body, self._types(guild))
        problems.finish()
        kind = body.get("type", 1)
        if old is None:
            old = next((c for c in scope.values() if (c["type"], c["name"]) == (kind, body["name"])), None)
        others = [command for command in scope.values() if command is not old]
        self._check_numbers([*others, body])
        made = self._make(body, guild, old)
        scope[made["id"]] = made
        return made

    def _types(self, guild: str | None) -> int:
        """Return the highest type that a command may have."""
        return ENTRY_POINT if guild is None and self._activities else 3

    def _check_numbers(self, bodies: list[Json]) -> None:
        for kind, most in MOST_BY_TYPE.items():
            if sum(body.get("type", 1) == kind for body in bodies) > most:
                raise ApiError(400, 30032, f"Maximum number of application commands reached ({most})")
        names = [(body.get("type", 1), body["name"]) for body in bodies]
        if len(set(names)) < len(names):
            problems = Problems()
            problems.add(
                "name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
            problems.finish()

    def _make(self, body: Json, guild: str | None, old: Json | None) -> Json:
        permissions = body.get("default_member_permissions")
        command: Json = {
            "id": old["id"] if old else self._world.new_id(),
            "application_id": APPLICATION,
            "version": self._world.new_id(),
            "type": body.get("type", 1),
            "name": body["name"],
            "name_localizations": body.get("name_localizations"),
            "description": body.get("description") or "",
            "description_localizations": body.get("description_localizations"),
            "default_member_permissions": None if permissions is None else str(permissions),
            "nsfw": bool(body.get("nsfw", False)),
        }
        if body.get("options"):
            command["options"] = [_without_nulls(option) for option in body["options"]]
        if command["type"] == ENTRY_POINT:
            command["handler"] = body.get("handler", APP_HANDLER)
        if guild is not None:
            return {**command, "guild_id": guild}
        contexts = body.get("contexts")
        if contexts is None:
            contexts = [0] if body.get("dm_permission") is False else None
        return {
            **command,
            "contexts": contexts,
            "integration_types": body.get("integration_types") or [0],
            "dm_permission": contexts is None or IN_BOT_DM in contexts,
        }

    # typed commands

    def typed(
        self, user: str, channel: Channel, text: str, options: Json, *, focused: str | None = None
    ) -> Typed:
        """Return what a member's client sends for ``text`` ("table open") and options.

        Raises Refusal if it would send nothing.
        """
        names = text.strip().removeprefix("/").split()
        command = self._usable(1, names[0] if names else "", user, channel)
        definition = command
        path = []
        for name in names[1:]:
            found = next(
                (o for o in definition.get("options", ()) if o["name"] == name and o["type"] in (1, 2)), None
            )
            if found is None:
                raise Refusal("There is no command {name}.", name=f"/{' '.join(names)}")
            path.append(found)
            definition = found
        if any(option["type"] in (SUBCOMMAND, GROUP) for option in definition.get("options", ())):
            raise Refusal("{name} needs one of its subcommands.", name=f"/{' '.join(names)}")
        sent = self._fill(user, definition, options, focused)
        users, channels, roles, attachments = (
            frozenset(
                option["value"] for option in sent if option["type"] in kinds and not option.get("focused")
            )
            for kinds in ((USER, MENTIONABLE), (CHANNEL,), (ROLE,), (ATTACHMENT,))
        )
        for step in reversed(path):
            sent = [{"type": step["type"], "name": step["name"], "options": sent}]
        about = next((o for o in definition.get("options", ()) if o["name"] == focused), None)
        if focused is not None and not (about and about.get("autocomplete")):
            raise Malformed("The option {focused} has no suggestions.", focused=focused)
        return Typed(command, sent, users, channels, roles, attachments, about)

    def context(self, user: str, channel: Channel, name: str, kind: int = 2) -> Json:
        """Return a command by name: on members (2) or messages (3), or the Entry Point (4)."""
        return self._usable(kind, name, user, channel)

    def _usable(self, kind: int, name: str, user: str, channel: Channel) -> Json:
        command = next((c for c in self.all(channel.guild) if c["type"] == kind and c["name"] == name), None)
        if command is None:
            raise Refusal("There is no command {name}.", name=f"{'/' if kind == 1 else ''}{name}")
        elsewhere = channel.context not in contexts_of(command)
        if channel.is_private and ("guild_id" in command or elsewhere):
            raise Refusal("{name} cannot be used in direct messages.", name=name)
        if elsewhere:
            raise Refusal("{name} cannot be used in servers.", name=name)
        wanted = command["default_member_permissions"]
        if wanted is not None and not channel.is_private:
            has = self._world.permissions(user, channel)
            least = int(wanted) or (1 << 3)
            if has & least != least:
                raise Refusal("You may not use {name}.", name=name)
        return command

    def _fill(self, user: str, definition: Json, given: Json, focused: str | None) -> list[Json]:
        known = {option["name"]: option for option in definition.get("options", ())}
        for name in given.keys() - known.keys():
            raise Refusal("There is no option {name}.", name=name)
        sent: list[Json] = []
        for name, option in known.items():
            if name == focused:
                value = given.get(name)
                text = "" if value is None else str(value)
                sent.append({"type": option["type"], "name": name, "value": text, "focused": True})
            elif name in given and given[name] is not None:
                value = self._value(user, option, given[name], strict=focused is None)
                sent.append({"type": option["type"], "name": name, "value": value})
            elif option.get("required") and focused is None:
                raise Refusal("{option} is required.", option=name)
        return sent

    def _value(self, user: str, option: Json, value: Any, *, strict: bool) -> Any:
        name, kind = option["name"], option["type"]
        choices = option.get("choices")
        if choices:
            found = next((c["value"] for c in choices if value in (c["value"], c["name"])), None)
            if found is None:
                raise Refusal("Choose one of the list for {option}.", option=name)
            return found
        if kind == STRING:
            text = str(value)
            least, most = option.get("min_length", 0), option.get("max_length", 6000)
            if strict and not least <= length(text) <= most:
                raise Refusal(
                    "The option {name} needs {least} to {most} characters.", name=name, least=least, most=most
                )
            return text
        if kind in (INTEGER, NUMBER):
            return _number(option, value)
        if kind == BOOLEAN:
            if not isinstance(value, bool):
                raise Refusal("The option {name} is true or false.", name=name)
            return value
        if kind in (USER, MENTIONABLE):
            named = self._world.users.get(str(value))
            return named.id if named else self._world.member(str(value)).user.id
        if kind == CHANNEL:
            return self._world.channel(str(value)).id
        if kind == ROLE:
            return self._world.role(str(value)).id
        if kind == ATTACHMENT:
            attachment = self._world.upload(user, value)
            if attachment is None:
                raise Refusal("Choose the file for {option} again.", option=name)
            return attachment["id"]
        raise Refusal("This page cannot fill in {option} (option type {type}).", option=name, type=kind)


def _number(option: Json, value: Any) -> int | float:
    name = option["name"]
    try:
        number = int(str(value)) if option["type"] == INTEGER else float(str(value))
    except ValueError:
        if option["type"] == INTEGER:
            raise Refusal("{option} must be a whole number.", option=name) from None
        raise Refusal("{option} must be a number.", option=name) from None
    least, most = option.get("min_value"), option.get("max_value")
    if (least is not None and number < least) or (most is not None and number > most):
        lowest, highest = ("…" if limit is None else limit for limit in (least, most))
        raise Refusal(
            "The option {name} goes from {lowest} to {highest}.", name=name, lowest=lowest, highest=highest
        )
    return number


def _without_nulls(option: Json) -> Json:
    clean = {key: value for key, value in option.items() if value is not None}
    if "options" in clean:
        clean["options"] = [_without_nulls(inner) for inner in clean["options"]]
    return clean


def _check(problems: Problems, path: str, given: object, types: int) -> None:
    at = f"{path}." if path else ""
    body = problems.mapping(path or "command", given)
    if body is None:
        return
    problems.keys(path, body, COMMAND_KEYS)
    kind = problems.number(f"{at}type", body.get("type"), 1, types, default=1)
    name = problems.text(f"{at}name", body.get("name"), 32, least=1, required=True)
    if kind == 1:
        _check_name(problems, f"{at}name", name)
        problems.text(f"{at}description", body.get("description"), 100, least=1, required=True)
        _check_options(problems, f"{at}options", body.get("options"), depth=0)
    else:
        most = 100 if kind == ENTRY_POINT else 0
        problems.text(f"{at}description", body.get("description"), most)
        problems.listing(f"{at}options", body.get("options"), 0)
    for key, most in (("contexts", 2), ("integration_types", 1)):
        for index, each in enumerate(problems.listing(f"{at}{key}", body.get(key), most + 1)):
            problems.number(f"{at}{key}.{index}", each, 0, most)
    if not re.fullmatch(r"[0-9]{1,20}", str(body.get("default_member_permissions") or 0)):
        problems.add(f"{at}default_member_permissions", "NUMBER_TYPE_COERCE", "Permissions are a number.")
    if kind == ENTRY_POINT:
        problems.number(f"{at}handler", body.get("handler"), APP_HANDLER, DISCORD_HANDLER)
    if _size(body) > 8000:
        problems.add(f"{at}name", "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")


def _check_name(problems: Problems, path: str, name: str) -> None:
    if name and (not NAME.fullmatch(name) or name != name.lower()):
        problems.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_options(problems: Problems, path: str, options: object, *, depth: int) -> None:
    names = set()
    optional = False
    entries = problems.objects(path, options, 25)
    kinds = {option.get("type") in (SUBCOMMAND, GROUP) for _, option in entries}
    if len(kinds) > 1:
        problems.add(
            path,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    for here, option in entries:
        problems.keys(here, option, OPTION_KEYS)
        kind = problems.number(f"{here}.type", option.get("type"), 1, 11)
        name = problems.text(f"{here}.name", option.get("name"), 32, least=1, required=True)
        _check_name(problems, f"{here}.name", name)
        problems.text(f"{here}.description", option.get("description"), 100, least=1, required=True)
        if name in names:
            problems.add(
                f"{here}.name",
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                "Option name already exists",
            )
        names.add(name)
        if option.get("required") and optional:
            problems.add(
                f"{here}.required",
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional = optional or not option.get("required", False)
        if kind in (SUBCOMMAND, GROUP):
            if depth > 1 or (kind == GROUP and depth > 0):
                problems.add(
                    f"{here}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Groups cannot be nested"
                )
            _check_options(problems, f"{here}.options", option.get("options"), depth=depth + 1)
        else:
            problems.listing(f"{here}.options", option.get("options"), 0)
        _check_choices(problems, here, option)


def _check_choices(problems: Problems, path: str, option: Json) -> None:
    choices = problems.objects(f"{path}.choices", option.get("choices"), 25)
    if (choices or option.get("autocomplete")) and option.get("type") not in CHOOSABLE:
        problems.add(
            path, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "Options of this type have no choices"
        )
        return
    if choices and option.get("autocomplete"):
        problems.add(
            f"{path}.autocomplete",
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES_EXCLUSIVE",
            "Choices and autocomplete are mutually exclusive",
        )
    values = set()
    for here, choice in choices:
        problems.text(f"{here}.name", choice.get("name"), 100, least=1, required=True)
        value = choice.get("value")
        if option["type"] == STRING:
            problems.text(f"{here}.value", value, 100, least=1, required=True)
        elif isinstance(value, bool) or not isinstance(value, int | float):
            problems.add(f"{here}.value", "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        if value in values:
            problems.add(
                f"{here}.value",
                "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_ALREADY_EXISTS",
                "Option choice value already exists",
            )
        values.add(value)


def _size(part: Json) -> int:
    """Return the number of characters Discord counts: names, descriptions, values of choices."""
    total = sum(length(str(part.get(name) or "")) for name in ("name", "description", "value"))
    for name in ("options", "choices"):
        inside = part.get(name)
        total += (
            sum(_size(inner) for inner in inside if isinstance(inner, dict))
            if isinstance(inside, list)
            else 0
        )
    return total
