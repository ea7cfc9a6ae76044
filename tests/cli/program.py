"""Runs the program under test."""
import atexit
import os
import shutil
import subprocess
import tempfile

TENBACK = os.environ["TENBACK"]
DATA = os.environ["DATA"]
PATIENCE = 240  # seconds until a test gives up; never how fast something must be
os.environ["LC_ALL"] = "C.UTF-8"  # English with all signs, whoever runs the tests
os.environ["LANGUAGE"] = ""
os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="tenback_data_")  # nobody's own games are touched
atexit.register(shutil.rmtree, os.environ["XDG_DATA_HOME"], ignore_errors=True)


def run(*arguments, stdin=b""):
    """The finished process, output as bytes; a hang fails."""
    return subprocess.run([TENBACK, *arguments], input=stdin, capture_output=True, timeout=PATIENCE, check=False)
