// Tables on this device for the page. A text begins with the id of its table, in a line of its own; what comes back is the
// JSON of device/texts.hpp.
#include <boost/json.hpp>
#include <map>

#include "device/texts.hpp"
#include "notation/notation.hpp"
#include "protocol/tell.hpp"
#include "table/log.hpp"
#include "wasm/door.hpp"

namespace tenback::wasm {
namespace {

using device::DeviceTable;

std::map<std::string, DeviceTable, std::less<>> tables;  // NOLINT: the module's own
std::vector<table::VariantStatistics> counted;           // NOLINT: the same

/// The first line; it is taken off the text.
std::string_view take_line(std::string_view& text) {
    const auto end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) lines.emplace_back(take_line(text));
    return lines;
}

/// What is asked of a table that is in memory, with the rest of the text.
template <class Answer>
std::uint32_t ask_table(std::uint32_t length, const Answer& answer) {
    std::string_view text = text_in(length);
    const auto place = tables.find(take_line(text));
    if (place == tables.end()) return text_out(R"({"error":"no_table"})");
    return text_out(answer(place->second, text));
}

std::optional<Seat> seat_of(const DeviceTable& table, std::uint32_t number) {
    const bool sits = number >= 1 && number <= table.table().rules().players;
    return sits ? std::optional(Seat::number(static_cast<int>(number))) : std::nullopt;
}

std::string refused(const protocol::BadMessage& bad) {
    return protocol::tell_error(bad.id.value_or(0), "bad_message", {{"reason", bad.reason}});
}

std::string changed(const DeviceTable& table, const std::optional<device::Change>& change) {
    return change ? change_text(table, *change) : "null";
}

}  // namespace

/// Is the text a message of docs/protocol.md? 0, or the length of the refusal.
EXPORT("check") std::uint32_t check(std::uint32_t length) {
    const auto message = protocol::read_message(text_in(length));
    return message ? 0 : text_out(refused(message.error()));
}

/// A new table by a `create`, which is the whole text; it is in memory then.
EXPORT("open_table") std::uint32_t open_table(std::uint32_t length) {
    const auto message = protocol::read_message(text_in(length));
    const auto* create = message ? std::get_if<protocol::Create>(&message->what) : nullptr;
    if (create == nullptr) return text_out(R"({"error":"bad_message"})");
    auto opened = DeviceTable::open(*create);
    std::string text = opened_text(message->id, opened);
    if (auto* made = std::get_if<DeviceTable::Opened>(&opened)) {
        const std::string id = made->table.id();
        tables.insert_or_assign(id, std::move(made->table));
    }
    return text_out(text);
}

/// Brings a table into memory by its whole log, a line an event. 0, or the length of the reason why not.
EXPORT("read_table") std::uint32_t read_table(std::uint32_t length) {
    std::string_view text = text_in(length);
    const std::string id(take_line(text));
    auto table = DeviceTable::read(id, lines_of(text));
    if (!table) return text_out(table.reason());
    tables.insert_or_assign(id, std::move(*table));
    return 0;
}

EXPORT("forget_table") void forget_table(std::uint32_t length) {
    std::string_view text = text_in(length);
    if (const auto place = tables.find(take_line(text)); place != tables.end()) tables.erase(place);
}

/// A message of a seat (0: of somebody who looks on). The seed is for a deal.
EXPORT("order") std::uint32_t order(std::uint32_t length, std::uint32_t seat, double seed) {
    return ask_table(length, [&](DeviceTable& table, std::string_view text) {
        const auto message = protocol::read_message(text);
        if (!message) return reply_text(table, {refused(message.error())});
        return reply_text(table, table.order(seat_of(table, seat), *message, static_cast<std::uint64_t>(seed) % seed_limit));
    });
}

EXPORT("join") std::uint32_t join(std::uint32_t length) {
    return ask_table(length, [](const DeviceTable& table, std::string_view text) {
        const auto message = protocol::read_message(text);
        const auto* wanted = message ? std::get_if<protocol::Join>(&message->what) : nullptr;
        return wanted == nullptr ? R"({"error":"bad_message"})" : reply_text(table, table.join(message->id, *wanted));
    });
}

/// What a bot is to do: null, "wish", or a question.
EXPORT("duty") std::uint32_t duty(std::uint32_t length) {
    return ask_table(length, [](const DeviceTable& table, std::string_view /*rest*/) -> std::string {
        const auto due = device::duty_of(table.table());
        if (std::holds_alternative<device::WishIsDue>(due)) return R"("wish")";
        const auto* question = std::get_if<device::Question>(&due);
        return question != nullptr ? question_text(*question) : "null";
    });
}

/// The change, or null if it is not to be done any more.
EXPORT("bot_wish") std::uint32_t bot_wish(std::uint32_t length) {
    return ask_table(length,
                     [](DeviceTable& table, std::string_view /*rest*/) { return changed(table, table.bot_wishes()); });
}

/// The same for a move, `44>U1` or `.`, after the line of the id.
EXPORT("bot_act") std::uint32_t bot_act(std::uint32_t length, std::uint32_t number) {
    return ask_table(length, [&](DeviceTable& table, std::string_view text) {
        const auto seat = seat_of(table, number);
        const auto move = parse_move(table.table().rules().game, text);
        if (!seat || !move) return std::string("null");
        return changed(table, std::visit([&](const auto& one) { return table.bot_acts(*seat, one); }, *move));
    });
}

/// What the strongest bot is to be asked for a seat, or an object with the code of the `error`.
EXPORT("hint") std::uint32_t hint(std::uint32_t length, std::uint32_t seat) {
    return ask_table(length, [&](const DeviceTable& table, std::string_view /*rest*/) {
        const auto asked = device::hint_for(table.table(), seat_of(table, seat));
        if (const auto* fault = std::get_if<protocol::Fault>(&asked)) return "{\"error\":\"" + fault->code + "\"}";
        return question_text(*std::get_if<device::Question>(&asked));
    });
}

/// The records of the finished rounds of a log, one a line.
EXPORT("records") std::uint32_t records(std::uint32_t length) {
    std::string_view text = text_in(length);
    const std::string id(take_line(text));
    const auto all = table::records_of(lines_of(text), id);
    std::string result;
    if (all)
        for (const std::string& record : all->finished) result.append(record).append("\n");
    return text_out(result);
}

/// Adds the finished rounds of a log to the statistics.
EXPORT("count") void count_log(std::uint32_t length) {
    std::string_view text = text_in(length);
    take_line(text);
    static_cast<void>(
        table::read_log(lines_of(text), [](const table::Table& now, std::span<const table::Happening> happenings) {
            if (ends_round(happenings)) count(counted, now);
        }));
}

/// What was counted so far; it is forgotten then.
EXPORT("statistics") std::uint32_t statistics() {
    const std::uint32_t length = text_out(device::statistics_text(counted));
    counted.clear();
    return length;
}

}  // namespace tenback::wasm
