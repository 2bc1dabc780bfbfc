"""The process: how the bot starts, connects, logs, is checked, and ends."""
