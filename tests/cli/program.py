"""Runs the program under test."""
import os
import subprocess

TENBACK = os.environ["TENBACK"]
DATA = os.environ["DATA"]


def run(*arguments, stdin=b""):
    """The finished process, output as bytes; a hang fails."""
    return subprocess.run([TENBACK, *arguments], input=stdin, capture_output=True, timeout=60, check=False)
