"""The settings, from the environment and from `.env`.

Importing this module reads nothing. `load_settings` reads and validates, and reports all errors in one
paragraph.
"""

import difflib
import io
import ipaddress
import os
import re
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, Self
from urllib.parse import unquote, urlsplit

from dotenv.parser import Original, parse_stream
from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    field_validator,
    model_validator,
)
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.run.problem import Problem

ENV_FILE = Path(".env")
PLAYGROUND_TOKEN = "playground"  # noqa: S105 (not a secret)

ENCODING = "utf-8-sig"
"""UTF-8, with or without the byte order mark that editors on Windows write."""

LONGEST_TOKEN_FILE = 4096
"""Bytes; Discord's tokens have about 70 characters."""

_TOKENS = ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE")
_KEY = re.compile("[0-9a-fA-F]{64}")
_SHARDS = re.compile("([0-9]{1,5})(?:-([0-9]{1,5}))?/([0-9]{1,5})")

_LOWER = BeforeValidator(lambda word: str(word).strip().lower())
_YES, _NO = {"yes", "true", "on", "1"}, {"no", "false", "off", "0"}


def _yes_or_no(word: object) -> str:
    """Return ``yes`` or ``no`` for the usual words; another word as it is, to be refused."""
    said = str(word).strip().lower()
    return "yes" if said in _YES else "no" if said in _NO else said


def _expanded(path: Path) -> Path:
    try:
        return path.expanduser()
    except RuntimeError:
        raise _refusal(f"{path} begins with a home folder that does not exist") from None


Level = Annotated[
    Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(lambda word: str(word).strip().upper())
]
YesOrNo = Annotated[Literal["no", "yes"], BeforeValidator(_yes_or_no)]
ExpandedPath = Annotated[Path, AfterValidator(_expanded)]


class Address(NamedTuple):
    """A host and port to listen on; as text host:port, with an IPv6 host in brackets."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


class Shards(NamedTuple):
    """The shards that a process serves: ``first`` to ``last`` of ``total``, counted from 0."""

    first: int
    last: int
    total: int

    @property
    def ids(self) -> list[int]:
        """The shards' numbers."""
        return list(range(self.first, self.last + 1))


