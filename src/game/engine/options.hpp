// What a table may choose, one row an option. Everything that names, reads, writes, offers or counts options goes through
// this table; rules.cpp says what they mean.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace tenback {

enum class GameKind : std::uint8_t { classic, quick, face };
inline constexpr std::array all_games{GameKind::classic, GameKind::quick, GameKind::face};

/// A game ignores the options of the others.
struct Options {
    bool fire = false;         // classic: On Fire
    std::uint8_t minimum = 2;  // classic: 2, or 3 for experts (TG-12)
    std::uint8_t hand = 0;     // classic: 0 stands for the usual size; that or one less (TG-12)
    bool pro = false;          // quick: professional (QE-8)
    bool operator==(const Options&) const = default;
};

/// The usual hand of `classic` for a number of players (TG-2).
constexpr int classic_hand(int players) { return players == 1 ? 8 : players == 2 ? 7 : 6; }

/// An option has its usual value or the other one; with the other one the game is played in a variant that has a name.
struct Option {
    GameKind game;
    std::string_view name;     // in notation, records, messages and on the command line: `--fire`
    std::string_view variant;  // its words in locale/*.json: `variant.fire`, `variant.fire.what`
    bool is_switch;            // on or off; the others are numbers
    bool has_weights;          // the bots have learned for it; else they play as without it (bots/weights.hpp)
    int (*get)(const Options&);
    void (*set)(Options&, int);
    int (*usual)(int players);
    int (*other)(int players);

    [[nodiscard]] constexpr bool is_chosen(const Options& options, int players) const {
        return get(options) != usual(players);
    }
    constexpr void choose(Options& options, int players, bool chosen) const {
        set(options, chosen ? other(players) : usual(players));
    }
};

namespace option_rows {

template <auto member>
constexpr int get(const Options& options) {
    return options.*member;
}
template <auto member>
constexpr void set(Options& options, int value) {
    options.*member = static_cast<std::remove_reference_t<decltype(options.*member)>>(value);
}
template <int value>
constexpr int always(int /*players*/) {
    return value;
}
constexpr int smaller_hand(int players) { return classic_hand(players) - 1; }

template <auto member>
constexpr Option number(GameKind game, std::string_view name, std::string_view variant, bool has_weights, int (*usual)(int),
                        int (*other)(int)) {
    return {game, name, variant, false, has_weights, get<member>, set<member>, usual, other};
}
/// Off unless it is chosen; the variant is called like the option.
template <auto member>
constexpr Option on_or_off(GameKind game, std::string_view name, bool has_weights) {
    return {game, name, name, true, has_weights, get<member>, set<member>, always<0>, always<1>};
}

}  // namespace option_rows

/// Those of one game stand together, in the order in which they are written and offered.
inline constexpr std::array all_options{
    option_rows::on_or_off<&Options::fire>(GameKind::classic, "fire", true),
    option_rows::number<&Options::minimum>(GameKind::classic, "minimum", "expert", true, option_rows::always<2>,
                                           option_rows::always<3>),
    option_rows::number<&Options::hand>(GameKind::classic, "hand", "smaller_hand", true, classic_hand,
                                        option_rows::smaller_hand),
    option_rows::on_or_off<&Options::pro>(GameKind::quick, "pro", true),
};

constexpr std::span<const Option> options_of(GameKind game) {
    std::size_t first = 0;
    while (first < all_options.size() && all_options[first].game != game) ++first;
    std::size_t last = first;
    while (last < all_options.size() && all_options[last].game == game) ++last;
    return std::span(all_options).subspan(first, last - first);
}

/// The options that are chosen, whatever the number of players.
class Chosen {
  public:
    [[nodiscard]] constexpr bool contains(const Option& option) const { return ((bits_ >> place_of(option)) & 1U) != 0; }
    constexpr void flip(const Option& option) { bits_ ^= 1U << place_of(option); }
    bool operator==(const Chosen&) const = default;

  private:
    static constexpr unsigned place_of(const Option& option) { return static_cast<unsigned>(&option - all_options.data()); }
    unsigned bits_ = 0;
};

constexpr Options options_with(GameKind game, int players, const Chosen& chosen) {
    Options options;
    for (const Option& option : options_of(game)) option.choose(options, players, chosen.contains(option));
    return options;
}

/// Nothing where the game has no such option.
constexpr const Option* find_option(GameKind game, std::string_view name) {
    for (const Option& option : options_of(game))
        if (option.name == name) return &option;
    return nullptr;
}

}  // namespace tenback
