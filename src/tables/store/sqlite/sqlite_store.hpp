// The store behind store/sqlite.hpp, on a database whose schema is up to date.
#pragma once

#include <memory>

#include "store/sqlite/database.hpp"
#include "store/sqlite/statements.hpp"
#include "store/sqlite/witness.hpp"

namespace tenback::store {

/// What the only server of a file has besides it, until the store is closed. Other programs have nothing.
struct Tenure {
    std::shared_ptr<const void> lock{};
    std::unique_ptr<Witness> witness{};
};

std::unique_ptr<Store> make_sqlite_store(Database db, SqliteStatements statements, Tenure tenure);

}  // namespace tenback::store
