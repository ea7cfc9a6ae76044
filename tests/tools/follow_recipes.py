#!/usr/bin/env python3
"""Follows the recipes of CONTRIBUTING.md on a copy of the sources: a marker, an option and a sixth language.

usage: follow_recipes.py SOURCE_FOLDER [COMPILER…]      for example: follow_recipes.py . ccache g++

Every file that a recipe's steps change must be named in the recipe. What has been forgotten must be found by the compiler or by a check; and in
the end the new marker, option and language are there: in notation, records, words and the facts of the page. Compiled are engine, notation and
the tables that are made from them, not the program.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PROGRAM = """
#include <iostream>
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/json_parts.hpp"
#include <boost/json.hpp>
int main() {
    using namespace tenback;
    for (const MarkKind kind : all_marks) std::cout << text_of(*parse_say(text_of(Mark{kind, U1}))) << "\\n";
    const auto rules = parse_variant("quick players=3 blind=true");
    if (!rules) return 1;
    std::cout << text_of(*rules) << "\\n" << boost::json::serialize(record::options_json(*rules)) << "\\n";
}
"""


class Tree:
    """The copy, and which of its files a recipe has changed so far."""

    def __init__(self, source, copy):
        self.copy = copy
        listed = subprocess.run(["git", "-C", source, "ls-files"], capture_output=True, text=True, check=True).stdout.split("\n")
        self.files = [name for name in sorted(set(listed)) if re.match(r"(CONTRIBUTING\.md|docs|locale|src|tests/tools|tests/words|web/src|web/tools)", name)]
        for name in self.files:
            target = copy / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if (source / name).is_file():
                shutil.copyfile(source / name, target)
        self.changed = set()

    def named(self, end):
        """The one file whose path ends so: folders may move."""
        found = [name for name in self.files if ("/" + name).endswith("/" + end)]
        assert len(found) == 1, f"{end}: {found}"
        return found[0]

    def change(self, end, *pairs):
        name = self.named(end)
        text = (self.copy / name).read_text(encoding="utf-8")
        for pattern, replacement in pairs:
            text, times = re.subn(pattern, replacement, text, count=1, flags=re.DOTALL)
            assert times == 1, f"{name}: nothing looks like {pattern}"
        (self.copy / name).write_text(text, encoding="utf-8")
        self.changed.add(name)

    def add(self, name, text):
        (self.copy / name).write_text(text, encoding="utf-8")
        self.files.append(name)
        self.changed.add(name)

    def say(self, **messages):
        """In every language, in the words of English: what it means is for the translators."""
        for code in json.loads((self.copy / "locale/languages.json").read_text(encoding="utf-8")):
            lines = "".join(f'  "{key.replace("__", ".")}": "{text}",\n' for key, text in messages.items())
            self.change(f"locale/{code}.json", (r"^\{\n", "{\n" + lines.replace("\\", r"\\")))

    def recipe(self, title):
        text = (self.copy / "CONTRIBUTING.md").read_text(encoding="utf-8")
        found = re.search(rf"\*\*{title}\.\*\*(.*?)(?=\n\n|\Z)", text, re.DOTALL)
        assert found, f"CONTRIBUTING.md has no recipe '{title}'"
        return re.findall(r"`([\w./-]+)`", found[1])

    def followed(self, title):
        """Ends a recipe: all it changed is named there, by file or by folder."""
        names = self.recipe(title)
        unnamed = [name for name in sorted(self.changed) if not any(name == one or name.startswith(one.rstrip("/") + "/") for one in names)]
        assert not unnamed, f"the recipe '{title}' does not name {unnamed}"
        print(f"{title}: {len(self.changed)} files", *sorted(self.changed), sep="\n  ")
        self.changed = set()


class Compiler:
    def __init__(self, tree, command):
        self.tree, self.command = tree, command
        os.environ.update(CCACHE_BASEDIR=str(tree.copy), CCACHE_NOHASHDIR="1")  # the same wherever the copy lies
        roots = {str(pathlib.Path(name).parent.parent) for name in tree.files if name.startswith("src/") and name.endswith(".hpp")}
        self.flags = ["-std=c++20", "-O0", *(f"-I{root}" for root in sorted(roots))]

    def run(self, *arguments, wanted=True):
        done = subprocess.run([*self.command, *self.flags, *arguments], cwd=self.tree.copy, capture_output=True, text=True, check=False)
        assert (done.returncode == 0) == wanted, f"{' '.join(arguments)}: {done.stderr[:2000] or 'compiles, though a step is missing'}"

    def compiles(self, end, wanted=True):
        self.run("-c", self.tree.named(end), "-o", "tried.o", wanted=wanted)


def follow_marker(tree, compiler):
    tree.change("engine/talk.hpp", (r"(    i_have_the_trick,[^\n]*\n)", r"\1    wait_for_me,  // lay little, I can help soon\n"),
                (r"(MarkKind::i_have_the_trick)\}", r"\1, MarkKind::wait_for_me}"))
    compiler.compiles("notation/notation.cpp", wanted=False)  # no text yet: said by a static_assert
    tree.change("notation/notation.cpp", (r'"mean", "trick"\}', r'"mean", "trick", "wait"}'))
    compiler.compiles("notation/notation.cpp")
    compiler.run("-fsyntax-only", "-include", tree.named("screen/signs.hpp"), "-xc++", "/dev/null", wanted=False)
    tree.change("screen/signs.hpp", (r'"↔"\}', '"↔", "…"}'))
    compiler.run("-fsyntax-only", "-include", tree.named("screen/signs.hpp"), "-xc++", "/dev/null")
    tree.say(talk__wait="wait with {pile}", talk__kind__wait="wait for me", mark__wait="wait", help__say_wait="wait with U1")
    tree.change("web/src/table/marks.tsx", (r"(  trick: \"[^\n]*\n)", r'\1  wait: "M5 5h14M5 19h14",\n'))
    tree.change("docs/protocol.schema.json", (r"\(leave\|small\|mean\|trick\)", "(leave|small|mean|trick|wait)"))
    tree.change("docs/rules.md", (r"## ", "A marker `wait`.\n\n## "))
    tree.change("docs/notation.md", (r"## ", "A marker `wait`.\n\n## "))
    tree.followed("A talk marker")


def follow_option(tree, compiler):
    tree.change("engine/options.hpp", (r"(    bool pro = false;[^\n]*\n)", r"\1    bool blind = false;\n"),
                (r"(option_rows::on_or_off<&Options::pro>[^\n]*\n)", r'\1    option_rows::on_or_off<&Options::blind>(GameKind::quick, "blind", false),\n'))
    tree.change("engine/rules.cpp", (r"\.options = \{\.pro = options\.pro\}", ".options = {.pro = options.pro, .blind = options.blind}"))
    tree.say(variant__blind="blind", variant__blind__what="with closed eyes", cli__option__blind="quick: blind")
    tree.change("docs/protocol.schema.json", (r'"pro": \{"type": "boolean"\}', '"pro": {"type": "boolean"}, "blind": {"type": "boolean"}'))
    tree.change("docs/rules.md", (r"## ", "An option `blind`.\n\n## "))
    tree.change("docs/notation.md", (r"## ", "An option `blind`.\n\n## "))
    tree.followed("An option of a game")


def follow_language(tree, compiler):
    tree.change("locale/languages.json", (r"\n\}", ',\n  "sk": {"quotes": "„“", "dash": "–", "units": "minút|rokov", "prepositions": "ksvzou"}\n}'))
    missing = subprocess.run([sys.executable, tree.named("check_words.py"), "."], cwd=tree.copy, capture_output=True, text=True, check=False)
    assert missing.returncode != 0, "a language without a catalogue is not noticed"
    czech = (tree.copy / "locale/cs.json").read_text(encoding="utf-8")
    tree.add("locale/sk.json", czech)
    tree.change("locale/cases.json", (r"\n\]", ',\n  {"language": "sk", "key": "variant.fire", "args": {}, "expected": "On Fire"}\n]'))
    tree.change("docs/languages.md", (r"## ", "Slovak.\n\n## "))
    tree.followed("A language")


def check_all(tree, compiler):
    """The marker, the option and the language are there."""
    sources = [*sorted(name for name in tree.files if "engine/" in name and name.endswith(".cpp") and "tests" not in name),
               tree.named("notation/notation.cpp"), tree.named("notation/variant.cpp"), tree.named("record/json_parts.cpp")]
    (tree.copy / "tried.cpp").write_text("".join(f'#include "{name}"\n' for name in sources) + PROGRAM, encoding="utf-8")
    compiler.run("-c", "tried.cpp", "-o", "tried.o")
    link = [word for word in compiler.command if pathlib.Path(word).name != "ccache"]
    subprocess.run([*link, "tried.o", "-o", "tried", "-lboost_json", "-lfmt"], cwd=tree.copy, check=True)
    said = subprocess.run(["./tried"], cwd=tree.copy, capture_output=True, text=True, check=True).stdout.splitlines()
    assert said[-3:] == ["wait U1", "quick players=3 pro=false blind=true", '{"pro":false,"blind":true}'], said

    compiler.run("-c", tree.named("make_catalogues.cpp"), "-o", "tried.o")
    subprocess.run([*link, "tried.o", "-o", "catalogues", "-lboost_json", "-licuuc"], cwd=tree.copy, check=True)
    made = tree.copy / "made/words"
    made.mkdir(parents=True)
    subprocess.run(["./catalogues", "locale", "made/words"], cwd=tree.copy, check=True)
    assert "Language::sk" in (made / "languages.hpp").read_text(encoding="utf-8")
    assert "talk_kind_wait" in (made / "messages.hpp").read_text(encoding="utf-8")
    compiler.run("-Imade", "-fsyntax-only", tree.named("words/language.cpp"))
    subprocess.run([sys.executable, tree.named("check_words.py"), "."], cwd=tree.copy, check=True)
    json.loads((tree.copy / "docs/protocol.schema.json").read_text(encoding="utf-8"))


def main():
    source = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        tree = Tree(source, pathlib.Path(folder))
        compiler = Compiler(tree, sys.argv[2:] or ["g++"])
        follow_marker(tree, compiler)
        follow_option(tree, compiler)
        follow_language(tree, compiler)
        check_all(tree, compiler)


if __name__ == "__main__":
    main()
