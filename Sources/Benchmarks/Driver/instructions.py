"""Instructions, which are repeatable where time is not."""
import re
import subprocess


def count(kit, command, folder):
    """Of a command and of what it starts, by callgrind; None without valgrind."""
    if not kit.valgrind:
        return None
    callgrind = [kit.valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", "--trace-children=yes"]
    done = subprocess.run([*callgrind, *command], cwd=folder, capture_output=True, text=True, check=True)
    return sum(int(number) for number in re.findall(r"Collected : (\d+)", done.stderr))
