#include "record/json_parts.hpp"

#include <array>
#include <boost/json.hpp>

#include "notation/notation.hpp"

namespace tenback {

namespace json = boost::json;

json::value status_json(Status status) {
    constexpr std::array<std::string_view, 4> words{"opening", "playing", "won", "lost"};
    return json::string(words[static_cast<std::size_t>(status)]);
}

json::value reason_json(Reason reason) {
    switch (reason) {
        case Reason::none: return nullptr;
        case Reason::all_played: return "all_played";
        case Reason::stuck: return "stuck";
    }
    return nullptr;
}

json::value seat_json(std::optional<Seat> seat) { return seat ? json::value(seat->number()) : json::value(nullptr); }

json::array cards_json(GameKind game, CardSet cards) {
    json::array array;
    array.reserve(static_cast<std::size_t>(cards.size()));
    for (const Card card : cards) array.emplace_back(text_of(game, card));
    return array;
}

json::array piles_json(PileSet piles) {
    json::array array;
    for (const PileId pile : {D1, D2, U1, U2})
        if (piles.contains(pile)) array.emplace_back(text_of(pile));
    return array;
}

json::object options_json(const Rules& rules) {
    const Options& options = rules.options;
    switch (rules.game) {
        case GameKind::classic: return {{"fire", options.fire}, {"minimum", options.minimum}, {"hand", options.hand}};
        case GameKind::quick: return {{"pro", options.pro}};
        case GameKind::face: return {};
    }
    return {};
}

std::string key_of(int number) { return std::to_string(number); }

}  // namespace tenback
