"""README and docs: their settings, permissions, sentences and links match the program."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import discord
import pytest

from bot import __version__
from bot.run.check_result import CheckResult, advise
from bot.run.config import Settings
from bot.run.invite_link import PERMISSIONS, invite_link
from bot.texts.catalog import ENGLISH
from bot.texts.localization import LANGUAGES
from data import erasure
from data.db.connection import open_database
from engine import GAMES
from tests.citations import the_tree
from tests.pages import GAP, cells, count, is_said, paragraphs, said, sentences, without_code

ROOT = Path(__file__).parents[2]
PAGES = sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")})
README, CHANGELOG = ROOT / "README.md", ROOT / "CHANGELOG.md"
OWNERS, PRIVACY, TERMS = (ROOT / f"{name}.md" for name in ("docs/owners", "PRIVACY", "TERMS"))
FORWARDING = ROOT / "OWNERS.md"
"""A page that points on, for old links."""
FOR_PLAYERS = (README, ROOT / "docs/players.md", ROOT / "docs/fairness.md")
MEMBER = 918_273_645_546


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def section(page: Path, heading: str) -> str:
    found: str
    [found] = re.findall(rf"(?ms)^## {heading}\n(.*?)(?=^## |\Z)", read(page))
    return found


def rows(page: Path, heading: str) -> list[list[str]]:
    """Return the cells of the first table of a section, without its head."""
    first = re.search(r"(?m)(?:^\|.*(?:\n|\Z))+", section(page, heading))
    assert first is not None
    return list(cells(first[0]))


def in_code(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page: its headings as they are spelt in links."""
    headings = re.findall(r"(?m)^#+ (.+)$", without_code(read(page)))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


# --- links


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)\s]+)\)|(?:src|srcset)=\"([^\"]+)\"", without_code(read(page)))
    for target in (link or picture for link, picture in targets):
        if urlsplit(target).scheme:
            continue
        path, _, anchor = target.partition("#")
        there = (page.parent / path) if path else page
        assert there.is_file(), target
        assert not anchor or anchor in anchors(there), target


def test_readme_leads_to_every_page() -> None:
    readme = read(README)
    apart = (README, FORWARDING)
    folders = ("adr", "rules", "languages", "privacy", "terms")
    pages = [page for page in PAGES if page not in apart and page.parent.name not in folders]
    pages += [ROOT / f"docs/{folder}/README.md" for folder in ("adr", "rules")]
    assert [page for page in pages if f"]({page.relative_to(ROOT)}" not in readme] == []


@pytest.mark.long
def test_headings_that_are_named_in_words_exist() -> None:
    """The program, its unit and its alarms name headings: ``(docs/owners.md, Backups)``."""
    named = re.compile(r"\b(docs/[\w/-]+\.md), (?:\"([^\"]+)\"|([A-Z]\w+)\b)")
    found = 0
    for path in the_tree().files:
        if not path.startswith(("bot/", "data/", "cogs/", "engine/", "docs/")):
            continue
        try:
            text = read(ROOT / path)
        except UnicodeDecodeError:
            continue
        for page, quoted, bare in named.findall(text):
            found += 1
            assert re.search(rf"(?m)^#+ {re.escape(quoted or bare)}$", read(ROOT / page)), (
                path,
                page,
                quoted,
            )
    assert found >= 3


# --- README


def test_readme_is_short_and_shows_every_game() -> None:
    assert len(read(README).splitlines()) <= 120
    games = {}
    for title, players, minutes, _ in (row for row in cells(read(README)) if len(row) == 4):
        low, _, high = re.sub(r"[^\d–].*", "", players).partition("–")
        games[title.split("**")[1]] = (int(low), int(high or low))
        assert re.fullmatch(r"\d+–\d+", minutes)
    assert games == {spec.title: (min(spec.seats), max(spec.seats)) for spec in GAMES.values()}


def test_pictures_are_small_and_used() -> None:
    pictures = sorted((ROOT / ".github").iterdir())
    assert len(pictures) >= len(GAMES) + 1
    assert [path.name for path in pictures if path.stat().st_size > 60_000] == []
    assert [path.name for path in pictures if f".github/{path.name}" not in read(README)] == []


