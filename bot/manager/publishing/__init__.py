"""The messages of a table, kept in line with what is stored."""
