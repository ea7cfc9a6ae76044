#include "record/json_parts.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>

#include "engine/state.hpp"
#include "notation/notation.hpp"

namespace tenback::record {

namespace json = boost::json;

namespace {

constexpr std::array<std::string_view, 4> status_words{"opening", "playing", "won", "lost"};
constexpr std::array<std::string_view, 3> reason_words{"", "all_played", "stuck"};

}  // namespace

std::string_view text_of(Status status) { return status_words[static_cast<std::size_t>(status)]; }

std::optional<Status> parse_status(std::string_view text) {
    const auto word = std::ranges::find(status_words, text);  // NOLINT(readability-qualified-auto): a pointer natively only
    if (word == status_words.end()) return std::nullopt;
    return static_cast<Status>(word - status_words.begin());
}

json::value status_json(Status status) { return json::string(text_of(status)); }

json::value reason_json(Reason reason) {
    return reason == Reason::none ? json::value(nullptr) : json::string(reason_words[static_cast<std::size_t>(reason)]);
}

std::optional<Reason> parse_reason(std::string_view text) {
    const auto word = std::find(reason_words.begin(), reason_words.end(), text);
    if (word == reason_words.end()) return std::nullopt;
    return static_cast<Reason>(word - reason_words.begin());
}

json::value seat_json(std::optional<Seat> seat) { return seat ? json::value(seat->number()) : json::value(nullptr); }

json::array cards_json(GameKind game, CardSet cards, const json::storage_ptr& where) {
    json::array array(where);
    array.reserve(static_cast<std::size_t>(cards.size()));
    for (const Card card : cards) array.emplace_back(text_of(game, card));
    return array;
}

json::array piles_json(PileSet piles, const json::storage_ptr& where) {
    json::array array(where);
    for (const PileId pile : {D1, D2, U1, U2})
        if (piles.contains(pile)) array.emplace_back(text_of(pile));
    return array;
}

json::object options_json(const Rules& rules) {
    json::object object;
    for (const Option& option : options_of(rules.game)) {
        const int value = option.get(rules.options);
        object[option.name] = option.is_switch ? json::value(value != 0) : json::value(value);
    }
    return object;
}

json::array decks_json(const Rules& rules, const Deck& deck) {
    json::array decks;
    for (int d = 0; d < rules.decks; ++d) {
        json::array cards;
        for (const Card card : part_of(rules, deck, d)) cards.emplace_back(text_of(rules.game, card));
        decks.emplace_back(std::move(cards));
    }
    return decks;
}

std::string key_of(int number) { return std::to_string(number); }

}  // namespace tenback::record