class Settings(BaseSettings):
    """The validated settings; `python -m bot --help` prints the fields' descriptions."""

    model_config = SettingsConfigDict(
        env_file_encoding=ENCODING,
        env_ignore_empty=True,
        extra="ignore",
        hide_input_in_errors=True,
        populate_by_name=True,
    )

    token: SecretStr | None = Field(
        default=None,
        validation_alias="DISCORD_TOKEN",
        description="the bot's token; without one, `run` starts the playground",
    )
    token_file: ExpandedPath | None = Field(
        default=None,
        validation_alias="DISCORD_TOKEN_FILE",
        description="a file that holds the token, instead of DISCORD_TOKEN",
    )
    database_url: str = Field(
        default="sqlite:///cardroom.sqlite3",
        validation_alias="CARDROOM_DATABASE_URL",
        description="the database: sqlite:///path or postgresql://user:password@host/database",
        repr=False,  # may contain a password
    )
    log_level: Level = Field(
        default="INFO",
        validation_alias="CARDROOM_LOG_LEVEL",
        description="DEBUG, INFO, WARNING or ERROR",
    )
    log_format: Annotated[Literal["text", "json"], _LOWER] = Field(
        default="text",
        validation_alias="CARDROOM_LOG_FORMAT",
        description="text, or json: one JSON object per line",
    )
    workers: int = Field(
        default=1,
        ge=0,
        le=64,
        validation_alias="CARDROOM_WORKERS",
        description="processes for computer players and other heavy work; 0: use the bot's own process",
    )
    cards: Annotated[Literal["pictures", "emoji", "text"], _LOWER] = Field(
        default="pictures",
        validation_alias="CARDROOM_CARDS",
        description="how cards are shown to members who have not chosen: pictures, emoji or text",
    )
    emoji: YesOrNo = Field(
        default="yes",
        validation_alias="CARDROOM_EMOJI",
        description="no: do not upload emoji of the cards",
    )
    ingress: Annotated[Literal["gateway", "http"], _LOWER] = Field(
        default="gateway",
        validation_alias="CARDROOM_INGRESS",
        description="how interactions arrive: gateway, or http (requests signed by Discord)",
    )
    shards: str | None = Field(
        default=None,
        validation_alias="CARDROOM_SHARDS",
        description="the gateway shards that this process serves, such as 0-3/16 (none: all)",
    )
    public_key: str | None = Field(
        default=None,
        validation_alias="CARDROOM_PUBLIC_KEY",
        description="for http: the application's public key (none: read from Discord at start)",
    )
    listen: str = Field(
        default="127.0.0.1:8090",
        validation_alias="CARDROOM_LISTEN",
        description="for http: host:port of /interactions and /health, for the proxy",
    )
    rest_per_second: int = Field(
        default=50,
        ge=1,
        validation_alias="CARDROOM_REST_PER_SECOND",
        description="Discord's limit of requests per second for the bot",
    )
    backup_folder: ExpandedPath | None = Field(
        default=None,
        validation_alias="CARDROOM_BACKUP_FOLDER",
        description="a folder for backups of the database; the running bot makes one every 24 hours",
    )
    heartbeat_file: ExpandedPath | None = Field(
        default=None,
        validation_alias="CARDROOM_HEARTBEAT_FILE",
        description="a file that the bot touches while it is connected, for `doctor --quick`",
    )
    metrics: str | None = Field(
        default=None,
        validation_alias="CARDROOM_METRICS",
        description="host:port of /metrics (for Prometheus) and /health",
    )
    daily_key: SecretStr | None = Field(
        default=None,
        validation_alias="CARDROOM_DAILY_KEY",
        description="any secret text: houses with the same one deal the same today's hand",
    )
    playground_host: str = Field(
        default="127.0.0.1",
        validation_alias="CARDROOM_PLAYGROUND_HOST",
        description="the address the playground listens on",
    )
    playground_port: int = Field(
        default=8080,
        ge=0,
        le=65535,
        validation_alias="CARDROOM_PLAYGROUND_PORT",
        description="the port the playground listens on; 0: any free port",
    )
    playground_expose: YesOrNo = Field(
        default="no",
        validation_alias="CARDROOM_PLAYGROUND_EXPOSE",
        description="yes: other machines may reach the playground; anybody there can play as anybody",
    )
    discord_url: str | None = Field(
        default=None,
        validation_alias="CARDROOM_DISCORD_URL",
        description="the URL of a running stand-in for Discord on this machine",
    )

    @field_validator("database_url")
    @classmethod
    def _known_database(cls, url: str) -> str:
        if not url.startswith(("sqlite:///", "postgresql://", "postgres://")):
            raise _refusal("must begin with sqlite:/// or postgresql://")
        try:
            urlsplit(url)
        except ValueError:
            raise _refusal("is not an address") from None
        scheme, _, place = url.partition(":///")
        if scheme != "sqlite":
            return url
        path, mark, query = place.partition("?")
        if path in {"", ":memory:"} or "mode=memory" in query:
            raise _refusal("must name a file: a database in memory would be gone after every restart")
        return f"sqlite:///{_expanded(Path(path)) if path.startswith('~') else path}{mark}{query}"

    @field_validator("shards")
    @classmethod
    def _some_shards(cls, text: str | None) -> str | None:
        if text is not None:
            _shards(text)
        return text

    @field_validator("public_key")
    @classmethod
    def _a_key(cls, text: str | None) -> str | None:
        if text is not None and not _KEY.fullmatch(text):
            raise _refusal("must be the 64 hexadecimal digits that Discord's developer portal shows")
        return None if text is None else text.lower()

    @field_validator("metrics", "listen")
    @classmethod
    def _an_address(cls, text: str | None) -> str | None:
        return None if text is None else str(_address(text))

    @field_validator("discord_url")
    @classmethod
    def _stand_in_on_this_machine(cls, url: str | None) -> str | None:
        if url is None:
            return None
        try:
            parts = urlsplit(url)
            valid = parts.scheme == "http" and parts.port is not None and not parts.path.strip("/")
        except ValueError:
            valid = False
        if not valid or parts.query or parts.fragment or "@" in parts.netloc:
            raise _refusal("must look like http://127.0.0.1:8080")
        if not is_loopback(parts.hostname or ""):
            raise _refusal("must be on this machine (127.0.0.1 or localhost), or the token would leave it")
        return f"http://{parts.netloc}"

    @model_validator(mode="after")
    def _playground_stays_here(self) -> Self:
        if not is_loopback(self.playground_host) and self.playground_expose != "yes":
            raise _refusal(
                f"CARDROOM_PLAYGROUND_HOST: {self.playground_host} can be reached from other machines, "
                "where anybody could play as anybody; set CARDROOM_PLAYGROUND_EXPOSE=yes to allow that"
            )
        return self

    @model_validator(mode="after")
    def _one_way_in(self) -> Self:
        if self.ingress == "http" and self.shards is not None:
            raise _refusal("CARDROOM_SHARDS needs the gateway; it cannot be used with CARDROOM_INGRESS=http")
        return self

    @model_validator(mode="after")
    def _one_token(self) -> Self:
        if self.token_file is not None:
            if self.token is not None:
                raise _refusal("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set; set only one of them")
            self.token = SecretStr(_read_token(self.token_file))
        if self.token is not None:
            self.token = SecretStr(self.token.get_secret_value().strip())
            bare = self.token.get_secret_value()
            if not bare or not bare.isascii() or not bare.isprintable() or " " in bare:
                raise _refusal("the token must be one word as Discord's developer portal shows it")
        return self

    @property
    def needs_playground(self) -> bool:
        """Whether neither a token nor a stand-in for Discord is configured."""
        return self.token is None and self.discord_url is None

    @property
    def bearer(self) -> str:
        """The token to log in with; never print it."""
        return PLAYGROUND_TOKEN if self.token is None else self.token.get_secret_value()

    @property
    def metrics_address(self) -> Address | None:
        """The address of the metrics; None: they are off."""
        return None if self.metrics is None else _address(self.metrics)

    @property
    def open_metrics(self) -> str | None:
        """A sentence if other machines can reach the metrics; None: they cannot."""
        address = self.metrics_address
        if address is None or is_loopback(address.host):
            return None
        return (
            f"the metrics at {address} can be read from other machines without a password, which is fine "
            "inside a container network"
        )

    @property
    def own_shards(self) -> Shards | None:
        """The shards of this process; None: all."""
        return None if self.shards is None else _shards(self.shards)

    @property
    def listens_at(self) -> Address | None:
        """The address that receives interactions over HTTP; None: they come over the gateway."""
        return _address(self.listen) if self.ingress == "http" else None

    @property
    def secrets(self) -> tuple[str, ...]:
        """Strings that no log may show: the token, and the password as encoded and decoded."""
        found = [] if self.token is None else [self.token.get_secret_value()]
        password = urlsplit(self.database_url).password
        if password:
            found += [password, unquote(password)]
        return tuple(secret for secret in found if secret != PLAYGROUND_TOKEN)

    @property
    def database_name(self) -> str:
        """The database's URL without user, password and parameters, for display."""
        parts = urlsplit(self.database_url)
        return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"

    @property
    def database_file(self) -> Path | None:
        """The file of an SQLite database; None for PostgreSQL."""
        scheme, _, path = self.database_url.partition(":///")
        return Path(path.partition("?")[0]) if scheme == "sqlite" else None

    def connected_to(self, url: str) -> "Settings":
        """Return the same settings with the playground at ``url`` instead of Discord."""
        return self.model_copy(update={"discord_url": url})


