#!/usr/bin/python3
"""How soon the full screen answers a key while an expert thinks, and how soon it is there: bench/README.md."""
import os
import pathlib
import statistics
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
if len(sys.argv) != 2:
    sys.exit(f"usage: {sys.argv[0]} PROGRAM")
os.environ["TENBACK"] = str(pathlib.Path(sys.argv[1]).resolve())
os.environ["DATA"] = str(ROOT / "tests/data")
sys.path.insert(0, str(ROOT / "tests/cli"))
from terminal import ENTER, RIGHT, Terminal  # noqa: E402  (needs the environment above)

KEYS = 500
STARTS = 30
RAISED = 12  # the line in which the chosen card stands out
STATUS = 17  # the line that says what is still owed


def seconds_until(terminal, shown, began):
    """From a moment until the arrival of the output with which the screen shows something; reading it does not count."""
    while True:
        data = os.read(terminal.master, 65536)
        arrived = time.perf_counter()
        terminal.stream.feed(data)
        if shown():
            return arrived - began


def computed(process):
    """Seconds that the thread of the screen was on a core, whatever else the machine had to do."""
    with open(f"/proc/{process.pid}/task/{process.pid}/schedstat", encoding="ascii") as file:
        return int(file.read().split()[0]) / 1e9


def key_to_screen():
    """An arrow key right after `h`: the expert thinks about a hint on its thread while the arrow is answered."""
    times = []
    with Terminal("play", "classic", "--players", "5", "--bots", "expert", "--first", "1", "--seed", "1") as terminal:
        terminal.wait_for("Your turn")
        at_first = computed(terminal.process)
        for _ in range(KEYS):
            before = terminal.screen.display[RAISED]
            began = time.perf_counter()
            os.write(terminal.master, ("h" + RIGHT).encode())
            times.append(seconds_until(terminal, lambda: terminal.screen.display[RAISED] != before, began))
            terminal.wait_for("Hint: ")
        print(f"the screen's thread computes {1000 * (computed(terminal.process) - at_first) / KEYS:.1f} ms for each, the hint shown too")
    return times


def card_to_screen():
    """A card laid and taken back: it is on disk before the screen shows it."""
    times = []
    with Terminal("play", "classic", "--seed", "1") as terminal:
        terminal.wait_for("Your turn")
        for n in range(KEYS):
            before = terminal.screen.display[STATUS]
            began = time.perf_counter()
            os.write(terminal.master, ENTER.encode() if n % 2 == 0 else b"u")
            times.append(seconds_until(terminal, lambda: terminal.screen.display[STATUS] != before, began))
            terminal.settle()
    return times


def disk_alone():
    """What the disk takes for as many small writes, in the same folder."""
    times = []
    with tempfile.TemporaryFile(dir=os.environ["XDG_DATA_HOME"]) as file:
        for _ in range(KEYS):
            began = time.perf_counter()
            os.write(file.fileno(), b"x" * 4096)
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - began)
    return times


def start_to_screen():
    times = []
    for _ in range(STARTS):
        began = time.perf_counter()
        with Terminal("play") as terminal:
            times.append(seconds_until(terminal, lambda: "Language" in terminal.text(), began))
    return times


def report(what, times):
    times.sort()
    p99 = times[min(len(times) - 1, round(len(times) * 0.99))]
    print(f"{what}: median {1000 * statistics.median(times):.1f} ms, p99 {1000 * p99:.1f} ms, {len(times)} times")


report("key to screen while an expert thinks", key_to_screen())
report("card laid or taken back to screen", card_to_screen())
report("a small write to this disk, alone", disk_alone())
report("start to first screen", start_to_screen())
print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
