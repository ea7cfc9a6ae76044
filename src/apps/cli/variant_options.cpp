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
    for (std::size_t n = 0; n < all_options.size(); ++n) {
        const std::string name = fmt::format("--{}", all_options[n].name);
        const std::string what = words(words::message_named("cli.option.", all_options[n].name));
        if (all_options[n].is_switch)
            command.add_flag_callback(name, [&value = values[n]] { value = 1; }, what);
        else
            command.add_option(name, values[n], what);
    }
}

Rules VariantOptions::rules(int usual_players) const {
    const GameKind kind = *parse_game(game);
    Options options;
    for (std::size_t n = 0; n < all_options.size(); ++n) {
        const Option& option = all_options[n];
        if (!values[n]) continue;
        if (option.game != kind) throw BadUsage{(*words_)(msg::usage_foreign_option(text_of(option.game), option.name))};
        // Out of range becomes a value that the rules refuse with their own words.
        option.set(options, *values[n] < 1 || *values[n] > 99 ? 99 : *values[n]);
    }
    const auto [fewest, most] = players_of(kind);
    const int wanted = players.value_or(std::clamp(usual_players, fewest, most));
    const auto [rules, error] = make_rules(kind, wanted, options);
    if (!rules) throw BadUsage{(*words_)(phrase::bad_rules(error, kind, wanted))};
    return *rules;
}

std::string options_text(const Rules& rules) {
    std::string text = fmt::format("{} --players {}", text_of(rules.game), rules.players);
    for (const Option& option : options_of(rules.game)) {
        if (!rules.is_chosen(option)) continue;
        text += fmt::format(" --{}", option.name);
        if (!option.is_switch) text += fmt::format(" {}", option.get(rules.options));
    }
    return text;
}

CLI::Option* declare_seed(CLI::App& command, std::optional<std::uint64_t>& seed, const words::Words& words) {
    return command.add_option("--seed", seed, words(msg::cli_play_seed()))->check(whole_number(words, 0, seed_limit - 1));
}

}  // namespace tenback::cli
