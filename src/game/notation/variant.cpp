#include "notation/variant.hpp"

#include <array>

#include "base/word.hpp"

namespace tenback {
namespace {

constexpr std::array<std::string_view, 3> game_names{"classic", "quick", "face"};

std::optional<bool> parse_flag(std::string_view text) {
    if (text == "true") return true;
    if (text == "false") return false;
    return std::nullopt;
}

std::optional<int> parse_digit(std::string_view text) {
    if (text.size() != 1 || text[0] < '0' || text[0] > '9') return std::nullopt;
    return text[0] - '0';
}

struct Choices {
    int players;
    Options options;
};

/// Takes one `key=value`; false if the game has no such key or the value is no value of it.
bool take(GameKind game, std::string_view key, std::string_view value, Choices& choices) {
    const auto flag = parse_flag(value);
    const auto digit = parse_digit(value);
    if (key == "players" && digit) {
        choices.players = *digit;
    } else if (game == GameKind::classic && key == "fire" && flag) {
        choices.options.fire = *flag;
    } else if (game == GameKind::classic && key == "minimum" && digit) {
        choices.options.minimum = static_cast<std::uint8_t>(*digit);
    } else if (game == GameKind::classic && key == "hand" && digit && *digit != 0) {
        choices.options.hand = static_cast<std::uint8_t>(*digit);
    } else if (game == GameKind::quick && key == "pro" && flag) {
        choices.options.pro = *flag;
    } else {
        return false;
    }
    return true;
}

std::string explain(RulesError error, GameKind game, int players) {
    switch (error) {
        case RulesError::players: {
            const auto [fewest, most] = players_of(game);
            const std::string range =
                fewest == most ? std::to_string(fewest) : std::to_string(fewest) + " to " + std::to_string(most);
            return std::string(text_of(game)) + " is for " + range + " players";
        }
        case RulesError::minimum: return "the minimum is 2 or 3";
        case RulesError::hand: {
            const int usual = classic_hand(players);
            return "the hand is " + std::to_string(usual) + " or " + std::to_string(usual - 1) + " cards for " +
                   std::to_string(players) + (players == 1 ? " player" : " players");
        }
    }
    return {};
}

}  // namespace

std::string_view text_of(GameKind game) { return game_names[static_cast<std::size_t>(game)]; }

std::optional<GameKind> parse_game(std::string_view text) {
    for (std::size_t i = 0; i < game_names.size(); ++i)
        if (game_names[i] == text) return static_cast<GameKind>(i);
    return std::nullopt;
}

Result<Rules> checked_rules(GameKind game, int players, Options options) {
    const auto [rules, error] = make_rules(game, players, options);
    if (!rules) return Error{explain(error, game, players)};
    return *rules;
}

std::string text_of(const Rules& rules) {
    const auto flag = [](bool on) { return on ? "true" : "false"; };
    std::string text = std::string(text_of(rules.game)) + " players=" + std::to_string(rules.players);
    if (rules.game == GameKind::classic)
        text.append(" fire=")
            .append(flag(rules.options.fire))
            .append(" minimum=")
            .append(std::to_string(rules.options.minimum))
            .append(" hand=")
            .append(std::to_string(rules.options.hand));
    if (rules.game == GameKind::quick) text.append(" pro=").append(flag(rules.options.pro));
    return text;
}

Result<Rules> parse_variant(std::string_view text) {
    const std::string_view name = take_word(text);
    const auto game = parse_game(name);
    if (!game) return Error{"'" + std::string(name) + "' is no game (classic, quick or face)"};
    Choices choices{.players = players_of(*game).fewest, .options = {}};
    while (!text.empty()) {
        const std::string_view word = take_word(text);
        const auto equals = word.find('=');
        if (equals == std::string_view::npos || !take(*game, word.substr(0, equals), word.substr(equals + 1), choices))
            return Error{"'" + std::string(word) + "' is no option of " + std::string(name)};
    }
    return checked_rules(*game, choices.players, choices.options);
}

}  // namespace tenback
