"""The custom_id of a button or select: ``c:{table}:{deal}:{ply}:{verb}:{arg}``.

It holds everything that the bot needs to handle a press. Actions are named by their index in
``deal.legal_actions(seat)`` at that ply, so no card ever appears in a custom_id.

Only verbs that apply or offer an action are bound to a ply. The others (My hand, Refresh, Resign …) carry ply
0, so that the panel of a waiting player does not change while others move. If several seats may act at once,
the ply is the one at which they were asked: one's answer does not change the others' panels.
"""

import re
from dataclasses import dataclass
from typing import Final

from bot.manager.tables.table import Table

NO_TABLE: Final = "-"
"""The table id on pages that belong to no table, such as /learn rules."""
PLY_BOUND: Final = frozenset({"act", "sure", "pick", "page", "step", "make", "run", "hint", "standing"})
DEAL_BOUND: Final = frozenset({"close", "ready", "resign_sure", "plan"})
LONGEST: Final = 100
ARG: Final = re.compile(r"[0-9A-Za-z._-]{0,64}", re.ASCII)
"""The characters allowed in an argument; 64 fit beside our table ids."""
_GRAMMAR: Final = re.compile(
    rf"c:([0-9A-Za-z_-]{{1,40}}):([0-9]{{1,6}}):([0-9]{{1,6}}):([a-z_]{{1,16}}):({ARG.pattern})", re.ASCII
)


@dataclass(frozen=True, slots=True)
class Press:
    """A pressed button or select.

    ``deal`` counts from 1 (0: before the first). ``ply`` is 0 if the verb is not bound to one.
    """

    table_id: str
    deal: int
    ply: int
    verb: str
    arg: str

    @property
    def ply_bound(self) -> bool:
        """Whether the press is void once its offer has changed (``Table.is_still_offered``)."""
        return self.verb in PLY_BOUND

    @property
    def seen(self) -> tuple[int, int]:
        """Deal and ply of the table when the control was offered."""
        return self.deal, self.ply

    @property
    def deal_bound(self) -> bool:
        """Whether the press is void in any other deal."""
        return self.verb in DEAL_BOUND


def custom_id(table: Table | str | None, verb: str, arg: object = "") -> str:
    """Return the custom_id of a control at this table, in its current deal.

    If only the table's id is known, deal and ply are 0.
    """
    if table is None or isinstance(table, str):
        return f"c:{table or NO_TABLE}:0:0:{verb}:{arg}"
    return f"c:{table.id}:{table.deal_no}:{table.offered_at if verb in PLY_BOUND else 0}:{verb}:{arg}"


def parse(text: object) -> Press | None:
    """Parse a custom_id; None if ``custom_id`` did not write it. Never raises."""
    if not isinstance(text, str) or len(text) > LONGEST:
        return None
    found = _GRAMMAR.fullmatch(text)
    if found is None:
        return None
    table_id, deal, ply, verb, arg = found.groups()
    return Press(table_id, int(deal), int(ply), verb, arg)
