#include "store/sqlite/sqlite_store.hpp"

namespace tenback::store {
namespace {

class SqliteStore final : public Store {
  public:
    SqliteStore(Database db, SqliteStatements statements, Tenure tenure)
        : tenure_(std::move(tenure)), db_(std::move(db)), sql_(std::move(statements)) {}

    using Store::append;
    std::vector<MaybeStoreError> append(std::span<const Append> batch) override {
        std::vector<MaybeStoreError> outcomes;
        outcomes.reserve(batch.size());
        MaybeStoreError broken = begin("BEGIN IMMEDIATE");
        for (const Append& one : batch) {
            if (broken) break;
            outcomes.push_back(write(one));
            if (outcomes.back() && outcomes.back()->fault != StoreFault::conflict) broken = outcomes.back();
        }
        broken = finish(broken);
        if (!broken) attest(batch, outcomes);
        return broken ? std::vector<MaybeStoreError>(batch.size(), broken) : outcomes;
    }

    StoreResult<std::vector<std::string>> read(std::string_view table, std::uint64_t from) override {
        return texts(sql_.read.with(table, from));
    }
    StoreResult<std::vector<StoredTable>> tables() override { return rows(sql_.all.with()); }
    StoreResult<std::vector<StoredTable>> find(std::string_view prefix, std::size_t at_most) override {
        return rows(sql_.find.with(prefix, at_most));
    }
    StoreResult<std::vector<StoredTable>> listed(std::size_t at_most) override { return rows(sql_.listed.with(at_most)); }
    StoreResult<std::size_t> count() override {
        const auto number = number_of(sql_.count.with());
        if (!number) return number.error();
        return static_cast<std::size_t>(*number);
    }

    StoreResult<bool> remove(std::string_view table) override {
        if (auto error = sql_.remove.with(table).finish()) return *error;
        const bool removed = sqlite3_changes(db_.get()) > 0;
        if (tenure_.witness) tenure_.witness->forget(table);
        return removed;
    }
    StoreResult<std::vector<std::string>> prune(const Ages& kept, std::size_t at_most) override {
        auto gone = texts(sql_.prune.with(kept.finished.count(), kept.unfinished.count(), at_most));
        for (const std::string& table : gone&& tenure_.witness ? *gone : std::vector<std::string>())
            tenure_.witness->forget(table);
        return gone;
    }

    MaybeStoreError visit(const Visit& each) override {
        if (auto error = begin("BEGIN")) return error;
        return finish(visit_each(each));
    }
    MaybeStoreError copy_from(Store& other) override {
        if (auto error = begin("BEGIN IMMEDIATE")) return error;
        const auto present = find("", 1);
        if (!present) return finish(present.error());
        if (!present->empty()) return finish(StoreError{StoreFault::conflict, "the store to copy to is not empty"});
        return finish(other.visit([this](const auto& table, const auto& log) { return take_over(table, log); }));
    }

  private:
    struct Found {
        std::int64_t key;
        std::uint64_t number;
    };

    /// The last of these that was written, for whoever opens this store again.
    void attest(std::span<const Append> batch, std::span<const MaybeStoreError> outcomes) {
        for (std::size_t n = batch.size(); tenure_.witness && n-- > 0;)
            if (!outcomes[n]) return tenure_.witness->saw(batch[n].table, batch[n].number + batch[n].texts.size() - 1);
    }

    /// A transaction that an exception left open is taken back first.
    MaybeStoreError begin(const char* how) {
        take_back();
        return execute(db_.get(), how);
    }
    void take_back() {
        if (sqlite3_get_autocommit(db_.get()) == 0) static_cast<void>(execute(db_.get(), "ROLLBACK"));
    }
    /// Commits, or takes all back if there was an error; the error, also of the commit itself.
    MaybeStoreError finish(MaybeStoreError error) {
        if (!error) error = execute(db_.get(), "COMMIT");
        if (error) take_back();
        return error;
    }

    static StoreResult<std::vector<std::string>> texts(Statement& statement) {
        std::vector<std::string> all;
        while (true) {
            const auto row = statement.step();
            if (!row) return row.error();
            if (!*row) return all;
            all.push_back(statement.text(0));
        }
    }
    static StoreResult<std::vector<StoredTable>> rows(Statement& statement) {
        std::vector<StoredTable> all;
        while (true) {
            const auto row = statement.step();
            if (!row) return row.error();
            if (!*row) return all;
            all.push_back({.id = statement.text(0),
                           .number = static_cast<std::uint64_t>(statement.integer(1)),
                           .created = statement.integer(2),
                           .changed = statement.integer(3),
                           .summary = statement.text(4),
                           .marks = {statement.integer(5) != 0, statement.integer(6) != 0}});
        }
    }

    /// The one number that a statement gives, such as the key RETURNING from an INSERT.
    static StoreResult<std::int64_t> number_of(Statement& statement) {
        const auto row = statement.step();
        if (!row) return row.error();
        const std::int64_t number = statement.integer(0);
        statement.reset();
        return number;
    }

    /// The table as it stands; a new one if it does not exist and the log is to begin.
    StoreResult<Found> find_to_append(const Append& one) {
        const auto row = sql_.find_key.with(one.table).step();
        if (!row) return row.error();
        const Found found{*row ? sql_.find_key.integer(0) : 0,
                          *row ? static_cast<std::uint64_t>(sql_.find_key.integer(1)) : 0};
        sql_.find_key.reset();
        if (found.number + 1 != one.number)
            return StoreError{StoreFault::conflict, "the table stands at " + std::to_string(found.number)};
        if (*row) return found;
        const auto key = number_of(sql_.open.with(one.table));
        if (!key) return key.error();
        return Found{*key, 0};
    }

    MaybeStoreError write(const Append& one) {
        const auto table = find_to_append(one);
        if (!table) return table.error();
        if (auto error = insert(table->key, table->number, one.texts)) return error;
        return sql_.advance
            .with(table->key, table->number + one.texts.size(), one.summary, one.marks.listed, one.marks.finished)
            .finish();
    }

    /// Events after this number.
    MaybeStoreError insert(std::int64_t key, std::uint64_t number, const std::vector<std::string>& log) {
        for (const std::string& text : log)
            if (auto error = sql_.insert.with(key, ++number, text).finish()) return error;
        return std::nullopt;
    }

    MaybeStoreError take_over(const StoredTable& table, const std::vector<std::string>& log) {
        const auto key = number_of(sql_.copy.with(table.id, table.number, table.created, table.changed, table.summary,
                                                  table.marks.listed, table.marks.finished));
        if (!key) return key.error();
        return insert(*key, 0, log);
    }

    Tenure tenure_;
    Database db_;  // before the statements, which must go first
    SqliteStatements sql_;
};

}  // namespace

std::unique_ptr<Store> make_sqlite_store(Database db, SqliteStatements statements, Tenure tenure) {
    return std::make_unique<SqliteStore>(std::move(db), std::move(statements), std::move(tenure));
}

}  // namespace tenback::store
