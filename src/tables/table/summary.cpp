#include "table/summary.hpp"

#include <boost/json.hpp>

#include "notation/variant.hpp"
#include "record/json.hpp"
#include "record/json_parts.hpp"

namespace tenback::table {
namespace {

namespace json = boost::json;

json::value seat_json(const SeatInfo& seat) {
    json::object result;
    if (const auto* person = std::get_if<Person>(&seat.sitter)) result["person"] = person->name;
    if (const auto* machine = std::get_if<Machine>(&seat.sitter)) result["bot"] = machine->level;
    if (seat.stand_in) result["stand_in"] = *seat.stand_in;
    return result;
}

}  // namespace

json::object summary_json(const Table& table) {
    const Rules& rules = table.rules();
    const PublicTable seen = table.public_table();
    json::array seats;
    for (const SeatInfo& seat : seen.seats) seats.push_back(seat_json(seat));
    json::object summary{
        {"game", text_of(rules.game)},
        {"players", rules.players},
        {"options", record::options_json(rules)},
        {"seats", std::move(seats)},
        {"round", seen.round},
        {"status", record::text_of(seen.game ? seen.game->status : Status::opening)},
        {"turn", seen.game ? seen.game->turn_number : 0},
        {"left", table.round() ? cards_left(rules, table.round()->state()) : rules.deck_size * rules.decks}};
    if (seen.game && seen.game->winner) summary["winner"] = seen.game->winner->number();
    return summary;
}

std::string summary_of(const Table& table) { return json::serialize(summary_json(table)); }

}  // namespace tenback::table
