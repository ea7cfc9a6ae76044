// What the store asks of PostgreSQL.
#pragma once

#include "store/postgres/connection.hpp"

namespace tenback::store {

/// Names of prepared statements.
namespace pg {
inline constexpr const char* begin = "begin";
inline constexpr const char* begin_snapshot = "begin_snapshot";
inline constexpr const char* commit = "commit";
inline constexpr const char* append = "append";  // one row if it was written, none if there is a conflict
inline constexpr const char* read = "read";
inline constexpr const char* all = "all";
inline constexpr const char* find = "find";
inline constexpr const char* listed = "listed";
inline constexpr const char* count = "count";
inline constexpr const char* remove = "remove";
inline constexpr const char* prune = "prune";
inline constexpr const char* copy = "copy";
inline constexpr const char* shards_seen = "shards_seen";  // shard, number of sessions that hold it
inline constexpr const char* hold_shared = "hold_shared";
inline constexpr const char* hold = "hold";
inline constexpr const char* release = "release";
}  // namespace pg

MaybeStoreError prepare_statements(PgConnection& db);

}  // namespace tenback::store
