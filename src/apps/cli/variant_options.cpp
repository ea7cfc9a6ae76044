#include "cli/variant_options.hpp"

#include <fmt/format.h>

#include "cli/command.hpp"
#include "notation/variant.hpp"
#include "words/phrases.hpp"

namespace tenback::cli {

namespace phrase = words::phrase;

namespace msg = words::msg;

void VariantOptions::declare(CLI::App& command, const words::Words& words) {
    command.add_option("game", game, words(msg::cli_play_game()))
        ->check(one_of(words, {"classic", "quick", "face"}))
        ->capture_default_str();
    declare_variant(command, words);
}

void VariantOptions::declare_variant(CLI::App& command, const words::Words& words) {
    words_ = &words;
    command.add_option("-p,--players", players, words(msg::cli_play_players()));
    command.add_flag("--fire", fire, words(msg::cli_play_fire()));
    command.add_option("--minimum", minimum, words(msg::cli_play_minimum()));
    command.add_option("--hand", hand, words(msg::cli_play_hand()));
    command.add_flag("--pro", pro, words(msg::cli_play_pro()));
}

Rules VariantOptions::rules(int usual_players) const {
    const GameKind kind = *parse_game(game);
    if (kind != GameKind::classic && (fire || minimum || hand)) throw BadUsage{(*words_)(msg::usage_classic_only())};
    if (kind != GameKind::quick && pro) throw BadUsage{(*words_)(msg::usage_quick_only())};
    // Out of range becomes a value that the rules refuse with their own words.
    const auto small = [](int n) { return static_cast<std::uint8_t>(n < 1 || n > 99 ? 99 : n); };
    const Options options{
        .fire = fire, .minimum = small(minimum.value_or(2)), .hand = hand ? small(*hand) : std::uint8_t{0}, .pro = pro};
    const auto [fewest, most] = players_of(kind);
    const int wanted = players.value_or(std::clamp(usual_players, fewest, most));
    const auto [rules, error] = make_rules(kind, wanted, options);
    if (!rules) throw BadUsage{(*words_)(phrase::bad_rules(error, kind, wanted))};
    return *rules;
}

std::string options_text(const Rules& rules) {
    std::string text = fmt::format("{} --players {}", text_of(rules.game), rules.players);
    if (rules.options.pro) text += " --pro";
    if (rules.game != GameKind::classic) return text;
    if (!rules.fire.empty()) text += " --fire";
    if (rules.minimum != 2) text += fmt::format(" --minimum {}", rules.minimum);
    if (rules.hand_size != classic_hand(rules.players)) text += fmt::format(" --hand {}", rules.hand_size);
    return text;
}

CLI::Option* declare_seed(CLI::App& command, std::optional<std::uint64_t>& seed, const words::Words& words) {
    return command.add_option("--seed", seed, words(msg::cli_play_seed()))->check(whole_number(words, 0, seed_limit - 1));
}

}  // namespace tenback::cli
