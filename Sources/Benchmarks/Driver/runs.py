"""Running commands and what they take."""
import statistics
import subprocess
from dataclasses import dataclass


@dataclass
class Cost:
    wall: float  # milliseconds
    cpu: float  # milliseconds, user and system
    peak: float  # MiB

    def __str__(self):
        return f"{_short(self.wall)} {_short(self.cpu)} {self.peak:.0f}"


def run(measure, command, folder) -> Cost:
    """Runs `command` by the C program measure; fails if the command does."""
    done = subprocess.run([measure, *command], cwd=folder, capture_output=True, text=True)
    figures = [int(figure) for figure in done.stdout.split()]
    if len(figures) != 5 or figures[4] != 0:
        said = "\n" + done.stderr[-2000:] if done.stderr else ""
        raise SystemExit(f"bench: {' '.join(command)[:300]} failed or was ended{said}")
    wall, user, system, peak, _ = figures
    return Cost(wall / 1000, (user + system) / 1000, peak / 1024)


def median(costs) -> Cost:
    middle = lambda name: statistics.median(getattr(cost, name) for cost in costs)
    return Cost(middle("wall"), middle("cpu"), middle("peak"))


def _short(number):
    return f"{number:.0f}" if number >= 100 else f"{number:.1f}"
