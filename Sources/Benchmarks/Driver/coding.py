"""The generated code: decoding and encoding, against Foundation and swift-protobuf's JSON."""
import statistics
import subprocess
import sys

from goals import Goal
from table import ratio, table

# A start of the program lays out its memory anew, and that alone makes the same work up to half slower or faster.
STARTS = 5


def measure(kit):
    program = kit.code_benchmarks
    contests = _contests(program) if program else {}
    print("\nThe generated code: medians of nanoseconds, and how often memory is asked for\n")
    print(table(["", "", "ns", "÷ ours", "allocations"], _rows(contests), left=(0, 1)))

    def least(kind, peer):
        ours_and_peer = [(who["messagegen"], who[peer]) for name, who in contests.items() if name.startswith(kind)]
        return min((theirs[0] / ours[0] for ours, theirs in ours_and_peer), default=None)

    return [
        Goal("decoding, JSONSerialization ÷ ours", 20, least("decode", "JSONSerialization"), at_least=True),
        Goal("encoding, JSONEncoder ÷ ours", 18, least("encode", "JSONEncoder"), at_least=True),
        Goal("encoding, JSONSerialization ÷ ours", 100, least("encode", "JSONSerialization"), at_least=True),
    ]


def _contests(program):
    print("measuring the generated code …", file=sys.stderr, flush=True)
    times, allocations = {}, {}
    for _ in range(STARTS):
        lines = subprocess.run([program], check=True, capture_output=True, text=True).stdout.splitlines()
        for contest, who, nanoseconds, count in (line.split("\t") for line in lines):
            times.setdefault((contest, who), []).append(float(nanoseconds))
            allocations[contest, who] = count
    contests = {}
    for (contest, who), all_times in times.items():
        contests.setdefault(contest, {})[who] = (statistics.median(all_times), allocations[contest, who])
    return contests


def _rows(contests):
    for name, results in contests.items():
        for who, (time, allocations) in results.items():
            ours = results["messagegen"][0]
            yield ["" if who != "messagegen" else name, who, f"{time:,.0f}", ratio(time, ours), allocations]
