#include "table/draft.hpp"

#include "table/log.hpp"

namespace tenback::table {

std::optional<TableRefusal> Draft::add(const Decision& decision) {
    if (const auto* refusal = std::get_if<TableRefusal>(&decision)) return *refusal;
    const auto& events = *std::get_if<std::vector<TableEvent>>(&decision);
    Table after = after_;
    const std::size_t before = happenings_.size();
    for (const TableEvent& event : events) {
        const auto refusal = after.apply(event, &happenings_);
        if (!refusal) continue;
        while (happenings_.size() > before) happenings_.pop_back();
        return refusal;
    }
    for (const TableEvent& event : events) events_.push_back(event);
    after_ = std::move(after);
    return std::nullopt;
}

std::vector<std::string> Draft::log() const {
    std::vector<std::string> lines;
    for (const TableEvent& event : events_) lines.push_back(log_text(after_.rules(), event));
    return lines;
}

}  // namespace tenback::table
