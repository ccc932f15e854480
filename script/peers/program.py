"""layoutanim itself, and what is installed beside it."""

import json
import os
import subprocess
import sys


def imported(name, package):
    try:
        return __import__(name)
    except ImportError:
        print(f"left out: {package} is not installed (pip install {package})", file=sys.stderr)
        return None


def ours(binary, arguments):
    output = subprocess.run(
        [binary, "bench"] + arguments + ["--json"], check=True, capture_output=True, text=True
    ).stdout
    return [json.loads(line) for line in output.splitlines()]


MEASURING = """
import os, sys
process = os.spawnvp(os.P_NOWAIT, sys.argv[1], sys.argv[1:])
_, status, usage = os.wait4(process, 0)
print(usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024))
sys.exit(status != 0)
"""


def peak_memory(arguments):
    """Of a program, in bytes. A process begins with the peak of the one that started it, so that a
    small one has to: ours has all scenes."""
    measuring = [sys.executable, "-c", MEASURING] + arguments
    return int(subprocess.run(measuring, check=True, capture_output=True, text=True).stdout)
