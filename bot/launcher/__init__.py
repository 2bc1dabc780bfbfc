"""The package `cardroom` of a wheel: in it are the program's packages, and what starts them."""
