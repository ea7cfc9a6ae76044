// What happened in a round, turn by turn, in lines that fit on the screen. Pure.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "host/link.hpp"
#include "words/phrases.hpp"

namespace tenback::terminal {

/// One turn, something that was said, or who wants to begin; in signs where words would not fit.
struct HistoryLine {
    std::optional<int> turn{};  // its number
    Seat seat{};
    std::string plays{};                          // `44>U1 ↺34>U1 ✹55>D1`
    std::optional<words::Message> words{};        // instead of plays
    std::uint64_t chat = 0;                       // of words in the chat: their number
    bool beside_seat = false;                     // the words stand beside the seat too, as long as they hold
    std::vector<std::pair<Seat, Wish>> wishes{};  // of all, in one line

    [[nodiscard]] bool says_something() const { return words || !plays.empty() || !wishes.empty(); }
};

/// The current round as its reader, or everybody (no reader), may read it.
std::vector<HistoryLine> history(const Rules& rules, std::span<const host::Seen> seen);

/// What anybody may see of what this seat saw: what it drew becomes a number.
table::VisibleHappening for_everybody(Seat seat, const table::VisibleHappening& seen);

}  // namespace tenback::terminal
