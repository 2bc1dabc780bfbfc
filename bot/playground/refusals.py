"""Refusals: to the bot as Discord's API makes them, and to a member as Discord's client does."""

from typing import Any

Json = dict[str, Any]


def length(text: str) -> int:
    """Return the length of a text in UTF-16 units, as Discord counts it."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


class Refusal(Exception):
    """A member's request cannot be sent; the text is a sentence for that member.

    ``words`` are its English words, with ``{name}`` for a value. The page has them in every language
    (``page/locales``), so they are written out where they are raised.
    """

    def __init__(self, words: str, **values: object) -> None:
        self.words = words
        self.values = {name: str(value) for name, value in values.items()}
        super().__init__(words.format_map(self.values))

    def json(self) -> Json:
        """Return the refusal for the page."""
        return {"error": str(self), "words": self.words, "values": self.values}


class Malformed(Refusal):
    """A request that the page never sends.

    The text is in English, for those who write programs.
    """


class ApiError(Exception):
    """A request refused as by Discord: status, JSON error code, message, errors by field."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.headers: dict[str, str] = {}
        self.body: Json = {"message": message, "code": code}
        if errors:
            self.body["errors"] = errors


def slow_down(
    seconds: float, code: int = 0, message: str = "You are being rate limited.", *, scope: str = "user"
) -> ApiError:
    """A request refused by a rate limit (429); ``scope``: "user", "global" or "shared".

    Without the Via header discord.py takes it for a ban by Cloudflare.
    """
    refusal = ApiError(429, code, message)
    everywhere = scope == "global"
    refusal.body |= {"retry_after": round(seconds, 3), "global": everywhere}
    refusal.headers = {
        "Via": "1.1 google", "Retry-After": f"{seconds:.3f}", "X-RateLimit-Scope": scope,
        **({"X-RateLimit-Global": "true"} if everywhere else {}),
    }  # fmt: skip
    return refusal


class Problems:
    """The problems of a body, by field; raised together as error 50035."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: str, code: str, message: str) -> None:
        """Add a problem of the field ``path`` ("components.0.custom_id")."""
        node = self._tree
        for part in path.split("."):
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def finish(self) -> None:
        """Raise the problems, if there are any."""
        if self._tree:
            raise ApiError(400, 50035, "Invalid Form Body", self._tree)

    def keys(self, path: str, given: Json, known: frozenset[str]) -> None:
        """Add problems for undocumented keys, which Discord would silently ignore."""
        for key in given.keys() - known:
            self.add(f"{path}.{key}" if path else key, "UNKNOWN_KEY", "This key is not documented.")

    def text(self, path: str, value: object, most: int, *, least: int = 0, required: bool = False) -> str:
        """Return the value as text of ``least`` to ``most`` characters, or "" with a problem."""
        if value is None:
            if required:
                self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
            return ""
        if not isinstance(value, str):
            self.add(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return ""
        if length(value) > most:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif length(value) < least:
            if required and not value:
                self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
            else:
                self.add(path, "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.")
        return value

    def number(
        self, path: str, value: object, least: int, most: int, *, default: int | None = None
    ) -> int | None:
        """Return the value as an integer of ``least`` to ``most``, or the default."""
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return default
        if value < least:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        return value

    def listing(
        self, path: str, value: object, most: int, *, least: int = 0, required: bool = False
    ) -> list[Any]:
        """Return the value as a list of ``least`` to ``most`` entries, or [] with a problem."""
        if value is None:
            if required:
                self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
            return []
        if not isinstance(value, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not least <= len(value) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return value

    def objects(
        self, path: str, value: object, most: int, *, least: int = 0, required: bool = False
    ) -> list[tuple[str, Json]]:
        """Return the objects of a list, each with its path; others are problems and left out."""
        found = []
        for index, entry in enumerate(self.listing(path, value, most, least=least, required=required)):
            here = f"{path}.{index}"
            if (known := self.mapping(here, entry)) is not None:
                found.append((here, known))
        return found

    def mapping(self, path: str, value: object) -> Json | None:
        """Return the value if it is an object, or None with a problem."""
        if isinstance(value, dict):
            return value
        self.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return None
