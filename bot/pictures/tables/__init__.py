"""Pictures of hands, tables and results, and their parts."""
