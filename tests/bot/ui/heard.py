"""Parse the texts, labels and descriptions of a page into what a screen reader conveys.

Nothing else is read, and no custom_id. Cards are faces (0–51, 52 the joker), because two queens of hearts
look the same.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.bot.ui.told import cards_told

_BADGE = r"(?:[A-O]|\d+)"
_ROWS = re.compile(rf"(?:^| )({_BADGE}): (.*?)\.(?= {_BADGE}: |$)")
_BRACKETED = re.compile(r"(.*?)(?: \((.*)\))?")
_LAID_OFF = re.compile(r"(.+?) laid off by (\w+)(?:, |$)")


def _parted(text: str, between: str) -> list[str]:
    """Split a text, but not within parentheses."""
    parts, depth = [""], 0
    for piece in re.split(rf"({re.escape(between)}|[()])", text):
        depth += (piece == "(") - (piece == ")")
        if piece == between and not depth:
            parts.append("")
        else:
            parts[-1] += piece
    return [part for part in parts if part]


@dataclass(frozen=True, slots=True, order=True)
class Group:
    """Cards that lie together, with their label.

    ``added``: cards with the letter of the seat that laid them off. ``stands``: the cards that jokers
    represent, where that is one card.
    """

    cards: tuple[int, ...]
    label: str = ""
    added: tuple[tuple[int, str], ...] = ()
    stands: tuple[int, ...] = ()

    @classmethod
    def of(cls, words: str) -> "Group":
        """Parse ``"8 9 10 of clubs (1: 27; 10 of clubs laid off by B)"``."""
        found = _BRACKETED.fullmatch(words)
        assert found is not None, words
        cards, more = found.groups(default="")
        added, stands, label = [], [], ""
        for note in _parted(more, "; "):
            if laid := _LAID_OFF.findall(note):
                added = [(face, badge) for words_, badge in laid for face in cards_told(words_)]
            elif note.startswith("joker as "):
                means = [cards_told(means) for means in note.removeprefix("joker as ").split(", joker as ")]
                stands = [only[0] for only in means if len(only) == 1]
            else:
                label = note
        return cls(tuple(sorted(cards_told(cards))), label, tuple(sorted(added)), tuple(sorted(stands)))


def _groups(words: str, between: str) -> tuple[Group, ...]:
    return tuple(map(Group.of, _parted(words, between)))


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand: ``loose`` is in no meld, ``deadwood`` is described as being in none."""

    melds: tuple[Group, ...] = ()
    loose: tuple[Group, ...] = ()
    deadwood: tuple[Group, ...] = ()
    taken: int | None = None
    ticked: tuple[int, ...] = ()

    @property
    def cards(self) -> tuple[int, ...]:
        """Return all cards of the hand."""
        groups = (*self.melds, *self.loose, *self.deadwood)
        return tuple(sorted(card for group in groups for card in group.cards))

    def under(self, label: str) -> tuple[int, ...]:
        """Return the cards with this label."""
        return tuple(card for group in self.loose if group.label == label for card in group.cards)

    @classmethod
    def of(cls, words: str) -> "Hand":
        """Parse the hand in a description."""
        said = dict(re.findall(r"([A-Z][a-z ]+): (.*?)\.(?= |$)", words))
        assert words.startswith("Your hand. " if said else "Your hand is empty."), words
        taken = cards_told(said.pop("Just taken", ""))
        melded, cards, loose = (
            _groups(said.pop(name, ""), "; ") for name in ("Melded", "Cards", "In no meld")
        )
        made = cls(
            melded,
            cards,
            loose,
            taken[0] if taken else None,
            tuple(sorted(cards_told(said.pop("Ticked", "")))),
        )
        assert said == {}, words
        return made

    @classmethod
    def written(cls, lines: Iterable[str]) -> "Hand":
        """Parse the hand in large text: ``"## [7♠ 8♠ 9♠*] K♥"``."""
        large = " ".join(line for line in lines if line.startswith("## ") and cards_told(line))
        melds = tuple(map(Group.of, re.findall(r"\[(.*?)\]", large)))
        loose = Group.of(re.sub(r"\[.*?\]", "", large))
        taken = re.search(r"(\S+?)\\\*", large)
        return cls(melds, (loose,) if loose.cards else (), (), cards_told(taken[1])[0] if taken else None)


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: ``apart`` are cards of its hand known to all, ``left`` those in no meld."""

    badge: str
    cards: int | None = None
    score: int | None = None
    chips: int | None = None
    turn: bool = False
    dealt: bool = False
    out: bool = False
    opened: bool = False
    won: bool = False
    team: str = ""
    melds: tuple[Group, ...] = ()
    apart: tuple[Group, ...] = ()
    left: tuple[Group, ...] = ()

    @classmethod
    def of(cls, badge: str, words: str) -> "Seat":
        """Parse ``"to play, 7 cards, 0 points; melds 7 of spades, clubs, hearts"``."""
        facts, *laid = _parted(words, "; ")
        if facts.startswith(("melds ", "in hand ", "left in hand ")):
            facts, laid = "", [facts, *laid]
        numbers, flags = {}, set()
        for fact in filter(None, facts.split(", ")):
            if number := re.fullmatch(r"(-?\d+) (card|chip|point)s?", fact):
                numbers[number[2]] = int(number[1])
            else:
                flags.add(fact)
        groups = {name: _after(laid, name) for name in ("melds ", "in hand ", "left in hand ")}
        assert len([*filter(None, groups.values())]) == len(laid), words
        team = flags & {"Blue", "Red"}
        assert flags <= {"to play", "dealer", "out", "has opened", "won", "a computer"} | team, words
        playing, dealt, out, opened, won = (
            flag in flags for flag in ("to play", "dealer", "out", "has opened", "won")
        )
        return cls(
            badge,
            numbers.get("card"),
            numbers.get("point"),
            numbers.get("chip"),
            playing,
            dealt,
            out,
            opened,
            won,
            "".join(team),
            *groups.values(),
        )


def _after(parts: Iterable[str], begin: str) -> tuple[Group, ...]:
    found = [part.removeprefix(begin) for part in parts if part.startswith(begin)]
    return _groups(found[0], " | ") if found else ()


@dataclass(frozen=True, slots=True)
class Table:
    """A table. ``pile``: the face-up cards of the pile, oldest first."""

    seats: tuple[Seat, ...]
    pile: tuple[int, ...] = ()
    spread: bool = False
    stock: int | None = None
    ticked: tuple[int, ...] = ()
    controls: tuple[str, ...] = ()
    coming: str | None = None
    clock: int | None = None

    @classmethod
    def of(cls, words: str) -> "Table":
        """Parse the table in a description."""
        head = re.split(rf"\. (?={_BADGE}: )", words, maxsplit=1)[0]
        found = re.fullmatch(
            r"(?P<pile>.*?)(?:, stock (?P<stock>\d+))?(?:, ticked: (?P<ticked>.*?))?"
            r"(?:, control card (?P<controls>.*?))?(?:, next (?P<coming>\w+))?"
            r"(?:, (?P<clock>\d) eighths? of the time left)?",
            head,
        )
        assert found is not None, words
        pile = re.fullmatch(
            r"Upcard (?P<top>.*)|Discard pile, oldest first: (?P<spread>.*)|The discard pile is empty",
            found["pile"],
        )
        assert pile is not None, words
        return cls(
            tuple(Seat.of(*row) for row in _ROWS.findall(words.removeprefix(head + "."))),
            cards_told(pile["top"] or pile["spread"] or ""),
            pile["spread"] is not None,
            None if found["stock"] is None else int(found["stock"]),
            tuple(sorted(cards_told(found["ticked"] or ""))),
            tuple(found["controls"].split(", ")) if found["controls"] else (),
            found["coming"],
            None if found["clock"] is None else int(found["clock"]),
        )


@dataclass(frozen=True, slots=True)
class Row:
    """A seat's row in the result of a deal."""

    badge: str
    won: bool = False
    melds: tuple[Group, ...] = ()
    left: tuple[Group, ...] = ()
    sums: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a deal."""

    rows: tuple[Row, ...]

    @classmethod
    def of(cls, words: str) -> "Result":
        """Parse the result in a description."""
        rows = []
        for badge, row in _ROWS.findall(words):
            parts = _parted(row, "; ")
            sums = [
                part for part in parts if part != "won" and not part.startswith(("melds ", "left in hand "))
            ]
            melds, left = _after(parts, "melds "), _after(parts, "left in hand ")
            rows.append(Row(badge, "won" in parts, melds, left, tuple(sums)))
        return cls(tuple(rows))


@dataclass(frozen=True, slots=True)
class Scene:
    """A table, and the hand of the player who looks at it."""

    table: Table
    hand: Hand

    @classmethod
    def of(cls, words: str) -> "Scene":
        """Parse the scene in a description."""
        at = words.index("Your hand")
        return cls(Table.of(words[:at].strip()), Hand.of(words[at:]))


# --- pages


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu: its placeholder, and its options with their descriptions."""

    title: str
    lines: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Heard:
    """The words of a page: lines of its texts, labels of enabled buttons, menus, descriptions."""

    lines: tuple[str, ...]
    buttons: tuple[str, ...]
    menus: tuple[Menu, ...]
    descriptions: tuple[str, ...]

    @property
    def text(self) -> str:
        """Return all lines."""
        return "\n".join(self.lines)

    def line(self, *parts: str) -> str:
        """Return the only line that contains all parts."""
        [found] = [line for line in self.lines if all(part in line for part in parts)]
        return found

    def number(self, pattern: str) -> int:
        """Return the number that the pattern's group matches in the text."""
        found = re.search(pattern, self.text)
        assert found is not None, f"{pattern} in {self.text}"
        return int(found[1].replace("−", "-"))

    def menu(self, begin: str) -> Menu | None:
        """Return the menu whose title has this beginning."""
        return next((menu for menu in self.menus if menu.title.startswith(begin)), None)

    def description(self, begin: str = "") -> str:
        """Return the only description, starting at this text."""
        [found] = self.descriptions
        assert begin in found, found
        return found[found.index(begin) :]

    @property
    def table(self) -> "Table | None":
        """Return the table described before the hand, or None."""
        before = "".join(self.descriptions).partition("Your hand")[0].strip()
        return Table.of(before) if before else None


