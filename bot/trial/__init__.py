"""`python -m bot trial`: test in a real channel whether Discord behaves as the bot expects."""
