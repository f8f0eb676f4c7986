"""Where the contestants meet."""
import os

import corpus
from bout import Bout
from contestants import Floor, Ours, peers
from runs import cores, median, run

MOST_ROUNDS = 31


class Ring:
    """A folder with a corpus. Nothing is deleted in it between the runs, for that slows what follows."""

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
