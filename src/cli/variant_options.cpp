#include "cli/variant_options.hpp"

#include "cli/command.hpp"
#include "notation/variant.hpp"

namespace tenback::cli {

void VariantOptions::declare(CLI::App& command) {
    command.add_option("game", game, "classic (The Game), quick (Quick & Easy) or face (Face to Face)")
        ->check(CLI::IsMember({"classic", "quick", "face"}))
        ->capture_default_str();
    command.add_option("-p,--players", players, "number of players: classic 1 to 5, quick 2 to 5, face 2");
    command.add_flag("--fire", fire, "classic: On Fire");
    command.add_option("--minimum", minimum, "classic: cards a turn at least, 2 or 3 (expert)");
    command.add_option("--hand", hand, "classic: hand size, the usual one or one less (expert)");
    command.add_flag("--pro", pro, "quick: professional, one card a turn");
}

Rules VariantOptions::rules(int usual_players) const {
    const GameKind kind = *parse_game(game);
    if (kind != GameKind::classic && (fire || minimum || hand))
        throw BadUsage{"--fire, --minimum and --hand belong to classic"};
    if (kind != GameKind::quick && pro) throw BadUsage{"--pro belongs to quick"};
    // Out of range becomes a value that the rules refuse with their own words.
    const auto small = [](int n) { return static_cast<std::uint8_t>(n < 1 || n > 99 ? 99 : n); };
    const Options options{
        .fire = fire, .minimum = small(minimum.value_or(2)), .hand = hand ? small(*hand) : std::uint8_t{0}, .pro = pro};
    const auto [fewest, most] = players_of(kind);
    const auto rules = checked_rules(kind, players.value_or(std::clamp(usual_players, fewest, most)), options);
    if (!rules) throw BadUsage{rules.reason()};
    return *rules;
}

CLI::Option* declare_seed(CLI::App& command, std::optional<std::uint64_t>& seed) {
    return command.add_option("--seed", seed, "the deal of this number, 0 to 9007199254740991; without it, one by chance")
        ->check(CLI::Range(std::uint64_t{0}, seed_limit - 1));
}

}  // namespace tenback::cli
