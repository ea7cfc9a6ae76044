#!/usr/bin/env python3
"""The Debian package as dpkg treats it: installed, upgraded, removed and purged, in a folder that is the root of a system.

usage: check_package.py PACKAGE.deb

There is no systemd in that folder's system; a program of the same name writes down what it is asked for.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

CONF = "etc/tenback/serve.conf"
TABLES = "var/lib/private/tenback/tables.db"


class System:
    """A root with dpkg's own files, and systemd running there or not."""

    def __init__(self, folder, systemd):
        self.root = pathlib.Path(folder, "root")
        self.asked = pathlib.Path(folder, "asked")
        for name in ("updates", "info"):
            (self.root / "var/lib/dpkg" / name).mkdir(parents=True)
        for name in ("status", "available"):
            (self.root / "var/lib/dpkg" / name).touch()
        if systemd:
            (self.root / "run/systemd/system").mkdir(parents=True)
        tools = pathlib.Path(folder, "tools")
        tools.mkdir()
        (tools / "systemctl").write_text(f'#!/bin/sh\necho "$*" >>{self.asked}\n')  # every service is active
        (tools / "systemctl").chmod(0o755)
        self.path = f"{tools}:{os.environ['PATH']}:/usr/sbin:/sbin"

    def dpkg(self, *arguments):
        """What systemd was asked for meanwhile."""
        self.asked.write_text("")
        result = subprocess.run(["dpkg", f"--root={self.root}", f"--log={self.root}/log", "--force-script-chrootless", "--force-depends",
                                 "--force-not-root", *arguments], env={**os.environ, "PATH": self.path}, capture_output=True, text=True)
        expect(result.returncode == 0, f"dpkg {arguments}: {result.stdout}{result.stderr}")
        return self.asked.read_text().splitlines()

    def write(self, name, text):
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text)

    def has(self, name):
        return (self.root / name).exists()


def expect(so, what):
    if not so:
        sys.exit(f"check_package: {what}")


def check(package, systemd):
    with tempfile.TemporaryDirectory() as folder:
        system = System(folder, systemd)
        reload = ["--system daemon-reload"] if systemd else []
        restart = ["--quiet is-active tenback.service", "restart tenback.service"] if systemd else []
        stop = ["--quiet disable --now tenback.service"] if systemd else []

        expect(system.dpkg("--install", package) == reload + restart, "installed: what systemd is asked for")
        for name in ("usr/bin/tenback", "usr/share/tenback/page/index.html", "usr/lib/systemd/system/tenback.service", CONF):
            expect(system.has(name), f"{name} is missing")
        expect((system.root / CONF).stat().st_mode & 0o777 == 0o644, "the service's own user must be able to read its settings")

        system.write(CONF, "port = 1234\n")
        system.write(TABLES, "games")
        expect(system.dpkg("--install", package) == reload + reload + restart, "upgraded: what systemd is asked for")
        expect((system.root / CONF).read_text() == "port = 1234\n", "an upgrade keeps the administrator's settings")
        expect(system.has(TABLES), "an upgrade keeps the games")

        expect(system.dpkg("--remove", "tenback") == stop + reload, "removed: what systemd is asked for")
        expect(not system.has("usr/bin/tenback"), "the program is gone")
        expect(system.has(CONF) and system.has(TABLES), "settings and games stay")

        expect(system.dpkg("--purge", "tenback") == reload, "purged: what systemd is asked for")
        expect(not system.has(CONF) and not system.has(TABLES), "settings and games are gone")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for systemd in (False, True):
        check(sys.argv[1], systemd)


if __name__ == "__main__":
    main()
