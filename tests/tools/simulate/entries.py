"""What people type into fields of forms and options of commands, by the name of the field."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from random import Random
from typing import Final

WORDS: Final = ("", "queen of hearts", "30", "yes", "0", "target=30", "🂡 and a \u202e word")
"""What people type where they may type anything."""
NONSENSE: Final = 0.15
"""How often they type anything where something is expected."""
_EXPECTED: Final[Mapping[str, Sequence[str]]] = {
    "zone": ("utc", "UTC", "Europe/Berlin", "America/New_York"),
    "digest": ("8:00", "20:15", ""),
    "quiet": ("22-7", "23:00-6:30", "", "12-13"),
    "name": ("Friday cards", "Cards & cake", "The third"),
    "start": ("in 2 min", "in 1 min", "full"),
    "scores": ("1 0", "0 3", "2 2"),
    "prizes": ("60 40", "100", "50 30 20"),
    "more": ("entry=5", "places=4 entry=20", "options=target=1", ""),
    "card": ("QH", "as", "queen of hearts", "10c"),
    "chips": ("off", "1000", "500 20"),
    "note": ("They do not answer.", "play"),
    "options": ("target=1", "stock_floor=24 deals=1", "limit=100"),
}
"""What is expected in fields of these names."""
_SOON: Final = 20
"""Minutes within which what people plan begins."""


def typed(name: str, now: float, chance: Random) -> str:
    """Return what somebody types into a field; ``now``: in seconds since 1970."""
    if chance.random() < NONSENSE:
        return chance.choice(WORDS)
    soon = datetime.fromtimestamp(now + 60 * chance.randint(1, _SOON), UTC)
    if name == "when":
        return f"{soon:%Y-%m-%d %H:%M}"
    if name == "digest" and chance.random() > 0.3:
        return f"{soon:%H:%M}"
    if name == "quiet" and chance.random() > 0.5:
        return f"{datetime.fromtimestamp(now - 600, UTC):%H:%M}-{soon:%H:%M}"
    return chance.choice(_EXPECTED.get(name, WORDS))
