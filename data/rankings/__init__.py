"""Ratings, leaderboards, statistics and reviews of members."""
