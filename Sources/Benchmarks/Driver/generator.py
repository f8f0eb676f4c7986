"""The generator: fresh, unchanged, one schema changed, and lint."""
import os
import shutil
import sys
import tempfile
from pathlib import Path

from bout import PEERS
from goals import Goal
from ring import Ring
from table import table

HEADING = """
The generator: medians of wall ms, CPU ms, peak MiB; wall time ÷ ours; instructions of a fresh run by callgrind
"""
# What people would feel beyond: millions of instructions of a fresh run, by the number of messages.
BUDGET = {1: 25, 20: 45, 100: 110, 1_000: 900}


def measure(kit):
    counts = [int(count) for count in os.environ.get("BENCH_N", " ".join(map(str, BUDGET))).split()]
    bouts = []
    folder = Path(tempfile.mkdtemp(prefix="messagegen-bench-", dir=kit.folder))
    try:
        for count in counts:
            print(f"measuring {count:,} messages …", file=sys.stderr, flush=True)
            bouts += Ring(kit, folder / str(count), count).bouts()
    finally:
        shutil.rmtree(folder)
    header = ["messages", "job", "messagegen", "instructions"]
    for peer in PEERS:
        header += [peer, "÷ ours", "instructions"]
    print(HEADING)
    print(table(header, [bout.row() for bout in bouts], left=(1,)))
    return _goals(bouts)


def _goals(bouts):
    def of(job, messages):
        return next((bout for bout in bouts if (bout.messages, bout.job) == (messages, job)), None)

    def instructions(messages):
        bout = of("fresh", messages)
        return bout and bout.instructions.get("messagegen")

    def millions(messages):
        return instructions(messages) and instructions(messages) / 1e6

    growth = instructions(100) and instructions(1_000) and instructions(1_000) / instructions(100)
    touched = [bout.touched for bout in bouts if bout.touched is not None]
    budget = [Goal(f"{count:,} fresh, instructions", limit, millions(count), unit="M") for count, limit in BUDGET.items()]
    return budget + [
        Goal("1,000 fresh ÷ 100 fresh, instructions", 10, growth),
        Goal("unchanged, files touched", 0, max(touched, default=None), unit=""),
    ]
