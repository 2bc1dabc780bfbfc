"""Rummy 500 (rules/rummy500.md)."""

from engine.games.rummy500.match import *
