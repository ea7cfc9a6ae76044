#include "hub/summary.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "protocol/tell.hpp"
#include "record/fields.hpp"
#include "table/summary.hpp"

namespace tenback::hub {
namespace {

constexpr std::string_view lobby_key = "lobby";

}  // namespace

store::Marks marks_of(const table::Table& table) {
    bool open = false;
    for (int s = 0; s < table.rules().players; ++s) open = open || table.seat(Seat::at(s)).open();
    return {.listed = table.options().listed && open && !table.running(), .finished = !table.running()};
}

bool same_in_lists(const table::Table& before, const table::Table& after) {
    if (!before.running() || !after.running() || before.rounds() != after.rounds()) return false;
    const State& then = before.round()->state();
    const State& now = after.round()->state();
    if (then.status != now.status || then.turn_number != now.turn_number) return false;
    for (int s = 0; s < after.rules().players; ++s)
        if (before.seat(Seat::at(s)) != after.seat(Seat::at(s))) return false;
    return true;
}

std::string server_summary(const table::Table& table, std::string_view id) {
    boost::json::object summary = summary_json(table);
    if (marks_of(table).listed) summary[lobby_key] = protocol::lobby_json(table, id);
    return boost::json::serialize(summary);
}

boost::json::array lobby_of(const std::vector<store::StoredTable>& tables) {
    boost::json::array lines;
    for (const store::StoredTable& stored : tables) {
        const auto summary = record::parse_object(stored.summary);
        if (!summary) continue;
        if (const auto line = record::object_in(*summary, lobby_key)) lines.emplace_back(**line);
    }
    return lines;
}

}  // namespace tenback::hub
