#include "store/sqlite.hpp"

#include <system_error>

#include "store/database.hpp"
#include "store/schema.hpp"

namespace tenback {
namespace {

using MaybeError = std::optional<StoreError>;

constexpr std::string_view find_sql = "SELECT key, number FROM tables WHERE id = ?1";
constexpr std::string_view open_sql =
    "INSERT INTO tables (id, number, created, changed, summary) VALUES (?1, 0, unixepoch(), unixepoch(), '') "
    "RETURNING key";
constexpr std::string_view insert_sql = "INSERT INTO events (table_key, number, text) VALUES (?1, ?2, ?3)";
constexpr std::string_view advance_sql = "UPDATE tables SET number = ?2, changed = unixepoch(), summary = ?3 WHERE key = ?1";
constexpr std::string_view read_sql =
    "SELECT text FROM events WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND number >= ?2 ORDER BY number";
constexpr std::string_view list_sql =
    "SELECT id, number, created, changed, summary FROM tables ORDER BY changed DESC, key DESC";
constexpr std::string_view remove_sql = "DELETE FROM tables WHERE id = ?1";

class SqliteStore final : public Store {
  public:
    explicit SqliteStore(Database db) : db_(std::move(db)) {}

    MaybeError prepare() {
        const std::pair<Statement&, std::string_view> all[] = {
            {find_, find_sql}, {open_, open_sql}, {insert_, insert_sql}, {advance_, advance_sql},
            {read_, read_sql}, {list_, list_sql}, {remove_, remove_sql}};
        for (const auto& [statement, sql] : all) {
            auto made = Statement::prepare(db_.get(), sql);
            if (!made) return made.error();
            statement = std::move(*made);
        }
        return std::nullopt;
    }

    using Store::append;
    std::vector<MaybeError> append(std::span<const Append> batch) override {
        std::vector<MaybeError> outcomes;
        outcomes.reserve(batch.size());
        MaybeError broken = execute(db_.get(), "BEGIN IMMEDIATE");
        for (const Append& one : batch) {
            if (broken) break;
            outcomes.push_back(write(one));
            if (outcomes.back() && outcomes.back()->fault != StoreFault::conflict) broken = outcomes.back();
        }
        if (!broken) broken = execute(db_.get(), "COMMIT");
        if (!broken) return outcomes;
        if (sqlite3_get_autocommit(db_.get()) == 0) static_cast<void>(execute(db_.get(), "ROLLBACK"));
        return std::vector<MaybeError>(batch.size(), broken);
    }

    StoreResult<std::vector<std::string>> read(std::string_view table, std::uint64_t from) override {
        std::vector<std::string> texts;
        read_.with(table, from);
        while (true) {
            const auto row = read_.step();
            if (!row) return row.error();
            if (!*row) return texts;
            texts.push_back(read_.text(0));
        }
    }

    StoreResult<std::vector<StoredTable>> tables() override {
        std::vector<StoredTable> all;
        list_.with();
        while (true) {
            const auto row = list_.step();
            if (!row) return row.error();
            if (!*row) return all;
            all.push_back({.id = list_.text(0),
                           .number = static_cast<std::uint64_t>(list_.integer(1)),
                           .created = list_.integer(2),
                           .changed = list_.integer(3),
                           .summary = list_.text(4)});
        }
    }

    StoreResult<bool> remove(std::string_view table) override {
        if (auto error = remove_.with(table).finish()) return *error;
        return sqlite3_changes(db_.get()) > 0;
    }

  private:
    struct Found {
        std::int64_t key;
        std::uint64_t number;
    };

    /// The table as it stands; a new one if it does not exist and the log is to begin.
    StoreResult<Found> find(const Append& one) {
        const auto row = find_.with(std::string_view(one.table)).step();
        if (!row) return row.error();
        const Found found{*row ? find_.integer(0) : 0, *row ? static_cast<std::uint64_t>(find_.integer(1)) : 0};
        find_.reset();
        if (found.number + 1 != one.number)
            return StoreError{StoreFault::conflict, "the table stands at " + std::to_string(found.number)};
        if (*row) return found;
        const auto opened = open_.with(std::string_view(one.table)).step();
        if (!opened) return opened.error();
        const Found fresh{open_.integer(0), 0};
        open_.reset();
        return fresh;
    }

    MaybeError write(const Append& one) {
        const auto table = find(one);
        if (!table) return table.error();
        std::uint64_t number = table->number;
        for (const std::string& text : one.texts)
            if (auto error = insert_.with(table->key, ++number, std::string_view(text)).finish()) return error;
        return advance_.with(table->key, number, std::string_view(one.summary)).finish();
    }

    Database db_;  // before the statements, which must go first
    Statement find_, open_, insert_, advance_, read_, list_, remove_;
};

StoreResult<Database> connect(const std::filesystem::path& file, const SqliteSettings& settings) {
    sqlite3* raw = nullptr;
    const std::string name = file.empty() ? ":memory:" : file.string();
    const int code = sqlite3_open_v2(name.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
    Database db(raw);
    if (code != SQLITE_OK) return error_of(raw);
    sqlite3_busy_timeout(raw, static_cast<int>(settings.patience.count()));
    sqlite3_extended_result_codes(raw, 1);
    if (sqlite3_db_readonly(raw, "main") == 1) return StoreError{StoreFault::read_only, name};
    if (auto error = execute(raw, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON"))
        return *error;
    return db;
}

MaybeError make_folder(const std::filesystem::path& file) {
    std::error_code error;
    if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), error);
    if (!error) return std::nullopt;
    const bool forbidden = error == std::errc::permission_denied || error == std::errc::read_only_file_system ||
                           error == std::errc::operation_not_permitted;
    return StoreError{forbidden ? StoreFault::read_only : StoreFault::cannot_open, error.message()};
}

}  // namespace

StoreResult<std::unique_ptr<Store>> open_sqlite(const std::filesystem::path& file, const SqliteSettings& settings) {
    if (auto error = make_folder(file)) return *error;
    auto db = connect(file, settings);
    if (!db) return db.error();
    if (auto error = migrate(db->get())) return *error;
    auto store = std::make_unique<SqliteStore>(std::move(*db));
    if (auto error = store->prepare()) return *error;
    return std::unique_ptr<Store>(std::move(store));
}

}  // namespace tenback
