"""Runs within the interpreter of the site: modules as bytecode, in archives that never differ. They
are packed as wholes afterwards, which makes them a quarter smaller than packing each module."""

import ast
import importlib.util
import marshal
import os
import types
import zipfile

unused = set(UNUSED.split("|"))  # noqa: F821
TOLD = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
EPOCH = (1980, 1, 1, 0, 0, 0)


def bytecode(source: bytes, name: str) -> bytes:
    """A module without its source: checked by nobody, as nothing beside it can change. What is only
    for readers stays at home: docstrings, and on which line something stands."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, TOLD) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass(lineno=1, col_offset=0)]
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(bare(code))


def bare(code: types.CodeType) -> types.CodeType:
    inner = [bare(one) if isinstance(one, types.CodeType) else one for one in code.co_consts]
    return code.replace(co_consts=tuple(inner), co_linetable=nowhere(len(code.co_code) // 2))


def nowhere(units: int) -> bytes:
    """A table of places without any, which errors can be told with: entries of up to 8 units."""
    whole, rest = divmod(units, 8)
    return b"\xff" * whole + (bytes([0xF8 | (rest - 1)]) if rest else b"")


def pack(target: str, contents: dict[str, bytes]) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(contents):
            is_module = name.endswith(".py")
            info = zipfile.ZipInfo(f"{name}c" if is_module else name, EPOCH)
            archive.writestr(info, bytecode(contents[name], name) if is_module else contents[name])


os.makedirs("/packed", exist_ok=True)
with zipfile.ZipFile("/stdlib.zip") as library:
    names = [name for name in library.namelist() if not name.endswith("/")]
    kept = [name for name in names if name.split("/")[0].removesuffix(".py") not in unused]
    pack("/packed/stdlib.zip", {name: library.read(name) for name in kept})

ours = {}
for folder, _, found in os.walk("/ours"):
    for file in found:
        path = os.path.join(folder, file)
        with open(path, "rb") as content:
            ours[os.path.relpath(path, "/ours")] = content.read()
pack("/packed/engine.zip", ours)
