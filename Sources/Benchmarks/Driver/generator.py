"""The generator: fresh, unchanged, one file changed, and lint, on tmpfs and on disk."""
import os
import shutil
import sys
import tempfile
from pathlib import Path

import instructions
from bout import PEERS
from generator_goals import goals
from goals import Goal
from ring import Ring
from table import table

HEADING = """
The generator: medians of wall ms, CPU ms, peak MiB. C is the least that has to be done with the files: read the
schemas and write files of the same size; unchanged and one changed: read and compare both, and write the one; lint:
read the schemas and parse them by libyaml.
"""


def measure(kit):
    counts = [int(count) for count in os.environ.get("BENCH_N", "1 10 100 1000 10000").split()]
    bouts = []
    for place, parent in _places(kit).items():
        folder = Path(tempfile.mkdtemp(prefix="messagegen-bench-", dir=parent))
        try:
            for count in counts:
                print(f"measuring {count:,} messages on {place} …", file=sys.stderr, flush=True)
                for bout in Ring(kit, folder / str(count), count, place).bouts():
                    bouts.append(bout)
                    print(f"  {bout.job}: {bout.costs['messagegen']}", file=sys.stderr, flush=True)
        finally:
            shutil.rmtree(folder)
    print(HEADING)
    print(_table(bouts))
    per_schema = instructions.per_schema(kit)
    if per_schema:
        print(f"\nInstructions for one schema of 1,000, fresh, by callgrind: {per_schema:,.0f}")
    return goals(bouts) + [Goal("instructions for one schema", 400_000, per_schema, unit="")]


def _places(kit):
    places = {}
    tmpfs = Path(os.environ.get("BENCH_TMPFS", "/dev/shm"))
    if tmpfs.is_dir():
        places["tmpfs"] = tmpfs
    else:
        print(f"MISSING: a tmpfs at {tmpfs} (BENCH_TMPFS=folder); left out")
    places["disk"] = Path(os.environ.get("BENCH_DISK", kit.build))
    return places


def _table(bouts):
    header = ["messages", "on", "cores", "job", "C", "messagegen", "÷ C"]
    for peer in PEERS:
        header += [peer, "÷ ours"]
    return table(header, [bout.row() for bout in bouts], left=(1, 2, 3))