def test_every_picture_is_described() -> None:
    shown = re.findall(r"!\[([^\]]*)\]\(|<img\b([^>]*)>", without_code(read(README)))
    assert len(shown) >= len(GAMES) + 1
    for marked, tag in shown:
        [described] = re.findall(r'alt="([^"]+)"', tag) if tag else [marked]
        assert described


# --- versions


@pytest.mark.parametrize("page", [README, OWNERS], ids=lambda page: page.name)
def test_packages_are_named_with_the_version(page: Path) -> None:
    named = set(re.findall(r"cardroom-(\d[\w.]*)-py3-none-any\.whl", read(page)))
    assert named == {__version__}


def test_the_changelog_has_the_version_and_says_each_thing_once() -> None:
    sections = ["Rules", "Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
    first, *releases = re.split(r"(?m)^## ", read(CHANGELOG))[1:]
    assert first.startswith("Unreleased\n")
    numbers = []
    for release in releases:
        head = re.match(r"(\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}\n", release)
        assert head is not None
        numbers.append(head[1])
        headings = re.findall(r"(?m)^### (.+)$", release)
        assert headings == [heading for heading in sections if heading in headings], head[1]
    assert numbers[0] == __version__
    entries = [words for words in paragraphs(read(CHANGELOG)) if len(words) > 40]
    assert len(entries) == len(set(entries)) > 20


# --- the pages for players


@pytest.mark.long
@pytest.mark.parametrize("page", FOR_PLAYERS, ids=lambda page: page.name)
def test_buttons_named_by_pages_are_those_of_the_program(page: Path) -> None:
    button = re.compile(r"(?:[Pp]ress|button|or|and)\s\*\*([^*]+)\*\*|\*\*([^*.:?]+)\*\*\s(?:under|asks)\b")
    named = {"".join(groups) for groups in button.findall(without_code(read(page)))}
    labels = {re.sub(r"^\W+ ", "", text) for texts in said().values() for text in texts}
    assert named
    assert named <= labels


# --- the owner's page


def test_the_owners_page_is_short() -> None:
    text = read(OWNERS)
    in_tables = sum(count(cell) for row in cells(text) for cell in row)
    assert sum(map(count, paragraphs(text))) + in_tables <= 3_500
    assert [words for words in sentences(text) if count(words) > 30] == []


@pytest.mark.long
def test_sentences_that_owners_look_up_are_said_by_the_program() -> None:
    quoted = [row[0] for row in cells(section(OWNERS, "Troubleshooting by sentence"))]
    assert len(quoted) == len(set(quoted)) >= 40
    assert [words for words in quoted if not is_said(words)] == []


def test_the_marks_of_doctor_are_explained() -> None:
    results = (CheckResult(False, "disk", "is full"), advise("backups", "are not made"))
    marks = {str(result).split()[0] for result in results}
    assert len(marks) == 2
    told = section(OWNERS, "In five minutes")
    assert [mark for mark in marks if f"`{mark}`" not in told] == []


@pytest.mark.long
def test_lines_of_the_log_that_owners_look_up_are_written_by_the_program() -> None:
    quoted = [in_code(row[1])[0] for row in cells(section(OWNERS, "The log"))]
    assert len(quoted) > 5
    assert [words for words in quoted if not is_said(words)] == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("words", "right"),
    [
        (f"The database {GAP} is read-only.", True),  # of two strings
        (f"only {GAP} MB free at {GAP}", True),
        ("Your move could not be stored, so it was not made. Please try again.", True),
        ("Your move was lost.", False),
        (f"{GAP} could not be found", False),
        (GAP, False),
    ],
)
def test_a_sentence_is_found_or_not(words: str, right: bool) -> None:
    assert is_said(words) is right


# --- settings


def test_every_setting_is_told_with_its_default() -> None:
    fields = {str(field.validation_alias): field.default for field in Settings.model_fields.values()}
    told: dict[str, str | None] = {}
    for names, _, without in rows(OWNERS, "Settings"):
        variables = in_code(names)
        defaults: list[str | None] = [*in_code(without)] or [None] * len(variables)
        told |= zip(variables, defaults, strict=True)
    assert told == {name: None if default is None else str(default) for name, default in fields.items()}


