"""Typed access to a table's match, deal and result, for tests that know which game it is."""

from typing import TypeVar

from bot.manager.tables.table import Table
from engine.deal import Deal, Result
from engine.games.control.deal import ControlDeal
from engine.games.gin.deal import GinDeal
from engine.games.hand.deal import HandDeal
from engine.games.panguingue.deal import PanDeal
from engine.games.rummy500.deal import Rummy500Deal
from engine.match import Match

Kind = TypeVar("Kind")


def instance(kind: type[Kind], value: object) -> Kind:
    """Return the value; fail unless it is an instance of the class."""
    assert isinstance(value, kind)
    return value


def match_on(table: Table) -> Match:
    """Return the match in progress."""
    assert table.match is not None
    return table.match


def deal_on(table: Table) -> Deal:
    """Return the current deal of any game."""
    assert table.deal is not None
    return table.deal


def gin_on(table: Table) -> GinDeal:
    """Return the current deal of gin."""
    return instance(GinDeal, table.deal)


def pan_on(table: Table) -> PanDeal:
    """Return the current deal of panguingue."""
    return instance(PanDeal, table.deal)


def rummy500_on(table: Table) -> Rummy500Deal:
    """Return the current deal of rummy 500."""
    return instance(Rummy500Deal, table.deal)


def control_on(table: Table) -> ControlDeal:
    """Return the current deal of Control Card Rummy."""
    return instance(ControlDeal, table.deal)


def hand_on(table: Table) -> HandDeal:
    """Return the current deal of Hand."""
    return instance(HandDeal, table.deal)


def result_on(table: Table) -> Result:
    """Return the result of a finished deal."""
    return instance(Result, deal_on(table).result)
