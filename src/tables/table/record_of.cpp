// A table's rounds in the public record format.
#include <boost/json.hpp>

#include "record/json.hpp"
#include "table/fairness.hpp"
#include "table/log.hpp"

namespace tenback::table {
namespace {

namespace json = boost::json;

json::value sitter_json(const SeatInfo& seat) {
    if (const auto* person = std::get_if<Person>(&seat.sitter)) return json::object{{"person", person->name}};
    if (const auto* machine = std::get_if<Machine>(&seat.sitter)) {
        json::object result{{"bot", machine->level}};
        if (!machine->player.empty()) result["player"] = machine->player;
        return result;
    }
    return nullptr;
}

}  // namespace

std::optional<std::string> record_of(const Table& table, std::string_view id) {
    if (!table.round() || table.round()->opening()) return std::nullopt;
    const PublicTable seen = table.public_table();
    json::object record = record_json(table.round()->game(table.rules()));
    json::array seats;
    for (int s = 0; s < table.rules().players; ++s) seats.push_back(sitter_json(table.seat(Seat::at(s))));
    record["seats"] = std::move(seats);
    if (const auto seed = table.round()->seed()) record["seed"] = *seed;
    if (seen.known_deal) record["known_deal"] = true;
    if (seen.take_backs > 0) record["take_backs"] = seen.take_backs;
    json::array stand_ins;
    for (const Seat seat : seen.stood_in) stand_ins.emplace_back(seat.number());
    if (!stand_ins.empty()) record["stand_ins"] = std::move(stand_ins);
    if (const auto fairness = id.empty() ? std::nullopt : fairness_of(seen, id))
        record[fair::fairness_key] = fair::fairness_json(*fairness);
    return json::serialize(record);
}

Result<TableRecords> records_of(std::span<const std::string> log, std::string_view id) {
    TableRecords records;
    const auto table = read_log(log, [&](const Table& now, std::span<const Happening> happenings) {
        if (ends_round(happenings)) records.finished.push_back(record_of(now, id).value());
    });
    if (!table) return Error{table.reason()};
    if (table->running()) records.running = record_of(*table);
    return records;
}

}  // namespace tenback::table
