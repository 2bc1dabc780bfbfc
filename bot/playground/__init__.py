"""A local Discord: server (REST and gateway) and a web page. Knows nothing of the bot."""
