// The store behind store/sqlite.hpp, on a database whose schema is up to date.
#pragma once

#include <memory>

#include "store/sqlite/database.hpp"
#include "store/sqlite/statements.hpp"

namespace tenback {

std::unique_ptr<Store> make_sqlite_store(Database db, SqliteStatements statements);

}  // namespace tenback
