"""Mutants: modules with one small change of the kind that programmers make by mistake."""

import ast
import copy
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

PAIRS = ((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq), (ast.Is, ast.IsNot), (ast.In, ast.NotIn))
COMPARED = dict([*PAIRS, *((two, one) for one, two in PAIRS)])
COUNTED = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
SQL = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|AND|ORDER BY|VALUES)\b")
IN_SQL = (
    *(
        (" AND ", " OR "),
        (" OR ", " AND "),
        (" DESC", " ASC"),
        (" < ", " <= "),
        (" <= ", " < "),
        (" > ", " >= "),
    ),
    *((" >= ", " > "), (" + ", " - "), (" - ", " + "), ("LEFT JOIN", "JOIN"), ("NOT EXISTS", "EXISTS")),
    *(
        ("IS NULL", "IS NOT NULL"),
        ("IS NOT NULL", "IS NULL"),
        ("max(", "min("),
        ("min(", "max("),
        ("sum(", "max("),
    ),
)


class Mutant(NamedTuple):
    """The changed text, the lines of the changed statement, and a description."""

    source: str
    lines: range
    change: str
    kept: bool  # whether the change takes effect at import, or lasts from one test to the next


def mutants(source: str) -> list[Mutant]:
    """Return every mutant of a module, by line."""
    tree = ast.parse(source)
    return list(_mutants(tree, tree, range(1, 2), kept=True))


def _mutants(tree: ast.Module, node: ast.AST, lines: range, *, kept: bool) -> Iterator[Mutant]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        kept = any("cache" in ast.unparse(decorator) for decorator in node.decorator_list)
    for field in node._fields:
        if field in {"annotation", "returns", "decorator_list", "bases"}:
            continue
        value = getattr(node, field)
        several = value if isinstance(value, list) else [value]
        for at, child in enumerate(several):
            if not isinstance(child, ast.AST) or _is_quiet(child):
                continue
            if isinstance(child, ast.stmt):
                body = getattr(child, "body", None)
                end = body[0].lineno if body else (child.end_lineno or 0) + 1
                lines = range(child.lineno, max(child.lineno + 1, end))
            for new in _changes(child):
                setattr(node, field, [*several[:at], new, *several[at + 1 :]] if value is several else new)
                text = ast.unparse(ast.fix_missing_locations(tree))
                setattr(node, field, value)
                yield Mutant(text, lines, f"{_short(child)}  →  {_short(new)}", kept)
            yield from _mutants(tree, child, lines, kept=kept)


def _is_quiet(node: ast.AST) -> bool:
    """Return whether tests cannot notice a change: docstrings, logging, ``__all__``, types."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.Import() | ast.ImportFrom():
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id="log")))):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__" | "log")]) | ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
    return False


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case (
            ast.Expr(value=ast.Call() | ast.Await())
            | ast.AugAssign()
            | ast.Delete()
            | ast.Raise(exc=ast.expr())
        ):
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Return(value=ast.expr() as told) if not isinstance(told, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case ast.Continue() | ast.Break():
            yield ast.Break() if isinstance(node, ast.Continue) else ast.Continue()
        case ast.If() | ast.IfExp() if not isinstance(node.test, ast.Compare | ast.UnaryOp):
            yield _with(node, test=ast.UnaryOp(ast.Not(), node.test))
        case ast.comprehension(ifs=[_, *_]):
            yield _with(node, ifs=[])
        case ast.BoolOp():
            yield _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield node.operand
        case ast.Compare():
            for at, op in enumerate(node.ops):
                yield _with(node, ops=[*node.ops[:at], COMPARED[type(op)](), *node.ops[at + 1 :]])
        case ast.BinOp() if type(node.op) in COUNTED:
            yield _with(node, op=COUNTED[type(node.op)]())
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            yield _with(node, func=ast.Name(CALLED[name], ast.Load()))
        case ast.Constant(value=bool() as told):
            yield ast.Constant(not told)
        case ast.Constant(value=int() as told):
            yield ast.Constant(told + 1)
        case ast.Constant(value=str() as told) if SQL.search(told):
            for was, becomes in IN_SQL:
                for found in re.finditer(re.escape(was), told):
                    yield ast.Constant(told[: found.start()] + becomes + told[found.end() :])


def _with(node: ast.AST, **fields: Any) -> ast.AST:
    new = copy.copy(node)
    vars(new).update(fields)
    return new


def _short(node: ast.AST) -> str:
    return " ".join(
        (f"if {ast.unparse(node.test)}" if isinstance(node, ast.If) else ast.unparse(node)).split()
    )
