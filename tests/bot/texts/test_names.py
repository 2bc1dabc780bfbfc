"""Names in texts and labels: no formatting, no mentions, no change of direction."""

import ast
import re
import unicodedata
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bot.texts
import bot.ui
import bot.workers
import cogs
from bot.manager.tables.table import Person, Player, PlayerKind
from bot.texts.lengths import clip, units
from bot.texts.names import bare_names, labels_of, name_at, names_of
from bot.texts.results.transcript import bare
from data.tables.seat_names import key_of
from tests.bot.ui.sample_tables import lobby
from tests.data.tables.test_seat_names import NAME

PEOPLE = st.lists(st.tuples(NAME, st.booleans()), min_size=1, max_size=8)
OPENS, CLOSES = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
READS_NAMES = frozenset({"player", "person", "seat", "who", "host", "stored", "member"})
"""Names of variables that hold a stored name."""


def sitting(people: list[tuple[str, bool]]) -> tuple[Player, ...]:
    return tuple(
        Player(kind=PlayerKind.COMPUTER if computer else PlayerKind.PERSON, name=name, member=None)
        for name, computer in people
    )


def inside(name: str) -> bool:
    """Return whether all right-to-left text is between isolation marks."""
    outside = re.sub(f"{OPENS}[^{OPENS}{CLOSES}]*{CLOSES}", "", name)
    return not any(
        unicodedata.bidirectional(char) in ("R", "AL", "AN", "FSI", "PDI", "RLO", "LRO", "RLE", "LRE")
        for char in outside
    )


@pytest.mark.long
@given(PEOPLE, NAME)
def test_names_do_nothing_where_they_stand(people: list[tuple[str, bool]], moderator: str) -> None:
    table = lobby()
    table.players = sitting(people)
    names = [*names_of(table), name_at(table, Person(99, moderator))]
    assert len({key_of(bare(name)) for name in names}) == len(names)
    for name in names:
        assert inside(name)
        assert not re.search(r"[*_~|`>#\[\]()<:@/]", re.sub(r"\\.", "", name))
        assert not re.match(r"[-+]|[0-9]+\.", name)
    for name, label, (_, computer) in zip(names, labels_of(table), people, strict=False):
        assert inside(label)
        assert ("🤖" in name) is ("🤖" in label) is computer


@pytest.mark.long
@given(st.lists(NAME, min_size=1, max_size=5), st.integers(30, 60))
def test_a_label_that_is_cut_leaves_nothing_turned_around(names: list[str], limit: int) -> None:
    table = lobby()
    table.players = sitting([(name, False) for name in names])
    cut = clip(", ".join(labels_of(table)), limit)
    assert units(cut) <= limit
    assert inside(cut)


def test_who_sits_has_one_name_everywhere() -> None:
    table = lobby()
    table.players = tuple(
        replace(player, name="Ann", username=f"ann_{player.member}") for player in table.players
    )
    assert bare_names(table) == ("Ann (ann_11)", "Ann (ann_12)")
    assert name_at(table, Person(12, "another name meanwhile")) == names_of(table)[1] == r"Ann \(ann\_12\)"
    assert name_at(table, Person(13, "Ann", username="ann")) == r"Ann \(ann\)"


@pytest.mark.long
@pytest.mark.parametrize(
    "package", [bot.texts, bot.ui, bot.workers, cogs], ids=lambda package: package.__name__
)
def test_no_text_or_page_reads_a_name_as_it_is_stored(package: object) -> None:
    """Seat names come from ``bot.texts.names`` or ``data.tables.seat_names``."""
    found = []
    for path in package.__path__:  # type: ignore[attr-defined]
        for file in Path(path).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text())):
                if isinstance(node, ast.Attribute) and node.attr == "name":
                    holder = node.value
                    if isinstance(holder, ast.Name) and holder.id in READS_NAMES:
                        found.append(f"{file.name}:{node.lineno}")
                    if isinstance(holder, ast.Subscript) and ast.unparse(holder.value).endswith(
                        ("players", "seats")
                    ):
                        found.append(f"{file.name}:{node.lineno}")
    assert found == []
