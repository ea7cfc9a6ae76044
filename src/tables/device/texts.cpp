#include "device/texts.hpp"

#include <boost/json.hpp>

#include "notation/variant.hpp"
#include "protocol/tell.hpp"
#include "record/json_parts.hpp"

namespace tenback::device {
namespace {

namespace json = boost::json;

/// An object of which some values are JSON text already.
class Object {
  public:
    Object& add(std::string_view key, std::string_view text) {
        text_.append(text_.empty() ? "{\"" : ",\"").append(key).append("\":").append(text);
        return *this;
    }
    Object& add(std::string_view key, const json::value& value) { return add(key, json::serialize(value)); }
    [[nodiscard]] std::string text() const { return text_.empty() ? "{}" : text_ + '}'; }

  private:
    std::string text_;
};

json::array strings(std::span<const std::string> all) { return json::array(all.begin(), all.end()); }

}  // namespace

std::string summary_text(const table::Table& table, std::string_view id) {
    const table::PublicTable seen = table.public_table();
    const Rules& rules = table.rules();
    json::object summary = protocol::lobby_json(table, id);
    summary["round"] = seen.round;
    summary["turn"] = seen.game ? seen.game->turn_number : 0;
    summary["status"] = record::text_of(seen.game ? seen.game->status : Status::opening);
    summary["left"] = table.round() ? cards_left(rules, table.round()->state()) : rules.deck_size * rules.decks;
    summary["winner"] = record::seat_json(seen.game ? seen.game->winner : std::nullopt);
    return json::serialize(summary);
}

std::string change_text(const DeviceTable& table, const Change& change) {
    Object own;
    for (int s = 0; s < Seat::limit; ++s)
        if (const std::string& text = change.for_seat[static_cast<std::size_t>(s)]; !text.empty())
            own.add(record::key_of(s + 1), text);
    json::array left;
    for (const Seat seat : change.left) left.emplace_back(seat.number());
    return Object()
        .add("log", strings(change.log))
        .add("all", change.for_all)
        .add("own", own.text())
        .add("left", left)
        .add("summary", summary_text(table.table(), table.id()))
        .text();
}

std::string reply_text(const DeviceTable& table, const Reply& reply) {
    Object result;
    result.add("answer", reply.answer).add("you", record::seat_json(reply.you));
    if (!reply.table.empty()) result.add("table", reply.table);
    if (reply.change) result.add("change", change_text(table, *reply.change));
    return result.text();
}

std::string opened_text(table::MessageId id, const std::variant<DeviceTable::Opened, protocol::Fault>& opened) {
    if (const auto* fault = std::get_if<protocol::Fault>(&opened))
        return Object().add("answer", protocol::tell_error(id, fault->code)).add("id", json::value(nullptr)).text();
    const auto& [table, log] = *std::get_if<DeviceTable::Opened>(&opened);
    const std::string code = table.id().substr(0, protocol::code_length);
    return Object()
        .add("answer", protocol::tell_done(id, {{"table", table.id()}, {"code", code}}))
        .add("id", json::value(table.id()))
        .add("log", strings(log))
        .add("summary", summary_text(table.table(), table.id()))
        .text();
}

std::string question_text(const Question& question) {
    return json::serialize(json::object{{"seat", question.seat.number()},
                                        {"level", question.level},
                                        {"position", question.position},
                                        {"seed", question.seed},
                                        {"moment", question.moment}});
}

std::string statistics_text(std::span<const table::VariantStatistics> all) {
    json::array lines;
    for (const table::VariantStatistics& one : all) {
        json::array variants;
        for (const Option& option : options_of(one.variant.game))
            if (one.variant.chosen.contains(option)) variants.emplace_back(option.variant);
        lines.push_back(json::object{{"game", text_of(one.variant.game)},
                                     {"variants", std::move(variants)},
                                     {"games", one.games},
                                     {"wins", one.wins},
                                     {"between_people", one.between_people},
                                     {"with_take_backs", one.with_take_backs},
                                     {"streak", one.streak},
                                     {"longest_streak", one.longest_streak},
                                     {"left", json::array(one.left.begin(), one.left.end())}});
    }
    return json::serialize(lines);
}

}  // namespace tenback::device
