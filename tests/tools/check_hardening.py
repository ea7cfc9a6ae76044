#!/usr/bin/python3
"""check_hardening.py PROGRAM [release]: what an ELF program must have so that a fault in it is hard to use (security.md medium 7).

Every build is linked so; `release` also asks what the compiler put in.
"""
import re
import subprocess
import sys


def readelf(option, program):
    return subprocess.run(["readelf", "-W", option, program], check=True, capture_output=True, text=True).stdout


def marks(program):
    """How many places may be jumped to. Debian 12's own start files have none, so the program as a whole is not marked."""
    with open(program, "rb") as file:
        return file.read().count(b"\xf3\x0f\x1e\xfa")


def missing(program, release):
    header, segments, dynamic = (readelf(option, program) for option in ("-h", "-l", "-d"))
    yield from () if re.search(r"Type:\s+DYN", header) else ["position independent (PIE)"]
    yield from () if "GNU_RELRO" in segments else ["RELRO"]
    yield from () if re.search(r"BIND_NOW|FLAGS.*\bNOW\b", dynamic) else ["BIND_NOW"]
    yield from () if re.search(r"GNU_STACK\s.*\sRW\s", segments) else ["a stack without code"]
    if not release:
        return
    symbols = readelf("--dyn-syms", program)
    yield from () if "__stack_chk_fail" in symbols else ["stack protector"]
    yield from () if re.search(r"__\w+_chk@", symbols.replace("__stack_chk_fail", "")) else ["FORTIFY"]
    yield from () if "X86-64" not in header or marks(program) > 1000 else ["CET (endbr64)"]
    yield from () if "__glibcxx_assert_fail" in readelf("-s", program) + symbols else ["_GLIBCXX_ASSERTIONS"]


def main():
    program, *kind = sys.argv[1:]
    faults = list(missing(program, kind == ["release"]))
    for fault in faults:
        print(f"{program}: missing: {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
