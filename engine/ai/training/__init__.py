"""Training of the value networks.

``python -m engine.ai.training gin --seed 1 --minutes 60 --out folder`` makes the network of a game.

It needs numpy, which the program that plays does not. One processor makes a network from nothing: deals of
self-play, a fit to them, and so on (`engine/ai/training/run.py`).
"""

import os

# One thread: sums in another order would make another network.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
