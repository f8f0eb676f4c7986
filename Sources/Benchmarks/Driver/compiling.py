"""How long generated code takes to build, as SwiftPM builds a target, and how large it gets; beside swift-protobuf's, of
equal messages.

A clean build has what the code stands on in it: the runtime in a module, or swift-protobuf's library. Built again, only
the code is compiled. An embedded runtime is part of the code, and so compiled with it each time. CPU time, since others
may be busy.
"""
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import corpus
from contestants import Ours, Protoc
from goals import Goal
from runs import Cost, median, run
from table import table

MOST_ROUNDS = 3
FEW, MANY = 20, 100
PROTOBUF, MODULE, EMBEDDED = "swift-protobuf", "messagegen, runtime in a module", "messagegen, runtime embedded"
SETTINGS = {
    "release": ["-O", "-g", "-whole-module-optimization"],
    "debug": ["-Onone", "-g", "-enable-testing", "-enable-batch-mode"],
}
# Those of swift-protobuf's own package.
LIBRARY_FLAGS = ["-package-name", "swift_protobuf", "-DBinaryDelimitedStreams", "-DFieldMaskUtilities"]


@dataclass
class Job:
    setting: str
    way: str
    messages: int | None  # None: what the code stands on
    sources: list[str]
    flags: list[str]
    costs: list[Cost] = field(default_factory=list)
    bytes: int = 0  # of code


def measure(kit):
    counts = [int(count) for count in os.environ.get("BENCH_N", f"{FEW} {MANY}").split()]
    with tempfile.TemporaryDirectory(prefix="messagegen-bench-", dir=kit.build) as folder:
        jobs = list(_jobs(kit, Path(folder), counts))
        for round in range(MOST_ROUNDS):
            for number, job in enumerate(jobs):
                if sum(cost.wall for cost in job.costs) < 2000 * kit.seconds:
                    _compile(kit, job, Path(folder) / f"objects {number} {round}")
    results = Results(jobs)
    print("\nBuilding generated code: medians of CPU seconds, clean and again; KB of code\n")
    builds = [f"{count:,} {build}" for count in counts for build in ("clean", "again")]
    print(table(["", "", *builds, "runtime or library", "a message"], results.rows(counts), left=(0, 1)))
    return _goals(results)


def _jobs(kit, folder, counts):
    """What others import is compiled before them."""
    bases = {PROTOBUF: ("SwiftProtobuf", kit.swift_protobuf_sources), MODULE: ("MessageRuntime", kit.runtime_sources)}
    ways = [(way, count, paths) for count in counts for way, paths in _sources(kit, folder / str(count), count)]
    for setting in SETTINGS:
        modules = folder / f"modules {setting}"
        modules.mkdir()
        for way, (module, paths) in bases.items():
            if paths:
                emitted = ["-emit-module-path", str(modules / f"{module}.swiftmodule")]
                flags = LIBRARY_FLAGS if way == PROTOBUF else []
                yield Job(setting, way, None, paths, ["-module-name", module, *emitted, *flags])
        for way, count, paths in ways:
            yield Job(setting, way, count, paths, ["-module-name", "Bench", "-I", str(modules)])


def _sources(kit, folder, count):
    """The Swift files of each way."""
    corpus.write(folder, count)
    if kit.swift_protobuf_sources:
        # Public, as ours: the compiler makes an accessor of each kind for every property that another module sees.
        public = Protoc("protoc", "proto", folder, kit.protoc, kit.protoc_gen_swift, visibility="Public")
        yield PROTOBUF, generated(public, "protobuf")
    ours = lambda runtime: Ours("messagegen", "yaml", folder, kit.tool, grouping="20", runtime=runtime)
    yield MODULE, generated(ours("MessageRuntime"), "module")
    yield EMBEDDED, generated(ours(None), "embedded")


def generated(contestant, output):
    contestant.prepare(output)
    done = subprocess.run(contestant.command(output), cwd=contestant.folder, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"bench: {contestant.name} failed:\n{done.stdout}{done.stderr}")
    return sorted(str(path) for path in (contestant.folder / output).rglob("*.swift"))


def _compile(kit, job, objects):
    what = "what it stands on" if job.messages is None else f"{job.messages:,} messages"
    print(f"compiling {what}, {job.way}, {job.setting} …", file=sys.stderr, flush=True)
    objects.mkdir()
    command = ["swiftc", "-parse-as-library", "-swift-version", "6", "-j2", "-emit-module", *job.flags, *SETTINGS[job.setting]]
    job.costs.append(run(kit.c_program("measure"), [*command, "-c", *job.sources], objects))
    job.bytes = kit.code_size(objects)


class Results:
    def __init__(self, jobs):
        self.seconds = {(job.setting, job.way, job.messages): median(job.costs).cpu / 1000 for job in jobs}
        self.bytes = {(job.setting, job.way, job.messages): job.bytes for job in jobs}

    def again(self, setting, way, messages):
        """None: this run has not measured it."""
        return self.seconds.get((setting, way, messages))

    def clean(self, setting, way, messages):
        again = self.again(setting, way, messages)
        return again and again + self.seconds.get((setting, way, None), 0)

    def base_size(self, setting, way):
        """Of what the code stands on, in KB; None: that is in the code."""
        return self.bytes.get((setting, way, None), 0) / 1000 or None

    def message_size(self, setting, way):
        """By two numbers of messages, in KB, since something is there once for all of them."""
        few, many = (self.bytes.get((setting, way, count)) for count in (FEW, MANY))
        return (many - few) / (MANY - FEW) / 1000 if few and many else None

    def rows(self, counts):
        number = lambda value: "–" if value is None else f"{value:,.1f}"
        for setting, way in dict.fromkeys((setting, way) for setting, way, _ in self.seconds):
            seconds = [build(setting, way, count) for count in counts for build in (self.clean, self.again)]
            yield [setting, way, *map(number, [*seconds, self.base_size(setting, way), self.message_size(setting, way)])]


def _goals(results):
    share = lambda one, other: one / other if one and other else None
    goals = []
    for setting, limit in (("release", 1.25), ("debug", 1)):
        for count in (FEW, MANY):
            ours, theirs = (results.again(setting, way, count) for way in (MODULE, PROTOBUF))
            name = f"{count} messages again, {setting}, runtime in a module ÷ swift-protobuf"
            goals.append(Goal(name, limit, share(ours, theirs)))
    for count in (FEW, MANY):
        embedded, module = (results.clean("release", way, count) for way in (EMBEDDED, MODULE))
        goals.append(Goal(f"{count} messages clean, release, runtime embedded ÷ in a module", 1.2, share(embedded, module)))
    return [
        *goals,
        Goal("code for a message, runtime in a module", 10, results.message_size("release", MODULE), unit="KB"),
        Goal("code of the runtime", 260, results.base_size("release", MODULE), unit="KB"),
    ]
