"""Pages of results: rankings, replays, reviews, and payments."""
