#include "host/summary.hpp"

#include <boost/json.hpp>

#include "notation/variant.hpp"
#include "record/fields.hpp"
#include "record/json.hpp"
#include "record/json_parts.hpp"

namespace tenback {
namespace {

namespace json = boost::json;

json::value seat_json(const SeatInfo& seat) {
    json::object result;
    if (const auto* person = std::get_if<Person>(&seat.sitter)) result["person"] = person->name;
    if (const auto* machine = std::get_if<Machine>(&seat.sitter)) result["bot"] = machine->level;
    if (seat.stand_in) result["stand_in"] = *seat.stand_in;
    return result;
}

SeatInfo seat_from(const json::value& value) {
    SeatInfo seat;
    const json::object* object = value.if_object();
    if (object == nullptr) return seat;
    if (const auto name = string_in(*object, "person")) seat.sitter = Person{std::string(*name)};
    if (const auto level = string_in(*object, "bot")) seat.sitter = Machine{std::string(*level)};
    if (const auto level = string_in(*object, "stand_in")) seat.stand_in = std::string(*level);
    return seat;
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
        {"options", options_json(rules)},
        {"seats", std::move(seats)},
        {"round", seen.round},
        {"status", text_of(seen.game ? seen.game->status : Status::opening)},
        {"turn", seen.game ? seen.game->turn_number : 0},
        {"left", table.round() ? cards_left(rules, table.round()->state()) : rules.deck_size * rules.decks}};
    if (seen.game && seen.game->winner) summary["winner"] = seen.game->winner->number();
    return summary;
}

std::string summary_of(const Table& table) { return json::serialize(summary_json(table)); }

Result<KeptGame> read_summary(const StoredTable& stored) {
    const auto summary = parse_object(stored.summary);
    if (!summary) return Error{summary.reason()};
    const auto rules = rules_in(*summary);
    if (!rules) return Error{rules.reason()};
    const auto word = string_in(*summary, "status");
    const auto status = word ? parse_status(*word) : std::nullopt;
    const auto round = integer_in(*summary, "round");
    const auto turn = integer_in(*summary, "turn");
    const auto left = integer_in(*summary, "left");
    const auto seats = array_in(*summary, "seats");
    if (!status || !round || !turn || !left || !seats) return Error{"a summary of another kind"};
    KeptGame game{.id = stored.id,
                  .changed = stored.changed,
                  .rules = *rules,
                  .seats = {},
                  .round = static_cast<std::uint32_t>(*round),
                  .status = *status,
                  .turn = static_cast<int>(*turn),
                  .left = static_cast<int>(*left),
                  .winner = std::nullopt};
    for (const json::value& seat : **seats) game.seats.push_back(seat_from(seat));
    game.seats.resize(rules->players);
    if (const auto winner = seat_in(*summary, "winner", *rules)) game.winner = *winner;
    return game;
}

}  // namespace tenback
