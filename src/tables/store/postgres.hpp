// The store in a PostgreSQL database, for several processes at once: in a schema `tenback` of its own. The connection is a
// session that listens and holds locks, so no pooler may stand between that shares sessions.
#pragma once

#include "store/open.hpp"

namespace tenback::store {

/// Connects and makes the tables or brings them up to date. The address is one that libpq knows: postgresql://…
StoreResult<std::unique_ptr<Store>> open_postgres(const std::string& address, const StoreSettings& settings = {});

}  // namespace tenback::store
