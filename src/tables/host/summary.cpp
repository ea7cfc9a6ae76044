#include "host/summary.hpp"

#include <boost/json.hpp>

#include "notation/variant.hpp"
#include "record/fields.hpp"
#include "record/json.hpp"
#include "record/json_parts.hpp"

namespace tenback::host {
namespace {

namespace json = boost::json;

table::SeatInfo seat_from(const json::value& value) {
    table::SeatInfo seat;
    const json::object* object = value.if_object();
    if (object == nullptr) return seat;
    if (const auto name = record::string_in(*object, "person")) seat.sitter = table::Person{std::string(*name)};
    if (const auto level = record::string_in(*object, "bot")) seat.sitter = table::Machine{std::string(*level)};
    if (const auto level = record::string_in(*object, "stand_in")) seat.stand_in = std::string(*level);
    return seat;
}

}  // namespace

Result<KeptGame> read_summary(const store::StoredTable& stored) {
    const auto summary = record::parse_object(stored.summary);
    if (!summary) return Error{summary.reason()};
    const auto rules = record::rules_in(*summary);
    if (!rules) return Error{rules.reason()};
    const auto word = record::string_in(*summary, "status");
    const auto status = word ? record::parse_status(*word) : std::nullopt;
    const auto round = record::integer_in(*summary, "round");
    const auto turn = record::integer_in(*summary, "turn");
    const auto left = record::integer_in(*summary, "left");
    const auto seats = record::array_in(*summary, "seats");
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
    if (const auto winner = record::seat_in(*summary, "winner", *rules)) game.winner = *winner;
    return game;
}

}  // namespace tenback::host
