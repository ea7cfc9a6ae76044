// Our values as PostgreSQL's text, and back.
#pragma once

#include "store/postgres/connection.hpp"

namespace tenback::store {

PgCommand append_command(const Append& one);
PgCommand copy_command(const StoredTable& table, const std::vector<std::string>& log);

/// The first column.
std::vector<std::string> texts_in(const PgResult& result);
std::vector<StoredTable> tables_in(const PgResult& result);
/// `ID NUMBER`, as the statements tell it to those who listen.
std::optional<Change> change_in(const std::string& notice);

}  // namespace tenback::store
