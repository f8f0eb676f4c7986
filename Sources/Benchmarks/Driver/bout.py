"""What came out of one job."""
from dataclasses import dataclass, field

from table import ratio

PEERS = ["protoc", "flatc", "thrift"]


@dataclass
class Bout:
    """One job for all contestants, who take turns, so that a busy machine slows all of them."""

    messages: int
    job: str
    costs: dict = field(default_factory=dict)
    instructions: dict = field(default_factory=dict)  # of those that they were counted for
    touched: int | None = None  # files that messagegen should have left alone, and did not

    def row(self):
        ours = self.costs["messagegen"]
        cells = [f"{self.messages:,}", self.job, ours, _millions(self.instructions.get("messagegen"))]
        for peer in PEERS:
            theirs = self.costs.get(peer)
            cells += [theirs or "–", ratio(theirs and theirs.wall, ours.wall), _millions(self.instructions.get(peer))]
        return cells


def _millions(instructions):
    return "–" if instructions is None else f"{instructions / 1e6:,.0f} M"
