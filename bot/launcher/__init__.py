"""The package `cardroom` of a wheel: in it are the program's packages, and what starts them."""

from importlib.metadata import version

__version__ = version("cardroom")
