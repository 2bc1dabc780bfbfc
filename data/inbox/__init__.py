"""What waits for a member: their inbox, its errands, and their leave."""
