// SQLite's connections and statements as owners of themselves; errors as values.
#pragma once

#include <sqlite3.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "store/store.hpp"

namespace tenback::store {

struct CloseDatabase {
    void operator()(sqlite3* db) const { sqlite3_close_v2(db); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;

/// The error that the connection had last.
StoreError error_of(sqlite3* db);
/// Runs statements without results.
std::optional<StoreError> execute(sqlite3* db, const char* sql);

/// A prepared statement; parameters are bound in order and columns read from 0.
class Statement {
  public:
    Statement() = default;
    static StoreResult<Statement> prepare(sqlite3* db, std::string_view sql);

    /// From the beginning, with these parameters.
    template <class... Values>
    Statement& with(const Values&... values) {
        sqlite3_reset(statement_.get());
        int place = 0;
        (bind(++place, values), ...);
        return *this;
    }
    /// True: there is a row. False: it is done.
    StoreResult<bool> step();
    /// Steps to the end; nothing if all went well.
    std::optional<StoreError> finish();
    /// Ends a read, so that it holds no lock.
    void reset() { sqlite3_reset(statement_.get()); }

    [[nodiscard]] std::int64_t integer(int column) const { return sqlite3_column_int64(statement_.get(), column); }
    [[nodiscard]] std::string text(int column) const;

  private:
    void bind(int place, std::int64_t value) { sqlite3_bind_int64(statement_.get(), place, value); }
    void bind(int place, std::uint64_t value) { bind(place, static_cast<std::int64_t>(value)); }
    void bind(int place, bool value) { bind(place, std::int64_t{value}); }
    void bind(int place, std::string_view text);

    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

}  // namespace tenback::store
