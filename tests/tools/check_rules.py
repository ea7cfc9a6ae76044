#!/usr/bin/env python3
"""Every rule of docs/rules.md has a test named after it: rule TG-6 wants a suite TG_6_… in the given test program.

usage: check_rules.py RULES_PAGE TEST_PROGRAM
"""
import re
import subprocess
import sys

EXPECTED = {"ALL": 4, "TG": 12, "OF": 5, "QE": 8, "FF": 8}


def rules_of(page):
    with open(page, encoding="utf-8") as file:
        return re.findall(r"\*\*((?:ALL|TG|OF|QE|FF)-\d+)\b", file.read())


def tested_rules(program):
    listing = subprocess.run([program, "--gtest_list_tests"], check=True, capture_output=True, text=True).stdout
    return {f"{family}-{number}" for family, number in re.findall(r"^([A-Z]+)_(\d+)_\w+\.", listing, re.MULTILINE)}


def main():
    page, program = sys.argv[1:]
    rules = rules_of(page)
    missing = [f"{family}-{n}" for family, count in EXPECTED.items() for n in range(1, count + 1) if rules.count(f"{family}-{n}") != 1]
    untested = [rule for rule in rules if rule not in tested_rules(program)]
    if missing:
        print("not exactly once on the rules page:", *missing)
    if untested:
        print("without a test:", *untested)
    if not missing and not untested:
        print(f"{len(rules)} rules, each with a test")
    sys.exit(1 if missing or untested else 0)


main()
