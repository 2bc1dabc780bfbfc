"""The first day on Discord as a command: what the bot relies on, tried in a channel that an owner names."""
