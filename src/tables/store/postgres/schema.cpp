#include "store/postgres/schema.hpp"

#include <array>

namespace tenback::store {
namespace {

/// migrations[n] leads from version n to n + 1. Never changed once released; new ones are added at the end.
constexpr std::array migrations{
    R"(
CREATE SCHEMA IF NOT EXISTS tenback;
CREATE TABLE tenback.version (number int NOT NULL);
INSERT INTO tenback.version VALUES (0);
CREATE TABLE tenback.tables (
    key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    number bigint NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    summary text NOT NULL,
    listed boolean NOT NULL,
    finished boolean NOT NULL
);
CREATE INDEX listed_tables ON tenback.tables (changed DESC, key DESC) WHERE listed;
CREATE TABLE tenback.events (
    table_key bigint NOT NULL REFERENCES tenback.tables (key) ON DELETE CASCADE,
    number bigint NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_key, number)
);
)",
    // From here on logs may be of version 2 (table/log.hpp): programs that cannot read these leave the store alone.
    "COMMENT ON TABLE tenback.events IS 'logs of version 1 and 2'",
};
constexpr auto current = static_cast<std::int64_t>(migrations.size());

/// The version; 0 if there is nothing yet.
StoreResult<std::int64_t> version_of(PgConnection& db) {
    const auto present = db.execute(
        "SELECT to_regclass('tenback.version') IS NOT NULL, "
        "EXISTS (SELECT FROM pg_class WHERE relnamespace = to_regnamespace('tenback')), "
        "current_setting('server_encoding')");
    if (!present) return present.error();
    if (present->text(0, 2) != "UTF8")
        return StoreError{StoreFault::cannot_open, "the database's encoding is " + present->text(0, 2) + " and not UTF8"};
    if (present->boolean(0, 0)) {
        const auto version = db.execute("SELECT number FROM tenback.version");
        if (!version) return version.error();
        if (version->rows() != 1) return StoreError{StoreFault::damaged, "tenback.version has no single row"};
        return version->integer(0, 0);
    }
    if (present->boolean(0, 1)) return StoreError{StoreFault::cannot_open, "a schema 'tenback' of another program"};
    return 0;
}

MaybeStoreError migrate_under_lock(PgConnection& db) {
    // Waits here while another process migrates; then it is asked again what there is.
    const auto locked = db.execute("SELECT pg_advisory_xact_lock(" + std::to_string(lock_class) + ", -1)");
    if (!locked) return locked.error();
    const auto version = version_of(db);
    if (!version) return version.error();
    for (auto n = static_cast<std::size_t>(*version); n < migrations.size(); ++n) {
        const auto done = db.execute(migrations[n]);
        if (!done) return done.error();
    }
    const auto done = db.execute("UPDATE tenback.version SET number = " + std::to_string(current) + "; COMMIT");
    return done ? std::nullopt : MaybeStoreError(done.error());
}

}  // namespace

MaybeStoreError migrate(PgConnection& db) {
    const auto version = version_of(db);
    if (!version) return version.error();
    if (*version > current) return StoreError{StoreFault::newer, "schema version " + std::to_string(*version)};
    if (*version == current) return std::nullopt;
    if (const auto begun = db.execute("BEGIN"); !begun) return begun.error();
    auto error = migrate_under_lock(db);
    if (error) static_cast<void>(db.execute("ROLLBACK"));
    return error;
}

}  // namespace tenback::store
