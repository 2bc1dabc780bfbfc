"""Settings: their sources, what is refused, and that no secret is shown."""

import os
from pathlib import Path

import pytest

from bot.run.config import (
    Address,
    Settings,
    empty_token,
    is_loopback,
    load_settings,
    misspelt_token,
    unknown_names,
    variables,
)
from bot.run.problem import SET_RIGHT, Problem

SECRET = "aB3.very-secret.token"


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in os.environ:
        if name.startswith(("CARDROOM_", "DISCORD_")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def refusal() -> str:
    with pytest.raises(Problem) as caught:
        load_settings()
    assert caught.value.code == SET_RIGHT
    said = str(caught.value)
    assert SECRET not in said
    assert "\n" not in said
    return said


def test_with_nothing_set_the_playground_is_needed_on_this_machine_only() -> None:
    settings = load_settings()
    assert settings.needs_playground
    assert settings.database_url == "sqlite:///cardroom.sqlite3"
    assert (settings.playground_host, settings.playground_port) == ("127.0.0.1", 8080)
    assert settings.bearer == "playground"
    assert settings.secrets == ()


def test_token_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f" {SECRET}\n")
    settings = load_settings()
    assert settings.bearer == SECRET
    assert not settings.needs_playground


def test_token_from_a_file_in_the_home_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "token").write_text(SECRET + "\n")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "~/token")
    settings = load_settings()
    assert settings.bearer == SECRET
    assert settings.secrets == (SECRET,)


def test_settings_never_show_the_token_or_a_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    monkeypatch.setenv(
        "CARDROOM_DATABASE_URL", "postgresql://dealer:p%40ssword@db.example:5432/cards?sslmode=on"
    )
    settings = load_settings()
    for shown in (repr(settings), str(settings), settings.model_dump_json(exclude={"database_url"})):
        assert SECRET not in shown
        assert "ssword" not in shown
    assert settings.database_name == "postgresql://db.example:5432/cards"
    assert settings.secrets == (SECRET, "p%40ssword", "p@ssword")


def test_both_token_and_token_file_are_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "token").write_text("another")
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "token")
    assert "both" in refusal()


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "is empty"),
        (b" \n\n", "is empty"),
        (b"\xff\xfe\x00", "not a text file"),
        (b"\xef\xbb\xbf\r\n", "is empty"),
        (b"two words", "one word"),
    ],
)
def test_token_files_that_hold_no_token(
    content: bytes, complaint: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "token").write_bytes(content)
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "token")
    assert complaint in refusal()


