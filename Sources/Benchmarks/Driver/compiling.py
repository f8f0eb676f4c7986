"""How long the generated code takes to compile, as SwiftPM compiles a target, against swift-protobuf's."""
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import corpus
from contestants import CONFIGURATION, Ours, Protoc
from goals import Goal
from runs import median, run
from table import ratio, table

MESSAGES = 100
MOST_ROUNDS = 3
SETTINGS = {
    "debug": ["-Onone", "-g", "-enable-testing", "-enable-batch-mode"],
    "release": ["-O", "-g", "-whole-module-optimization"],
}
GROUPED = "grouping: 20"


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
    if GROUPED not in " ".join(sources):
        print(f"\nMISSING: this messagegen does not take `{GROUPED}`; left out")
    return _goals(medians)


def _sources(kit, folder):
    """The Swift files of each way, by its name; ours first."""
    ours = Ours("messagegen", "yaml", folder, kit.tool)
    ways = {"messagegen": [ours, "ours"], f"messagegen, {GROUPED}": [ours, "grouped"]}
    if kit.protoc_gen_swift:
        ways["swift-protobuf"] = [Protoc("protoc", "proto", folder, kit.protoc, kit.protoc_gen_swift), "protobuf"]
    sources = {}
    for name, (contestant, output) in ways.items():
        contestant.prepare(output)
        if GROUPED in name:
            (folder / f"{output}.yaml").write_text(CONFIGURATION.format(output=output) + f"    {GROUPED}\n")
        done = subprocess.run(contestant.command(output), cwd=folder, capture_output=True, text=True)
        if done.returncode == 0:
            sources[name] = sorted(str(path) for path in (folder / output).rglob("*.swift"))
        elif GROUPED not in name:
            raise SystemExit(f"bench: {name} failed:\n{done.stdout}{done.stderr}")
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
    best = next((who for who, _ in reversed(medians) if GROUPED in who), None)
    each = lambda who, setting: medians[who, setting].wall / MESSAGES if (who, setting) in medians else None
    goals = [Goal("compiling in debug, grouped, for one message", 25, each(best, "debug"), unit="ms")]
    for setting in SETTINGS:
        ours, theirs = each(best or "messagegen", setting), each("swift-protobuf", setting)
        share = ours / theirs if theirs else None
        goals.append(Goal(f"compiling in {setting}, ours ÷ swift-protobuf's", 1, share))
    return goals
