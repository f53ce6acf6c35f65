"""Compile the kernel, the bots and the games' rules with mypyc: a copy in build/compiled, the sources stay as they are.

What runs with ``PYTHONPATH=build/compiled/src`` is the compiled build, and ``pip wheel build/compiled`` makes a package
of it. ``compiled.py legends root`` compiles the rules of these games only, the others stay interpreted. ``--quick``
takes half the time; what comes out is no faster than interpreted, but can be tested. ``--translate`` stops before the
C compiler: it shows whether everything can be compiled, in a fraction of the time.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

from deskovka.games import registry
from deskovka.kernel import Fields
from deskovka.kernel.fields import twin_lines

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "compiled"
PACKAGING = ("pyproject.toml", "README.md", "LICENSE", "scripts/pages.py")
"""What it takes to make a package."""
TOLD = frozenset(
    (
        *("about", "board_changes", "changes", "checks", "drawing", "ledger", "lexicon", "notes", "printed"),
        *("reasons", "recap", "refusals", "regrets", "told", "view", "vocabulary"),
    )
)
"""Modules that speak to people: nothing is gained by compiling them."""
GLUE = frozenset(("__init__", "errors", "game", "match", "record"))
"""Modules that join others, are read once or tell what broke, which a compiler cannot see through."""
MADE_AT_RUN_TIME = (", frozen=True", "(NamedTuple)")
"""A module with such a class stays interpreted: its attributes are made when the program runs."""
DIRECT = ["-fvisibility=hidden", "-fno-plt"]
"""How gcc is told that nobody else calls what is compiled: then its files reach each other without a detour."""
FUTURE = "from __future__ import annotations\n"
NAMES = """from typing import TYPE_CHECKING, Final, Self, cast as _cast
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
READERS = frozenset(
    (
        *("board_of", "card", "card_name", "column_name", "dict", "int", "len", "name", "name_of", "on_map", "path"),
        *("range", "sheet_of", "str", "sum", "tuple", "zip"),
    )
)
"""What only looks something up: facts that call nothing else need not be gathered where nobody listens."""
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
"""What is called so is never given another value."""
CLASS = re.compile(r"^class (?!\w+\((?:\w*Exception|\w*Error|Protocol)\))", re.MULTILINE)


def is_compiled(module: Path) -> bool:
    """Whether a module is worth compiling, and can be."""
    source = module.read_text()
    return module.stem not in TOLD | GLUE and not any(mark in source for mark in MADE_AT_RUN_TIME)


def open_classes(source: str) -> str:
    """The source with classes that an interpreted class may inherit from, as tests do."""
    return CLASS.sub("@mypyc_attr(allow_interpreted_subclasses=True)\nclass ", source)


def fix_constants(source: str) -> str:
    """The source with constants that are said to be final: what uses them need not look for them by name."""
    lines = source.splitlines()
    for node in ast.parse(source).body:
        row = node.lineno - 1
        match node:
            case ast.Assign(targets=[ast.Name(id=name)]) if CONSTANT.fullmatch(name):
                lines[row] = lines[row].replace(name, f"{name}: Final", 1)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind) if CONSTANT.fullmatch(name):
                text = ast.unparse(kind)
                lines[row] = lines[row].replace(f": {text}", f": Final[{text}]", 1)
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=value) if given := _listed(value):
                pairs = zip(names, given, strict=True)
                lines[row] = "; ".join(f"{ast.unparse(name)}: Final = {each!r}" for name, each in pairs)
    return "\n".join(lines) + "\n"


def _listed(value: ast.expr) -> list[object]:
    """The constants that several names are given at once, if that is all that they are given."""
    match value:
        case ast.Tuple(elts=parts) if all(isinstance(part, ast.Constant) for part in parts):
            return [part.value for part in parts if isinstance(part, ast.Constant)]
        case ast.Call(func=ast.Name(id="range"), args=[ast.Constant(value=int(count))]):
            return list(range(count))
    return []


def hush(source: str) -> str:
    """The source that tells of something only where somebody listens: for nobody no facts are gathered."""
    lines = source.splitlines()
    statements = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Expr)]
    for node in sorted(statements, key=lambda node: -node.lineno):
        match node.value:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=state), attr="tell" | "whisper")) if _only_reads(node):
                told = lines[node.lineno - 1 : node.end_lineno]
                listened = " " * node.col_offset + f"if {state}.told is not None:"
                lines[node.lineno - 1 : node.end_lineno] = [listened, *(f"    {line}" for line in told)]
    return "\n".join(lines) + "\n"


