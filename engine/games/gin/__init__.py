"""Gin rummy, with Oklahoma and gin only (rules/gin.md)."""

from engine.games.gin.match import *
