"""What is stored of tables, and what follows from it."""
