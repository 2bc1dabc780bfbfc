"""The bot's process: start, settings, connection to Discord, logs, metrics, backups, shutdown."""
