"""Training of the value networks.

``python -m engine.ai.training gin --seed 1 --minutes 60 --out folder`` makes the network of a game. One
processor makes it from nothing: deals of self-play, a fit to them, and so on (`engine/ai/training/run.py`).
"""
