"""The statements of a module, without their expressions, which are most of its syntax tree."""

import ast
from collections.abc import Iterator

_BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")


def statements(tree: ast.AST) -> Iterator[ast.stmt]:
    """Yield the statements in a module or statement, at any depth; the outer ones come first."""
    nodes = [tree]
    for node in nodes:
        for block in _BLOCKS:
            for each in getattr(node, block, ()):
                nodes.append(each)
                if isinstance(each, ast.stmt):
                    yield each
