"""Pages, pictures and forms of tournaments."""
