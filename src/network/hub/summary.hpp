// What the store keeps beside a table's log, for lists: of the operator, and of the lobby.
#pragma once

#include <boost/json/array.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.hpp"
#include "table/table.hpp"

namespace tenback::hub {

/// In the lobby as long as somebody can sit down.
store::Marks marks_of(const table::Table& table);
/// Do lists show the same of both, but for the cards laid in the turn in progress?
bool same_in_lists(const table::Table& before, const table::Table& after);
/// summary_json; for a table in the lobby with its line there.
std::string server_summary(const table::Table& table, std::string_view id);
/// The lobby out of such summaries.
boost::json::array lobby_of(const std::vector<store::StoredTable>& tables);

}  // namespace tenback::hub