def load_settings(env_file: Path = ENV_FILE) -> Settings:
    """Load the settings from the environment and from ``env_file``; the environment wins.

    Raises Problem with one paragraph for the operator, which contains no secret.
    """
    _check_env_file(env_file)
    try:
        return Settings(_env_file=env_file)  # type: ignore[call-arg] # a parameter mypy cannot see
    except ValidationError as error:
        raise Problem("The settings cannot be used. " + " ".join(_sentences(error))) from None


def unknown_names(env_file: Path = ENV_FILE) -> list[str]:
    """Return a sentence for each unknown variable that is set, most likely a typo.

    These are all that begin with CARDROOM_, and those whose names resemble DISCORD_TOKEN.
    """
    return [_unknown_name(name, near) for name, near in _unknown(env_file)]


def misspelt_token(env_file: Path = ENV_FILE) -> list[str]:
    """Return a sentence for each variable that was most likely meant to be the token."""
    return [_unknown_name(name, near) for name, near in _unknown(env_file) if near in _TOKENS]


def empty_token(env_file: Path = ENV_FILE) -> list[str]:
    """Return a sentence for each variable of the token that is set to nothing."""
    given = _given(env_file)
    return [f"{name} is empty." for name in _TOKENS if given.get(name) == ""]


def _unknown_name(name: str, near: str | None) -> str:
    return f"{name} is not a setting" + (f"; did you mean {near}?" if near else ".")