def test_a_byte_order_mark_is_no_part_of_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Regression: files saved by an editor on Windows were refused."""
    (tmp_path / "token").write_bytes(b"\xef\xbb\xbf" + SECRET.encode() + b"\r\n")
    (tmp_path / ".env").write_bytes(b"\xef\xbb\xbfDISCORD_TOKEN_FILE=token\r\nCARDROOM_WORKERS=3\r\n")
    settings = load_settings()
    assert (settings.bearer, settings.workers) == (SECRET, 3)
    assert unknown_names() == []


def test_paths_may_begin_with_the_home_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("CARDROOM_BACKUP_FOLDER", "~/backups")
    monkeypatch.setenv("CARDROOM_HEARTBEAT_FILE", "~/heart")
    monkeypatch.setenv("CARDROOM_DATABASE_URL", "sqlite:///~/cards.sqlite3?cache=shared")
    settings = load_settings()
    assert settings.backup_folder == tmp_path / "backups"
    assert settings.heartbeat_file == tmp_path / "heart"
    assert settings.database_file == tmp_path / "cards.sqlite3"
    assert settings.database_url == f"sqlite:///{tmp_path}/cards.sqlite3?cache=shared"
    monkeypatch.setenv("CARDROOM_BACKUP_FOLDER", "~nobody-of-this-name/backups")
    assert "begins with a home folder that does not exist" in refusal()


@pytest.mark.parametrize(
    ("name", "value", "field", "meant"),
    [
        ("CARDROOM_INGRESS", "HTTP", "ingress", "http"),
        ("CARDROOM_CARDS", "Pictures", "cards", "pictures"),
        ("CARDROOM_LOG_FORMAT", "JSON", "log_format", "json"),
        ("CARDROOM_LOG_LEVEL", "Warning", "log_level", "WARNING"),
        *(("CARDROOM_EMOJI", word, "emoji", "yes") for word in ("yes", "true", "1", "on", "True", "ON")),
        *(("CARDROOM_EMOJI", word, "emoji", "no") for word in ("no", "false", "0", "off", "No")),
        ("CARDROOM_PLAYGROUND_EXPOSE", "1", "playground_expose", "yes"),
    ],
)
def test_words_are_taken_in_any_case(
    name: str, value: str, field: str, meant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert getattr(load_settings(), field) == meant


@pytest.mark.parametrize(
    ("metrics", "open_to_others"),
    [(None, False), ("127.0.0.1:9", False), ("[::1]:9", False), ("0.0.0.0:9", True), ("bot:9", True)],
)
def test_metrics_that_others_can_read_are_noted(metrics: str | None, open_to_others: bool) -> None:
    note = Settings(metrics=metrics).open_metrics
    assert (note is not None) == open_to_others
    assert note is None or "without a password" in note


def test_token_file_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path))
    assert f"DISCORD_TOKEN_FILE: {tmp_path} cannot be read (Is a directory)" in refusal()
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "nowhere")
    assert "nowhere cannot be read (No such file or directory)" in refusal()


@pytest.mark.parametrize("token", [f"{SECRET} and more", f"{SECRET}\x07", f"{SECRET}é", "   "])
def test_a_token_is_one_printable_word(token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert "one word" in refusal()


def test_the_environment_wins_over_the_env_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("CARDROOM_WORKERS=3\nCARDROOM_LOG_LEVEL=debug\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("CARDROOM_WORKERS", "2")
    settings = load_settings()
    assert (settings.workers, settings.log_level) == (2, "DEBUG")


def test_an_empty_variable_is_not_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=\nCARDROOM_DISCORD_URL=\n")
    monkeypatch.setenv("CARDROOM_WORKERS", "")
    settings = load_settings()
    assert settings.needs_playground
    assert settings.workers == 1


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("CARDROOM_WORKERS\n", 1),
        ("# words\n\n\nCARDROOM_WORKERS=1\n\nDISCORD_TOKEN: abc\n", 6),
        ("A=1\nB='open\n", 2),
    ],
)
def test_env_file_with_a_line_that_says_nothing(content: str, line: int, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(content)
    assert refusal() == f"Line {line} of .env is not of the form NAME=value."


def test_env_file_that_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    assert refusal() == ".env cannot be read (Is a directory)."


def test_env_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    assert refusal() == ".env is not a text file in UTF-8."


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="the superuser may read everything")
def test_env_file_that_may_not_be_read(tmp_path: Path) -> None:
    (tmp_path / ".env").touch(0o000)
    assert refusal() == ".env cannot be read (Permission denied)."


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("CARDROOM_WORKERS", "many", "'many'"),
        ("CARDROOM_WORKERS", "-1", "greater than or equal to 0"),
        ("CARDROOM_REST_PER_SECOND", "0", "greater than or equal to 1"),
        ("CARDROOM_LOG_LEVEL", "loud", "'DEBUG', 'INFO', 'WARNING' or 'ERROR'"),
        ("CARDROOM_LOG_FORMAT", "xml", "'text' or 'json'"),
        ("CARDROOM_METRICS", "yes", "must look like 127.0.0.1:9420"),
        ("CARDROOM_METRICS", "9420", "must look like 127.0.0.1:9420"),
        ("CARDROOM_METRICS", ":9420", "must look like 127.0.0.1:9420"),
        ("CARDROOM_METRICS", "127.0.0.1:94200", "must look like 127.0.0.1:9420"),
        ("CARDROOM_METRICS", "http://127.0.0.1:9420", "must look like 127.0.0.1:9420"),
        ("CARDROOM_METRICS", "127.0.0.1:9420/metrics", "must look like 127.0.0.1:9420"),
        ("CARDROOM_PLAYGROUND_PORT", "70000", "less than or equal to 65535"),
        ("CARDROOM_PLAYGROUND_EXPOSE", "perhaps", "'no' or 'yes'"),
        ("CARDROOM_PLAYGROUND_HOST", "0.0.0.0", "CARDROOM_PLAYGROUND_EXPOSE=yes"),
        ("CARDROOM_PLAYGROUND_HOST", "cards.example", "CARDROOM_PLAYGROUND_EXPOSE=yes"),
        ("CARDROOM_DATABASE_URL", "cards.sqlite3", "must begin with sqlite:///"),
        ("CARDROOM_DATABASE_URL", "postgresql://[host/cards", "is not an address"),
        ("CARDROOM_DATABASE_URL", "sqlite:///:memory:", "must name a file"),
        ("CARDROOM_DATABASE_URL", "sqlite:///", "must name a file"),
        ("CARDROOM_DATABASE_URL", "sqlite:///cards?mode=memory", "must name a file"),
    ],
)
def test_bad_values_are_named(name: str, value: str, complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    said = refusal()
    assert name in said
    assert complaint in said


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("127.0.0.1:9420", ("127.0.0.1", 9420)),
        ("0.0.0.0:0", ("0.0.0.0", 0)),
        ("[::1]:9420", ("::1", 9420)),
        ("Cards:9420", ("cards", 9420)),
    ],
)
def test_where_metrics_are_told(text: str, address: tuple[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_settings().metrics_address is None
    monkeypatch.setenv("CARDROOM_METRICS", text)
    found = load_settings().metrics_address
    assert found == address
    assert str(found) == text.lower()


def test_a_password_in_a_bad_database_url_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDROOM_DATABASE_URL", f"mysql://dealer:{SECRET}@host/cards")
    assert "CARDROOM_DATABASE_URL" in refusal()


def test_all_faults_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDROOM_WORKERS", "x")
    monkeypatch.setenv("CARDROOM_PLAYGROUND_PORT", "y")
    said = refusal()
    assert "CARDROOM_WORKERS" in said
    assert "CARDROOM_PLAYGROUND_PORT" in said


def test_the_playground_can_be_opened_to_others_in_so_many_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDROOM_PLAYGROUND_HOST", "0.0.0.0")
    monkeypatch.setenv("CARDROOM_PLAYGROUND_EXPOSE", "yes")
    assert load_settings().playground_host == "0.0.0.0"


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:8080", "http://localhost:80/", "http://[::1]:9", "http://127.8.9.1:1"]
)
def test_a_stand_in_on_this_machine_is_accepted(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDROOM_DISCORD_URL", url)
    settings = load_settings()
    assert settings.discord_url == url.rstrip("/")
    assert not settings.needs_playground


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com:80",
        "http://10.0.0.1:8080",
        "http://127.0.0.1.example.com:80",
        "http://localhost@example.com:80",
        "http://127.0.0.1:80#@example.com",
        "http://127.0.0.1",
        "http://127.0.0.1:99999",
        "https://127.0.0.1:80",
        "http://127.0.0.1:80/api",
        "http://[::1:80",
        "127.0.0.1:8080",
    ],
)
def test_a_stand_in_elsewhere_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    monkeypatch.setenv("CARDROOM_DISCORD_URL", url)
    assert "CARDROOM_DISCORD_URL" in refusal()


def test_loopback() -> None:
    assert all(map(is_loopback, ["127.0.0.1", "127.255.0.1", "::1", "localhost", "LOCALHOST"]))
    assert not any(map(is_loopback, ["", "0.0.0.0", "::", "192.168.1.1", "localhost.example", "example.com"]))


def test_the_started_playground_takes_discords_place() -> None:
    settings = load_settings()
    there = settings.connected_to("http://127.0.0.1:8081")
    assert there.discord_url == "http://127.0.0.1:8081"
    assert not there.needs_playground
    assert settings.discord_url is None


def test_a_misspelt_name_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("CARDROOM_ZZZ=1\nOTHER=2\nCARDROOM_LOG_LEVEL=INFO\n")
    monkeypatch.setenv("CARDROOM_WORKRES", "2")
    assert unknown_names() == [
        "CARDROOM_WORKRES is not a setting; did you mean CARDROOM_WORKERS?",
        "CARDROOM_ZZZ is not a setting.",
    ]


def test_names_like_the_tokens_are_noticed_while_there_is_no_token(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in (
        "DISCORD_TOKN",
        "DISCORD_GUILD_ID",
        "DISCORD_WEBHOOK_URL",
        "DISCORD_CLIENT_ID",
        "DISCOURSE_TOKEN",
    ):
        monkeypatch.setenv(name, "1")
    (tmp_path / ".env").write_text("discord_token_path=x\n")
    noticed = [
        "DISCORD_TOKEN_PATH is not a setting; did you mean DISCORD_TOKEN?",
        "DISCORD_TOKN is not a setting; did you mean DISCORD_TOKEN?",
    ]
    assert unknown_names() == misspelt_token() == noticed
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert unknown_names() == noticed
    assert empty_token() == ["DISCORD_TOKEN is empty."]
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={SECRET}\n")
    assert load_settings().bearer == SECRET
    assert unknown_names() == misspelt_token() == empty_token() == []


@pytest.mark.parametrize(
    ("url", "file"),
    [
        ("sqlite:///cards.sqlite3", Path("cards.sqlite3")),
        ("sqlite:////srv/cards.sqlite3?mode=rw", Path("/srv/cards.sqlite3")),
        ("postgresql://host/cards", None),
    ],
)
def test_the_database_file(url: str, file: Path | None) -> None:
    assert Settings(database_url=url).database_file == file


def test_every_setting_explains_itself() -> None:
    assert set(variables()) == {str(field.validation_alias) for field in Settings.model_fields.values()}
    assert all(field.description for field in Settings.model_fields.values())


@pytest.mark.parametrize(
    ("text", "ids", "total"), [("0-3/16", [0, 1, 2, 3], 16), ("15/16", [15], 16), ("0/1", [0], 1)]
)
def test_shards_of_a_process(text: str, ids: list[int], total: int) -> None:
    shards = Settings(shards=text).own_shards
    assert shards is not None
    assert (shards.ids, shards.total) == (ids, total)


@pytest.mark.parametrize("text", ["3", "3-0/16", "0-16/16", "16/16", "0/0", "-1/4", "0-3/", "a/b", "0-1-2/4"])
def test_shards_that_there_are_not(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDROOM_SHARDS", text)
    with pytest.raises(Problem, match="CARDROOM_SHARDS: must"):
        load_settings()


def test_where_presses_come_in(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_settings().listens_at is None
    monkeypatch.setenv("CARDROOM_INGRESS", "http")
    assert load_settings().listens_at == Address("127.0.0.1", 8090)
    monkeypatch.setenv("CARDROOM_LISTEN", "[::1]:0")
    assert load_settings().listens_at == Address("::1", 0)
    monkeypatch.setenv("CARDROOM_LISTEN", "8090")
    with pytest.raises(Problem, match="CARDROOM_LISTEN: must look like"):
        load_settings()
    monkeypatch.delenv("CARDROOM_LISTEN")
    monkeypatch.setenv("CARDROOM_SHARDS", "0/2")
    with pytest.raises(Problem, match="CARDROOM_SHARDS needs the gateway"):
        load_settings()


@pytest.mark.parametrize("key", ["0" * 63, "0" * 65, "g" * 64, "0x" + "0" * 62])
def test_a_key_is_64_hexadecimal_digits(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDROOM_PUBLIC_KEY", key)
    with pytest.raises(Problem, match="CARDROOM_PUBLIC_KEY: must be the 64 hexadecimal digits"):
        load_settings()
    monkeypatch.setenv("CARDROOM_PUBLIC_KEY", "AB" * 32)
    assert load_settings().public_key == "ab" * 32
