"""What the generator should reach."""
from bout import PEERS, Bout
from goals import Goal


def goals(bouts):
    def of(job, place="tmpfs", messages=10_000, cores="all"):
        wanted = (messages, place, cores, job)
        return next((bout for bout in bouts if (bout.messages, bout.place, bout.cores, bout.job) == wanted), None)

    def goal(name, limit, bouts, figure, **options):
        return Goal(name, limit, figure(*bouts) if all(bouts) else None, **options)

    fresh, thousand, first = of("fresh"), of("fresh", messages=1_000), of("fresh", messages=1)
    unchanged, one_core = of("unchanged"), of("fresh", cores="one")
    floor = Bout.times_floor
    most = [
        goal("10,000 fresh on tmpfs, ÷ C", 2.0, [fresh], floor),
        goal("10,000 fresh on disk, ÷ C", 1.5, [of("fresh", "disk")], floor),
        goal("10,000 fresh on one core, ÷ C", 3.5, [one_core], floor),
    ]
    for peer, limit in zip(PEERS, [25, 5, 4.5]):
        name = f"10,000 fresh on tmpfs, {peer} ÷ ours"
        most.append(goal(name, limit, [fresh], lambda bout: bout.times_ours(peer), at_least=True))
    return most + [
        goal("10,000 unchanged, ÷ C", 1.25, [unchanged], floor),
        goal("10,000 unchanged, files touched", 0, [unchanged], lambda bout: bout.touched, unit=""),
        goal("one of 10,000 changed, ÷ C", 1.6, [of("one changed")], floor),
        goal("lint of 10,000, ÷ generate fresh", 0.6, [of("lint"), fresh],
             lambda lint, fresh: lint.wall("messagegen") / fresh.wall("messagegen")),
        goal("one message, (ours − 2 ms) ÷ C", 2.5, [first],
             lambda bout: (bout.wall("messagegen") - 2) / bout.wall("C")),
        goal("one message, protoc ÷ ours", 1, [first], lambda bout: bout.times_ours("protoc"), at_least=True),
        goal("peak memory for 10,000", 32, [fresh], lambda bout: bout.costs["messagegen"].peak, unit="MiB"),
        goal("time for one of 10,000 ÷ one of 1,000", 1.2, [fresh, thousand],
             lambda fresh, thousand: fresh.wall("messagegen") / 10 / thousand.wall("messagegen")),
    ]
