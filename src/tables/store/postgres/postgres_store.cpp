#include <algorithm>
#include <numeric>
#include <tuple>

#include "store/postgres.hpp"
#include "store/postgres/session.hpp"
#include "store/postgres/shard_locks.hpp"
#include "store/postgres/statements.hpp"
#include "store/postgres/texts.hpp"

namespace tenback::store {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds between_attempts{500};  // to reach a database that is away

/// Two processes that lock the same tables in the same order never wait for each other in a circle. The order within a
/// table stays.
std::vector<std::size_t> by_table(std::span<const Append> batch) {
    std::vector<std::size_t> order(batch.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return std::tie(batch[a].table, a) < std::tie(batch[b].table, b); });
    return order;
}

/// Why a pipeline failed: the first error, for those after it were not tried.
MaybeStoreError first_error(const std::vector<PgResult>& results) {
    for (const PgResult& result : results)
        if (!result.good()) return result.error();
    return std::nullopt;
}

class PostgresStore final : public Store {
  public:
    PostgresStore(PgConnection db, std::string address, const StoreSettings& settings)
        : db_(std::move(db)), address_(std::move(address)), settings_(settings) {}

    using Store::append;
    std::vector<MaybeStoreError> append(std::span<const Append> batch) override {
        const auto failed = [&](const StoreError& error) { return std::vector<MaybeStoreError>(batch.size(), error); };
        if (auto error = reach()) return failed(*error);
        const std::vector<std::size_t> order = by_table(batch);
        std::vector<PgCommand> commands{{pg::begin}};
        for (const std::size_t n : order) commands.push_back(append_command(batch[n]));
        commands.push_back({pg::commit});
        const auto results = db_->pipeline(commands);
        if (!results) return failed(results.error());
        if (const auto error = first_error(*results)) {
            static_cast<void>(db_->execute("ROLLBACK"));
            return failed(*error);
        }
        std::vector<MaybeStoreError> outcomes(batch.size());
        for (std::size_t n = 0; n < order.size(); ++n)
            if ((*results)[n + 1].rows() == 0)
                outcomes[order[n]] = StoreError{StoreFault::conflict, "the table stands elsewhere, or is gone"};
        return outcomes;
    }

    StoreResult<std::vector<std::string>> read(std::string_view table, std::uint64_t from) override {
        return ask({pg::read, {std::string(table), std::to_string(from)}}, texts_in);
    }
    StoreResult<std::vector<StoredTable>> tables() override { return ask({pg::all}, tables_in); }
    StoreResult<std::vector<StoredTable>> find(std::string_view prefix, std::size_t at_most) override {
        return ask({pg::find, {std::string(prefix), std::to_string(at_most)}}, tables_in);
    }
    StoreResult<std::vector<StoredTable>> listed(std::size_t at_most) override {
        return ask({pg::listed, {std::to_string(at_most)}}, tables_in);
    }
    StoreResult<std::size_t> count() override {
        return ask({pg::count}, [](const PgResult& result) { return static_cast<std::size_t>(result.integer(0, 0)); });
    }

    StoreResult<bool> remove(std::string_view table) override {
        return ask({pg::remove, {std::string(table)}}, [](const PgResult& result) { return result.rows() > 0; });
    }
    StoreResult<std::vector<std::string>> prune(const Ages& kept, std::size_t at_most) override {
        return ask(
            {pg::prune,
             {std::to_string(kept.finished.count()), std::to_string(kept.unfinished.count()), std::to_string(at_most)}},
            texts_in);
    }

    MaybeStoreError visit(const Visit& each) override {
        if (auto error = begin(pg::begin_snapshot)) return error;
        return finish(visit_each(each));
    }
    MaybeStoreError copy_from(Store& other) override {
        if (auto error = begin(pg::begin)) return error;
        const auto present = find("", 1);
        if (!present) return finish(present.error());
        if (!present->empty()) return finish(StoreError{StoreFault::conflict, "the store to copy to is not empty"});
        return finish(
            other.visit([this](const auto& table, const auto& log) { return carry_out(copy_command(table, log)); }));
    }

    Changes changes() override {
        Changes found;
        if (reach()) return found;
        found.missed = std::exchange(missed_, false);
        while (const auto notice = db_->next_notice())
            if (auto change = notice->own ? std::nullopt : change_in(notice->text)) found.list.push_back(std::move(*change));
        return found;
    }
    [[nodiscard]] bool is_shared() const override { return true; }
    [[nodiscard]] int feed_fd() const override { return db_ ? db_->fd() : -1; }
    StoreResult<Shards> claim_shards() override {
        if (auto error = reach()) return *error;
        return shard_locks_.claim(*db_);
    }

  private:
    /// There is a session; a new one if the last has ended, but not in the middle of a transaction.
    MaybeStoreError reach() {
        if (db_ && db_->alive()) return std::nullopt;
        if (in_transaction_) return StoreError{StoreFault::away, "the database went away in the middle"};
        if (db_) {
            db_.reset();
            shard_locks_ = {};
            missed_ = true;
        }
        if (Clock::now() < next_attempt_) return trouble_;
        auto db = begin_session(address_, settings_);
        next_attempt_ = Clock::now() + between_attempts;
        trouble_ = db ? std::nullopt : MaybeStoreError(db.error());
        if (db) db_ = std::move(*db);
        return trouble_;
    }

    MaybeStoreError carry_out(const PgCommand& command) {
        const auto done = ask(command, [](const PgResult&) { return true; });
        return done ? std::nullopt : MaybeStoreError(done.error());
    }
    template <class Take>
    auto ask(const PgCommand& command, Take take) -> StoreResult<decltype(take(std::declval<const PgResult&>()))> {
        if (auto error = reach()) return *error;
        const auto result = db_->run(command);
        if (!result) return result.error();
        return take(*result);
    }

    MaybeStoreError begin(const char* how) {
        auto error = carry_out({how});
        in_transaction_ = !error;
        return error;
    }
    /// Commits, or takes all back if there was an error; the error, also of the commit itself.
    MaybeStoreError finish(MaybeStoreError error) {
        if (!error) error = carry_out({pg::commit});
        in_transaction_ = false;
        if (error && db_ && db_->alive()) static_cast<void>(db_->execute("ROLLBACK"));
        return error;
    }

    std::optional<PgConnection> db_;
    std::string address_;
    StoreSettings settings_;
    bool in_transaction_ = false;
    ShardLocks shard_locks_;
    bool missed_ = false;  // what others did while there was no session
    MaybeStoreError trouble_;
    Clock::time_point next_attempt_{};
};

}  // namespace

StoreResult<std::unique_ptr<Store>> open_postgres(const std::string& address, const StoreSettings& settings) {
    auto db = begin_session(address, settings);
    if (!db) return db.error();
    return std::unique_ptr<Store>(std::make_unique<PostgresStore>(std::move(*db), address, settings));
}

}  // namespace tenback::store
