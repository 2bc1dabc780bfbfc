"""Discord's resources: guilds, channels, messages, commands, and their limits."""
