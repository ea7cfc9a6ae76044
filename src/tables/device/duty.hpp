// What bots are to think about, as questions to a thread of their own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "protocol/verdict.hpp"
#include "table/table.hpp"

namespace tenback::device {

/// For think (src/apps/wasm/bots_door.cpp).
struct Question {
    Seat seat;
    std::string level;
    std::string position;  // as the seat knows it (notation/position.hpp)
    std::uint64_t seed;    // below seed_limit
    std::string moment;    // as long as it is the same, so is the answer; talk does not change it
};

/// In the opening a bot has not said its wish: no question for a thread, DeviceTable::bot_wishes knows at once.
struct WishIsDue {};

/// What a bot is to do now, if anything.
std::variant<std::monostate, WishIsDue, Question> duty_of(const table::Table& table);

/// What the strongest bot would do on a person's seat, or why it may not be asked.
std::variant<Question, protocol::Fault> hint_for(const table::Table& table, std::optional<Seat> seat);

}  // namespace tenback::device
