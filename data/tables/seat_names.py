"""The names shown for the seats of a table.

Members choose their own names, and may use invisible characters, or the name of another player or of a
computer player. Their own names are stored; the names shown are derived from those of all seats of a table.
Each shown name is visible and short, and does not look like any other at the table.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

LONGEST_SHOWN: Final = 32
"""The longest shown name, in characters, including what tells it from another."""
COMPUTER_MARK: Final = "🤖"
"""Prefix of the names of computer players; no other name contains it."""
_LONGEST_ACCOUNT: Final = 17
"""The longest account name beside another name, in characters."""
_SPACED: Final = 5
"""Columns of a shortened name from which a space precedes its number."""
_MARKS: Final = 3
"""The most combining marks on a letter: some names pile up dozens."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u303f\u3164\uffa0\ufffc\U00016fe4\U0001d159")
"""Characters that draw nothing, besides spaces, category C and selectors."""
_SELECTORS: Final = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Variation selectors."""
_EMOJI_SELECTORS: Final = "\ufe0e\ufe0f"
_ZWNJ: Final = "\u200c"
_ZWJ: Final = "\u200d"
_VIRAMA: Final = 9
_TAGGED_FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,6}\U000e007f")
"""The flag of a part of a country: a black flag, then its code in tags."""
_TAGS: Final = re.compile("[\U000e0020-\U000e007f]")
_SKIN: Final = re.compile("[\U0001f3fb-\U0001f3ff]")
_REGIONAL: Final = re.compile("[\U0001f1e6-\U0001f1ff]")
"""Regional indicators, two of which make a flag."""
_JOINING: Final = re.compile("[\u0600-\u109f\u1780-\u18af\u1a00-\u1bff\ua800-\uabff\U00010a00-\U00011fff]")
"""Scripts in which a joiner changes how letters are drawn."""
_LOOKALIKES: Final = {
    ord(char): letter
    for letter, chars in {
        "a": "\u03b1\u0430\u0251",
        "b": "\u03b2\u0432",
        "c": "\u0441\u03f2",
        "d": "\u0501",
        "e": "\u03b5\u0435",
        "g": "\u0261",
        "h": "\u043d\u04bb\u0570",
        "j": "\u0458\u03f3",
        "k": "\u03ba\u043a",
        "l": "1i|\u0131\u03b9\u0456\u04cf\u2223",
        "m": "\u03bc\u043c",
        "n": "\u03b7\u0578",
        "o": "0\u03bf\u043e\u0585",
        "p": "\u03c1\u0440",
        "q": "\u051b",
        "s": "\u0455",
        "t": "\u03c4\u0442",
        "u": "\u057d",
        "v": "\u03bd\u0475",
        "w": "\u051d",
        "x": "\u03c7\u0445",
        "y": "\u03c5\u0443",
        "z": "\u03b6",
    }.items()
    for char in chars
}
"""Casefolded letters that look like a Latin one, as capital or small letter."""


class Named(NamedTuple):
    """What is known of a player: display name, account name, whether it is a computer."""

    name: str
    account: str = ""
    computer: bool = False


# --- characters


def graphemes(text: str) -> list[str]:
    """Split a text into grapheme clusters: letters with marks, joined letters or emoji, flags."""
    found: list[str] = []
    for char in text:
        if found and _continues(found[-1], char):
            found[-1] += char
        else:
            found.append(char)
    return found


def _continues(before: str, char: str) -> bool:
    """Return whether a character belongs to the cluster before it."""
    last = before[-1]
    return (
        unicodedata.category(char)[0] == "M"
        or char in (_ZWNJ, _ZWJ)
        or last == _ZWJ
        or unicodedata.combining(last) == _VIRAMA
        or bool(_TAGS.match(char) or _SKIN.match(char))
        or (len(before) == 1 and bool(_REGIONAL.match(before) and _REGIONAL.match(char)))
        or ("\u1160" <= char <= "\u11ff" and "\u1100" <= last <= "\u11ff")
    )


def truncate(text: str, most: int) -> str:
    """Return at most ``most`` characters of a text, cut at the end of a grapheme cluster.

    A first cluster that is longer is cut.
    """
    if len(text) <= most:
        return text
    kept = ""
    for each in graphemes(text):
        if len(kept) + len(each) > most:
            break
        kept += each
    return kept or text[:most].rstrip(_ZWJ + _ZWNJ)


def width_of(text: str) -> int:
    """Return the width of a text in columns of a monospaced font."""
    return sum(
        0
        if unicodedata.category(char)[0] in "MC"
        else 2
        if unicodedata.east_asian_width(char) in ("W", "F")
        else 1
        for char in text
    )


# --- one name


@lru_cache(maxsize=4096)
def clean(name: str, most: int = LONGEST_SHOWN) -> str:
    """Return a name on one line, of at most ``most`` characters, without invisible characters.

    Characters that change the writing direction are removed, too. Return ``""`` if nothing visible is left.
    """
    kept, joiner, marks, at = "", "", 0, 0
    name = unicodedata.normalize("NFC", name)
    while at < len(name):
        char = name[at]
        if flag := _TAGGED_FLAG.match(name, at):
            kept, joiner, marks, at = kept + flag[0], "", 0, flag.end()
            continue
        at += 1
        category = unicodedata.category(char)
        last = kept[-1:]
        if char in (_ZWNJ, _ZWJ):
            joiner = char if last not in ("", " ") else ""
        elif char.isspace():
            kept, joiner, marks = kept.rstrip() + " ", "", _MARKS
        elif char in _BLANK or category[0] == "C":
            continue
        elif _SELECTORS.match(char):
            if char in _EMOJI_SELECTORS and last and not joiner and _has_forms(last):
                kept += char
        elif category[0] == "M":
            if last in ("", " ") or (category != "Mc" and marks >= _MARKS):
                continue
            kept += (joiner if _JOINING.match(char) else "") + char
            joiner, marks = "", marks + (category != "Mc")
        else:
            kept += (joiner if joiner and _joins(kept, joiner, char) else "") + char
            joiner, marks = "", 0
    kept = truncate(kept.strip(), most).rstrip(f" {_ZWNJ}{_ZWJ}")
    # Normalize again: a removed character may have separated a letter from its mark.
    return unicodedata.normalize("NFC", kept)


def _has_forms(char: str) -> bool:
    """Return whether a character is a symbol or digit that has an emoji form."""
    return unicodedata.category(char)[0] in "SP" or char.isdigit()


def _joins(before: str, joiner: str, char: str) -> bool:
    """Return whether a joiner between two characters has a visible effect."""
    last = before.rstrip(_EMOJI_SELECTORS)[-1]
    if _JOINING.match(char) and _JOINING.match(last):
        return True
    return joiner == _ZWJ and unicodedata.category(char)[0] == "S" and unicodedata.category(last)[0] == "S"


def key_of(name: str) -> str:
    """Return a key that is equal for names that look alike.

    Width, case, invisible characters, and letters of other scripts that look like Latin ones make no
    difference.
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(
        char for char in folded if not (unicodedata.category(char)[0] == "C" or _SELECTORS.match(char))
    )
    return " ".join(seen.split()).translate(_LOOKALIKES)


