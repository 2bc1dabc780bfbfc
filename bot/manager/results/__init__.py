"""What follows from matches: rankings, reviews, replays, statistics."""
