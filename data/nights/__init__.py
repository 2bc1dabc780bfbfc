"""Game nights: evenings with their guests, tables and numbers."""
