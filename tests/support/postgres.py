#!/usr/bin/python3
"""A PostgreSQL of the tests' own: a new cluster in a temporary folder, reached by a socket in it, gone afterwards.

  postgres.py run COMMAND…           runs the command with TENBACK_POSTGRES (its address) and TENBACK_POSTGRES_CONTROL set
  $TENBACK_POSTGRES_CONTROL stop     the database goes away,
  $TENBACK_POSTGRES_CONTROL start    and comes back

Python tests use the class Postgres.
"""
import os
import pwd
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile

BIN = subprocess.run(["pg_config", "--bindir"], check=True, capture_output=True, text=True).stdout.strip()
# PostgreSQL refuses to run as root; whoever else runs the tests runs it as themselves.
OWNER = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}


def pg(program, *arguments):
    """Runs one of PostgreSQL's programs; what it says is shown only if it fails."""
    result = subprocess.run([os.path.join(BIN, program), *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, text=True, check=False, cwd="/", **OWNER)
    if result.returncode != 0:
        raise RuntimeError(f"{program}: {result.stdout}")


def start(folder):
    log = os.path.join(folder, "log")
    pg("pg_ctl", "start", "--wait", "-D", os.path.join(folder, "data"), "-l", log,
       "-o", f"-k {folder} -c listen_addresses='' -c shared_buffers=16MB -c max_connections=30 -c unix_socket_permissions=0700")


def stop(folder):
    """At once and without good-byes, as a crash would."""
    pg("pg_ctl", "stop", "--wait", "-D", os.path.join(folder, "data"), "-m", "immediate")


class Postgres:
    """with Postgres() as database: … database.address …"""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="tenback_pg_")
        self.address = f"postgresql://postgres@/postgres?host={self.folder}"

    def __enter__(self):
        if OWNER:
            owner = pwd.getpwnam(OWNER["user"])
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        try:
            pg("initdb", "--no-sync", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C",
               "-D", os.path.join(self.folder, "data"))
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        if os.path.exists(os.path.join(self.folder, "data", "postmaster.pid")):
            stop(self.folder)
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self):
        start(self.folder)

    def stop(self):
        stop(self.folder)


def run(command):
    with Postgres() as database:
        control = shlex.join([sys.executable, os.path.abspath(__file__), "control", database.folder])
        environment = {**os.environ, "TENBACK_POSTGRES": database.address, "TENBACK_POSTGRES_CONTROL": control}
        return subprocess.run(command, env=environment, check=False).returncode


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing is left behind
    match sys.argv[1:]:
        case ["run", *command] if command:
            return run(command)
        case ["control", folder, "stop"]:
            return stop(folder)
        case ["control", folder, "start"]:
            return start(folder)
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
