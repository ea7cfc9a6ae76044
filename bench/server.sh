#!/bin/bash
# What a server takes: bench/server.sh build/release/tenback. Everything on the loopback, in a folder of its own.
set -eu
program=$(realpath "$1")
folder=$(mktemp -d)
metrics=${METRICS_PORT:-19464}
trap 'kill $server 2>/dev/null; rm -rf "$folder"' EXIT

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

for part in ${PARTS:-idle full paced curve kept}; do
    echo "== $part"
    case $part in
    idle) fresh; load --tables 500 --games 0 --seconds 3; stop ;;
    full) fresh; load --tables 500 --seconds "${SECONDS_EACH:-15}"; stop ;;
    paced) fresh; load --tables 500 --rate 1000 --seconds "${SECONDS_EACH:-15}"; stop ;;
    curve)
        for tables in 10 100 1000; do fresh; load --tables $tables --seats 2 --rate 300 --seconds 8; stop; done
        for length in 2 8 24; do fresh; load --tables 50 --seats 2 --rate 300 --seconds $length; stop; done ;;
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
