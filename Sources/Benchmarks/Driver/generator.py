"""The generator: fresh, unchanged, one file changed, and lint, on tmpfs and on disk."""
import os
import shutil
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import corpus
import instructions
from contestants import Floor, Ours, peers
from goals import Goal
from runs import cores, median, run
from table import ratio, table

MOST_ROUNDS = 31
PEERS = ["protoc", "flatc", "thrift"]


@dataclass
class Bout:
    """One job for all contestants, who take turns, so that a busy machine slows all of them."""

    messages: int
    place: str
    cores: str
    job: str
    costs: dict = field(default_factory=dict)
    touched: int | None = None  # files that messagegen should have left alone, and did not

    def wall(self, name):
        return self.costs[name].wall if name in self.costs else None

    def times_floor(self):
        return self.wall("messagegen") / self.wall("C")

    def times_ours(self, name):
        return self.wall(name) / self.wall("messagegen") if name in self.costs else None

    def row(self):
        cells = [f"{self.messages:,}", self.place, self.cores, self.job, self.costs["C"], self.costs["messagegen"]]
        cells.append(ratio(self.wall("messagegen"), self.wall("C")))
        for peer in PEERS:
            cells += [self.costs.get(peer, "–"), ratio(self.wall(peer), self.wall("messagegen"))]
        return cells


def measure(kit):
    counts = [int(count) for count in os.environ.get("BENCH_N", "1 10 100 1000 10000").split()]
    bouts = []
    for place, parent in _places(kit).items():
        folder = Path(tempfile.mkdtemp(prefix="messagegen-bench-", dir=parent))
        try:
            for count in counts:
                print(f"measuring {count:,} messages on {place} …", file=sys.stderr, flush=True)
                bouts += _Ring(kit, folder / str(count), count, place).bouts()
        finally:
            shutil.rmtree(folder)
    print("\nThe generator: medians of wall ms, CPU ms, peak MiB. C is the least that has to be done with the files: read")
    print("the schemas and write files of the same size; unchanged: read both; lint: read, and parse by libyaml.\n")
    print(_table(bouts))
    per_schema = instructions.per_schema(kit)
    if per_schema:
        print(f"\nInstructions for one schema of 1,000, fresh, by callgrind: {per_schema:,.0f}")
    return _goals(bouts) + [Goal("instructions for one schema", 400_000, per_schema, unit="")]


def _places(kit):
    places = {}
    tmpfs = Path(os.environ.get("BENCH_TMPFS", "/dev/shm"))
    if tmpfs.is_dir():
        places["tmpfs"] = tmpfs
    else:
        print(f"MISSING: a tmpfs at {tmpfs} (BENCH_TMPFS=folder); left out")
    places["disk"] = Path(os.environ.get("BENCH_DISK", kit.build))
    return places


