// What a server says (docs/protocol.md), made from what a viewer may know and nothing else.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/storage_ptr.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "table/happening.hpp"
#include "table/table.hpp"

namespace tenback::protocol {

/// A seat, or nobody in particular: a spectator.
using Viewer = std::optional<Seat>;

/// What the log does not know about a table.
struct Around {
    std::string_view id;
    std::optional<std::chrono::milliseconds> left{};  // of the time for this turn, or until the next round is dealt
};

/// Some logged events of a table and all that happened by them.
struct Chapter {
    std::uint64_t count;  // events in the log
    std::span<const table::Happening> happenings;
    std::span<const std::size_t> ends{};  // how many happenings there were after each of the events, where that is known
};

/// What happened in a round so far, for those who come; old talk may be left out.
struct History {
    std::span<const table::Happening> happenings;
    std::size_t left_out = 0;
};

/// What happened, as the viewer may see it.
boost::json::array happenings_json(const Rules& rules, Viewer viewer, std::span<const table::Happening> happenings,
                                   const boost::json::storage_ptr& where = {});
/// `state`; null before the first deal.
boost::json::value state_json(const table::PublicTable& table, const Around& around,
                              const boost::json::storage_ptr& where = {});

std::string tell_done(table::MessageId id, const boost::json::object& with = {});
std::string tell_error(table::MessageId id, std::string_view code, boost::json::object with = {});
std::string tell_bye(std::string_view reason);

/// Is what this seat is told something that nobody else is? All others are told the same as a spectator.
bool is_private_to(Seat seat, std::span<const table::Happening> happenings);

/// What has just happened, of a table as it is now. What everybody is told is put into words once.
class News {
  public:
    News(const table::Table& table, const Around& around, const Chapter& chapter);
    [[nodiscard]] std::string tell(Viewer viewer) const;

  private:
    const table::Table& table_;
    Chapter chapter_;
    std::string for_all_;
};

/// Everything there is to know, with what happened in the round so far.
std::string tell_table(const table::Table& table, const Around& around, Viewer viewer, const History& history);

/// A line of the lobby.
boost::json::object lobby_json(const table::Table& table, std::string_view id);

}  // namespace tenback::protocol
