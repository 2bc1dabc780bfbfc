"""The inbox of members: what waits for them, digests, quiet hours and leave."""
