"""Where the contestants meet."""
import corpus
import instructions
from bout import Bout
from contestants import Ours, peers
from runs import median, run

MOST_ROUNDS = 31


class Ring:
    """A folder with a corpus. Nothing is deleted in it between the runs, for that slows what follows."""

    def __init__(self, kit, folder, count):
        self.kit, self.folder, self.count = kit, folder, count
        self.measure = kit.c_program("measure")
        corpus.write(folder, count)
        self.ours = Ours("messagegen", "yaml", folder, kit.tool)
        self.all = [self.ours, *peers(kit, folder)]
        # The first run is not measured. It says how many rounds there can be.
        round = sum(self._run(contestant, f"{contestant.name}-kept").wall / 1000 for contestant in self.all)
        self.rounds = max(1, min(MOST_ROUNDS, int(kit.seconds / round)))

    def bouts(self):
        yield self._fresh()
        yield self._unchanged()
        yield self._one_changed()
        lint = lambda contestant, _: run(self.measure, contestant.lint("messagegen-kept"), self.folder)
        yield self._bout("lint", lint, [self.ours])

    def _fresh(self):
        bout = self._bout("fresh", lambda contestant, round: self._run(contestant, f"{contestant.name}-{round}"))
        for contestant in self.all:
            output = f"{contestant.name}-counted"
            contestant.prepare(output)
            bout.instructions[contestant.name] = instructions.count(self.kit, contestant.command(output), self.folder)
        return bout

    def _unchanged(self):
        before = self._state()
        bout = self._bout("unchanged", lambda contestant, _: self._run(contestant, f"{contestant.name}-kept"))
        bout.touched = len({name for name, _, _ in before ^ self._state()})
        return bout

    def _one_changed(self):
        def work(contestant, round):
            contestant.change_one(round)
            return self._run(contestant, f"{contestant.name}-kept")

        return self._bout("one changed", work)

    def _bout(self, job, work, contestants=None):
        costs = {contestant.name: [] for contestant in contestants or self.all}
        for round in range(self.rounds):
            for contestant in contestants or self.all:
                costs[contestant.name].append(work(contestant, round))
        return Bout(self.count, job, {name: median(all_costs) for name, all_costs in costs.items()})

    def _run(self, contestant, output):
        contestant.prepare(output)
        return run(self.measure, contestant.command(output), self.folder)

    def _state(self):
        files = (self.folder / "messagegen-kept").rglob("*")
        return {(path.name, status.st_ino, status.st_mtime_ns) for path in files if (status := path.stat())}
