#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <fstream>

#include "cli/bot_options.hpp"
#include "cli/command.hpp"
#include "cli/forfeits.hpp"
#include "cli/json_line.hpp"
#include "cli/line_up.hpp"
#include "cli/variant_options.hpp"
#include "lab/series.hpp"
#include "lab/statistics.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/json.hpp"

namespace tenback::cli {
namespace {

struct SimulateOptions {
    VariantOptions variant;
    BotOptions bots;
    std::optional<std::uint64_t> seed;
    std::uint64_t games = 100;
    std::optional<int> first;
    std::string records;
    bool values = false;
    bool json = false;
};

/// What every turn that was weighed is worth, turn by turn.
boost::json::array values_json(const lab::MatchResult& result) {
    boost::json::array values;
    for (const lab::Weighed& weighed : result.weighed) {
        boost::json::array turns;
        for (const bots::Choice& choice : weighed.turns) {
            boost::json::array plays;
            for (const Play play : choice.plan) plays.emplace_back(text_of(result.game.rules().game, play));
            turns.push_back(
                boost::json::object{{"plays", plays}, {"estimate", choice.estimate}, {"roll_outs", choice.roll_outs}});
        }
        values.push_back(
            boost::json::object{{"seat", weighed.view.you.number()}, {"turn", weighed.view.turn_number}, {"turns", turns}});
    }
    return values;
}

/// Where `--records` go.
class RecordFile {
  public:
    explicit RecordFile(const std::string& path) : path_(path) {
        if (path.empty()) return;
        file_.open(path, std::ios::binary);
        if (!file_) throw BadData{fmt::format("cannot write {}", path)};
    }
    void write(const lab::MatchResult& result, std::uint64_t seed, const boost::json::array& seats) {
        if (!file_.is_open() || !result.game.first()) return;  // forfeited before anybody began: nothing to tell
        boost::json::object record = record_json(result.game);
        record["seed"] = seed;
        record["seats"] = seats;
        if (!result.weighed.empty()) record["values"] = values_json(result);
        if (result.forfeit) record["forfeit"] = forfeit_json(*result.forfeit);
        file_ << boost::json::serialize(record) << '\n';
        check();
    }
    /// What is still in memory is written too; throws BadData.
    void close() {
        if (!file_.is_open()) return;
        file_.close();
        check();
    }

  private:
    void check() const {
        if (!file_) throw BadData{fmt::format("cannot write {}", path_)};
    }

