"""Compile the engine with mypyc: kernel/ and games/, in one group.

    python tools/compile.py --inplace     next to the sources: what you run is now compiled
    python tools/compile.py --to DIR      a compiled copy without the page, used with PYTHONPATH=DIR
    python tools/compile.py --clean       remove what --inplace left in src/
    python tools/compile.py --probe       say whether this machine can compile
    ... --quick                           without optimisation: for tests, which need no speed

One group, because calls between separately compiled groups go through Python. The wheel build
(hatch_build.py) calls this file too, so the list of compiled modules stands here only.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
PACKAGE = "robinsonade"
COMPILED_ROOMS = ("kernel", "games")
BEST = "3"  # levels of optimising
QUICK = "0"
PRODUCTS = ROOT / "build" / "mypyc"  # one folder per fingerprint, holding compiled modules only

# mypyc puts all code into one shared library, robinsonade__mypyc, and a small shim beside each
# module. The library stays beside the package, not in it: mypyc derives the __file__ of modules
# from its place.

# mypyc writes one C file per module, each including the same long headers. A dozen or so become one
# unit for the compiler, and the units are compiled side by side. A dozen shims of modules with
# different last names become one file, copied to each place: Python finds PyInit_<last name> in it.
# For tests TinyCC, where it is installed, takes a twentieth of the time of the usual compiler.

SETUP = """\
import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup
from distutils.ccompiler import CCompiler  # setuptools' own, under the name that it uses itself


MODULES_PER_UNIT = 16
TINY = {tiny!r}


def in_units(sources):
    modules = [source for source in sources if Path(source).name.startswith("__native_")]
    return [*units(modules), *[source for source in sources if source not in modules]]


def units(modules):
    for first in range(0, len(modules), MODULES_PER_UNIT):
        unit = Path("build", f"unit_{{first // MODULES_PER_UNIT}}.c")
        included = [Path(module).name for module in modules[first : first + MODULES_PER_UNIT]]
        unit.write_text("".join(f'#include "{{name}}"\\n' for name in included))
        yield str(unit)


def compile_side_by_side(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
                         extra_preargs=None, extra_postargs=None, depends=None):
    macros, objects, extra_postargs, options, build = self._setup_compile(
        output_dir, macros, include_dirs, in_units(sources), depends, extra_postargs
    )
    arguments = self._get_cc_args(options, debug, extra_preargs)
    if TINY:
        self.set_executable("compiler_so", [TINY, "-fPIC", "-w"])
        self.set_executable("linker_so", [TINY, "-shared"])
        extra_postargs = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [
            pool.submit(self._compile, made, *build[made], arguments, extra_postargs, options)
            for made in objects
            if made in build
        ]
        for job in jobs:
            job.result()
    return objects


CCompiler.compile = compile_side_by_side


def in_sheaves(shims):
    sheaves = []
    for shim in shims:
        last = shim.name.rpartition(".")[2]
        free = (one for one in sheaves if len(one) < MODULES_PER_UNIT and last not in one)
        sheaf = next(free, None)
        if sheaf is None:
            sheaves.append(sheaf := {{}})
        sheaf[last] = shim
    return [list(sheaf.values()) for sheaf in sheaves]


def bound(sheaf):
    first = sheaf[0]
    source = Path("build", f"shims_of_{{first.name}}.c")
    lines = []
    for number, shim in enumerate(sheaf):  # each defines this one, too, for packages
        lines += [f"#undef PyInit___init__", f"#define PyInit___init__ unused_{{number}}"]
        lines += [f'#include "{{Path(*shim.sources).resolve().as_posix()}}"']
    source.write_text("\\n".join([*lines, ""]))
    return Extension(first.name, [str(source)], extra_compile_args=first.extra_compile_args)


library, *shims = mypycify(
    ["--config-file=", "--strict", "--no-warn-unused-ignores", *{paths!r}],
    opt_level={level!r},
    debug_level="0",
    multi_file=True,
    group_name={package!r},
)
if os.name != "nt":  # nobody else calls what is in the library: calls within it need no detour
    library.extra_compile_args.append("-fvisibility=hidden")
