// A table's log as text: one JSON object an event. Untrusted text in, a checked table out.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "table/table.hpp"

namespace tenback::table {

/// Stands in the first event; a newer one is refused. 2: `renamed` and `ready`, `by` of `left`, `missed` of `stand_in`.
inline constexpr int log_version = 2;

std::string_view text_of(TalkPreset preset);
std::optional<TalkPreset> parse_talk_preset(std::string_view text);

/// `{"event":"acted","seat":1,"play":"44>U1"}`
std::string log_text(const Rules& rules, const TableEvent& event);

/// The first event of a log.
Result<TableOpened> read_opening(std::string_view text);
/// Any other event, of a table with these rules.
Result<TableEvent> read_event(const Rules& rules, std::string_view text);

/// Called after each event with the table as it then is and what happened.
using Watch = std::function<void(const Table&, std::span<const Happening>)>;

/// The table that a whole log gives. An error begins with `event N: `.
Result<Table> read_log(std::span<const std::string> log, const Watch& watch = {});

/// The current round as a public record with its seats, take-backs and stand-ins; nothing before it has begun. With the id
/// of the table it tells about the shuffle, too, once the round is over.
std::optional<std::string> record_of(const Table& table, std::string_view id = {});
/// The records of all rounds of a log. A record holds the decks, so that of a round in progress shows hidden cards.
struct TableRecords {
    std::vector<std::string> finished;
    std::optional<std::string> running;
};
Result<TableRecords> records_of(std::span<const std::string> log, std::string_view id = {});

}  // namespace tenback::table
