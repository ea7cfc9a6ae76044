#include "dataset/dataset.hpp"

#include <fmt/format.h>

#include <fstream>

#include "cli/bot_options.hpp"
#include "cli/command.hpp"
#include "cli/forfeits.hpp"
#include "cli/line_up.hpp"
#include "cli/variant_options.hpp"
#include "cli/version.hpp"
#include "lab/series.hpp"
#include "notation/variant.hpp"

namespace tenback::cli {
namespace {

struct DatasetOptions {
    VariantOptions variant;
    BotOptions bots;
    std::optional<std::uint64_t> seed;
    std::uint64_t positions = 10'000;
    std::string out;
};

/// What somebody must know who learns from the file.
std::string card_of(const DatasetOptions& options, const Rules& rules, std::uint64_t seed, std::uint64_t games,
                    const dataset::Dataset& data) {
    std::string card = fmt::format("# {}\n\n", options.out);
    card += "Positions of tenback as seats knew them, with what every turn that was weighed is worth.\n\n";
    card += "| | |\n|---|---|\n";
    card += fmt::format("| variant | `{}` |\n| games | {}, deals of the seeds from {} |\n", text_of(rules), games, seed);
    card += fmt::format("| positions, turns | {}, {} |\n", data.positions(), data.turns());
    for (const std::string& name : options.bots.names_of_bots())
        card += fmt::format("| played and valued by | {} |\n", described(options.bots, name, rules));
    card += fmt::format("| talk | {} |\n| made by | {} |\n", options.bots.talk ? "yes" : "no", version_text);
    card +=
        fmt::format("| how | `tenback dataset` with these bots, `--seed {} --positions {}` |\n\n", seed, options.positions);
    card +=
        "Values are the estimates of the bot that was to move, not the truth; they come from imagined games in which all "
        "play by a rule of thumb. Positions are those that these bots come to, so turns after mistakes are rare. The games "
        "belong to their publisher; the data are under the licence of tenback (MIT). The arrays: docs/dataset.md.\n";
    return card;
}

void write_file(const std::string& path, const std::function<void(std::ostream&)>& write) {
    std::ofstream file(path, std::ios::binary);
    write(file);
    file.close();
    if (!file) throw BadData{fmt::format("cannot write {}", path)};
}

int run(const DatasetOptions& options) {
    const Rules rules = options.variant.rules(2);
    const std::uint64_t seed = options.seed.value_or(record::chance_seed());
    const std::vector<std::string> names = options.bots.names_of_bots();
    const lab::Series series{.rules = rules,
                             .bots = options.bots.contestants(rules),
                             .games = options.positions,  // more than enough
                             .seed = seed,
                             .talk = options.bots.talk,
                             .threads = options.bots.threads,
                             .keep_weighed = true};
    write_file(options.out, [](std::ostream&) {});  // nobody should wait for what cannot be kept
    dataset::Dataset data;
    Forfeits forfeits(seed, options.bots.forfeits);
    std::uint64_t games = 0;
    Interruptible interruptible;
    {
        ProgressBar bar(options.positions);
        lab::run_series(series, interruptible.stop(), [&](std::uint64_t game, const lab::MatchResult& result) {
            ++games;
            if (result.forfeit) forfeits.add(game, names[result.forfeit->seat.index() % names.size()], *result.forfeit);
            if (!result.forfeit) data.add(result, lab::game_seed(seed, game));
            bar.show(std::min<std::uint64_t>(data.positions(), options.positions), "positions");
            return data.positions() < options.positions && data.bytes() < dataset::Dataset::largest && !forfeits.too_many();
        });
    }
    write_file(options.out, [&](std::ostream& file) { data.write(file); });
    write_file(options.out + ".md", [&](std::ostream& file) { file << card_of(options, rules, seed, games, data); });
    forfeits.print();
    fmt::print("{} positions with {} turns, from {} games, seed {}\n", data.positions(), data.turns(), games, seed);
    return forfeits.exit_code();
}

}  // namespace

std::function<int()> define_dataset(CLI::App& command) {
    auto options = std::make_shared<DatasetOptions>();
    options->variant.declare(command);
    options->bots.declare_bots(command);
    options->bots.declare(command);
    declare_seed(command, options->seed)->description("game n is the deal of this number plus n; without it, a random one");
    command.add_option("--positions", options->positions, "at least so many; the last game is whole")
        ->check(whole_number(engineers_words(), 1, 100'000'000))
        ->capture_default_str();
    command.add_option("--out", options->out, "the file of arrays; beside it FILE.md says what it is")->required();
    command.footer(
        "Lets bots play and keeps every position with the value of all turns that its bot weighed, as arrays of numpy.\n"
        "  tenback dataset classic --players 2 --bots expert --effort 200 --positions 10000 --seed 1 --out data.npz\n"
        "  python3 -c 'import numpy; print(numpy.load(\"data.npz\")[\"value\"].mean())'\n"
        "The same seed gives the same file, whatever the number of threads (docs/dataset.md).");
    return [options] { return run(*options); };
}

}  // namespace tenback::cli
