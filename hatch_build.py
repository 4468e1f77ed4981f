"""Build hook: the browser client goes in, and with ROBINSONADE_COMPILE=1 the engine compiled."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class RobinsonadeBuildHook(BuildHookInterface[Any]):
    """Builds the client, and for a compiled wheel adds the modules and names the platform."""

    def dependencies(self) -> list[str]:
        needed: list[str] = []
        client = load_client_tool(self.root)
        if self.client_wanted() and client.system_node() is None:
            needed.append(client.NODE_PACKAGE)
        if self.target_name == "wheel" and compiled_wheel_wanted():
            project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
            needed += project["dependency-groups"]["compile"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.client_wanted():
            load_client_tool(self.root).build_client(Path(self.root), may_install=False)
        if self.target_name == "wheel" and compiled_wheel_wanted():
            self.add_compiled(build_data)

    def client_wanted(self) -> bool:
        """A source archive already has the built client."""
        unpacked = Path(self.root, "PKG-INFO").is_file()
        static = Path(self.root, "src", "robinsonade", "web_static")
        return not (unpacked and load_client_tool(self.root).is_built(static))

    def add_compiled(self, build_data: dict[str, Any]) -> None:
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


def load_client_tool(root: str) -> ModuleType:
    """tools/client.py, which is no module of any package."""
    spec = importlib.util.spec_from_file_location("client", Path(root, "tools", "client.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
