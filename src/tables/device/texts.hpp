// What a table on one device tells its owner, as JSON.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "device/device_table.hpp"
#include "device/duty.hpp"
#include "table/statistics.hpp"

namespace tenback::device {

/// A line of the lobby with `round`, `turn`, `status` and `left`, for the list of kept tables.
std::string summary_text(const table::Table& table, std::string_view id);
/// `log`, `all` and `own` (what is told, by seat), `left`, `summary`.
std::string change_text(const DeviceTable& table, const Change& change);
/// `answer`, `you`, perhaps `table` and `change`.
std::string reply_text(const DeviceTable& table, const Reply& reply);
/// `answer`, `id`, perhaps `log` and `summary`.
std::string opened_text(table::MessageId id, const std::variant<DeviceTable::Opened, protocol::Fault>& opened);
/// `seat`, `level`, `position`, `seed`, `moment`.
std::string question_text(const Question& question);
std::string statistics_text(std::span<const table::VariantStatistics> all);

}  // namespace tenback::device
