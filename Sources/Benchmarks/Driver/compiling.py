"""How long the generated code takes to compile, as SwiftPM compiles a target, and how large it gets; beside
swift-protobuf's, of equal messages.

Each way compiles two numbers of messages: what is there once is thereby told from what every message costs. CPU time,
since others may be busy. A runtime in a module of its own is compiled once, as swift-protobuf was before.
"""
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import corpus
from contestants import Ours, Protoc
from goals import Goal
from runs import Cost, median, run
from table import ratio, table

MOST_ROUNDS = 3
FEW, MANY = 20, 100
MODULE, EMBEDDED, PROTOBUF = "messagegen, runtime in a module", "messagegen, runtime embedded", "swift-protobuf"
RUNTIME = "messagegen, the runtime alone"
SETTINGS = {
    "release": ["-O", "-g", "-whole-module-optimization"],
    "debug": ["-Onone", "-g", "-enable-testing", "-enable-batch-mode"],
}


@dataclass
class Job:
    setting: str
    way: str
    messages: int | None  # None: the runtime alone
    sources: list[str]
    module: str = "Bench"
    imports: Path | None = None  # where the modules are that it imports
    costs: list[Cost] = field(default_factory=list)
    text: int = 0  # bytes of code


def measure(kit):
    with tempfile.TemporaryDirectory(prefix="messagegen-bench-", dir=kit.build) as folder:
        jobs = list(_jobs(kit, Path(folder)))
        for round in range(MOST_ROUNDS):
            for number, job in enumerate(jobs):
                if sum(cost.wall for cost in job.costs) < 2000 * kit.seconds:
                    _compile(kit, job, Path(folder) / f"objects {number} {round}")
    medians = {(job.setting, job.way, job.messages): median(job.costs) for job in jobs}
    texts = {(job.setting, job.way, job.messages): job.text for job in jobs}
    print("\nCompiling: medians of wall ms, CPU ms, peak MiB of one process; KB of code\n")
    print(table(["", "", "messages", "files", "", "CPU ÷ swift-protobuf", "code"], _rows(jobs, medians), left=(0, 1)))
    print("\nThe same, once and for each message, by the two numbers of messages: CPU ms, KB of code\n")
    print(table(["", "", "once", "each", "÷ swift-protobuf", "code once", "each"], _parts(jobs, medians), left=(0, 1)))
    return _goals(medians, texts)


def _jobs(kit, folder):
    sources = {(way, count): paths for count in (FEW, MANY) for way, paths in _sources(kit, folder / str(count), count)}
    for setting in SETTINGS:
        runtime = folder / f"runtime {setting}"
        if kit.runtime_sources:
            # The first of all: the others import it.
            runtime.mkdir()
            yield Job(setting, RUNTIME, None, kit.runtime_sources, "MessageRuntime", runtime)
        imports = {MODULE: runtime, PROTOBUF: kit.swift_protobuf_modules}
        for (way, count), paths in sources.items():
            yield Job(setting, way, count, paths, imports=imports.get(way))


def _sources(kit, folder, count):
    """The Swift files of each way."""
    corpus.write(folder, count)
    ours = lambda runtime: Ours("messagegen", "yaml", folder, kit.tool, grouping="20", runtime=runtime)
    if kit.runtime_sources:
        yield MODULE, _generated(ours("MessageRuntime"), "module")
    yield EMBEDDED, _generated(ours(None), "embedded")
    if kit.protoc_gen_swift:
        # Public, as ours: the compiler makes an accessor of each kind for every property that another module sees.
        public = Protoc("protoc", "proto", folder, kit.protoc, kit.protoc_gen_swift, visibility="Public")
        yield PROTOBUF, _generated(public, "protobuf")


def _generated(contestant, output):
    contestant.prepare(output)
    done = subprocess.run(contestant.command(output), cwd=contestant.folder, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"bench: {contestant.name} failed:\n{done.stdout}{done.stderr}")
    return sorted(str(path) for path in (contestant.folder / output).rglob("*.swift"))


def _compile(kit, job, objects):
    print(f"compiling {_count(job)} messages, {job.way}, {job.setting} …", file=sys.stderr, flush=True)
    objects.mkdir()
    command = ["swiftc", "-module-name", job.module, "-parse-as-library", "-swift-version", "6", "-j2", "-emit-module"]
    if job.module != "Bench":
        command += ["-emit-module-path", str(job.imports / f"{job.module}.swiftmodule")]
    elif job.imports:
        command += ["-I", str(job.imports)]
    job.costs.append(run(kit.c_program("measure"), [*command, "-c", *SETTINGS[job.setting], *job.sources], objects))
    job.text = kit.code_size(objects)


def _count(job):
    return "no" if job.messages is None else f"{job.messages:,}"


def _rows(jobs, medians):
    for job in jobs:
        cost = medians[job.setting, job.way, job.messages]
        theirs = medians.get((job.setting, PROTOBUF, job.messages))
        yield [
            job.setting, job.way, "–" if job.messages is None else job.messages, len(job.sources), cost,
            ratio(cost.cpu, theirs and theirs.cpu), _kilobytes(job.text),
        ]


def _parts(jobs, medians):
    of_many = {(job.setting, job.way): job for job in jobs if job.messages == MANY}
    for (setting, way), job in of_many.items():
        few = next(other for other in jobs if (other.setting, other.way, other.messages) == (setting, way, FEW))
        cpu = [medians[setting, way, count].cpu for count in (FEW, MANY)]
        once, each = _once_and_each(*cpu)
        theirs = [medians[setting, PROTOBUF, count].cpu for count in (FEW, MANY) if (setting, PROTOBUF) in of_many]
        code = [_kilobytes(size) for size in _once_and_each(few.text, job.text)]
        share = ratio(each, _once_and_each(*theirs)[1]) if theirs else "–"
        yield [setting, way, f"{once:,.0f}", f"{each:,.1f}", share, *code]


def _once_and_each(few, many):
    each = (many - few) / (MANY - FEW)
    return few - each * FEW, each


def _brief(way):
    return way.removeprefix("messagegen, ")


def _kilobytes(size):
    return f"{size / 1000:,.1f}" if size else "–"


def _goals(medians, texts):
    def share(setting, way, count):
        ours, theirs = (medians.get((setting, who, count)) for who in (way, PROTOBUF))
        return ours.cpu / theirs.cpu if ours and theirs else None

    goals = [
        Goal(f"compiling {count} messages, {setting}, {_brief(way)}, ÷ swift-protobuf", limit, share(setting, way, count))
        # With the tuned runtime, embedded, it was 4.5 ×.
        for setting, way, count, limit in [
            ("release", MODULE, FEW, 1.25), ("release", MODULE, MANY, 1.25), ("debug", MODULE, FEW, 1),
            ("debug", MODULE, MANY, 1), ("release", EMBEDDED, FEW, 4.5),
        ]
    ]
    few, many = (texts.get(("release", MODULE, count)) for count in (FEW, MANY))
    each = _once_and_each(few, many)[1] / 1000 if few and many else None
    runtime = texts.get(("release", RUNTIME, None))
    goals.append(Goal("code for a message, runtime in a module", 15, each, unit="KB"))
    return goals + [Goal("code of the runtime", 280, runtime / 1000 if runtime else None, unit="KB")]
