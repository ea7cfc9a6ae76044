#!/bin/bash
# Seeded faults: every patch in tests/faults breaks one rule of the engine, and the tests named after rules must catch it.
# (The kept numbers and whole games stay out: they would catch nearly anything and name nothing.)
# usage: run_faults.sh [COMPILER…]   for example: run_faults.sh ccache g++
# The tests see no engine header, so they are built once; for each patch one file, all of base, engine, notation and support.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
if [ $# -eq 0 ]; then set -- g++; fi
if [ $# -eq 1 ] && command -v ccache >/dev/null; then set -- ccache "$@"; fi
export compiler="$*" root
linker=$(command -v mold >/dev/null && echo -fuse-ld=mold || true)
export linker
work=$(mktemp -d)
export work
trap 'rm -rf "$work"' EXIT

compile() { # SOURCE OBJECT, in the current directory
    $compiler -std=c++20 -O0 -I. -Isrc -Isrc/game -Itests -c "$1" -o "$2"
}

build() { # in a directory with src and tests/support
    find src tests -name '*.cpp' | grep -v -e perft -e counts -e playthrough | sort | sed 's/.*/#include "&"/' >everything.cpp
    compile everything.cpp everything.o
    ${compiler#ccache } $linker everything.o "$work"/tests/*.o -lgtest -lgtest_main -lpthread -o rule_tests
}

copy_sources() { # DIRECTORY
    mkdir -p "$1/src/game" "$1/tests"
    cp -r "$root/src/base" "$1/src"
    cp -r "$root/src/game/engine" "$root/src/game/notation" "$1/src/game"
    cp -r "$root/tests/support" "$1/tests"
    cd "$1"
}

try_fault() { # PATCH
    local name
    name=$(basename "$1" .patch)
    copy_sources "$work/$name"
    if ! patch -s -p1 --fuzz=0 <"$1" >log 2>&1; then echo "$name: DOES NOT APPLY"; return 1; fi
    if ! build >log 2>&1; then echo "$name: DOES NOT COMPILE"; return 1; fi
    if timeout 30 ./rule_tests --gtest_brief=1 --gtest_fail_fast >log 2>&1; then echo "$name: SURVIVES"; return 1; fi
    echo "$name: caught by $(sed -n 's/^\[  FAILED  \] \([^ ,]*\).*/\1/p' log | head -1 | grep . || echo 'a crash')"
}
export -f compile build copy_sources try_fault

mkdir "$work/tests"
cd "$root"
find tests/engine -name '*.cpp' | grep -v -e counts -e golden -e notation |
    xargs -P2 -I{} bash -c 'compile {} "$work/tests/$(basename {}).o"'
copy_sources "$work/base"
build
./rule_tests --gtest_brief=1 >log || { cat log; echo "the tests fail without any fault"; exit 1; }

find "$root/tests/faults" -name '*.patch' | sort | xargs -P2 -I{} bash -c 'try_fault {}'
echo "all faults are caught"
