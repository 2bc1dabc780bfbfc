"""What attacks the card room by command: ``python -m tests.tools.torture``."""
