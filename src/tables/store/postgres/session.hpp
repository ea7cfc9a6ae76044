// A connection on which the store can work.
#pragma once

#include "store/open.hpp"
#include "store/postgres/connection.hpp"

namespace tenback::store {

/// Connected, its schema up to date, listening to the others, all statements prepared.
StoreResult<PgConnection> begin_session(const std::string& address, const StoreSettings& settings);

}  // namespace tenback::store
