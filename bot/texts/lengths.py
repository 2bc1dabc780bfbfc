"""How long words are for Discord, which counts in UTF-16: what lies beyond the basic plane counts double."""

__all__ = ["clip", "units"]


def units(words: str) -> int:
    """Return how many characters Discord counts."""
    return len(words) if words.isascii() else len(words.encode("utf-16-le", "surrogatepass")) // 2


def clip(words: str, limit: int, *, at_word: bool = False) -> str:
    """Return the words, cut with an ellipsis when Discord counts more than ``limit`` characters.

    ``at_word``: where a word ends.
    """
    if 2 * len(words) <= limit or units(words) <= limit:  # most are so short that nobody need count
        return words
    kept = words.encode("utf-16-le", "surrogatepass")[: 2 * (limit - 1)]
    whole = kept.decode("utf-16-le", "ignore")  # half a character is left out
    if at_word and not words.startswith(" ", len(whole)):
        whole = whole.rpartition(" ")[0] or whole
    return whole.rstrip() + "…"
