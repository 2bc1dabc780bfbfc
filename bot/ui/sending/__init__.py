"""How pages and responses are sent to Discord, within its rate limits."""
