#include "lab/compare.hpp"

#include <fmt/format.h>

#include "cli/bot_options.hpp"
#include "cli/command.hpp"
#include "cli/forfeits.hpp"
#include "cli/variant_options.hpp"
#include "notation/variant.hpp"

namespace tenback::cli {
namespace {

struct CompareOptions {
    VariantOptions variant;
    BotOptions bots;
    std::string one;
    std::string other;
    std::optional<std::uint64_t> seed;
    std::uint64_t games = 10000;
    double enough = 1;  // percentage points
};

/// `NAME` or `NAME:EFFORT`, so that a bot can be compared with itself thinking harder.
lab::Contestant contestant_of(const BotOptions& options, const std::string& text, const Rules& rules) {
    const auto colon = text.find(':');
    if (colon == std::string::npos || text.starts_with("cmd:")) return options.contestant(text, rules);
    lab::Contestant contestant = options.contestant(text.substr(0, colon), rules);
    std::uint32_t effort = 0;
    if (!CLI::detail::lexical_cast(text.substr(colon + 1), effort) || effort == 0)
        throw BadUsage{fmt::format("'{}': after the colon stands a number of roll-outs", text)};
    contestant.effort = bots::Effort{effort};
    contestant.milliseconds.reset();
    return contestant;
}

std::string_view words(lab::Compared::Verdict verdict) {
    switch (verdict) {
        case lab::Compared::Verdict::open: return "not clear yet";
        case lab::Compared::Verdict::one_is_better: return "the first is better";
        case lab::Compared::Verdict::other_is_better: return "the second is better";
        case lab::Compared::Verdict::no_difference: return "no difference that matters";
    }
    return "";
}

std::string difference_text(const lab::Compared& so_far) {
    const lab::Interval interval = anytime_interval(so_far.difference);
    return fmt::format("{:+.2f} points (95 %: {:+.2f} to {:+.2f})", 100 * so_far.difference.mean(), 100 * interval.low,
                       100 * interval.high);
}

void print_side(std::string_view name, std::uint64_t won, std::uint64_t games, const lab::Tally& tally, bool together) {
    const lab::Interval interval = lab::wilson(won, games);
    fmt::print("{:>12}: won {:.1f} % of {} ({:.1f} to {:.1f})", name,
               100.0 * static_cast<double>(won) / static_cast<double>(games), games, 100 * interval.low,
               100 * interval.high);
    if (together)
        fmt::print(", {:.2f} cards left, {:.3f} ms a turn", tally.mean_left(),
                   1000 * tally.cpu_seconds / static_cast<double>(std::max<std::uint64_t>(1, tally.turns)));
    fmt::print("\n");
}

int run_compare(const CompareOptions& options) {
    const Rules rules = options.variant.rules(2);
    const lab::Comparison comparison{.rules = rules,
                                     .one = contestant_of(options.bots, options.one, rules),
                                     .other = contestant_of(options.bots, options.other, rules),
                                     .most_games = options.games,
                                     .seed = options.seed.value_or(record::chance_seed()),
                                     .enough = options.enough / 100,
                                     .talk = options.bots.talk,
                                     .threads = options.bots.threads};
    Interruptible interruptible;
    lab::Compared result;
    {
        ProgressBar bar(options.games);
        result = compare(comparison, interruptible.stop(), [&](const lab::Compared& so_far) {
            bar.show(so_far.deals, difference_text(so_far));
            return so_far.forfeits.size() < options.bots.forfeits;
        });
    }
    Forfeits forfeits(comparison.seed, options.bots.forfeits);
    for (const auto& [deal, by_one, forfeit] : result.forfeits)
        forfeits.add(deal, by_one ? options.one : options.other, forfeit);
    forfeits.print();
    if (result.deals == 0) return exit_ok;
    const bool together = comparison.rules.cooperative();
    const std::uint64_t games = together ? result.deals : 2 * result.deals;
    fmt::print("{}, seed {}, {} deals\n", text_of(comparison.rules), comparison.seed, result.deals);
    print_side(options.one, result.one_won, games, result.one, together);
    print_side(options.other, result.other_won, games, result.other, together);
    fmt::print("{:>12}: {}: {}\n", "difference", difference_text(result), words(result.verdict(comparison.enough)));
    if (together) fmt::print("{:>12}: {:+.2f}\n", "cards left", result.left_difference.mean());
    return forfeits.exit_code();
}

}  // namespace

std::function<int()> define_compare(CLI::App& command) {
    auto options = std::make_shared<CompareOptions>();
    command.add_option("one", options->one, "a bot, NAME:EFFORT, NAME@WEIGHTS (a file), or a program (cmd:PROGRAM)")
        ->required();
    command.add_option("other", options->other, "another one")->required();
    options->variant.declare(command);
    options->bots.declare(command);
    command.add_option("--games", options->games, "deals at most")
        ->check(CLI::Range(std::uint64_t{2}, std::uint64_t{1} << 40))
        ->capture_default_str();
    command.add_option("--enough", options->enough, "stop when the difference is known to be below so many points")
        ->check(CLI::Range(0.01, 100.0))
        ->capture_default_str();
    declare_seed(command, options->seed)->description("deal n is that of this number plus n; without it, a random one");
    command.footer(
        "Two bots on the same deals, until it is clear which is better; the intervals hold whenever it stops,\n"
        "so the verdict is wrong at most once in twenty times. Face to Face: both ways round on each pair of decks.\n"
        "  tenback compare expert planner classic --players 3 --seed 1\n"
        "  tenback compare expert:4000 expert:1000 quick --players 2\n"
        "  tenback compare 'cmd:python3 examples/bot.py' greedy classic --players 2");
    return [options] { return run_compare(*options); };
}

}  // namespace tenback::cli
