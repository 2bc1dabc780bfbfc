"""What a press means at its table now: an action, or a panel state."""

from collections.abc import Callable, Sequence

from bot.manager.tables.table import Table
from bot.ui.custom_id import Press
from bot.ui.games.panel_state import PanelState, index_of, panel_state_of
from bot.ui.games.panels import panel_of
from engine.actions import Action
from engine.views import View


def action_of(table: Table, seat: int, press: Press, values: Sequence[str] = ()) -> Action | None:
    """Return the action that a press applies; None if it is unknown or no longer on offer.

    Verbs ``act`` and ``standing``: one of the legal actions. Verb ``make``: one that was put together on the
    panel. Verb ``run``: the first of several. ``values`` are those of the select, if it was one.
    """
    if table.deal is None or not table.is_still_offered(seat, press.deal, press.ply):
        return None
    if press.verb in ("make", "run"):
        stage, panel = panel_state_of(press, values), panel_of(table)
        found = panel.build_action if press.verb == "make" else panel.next_action
        return found(table.deal.view(seat), stage) if stage.step else None
    index, legal = index_of(press, values), table.deal.legal_actions(seat)
    return legal[index] if index is not None and index < len(legal) else None


def next_action_of(
    table: Table, press: Press, values: Sequence[str] = ()
) -> Callable[[View], Action | None] | None:
    """Return the function that names each following action from the view after the one before.

    None for a press that applies a single action.
    """
    if press.verb != "run":
        return None
    several, stage = panel_of(table).next_action, panel_state_of(press, values)
    return lambda view: several(view, stage)


def panel_state_at(table: Table, seat: int, press: Press, values: Sequence[str] = ()) -> PanelState:
    """Return the panel state that a press leads to; the bare panel if the press is stale."""
    return PanelState() if is_stale(table, seat, press) else panel_state_of(press, values)


def is_stale(table: Table, seat: int, press: Press) -> bool:
    """Return whether what a press was offered for is no longer on offer."""
    return press.ply_bound and not table.is_still_offered(seat, press.deal, press.ply)


def is_of_other_deal(table: Table, press: Press) -> bool:
    """Return whether a press belongs to an earlier deal.

    Otherwise a lobby's button could end a match that has begun in the meantime.
    """
    return press.deal_bound and press.deal != table.deal_no
