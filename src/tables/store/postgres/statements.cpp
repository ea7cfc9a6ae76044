#include "store/postgres/statements.hpp"

#include <array>

namespace tenback::store {
namespace {

// One statement an append: that it gives no row says that there was a conflict, and spoils nothing else in the batch.
constexpr const char* append_sql = R"(
WITH opened AS (
    INSERT INTO tables (id, number, created, changed, summary, listed, finished)
    SELECT $1::text, $3::bigint, floor(extract(epoch FROM now())), floor(extract(epoch FROM now())), $4, $5, $6
    WHERE $2::bigint = 1
    ON CONFLICT (id) DO NOTHING RETURNING key
), advanced AS (
    UPDATE tables SET number = $3, changed = floor(extract(epoch FROM now())), summary = coalesce(nullif($4, ''), summary),
        listed = $5, finished = $6
    WHERE $2 > 1 AND id = $1 AND number = $2 - 1 RETURNING key
), written AS (
    SELECT key FROM opened UNION ALL SELECT key FROM advanced
), inserted AS (
    INSERT INTO events (table_key, number, text)
    SELECT key, $2 + place - 1, text FROM written, unnest($7::text[]) WITH ORDINALITY AS texts (text, place)
)
SELECT pg_notify('tenback', $1 || ' ' || $3) FROM written)";

constexpr const char* read_sql = R"(
SELECT text FROM events WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND number >= $2 ORDER BY number)";

constexpr const char* all_sql = R"(
SELECT id, number, created, changed, summary, listed, finished FROM tables ORDER BY changed DESC, key DESC)";

// No text is greater than those that begin with $1 and go on with the last character.
constexpr const char* find_sql = R"(
SELECT id, number, created, changed, summary, listed, finished FROM tables
WHERE id >= $1::text AND id < $1 || chr(1114111) ORDER BY id LIMIT $2)";

constexpr const char* listed_sql = R"(
SELECT id, number, created, changed, summary, listed, finished FROM tables WHERE listed
ORDER BY changed DESC, key DESC LIMIT $1)";

constexpr const char* remove_sql = R"(
WITH gone AS (DELETE FROM tables WHERE id = $1 RETURNING id) SELECT pg_notify('tenback', id || ' 0') FROM gone)";

// It waits for no lock, so it can take many rows and meet no deadlock.
constexpr const char* prune_sql = R"(
WITH old AS (
    SELECT key FROM tables
    WHERE changed <= floor(extract(epoch FROM now())) - CASE WHEN finished THEN $1::bigint ELSE $2::bigint END
    ORDER BY changed LIMIT $3 FOR UPDATE SKIP LOCKED
), gone AS (
    DELETE FROM tables USING old WHERE tables.key = old.key RETURNING id
)
SELECT id, pg_notify('tenback', id || ' 0') FROM gone)";

constexpr const char* copy_sql = R"(
WITH made AS (
    INSERT INTO tables (id, number, created, changed, summary, listed, finished) VALUES ($1, $2, $3, $4, $5, $6, $7)
    RETURNING key
)
INSERT INTO events (table_key, number, text)
SELECT key, place, text FROM made, unnest($8::text[]) WITH ORDINALITY AS texts (text, place))";

constexpr const char* shards_seen_sql = R"(
SELECT objid, count(*) FROM pg_locks
WHERE locktype = 'advisory' AND granted AND classid::bigint = $1 AND objsubid = 2
AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) GROUP BY objid)";

using NameAndSql = std::pair<const char*, const char*>;
constexpr auto all_statements = std::to_array<NameAndSql>({
    {pg::begin, "BEGIN"},
    {pg::begin_snapshot, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"},
    {pg::commit, "COMMIT"},
    {pg::append, append_sql},
    {pg::read, read_sql},
    {pg::all, all_sql},
    {pg::find, find_sql},
    {pg::listed, listed_sql},
    {pg::count, "SELECT count(*) FROM tables"},
    {pg::remove, remove_sql},
    {pg::prune, prune_sql},
    {pg::copy, copy_sql},
    {pg::shards_seen, shards_seen_sql},
    {pg::hold_shared, "SELECT pg_try_advisory_lock_shared($1, $2)"},
    {pg::hold, "SELECT pg_try_advisory_lock($1, $2)"},
    {pg::release, "SELECT pg_advisory_unlock($1, $2)"},
});

}  // namespace

MaybeStoreError prepare_statements(PgConnection& db) {
    for (const auto& [name, sql] : all_statements)
        if (auto error = db.prepare(name, sql)) return error;
    return std::nullopt;
}

}  // namespace tenback::store
