#!/usr/bin/env python3
"""What README.md and CONTRIBUTING.md tell people to run works, and every file that they name exists.

usage: check_documents.py SOURCE_FOLDER PROGRAM
"""
import pathlib
import re
import subprocess
import sys

FOLDERS = "bench|cmake|docs|examples|fuzz|hosting|locale|python|src|tests|tools|web"


def missing_files(root, document):
    """Names in backticks and targets of links that look like files of the repository."""
    text = (root / document).read_text(encoding="utf-8")
    named = re.findall(rf"`((?:{FOLDERS})/[\w./-]*)`", text) + re.findall(r"\]\(([\w./-]+)\)", text)
    return [f"{document} names {name}, which does not exist" for name in named if not (root / name).exists()]


def failing_examples(root, program):
    """The examples of the README's first shell block, with the program under test and nobody at the keyboard."""
    block = re.search(r"```sh\n(.*?)```", (root / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    if not block:
        return ["README.md has no examples"]
    lines = block[1].replace("build/release/tenback play", f"{program} play --no-keep").replace("build/release/tenback", program)
    results = [(line, subprocess.run(["bash", "-c", line], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False))
               for line in lines.splitlines()]
    return [f"{line}\n{result.stdout}{result.stderr}" for line, result in results if result.returncode or '"ok":false' in result.stdout]


def main():
    root, program = pathlib.Path(sys.argv[1]), sys.argv[2]
    faults = [fault for document in ("README.md", "CONTRIBUTING.md") for fault in missing_files(root, document)]
    faults += failing_examples(root, program)
    print(*faults, sep="\n")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
