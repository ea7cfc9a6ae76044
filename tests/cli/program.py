"""Runs the program under test."""
import os
import subprocess

TENBACK = os.environ["TENBACK"]
DATA = os.environ["DATA"]
os.environ["LC_ALL"] = "C"  # English, whoever runs the tests


def run(*arguments, stdin=b""):
    """The finished process, output as bytes; a hang fails."""
    return subprocess.run([TENBACK, *arguments], input=stdin, capture_output=True, timeout=60, check=False)
