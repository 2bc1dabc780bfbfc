"""Discord's limits on messages, embeds and modals, with errors 50035 and 50006 in its format.

The figures are from Discord's documentation (resources/message, components/reference, interactions).
"""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from bot.playground.refusals import ApiError, Json, Problems, length
from bot.playground.resources.channels import V2

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(
    1, 9
)
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
TOP_V2 = frozenset({ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER})
MOST_COMPONENTS, MOST_TEXT, MOST_EMBED_TEXT = 40, 4000, 6000

MESSAGE_KEYS = frozenset(
    {
        *("content", "embeds", "allowed_mentions", "components", "attachments", "flags", "tts", "nonce"),
        *("enforce_nonce", "message_reference", "sticker_ids", "poll"),
    }
)
WEBHOOK_KEYS = MESSAGE_KEYS | {"username", "avatar_url", "thread_name", "applied_tags"}
EMBED_KEYS = frozenset(
    {
        *(
            "title",
            "type",
            "description",
            "url",
            "timestamp",
            "color",
            "footer",
            "image",
            "thumbnail",
            "video",
        ),
        *("provider", "author", "fields", "flags"),
    }
)
SELECT_KEYS = "custom_id placeholder min_values max_values disabled required"
COMPONENT_KEYS = {
    kind: frozenset(f"type id {keys}".split())
    for kind, keys in {
        ROW: "components",
        BUTTON: "style label emoji custom_id sku_id url disabled",
        STRING_SELECT: f"{SELECT_KEYS} options",
        TEXT_INPUT: "custom_id style label min_length max_length required value placeholder",
        USER_SELECT: f"{SELECT_KEYS} default_values",
        ROLE_SELECT: f"{SELECT_KEYS} default_values",
        MENTIONABLE_SELECT: f"{SELECT_KEYS} default_values",
        CHANNEL_SELECT: f"{SELECT_KEYS} default_values channel_types",
        SECTION: "components accessory",
        TEXT_DISPLAY: "content",
        THUMBNAIL: "media description spoiler",
        GALLERY: "items",
        FILE: "file spoiler name size",
        SEPARATOR: "divider spacing",
        CONTAINER: "components accent_color spoiler",
        LABEL: "label description component",
    }.items()
}
OPTION_KEYS = frozenset({"label", "value", "description", "emoji", "default"})


@dataclass(slots=True)
class Draft:
    """A message that is about to be made, before anything has changed."""

    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    flags: int = 0


@dataclass(slots=True)
class _Seen:
    """What must be unique, or is counted, over all components of a message."""

    problems: Problems
    emojis: Collection[str]
    files: Collection[str]
    custom_ids: set[str] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)
    count: int = 0
    text: int = 0


