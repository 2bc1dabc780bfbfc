"""What a press means at its table as it stands now: an action, or how far a choice on the panel has come."""

from collections.abc import Callable, Sequence

from bot.manager.tables.table import Table, TableError, TableReason
from bot.ui.custom_id import Press
from bot.ui.panel_state import PanelState, index_of, panel_state_of
from bot.ui.panels import panel_of
from engine.actions import Action
from engine.ai import Level
from engine.views import View


def action_of(table: Table, seat: int, press: Press, values: Sequence[str] = ()) -> Action | None:
    """Return the action that a press applies: one of the legal ones (verb ``act``), one that was put together
    on the panel (verb ``make``), or the first of several (verb ``run``). None for what no control of ours
    says, and where what was offered is offered no more. ``values`` are those of a select, if it was one.
    """
    if table.deal is None or not table.stands(seat, press.deal, press.ply):
        return None
    if press.verb in ("make", "run"):
        stage, panel = panel_state_of(press, values), panel_of(table)
        found = panel.made if press.verb == "make" else panel.several
        return found(table.deal.view(seat), stage) if stage.step else None
    index, legal = index_of(press, values), table.deal.legal_actions(seat)
    return legal[index] if index is not None and index < len(legal) else None


def then_of(table: Table, press: Press, values: Sequence[str] = ()) -> Callable[[View], Action | None] | None:
    """Return what names the actions that follow in one with the first, from the view after each; None for a
    press that applies a single one.
    """
    if press.verb != "run":
        return None
    several, stage = panel_of(table).several, panel_state_of(press, values)
    return lambda view: several(view, stage)


def stage_at(table: Table, seat: int, press: Press, values: Sequence[str] = ()) -> PanelState:
    """Return the stage that a press leads to; the bare panel where what was offered is offered no more."""
    return PanelState() if is_stale(table, seat, press) else panel_state_of(press, values)


def is_stale(table: Table, seat: int, press: Press) -> bool:
    """Say whether what a press was offered for is offered to its seat no more."""
    return press.ply_bound and not table.stands(seat, press.deal, press.ply)


def level_of(press: Press, values: Sequence[str] = ()) -> Level:
    """Return at what level a computer is to play: that of a button, or chosen in a menu. Raises TableError
    (STALE) for none of ours.
    """
    word = next(iter(values), press.arg)
    if word not in list(Level):
        raise TableError(TableReason.STALE)
    return Level(word)


def out_of_date(table: Table, press: Press) -> bool:
    """Say whether a press means nothing since another deal is on the table: a lobby's button must not end the
    match that has begun in the meantime.
    """
    return press.deal_bound and press.deal != table.deal_no
