"""README and docs: their settings, permissions, records and links match the program."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import discord
import pytest

from bot.run.config import Settings
from bot.run.invite_link import PERMISSIONS, invite_link
from data import erasure
from data.db.connection import open_database

ROOT = Path(__file__).parents[2]
PAGES = sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")})
OWNERS, PRIVACY, TERMS = (ROOT / f"{name}.md" for name in ("docs/owners", "PRIVACY", "TERMS"))
MEMBER = 918_273_645_546


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def without_code(text: str) -> str:
    return re.sub(r"(?ms)^ *```.*?^ *```$", "", text)


def section(page: Path, heading: str) -> str:
    found: str
    [found] = re.findall(rf"(?ms)^## {heading}\n(.*?)(?=^## |\Z)", read(page))
    return found


def rows(page: Path, heading: str) -> list[list[str]]:
    """Return the cells of a section's table, without its head."""
    lines = re.findall(r"(?m)^\|(.+)\|$", section(page, heading))
    return [[cell.strip() for cell in line.split("|")] for line in lines[2:]]


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
    readme = read(ROOT / "README.md")
    pages = [page for page in PAGES if page.name != "README.md" and page.parent.name not in ("adr", "rules")]
    pages += [ROOT / f"docs/{folder}/README.md" for folder in ("adr", "rules")]
    assert [page for page in pages if f"]({page.relative_to(ROOT)}" not in readme] == []


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
    text = section(ROOT / "README.md", "For servers")
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


async def test_the_privacy_text_names_every_column_that_names_a_member(tmp_path: Path) -> None:
    """A new column must be added to erasure and to the text."""
    told = {in_code(column)[0] for column, _, _ in rows(PRIVACY, "In the database")}
    ids = re.compile(r"\.(\w+_)?(member_id|host_id|who)$")
    named = {name for name in await columns(tmp_path) if ids.search(name)}
    assert told == erased() == named


def test_the_privacy_text_names_every_table_that_an_export_reads() -> None:
    told = {in_code(column)[0] for column, _, _ in rows(PRIVACY, "In the database")}
    exported = {f"{table}.{column}" for table, (column, _) in erasure._OWN.items()}
    assert exported <= told
    assert {f"{table}.{column}" for table, column in erasure._LINKS} <= told


async def test_the_privacy_text_names_every_table_of_the_database(tmp_path: Path) -> None:
    told = in_code(section(PRIVACY, "In the database"))
    naming = {name.partition(".")[0] for name in told if "." in name}
    nobody = {name for name in told if "." not in name}
    assert naming | nobody - {"accounts"} == {name.partition(".")[0] for name in await columns(tmp_path)}
    assert naming & nobody == {"accounts"}, "only accounts is listed both with and without members"


def test_what_a_host_must_fill_in_is_listed() -> None:
    blanks = {page: set(re.findall(r"\[[A-Z]+\]", read(page))) for page in (OWNERS, PRIVACY, TERMS)}
    assert blanks[OWNERS] == blanks[PRIVACY] | blanks[TERMS]
    assert {"[HOST]", "[CONTACT]", "[DATE]"} <= blanks[PRIVACY] & blanks[TERMS]