sheaves = in_sheaves(shims)
built = setup(name={package!r}, packages=[], ext_modules=[library, *map(bound, sheaves)])
place = built.get_command_obj("build_ext").get_ext_fullpath
for first, *others in sheaves:
    for shim in others:
        Path(place(shim.name)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(place(first.name), place(shim.name))
"""


def modules(src: Path = SRC) -> list[Path]:
    """The files to compile, relative to src. Package files stay interpreted: they only re-export.

    >>> Path("robinsonade/kernel/table.py") in modules()
    True
    >>> any(path.name == "__init__.py" for path in modules())
    False
    """
    return [path for path in sources(src) if path.name != "__init__.py"]


def sources(src: Path) -> list[Path]:
    found = (path for room in COMPILED_ROOMS for path in (src / PACKAGE / room).rglob("*.py"))
    return sorted(path.relative_to(src) for path in found)


def compiler() -> list[str]:
    """The command that compiles C."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def obstacle() -> str | None:
    """Why this machine cannot compile, or None."""
    if os.name == "nt":  # setuptools finds MSVC by itself and says so if it cannot
        return None
    name = compiler()[0]
    if shutil.which(name) is None:
        return f"no C compiler found (looked for {name!r}; set CC to name another)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are not installed (Debian: python3-dev)"
    return None


def fingerprint(level: str, src: Path = SRC) -> str:
    """Changes when a rebuild is due: sources, this file, tools, interpreter or compiler choice."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    tools = [version("mypy"), version("setuptools"), sys.version, platform.platform()]
    digest.update("\0".join([*tools, os.environ.get("CC", "")]).encode())
    for path in sources(src):
        digest.update(path.as_posix().encode() + b"\0" + (src / path).read_bytes())
    return f"O{level}-{digest.hexdigest()[:16]}"


def products(level: str) -> Path:
    """The folder with the compiled modules of the present sources, built if need be."""
    finished = PRODUCTS / fingerprint(level)
    if finished.exists():
        return finished
    if problem := obstacle():
        sys.exit(f"Cannot compile: {problem}.")
    PRODUCTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=PRODUCTS, prefix="work-") as name:
        work = Path(name)
        copy_package(work)
        finished = PRODUCTS / fingerprint(level, work)  # of the copy: somebody may be editing src
        run_mypyc(work, level)
        for old in PRODUCTS.glob(f"O{level}-*"):
            shutil.rmtree(old)
        (work / "lib").rename(finished)
    return finished


def run_mypyc(work: Path, level: str) -> None:
    paths = [path.as_posix() for path in modules(work)]
    print(f"Compiling {len(paths)} modules with mypyc, this takes a while ...", flush=True)
    tiny = shutil.which("tcc") if level == QUICK else None
    setup = SETUP.format(package=PACKAGE, paths=paths, level=level, tiny=tiny)
    (work / "setup.py").write_text(setup, encoding="utf-8")
    build = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib=lib", "--build-temp=temp"]
    run = subprocess.run(
        build, cwd=work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if run.returncode != 0:
        sys.exit(f"{run.stdout}\nmypyc failed, see above.")


def copy_package(target: Path) -> None:
    """Lay the package out in target afresh, without anything built (the page may be just now)."""
    shutil.rmtree(target / PACKAGE, ignore_errors=True)
    built = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "web_static", "site_static")
    shutil.copytree(SRC / PACKAGE, target / PACKAGE, ignore=built)


def compile_to(target: Path, level: str) -> None:
    built = products(level)
    copy_package(target)
    shutil.copytree(built, target, dirs_exist_ok=True)


def compile_inplace(level: str) -> None:
    built = products(level)
    clean()
    shutil.copytree(built, SRC, dirs_exist_ok=True)


def clean() -> None:
    for path in list(SRC.rglob("*")):
        if path.suffix in {".so", ".pyd"}:
            path.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--inplace", action="store_true", help="compile next to the sources")
    what.add_argument("--to", type=Path, metavar="DIR", help="make a compiled copy in DIR")
    what.add_argument("--clean", action="store_true", help="remove compiled modules from src/")
    what.add_argument("--probe", action="store_true", help="fail if this machine cannot compile")
    parser.add_argument("--quick", action="store_true", help="do not optimise, compile faster")
    asked = parser.parse_args()
    level = QUICK if asked.quick else BEST
    if asked.inplace:
        compile_inplace(level)
    elif asked.to:
        compile_to(asked.to, level)
    elif asked.clean:
        clean()
    elif problem := obstacle():
        sys.exit(problem)


if __name__ == "__main__":
    main()
