#!/bin/bash
# What a server takes: bench/server.sh build/bench/tenback. Everything on the loopback, in a folder of its own.
set -eu
program=$(realpath "$1")
peer=$(dirname "$program")/echo_bench  # the bare echo of Boost.Beast, measured before and after the server in the same run
folder=$(mktemp -d)
metrics=${METRICS_PORT:-19464}
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT

start() {  # a server, until `stop`; the store is kept
    : >"$folder/link"
    "$program" serve --port 0 --metrics "$metrics" --store "$folder/tables.db" --address-connections 0 --request-rate 0 \
        --message-rate 0 --table-rate 0 --bot-pace 0 --tables 20000 --log-level off >"$folder/link" &
    server=$!
    until [ -s "$folder/link" ]; do sleep 0.01; done
    link=$(head -n 1 "$folder/link")
    link=${link%/}
}
stop() { kill -9 "$server"; wait "$server" 2>/dev/null || true; }
load() { "$program" load "$link" --server-pid "$server" --metrics "$metrics" "$@" --json; }
fresh() { rm -f "$folder"/tables.db*; start; }
used() { curl -s "127.0.0.1:$metrics/metrics" | awk '/^tenback_handling_seconds_count/ {n = $2} /^process_cpu_seconds_total/ {cpu = $2} END {print n, cpu}'; }
along_games() {  # CPU an action in each stretch of the first games, which all tables play in step
    fresh
    load --tables 50 --seats 2 --rate 500 --games 1 >"$folder/report" &
    local player=$! before now
    before=$(used)
    while kill -0 $player 2>/dev/null; do
        sleep 2
        now=$(used)
        echo "$before $now" | awk '$3 > $1 {printf "actions %.0f to %.0f of a table: %.0f us of CPU each\n", $1 / 50, $3 / 50, ($4 - $2) / ($3 - $1) * 1e6}'
        before=$now
    done
    cat "$folder/report"
    stop
}

for part in ${PARTS:-idle echo full echo paced curve length kept}; do
    echo "== $part"
    case $part in
    idle) fresh; load --tables 500 --games 0 --seconds 3; stop ;;
    echo) "$peer" 2000 "${SECONDS_EACH:-15}" ;;
    full) fresh; load --tables 500 --seconds "${SECONDS_EACH:-15}"; stop ;;
    paced) fresh; load --tables 500 --rate 1000 --seconds "${SECONDS_EACH:-15}"; stop ;;
    curve)
        for tables in 10 30 100 300 1000; do fresh; load --tables $tables --seats 2 --rate 300 --seconds 8; stop; done ;;
    length) along_games ;;
    kept)
        fresh
        for _ in 1 2 3; do load --tables 3000 --seats 1 --games 0 --seconds 1; done
        load --tables 1000 --seats 2 --rate 500 --seconds 10
        stop
        began=$(date +%s%N)
        start
        until curl -sf "$link/ready" >/dev/null; do sleep 0.01; done
        echo "ready again after $((($(date +%s%N) - began) / 1000000)) ms"
        stop ;;
    esac
done
