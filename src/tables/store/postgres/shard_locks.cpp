#include "store/postgres/shard_locks.hpp"

#include <algorithm>

#include "store/postgres/schema.hpp"
#include "store/postgres/statements.hpp"

namespace tenback::store {
namespace {

/// All processes share the lock with this number, so that they can be counted; the shards' own numbers lie below.
constexpr std::size_t presence = shard_count;

PgCommand on_lock(const char* statement, std::size_t number) {
    return {statement, {std::to_string(lock_class), std::to_string(number)}};
}

}  // namespace

StoreResult<Shards> ShardLocks::claim(PgConnection& db) {
    if (auto error = appear(db)) return *error;
    const auto seen = look(db);
    if (!seen) return seen.error();
    const std::size_t share = (shard_count + seen->processes - 1) / seen->processes;
    if (auto error = give_back(db, share)) return *error;
    if (auto error = take(db, share, seen->taken)) return *error;
    return held_;
}

MaybeStoreError ShardLocks::appear(PgConnection& db) {
    if (present_) return std::nullopt;
    const auto result = db.run(on_lock(pg::hold_shared, presence));
    if (!result) return result.error();
    present_ = true;
    return std::nullopt;
}

StoreResult<ShardLocks::Seen> ShardLocks::look(PgConnection& db) const {
    const auto rows = db.run({pg::shards_seen, {std::to_string(lock_class)}});
    if (!rows) return rows.error();
    Seen seen{1, {}};
    for (int row = 0; row < rows->rows(); ++row) {
        const auto number = static_cast<std::size_t>(rows->integer(row, 0));
        if (number == presence) seen.processes = static_cast<std::size_t>(rows->integer(row, 1));
        if (number < shard_count) seen.taken.set(number);
    }
    return seen;
}

MaybeStoreError ShardLocks::give_back(PgConnection& db, std::size_t share) {
    for (std::size_t shard = 0; shard < shard_count && held_.count() > share; ++shard) {
        if (!held_[shard]) continue;
        const auto result = db.run(on_lock(pg::release, shard));
        if (!result) return result.error();
        held_.reset(shard);
    }
    return std::nullopt;
}

MaybeStoreError ShardLocks::take(PgConnection& db, std::size_t share, const Shards& taken) {
    for (std::size_t shard = 0; shard < shard_count && held_.count() < share; ++shard) {
        if (taken[shard]) continue;
        const auto result = db.run(on_lock(pg::hold, shard));
        if (!result) return result.error();
        if (result->boolean(0, 0)) held_.set(shard);  // else another process was quicker
    }
    return std::nullopt;
}

}  // namespace tenback::store
