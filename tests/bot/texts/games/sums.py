"""Parse the arithmetic in texts: sums, score sheets, settlements and payments.

Fails the test if a sum is wrong. Names of players must not contain digits.
"""

import re
from collections.abc import Sequence
from itertools import takewhile

_SIGNS = str.maketrans("−\u00a0", "- ")
_PARTS = re.compile(r"(?<!\S)([-+×=])(?!\S)|(?<![\w.])([-+]?\d+)\b")


def plain(words: str) -> str:
    """Return words without cards, emphasis and brackets."""
    bare = re.sub(r"`[^`]*`|\([^)]*\)", " ", words.replace("*", ""))
    return bare.translate(_SIGNS)


def numbers(words: str) -> list[int]:
    """Return all numbers in a text, with their signs."""
    found = re.findall(r"(?<![\w.,])[-+]?\d{1,3}(?:,\d{3})+\b|(?<![\w.])[-+]?\d+\b", plain(words))
    return [int(each.replace(",", "")) for each in found]


def last(words: str) -> int:
    """Return the value of a line, after checking every sum in it from left to right."""
    total: int | None = None
    sign = ""
    for operator, number in _PARTS.findall(plain(words)):
        if operator:
            # Some terms are cards without a number: their sum is read after the "=".
            total = None if sign in ("+", "-", "×") else total
            sign = operator
            continue
        value = int(number)
        match sign:
            case "=":
                assert total in (None, value), words
                total = value
            case "+" | "-" | "×" if total is not None:
                total = {"+": total + value, "-": total - value, "×": total * value}[sign]
            case _:
                total = value
        sign = ""
    assert total is not None, words
    return total


def sheet_rows(lines: Sequence[str]) -> tuple[list[list[int]], list[list[int]], list[int], list[int]]:
    """Return a score sheet's points of every deal, running totals, final bonuses and totals.

    Each is by column, and every sum is checked.
    """
    body = list(takewhile(lambda line: line != "```", lines[1:]))
    points: dict[int, list[int]] = {}
    running: dict[int, list[int]] = {}
    added: list[int] = []
    totals: list[int] = []
    for line in body:
        label, cells = line[:3].strip(), [*map(int, re.findall(r"-?\d+", line[3:].translate(_SIGNS)))]
        if label.isdigit():
            points.setdefault(int(label), []).extend(cells[0::2])
            running.setdefault(int(label), []).extend(cells[1::2])
        elif label == "+":
            added += cells
        elif label == "Σ":
            totals += cells
    numbered = sorted(points)
    assert numbered == [*range(1, len(points) + 1)]
    told, sums = [points[number] for number in numbered], [running[number] for number in numbered]
    for before, now, after in zip([[0] * len(totals), *sums], told, sums, strict=False):
        assert [have + won for have, won in zip(before, now, strict=True)] == after, lines
    end = added or [0] * len(totals)
    assert [have + more for have, more in zip(sums[-1], end, strict=True)] == totals, lines
    return told, sums, end, totals


def side_by_side(lines: Sequence[str]) -> tuple[list[list[int]], list[int], list[int]]:
    """Return a sheet of several games: points of every deal, final bonuses and totals.

    Each is by column, with the games side by side or below each other. Every sum is checked. A dot is read as
    0.
    """
    deals: dict[int, list[int]] = {}
    end: list[int] = []
    totals: list[int] = []
    for line in takewhile(lambda line: line != "```", lines[1:]):
        label, cells = line[:3].strip(), [*map(int, re.findall(r"-?\d+", line[3:].replace("·", "0")))]
        if label.isdigit():
            deals.setdefault(int(label), []).extend(cells)
        elif label == "+":
            end += cells
        elif label == "Σ":
            totals += cells
    assert [*deals] == [*range(1, len(deals) + 1)]
    end = end or [0] * len(totals)
    assert [sum(column) for column in zip(*deals.values(), end, strict=True)] == totals, lines
    return [*deals.values()], end, totals


def settlement_table(lines: Sequence[str]) -> dict[str, dict[str, int]]:
    """Return the settlement of a deal with chips by player (or pot) and column.

    The sums of every row and every column are checked.
    """
    (table,) = (line for line in lines if line.startswith("```"))
    (unit, *head), *rows = [
        row.split() for row in table.replace("the pot", "pot").translate(_SIGNS).splitlines()[1:-1]
    ]
    read = {
        name: dict(zip(head, (0 if cell == "·" else int(cell) for cell in cells), strict=True))
        for name, *cells in rows
    }
    assert unit == "chips"
    for cells in read.values():
        *parts, deal = cells.values()
        assert not parts or sum(parts) == deal, table
    for column in head:
        assert sum(cells[column] for cells in read.values()) == 0, table
    return read


def payments(lines: Sequence[str], names: Sequence[str], dropped: Sequence[str]) -> dict[str, int]:
    """Return each player's balance from the payments of a deal."""
    chips = dict.fromkeys(names, 0)
    for line in lines:
        who, signed, rest = re.fullmatch(r"(.*) ([+-]\d+) · (.*)", plain(line)).groups()  # type: ignore[union-attr]
        amount = int(signed)
        if amount < 0:  # put on the table, by each of them
            for name in names if who == "Everybody" else named(who, names):
                chips[name] += amount
            continue
        chips[who] += amount
        _, _, whom = rest.partition(" · rule ")
        paid = 0
        for each, part in re.findall(r"(\d+) from ([^;]+)", whom):
            playing = [name for name in names if name not in dropped and name != who]
            others = re.match(r"each of the (\d+) others", part)
            payers = playing if others else named(part, names)
            assert others is None or int(others[1]) == len(payers), line
            for name in payers:
                chips[name] -= int(each)
                paid += int(each)
        assert paid in (0, amount), line  # the text omits the chips on the table
    return chips


def named(words: str, names: Sequence[str]) -> list[str]:
    """Return the names that occur in a text."""
    return [name for name in names if re.search(rf"\b{name}\b", words)]
