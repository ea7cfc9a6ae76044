#include "device/duty.hpp"

#include <fmt/format.h>

#include "notation/position.hpp"
#include "table/driver.hpp"

namespace tenback::device {
namespace {

Question question(const table::Table& table, Seat seat, std::string level) {
    const table::Round& round = *table.round();
    const State& state = round.state();
    return {seat, std::move(level), text_of(table.rules(), *table.view(seat)), bot_seed(table, seat) % seed_limit,
            fmt::format("{}.{}.{}.{}", table.rounds(), state.turn_number, state.turn.played, round.take_backs())};
}

}  // namespace

std::variant<std::monostate, WishIsDue, Question> duty_of(const table::Table& table) {
    const std::vector<table::BotDuty> duties = table.duties();
    if (duties.empty()) return std::monostate{};
    if (table.round()->opening()) return WishIsDue{};
    return question(table, duties.front().seat, duties.front().level);
}

std::variant<Question, protocol::Fault> hint_for(const table::Table& table, std::optional<Seat> seat) {
    if (!seat) return protocol::Fault{"not_seated"};
    if (const auto refusal = why_no_hint(table, *seat)) return protocol::fault_of(*refusal);
    return question(table, *seat, std::string(table::adviser()));
}

}  // namespace tenback::device