def _only_reads(told: ast.Expr) -> bool:
    """Whether nothing changes by gathering what is told."""
    parts = [part for part in ast.walk(told.value) if part is not told.value]
    called = [ast.unparse(part.func).rpartition(".")[2] for part in parts if isinstance(part, ast.Call)]
    return READERS.issuperset(called) and not any(isinstance(part, ast.NamedExpr | ast.Yield) for part in parts)


def kinds_below(kind: type[Fields]) -> list[type[Fields]]:
    """All classes that inherit from one."""
    return [each for below in kind.__subclasses__() for each in (below, *kinds_below(below))]


def write_twins(source: str, module: str) -> str:
    """The source with the copying of its states written down, a line for each slot, where it is compiled too."""
    lines = source.splitlines()
    kinds = {kind.__name__: kind for kind in kinds_below(Fields) if kind.__module__ == module}
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name in kinds]
    for node in reversed(classes):
        name = node.name
        written = [
            *("def _twin(self) -> Self:", f"    if type(self) is not {name}:", "        return super()._twin()"),
            *(f"    made = {name}.__new__({name})", *twin_lines(kinds[name]), "    return _cast(Self, made)"),
        ]
        lines[node.end_lineno : node.end_lineno] = ["", *(f"    {line}" for line in written)]
    return "\n".join(lines) + "\n"


def prepare(out: Path, games: list[str]) -> list[str]:
    """Lay out the copy, and write those of its modules anew that are to be compiled; gives their paths."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "deskovka", out / "src" / "deskovka", ignore=shutil.ignore_patterns("__pycache__"))
    for name in PACKAGING:
        (out / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, out / name)
    (out / ".gitignore").touch()  # for a package nothing of it is left out
    sources = out / "src"
    parts = ("kernel", "bots", *(f"games/{game}" for game in games))
    found = [path for part in parts for path in sorted((sources / "deskovka" / part).rglob("*.py"))]
    modules = []
    for path in found:
        module, source = path.relative_to(sources), path.read_text()
        if is_compiled(path):
            source = hush(open_classes(write_twins(source, ".".join(module.with_suffix("").parts))))
            modules.append(str(module))
        if FUTURE in source:  # a module without it only joins others
            path.write_text(fix_constants(source).replace(FUTURE, FUTURE + NAMES, 1))
    return modules


class SideBySide(build_ext):  # type: ignore[misc]  # setuptools comes without types
    """Compiles the files of an extension side by side: of its own accord setuptools does so with extensions only."""

    def build_extension(self, ext: Extension) -> None:
        """Compile its files, as many at once as there are processors, and leave only the linking."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = pool.map(lambda source: self._compiled(ext, source), ext.sources)
            ext.extra_objects = list(chain.from_iterable(objects))
        ext.sources = []
        super().build_extension(ext)

    def _compiled(self, ext: Extension, source: str) -> list[str]:
        found: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            macros=ext.define_macros,
            include_dirs=ext.include_dirs,
            extra_postargs=ext.extra_compile_args,
        )
        return found


def main() -> None:
    """Copy all sources, and compile those in which bots and games spend their time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="the games whose rules are compiled; all where none is named")
    parser.add_argument("--out", type=Path, default=COMPILED, help="where the compiled build goes")
    parser.add_argument("--quick", action="store_true", help="compile without optimizing")
    parser.add_argument("--translate", action="store_true", help="only see whether it can be compiled")
    asked = parser.parse_args()
    out = asked.out.resolve()
    modules = prepare(out, asked.games or [game.id for game in registry])
    os.chdir(out / "src")
    extensions = mypycify(
        ["--strict", "--no-warn-unused-ignores", *modules],
        opt_level="0" if asked.quick else "1",
        debug_level="0",
        multi_file=True,
    )
    if not asked.translate:
        build(extensions)
    shutil.rmtree("build")


def build(extensions: list[Extension]) -> None:
    """Compile what was translated, in place."""
    for extension in extensions:
        extension.extra_compile_args += DIRECT
    setup(
        name="deskovka",
        ext_modules=extensions,
        packages=[],
        cmdclass={"build_ext": SideBySide},
        script_args=["-q", "build_ext", "--inplace"],
    )


if __name__ == "__main__":
    main()
