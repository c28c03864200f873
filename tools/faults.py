"""Faults that can be planted in a module: a comparison turned round, a sum for a difference, a statement left out.

A fault is found by its number in a walk through the module, which is the same whenever the same text is read.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

COMPARED = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COUNTED = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Div: ast.Mult, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list"}
# What is no part of what a module does.
SKIPPED = {"annotation", "returns", "decorator_list", "type_params"}

# The kind of a fault, the field of the node that is changed, and what is put there.
Change = tuple[str, str, object]


@dataclass(frozen=True)
class Fault:
    """One fault: where it is, what stands there, and what is put there instead."""

    file: str
    number: int
    line: int
    # The first line of the statement that it is in.
    begins: int
    # The function whose body it is in; "" outside of all.
    function: str
    kind: str
    old: str
    new: str

    @property
    def name(self) -> str:
        """Its name in the list of those that change nothing; without lines, because they move."""
        return f"{self.file} {self.function}: {self.old} -> {self.new}"


def _of_expression(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Compare(ops=[op]):
            yield "comparison", "ops", [COMPARED[type(op)]()]
        case ast.BinOp(op=op, left=left) if type(op) in COUNTED:
            if not isinstance(left, ast.JoinedStr) and not (
                isinstance(left, ast.Constant) and isinstance(left.value, str)
            ):
                yield "operator", "op", COUNTED[type(op)]()
        case ast.BoolOp(op=op):
            yield "and-or", "op", ast.Or() if isinstance(op, ast.And) else ast.And()
        case ast.UnaryOp(op=ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
            yield "sign", "op", ast.UAdd()
        case ast.Constant(value=bool(value)):
            yield "constant", "value", not value
        case ast.Constant(value=int(value)):
            yield "constant", "value", value + 1
        case ast.Constant(value=float(value)):
            yield "constant", "value", value * 1.1 + 0.01
        case ast.IfExp(test=test):
            yield "condition", "test", ast.UnaryOp(ast.Not(), test)
        case ast.comprehension(ifs=[_, *_]):
            yield "filter", "ifs", []
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            yield "call", "func", ast.Name(CALLED[name], ast.Load())
        case ast.Call(args=[first, second, *rest]) if not isinstance(first, ast.Starred):
            yield "arguments", "args", [second, first, *rest]


def _of_statement(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.If(test=test) | ast.While(test=test):
            yield "condition", "test", ast.UnaryOp(ast.Not(), test)
        case ast.Return(value=ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield "return", "value", ast.Constant(None)
    if isinstance(node, ast.Module | ast.ClassDef):
        return
    for field in ("body", "orelse"):
        body = getattr(node, field, None)
        for place, each in enumerate(body if isinstance(body, list) else ()):
            text = isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant)
            if isinstance(each, ast.Expr | ast.AugAssign | ast.Raise) and not text:
                yield "statement", field, [*body[:place], ast.copy_location(ast.Pass(), each), *body[place + 1 :]]


def _walk(
    node: ast.AST, function: str, statement: ast.AST, name: str
) -> Iterator[tuple[ast.AST, ast.AST, str, Change]]:
    """Every fault below a node: the node, the statement that it is in, the function, and what is changed."""
    if isinstance(node, ast.stmt):
        statement = node
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    # `zip(..., strict=True)` and `Struct, frozen=True` guard against mistakes; they change no answer.
    if isinstance(node, ast.keyword) and node.arg in {"strict", "frozen"}:
        return
    if isinstance(node, ast.Assign) and any(ast.unparse(each) == "__all__" for each in node.targets):
        return
    for change in (*_of_expression(node), *_of_statement(node)):
        yield node, statement, function, change
    is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    whole = f"{name}.{node.name}".lstrip(".") if is_function or isinstance(node, ast.ClassDef) else name
    for field, value in ast.iter_fields(node):
        if field in SKIPPED or isinstance(value, ast.JoinedStr):
            continue
        # What a default or a class holds is made when the module is loaded.
        inside = whole if is_function and field == "body" and not function else function
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.AST):
                yield from _walk(each, inside, statement, whole)


def _shown(node: ast.AST, kind: str) -> str:
    text = ast.unparse(node)
    return " ".join((text.splitlines()[0] if kind == "condition" else text).split())


def all_faults(file: str, text: str) -> list[Fault]:
    """Every fault that can be planted in a module."""
    tree, found = ast.parse(text), []
    for number, (node, statement, function, (kind, field, new)) in enumerate(list(_walk(tree, "", tree, ""))):
        kept = getattr(node, field)
        if kind == "statement":
            out = next(old for old, put in zip(kept, new, strict=True) if old is not put)
            line, old, shown = out.lineno, _shown(out, kind), "nothing"
            begins = line
        else:
            line, begins = getattr(node, "lineno", getattr(statement, "lineno", 1)), getattr(statement, "lineno", 1)
            old = _shown(node, kind)
            setattr(node, field, new)
            shown = _shown(node, kind)
            setattr(node, field, kept)
        found.append(Fault(file, number, line, begins, function, kind, old[:160], shown[:160]))
    return [fault for fault in found if fault.old != fault.new]


def planted(text: str, number: int) -> ast.Module:
    """The module with this fault in it, every line where it was."""
    tree = ast.parse(text)
    node, _, _, (_, field, new) = list(_walk(tree, "", tree, ""))[number]
    setattr(node, field, new)
    return ast.fix_missing_locations(tree)