    std::string path_;
    std::ofstream file_;
};

std::string share_text(std::uint64_t hits, std::uint64_t tries) {
    const lab::Interval interval = lab::wilson(hits, tries);
    const double share = tries == 0 ? 0 : static_cast<double>(hits) / static_cast<double>(tries);
    return fmt::format("{:.1f} % ({} of {}; 95 %: {:.1f} to {:.1f})", 100 * share, hits, tries, 100 * interval.low,
                       100 * interval.high);
}

double cpu_ms_a_turn(const lab::Tally& tally) {
    return tally.turns == 0 ? 0 : 1000 * tally.cpu_seconds / static_cast<double>(tally.turns);
}

boost::json::object json_of(const lab::Tally& tally) {
    const lab::Interval interval = lab::wilson(tally.won, tally.games);
    boost::json::object left;
    for (const auto& [cards, times] : tally.left) left[std::to_string(cards)] = times;
    return {{"games", tally.games},
            {"won", tally.won},
            {"won_low", interval.low},
            {"won_high", interval.high},
            {"mean_left", tally.mean_left()},
            {"left", left},
            {"turns", tally.turns},
            {"cpu_seconds", tally.cpu_seconds},
            {"cpu_ms_a_turn", cpu_ms_a_turn(tally)}};
}

void print_histogram(const lab::Tally& tally) {
    constexpr int bin = 5;
    std::map<int, std::uint64_t> bins;
    for (const auto& [cards, times] : tally.left) bins[cards == 0 ? 0 : (cards - 1) / bin * bin + 1] += times;
    std::uint64_t most = 1;
    for (const auto& [from, times] : bins) most = std::max(most, times);
    fmt::print("cards left  games\n");
    for (const auto& [from, times] : bins) {
        const std::string range = from == 0 ? "0" : fmt::format("{}-{}", from, from + bin - 1);
        fmt::print("{:>10}  {:>5} {:#<{}}\n", range, times, "", static_cast<int>(times * 50 / most));
    }
}

lab::Series series_of(const SimulateOptions& options, const Rules& rules, std::uint64_t seed) {
    lab::Series series{.rules = rules,
                       .bots = options.bots.contestants(rules),
                       .games = options.games,
                       .seed = seed,
                       .talk = options.bots.talk,
                       .threads = options.bots.threads,
                       .keep_weighed = options.values};
    if (options.first) {
        if (*options.first < 1 || *options.first > rules.players) throw BadUsage{"--first names no seat of this table"};
        series.first = Seat::number(*options.first);
    }
    return series;
}

int simulate_together(const SimulateOptions& options, const lab::Series& series) {
    RecordFile records(options.records);
    Forfeits forfeits(series.seed, options.bots.forfeits);
    const std::vector<std::string> names = options.bots.names_of_bots();
    const boost::json::array seats = seats_json(options.bots, names, series.rules);
    lab::Tally tally;
    Interruptible interruptible;
    {
        ProgressBar bar(series.games);
        run_series(series, interruptible.stop(), [&](std::uint64_t game, const lab::MatchResult& result) {
            tally.add(result);
            records.write(result, lab::game_seed(series.seed, game), seats);
            if (result.forfeit) forfeits.add(game, names[result.forfeit->seat.index() % names.size()], *result.forfeit);
            bar.show(tally.games,
                     fmt::format("won {:.1f} %", 100.0 * static_cast<double>(tally.won) / static_cast<double>(tally.games)));
            return !forfeits.too_many();
        });
    }
    records.close();
    forfeits.print();
    const bool whole = tally.games == series.games;
    if (options.json) {
        boost::json::object answer{
            {"variant", text_of(series.rules)}, {"bots", options.bots.names}, {"seed", series.seed}, {"complete", whole}};
        for (auto& member : json_of(tally)) answer.insert(member);
        answer["forfeits"] = forfeits.json();
        fmt::print("{}\n", json_line(answer));
        return forfeits.exit_code();
    }
    fmt::print("{}, {}, seed {}{}\n", text_of(series.rules), options.bots.names, series.seed, whole ? "" : " (interrupted)");
    fmt::print("won: {}\n", share_text(tally.won, tally.games));
    fmt::print("cards left: {:.2f} on average\nCPU time a turn: {:.3f} ms ({} turns)\n", tally.mean_left(),
               cpu_ms_a_turn(tally), tally.turns);
    if (tally.forfeited != 0) fmt::print("forfeited, counted as not won: {}\n", tally.forfeited);
    print_histogram(tally);
    return forfeits.exit_code();
}

/// Face to Face: row bot's wins against column bot, both ways round on the same decks.
struct CrossTable {
    std::vector<std::string> names;
    std::map<std::pair<std::size_t, std::size_t>, std::uint64_t> wins{};
    std::map<std::pair<std::size_t, std::size_t>, std::uint64_t> games{};
    lab::Tally tally{};

    void print() const {
        fmt::print("{:>10}", "");
        for (const std::string& name : names) fmt::print("  {:>28}", name);
        for (std::size_t row = 0; row < names.size(); ++row) {
            fmt::print("\n{:>10}", names[row]);
            for (std::size_t column = 0; column < names.size(); ++column) fmt::print("  {:>28}", cell(row, column));
        }
        fmt::print("\nCPU time a turn: {:.3f} ms ({} turns)\n", cpu_ms_a_turn(tally), tally.turns);
    }
    [[nodiscard]] boost::json::array json() const {
        boost::json::array rows;
        for (const auto& [who, count] : games) {
            const std::uint64_t won = wins.contains(who) ? wins.at(who) : 0;
            const lab::Interval interval = lab::wilson(won, count);
            rows.push_back(boost::json::object{{"bot", names[who.first]},
                                               {"against", names[who.second]},
                                               {"games", count},
                                               {"won", won},
                                               {"won_low", interval.low},
                                               {"won_high", interval.high}});
        }
        return rows;
    }

