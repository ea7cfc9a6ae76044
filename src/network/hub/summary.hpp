// What the store keeps beside a table's log, for lists: of the operator, and of the lobby.
#pragma once

#include <boost/json/array.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.hpp"
#include "table/table.hpp"

namespace tenback::server {

/// In the lobby as long as somebody can sit down.
Marks marks_of(const Table& table);
/// Do lists show the same of both, but for the cards laid in the turn in progress?
bool same_in_lists(const Table& before, const Table& after);
/// summary_json; for a table in the lobby with its line there.
std::string server_summary(const Table& table, std::string_view id);
/// The lobby out of such summaries.
boost::json::array lobby_of(const std::vector<StoredTable>& tables);

}  // namespace tenback::server
