"""What lies on a table, for tests that know that something does, and of what game."""

from typing import TypeVar

from bot.manager.tables.table import Table
from engine.deal import Deal, Result
from engine.games.control import ControlDeal
from engine.games.gin import GinDeal
from engine.games.hand import HandDeal
from engine.games.panguingue import PanDeal
from engine.games.rummy500 import Rummy500Deal
from engine.match import Match

Kind = TypeVar("Kind")


def instance(kind: type[Kind], value: object) -> Kind:
    """Return a value that has to be an instance of a class."""
    assert isinstance(value, kind)
    return value


def match_on(table: Table) -> Match:
    """Return the match that has begun."""
    assert table.match is not None
    return table.match


def deal_on(table: Table) -> Deal:
    """Return the deal of any game."""
    assert table.deal is not None
    return table.deal


def gin_on(table: Table) -> GinDeal:
    """Return the deal of gin."""
    return instance(GinDeal, table.deal)


def pan_on(table: Table) -> PanDeal:
    """Return the deal of panguingue."""
    return instance(PanDeal, table.deal)


def rummy500_on(table: Table) -> Rummy500Deal:
    """Return the deal of rummy 500."""
    return instance(Rummy500Deal, table.deal)


def control_on(table: Table) -> ControlDeal:
    """Return the deal of Control Card Rummy."""
    return instance(ControlDeal, table.deal)


def hand_on(table: Table) -> HandDeal:
    """Return the deal of Hand."""
    return instance(HandDeal, table.deal)


def result_on(table: Table) -> Result:
    """Return the result of a deal that is over."""
    return instance(Result, deal_on(table).result)
