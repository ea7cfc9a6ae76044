#include "external/protocol.hpp"

#include <fmt/format.h>

#include <array>
#include <boost/json.hpp>

#include "engine/action.hpp"
#include "external/foul.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/event_json.hpp"
#include "record/explain.hpp"
#include "record/fields.hpp"
#include "record/json.hpp"
#include "record/json_parts.hpp"

namespace tenback::external {
namespace {

namespace json = boost::json;

constexpr std::size_t most_says = 20;  // more is noise

std::string_view word_of(Question question) {
    constexpr std::array<std::string_view, 3> words{"wish", "talk", "turn"};
    return words[static_cast<std::size_t>(question)];
}

[[noreturn]] void bad_message(std::string_view reason, std::string_view answer) {
    throw Foul{FoulKind::bad_message, fmt::format("{}: {}", reason, record::quoted(answer))};
}

json::object object_of(std::string_view answer) {
    auto object = record::parse_object(answer);
    if (!object) bad_message(object.reason(), answer);
    return std::move(*object);
}

/// The strings of an array.
std::vector<std::string_view> strings_in(const json::object& object, std::string_view key, std::string_view answer) {
    const auto array = record::array_in(object, key);
    if (!array) bad_message(array.reason(), answer);
    std::vector<std::string_view> strings;
    for (const json::value& value : **array) {
        if (!value.is_string()) bad_message(fmt::format("'{}' must hold strings", key), answer);
        strings.emplace_back(value.get_string());
    }
    return strings;
}

[[noreturn]] void refused(const Rules& rules, const Turn& turn, const Action& action, Refusal refusal) {
    throw Foul{FoulKind::broke_rules,
               fmt::format("{}: {}", code_of(refusal), record::explain(rules, turn, turn.seat, action, refusal))};
}

/// The chance of winning that the program sees, if it says so.
double estimate_in(const json::object& object, std::string_view answer) {
    const json::value* value = object.if_contains("estimate");
    if (value == nullptr) return 0;
    json::error_code error;
    const auto estimate = value->to_number<double>(error);
    if (error || !(estimate >= 0 && estimate <= 1)) bad_message("'estimate' must be a number from 0 to 1", answer);
    return estimate;
}

}  // namespace

std::string question_text(Question question, const bots::Knowledge& knows, double seconds, bots::Effort effort) {
    const Rules& rules = knows.rules;
    json::object text{{"tenback", 1},
                      {"ask", word_of(question)},
                      {"seconds", seconds},
                      {"game", text_of(rules.game)},
                      {"players", rules.players},
                      {"options", record::options_json(rules)},
                      {"view", record::view_json(rules, knows.view, record::talk_json(knows.events))},
                      {"events", record::events_json(rules, knows.view.you, knows.events)}};
    if (effort.roll_outs != 0) text["effort"] = effort.roll_outs;
    return json::serialize(text);
}

std::string news_text(Question question, const Rules& rules, Seat you, std::span<const VisibleEvent> news,
                      bots::Effort effort) {
    json::object text{
        {"tenback", 1}, {"ask", word_of(question)}, {"new", true}, {"events", record::events_json(rules, you, news)}};
    if (effort.roll_outs != 0) text["effort"] = effort.roll_outs;
    return json::serialize(text);
}

Wish read_wish(std::string_view answer) {
    const json::object object = object_of(answer);
    const auto text = record::string_in(object, "wish");
    if (!text) bad_message(text.reason(), answer);
    const auto wish = parse_wish(*text);
    if (!wish) bad_message(record::quoted(*text) + " is no wish", answer);
    return *wish;
}

std::vector<Say> read_says(const Rules& rules, const View& view, std::string_view answer) {
    const json::object object = object_of(answer);
    const auto texts = strings_in(object, "say", answer);
    if (texts.size() > most_says) bad_message(fmt::format("more than {} things to say at once", most_says), answer);
    Talk talk = view.talk;
    std::vector<Say> says;
    for (const std::string_view text : texts) {
        const auto say = parse_say(text);
        if (!say) bad_message(record::quoted(text) + " cannot be said", answer);
        const Voice& voice = talk.voices[static_cast<std::size_t>(view.you.index())];
        if (const auto refusal = why_not_say(rules, view.turn, view.hand, voice, *say))
            throw Foul{FoulKind::broke_rules,
                       fmt::format("{}: '{}' ({})", code_of(*refusal), text, rule_behind(rules, *refusal))};
        hear(talk, view.you, *say);
        says.push_back(*say);
    }
    return says;
}

bots::Choice read_turn(const Rules& rules, const View& view, std::string_view answer) {
    const json::object object = object_of(answer);
    bots::Choice choice;
    choice.estimate = estimate_in(object, answer);
    choice.motive = bots::Motive::own_reasons;
    Turn turn = view.turn;
    CardSet hand = view.hand;
    for (const std::string_view text : strings_in(object, "plays", answer)) {
        const auto play = parse_play(rules.game, text);
        if (!play) bad_message(record::quoted(text) + " is no play", answer);
        if (const auto refusal = why_not(rules, turn, hand, *play)) refused(rules, turn, *play, *refusal);
        lay_on(rules, turn, *play);
        hand.erase(play->card);
        choice.plan.add(*play);
        if (turn.left == 0 || !can_finish(rules, turn, hand)) return choice;  // the game is over
    }
    if (const auto refusal = why_not_end(turn)) refused(rules, turn, EndTurn{}, *refusal);
    return choice;
}

}  // namespace tenback::external