  private:
    [[nodiscard]] std::string cell(std::size_t row, std::size_t column) const {
        const std::pair who{row, column};
        if (!games.contains(who)) return "-";
        const std::uint64_t won = wins.contains(who) ? wins.at(who) : 0;
        const lab::Interval interval = lab::wilson(won, games.at(who));
        return fmt::format("{:.1f} % of {} ({:.1f}-{:.1f})",
                           100.0 * static_cast<double>(won) / static_cast<double>(games.at(who)), games.at(who),
                           100 * interval.low, 100 * interval.high);
    }
};

int simulate_against(const SimulateOptions& options, const lab::Series& series) {
    RecordFile records(options.records);
    Forfeits forfeits(series.seed, options.bots.forfeits);
    CrossTable table{options.bots.names_of_bots()};
    if (table.names.size() < 2) throw BadUsage{"Face to Face takes at least two bots: --bots expert,planner"};
    const std::size_t pairs = table.names.size() * (table.names.size() - 1);
    Interruptible interruptible;
    {
        ProgressBar bar(series.games * pairs);
        for (std::size_t one = 0; one < table.names.size(); ++one)
            for (std::size_t two = 0; two < table.names.size(); ++two) {
                if (one == two || forfeits.too_many()) continue;
                lab::Series pairing = series;
                pairing.bots = {series.bots[one], series.bots[two]};
                const auto seats = seats_json(options.bots, {table.names[one], table.names[two]}, series.rules);
                run_series(pairing, interruptible.stop(), [&](std::uint64_t game, const lab::MatchResult& result) {
                    table.tally.add(result);
                    records.write(result, lab::game_seed(series.seed, game), seats);
                    if (result.forfeit)
                        forfeits.add(game, table.names[result.forfeit->seat == Seat::number(1) ? one : two],
                                     *result.forfeit);
                    const bool first_won = result.winner() == Seat::number(1);
                    ++table.games[{one, two}];
                    ++table.games[{two, one}];
                    ++table.wins[first_won ? std::pair{one, two} : std::pair{two, one}];
                    bar.show(table.tally.games, "");
                    return !forfeits.too_many();
                });
            }
    }
    records.close();
    forfeits.print();
    if (options.json)
        fmt::print("{}\n", json_line(boost::json::object{{"variant", text_of(series.rules)},
                                                         {"seed", series.seed},
                                                         {"complete", table.tally.games == series.games * pairs},
                                                         {"turns", table.tally.turns},
                                                         {"cpu_ms_a_turn", cpu_ms_a_turn(table.tally)},
                                                         {"table", table.json()},
                                                         {"forfeits", forfeits.json()}}));
    else
        table.print();
    return forfeits.exit_code();
}

int run_simulate(const SimulateOptions& options) {
    const Rules rules = options.variant.rules(2);
    const lab::Series series = series_of(options, rules, options.seed.value_or(record::chance_seed()));
    return rules.cooperative() ? simulate_together(options, series) : simulate_against(options, series);
}

}  // namespace

std::function<int()> define_simulate(CLI::App& command) {
    auto options = std::make_shared<SimulateOptions>();
    options->variant.declare(command);
    options->bots.declare_bots(command);
    options->bots.declare(command);
    command.add_option("--games", options->games, "how many games; Face to Face: decks, each played both ways round")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40))
        ->capture_default_str();
    declare_seed(command, options->seed)->description("game n is the deal of this number plus n; without it, a random one");
    command.add_option("--first", options->first, "this seat begins; without it the seats settle it");
    auto* records =
        command.add_option("--records", options->records, "write every game to this file, one JSON record a line");
    command.add_flag("--values", options->values, "records tell what every turn that a bot weighed is worth")
        ->needs(records);
    command.add_flag("--json", options->json, "the result as one JSON object");
    command.footer(
        "Lets bots play and says how well. The same seed gives the same result, whatever the number of threads.\n"
        "  tenback simulate classic --players 3 --bots expert --games 1000 --seed 1\n"
        "  tenback simulate face --bots expert,planner --games 200 --seed 1\n"
        "  tenback simulate quick --players 3 --bots 'cmd:python3 examples/bot.py' --games 100\n"
        "A program that breaks the rules, is late or dies forfeits its game; the run then ends with exit code 1 "
        "(docs/bots.md).");
    return [options] { return run_simulate(*options); };
}

}  // namespace tenback::cli
