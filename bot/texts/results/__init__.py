"""Results in words: scores, standings, rankings, replays, reviews, and match files."""
