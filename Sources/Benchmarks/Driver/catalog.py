"""The catalog of messages: `docs`, fresh and unchanged, for messages that each have a bubble."""
import os
import shutil
import sys
import tempfile
from pathlib import Path

import corpus
from goals import Goal
from runs import median, run
from table import table

HEADING = "\nThe catalog, by `docs`: medians of wall ms, CPU ms, peak MiB\n"
COUNT = 2_000
LAYOUT = """layout:
  content:
    column:
      - {{ label: "{name}", font: 16, weight: semibold }}
      - {{ label: "{{{text}}}", hideWhenEmpty: true }}
      - {{ button: Open }}
    padding: [8, 10, 8, 10]
"""
MOST_ROUNDS = 5


def measure(kit):
    counts = [int(count) for count in os.environ.get("BENCH_N", str(COUNT)).split()]
    folder = Path(tempfile.mkdtemp(prefix="messagegen-bench-", dir=kit.folder))
    rows, sizes = [], {}
    try:
        for count in counts:
            print(f"drawing {count:,} messages …", file=sys.stderr, flush=True)
            rows += _rows(kit, folder / str(count), count, sizes)
    finally:
        shutil.rmtree(folder)
    print(HEADING)
    print(table(["messages", "job", "messagegen", "files", "index, MB"], rows, left=(1,)))
    return [Goal(f"{COUNT:,} messages, index of the catalog", 3, sizes.get(COUNT), unit="MB")]


def _rows(kit, folder, count, sizes):
    schemas = folder / "Schemas"
    schemas.mkdir(parents=True)
    for message in corpus.messages(count):
        text = corpus.LANGUAGES["yaml"](message) + LAYOUT.format(name=message.name, text=message.scalars[0].name)
        (schemas / f"{message.name}.yaml").write_text(text)
    (folder / "messagegen.yaml").write_text("version: 1\n")
    program = kit.c_program("measure")
    draw = lambda output: run(program, [kit.tool, "docs", "--quiet", "--output", output], folder)
    first = draw("catalog")
    rounds = max(1, min(MOST_ROUNDS, int(kit.seconds * 500 / first.wall)))
    jobs = {
        "docs, fresh": [first, *(draw(f"catalog-{round}") for round in range(1, rounds))],
        "docs, unchanged": [draw("catalog") for _ in range(rounds)],
    }
    files = sum(path.is_file() for path in (folder / "catalog").rglob("*"))
    sizes[count] = max(path.stat().st_size for path in (folder / "catalog").rglob("index.html")) / 1e6
    return [[f"{count:,}", job, median(costs), f"{files:,}", f"{sizes[count]:.2f}"] for job, costs in jobs.items()]
