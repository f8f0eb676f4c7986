"""What the project wants to reach, beside what was measured."""
from dataclasses import dataclass

from table import table


@dataclass
class Goal:
    name: str
    limit: float
    measured: float | None  # None: this run has not measured it
    at_least: bool = False
    unit: str = "×"

    def row(self):
        digits = 0 if max(self.limit, self.measured or 0) >= 1000 else 2
        number = lambda value: f"{value:,.{digits}f} {self.unit}".strip()
        wanted = ("at least " if self.at_least else "at most ") + number(self.limit)
        if self.measured is None:
            return [self.name, wanted, "–", "not measured"]
        met = self.measured >= self.limit if self.at_least else self.measured <= self.limit
        return [self.name, wanted, number(self.measured), "met" if met else "NOT MET"]


def table_of(goals):
    return table(["", "goal", "measured", ""], [goal.row() for goal in goals], left=(0, 3))
