"""Games in words: the wording of each, and what a wording is made of."""
