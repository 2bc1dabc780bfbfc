"""Tournaments: what people request of them, and what the clock does with them."""
