#include <chrono>
#include <system_error>
#include <thread>

#include "store/private_files.hpp"
#include "store/sqlite.hpp"
#include "store/sqlite/schema.hpp"
#include "store/sqlite/sqlite_store.hpp"

namespace tenback::store {
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
    const std::error_code error = make_private_folders(file.parent_path());
    if (!error) return std::nullopt;
    const bool forbidden = error == std::errc::permission_denied || error == std::errc::read_only_file_system ||
                           error == std::errc::operation_not_permitted;
    return StoreError{forbidden ? StoreFault::read_only : StoreFault::cannot_open, error.message()};
}

/// The only server of this file, as long as the result lives. One that is just about to end is waited for.
StoreResult<std::shared_ptr<const void>> be_alone(const std::filesystem::path& file, std::chrono::milliseconds patience) {
    constexpr std::chrono::milliseconds between_attempts{50};
    const auto end = std::chrono::steady_clock::now() + patience;
    while (true) {
        auto locked = lock_file(file.string() + ".lock");
        if (locked || std::chrono::steady_clock::now() >= end) return locked;
        std::this_thread::sleep_for(between_attempts);
    }
}

/// Is what was acknowledged last still there?
void hear(Witness& witness, Store& store, const StoreSettings& settings) {
    const auto mark = witness.last();
    const auto found = mark ? store.find(mark->table, 1) : std::vector<StoredTable>();
    if (!mark || !found || (!found->empty() && found->front().number >= mark->number)) return;
    settings.cut_back(mark->table, mark->number);
    witness.forget();
}

}  // namespace

StoreResult<std::unique_ptr<Store>> open_sqlite(const std::filesystem::path& file, const StoreSettings& settings) {
    const bool is_file = !file.empty();
    if (settings.create && is_file) {
        if (auto error = make_folder(file)) return *error;
        make_private_file(file);  // what SQLite puts beside it gets the same rights
    }
    Tenure tenure;
    if (settings.alone && is_file) {
        auto locked = be_alone(file, settings.patience);
        if (!locked) return locked.error();
        tenure = {*locked, std::make_unique<Witness>(file.string() + ".last")};
    }
    for (const char* ending : {"", "-wal", "-shm"})
        if (is_file) keep_private(file.string() + ending);
    auto db = connect(file, settings);
    if (!db) return db.error();
    if (auto error = migrate(db->get())) return *error;
    auto statements = SqliteStatements::prepare(db->get());
    if (!statements) return statements.error();
    Witness* witness = tenure.witness.get();
    auto store = make_sqlite_store(std::move(*db), std::move(*statements), std::move(tenure));
    if (witness != nullptr) hear(*witness, *store, settings);
    return store;
}

}  // namespace tenback::store
