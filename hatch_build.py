"""Build hook of the wheel: with ROBINSONADE_COMPILE=1 the engine goes in compiled."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class RobinsonadeBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules beside their sources and names the platform in the wheel's tag."""

    def dependencies(self) -> list[str]:
        if not compiled_wheel_wanted():
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        return list(project["dependency-groups"]["compile"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not compiled_wheel_wanted():
            return
        target = Path(self.root, "build", "compiled")
        compiler = Path(self.root, "tools", "compile.py")
        subprocess.run([sys.executable, compiler, "--to", target], check=True)
        for path in target.rglob("*"):
            if path.suffix in {".so", ".pyd"}:
                build_data["force_include"][str(path)] = path.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compiled_wheel_wanted() -> bool:
    return os.environ.get("ROBINSONADE_COMPILE") == "1"
