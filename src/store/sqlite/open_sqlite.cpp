#include <system_error>

#include "store/sqlite.hpp"
#include "store/sqlite/schema.hpp"
#include "store/sqlite/sqlite_store.hpp"

namespace tenback {
namespace {

StoreResult<Database> connect(const std::filesystem::path& file, const StoreSettings& settings) {
    sqlite3* raw = nullptr;
    const std::string name = file.empty() ? ":memory:" : file.string();
    const int create = settings.create ? SQLITE_OPEN_CREATE : 0;
    const int code = sqlite3_open_v2(name.c_str(), &raw, SQLITE_OPEN_READWRITE | create, nullptr);
    Database db(raw);
    if (code != SQLITE_OK) return error_of(raw);
    sqlite3_busy_timeout(raw, static_cast<int>(settings.patience.count()));
    sqlite3_extended_result_codes(raw, 1);
    if (sqlite3_db_readonly(raw, "main") == 1) return StoreError{StoreFault::read_only, "not writable"};
    if (auto error = execute(raw, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON"))
        return *error;
    return db;
}

MaybeStoreError make_folder(const std::filesystem::path& file) {
    std::error_code error;
    if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), error);
    if (!error) return std::nullopt;
    const bool forbidden = error == std::errc::permission_denied || error == std::errc::read_only_file_system ||
                           error == std::errc::operation_not_permitted;
    return StoreError{forbidden ? StoreFault::read_only : StoreFault::cannot_open, error.message()};
}

}  // namespace

StoreResult<std::unique_ptr<Store>> open_sqlite(const std::filesystem::path& file, const StoreSettings& settings) {
    if (settings.create)
        if (auto error = make_folder(file)) return *error;
    auto db = connect(file, settings);
    if (!db) return db.error();
    if (auto error = migrate(db->get())) return *error;
    auto statements = SqliteStatements::prepare(db->get());
    if (!statements) return statements.error();
    return make_sqlite_store(std::move(*db), std::move(*statements));
}

}  // namespace tenback
