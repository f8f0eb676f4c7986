"""Breaking changes: schemas compared with releases, each recorded by the tool after random edits."""
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import corpus
from goals import Goal
from instructions import count as instructions_of
from runs import median, run
from table import ratio, table

HEADING = """
Breaking changes, by `breaking` and, of the same schemas and releases, `lint`: medians of wall ms, CPU ms, peak MiB; CPU time ÷
that of `lint`; instructions of `lint`, `breaking` and `check` by callgrind
"""
COUNT, RELEASES = 100, 20
EDITS = 10  # between two releases
MOST_ROUNDS = 31


def measure(kit):
    counts = [int(count) for count in os.environ.get("BENCH_N", str(COUNT)).split()]
    rows, measured = [], {}
    for count in counts:
        folder = Path(tempfile.mkdtemp(prefix="messagegen-bench-", dir=kit.folder))
        try:
            print(f"releasing {count:,} messages …", file=sys.stderr, flush=True)
            project = Project(kit.tool, folder, count)
            for number in range(1, RELEASES + 1):
                project.release(number)
            project.edit()
            findings = project.accept()
            cost, lint = _costs(kit, folder)
            instructions = [_millions(kit, command, folder) for command in ("lint", "breaking", "check")]
            rows.append([
                f"{count:,}", RELEASES, findings, cost, lint, ratio(cost.cpu, lint.cpu),
                *("–" if millions is None else f"{millions:,.0f} M" for millions in instructions),
            ])
            measured[count] = cost.wall / 1000, *instructions
        finally:
            shutil.rmtree(folder)
    print(HEADING)
    heads = ["messages", "releases", "findings", "breaking", "lint", "÷ lint", "lint", "breaking", "check"]
    print(table(heads, rows, left=()))
    name = f"{COUNT:,} messages against {RELEASES} releases"
    seconds, lint, breaking, check = measured.get(COUNT, (None,) * 4)
    return [
        Goal(name, 0.25, seconds, unit="s"),
        Goal(f"{name}, instructions of lint", 600, lint, unit="M"),
        Goal(f"{name}, instructions of breaking", 1_000, breaking, unit="M"),
        Goal(f"{name}, instructions of check ÷ lint", 2, lint and check / lint),
    ]


def _millions(kit, command, folder):
    instructions = instructions_of(kit, [kit.tool, command], folder)
    return instructions and instructions / 1e6


def _costs(kit, folder):
    """Of `breaking` and of `lint`, in turns."""
    cost = lambda command: run(kit.c_program("measure"), [kit.tool, command], folder)
    rounds = max(1, min(MOST_ROUNDS, int(kit.seconds * 500 / (cost("breaking").wall + cost("lint").wall))))
    costs = [(cost("breaking"), cost("lint")) for _ in range(rounds)]
    return [median(column) for column in zip(*costs)]


class Project:
    """Schemas that grow and change as those of an app do, now and then against all advice."""

    def __init__(self, tool, folder, count):
        self.tool, self.folder = tool, folder
        self.chance = random.Random(corpus.SEED)
        self.messages = corpus.messages(count)
        self.edits = 0
        (folder / "Schemas").mkdir()
        (folder / "messagegen.yaml").write_text("version: 1\n")
        self._write(self.messages)

    def release(self, number):
        if number > 1:
            self.edit()
            self.accept()
        self._run("release", f"1.{number}")

    def edit(self):
        self._write([self._edited(self.chance.choice(self.messages)) for _ in range(EDITS)])

    def accept(self):
        """Accepts all errors; the number of findings."""
        report = json.loads(self._run("breaking", "--error-format", "json", ends=(0, 1)))["findings"]
        names = [f"{finding['rule']}@{finding['at']}" for finding in report if finding["severity"] == "error"]
        if names:
            self._run("breaking", *(word for name in names for word in ("--accept", name)), "--reason", "random")
        return len(report)

    def _edited(self, message):
        self.edits += 1
        field = self.chance.choice(message.scalars)
        edit = self.chance.choice(["field", "field", "case", "case", "optional", "type", "removed"])
        if edit == "field":
            type = self.chance.choice(["string?", "int?", "bool?"])
            message.scalars.append(corpus.Field(f"added{self.edits}", type, "A field that came later."))
        elif edit == "case":
            message.cases.append(f"added{self.edits}")
        elif edit == "optional":
            field.type = field.type.rstrip("?") + "?"
        elif edit == "type":
            field.type = self.chance.choice(["string", "int", "bool", "double"])
        elif len(message.scalars) > 2:
            message.scalars.remove(field)
        return message

    def _write(self, messages):
        for message in messages:
            (self.folder / "Schemas" / f"{message.name}.yaml").write_text(corpus.LANGUAGES["yaml"](message))

    def _run(self, *arguments, ends=(0,)):
        done = subprocess.run([self.tool, *arguments], cwd=self.folder, capture_output=True, text=True)
        if done.returncode not in ends:
            raise SystemExit(f"bench: {' '.join(arguments)[:300]} failed\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        return done.stdout
