// Events that follow from each other, decided but not written yet.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/table.hpp"

namespace tenback::table {

class Draft {
  public:
    explicit Draft(Table before) : after_(std::move(before)) {}

    /// All that was decided; nothing of it if one event is refused.
    std::optional<TableRefusal> add(const Decision& decision);

    /// The table as it will be.
    [[nodiscard]] const Table& after() const& { return after_; }
    [[nodiscard]] Table after() && { return std::move(after_); }
    [[nodiscard]] const std::vector<TableEvent>& events() const { return events_; }
    [[nodiscard]] const std::vector<Happening>& happenings() const { return happenings_; }
    [[nodiscard]] bool empty() const { return events_.empty(); }
    /// The events as lines of the log.
    [[nodiscard]] std::vector<std::string> log() const;

  private:
    Table after_;
    std::vector<TableEvent> events_;
    std::vector<Happening> happenings_;
};

}  // namespace tenback::table