def hear(components: Iterable[Mapping[str, Any]], names: Sequence[str] = ()) -> Heard:
    """Parse components. In descriptions, ``names`` (by seat) become the letters of the seats.

    A description may not contain those letters itself.
    """
    parts = [*_walk(components)]
    texts = [part["content"] for part in parts if part["type"] == 10]
    return Heard(
        tuple(line for text in texts for line in _plain(text).split("\n")),
        tuple(_plain(part["label"]) for part in parts if part["type"] == 2 and not part.get("disabled")),
        tuple(
            Menu(
                part["placeholder"],
                tuple((line["label"], line.get("description", "")) for line in part["options"]),
            )
            for part in parts
            if part["type"] == 3
        ),
        tuple(
            _lettered(item["description"], names)
            for part in parts
            if part["type"] == 12
            for item in part["items"]
        ),
    )


def _lettered(words: str, names: Sequence[str]) -> str:
    assert not names or not re.search(r"(?:^| )[A-O]: ", words), words
    for seat, name in enumerate(names):
        words = re.sub(rf"(?<!\w){re.escape(name)}(?=: | |[,;)])", chr(ord("A") + seat), words)
    return words


def _walk(components: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for part in components:
        yield part
        yield from _walk(part.get("components", ()))


def _plain(text: str) -> str:
    """Return text without no-break spaces and without escapes of suits."""
    return re.sub(r"\\([♠♣♦♥])", r"\1", re.sub("[\u00a0\u2003]", " ", text))