class _Ring:
    """Where the contestants meet: a folder with a corpus. Nothing is deleted in it, for that slows what follows."""

    def __init__(self, kit, folder, count, place):
        self.folder, self.count, self.place = folder, count, place
        self.measure = kit.c_program("measure")
        corpus.write(folder, count)
        self.ours = Ours("messagegen", "yaml", folder, kit.tool)
        self.floor = Floor("C", "yaml", folder, kit.c_program("floor", ["yaml"]))
        self.all = [self.ours, *peers(kit, folder), self.floor]
        # The first run is not measured. It says how much the C program has to write, and how many rounds there can be.
        round = 0
        for contestant in self.all:
            round += self._run(contestant, f"{contestant.name}-kept").wall / 1000
            if contestant is self.ours:
                self._list_sizes()
        self.rounds = max(1, min(MOST_ROUNDS, int(kit.seconds / round)))

    def _list_sizes(self):
        output = self.folder / "messagegen-kept"
        files = sorted(path for path in output.rglob("*") if path.is_file())
        (self.folder / "list").write_text("".join(f"{path.stat().st_size} {path.name}\n" for path in files))

    def bouts(self):
        yield self._fresh("all")
        if self.place == "tmpfs" and self.count >= 1_000:
            with cores(1):
                yield self._fresh("one")
        self.floor.job = "compare"
        yield self._unchanged()
        self.floor.job = "one"
        yield self._one_changed()
        yield self._lint()

    def _fresh(self, on_cores):
        work = lambda contestant, round: self._run(contestant, f"{contestant.name}-{on_cores}-{round}")
        return self._bout(on_cores, "fresh", work)

    def _unchanged(self):
        before = self._state()
        bout = self._bout("all", "unchanged", lambda contestant, _: self._run(contestant, f"{contestant.name}-kept"))
        bout.touched = len({name for name, _, _ in before ^ self._state()})
        return bout

    def _one_changed(self):
        def work(contestant, round):
            contestant.change_one(round)
            return self._run(contestant, f"{contestant.name}-kept")

        return self._bout("all", "one changed", work)

    def _lint(self):
        commands = {"messagegen": self.ours.lint("messagegen-kept"), "C": [self.floor.program, "parse", "yaml"]}
        work = lambda contestant, _: run(self.measure, commands[contestant.name], self.folder)
        return self._bout("all", "lint", work, [self.ours, self.floor])

    def _bout(self, on_cores, job, work, contestants=None):
        costs = {contestant.name: [] for contestant in contestants or self.all}
        for round in range(self.rounds):
            for contestant in contestants or self.all:
                costs[contestant.name].append(work(contestant, round))
        medians = {name: median(all_costs) for name, all_costs in costs.items()}
        return Bout(self.count, self.place, on_cores, job, medians)

    def _run(self, contestant, output):
        contestant.prepare(output)
        if self.place == "disk":
            os.sync()  # what was written before would be flushed meanwhile
        return run(self.measure, contestant.command(output), self.folder)

    def _state(self):
        files = (self.folder / "messagegen-kept").rglob("*")
        return {(path.name, status.st_ino, status.st_mtime_ns) for path in files if (status := path.stat())}


def _table(bouts):
    header = ["messages", "on", "cores", "job", "C", "messagegen", "÷ C"]
    for peer in PEERS:
        header += [peer, "÷ ours"]
    return table(header, [bout.row() for bout in bouts], left=(1, 2, 3))


def _goals(bouts):
    def of(job, place="tmpfs", messages=10_000, cores="all"):
        wanted = (messages, place, cores, job)
        return next((bout for bout in bouts if (bout.messages, bout.place, bout.cores, bout.job) == wanted), None)

    def goal(name, limit, bouts, figure, **options):
        return Goal(name, limit, figure(*bouts) if all(bouts) else None, **options)

    fresh, thousand, first = of("fresh"), of("fresh", messages=1_000), of("fresh", messages=1)
    unchanged, one_core = of("unchanged"), of("fresh", cores="one")
    floor = Bout.times_floor
    goals = [
        goal("10,000 fresh on tmpfs, ÷ C", 2.0, [fresh], floor),
        goal("10,000 fresh on disk, ÷ C", 1.5, [of("fresh", "disk")], floor),
        goal("10,000 fresh on one core, ÷ C", 3.5, [one_core], floor),
    ]
    for peer, limit in zip(PEERS, [25, 5, 4.5]):
        name = f"10,000 fresh on tmpfs, {peer} ÷ ours"
        goals.append(goal(name, limit, [fresh], lambda bout: bout.times_ours(peer), at_least=True))
    return goals + [
        goal("10,000 unchanged, ÷ C", 1.25, [unchanged], floor),
        goal("10,000 unchanged, files touched", 0, [unchanged], lambda bout: bout.touched, unit=""),
        goal("one of 10,000 changed, ÷ C", 1.6, [of("one changed")], floor),
        goal("lint of 10,000, ÷ generate fresh", 0.6, [of("lint"), fresh],
             lambda lint, fresh: lint.wall("messagegen") / fresh.wall("messagegen")),
        goal("one message, (ours − 2 ms) ÷ C", 2.5, [first], lambda bout: (bout.wall("messagegen") - 2) / bout.wall("C")),
        goal("one message, protoc ÷ ours", 1, [first], lambda bout: bout.times_ours("protoc"), at_least=True),
        goal("peak memory for 10,000", 32, [fresh], lambda bout: bout.costs["messagegen"].peak, unit="MiB"),
        goal("time for one of 10,000 ÷ one of 1,000", 1.2, [fresh, thousand],
             lambda fresh, thousand: fresh.wall("messagegen") / 10 / thousand.wall("messagegen")),
    ]
