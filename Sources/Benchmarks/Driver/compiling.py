"""How long the generated code takes to compile, as SwiftPM compiles a target, against swift-protobuf's."""
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import corpus
from contestants import Ours, Protoc
from goals import Goal
from runs import median, run
from table import ratio, table

MESSAGES = 100
MOST_ROUNDS = 3
SETTINGS = {
    "debug": ["-Onone", "-g", "-enable-testing", "-enable-batch-mode"],
    "release": ["-O", "-g", "-whole-module-optimization"],
}
GROUPED = "messagegen, 20 files"


def measure(kit):
    with tempfile.TemporaryDirectory(prefix="messagegen-bench-", dir=kit.build) as folder:
        folder = Path(folder)
        corpus.write(folder, MESSAGES)
        sources = _sources(kit, folder)
        costs = {(who, setting): [] for setting in SETTINGS for who in sources}
        start = time.monotonic()
        for round in range(MOST_ROUNDS):
            if time.monotonic() - start > 10 * kit.seconds:
                break
            for who, setting in costs:
                print(f"compiling {who}, {setting} …", file=sys.stderr, flush=True)
                objects = folder / f"objects {who} {setting} {round}"
                objects.mkdir()
                command = _command(kit, sources[who], SETTINGS[setting])
                costs[who, setting].append(run(kit.c_program("measure"), command, objects))
        medians = {key: median(all_costs) for key, all_costs in costs.items()}
    print(f"\nCompiling {MESSAGES} messages: medians of wall ms, CPU ms, peak MiB of one process\n")
    print(table(["", "", "files", "", "ms per message", "÷ ours"], _rows(sources, medians), left=(0, 1)))
    return _goals(medians)


def _sources(kit, folder):
    """The Swift files of each way, by its name; ours first."""
    ways = {
        "messagegen": (Ours("messagegen", "yaml", folder, kit.tool), "ours"),
        GROUPED: (Ours("messagegen", "yaml", folder, kit.tool, grouping="20"), "grouped"),
    }
    if kit.protoc_gen_swift:
        # Public as ours: the compiler makes an accessor of each kind for every property that another module sees.
        public = Protoc("protoc", "proto", folder, kit.protoc, kit.protoc_gen_swift, visibility="Public")
        ways["swift-protobuf"] = (public, "protobuf")
    sources = {}
    for name, (contestant, output) in ways.items():
        contestant.prepare(output)
        done = subprocess.run(contestant.command(output), cwd=folder, capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"bench: {name} failed:\n{done.stdout}{done.stderr}")
        sources[name] = sorted(str(path) for path in (folder / output).rglob("*.swift"))
    return sources


def _command(kit, sources, settings):
    modules = ["-I", str(kit.swift_protobuf_modules)] if kit.swift_protobuf_modules else []
    command = ["swiftc", "-module-name", "Bench", "-parse-as-library", "-swift-version", "6", "-j2", "-emit-module"]
    return [*command, "-c", *settings, *modules, *sources]


def _rows(sources, medians):
    for (who, setting), cost in medians.items():
        ours = medians["messagegen", setting].wall
        yield [setting, who, len(sources[who]), cost, f"{cost.wall / MESSAGES:.1f}", ratio(cost.wall, ours)]


def _goals(medians):
    each = lambda who, setting: medians[who, setting].wall / MESSAGES if (who, setting) in medians else None
    goals = [Goal("compiling in debug, 20 files, for one message", 25, each(GROUPED, "debug"), unit="ms")]
    for setting in SETTINGS:
        ours, theirs = each(GROUPED, setting), each("swift-protobuf", setting)
        share = ours / theirs if theirs else None
        goals.append(Goal(f"compiling in {setting}, ours ÷ swift-protobuf's", 1, share))
    return goals
