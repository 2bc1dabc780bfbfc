"""What is stored of tables, and what is derived from it."""
