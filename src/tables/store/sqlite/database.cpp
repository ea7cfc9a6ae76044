#include "store/sqlite/database.hpp"

namespace tenback::store {
namespace {

StoreFault fault_of(int code) {
    switch (code & 0xFF) {  // the primary code
        case SQLITE_FULL: return StoreFault::full;
        case SQLITE_READONLY:
        case SQLITE_PERM: return StoreFault::read_only;
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB: return StoreFault::damaged;
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return StoreFault::locked;
        case SQLITE_CANTOPEN: return StoreFault::cannot_open;
        case SQLITE_CONSTRAINT: return StoreFault::conflict;
        default: return StoreFault::failed;
    }
}

}  // namespace

StoreError error_of(sqlite3* db) {
    if (db == nullptr) return {StoreFault::failed, "out of memory"};
    return {fault_of(sqlite3_extended_errcode(db)), sqlite3_errmsg(db)};
}

std::optional<StoreError> execute(sqlite3* db, const char* sql) {
    if (sqlite3_exec(db, sql, nullptr, nullptr, nullptr) == SQLITE_OK) return std::nullopt;
    return error_of(db);
}

StoreResult<Statement> Statement::prepare(sqlite3* db, std::string_view sql) {
    sqlite3_stmt* made = nullptr;
    const int code =
        sqlite3_prepare_v3(db, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT, &made, nullptr);
    if (code != SQLITE_OK) return error_of(db);
    Statement statement;
    statement.statement_.reset(made);
    return statement;
}

StoreResult<bool> Statement::step() {
    const int code = sqlite3_step(statement_.get());
    if (code == SQLITE_ROW) return true;
    const StoreError error = error_of(sqlite3_db_handle(statement_.get()));
    reset();
    if (code == SQLITE_DONE) return false;
    return error;
}

std::optional<StoreError> Statement::finish() {
    while (true) {
        const auto row = step();
        if (!row) return row.error();
        if (!*row) return std::nullopt;
    }
}

std::string Statement::text(int column) const {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
    return {bytes == nullptr ? "" : bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

void Statement::bind(int place, std::string_view text) {
    sqlite3_bind_text64(statement_.get(), place, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
}

}  // namespace tenback::store
