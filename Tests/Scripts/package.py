"""The targets of Package.swift: the files of each, and what it declares that it imports."""

import dataclasses
import json
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]


@dataclasses.dataclass
class Target:
    # Nothing imports a test.
    is_test: bool
    # Relative to the root.
    files: list
    # Names of targets, and of products of other packages.
    imports: set


def targets():
    """By their names."""
    with tempfile.TemporaryDirectory() as scratch:  # a folder of its own, so that it does not wait for a build
        command = ["swift", "package", "--scratch-path", scratch, "describe", "--type", "json"]
        description = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)
    return {
        target["c99name"]: Target(
            is_test=target["type"] == "test",
            files=[pathlib.Path(target["path"]) / source for source in target["sources"]],
            imports={*target.get("target_dependencies", []), *target.get("product_dependencies", [])})
        for target in description["targets"]
    }
