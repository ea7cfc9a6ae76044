"""The program on a real pseudo-terminal, its screen read by a terminal emulator."""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time

import pyte

from program import PATIENCE, TENBACK

UP, DOWN, RIGHT, LEFT = "\x1bOA", "\x1bOB", "\x1bOC", "\x1bOD"
ENTER, ESCAPE, SPACE = "\r", "\x1b", " "
POLL = ("7", "271", "73")  # poll and ppoll, as /proc writes system calls on amd64 and arm64


class Terminal:
    def __init__(self, *arguments, columns=80, lines=24, command=None, **environment):
        self.master, slave = pty.openpty()
        self.slave = slave  # kept open, so that its settings can be read after the program
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.is_program = command is None
        self.resize(columns, lines, tell=False)
        self.settings = termios.tcgetattr(slave)
        variables = {**os.environ, "TERM": "screen", **environment}
        self.process = subprocess.Popen(command or [TENBACK, *arguments], stdin=slave, stdout=slave, stderr=slave, env=variables,
                                        start_new_session=True, preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.kill()
            self.process.wait()
        os.close(self.master)
        os.close(self.slave)

    def resize(self, columns, lines, tell=True):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        if tell:
            self.screen.resize(lines, columns)

    def text(self):
        return "\n".join(line.rstrip() for line in self.screen.display)

    def bar(self):
        """The keys that do something now."""
        return self.screen.display[-1]

    def feed(self, seconds):
        """Shows what arrives within this time. False if nothing did."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += data
        self.stream.feed(data)
        return bool(data)

    def wait_for(self, *wanted):
        """Waits until one of these texts is on the screen; returns the screen."""
        return self.wait_until(lambda: any(one in self.text() for one in wanted), wanted)

    def wait_until(self, shown, wanted):
        """The same for a condition."""
        end = time.monotonic() + PATIENCE
        while not shown():
            if time.monotonic() > end or (self.process.poll() is not None and not self.feed(0)):
                raise AssertionError(f"waited for {wanted}; the screen is\n{self.text()}")
            self.feed(0.05)
        self.settle()
        return self.text()

    def settle(self):
        """Takes in what is on its way, all that follows from the keys that have arrived included."""
        end = time.monotonic() + PATIENCE
        while (self.feed(0.05) or not self.is_waiting()) and time.monotonic() < end:
            pass

    def is_waiting(self):
        """Has the program read every key, and waits for the next one or for something else to happen?"""
        if not self.is_program or self.process.poll() is not None:
            return True
        unread = struct.unpack("i", fcntl.ioctl(self.slave, termios.FIONREAD, b"\0\0\0\0"))[0]
        call, *arguments = self.system_says("syscall").split() or ["ended"]
        among_several = call in POLL and int(arguments[1], 16) > 1  # ncurses polls one alone, for the rest of a sequence
        return call == "ended" or (unread == 0 and (among_several or (call == "0" and arguments[0] == "0x0")))

    def slept(self):
        """How often the program has waited for something so far."""
        return re.findall(r"\nvoluntary_ctxt_switches:\s*(\d+)", self.system_says("status"))

    def system_says(self, file):
        """About the thread of the screen; nothing once it has ended."""
        try:
            with open(f"/proc/{self.process.pid}/task/{self.process.pid}/{file}", encoding="ascii") as about:
                return about.read()
        except OSError:
            return ""

    def press(self, *keys):
        for key in keys:
            before, end = self.slept(), time.monotonic() + PATIENCE
            os.write(self.master, key.encode())
            # A key takes its time on its way through the system; it wakes the program, even if it means nothing there.
            while self.is_program and self.slept() == before and self.process.poll() is None and time.monotonic() < end:
                self.feed(0.01)
            self.settle()
        return self.text()

    def click(self, row, column):
        where = f"{chr(33 + column)}{chr(33 + row)}"
        return self.press(f"\x1b[M {where}", f"\x1b[M#{where}")  # pressed and released

    def find(self, text):
        """Row and column of a text on the screen."""
        for row, line in enumerate(self.screen.display):
            if text in line:
                return row, line.index(text)
        raise AssertionError(f"no {text} on the screen\n{self.text()}")

    def finish(self):
        """The exit code, once the program has ended."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            self.feed(0.05)
        self.settle()
        return self.process.wait(1)

    def is_restored(self):
        return termios.tcgetattr(self.slave) == self.settings
