"""How long the generated code takes to compile, as SwiftPM compiles a target, against swift-protobuf's.

Each way compiles two numbers of messages: what the runtime costs once, which swift-protobuf has compiled before in a
module of its own, is thereby told from what every message costs.
"""
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import corpus
from contestants import Ours, Protoc
from goals import Goal
from runs import Cost, median, run
from table import ratio, table

MOST_ROUNDS = 3
OURS, GROUPED, PROTOBUF = "messagegen", "messagegen, 20 files", "swift-protobuf"


@dataclass
class Setting:
    name: str
    flags: list[str]
    few: int
    many: int
    ways: list[str]


SETTINGS = [
    Setting("debug", ["-Onone", "-g", "-enable-testing", "-enable-batch-mode"], 100, 1000, [OURS, GROUPED, PROTOBUF]),
    # How many files there are does not matter to a module that is compiled as a whole.
    Setting("release", ["-O", "-g", "-whole-module-optimization"], 20, 100, [GROUPED, PROTOBUF]),
]


@dataclass
class Job:
    setting: Setting
    way: str
    messages: int
    sources: list[str]
    costs: list[Cost]


def measure(kit):
    with tempfile.TemporaryDirectory(prefix="messagegen-bench-", dir=kit.build) as folder:
        jobs = list(_jobs(kit, Path(folder)))
        for round in range(MOST_ROUNDS):
            for job in jobs:
                if sum(cost.wall for cost in job.costs) < 2000 * kit.seconds:
                    job.costs.append(_compile(kit, job, Path(folder) / f"objects {jobs.index(job)} {round}"))
    medians = {(job.setting.name, job.way, job.messages): median(job.costs) for job in jobs}
    print("\nCompiling: medians of wall ms, CPU ms, peak MiB of one process\n")
    print(table(["", "", "messages", "files", "", "ms per message", "÷ ours"], _rows(jobs, medians), left=(0, 1)))
    print("\nThe same, CPU ms once and for each message, by the two numbers of messages\n")
    print(table(["", "", "once", "each", "÷ ours"], _parts(jobs, medians), left=(0, 1)))
    return _goals(medians)


def _jobs(kit, folder):
    for count in sorted({count for setting in SETTINGS for count in (setting.few, setting.many)}):
        corpus.write(folder / str(count), count)
        sources = _sources(kit, folder / str(count))
        for setting in SETTINGS:
            if count in (setting.few, setting.many):
                yield from (Job(setting, way, count, sources[way], []) for way in setting.ways if way in sources)


def _sources(kit, folder):
    """The Swift files of each way, by its name; ours first."""
    ways = {
        OURS: (Ours("messagegen", "yaml", folder, kit.tool), "ours"),
        GROUPED: (Ours("messagegen", "yaml", folder, kit.tool, grouping="20"), "grouped"),
    }
    if kit.protoc_gen_swift:
        # Public as ours: the compiler makes an accessor of each kind for every property that another module sees.
        public = Protoc("protoc", "proto", folder, kit.protoc, kit.protoc_gen_swift, visibility="Public")
        ways[PROTOBUF] = (public, "protobuf")
    sources = {}
    for name, (contestant, output) in ways.items():
        contestant.prepare(output)
        done = subprocess.run(contestant.command(output), cwd=folder, capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"bench: {name} failed:\n{done.stdout}{done.stderr}")
        sources[name] = sorted(str(path) for path in (folder / output).rglob("*.swift"))
    return sources


def _compile(kit, job, objects):
    print(f"compiling {job.messages} messages, {job.way}, {job.setting.name} …", file=sys.stderr, flush=True)
    objects.mkdir()
    return run(kit.c_program("measure"), _command(kit, job), objects)


def _command(kit, job):
    modules = ["-I", str(kit.swift_protobuf_modules)] if kit.swift_protobuf_modules else []
    command = ["swiftc", "-module-name", "Bench", "-parse-as-library", "-swift-version", "6", "-j2", "-emit-module"]
    return [*command, "-c", *job.setting.flags, *modules, *job.sources]


def _rows(jobs, medians):
    for job in sorted(jobs, key=lambda job: (SETTINGS.index(job.setting), job.messages)):
        cost = medians[job.setting.name, job.way, job.messages]
        ours = medians[job.setting.name, GROUPED, job.messages].wall
        per_message = f"{cost.wall / job.messages:.1f}"
        yield [
            job.setting.name, job.way, f"{job.messages:,}", f"{len(job.sources):,}", cost, per_message,
            ratio(cost.wall, ours),
        ]


def _parts(jobs, medians):
    for setting in SETTINGS:
        parts = {}
        for way in {job.way: None for job in jobs if job.setting is setting}:
            few, many = (medians[setting.name, way, count].cpu for count in (setting.few, setting.many))
            each = (many - few) / (setting.many - setting.few)
            parts[way] = (few - each * setting.few, each)
        for way, (once, each) in parts.items():
            yield [setting.name, way, f"{once:,.0f}", f"{each:.1f}", ratio(each, parts[GROUPED][1])]


def _goals(medians):
    wall = lambda setting, way: medians[setting.name, way, setting.many].wall
    debug = SETTINGS[0]
    each = wall(debug, GROUPED) / debug.many
    goals = [Goal(f"compiling {debug.many:,} messages in debug, 20 files, for one", 25, each, unit="ms")]
    for setting in SETTINGS:
        is_there = (setting.name, PROTOBUF, setting.many) in medians
        share = wall(setting, GROUPED) / wall(setting, PROTOBUF) if is_there else None
        name = f"compiling {setting.many:,} messages in {setting.name}, ours ÷ swift-protobuf's"
        goals.append(Goal(name, 1, share))
    return goals
