#include "device/steps.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "protocol/tell.hpp"
#include "record/fields.hpp"
#include "record/json.hpp"
#include "record/json_parts.hpp"
#include "record/record.hpp"
#include "record/replay.hpp"
#include "table/table.hpp"

namespace tenback::device {
namespace {

namespace json = boost::json;

/// What happened by the last step.
std::vector<table::Happening> happenings_at(const record::Replay& replay) {
    if (!replay.deed()) return {table::HandsDealt{1, false, replay.state().hands}};
    if (const auto* taken = std::get_if<record::TookBack>(&replay.deed()->what))
        return {table::Retracted{replay.deed()->seat, taken->play}};
    return {replay.events().begin(), replay.events().end()};
}

/// A place of the replay, as somebody sees it who looks on at a table.
json::object step_json(const record::Replay& replay, int take_backs) {
    const Rules& rules = replay.rules();
    const table::PublicTable table{{rules},    {},    1,  false, public_view(rules, replay.state(), replay.talk()),
                                   take_backs, false, {}, {},    {}};
    const std::optional<Seat> doer = replay.deed() ? std::optional(replay.deed()->seat) : std::nullopt;
    json::array events = protocol::happenings_json(rules, doer, happenings_at(replay));
    json::value first = doer && !events.empty() ? events.front() : json::value(nullptr);
    return {{"event", std::move(first)},
            {"events", std::move(events)},
            {"state", protocol::state_json(table, {})},
            {"hands", record::hands_json(rules, replay.state())},
            {"laid", record::laid_json(rules, *table.game)}};
}

json::array steps_json(const record::Game& game) {
    json::array steps;
    int take_backs = 0;
    record::Replay replay(game);
    do {
        if (replay.deed() && std::holds_alternative<record::TookBack>(replay.deed()->what)) ++take_backs;
        steps.push_back(step_json(replay, take_backs));
    } while (replay.forward());
    return steps;
}

Result<json::object> game_json(std::string_view text) {
    const auto game = record::read_record(text);
    if (!game) return Error{game.reason()};
    auto record = record::parse_object(text);
    if (!record) return Error{record.reason()};
    for (const std::string_view key : {"decks", "turns", "talk", "taken_back"}) record->erase(key);
    (*record)["options"] = record::options_json(game->rules());
    (*record)["steps"] = steps_json(*game);
    return std::move(*record);
}

}  // namespace

Result<json::object> replay(std::string_view records) {
    json::array games;
    for (int line = 1; !records.empty(); ++line) {
        const auto end = records.find('\n');
        const std::string_view text = records.substr(0, end);
        records.remove_prefix(end == std::string_view::npos ? records.size() : end + 1);
        if (text.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        auto game = game_json(text);
        if (!game) return Error{fmt::format("line {}: {}", line, game.reason())};
        games.push_back(std::move(*game));
    }
    if (games.empty()) return Error{"no record"};
    return json::object{{"games", std::move(games)}};
}

}  // namespace tenback::device