def check_message(
    body: Json, flags: int, *, webhook: bool, emojis: Collection[str], files: Collection[str]
) -> None:
    """Check the message of a request.

    ``flags`` are those the message will have, ``files`` the names of its files.
    """
    problems = Problems()
    problems.keys("", body, WEBHOOK_KEYS if webhook else MESSAGE_KEYS)
    problems.text("content", body.get("content"), 2000)
    _embeds(problems, body.get("embeds"))
    seen = _Seen(problems, emojis, files)
    if flags & V2:
        for name in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(name):
                problems.add(
                    name,
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
        _components(seen, "components", body.get("components"), TOP_V2, most=MOST_COMPONENTS)
        if seen.count > MOST_COMPONENTS:
            problems.add(
                "components",
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The maximum number of components is {MOST_COMPONENTS}.",
            )
        if seen.text > MOST_TEXT:
            problems.add(
                "components",
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total displayable text exceeds the maximum size of {MOST_TEXT}",
            )
    else:
        _components(seen, "components", body.get("components"), frozenset({ROW}), most=5)
    _mentions(problems, body.get("allowed_mentions"))
    _attachments(problems, body.get("attachments"))
    problems.finish()


def check_draft(draft: Draft) -> None:
    """Refuse an empty message (50006) and a V2 message with anything but components."""
    if draft.flags & V2:
        if draft.content or draft.embeds:
            problems = Problems()
            problems.add(
                "flags",
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                "content and embeds must be null when using MessageFlags.IS_COMPONENTS_V2",
            )
            problems.finish()
        if not draft.components:
            raise ApiError(400, 50006, "Cannot send an empty message")
    elif not (draft.content.strip() or draft.embeds or draft.components or draft.attachments):
        raise ApiError(400, 50006, "Cannot send an empty message")


def _embeds(problems: Problems, embeds: object) -> None:
    total = 0
    for path, embed in problems.objects("embeds", embeds, 10):
        problems.keys(path, embed, EMBED_KEYS)
        texts = [("title", 256, embed), ("description", 4096, embed)]
        texts += [("text", 2048, part) for part in [embed.get("footer")] if isinstance(part, dict)]
        texts += [("name", 256, part) for part in [embed.get("author")] if isinstance(part, dict)]
        for name, most, part in texts:
            where = path if part is embed else f"{path}.{'footer' if name == 'text' else 'author'}"
            total += length(problems.text(f"{where}.{name}", part.get(name), most).strip())
        for here, entry in problems.objects(f"{path}.fields", embed.get("fields"), 25):
            for name, most in (("name", 256), ("value", 1024)):
                total += length(
                    problems.text(f"{here}.{name}", entry.get(name), most, least=1, required=True).strip()
                )
        problems.number(f"{path}.color", embed.get("color"), 0, 0xFFFFFF)
        _url(problems, f"{path}.url", embed.get("url"), ("http://", "https://", "discord://"))
        for name in ("image", "thumbnail"):
            picture = embed.get(name)
            if isinstance(picture, dict):
                _url(
                    problems,
                    f"{path}.{name}.url",
                    picture.get("url"),
                    ("http://", "https://", "attachment://"),
                )
    if total > MOST_EMBED_TEXT:
        problems.add(
            "embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}"
        )


def _url(problems: Problems, path: str, url: object, schemes: tuple[str, ...]) -> None:
    if problems.text(path, url, 2048) and not str(url).startswith(schemes):
        problems.add(
            path, "URL_TYPE_INVALID_SCHEME", f'Scheme "{str(url).split(":")[0]}" is not one of {schemes}.'
        )


def _mentions(problems: Problems, given: object) -> None:
    mentions = None if given is None else problems.mapping("allowed_mentions", given)
    if mentions is None:
        return
    problems.keys("allowed_mentions", mentions, frozenset({"parse", "roles", "users", "replied_user"}))
    parse = problems.listing("allowed_mentions.parse", mentions.get("parse"), 3)
    for name in ("users", "roles"):
        named = problems.listing(f"allowed_mentions.{name}", mentions.get(name), 100)
        if named and name in parse:
            problems.add(
                f"allowed_mentions.{name}",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.',
            )


def _attachments(problems: Problems, attachments: object) -> None:
    for path, entry in problems.objects("attachments", attachments, 10):
        problems.text(f"{path}.filename", entry.get("filename"), 1024)
        problems.text(f"{path}.description", entry.get("description"), 1024)


def _components(
    seen: _Seen, path: str, components: object, allowed: frozenset[int], *, most: int, least: int = 0
) -> None:
    entries = seen.problems.objects(path, components, most, least=least, required=least > 0)
    for here, component in entries:
        _component(seen, here, component, allowed)


def _component(seen: _Seen, path: str, component: Json, allowed: frozenset[int]) -> None:
    problems = seen.problems
    kind = component.get("type")
    if kind not in allowed:
        choices = ", ".join(map(str, sorted(allowed)))
        problems.add(
            f"{path}.type", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({choices},).'
        )
        return
    seen.count += 1
    problems.keys(path, component, COMPONENT_KEYS[kind])
    number = component.get("id")
    if number:
        if number in seen.ids:
            problems.add(f"{path}.id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        seen.ids.add(number)
    if kind in SELECTS:
        _select(seen, path, component)
    else:
        CHECKS[kind](seen, path, component)


def _custom_id(seen: _Seen, path: str, component: Json) -> None:
    custom_id = seen.problems.text(
        f"{path}.custom_id", component.get("custom_id"), 100, least=1, required=True
    )
    if custom_id in seen.custom_ids:
        seen.problems.add(
            f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
        )
    if custom_id:
        seen.custom_ids.add(custom_id)


def _emoji(seen: _Seen, path: str, emoji: object) -> None:
    if emoji is None:
        return
    number, name = (emoji.get("id"), emoji.get("name")) if isinstance(emoji, dict) else (None, None)
    known = str(number) in seen.emojis if number else isinstance(name, str) and name and not name.isascii()
    if not known and not (isinstance(name, str) and re.fullmatch("[0-9#*]\ufe0f?\u20e3", name)):
        seen.problems.add(
            f"{path}.emoji.{'id' if number else 'name'}", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"
        )


def _row(seen: _Seen, path: str, row: Json) -> None:
    children = seen.problems.objects(f"{path}.components", row.get("components"), 5, least=1, required=True)
    if len(children) > 1 and any(child.get("type") in SELECTS for _, child in children):
        seen.problems.add(
            f"{path}.components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )
    for here, child in children:
        _component(seen, here, child, SELECTS | {BUTTON})


def _button(seen: _Seen, path: str, button: Json) -> None:
    problems = seen.problems
    style = problems.number(f"{path}.style", button.get("style"), 1, 6)
    if style is None:
        problems.add(f"{path}.style", "BASE_TYPE_REQUIRED", "This field is required")
    label = problems.text(f"{path}.label", button.get("label"), 80)
    _emoji(seen, path, button.get("emoji"))
    if style == 5:
        if not problems.text(f"{path}.url", button.get("url"), 512):
            problems.add(
                f"{path}.url", "BUTTON_COMPONENT_URL_REQUIRED", "A url is required on buttons of style LINK"
            )
        if button.get("custom_id"):
            problems.add(
                f"{path}.custom_id",
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
    elif style != 6:
        _custom_id(seen, path, button)
        if button.get("url"):
            problems.add(
                f"{path}.url",
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
    if style != 6 and not label and not button.get("emoji"):
        problems.add(
            path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or an emoji."
        )


def _select(seen: _Seen, path: str, select: Json) -> None:
    problems = seen.problems
    _custom_id(seen, path, select)
    problems.text(f"{path}.placeholder", select.get("placeholder"), 150)
    least = problems.number(f"{path}.min_values", select.get("min_values"), 0, 25, default=1) or 0
    most = problems.number(f"{path}.max_values", select.get("max_values"), 1, 25, default=1) or 1
    if least > most:
        problems.add(
            f"{path}.min_values", "SELECT_COMPONENT_MIN_VALUES_INVALID", "min_values exceeds max_values"
        )
    if select["type"] != STRING_SELECT:
        return
    options = problems.objects(f"{path}.options", select.get("options"), 25, least=1, required=True)
    values: set[str] = set()
    for here, option in options:
        problems.keys(here, option, OPTION_KEYS)
        problems.text(f"{here}.label", option.get("label"), 100, least=1, required=True)
        problems.text(f"{here}.description", option.get("description"), 100)
        _emoji(seen, here, option.get("emoji"))
        value = problems.text(f"{here}.value", option.get("value"), 100, least=1, required=True)
        if value in values:
            problems.add(
                f"{here}.value",
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        values.add(value)
    if options and select.get("max_values") is not None and most > len(options):
        problems.add(
            f"{path}.max_values",
            "SELECT_COMPONENT_MAX_VALUES_INVALID",
            "max_values exceeds the number of options",
        )
    if sum(bool(option.get("default")) for _, option in options) > most:
        problems.add(
            f"{path}.options",
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS",
            "More default options than max_values",
        )


def _text(seen: _Seen, path: str, component: Json) -> None:
    content = component.get("content")
    seen.text += length(seen.problems.text(f"{path}.content", content, MOST_TEXT, least=1, required=True))


def _media(seen: _Seen, path: str, media: object, *, stored_only: bool = False) -> None:
    url = media.get("url") if isinstance(media, dict) else None
    schemes = ("attachment://",) if stored_only else ("http://", "https://", "attachment://")
    if not seen.problems.text(f"{path}.url", url, 2048, least=1, required=True):
        return
    _url(seen.problems, f"{path}.url", url, schemes)
    if str(url).startswith("attachment://") and str(url).removeprefix("attachment://") not in seen.files:
        seen.problems.add(
            f"{path}.url",
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            f"The referenced attachment was not found: {url}",
        )


def _section(seen: _Seen, path: str, section: Json) -> None:
    _components(
        seen, f"{path}.components", section.get("components"), frozenset({TEXT_DISPLAY}), most=3, least=1
    )
    accessory = section.get("accessory")
    if isinstance(accessory, dict):
        _component(seen, f"{path}.accessory", accessory, frozenset({BUTTON, THUMBNAIL}))
    else:
        seen.problems.add(f"{path}.accessory", "BASE_TYPE_REQUIRED", "This field is required")


def _thumbnail(seen: _Seen, path: str, thumbnail: Json) -> None:
    _media(seen, f"{path}.media", thumbnail.get("media"))
    seen.problems.text(f"{path}.description", thumbnail.get("description"), 1024)


def _gallery(seen: _Seen, path: str, gallery: Json) -> None:
    for here, item in seen.problems.objects(
        f"{path}.items", gallery.get("items"), 10, least=1, required=True
    ):
        _thumbnail(seen, here, item)


def _file(seen: _Seen, path: str, component: Json) -> None:
    _media(seen, f"{path}.file", component.get("file"), stored_only=True)


def _separator(seen: _Seen, path: str, separator: Json) -> None:
    seen.problems.number(f"{path}.spacing", separator.get("spacing"), 1, 2)


def _container(seen: _Seen, path: str, container: Json) -> None:
    seen.problems.number(f"{path}.accent_color", container.get("accent_color"), 0, 0xFFFFFF)
    inside = TOP_V2 - {CONTAINER}
    _components(
        seen, f"{path}.components", container.get("components"), inside, most=MOST_COMPONENTS, least=1
    )


def _text_input(seen: _Seen, path: str, field_: Json) -> None:
    problems = seen.problems
    _custom_id(seen, path, field_)
    if problems.number(f"{path}.style", field_.get("style"), 1, 2) is None:
        problems.add(f"{path}.style", "BASE_TYPE_REQUIRED", "This field is required")
    problems.text(f"{path}.label", field_.get("label"), 45)
    problems.text(f"{path}.placeholder", field_.get("placeholder"), 100)
    problems.text(f"{path}.value", field_.get("value"), 4000)
    problems.number(f"{path}.min_length", field_.get("min_length"), 0, 4000)
    problems.number(f"{path}.max_length", field_.get("max_length"), 1, 4000)


def _label(seen: _Seen, path: str, label: Json) -> None:
    seen.problems.text(f"{path}.label", label.get("label"), 45, least=1, required=True)
    seen.problems.text(f"{path}.description", label.get("description"), 100)
    inner = label.get("component")
    if isinstance(inner, dict):
        _component(seen, f"{path}.component", inner, SELECTS | {TEXT_INPUT})
    else:
        seen.problems.add(f"{path}.component", "BASE_TYPE_REQUIRED", "This field is required")


CHECKS: dict[int, Callable[[_Seen, str, Json], None]] = {
    ROW: _row,
    BUTTON: _button,
    TEXT_INPUT: _text_input,
    SECTION: _section,
    TEXT_DISPLAY: _text,
    THUMBNAIL: _thumbnail,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
    LABEL: _label,
}


def check_modal(data: Json, emojis: Collection[str]) -> None:
    """Check the modal of a callback of type 9."""
    problems = Problems()
    problems.keys("data", data, frozenset({"custom_id", "title", "components"}))
    problems.text("data.custom_id", data.get("custom_id"), 100, least=1, required=True)
    problems.text("data.title", data.get("title"), 45, least=1, required=True)
    seen = _Seen(problems, emojis, ())
    entries = problems.objects("data.components", data.get("components"), 5, least=1, required=True)
    for path, component in entries:
        if component.get("type") == ROW:
            for here, child in problems.objects(
                f"{path}.components", component.get("components"), 1, least=1, required=True
            ):
                _component(seen, here, child, frozenset({TEXT_INPUT}))
                problems.text(f"{here}.label", child.get("label"), 45, least=1, required=True)
        else:
            _component(seen, path, component, frozenset({TEXT_DISPLAY, LABEL}))
    problems.finish()


def check_autocomplete(data: Json, kind: int) -> list[Json]:
    """Check and return the choices of a callback of type 8 for an option of type ``kind``."""
    problems = Problems()
    choices = []
    for path, choice in problems.objects("data.choices", data.get("choices"), 25, required=True):
        problems.text(f"{path}.name", choice.get("name"), 100, least=1, required=True)
        value = choice.get("value")
        if kind == 3:
            problems.text(f"{path}.value", value, 100, least=1, required=True)
        elif (
            isinstance(value, bool)
            or not isinstance(value, int | float)
            or (kind == 4 and value != int(value))
        ):
            problems.add(f"{path}.value", "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        choices.append({"name": choice.get("name"), "value": value})
    problems.finish()
    return choices