def _unknown(env_file: Path) -> list[tuple[str, str | None]]:
    """Return the unknown variables that are set, each with the setting that was probably meant.

    Names that resemble the token's count only if no token is set: they may belong to another program.
    """
    given, known, found = _given(env_file), variables(), []
    has_token = any(given.get(name) for name in _TOKENS)
    for name in sorted(given.keys() - known.keys()):
        if name.startswith("CARDROOM_"):
            found.append((name, next(iter(difflib.get_close_matches(name, known, n=1, cutoff=0.8)), None)))
        elif not has_token:
            # A slip within "DISCORD" leaves the rest alike; DISCOURSE_TOKEN belongs to another program.
            cutoff = 0.75 if name.startswith("DISCORD") else 0.9
            found += [(name, near) for near in difflib.get_close_matches(name, _TOKENS, n=1, cutoff=cutoff)]
    return found


def variables() -> dict[str, str]:
    """Return each environment variable with its description, in the order of `Settings`."""
    described = {}
    for field in Settings.model_fields.values():
        default = f" (default: {field.default})" if field.default is not None else ""
        described[str(field.validation_alias)] = f"{field.description}{default}"
    return described


def is_loopback(host: str) -> bool:
    """Return whether only this machine can reach ``host``, an address or a name."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def _refusal(sentence: str) -> PydanticCustomError:
    return PydanticCustomError("setting", "{sentence}", {"sentence": sentence})


def _address(text: str) -> Address:
    try:
        parts = urlsplit(f"//{text}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or port is None or f"{Address(host, port)}".lower() != text.lower():
        raise _refusal("must look like 127.0.0.1:9420")
    return Address(host, port)


def _shards(text: str) -> Shards:
    found = _SHARDS.fullmatch(text)
    if found is None:
        raise _refusal("must look like 0-3/16, or 0/16 for one")
    first, last, count = (int(number) for number in (found[1], found[2] or found[1], found[3]))
    if not first <= last < count:
        raise _refusal(f"must name shards from 0 to {max(0, count - 1)}, the lower one first")
    return Shards(first, last, count)


def _read_token(path: Path) -> str:
    try:
        with path.open("rb") as file:
            token = file.read(LONGEST_TOKEN_FILE).decode(ENCODING).strip()
    except OSError as error:
        raise _refusal(f"DISCORD_TOKEN_FILE: {path} cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise _refusal(f"DISCORD_TOKEN_FILE: {path} is not a text file") from None
    if not token:
        raise _refusal(f"DISCORD_TOKEN_FILE: {path} is empty")
    return token


def _check_env_file(path: Path) -> None:
    """Raise Problem for errors in the file that the settings library ignores."""
    if not path.exists():
        return
    try:
        text = path.read_text(encoding=ENCODING)
    except OSError as error:
        raise Problem(f"{path} cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError:
        raise Problem(f"{path} is not a text file in UTF-8.") from None
    for binding in parse_stream(io.StringIO(text)):
        if binding.error or (binding.key is not None and binding.value is None):
            raise Problem(f"Line {_line(binding.original)} of {path} is not of the form NAME=value.")


def _line(original: Original) -> int:
    """Return the line number of a binding; the parser starts it at empty lines before it."""
    text = original.string
    return original.line + text[: len(text) - len(text.lstrip())].count("\n")


def _given(env_file: Path) -> dict[str, str]:
    """Return the variables of the environment and of ``env_file``, by names in capital letters.

    One that is empty in the environment does not hide that of the file.
    """
    found = {}
    if env_file.is_file():
        bindings = parse_stream(io.StringIO(env_file.read_text(encoding=ENCODING)))
        found = {binding.key.upper(): binding.value or "" for binding in bindings if binding.key is not None}
    here = {name.upper(): value for name, value in os.environ.items()}
    return found | {name: value for name, value in here.items() if value or name not in found}


def _sentences(error: ValidationError) -> list[str]:
    """Return a sentence per error, with the variable and, unless it may be secret, its value."""
    sentences = []
    for fault in error.errors(include_url=False):
        where = ".".join(str(part) for part in fault["loc"])
        message = fault["msg"].replace("Input should", "should")
        said = f"{where}: {message}" if where else message
        if where and where not in {"DISCORD_TOKEN", "CARDROOM_DATABASE_URL"}:
            said += f" (it is {str(fault['input'])!r})"
        sentences.append(f"{said}.")
    return sentences
