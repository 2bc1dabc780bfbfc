"""What follows from finished matches: rankings, reviews, replays, statistics."""
