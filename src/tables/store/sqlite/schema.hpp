// The shape of the SQLite file, and how older shapes become this one.
#pragma once

#include <optional>

#include "store/sqlite/database.hpp"

namespace tenback::store {

/// Makes the tables or brings them up to date. StoreFault::newer if a newer program wrote the file; a database of
/// another program is StoreFault::cannot_open.
std::optional<StoreError> migrate(sqlite3* db);

}  // namespace tenback::store
