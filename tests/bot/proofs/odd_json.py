"""Unusual ways to write a file: some are JSON as PROOFS.md requires, most are not."""

import json
import re
from random import Random
from typing import Any

MOST_BYTES = 4_000_000
DIGITS = (
    "1.0", "1e0", "1E+2", "0.5", "-0", "-0.0", "00", "01", "-01", "+1", ".5", "1.", "1e", "0x10",
    "1_000", "NaN", "Infinity", "-Infinity", "1e400", "999999999999999", "1000000000000000",
    "-999999999999999", "9007199254740993", "18446744073709551617", "9" * 400, "9" * 5000, "１", "٣",
    "True", "nul", "undefined",
)  # fmt: skip
SPACES = (
    " ",
    "\t",
    "\n",
    "\r",
    "\r\n",
    "   ",
    "\f",
    "\v",
    "\u00a0",
    "\u2028",
    "\ufeff",
    "\0",
    "//\n",
    "/**/",
)
ESCAPES = (
    "\\ud800", "\\udc00", "\\ud83d\\ude00", "\\uD83D\\uDE00", "\\ude00\\ud83d", "\\ud83d\\u0041",
    "\\u0041", "\\u00e9", "\\/", "\\b", "\\u0000", "\\x41", "\\u004", "\\u00G0", "\\u +41", "\\a",
    "\\0", "\\'", "\n", "\t", "\x01", "\x7f", "\\U0001f600", "😀", "\\", '"', "\\ud83d\\",
    "\\u１２３４",
)  # fmt: skip
BYTES = (
    b"\xff", b"\xc0\x80", b"\xc1\xbf", b"\xed\xa0\x80", b"\xed\xa0\xbd\xed\xb8\x80",
    b"\xf4\x90\x80\x80", b"\xe2\x82", b"\xf0\x9f\x98", b"\xf8\x88\x80\x80\x80", b"\x80",
    b"\xe0\x80\xaf", b"\xef\xbf\xbf", b"\xf0\x9f\x98\x80",
)  # fmt: skip
ENDS = ("}", "]", ",", "x", "null", " {}", "\0", " ", "\n\n", "\ufeff", ";", "\x1a")


def written(file: Any, rng: Random) -> str:
    """Write a file in any way that is valid JSON."""
    if rng.random() < 0.3:
        file = _in_another_order(file, rng)
    indent = rng.choice((None, None, None, 1, "\t", "\r\n"))
    return json.dumps(
        file,
        ensure_ascii=rng.random() < 0.5,
        indent=indent,
        separators=rng.choice(((",", ":"), (", ", ": "), (" ,\n", "\t: "))),
    )


def _in_another_order(value: Any, rng: Random) -> Any:
    if isinstance(value, dict):
        names = rng.sample([*value], len(value))
        return {name: _in_another_order(value[name], rng) for name in names}
    return [_in_another_order(part, rng) for part in value] if isinstance(value, list) else value


def odd(file: Any, rng: Random) -> bytes:
    """Write a file in an odd way."""
    text = written(file, rng)
    match rng.randrange(13):
        case 0:  # a number
            text = _in_place_of(r"(?<=[:,\[] )-?\d+|(?<=[:,\[])-?\d+", text, rng.choice(DIGITS), rng)
        case 1:  # whitespace between two tokens
            at = rng.choice([found.end() for found in re.finditer(r"[\[\]{},:]", text)])
            text = text[:at] + rng.choice(SPACES) + text[at:]
        case 2:  # a part of a string
            at = rng.choice([found.end() for found in re.finditer(r'(?<=[\[{,: ])"', text)])
            text = text[:at] + rng.choice(ESCAPES) + text[at:]
        case 3:  # an escaped character
            found = rng.choice([*re.finditer(r'(?<=")[a-z0-9](?=[a-z0-9_]*")', text)])
            code = rng.choice(("\\u{:04x}", "\\u{:04X}")).format(ord(found[0]))
            text = text[: found.start()] + code + text[found.end() :]
        case 4:  # a duplicate name
            found = rng.choice([*re.finditer(r'"([a-z_]+)"\s*:', text)])
            name = found[1] if rng.random() < 0.5 else f"\\u{ord(found[1][0]):04x}{found[1][1:]}"
            value = rng.choice(("1", "null", "{}", '""'))
            text = f'{text[: found.start()]}"{name}":{value},{text[found.start() :]}'
        case 5:  # bytes that are not UTF-8
            data = text.encode(errors="surrogatepass")
            at = rng.choice([found.end() for found in re.finditer(rb'"', data)])
            return data[:at] + rng.choice(BYTES) + data[at:]
        case 6:
            text = rng.choice(("\ufeff", "\ufeff\ufeff", " ", "\n", "\0", "x", "[", "#!")) + text
        case 7:
            text += rng.choice(ENDS)
        case 8:
            text = text[: rng.randrange(len(text))]
        case 9:  # deep lists and objects
            deep = rng.choice((1, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 100, 2_000, 100_000))
            opening, closing = rng.choice((("[", "]"), ('{"a":', "}")))
            inside = rng.choice(("1", "null", '"a"', "[]", "{}", ""))
            nested = opening * deep + inside + closing * rng.choice((deep, deep, deep - 1))
            text = _in_place_of(r"null|true|false|(?<=[:,])\d+(?=[,}])", text, nested, rng)
        case 10:  # any byte
            changed = bytearray(text.encode(errors="surrogatepass"))
            for _ in range(rng.choice((1, 1, 2, 5))):
                changed[rng.randrange(len(changed))] = rng.choice((rng.randrange(256), *b'"{}[],:\\0 9e.-'))
            return bytes(changed)
        case 11:  # another encoding
            return text.encode(rng.choice(("utf-16", "utf-16-le", "utf-32", "utf-8-sig", "utf-7")), "replace")
        case _:
            change = rng.choice(
                ((",", ",,"), ('"', "'"), ("}", ",}"), ("]", ",]"), (":", "="), ("null", "None"))
            )
            text = _in_place_of(re.escape(change[0]), text, change[1], rng)
    if rng.random() < 0.002:  # as long as allowed, or longer
        size = len(text.encode(errors="surrogatepass"))
        text += " " * (MOST_BYTES - size + rng.choice((0, 0, 1, 5)))
    return text.encode(errors="surrogatepass")


def _in_place_of(pattern: str, text: str, put: str, rng: Random) -> str:
    found = [*re.finditer(pattern, text)]
    if not found:
        return text + put
    one = rng.choice(found)
    return text[: one.start()] + put + text[one.end() :]
