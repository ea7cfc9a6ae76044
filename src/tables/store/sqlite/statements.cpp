#include "store/sqlite/statements.hpp"

#include <array>

namespace tenback::store {
namespace {

constexpr std::string_view find_key_sql = "SELECT key, number FROM tables WHERE id = ?1";
constexpr std::string_view open_sql =
    "INSERT INTO tables (id, number, created, changed, summary) VALUES (?1, 0, unixepoch(), unixepoch(), '') "
    "RETURNING key";
constexpr std::string_view insert_sql = "INSERT INTO events (table_key, number, text) VALUES (?1, ?2, ?3)";
constexpr std::string_view advance_sql =
    "UPDATE tables SET number = ?2, changed = unixepoch(), summary = coalesce(nullif(?3, ''), summary), listed = ?4, "
    "finished = ?5 WHERE key = ?1";
constexpr std::string_view read_sql =
    "SELECT text FROM events WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND number >= ?2 ORDER BY number";
constexpr std::string_view all_sql =
    "SELECT id, number, created, changed, summary, listed, finished FROM tables ORDER BY changed DESC, key DESC";
constexpr std::string_view find_sql =  // no text is greater than those that begin with ?1 and go on with the last character
    "SELECT id, number, created, changed, summary, listed, finished FROM tables "
    "WHERE id >= ?1 AND id < ?1 || char(1114111) ORDER BY id LIMIT ?2";
constexpr std::string_view listed_sql =
    "SELECT id, number, created, changed, summary, listed, finished FROM tables WHERE listed = 1 "
    "ORDER BY changed DESC, key DESC LIMIT ?1";
constexpr std::string_view count_sql = "SELECT count(*) FROM tables";
constexpr std::string_view remove_sql = "DELETE FROM tables WHERE id = ?1";
constexpr std::string_view prune_sql =
    "DELETE FROM tables WHERE key IN (SELECT key FROM tables "
    "WHERE changed <= unixepoch() - CASE finished WHEN 1 THEN ?1 ELSE ?2 END ORDER BY changed LIMIT ?3) RETURNING id";
constexpr std::string_view copy_sql =
    "INSERT INTO tables (id, number, created, changed, summary, listed, finished) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) "
    "RETURNING key";

}  // namespace

StoreResult<SqliteStatements> SqliteStatements::prepare(sqlite3* db) {
    SqliteStatements all;
    using StatementAndSql = std::pair<Statement&, std::string_view>;
    const auto each = std::to_array<StatementAndSql>({{all.find_key, find_key_sql},
                                                      {all.open, open_sql},
                                                      {all.insert, insert_sql},
                                                      {all.advance, advance_sql},
                                                      {all.read, read_sql},
                                                      {all.all, all_sql},
                                                      {all.find, find_sql},
                                                      {all.listed, listed_sql},
                                                      {all.count, count_sql},
                                                      {all.remove, remove_sql},
                                                      {all.prune, prune_sql},
                                                      {all.copy, copy_sql}});
    for (const auto& [statement, sql] : each) {
        auto made = Statement::prepare(db, sql);
        if (!made) return made.error();
        statement = std::move(*made);
    }
    return all;
}

}  // namespace tenback::store
