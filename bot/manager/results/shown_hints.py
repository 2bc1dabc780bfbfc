"""The hints that hand panels show, each as long as its decision is open."""

from collections import OrderedDict
from typing import Final, NamedTuple

from bot.manager.tables.table import Table
from engine.actions import Action
from engine.ai.search import Assessment

_KEPT: Final = 1_000


class ShownHint(NamedTuple):
    """A hint on a panel; ``whole``: it names the best action, not only where to look."""

    found: Assessment
    whole: bool

    @property
    def ranking(self) -> tuple[Action, ...]:
        """The actions in the judge's order, the best first; empty if the hint does not name it."""
        return tuple(each.action for each in self.found.ranked) if self.whole else ()


class ShownHints:
    """The last hint of each seat.

    They are kept in memory only: after a restart, and in another process, a panel is as without a hint.
    """

    def __init__(self) -> None:
        self._shown: OrderedDict[tuple[str, int], tuple[int, int, ShownHint]] = OrderedDict()

    def show(self, table: Table, seat: int, found: Assessment, *, whole: bool) -> None:
        """Note a hint for a seat's decision now; one that named the best action still does."""
        before = self.at(table, seat)
        whole = whole or (before is not None and before.whole)
        self._shown[table.id, seat] = (table.deal_no, table.offered_at, ShownHint(found, whole))
        self._shown.move_to_end((table.id, seat))
        while len(self._shown) > _KEPT:
            self._shown.popitem(last=False)

    def at(self, table: Table, seat: int) -> ShownHint | None:
        """Return the hint shown for a seat's decision now; None without one."""
        deal, ply, shown = self._shown.get((table.id, seat), (0, 0, None))
        return shown if table.is_still_offered(seat, deal, ply) else None
