// What happens at a table, and why something cannot be done there, as messages.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "host/link.hpp"
#include "words/phrases.hpp"

namespace tenback::terminal {

/// People by their names if they gave one, bots with their level.
words::Names names_at(const std::vector<table::SeatInfo>& seats);

/// A line for the log; nothing where there is nothing to tell. Who reads it is called "you".
std::optional<words::Message> told(const Rules& rules, const table::VisibleHappening& happening, const words::Names& names,
                                   std::optional<Seat> reader);

/// A game in which nobody has laid a card is not worth keeping.
bool is_untouched(const table::PublicTable& table);

/// Where games are kept, for messages.
struct Place {
    std::string folder;
    std::string id;  // of the table, if it is about one
};

/// Why games cannot be kept or read there.
words::Message trouble(const store::StoreError& error, const Place& place);
/// What is to be said when a table elsewhere comes out of reach or back; nothing while all is well.
std::optional<words::Message> reach_news(host::Reach reach);
/// With so many seconds left of a turn, whoever is to move is warned.
inline constexpr int short_time = 10;
/// Of the time of the seat to move, if the table has a clock.
std::optional<int> seconds_left(const host::TableLink& link, std::chrono::steady_clock::time_point now);

/// Cannot be reached any more, whatever happens.
bool is_cut_off(host::Reach reach);
/// Why a table does not let us.
words::Message denied(table::Denial denial);
/// Why a server does not.
words::Message declined(const host::Declined& why);
/// Why either does not; `otherwise` if it is for another reason.
words::Message refused(const host::LinkRefusal& refusal, const words::Message& otherwise);
/// Why an action in this turn does not count.
words::Message refused(const Rules& rules, const Turn& turn, const Action& action, const host::LinkRefusal& refusal,
                       const words::Names& names, const Place& place);

}  // namespace tenback::terminal