# --- permissions


def test_the_permissions_explained_are_those_that_the_link_asks_for() -> None:
    flags = [name.lower().replace(" ", "_") for name, _, _ in rows(OWNERS, "Permissions")]
    assert len(flags) == len(set(flags))
    assert discord.Permissions(**dict.fromkeys(flags, True)) == PERMISSIONS


def test_the_link_shown_is_the_link_printed() -> None:
    assert invite_link(1).replace("client_id=1&", "client_id=APPLICATION_ID&") in read(OWNERS)


def test_readme_names_the_permissions() -> None:
    text = section(README, "Add it to your server")
    assert [name for name, _, _ in rows(OWNERS, "Permissions") if name not in text] == []


# --- privacy


def erased() -> set[str]:
    """Return the columns in which erasure looks for a member's id."""
    statements = [sql for sql, values in erasure.erase_member(MEMBER, -1) if MEMBER in values]
    found = [re.match(r"(?:UPDATE|DELETE FROM) (\w+) .*WHERE (\w+) = \?$", sql) for sql in statements]
    return {f"{place[1]}.{place[2]}" for place in found if place is not None}


async def columns(tmp_path: Path) -> set[str]:
    """Return every column of a new database as ``table.column``."""
    database = await open_database(f"sqlite:///{tmp_path}/cards.sqlite3")
    try:
        found = await database.read(
            "SELECT t.name || '.' || c.name FROM sqlite_master t, pragma_table_info(t.name) c "
            "WHERE t.type = 'table'"
        )
    finally:
        await database.close()
    return {name for (name,) in found}


@pytest.mark.long
async def test_the_privacy_text_names_every_column_that_names_a_member(tmp_path: Path) -> None:
    """A new column must be added to erasure and to the text."""
    told = {in_code(column)[0] for column, _, _ in rows(PRIVACY, "In the database")}
    ids = re.compile(r"\.(\w+_)?(member_id|host_id|organiser_id|who)$")
    named = {name for name in await columns(tmp_path) if ids.search(name)}
    assert told == erased() == named


def test_the_privacy_text_names_every_table_that_an_export_reads() -> None:
    told = {in_code(column)[0] for column, _, _ in rows(PRIVACY, "In the database")}
    exported = {f"{table}.{column}" for table, (column, _) in erasure._OWN.items()}
    assert exported <= told
    assert {f"{table}.{column}" for table, column in erasure._LINKS} <= told


@pytest.mark.long
async def test_the_privacy_text_names_every_table_of_the_database(tmp_path: Path) -> None:
    told = in_code(section(PRIVACY, "In the database"))
    naming = {name.partition(".")[0] for name in told if "." in name}
    nobody = {name for name in told if "." not in name}
    assert naming | nobody - {"accounts"} == {name.partition(".")[0] for name in await columns(tmp_path)}
    assert naming & nobody == {"accounts"}, "only accounts is listed both with and without members"


@pytest.mark.parametrize("locale", sorted(LANGUAGES.keys() - {ENGLISH}))
@pytest.mark.parametrize("page", [PRIVACY, TERMS], ids=lambda page: page.stem)
def test_a_translation_says_what_the_english_text_says(page: Path, locale: str) -> None:
    """What is in one text must be in the other: sections, rows, columns, commands and blanks."""
    translation = ROOT / f"docs/{page.stem.lower()}/{locale}.md"
    assert f"]({translation.relative_to(ROOT)})" in read(page)
    assert f"](../../{page.name})" in read(translation)
    for part in (r"(?m)^(#+|\||-) ", r"`[^`\n]+`", r"\[[A-Z]+\]"):
        assert sorted(re.findall(part, read(translation))) == sorted(re.findall(part, read(page)))


def test_what_a_host_must_fill_in_is_listed() -> None:
    blanks = {page: set(re.findall(r"\[[A-Z]+\]", read(page))) for page in (OWNERS, PRIVACY, TERMS)}
    assert blanks[OWNERS] == blanks[PRIVACY] | blanks[TERMS]
    assert {"[HOST]", "[CONTACT]", "[DATE]"} <= blanks[PRIVACY] & blanks[TERMS]
