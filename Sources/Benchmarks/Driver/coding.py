"""The generated code: decoding and encoding, against Foundation and swift-protobuf's JSON."""
import os
import re
import statistics
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from goals import Goal
from table import ratio, table

# A start of the program lays out its memory anew, and that alone makes the same work up to half slower or faster.
STARTS = 5
# Instructions of one execution are told from those of the start by two numbers of executions.
FEW, MANY = 20, 70


@dataclass
class Result:
    nanoseconds: float
    allocations: str
    instructions: float | None  # None: without valgrind


def measure(kit):
    program = kit.code_benchmarks
    contests = _contests(kit, program) if program else {}
    print("\nThe generated code: medians of nanoseconds, instructions by callgrind, how often memory is asked for\n")
    header = ["", "", "ns", "÷ ours", "instructions", "÷ ours", "allocations"]
    print(table(header, _rows(contests), left=(0, 1)))

    def goal(kind, peer, limit):
        ours_and_peer = [(who["messagegen"], who[peer]) for name, who in contests.items() if name.startswith(kind)]
        shares = [theirs.instructions / ours.instructions for ours, theirs in ours_and_peer if ours.instructions]
        name = f"{kind[:-1]}ing, instructions of {peer} ÷ ours"
        return Goal(name, limit, min(shares, default=None), at_least=True)

    return [
        goal("decode", "JSONSerialization", 3),
        goal("decode", "JSONDecoder", 3),
        goal("decode", "swift-protobuf", 1.5),
        goal("encode", "JSONSerialization", 20),
        goal("encode", "JSONEncoder", 3.5),
        goal("encode", "swift-protobuf", 2),
    ]


def _contests(kit, program):
    print("measuring the generated code …", file=sys.stderr, flush=True)
    times, allocations = {}, {}
    for _ in range(STARTS):
        lines = subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines()
        for contest, who, nanoseconds, count in (line.split("\t") for line in lines):
            times.setdefault((contest, who), []).append(float(nanoseconds))
            allocations[contest, who] = count
    instructions = _instructions(kit, program, list(times)) if kit.valgrind else {}
    contests = {}
    for (contest, who), all_times in times.items():
        result = Result(statistics.median(all_times), allocations[contest, who], instructions.get((contest, who)))
        contests.setdefault(contest, {})[who] = result
    return contests


def _instructions(kit, program, works):
    print("counting the instructions of the generated code …", file=sys.stderr, flush=True)
    # As many at once as there are cores: others do not change what is counted.
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        few, many = (
            list(pool.map(lambda work: _count(kit, [program, *work, str(executions)]), works))
            for executions in (FEW, MANY)
        )
    return {work: (most - least) / (MANY - FEW) for work, least, most in zip(works, few, many)}


def _count(kit, command):
    callgrind = [kit.valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    done = subprocess.run([*callgrind, *command], check=True, capture_output=True, text=True, env=environment)
    return int(re.search(r"Collected : (\d+)", done.stderr)[1])


def _rows(contests):
    for name, results in contests.items():
        ours = results["messagegen"]
        for who, result in results.items():
            instructions = "–" if result.instructions is None else f"{result.instructions:,.0f}"
            yield [
                "" if who != "messagegen" else name, who,
                f"{result.nanoseconds:,.0f}", ratio(result.nanoseconds, ours.nanoseconds),
                instructions, ratio(result.instructions, ours.instructions), result.allocations,
            ]
