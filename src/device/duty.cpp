#include "device/duty.hpp"

#include <fmt/format.h>

#include "bots/registry.hpp"
#include "notation/position.hpp"

namespace tenback::device {
namespace {

Question question(const Table& table, Seat seat, std::string level) {
    const Round& round = *table.round();
    Random words((std::uint64_t{round.lot()} << 8) + static_cast<std::uint64_t>(seat.number()));
    const State& state = round.state();
    return {seat, std::move(level), text_of(table.rules(), *table.view(seat)), words() % seed_limit,
            fmt::format("{}.{}.{}.{}", table.rounds(), state.turn_number, state.turn.played, round.take_backs())};
}

}  // namespace

std::variant<std::monostate, WishIsDue, Question> duty_of(const Table& table) {
    const std::vector<BotDuty> duties = table.duties();
    if (duties.empty()) return std::monostate{};
    if (table.round()->opening()) return WishIsDue{};
    return question(table, duties.front().seat, duties.front().level);
}

std::variant<Question, protocol::Fault> hint_for(const Table& table, std::optional<Seat> seat) {
    if (!table.options().hints) return protocol::Fault{"no_hints"};
    if (!seat) return protocol::Fault{"not_seated"};
    const auto view = table.view(*seat);
    if (!view || !view->your_move()) return protocol::Fault{"not_your_turn"};
    return question(table, *seat, std::string(bots().back().name));
}

}  // namespace tenback::device
