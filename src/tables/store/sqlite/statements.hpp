// What the store asks of its SQLite file.
#pragma once

#include "store/sqlite/database.hpp"

namespace tenback::store {

struct SqliteStatements {
    Statement find_key, open, insert, advance;  // for append
    Statement read, all, find, listed, count;
    Statement remove, prune;
    Statement copy;  // a whole table from another store

    static StoreResult<SqliteStatements> prepare(sqlite3* db);
};

}  // namespace tenback::store
