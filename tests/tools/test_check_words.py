#!/usr/bin/env python3
"""Plants faults of each kind into a copy of the catalogues: check_words.py must find each, and nothing elsewhere.

usage: test_check_words.py SOURCES
"""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

HARD = "\u00a0"
PLANTED = [  # (language, text, what must be said of it)
    ("en", "Wait...", "three dots instead of an ellipsis"),
    ("en", "Wait …", "a space before the ellipsis"),
    ("cs", f"Počkej{HARD}…", "a space before the ellipsis"),
    ("de", "Warte …", "no hard space before the ellipsis"),
    ("de", "Warte…", "no hard space before the ellipsis"),
    ("uk", "від 1-5 карт", "a hyphen in a range"),
    ("en", "lines {first}-{last}", "a hyphen in a range"),
    ("ru", "{width} x {height}", "x instead of ×"),
    ("cs", "{width} × {height}", "× without hard spaces"),
    ("uk", "так — ні", "a dash that can begin a line"),
    ("de", "ja – nein", "a dash that can begin a line"),
    ("cs", "asi 20 minut", "a unit that can begin a line"),
    ("ru", "от 8 лет", "a unit that can begin a line"),
    ("en", "50 %", "a space before the percent sign"),
    ("de", "50 %", "a space before the percent sign"),
    ("ru", "{percent}%", "a space before the percent sign"),
    ("uk", "карта в руці", "a preposition that can end a line"),
    ("cs", "Hraj s botem", "a preposition that can end a line"),
    ("ru", "У стола", "a preposition that can end a line"),
    ("en", 'the "top" card', "a straight quote"),
    ("ru", "`верхняя`", "a straight quote"),
    ("uk", "п'ять", "a straight apostrophe"),
    ("en", "don't", "a straight apostrophe"),
    ("en", "„top“", "quotes of another language"),
    ("de", "«oben»", "quotes of another language"),
    ("uk", "„зверху“", "quotes of another language"),
    ("cs", "“nahoře”", "quotes of another language"),
    ("ru", "“сверху”", "quotes of another language"),
    ("ru", "« сверху»", "a space inside the quotes"),
    ("cs", "dobře !", "a space before a mark"),
    ("de", "gut ", "a space at the end"),
    ("uk", f"так{HARD}– ні", "an en dash between words"),
    ("ru", f"да{HARD}– нет", "an en dash between words"),
    ("en", f"yes{HARD}— no", "an em dash"),
    ("de", f"ja{HARD}— nein", "an em dash"),
    ("cs", f"ano{HARD}— ne", "an em dash"),
    ("de", "„oben", "quotes that do not match"),
    ("en", "yes - no", "a hyphen instead of a dash"),
    ("uk", "так  ні", "two spaces"),
    ("en", "Keeping the game", "say “saved”"),
    ("de", "der Abstand", "say “Sprung”"),
    ("uk", "новий раунд", "say “партія”"),
    ("cs", "karta pasuje", "say “lze vyložit”"),
    ("ru", "ваша рука", "say “твой”"),
]


def faults(folder):
    checker = pathlib.Path(sys.argv[1]) / "tests/tools/check_words.py"
    done = subprocess.run([sys.executable, checker, folder], capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def plant(folder):
    """Every fault under a key of its own, planted.1 and so on."""
    for language in {language for language, _, _ in PLANTED}:
        path = folder / f"locale/{language}.json"
        messages = json.loads(path.read_text(encoding="utf-8"))
        messages |= {f"planted.{n}": text for n, (whose, text, _) in enumerate(PLANTED, 1) if whose == language}
        path.write_text(json.dumps(messages, ensure_ascii=False), encoding="utf-8")
    page = folder / "docs/languages.md"
    page.write_text(page.read_text(encoding="utf-8").replace("| card | Karte |", "| card | Kärtlein |"), encoding="utf-8")


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shutil.copytree(pathlib.Path(sys.argv[1]) / "locale", folder / "locale")
        (folder / "docs").mkdir()
        shutil.copy(pathlib.Path(sys.argv[1]) / "docs/languages.md", folder / "docs")
        wrong = [f"without any planted fault: {line}" for line in faults(folder) if line not in ("", "no faults")]
        plant(folder)
        found = faults(folder)
    for n, (language, text, said) in enumerate(PLANTED, 1):
        if not any(line.startswith(f"{language} planted.{n}: ") and said in line for line in found):
            wrong.append(f"not found: {language} “{text}”, {said}")
    if "de: the glossary's “Kärtlein” is nowhere in the catalogue" not in found:
        wrong.append("not found: a term of the glossary that no message has")
    print(*wrong, sep="\n")
    print(f"{len(wrong)} wrong" if wrong else f"{len(PLANTED) + 1} planted faults, each found")
    sys.exit(1 if wrong else 0)


main()
