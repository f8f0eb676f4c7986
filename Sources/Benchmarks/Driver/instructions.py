"""Instructions, which are repeatable where time is not."""
import re
import subprocess
import tempfile
from pathlib import Path

import corpus
from contestants import Ours


def per_schema(kit, messages=1_000):
    """What each schema after the first adds to a fresh run; None without valgrind."""
    if not kit.valgrind:
        return None
    with tempfile.TemporaryDirectory(prefix="messagegen-bench-") as folder:
        counts = [_count(kit, Path(folder) / str(size), size) for size in (1, messages)]
    return (counts[1] - counts[0]) / (messages - 1)


def _count(kit, folder, messages):
    corpus.write(folder, messages)
    ours = Ours("messagegen", "yaml", folder, kit.tool)
    ours.prepare("output")
    command = [kit.valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", *ours.command("output")]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", done.stderr)[1])
