"""Panguingue (rules/panguingue.md)."""

from engine.games.panguingue.match import *
