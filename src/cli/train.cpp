#include <fmt/format.h>

#include <chrono>
#include <fstream>
#include <sstream>

#include "cli/bot_options.hpp"
#include "cli/command.hpp"
#include "cli/curve.hpp"
#include "cli/variant_options.hpp"
#include "lab/training.hpp"
#include "notation/variant.hpp"

namespace tenback::cli {
namespace {

struct TrainOptions {
    VariantOptions variant;
    Training training;
    std::string into;
    std::string curve;
};

/// The row of the variant in a file of weights gives way to the new one: `{…},  // variant: how it was made`.
void replace_row(const std::string& path, std::string_view variant, const std::string& row, const std::string& how) {
    std::ifstream in(path);
    if (!in) throw BadData{fmt::format("cannot read '{}'", path)};
    const std::string tag = fmt::format("  // {}: ", variant);
    std::string text;
    bool found = false;
    for (std::string line; std::getline(in, line);) {
        if (const auto at = line.find(tag); at != std::string::npos) {
            line = fmt::format("{}{}{}{}", row, at > 0 && line[at - 1] == ',' ? "," : "", tag, how);
            found = true;
        }
        text += line + '\n';
    }
    in.close();
    if (!found) throw BadData{fmt::format("'{}' has no row for '{}'", path, variant)};
    std::ofstream out(path);
    out << text;
    if (!out.flush()) throw BadData{fmt::format("cannot write '{}'", path)};
}

std::string command_of(const TrainOptions& options, std::string_view variant) {
    const Training& t = options.training;
    return fmt::format("train {} --generations {} --population {} --games {} --seed {}", variant, t.generations,
                       t.population, t.games, t.seed);
}

int run_train(const TrainOptions& options) {
    const Rules rules = options.variant.rules(2);
    const std::string variant = text_of(rules);
    const auto trainee = make_trainee(rules);
    Interruptible interruptible;
    std::vector<Generation> history;
    const auto started = std::chrono::steady_clock::now();
    WeightList weights;
    {
        ProgressBar bar(static_cast<std::uint64_t>(options.training.generations));
        weights = train(*trainee, options.training, interruptible.stop(), [&](const Generation& generation) {
            history.push_back(generation);
            bar.show(static_cast<std::uint64_t>(generation.number),
                     fmt::format("wins {:.1f} %, utility {:.4f}", 100 * generation.score.won, generation.score.utility));
            return true;
        });
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    const Score score = history.empty() ? Score{} : history.back().score;
    const std::string how = fmt::format("wins {:.1f} %, utility {:.4f} after {:.0f} s on {} threads of {}", 100 * score.won,
                                        score.utility, seconds, options.training.threads, command_of(options, variant));
    fmt::print("{}: {}\n{}\n", variant, how, trainee->row(weights));
    if (!options.curve.empty()) write_curve(options.curve, variant, history);
    if (interruptible.stop()) {
        fmt::print(stderr, "tenback: interrupted after {} generations; no file of weights was changed\n", history.size());
        return exit_bad_data;
    }
    if (!options.into.empty()) replace_row(options.into, variant, trainee->row(weights), how);
    return exit_ok;
}

}  // namespace

std::function<int()> define_train(CLI::App& command) {
    auto options = std::make_shared<TrainOptions>();
    options->variant.declare(command);
    Training& training = options->training;
    training.threads = BotOptions().threads;
    command.add_option("--generations", training.generations, "how long to learn")
        ->check(CLI::Range(1, 100000))
        ->capture_default_str();
    command.add_option("--population", training.population, "candidates in each generation")
        ->check(CLI::Range(std::size_t{4}, std::size_t{100000}))
        ->capture_default_str();
    command.add_option("--games", training.games, "games of a candidate; more of them towards the end")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 32))
        ->capture_default_str();
    command.add_option("--seed", training.seed, "what the chance of the training comes from")->capture_default_str();
    command.add_option("--threads", training.threads, "cores to use")->check(CLI::Range(1U, 1024U))->capture_default_str();
    command.add_option("--into", options->into, "put the weights into this file, in place of the variant's row");
    command.add_option("--curve", options->curve, "draw the strength by generation into this SVG file");
    command.footer(
        "Learns the weights of the quick policy of a variant, which greedy plays and the expert's imagined games follow,\n"
        "by the cross-entropy method. The same seed learns the same weights, whatever the number of threads.\n"
        "  tenback train classic --players 3 --fire --curve fire-3.svg\n"
        "  tenback train quick --players 2 --into src/bots/trained/quick.inc     (then build again)");
    return [options] { return run_train(*options); };
}

}  // namespace tenback::cli
