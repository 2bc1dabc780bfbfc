"""Tests of data.tournaments."""
