"""The program on a real pseudo-terminal, its screen read by a terminal emulator."""
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time

import pyte

from program import TENBACK

UP, DOWN, RIGHT, LEFT = "\x1bOA", "\x1bOB", "\x1bOC", "\x1bOD"
ENTER, ESCAPE, SPACE = "\r", "\x1b", " "
PATIENCE = 120  # seconds until a test gives up; never how fast something must be


class Terminal:
    def __init__(self, *arguments, columns=80, lines=24, command=None, **environment):
        self.master, slave = pty.openpty()
        self.slave = slave  # kept open, so that its settings can be read after the program
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
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
        end = time.monotonic() + PATIENCE
        while not any(one in self.text() for one in wanted):
            if time.monotonic() > end or (self.process.poll() is not None and not self.feed(0)):
                raise AssertionError(f"waited for {wanted}; the screen is\n{self.text()}")
            self.feed(0.05)
        self.settle()
        return self.text()

    def settle(self):
        """Takes in what is on its way."""
        while self.feed(0.05):
            pass

    def press(self, *keys):
        for key in keys:
            os.write(self.master, key.encode())
            if key == ESCAPE:
                time.sleep(0.2)  # until the program knows that no sequence follows
            self.feed(1)  # the answer; a busy machine may take its time, and a key without effect has none
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
