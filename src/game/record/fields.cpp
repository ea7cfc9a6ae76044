#include "record/fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>
#include <limits>

#include "notation/notation.hpp"
#include "notation/variant.hpp"

namespace tenback::record {
namespace {

namespace json = boost::json;

constexpr std::size_t deepest = 512;

Error missing(std::string_view key, std::string_view kind) { return {fmt::format("'{}' must be {}", key, kind)}; }

std::optional<std::int64_t> integer(const json::value& value) {
    if (const auto* number = value.if_int64()) return *number;
    // Longer literals come as doubles; whatever they are, they are integers that large.
    const auto* real = value.if_double();
    const bool huge = value.is_uint64() || (real != nullptr && std::abs(*real) >= 0x1p63);
    return huge ? std::optional(std::numeric_limits<std::int64_t>::max()) : std::nullopt;
}

/// Takes one option; false if the game has no such key or the value is no value of it.
bool take_option(GameKind game, std::string_view key, const json::value& value, Options& options) {
    const Option* option = find_option(game, key);
    if (option == nullptr) return false;
    const bool* flag = value.if_bool();
    const auto digit = static_cast<int>(std::clamp<std::int64_t>(integer(value).value_or(0), 0, 9));  // 0 for none
    if (option->is_switch ? flag == nullptr : digit == 0) return false;
    option->set(options, option->is_switch ? static_cast<int>(*flag) : digit);
    return true;
}

Result<Options> options_in(const json::object& object, GameKind game) {
    Options options;
    if (!object.contains("options")) return options;
    const auto given = object_in(object, "options");
    if (!given) return Error{given.reason()};
    for (const auto& [key, value] : **given)
        if (!take_option(game, key, value, options))
            return Error{fmt::format("option {}: {} has no such option or no such value of it", quoted(key), text_of(game))};
    return options;
}

/// Appends one deck's cards to those read so far.
std::optional<Error> take_deck(const json::value& value, const Rules& rules, int number, Deck& deck) {
    const auto* cards = value.if_array();
    if (cards == nullptr) return Error{fmt::format("deck {} must be an array", number)};
    if (cards->size() != rules.deck_size)
        return Error{fmt::format("deck {} has {} cards instead of {}", number, cards->size(), rules.deck_size)};
    CardSet seen;
    auto at = static_cast<std::size_t>(number - 1) * rules.deck_size;
    for (const json::value& text : *cards) {
        const auto* name = text.if_string();
        if (name == nullptr) return Error{fmt::format("deck {} must hold cards as strings", number)};
        const auto card = parse_card(rules.game, *name);
        if (!card) return Error{fmt::format("deck {}: {} is no card of {}", number, quoted(*name), text_of(rules.game))};
        if (seen.contains(*card)) return Error{fmt::format("deck {} has {} twice", number, std::string_view(*name))};
        seen.insert(*card);
        deck[at++] = *card;
    }
    return std::nullopt;
}

}  // namespace

Result<json::object> parse_object(std::string_view text, const json::storage_ptr& where) {
    json::error_code error;
    json::parse_options limits;
    limits.max_depth = deepest;
    json::value value = json::parse(text, error, where, limits);
    if (error) return Error{"not JSON: " + error.message()};
    if (!value.is_object()) return Error{"not a JSON object"};
    return std::move(value.get_object());
}

Result<std::int64_t> integer_in(const json::object& object, std::string_view key) {
    const json::value* value = object.if_contains(key);
    const auto number = value == nullptr ? std::nullopt : integer(*value);
    if (!number) return missing(key, "an integer");
    return *number;
}

Result<std::string_view> string_in(const json::object& object, std::string_view key) {
    const json::value* value = object.if_contains(key);
    if (value == nullptr || !value->is_string()) return missing(key, "a string");
    return std::string_view(value->get_string());
}

Result<const json::array*> array_in(const json::object& object, std::string_view key) {
    const json::value* value = object.if_contains(key);
    if (value == nullptr || !value->is_array()) return missing(key, "an array");
    return &value->get_array();
}

Result<const json::object*> object_in(const json::object& object, std::string_view key) {
    const json::value* value = object.if_contains(key);
    if (value == nullptr || !value->is_object()) return missing(key, "an object");
    return &value->get_object();
}

Result<Seat> seat_in(const json::object& object, std::string_view key, const Rules& rules) {
    const auto number = integer_in(object, key);
    if (!number) return Error{number.reason()};
    if (*number < 1 || *number > rules.players)
        return Error{fmt::format("'{}' must be a seat from 1 to {}", key, rules.players)};
    return Seat::number(static_cast<int>(*number));
}

Result<Rules> rules_in(const json::object& object) {
    const auto name = string_in(object, "game");
    if (!name) return Error{name.reason()};
    const auto game = parse_game(*name);
    if (!game) return Error{fmt::format("{} is no game (classic, quick or face)", quoted(*name))};
    const auto players = integer_in(object, "players");
    if (!players) return Error{players.reason()};
    const auto options = options_in(object, *game);
    if (!options) return Error{options.reason()};
    return checked_rules(*game, static_cast<int>(std::clamp<std::int64_t>(*players, 0, 99)), *options);
}

Result<Deck> deck_in(const json::object& object, const Rules& rules) {
    const auto decks = array_in(object, "decks");
    if (!decks) return Error{decks.reason()};
    if ((*decks)->size() != rules.decks) return Error{fmt::format("{} decks instead of {}", (*decks)->size(), rules.decks)};
    Deck deck{};
    for (int number = 1; number <= rules.decks; ++number)
        if (auto error = take_deck((**decks)[static_cast<std::size_t>(number - 1)], rules, number, deck)) return *error;
    return deck;
}

std::string quoted(std::string_view text) {
    constexpr std::size_t enough = 24;
    std::string result = "'";
    for (const char c : text.substr(0, enough)) result += c >= ' ' && c <= '~' ? c : '?';
    return result + (text.size() > enough ? "…'" : "'");
}

}  // namespace tenback::record