# --- the names of a table


@lru_cache(maxsize=1024)
def seat_names(seats: tuple[Named, ...]) -> tuple[str, ...]:
    """Return the names to show by seat: none empty, all different, within ``LONGEST_SHOWN``.

    If two look alike, a person's account is appended: *Alice (alice_2)*, which identifies them and stays
    the same at every table. Without an account it is the number of the seat: *Alice (2)*. A computer keeps
    its name. A person without a visible name is shown by account, or as *Player 2*.
    """
    bare = [_usable(named, seat) for seat, named in enumerate(seats)]
    beside = [_beside(named, name, seat) for seat, (named, name) in enumerate(zip(seats, bare, strict=True))]
    step = [0] * len(seats)
    while True:
        shown = tuple(names[step[seat]] for seat, names in enumerate(beside))
        keys = [key_of(name) for name in shown]
        counts = Counter(keys)
        alike = [
            seat for seat, key in enumerate(keys) if counts[key] > 1 and step[seat] + 1 < len(beside[seat])
        ]
        # A computer is renamed only if no person can be.
        moved = [seat for seat in alike if not seats[seat].computer] or alike
        if not moved:
            return shown
        for seat in moved:
            step[seat] += 1


def _usable(named: Named, seat: int) -> str:
    name = clean(named.name.replace(COMPUTER_MARK, ""))
    return name or clean(named.account.replace(COMPUTER_MARK, "")) or f"Player {seat + 1}"


def _beside(named: Named, name: str, seat: int) -> tuple[str, ...]:
    """Return a name alone, with the account, and with the number of the seat."""
    account = clean(named.account.replace(COMPUTER_MARK, ""), _LONGEST_ACCOUNT)
    more = [f" ({account})"] if account else []
    variants = [
        truncate(name, LONGEST_SHOWN - len(each)).rstrip() + each for each in (*more, f" ({seat + 1})")
    ]
    return (name, *variants)


def shorten(names: Sequence[str], room: int, ellipsis: str = "…") -> list[str]:
    """Return the names by seat, cut to a number of columns.

    Those that then look alike end with the number of their seat.
    """
    cut = [_within(name, room, ellipsis) for name in names]
    ends = [f"{'' if room < _SPACED else ' '}{seat + 1}" for seat in range(len(names))]
    numbered: set[int] = set()
    while True:
        keys = [key_of(name) for name in cut]
        alike = {seat for seat, key in enumerate(keys) if keys.count(key) > 1}
        if alike and alike <= numbered and len(ends[0]) < len(ends[-1]):
            # "Ali1" looks like "Al11": numbers of one length tell them apart.
            ends, numbered = [end.replace(end.strip(), end.strip().zfill(2)) for end in ends], set()
        alike -= numbered
        if not alike:
            return cut
        for seat in alike:
            cut[seat] = _within(names[seat], room - len(ends[seat]), "") + ends[seat]
        numbered |= alike


def _within(name: str, room: int, ellipsis: str) -> str:
    if width_of(name) <= room:
        return name
    kept = ""
    for each in graphemes(name):
        if width_of(kept + each + ellipsis) > room:
            break
        kept += each
    return kept.rstrip() + ellipsis
