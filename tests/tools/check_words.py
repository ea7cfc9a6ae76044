#!/usr/bin/env python3
"""Typography and terms of locale/*.json, by the tables of docs/languages.md and the habits in languages.json.

usage: check_words.py SOURCES          says what is wrong, exit code 1 if anything is
       check_words.py SOURCES --mend   first puts in what a machine can: non-breaking spaces, dashes, ellipses
"""
import json
import re
import sys

HARD = "\u00a0"  # the space at which no line breaks
ALIGNED = re.compile(r"^  \S+|^join\.seat|^verify\.", re.MULTILINE)  # lines of a list begin with two spaces
NAMES_THE_OPTION = {"cli.replay.file", "cli.games.file"}  # "- for standard input" is what is typed


def habits(language, own):
    """What a machine can put right: (what is wrong, pattern, replacement)."""
    yield "three dots instead of an ellipsis", r" ?\.\.\.", "…"
    yield "a space before the ellipsis" if language != "de" else "no hard space before the ellipsis", *(
        (rf"[ {HARD}]…", "…") if language != "de" else (r"(?<=\w) ?…", HARD + "…")
    )
    yield "a hyphen in a range", r"(?<=[0-9}])-(?=[0-9{])", "–"
    yield "x instead of ×", r"(?<=\}) x (?=\{)", f"{HARD}×{HARD}"
    yield "× without hard spaces", r" × ", f"{HARD}×{HARD}"
    yield "a dash that can begin a line", r" (?=[—–] )", HARD
    yield "a unit that can begin a line", rf"(?<=[0-9]) (?={own['units']})", HARD
    yield "a space before the percent sign", *((rf"[ {HARD}]%", "%") if language == "en" else (r"(?<=[\w}]) ?%", HARD + "%"))
    letters = own["prepositions"]
    if letters:
        yield "a preposition that can end a line", rf"(?<![\w’-])(?<!B )(?<!B, )([{letters}{letters.upper()}]) (?=\S)", rf"\1{HARD}"


def marks(own):
    """What only a writer can put right: (what is wrong, pattern)."""
    yield "a straight quote", r"[\"`]"
    yield "a straight apostrophe", r"'"
    others = "".join(sorted(set("“”„«»‘") - set(own['quotes'])))
    yield "quotes of another language", rf"[{others}]"
    yield "a space inside the quotes", rf"[{own['quotes'][0]}] | [{own['quotes'][1]}]"
    yield "a space before a mark", r"(?<=\w) [,.;:!?](?=\s|$)"
    yield "a space at the end", r"[ \u00a0]$"
    if own["dash"] == "—":
        yield "an en dash between words", r"[ \u00a0]–[ \u00a0]"
    else:
        yield "an em dash", r"—"


def faults_of(language, own, key, message):
    for what, pattern, _ in habits(language, own):
        if re.search(pattern, message):
            yield what
    for what, pattern in marks(own):
        if re.search(pattern, message, re.MULTILINE):
            yield what
    first, last = own['quotes']
    if message.count(first) != message.count(last):
        yield "quotes that do not match"
    if re.search(r"(^| )- ", message) and key not in NAMES_THE_OPTION:
        yield "a hyphen instead of a dash"
    for line in message.split("\n"):
        if re.search(r"[ \u00a0]{2}", line) and not ALIGNED.search(line) and not ALIGNED.search(key):
            yield "two spaces"


def table_under(page, heading):
    """The rows of the table that follows a heading, without its head."""
    after = page.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    rows = [[cell.strip() for cell in line.strip("| ").split("|")] for line in after.split("\n") if line.startswith("|")]
    return rows[2:]


def forbidden(page):
    """(language, pattern, what to say instead): words that begin so are not used."""
    for language, words, instead in table_under(page, "Words that are not used"):
        for word in re.split(r", ", words):
            yield language, re.compile(rf"(?<!\w){re.escape(word.rstrip('…'))}" + ("" if word.endswith("…") else r"(?!\w)"), re.IGNORECASE), instead


def missing_terms(page, catalogues):
    """Terms of the glossary that no message contains, whatever their endings."""
    for row in table_under(page, "Glossary"):
        for language, cell in zip(catalogues, row):
            everything = "\n".join(catalogues[language].values()).lower().replace(HARD, " ")
            for term in re.split(r", ", re.sub(r" \(.*?\)|\bto ", "", cell)):
                stem = term.lower() if len(term) < 5 else term.lower()[:-2]
                if stem and stem not in everything:
                    yield f"{language}: the glossary's “{term}” is nowhere in the catalogue"


def mend(path, language, own):
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    for place, line in enumerate(lines):
        found = re.match(r'(  "[^"]+": )(".*")(,?)$', line)
        if not found:
            continue
        message = json.loads(found[2])
        for _, pattern, replacement in habits(language, own):
            message = re.sub(pattern, replacement, message)
        if message != json.loads(found[2]):
            lines[place] = found[1] + json.dumps(message, ensure_ascii=False) + found[3]
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))


def main():
    sources = sys.argv[1]
    with open(f"{sources}/locale/languages.json", encoding="utf-8") as file:
        languages = json.load(file)
    paths = {language: f"{sources}/locale/{language}.json" for language in languages}
    if "--mend" in sys.argv[2:]:
        for language, path in paths.items():
            mend(path, language, languages[language])
    catalogues = {}
    for language, path in paths.items():
        with open(path, encoding="utf-8") as file:
            catalogues[language] = json.load(file)
    with open(f"{sources}/docs/languages.md", encoding="utf-8") as file:
        page = file.read()
    faults = [f"{language} {key}: {what}" for language in languages for key, message in catalogues[language].items()
              for what in faults_of(language, languages[language], key, message)]
    for language, pattern, instead in forbidden(page):
        for key, message in catalogues[language].items():
            found = pattern.search(message.replace(HARD, " "))
            if found:
                faults.append(f"{language} {key}: “{found[0]}”, say “{instead}”")
    faults += missing_terms(page, catalogues)
    print(*faults, sep="\n")
    print(f"{len(faults)} faults" if faults else "no faults")
    if faults:
        print("tests/tools/check_words.py . --mend puts in spaces, dashes and ellipses; the rest wants a writer (docs/languages.md)")
    sys.exit(1 if faults else 0)


main()
