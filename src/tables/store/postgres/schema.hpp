// The shape of the PostgreSQL schema, and how older shapes become this one.
#pragma once

#include "store/postgres/connection.hpp"

namespace tenback::store {

/// The first number of all advisory locks of ours ("tenb"), so that they meet nobody else's.
inline constexpr std::int32_t lock_class = 0x74656E62;

/// Makes schema and tables or brings them up to date; processes that start at once do it one after the other.
/// StoreFault::newer if a newer program was here; a schema of another program is StoreFault::cannot_open.
MaybeStoreError migrate(PgConnection& db);

}  // namespace tenback::store
