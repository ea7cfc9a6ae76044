#include <fmt/format.h>

#include <ctime>
#include <filesystem>

#include "cli/bot_options.hpp"
#include "cli/command.hpp"
#include "cli/curve.hpp"
#include "cli/row_file.hpp"
#include "cli/variant_options.hpp"
#include "lab/net_training.hpp"
#include "notation/variant.hpp"

namespace tenback::cli {
namespace {

struct TrainOptions {
    VariantOptions variant;
    lab::Training training;
    std::string bot = "greedy";
    std::optional<std::uint32_t> effort;
    std::string from;
    std::string into;
    std::string curve;
    bool net = false;
    std::string keep;
};

std::string command_of(const TrainOptions& options, const Rules& rules) {
    const lab::Training& t = options.training;
    if (options.net)
        return fmt::format("tenback train {} --net --generations {} --games {} --seed {}", options_text(rules),
                           t.generations, t.games, t.seed);
    const std::string effort = options.effort ? fmt::format(" --effort {}", *options.effort) : "";
    const std::string from = options.from.empty() ? "" : " --from " + options.from;
    return fmt::format("tenback train {} --bot {}{}{} --generations {} --population {} --games {} --seed {}",
                       options_text(rules), options.bot, effort, from, t.generations, t.population, t.games, t.seed);
}

lab::Trainee trainee_of(const TrainOptions& options, const Rules& rules) {
    const bots::BotEntry* bot = bots::find_bot(options.bot);
    if (bot == nullptr || bot->name == "random") throw BadUsage{fmt::format("no bot '{}' has weights", options.bot)};
    const auto effort = options.effort ? std::optional(bots::Effort{*options.effort}) : std::nullopt;
    const auto start = options.from.empty() ? std::nullopt : std::optional(read_row(options.from, rules));
    return {rules, *bot, effort, start};
}

/// A training as it is watched: its course, and how long it took.
class Course {
  public:
    Course(const TrainOptions& options, const Rules& rules, std::vector<lab::Generation> history = {})
        : options_(options),
          rules_(rules),
          bar_(static_cast<std::uint64_t>(options.training.generations)),
          history_(std::move(history)) {}

    lab::OnGeneration on_generation() {
        return [this](const lab::Generation& generation) {
            history_.push_back(generation);
            bar_->show(static_cast<std::uint64_t>(generation.number),
                       fmt::format("wins {:.1f} %, utility {:.4f}", 100 * generation.score.won, generation.score.utility));
            return true;
        };
    }
    /// What came of it, in a line; draws the curve.
    std::string end() {
        bar_.reset();
        const double seconds = static_cast<double>(std::clock() - started_) / CLOCKS_PER_SEC;
        const lab::Score score = history_.empty() ? lab::Score{} : history_.back().score;
        std::string how = fmt::format("wins {:.1f} %, utility {:.4f} after {:.0f} s CPU of {}", 100 * score.won,
                                      score.utility, seconds, command_of(options_, rules_));
        fmt::print("{}: {}\n", text_of(rules_), how);
        if (!options_.curve.empty()) write_curve(options_.curve, text_of(rules_), history_);
        return how;
    }
    [[nodiscard]] int interrupted() const {
        fmt::print(stderr, "tenback: interrupted after {} generations; no file of weights was changed\n", history_.size());
        return exit_bad_data;
    }

