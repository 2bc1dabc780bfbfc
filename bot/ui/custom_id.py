"""What a button or select carries: ``c:{table}:{deal}:{ply}:{verb}:{arg}``, and nothing else that the bot
would have to remember.

An action is named by its place in ``deal.legal_actions(seat)`` at that ply, so that no card ever stands in a
custom_id. Only what could apply or offer an action is bound to a ply; the others (My hand, Refresh, Resign …)
carry ply 0, so that a panel which only waits stays the same while others move. Where several are asked
together, the ply is that at which they were, and one's answer changes nothing on the panels of the others.
"""

import re
from dataclasses import dataclass
from typing import Final

from bot.manager.tables.table import Table

NO_TABLE: Final = "-"
"""Stands for the table in pages that belong to none, such as /rules."""
PLY_BOUND: Final = frozenset({"act", "sure", "pick", "page", "step", "make", "run", "hint"})
DEAL_BOUND: Final = frozenset({"close", "ready", "resign_sure"})
LONGEST: Final = 100
ARG: Final = re.compile(r"[0-9A-Za-z._-]{0,64}", re.ASCII)
"""What may stand in an argument: as much as fits beside the ids of our own tables."""
_GRAMMAR: Final = re.compile(
    rf"c:([0-9A-Za-z_-]{{1,40}}):([0-9]{{1,6}}):([0-9]{{1,6}}):([a-z_]{{1,16}}):({ARG.pattern})", re.ASCII
)


@dataclass(frozen=True, slots=True)
class Press:
    """What somebody pressed.

    ``deal`` counts from 1 (0: before the first); ``ply`` is 0 where the verb is not bound to one.
    """

    table_id: str
    deal: int
    ply: int
    verb: str
    arg: str

    @property
    def ply_bound(self) -> bool:
        """Whether the press means nothing once what it offered has changed (``Table.stands``)."""
        return self.verb in PLY_BOUND

    @property
    def seen(self) -> tuple[int, int]:
        """How far the table had come, by deal and ply, when this was offered."""
        return self.deal, self.ply

    @property
    def deal_bound(self) -> bool:
        """Whether the press means nothing in another deal than that in which it was offered."""
        return self.verb in DEAL_BOUND


def custom_id(table: Table | str | None, verb: str, arg: object = "") -> str:
    """Return the custom_id of a button or select at this table, in its deal as it is now.

    Of a table of which only the id is at hand: without a deal.
    """
    if table is None or isinstance(table, str):
        return f"c:{table or NO_TABLE}:0:0:{verb}:{arg}"
    return f"c:{table.id}:{table.deal_no}:{table.offered_at if verb in PLY_BOUND else 0}:{verb}:{arg}"


def parse(text: object) -> Press | None:
    """Read a custom_id; None for whatever ``custom_id`` did not write. Never raises."""
    if not isinstance(text, str) or len(text) > LONGEST:
        return None
    found = _GRAMMAR.fullmatch(text)
    if found is None:
        return None
    table_id, deal, ply, verb, arg = found.groups()
    return Press(table_id, int(deal), int(ply), verb, arg)
