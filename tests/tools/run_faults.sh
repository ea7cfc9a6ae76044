#!/bin/bash
# Seeded faults: every patch in tests/faults breaks one rule of the engine; engine_tests must catch each of them.
# usage: run_faults.sh [COMPILER…]   for example: run_faults.sh ccache g++
# Objects are built once; for a patch only what includes a changed file is built again.
set -euo pipefail
unset UPDATE_GOLDEN

root=$(cd "$(dirname "$0")/../.." && pwd)
if [ $# -eq 0 ]; then set -- g++; fi
if [ $# -eq 1 ] && command -v ccache >/dev/null; then set -- ccache "$@"; fi
export compiler="$*" root
work=$(mktemp -d)
export work
trap 'rm -rf "$work"' EXIT
flags="-std=c++20 -O0 -Isrc -Itests -DTENBACK_TESTS_DIR=\"$root/tests\""
linker=$(command -v mold >/dev/null && echo -fuse-ld=mold || true)
export flags linker

copy_sources() { # DIRECTORY
    mkdir -p "$1/src" "$1/tests" "$1/objects"
    cp -r "$root/src/engine" "$root/src/notation" "$1/src"
    cp -r "$root/tests/support" "$root/tests/engine" "$1/tests"
}

compile() { # SOURCE, in the current directory
    local object="objects/${1//\//_}.o"
    $compiler $flags -MMD -MF "$object.d" -c "$1" -o "$object"
}

link_tests() { # OBJECTS…
    ${compiler#ccache } $linker "$@" -lgtest -lgtest_main -lpthread -o engine_tests
}

# The base's objects, each replaced by the one built anew where there is one.
objects_of_fault() {
    local base
    for base in "$work"/base/objects/*.o; do
        if [ -e "objects/${base##*/}" ]; then echo "objects/${base##*/}"; else echo "$base"; fi
    done
}

try_fault() { # PATCH
    local name directory changed depends
    name=$(basename "$1" .patch)
    directory="$work/$name"
    copy_sources "$directory"
    cd "$directory"
    if ! patch -s -p1 --fuzz=0 <"$1" >log 2>&1; then echo "$name: DOES NOT APPLY"; return 1; fi
    changed=$(sed -n 's|^+++ b/\([^[:space:]]*\).*|\1|p' "$1")
    for depends in $(grep -lF "$changed" "$work"/base/objects/*.d); do
        depends=$(basename "$depends" .o.d)
        if ! compile "$(cat "$work/base/objects/$depends.source")" >log 2>&1; then echo "$name: DOES NOT COMPILE"; return 1; fi
    done
    link_tests $(objects_of_fault)
    if timeout 30 ./engine_tests --gtest_brief=1 --gtest_fail_fast >log 2>&1; then echo "$name: SURVIVES"; return 1; fi
    echo "$name: caught by $(sed -n 's/^\[  FAILED  \] \([^ ,]*\).*/\1/p' log | head -1 | grep . || echo 'a crash or time-out')"
    rm -rf "$directory"
}
export -f copy_sources compile link_tests objects_of_fault try_fault

copy_sources "$work/base"
cd "$work/base"
find src tests -name '*.cpp' | sort >sources
while read -r source; do echo "$source" >"objects/${source//\//_}.source"; done <sources
xargs -P2 -I{} bash -c 'compile {}' <sources
link_tests objects/*.o
./engine_tests --gtest_brief=1 >log || { cat log; echo "engine_tests fail without any fault"; exit 1; }

status=0
find "$root/tests/faults" -name '*.patch' | sort | xargs -P2 -I{} bash -c 'set -e; try_fault {}' || status=1
[ $status -eq 0 ] && echo "all faults are caught"
exit $status