  private:
    const TrainOptions& options_;
    const Rules& rules_;
    std::optional<ProgressBar> bar_;
    std::vector<lab::Generation> history_;
    const std::clock_t started_ = std::clock();
};

void go_on(lab::NetTraining& training, const std::string& kept) {
    if (!std::filesystem::exists(kept)) return;
    if (const auto why = training.go_on(read_bytes(kept)))
        throw BadData{fmt::format("'{}' cannot be gone on with: {}", kept, *why)};
}

int train_net(const TrainOptions& options, const Rules& rules) {
    if (!lab::net_kind(rules)) throw BadUsage{fmt::format("there are no networks for '{}'", text_of(rules))};
    lab::NetTraining training(rules, options.training);
    if (!options.keep.empty()) go_on(training, options.keep);
    Interruptible interruptible;
    Course course(options, rules, training.history());
    const auto on_generation = [&, show = course.on_generation()](const lab::Generation& generation) {
        if (!options.keep.empty()) write_bytes(options.keep, training.kept());
        return show(generation);
    };
    const bool done = training.run(interruptible.stop(), on_generation);
    const std::string how = course.end();
    if (!done) return course.interrupted();
    if (!options.into.empty()) write_bytes(options.into, net_file(training.kind(), training.numbers(), how));
    return exit_ok;
}

int train_row(const TrainOptions& options, const Rules& rules) {
    const lab::Trainee trainee = trainee_of(options, rules);
    Interruptible interruptible;
    Course course(options, rules);
    const lab::WeightList weights = train(trainee, options.training, interruptible.stop(), course.on_generation());
    const std::string how = course.end();
    fmt::print("{}\n", lab::row_text(rules.game, weights));
    if (interruptible.stop()) return course.interrupted();
    if (!options.into.empty()) replace_row(options.into, rules, weights, how);
    return exit_ok;
}

/// What could go wrong with the files is found out before the training, not after it.
void check_files(const TrainOptions& options, const Rules& rules) {
    for (const std::string& file : {options.curve, options.keep})
        if (!file.empty()) check_writable(file);
    if (options.into.empty()) return;
    options.net ? check_writable(options.into) : check_row_file(options.into, rules);
}

int run_train(const TrainOptions& options) {
    const Rules rules = options.variant.rules(2);
    check_files(options, rules);
    return options.net ? train_net(options, rules) : train_row(options, rules);
}

}  // namespace

std::function<int()> define_train(CLI::App& command) {
    auto options = std::make_shared<TrainOptions>();
    options->variant.declare(command);
    lab::Training& training = options->training;
    training.threads = BotOptions().threads;
    auto* net =
        command.add_flag("--net", options->net,
                         "learn a network instead, from games that it plays itself: Face to Face, classic without fires");
    command.add_option("--bot", options->bot, "who plays with the weights: greedy, planner or expert")
        ->capture_default_str()
        ->excludes(net);
    command.add_option("--effort", options->effort, "the expert's roll-outs a turn; without it what it usually takes")
        ->check(CLI::Range(1U, 1U << 30))
        ->excludes(net);
    command.add_option("--from", options->from, "begin with the variant's row in this file, not with the usual weights")
        ->excludes(net);
    command.add_option("--generations", training.generations, "how long to learn")
        ->check(CLI::Range(1, 100000))
        ->capture_default_str();
    command.add_option("--population", training.population, "candidates in each generation")
        ->check(CLI::Range(std::size_t{4}, std::size_t{100000}))
        ->capture_default_str()
        ->excludes(net);
    command.add_option("--games", training.games, "games of a candidate, more of them towards the end; of the network")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 32))
        ->capture_default_str();
    command.add_option("--seed", training.seed, "what the chance of the training comes from")->capture_default_str();
    command.add_option("--threads", training.threads, "cores to use")->check(CLI::Range(1U, 1024U))->capture_default_str();
    command.add_option("--into", options->into,
                       "put the weights into this file, in place of the variant's row; a new file gets this row alone");
    command
        .add_option("--keep", options->keep,
                    "keep the training in this file after every generation, and go on with what it has")
        ->needs(net);
    command.add_option("--curve", options->curve, "draw the strength by generation into this SVG file");
    command.footer(
        "Learns the weights of a variant's rule of thumb by the cross-entropy method, from the games that a bot plays with\n"
        "them. The same seed learns the same weights, whatever the number of threads. src/players/bots/trained/GAME.inc "
        "holds what\n"
        "greedy and planner play with, GAME_search.inc what the expert does.\n"
        "  tenback train classic --players 3 --fire --curve fire-3.svg\n"
        "  tenback train quick --players 2 --into src/players/bots/trained/quick.inc     (then build again)\n"
        "  tenback train face --net --generations 40 --games 8000 --into face.net\n"
        "  tenback train classic --players 1 --net --games 10000 --keep solo.training --into solo.net\n"
        "  tenback compare planner planner@src/players/bots/trained/quick.inc quick --players 2     (or judge it before)");
    return [options] { return run_train(*options); };
}

}  // namespace tenback::cli
