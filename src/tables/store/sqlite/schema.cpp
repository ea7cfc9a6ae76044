#include "store/sqlite/schema.hpp"

#include <array>

namespace tenback::store {
namespace {

constexpr std::int64_t our_mark = 0x74656E62;  // "tenb", SQLite's application_id

/// migrations[n] leads from version n to n + 1. Never changed once released; new ones are added at the end.
constexpr std::array migrations{
    R"(
CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    number INTEGER NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    summary TEXT NOT NULL
);
CREATE TABLE events (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_key, number)
) WITHOUT ROWID;
PRAGMA application_id = 1952804450;
PRAGMA user_version = 1;
)",
    R"(
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN finished INTEGER NOT NULL DEFAULT 0;
CREATE INDEX listed_tables ON tables (changed DESC, key DESC) WHERE listed = 1;
PRAGMA user_version = 2;
)",
    // From here on logs may be of version 2 (table/log.hpp): programs that cannot read these leave the store alone.
    "PRAGMA user_version = 3;",
};

StoreResult<std::int64_t> pragma(sqlite3* db, std::string_view sql) {
    auto statement = Statement::prepare(db, sql);
    if (!statement) return statement.error();
    const auto row = statement->step();
    if (!row) return row.error();
    return statement->integer(0);
}

std::optional<StoreError> migrate_from(sqlite3* db, std::int64_t version) {
    for (auto n = static_cast<std::size_t>(version); n < migrations.size(); ++n)
        if (auto error = execute(db, migrations[n])) return error;
    return execute(db, "COMMIT");
}

}  // namespace

std::optional<StoreError> migrate(sqlite3* db) {
    constexpr auto current = static_cast<std::int64_t>(migrations.size());
    const auto version = pragma(db, "PRAGMA user_version");
    if (!version) return version.error();
    const auto mark = pragma(db, "PRAGMA application_id");
    if (!mark) return mark.error();
    const auto objects = pragma(db, "SELECT count(*) FROM sqlite_schema");
    if (!objects) return objects.error();
    if (*mark != our_mark && (*mark != 0 || *objects != 0))
        return StoreError{StoreFault::cannot_open, "a database of another program"};
    if (*version > current) return StoreError{StoreFault::newer, "schema version " + std::to_string(*version)};
    if (*version == current) return std::nullopt;
    // Under the lock it is asked again: another program may have been quicker.
    if (auto error = execute(db, "BEGIN IMMEDIATE")) return error;
    const auto now = pragma(db, "PRAGMA user_version");
    auto error = now ? migrate_from(db, *now) : std::optional(now.error());
    if (error) static_cast<void>(execute(db, "ROLLBACK"));
    return error;
}

}  // namespace tenback::store
