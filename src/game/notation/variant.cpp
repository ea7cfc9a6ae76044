#include "notation/variant.hpp"

#include <array>

#include "base/word.hpp"

namespace tenback {
namespace {

constexpr std::array<std::string_view, 3> game_names{"classic", "quick", "face"};

std::optional<int> parse_digit(std::string_view text) {
    if (text.size() != 1 || text[0] < '0' || text[0] > '9') return std::nullopt;
    return text[0] - '0';
}

struct Choices {
    int players;
    Options options;
};

/// What the rules refuse, as 9 cards, is a value; 0 where that stands for the usual one is none.
std::optional<int> parse_value(const Option& option, std::string_view text) {
    if (option.is_switch) return text == "true" ? std::optional(1) : text == "false" ? std::optional(0) : std::nullopt;
    const auto digit = parse_digit(text);
    const bool stands_for_usual = digit == 0 && option.get({}) == 0;
    return stands_for_usual ? std::nullopt : digit;
}

/// Takes one `key=value`; false if the game has no such key or the value is no value of it.
bool take(GameKind game, std::string_view key, std::string_view value, Choices& choices) {
    if (key == "players") {
        const auto players = parse_digit(value);
        choices.players = players.value_or(0);
        return players.has_value();
    }
    const Option* option = find_option(game, key);
    const auto number = option != nullptr ? parse_value(*option, value) : std::nullopt;
    if (number) option->set(choices.options, *number);
    return number.has_value();
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
    std::string text = std::string(text_of(rules.game)) + " players=" + std::to_string(rules.players);
    for (const Option& option : options_of(rules.game)) {
        const int value = option.get(rules.options);
        text.append(" ").append(option.name).append("=");
        text.append(!option.is_switch ? std::to_string(value) : value != 0 ? "true" : "false");
    }
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
