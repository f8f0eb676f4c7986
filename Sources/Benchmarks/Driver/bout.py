"""What came out of one job."""
from dataclasses import dataclass, field

from table import ratio

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
