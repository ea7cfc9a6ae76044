#include "hub/history.hpp"

#include <algorithm>

#include "table/log.hpp"

namespace tenback::hub {
namespace {

/// Not what the cards did: of this, old ones may be forgotten.
bool is_talk(const table::Happening& what) {
    if (const auto* event = std::get_if<Event>(&what))
        return std::holds_alternative<Said>(*event) || std::holds_alternative<Wished>(*event);
    return !std::holds_alternative<table::HandsDealt>(what) && !std::holds_alternative<table::Retracted>(what);
}

std::size_t words_in(const table::Happening& what) {
    const auto* chat = std::get_if<table::Chatted>(&what);
    return chat != nullptr ? chat->text.size() : 0;
}

}  // namespace

RoundHistory::RoundHistory(const table::Table& table, std::uint64_t first, const std::vector<std::string>& log)
    : first_(first) {
    std::vector<table::TableEvent> events;
    for (const std::string& text : log) {
        if (first + events.size() > table.number()) break;  // written, and not applied here yet
        const auto event = table::read_event(table.rules(), text);
        if (!event) break;
        events.push_back(*event);
    }
    table.retell(events, [&](std::size_t place, std::span<const table::Happening> happenings) {
        for (const table::Happening& it : happenings) put(first_ + place, it);
    });
}

void RoundHistory::add(const table::Table& table, const protocol::Chapter& chapter) {
    std::size_t at = 0;
    for (std::size_t n = 0; n < chapter.ends.size(); ++n) {
        const std::uint64_t number = table.number() - chapter.count + 1 + n;
        for (; at < chapter.ends[n]; ++at) put(number, chapter.happenings[at]);
    }
}

void RoundHistory::put(std::uint64_t number, const table::Happening& what) {
    if (std::holds_alternative<table::HandsDealt>(what)) {  // another round
        entries_.clear();
        first_ = number;
        talk_ = talk_bytes_ = left_out_ = 0;
    }
    entries_.push_back({number, what});
    if (!is_talk(what)) return;
    ++talk_;
    talk_bytes_ += words_in(what);
    trim();
}

void RoundHistory::trim() {
    // Seldom, and then so much that it pays.
    if (talk_ <= most_talk + most_talk / 4 && talk_bytes_ <= most_talk_bytes + most_talk_bytes / 4) return;
    const std::size_t before = entries_.size();
    std::erase_if(entries_, [&](const Entry& entry) {
        if (!is_talk(entry.what) || (talk_ <= most_talk && talk_bytes_ <= most_talk_bytes)) return false;
        --talk_;
        talk_bytes_ -= words_in(entry.what);
        return true;
    });
    left_out_ += before - entries_.size();
}

RoundHistory::Part RoundHistory::after(std::uint64_t number) const {
    Part part{{}, left_out_};
    for (const Entry& entry : entries_)
        if (number < first_ || entry.number > number) part.happenings.push_back(entry.what);
    return part;
}

}  // namespace tenback::hub
