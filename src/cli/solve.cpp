#include "solver/solver.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json.hpp>
#include <charconv>
#include <chrono>
#include <fstream>

#include "cli/command.hpp"
#include "cli/variant_options.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/json.hpp"
#include "record/record.hpp"

namespace tenback::cli {
namespace {

struct SolveOptions {
    VariantOptions variant;
    std::optional<std::uint64_t> seed;
    std::string seeds;
    std::string from;
    int game = 1;
    int turn = 0;
    int first = 1;
    int ms = 2000;
    bool json = false;
    std::string record;
};

struct Answer {
    Verdict verdict;
    double ms;
    std::uint64_t nodes;
    std::vector<Move> line;
};

std::string_view text_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::unknown: return "unknown";
        case Verdict::solved: return "solved";
        case Verdict::unwinnable: return "unwinnable";
    }
    return "";
}

Answer solve(const Rules& rules, const State& state, int limit_ms) {
    using Clock = std::chrono::steady_clock;
    using Milliseconds = std::chrono::duration<double, std::milli>;
    constexpr std::uint64_t slice = 512;
    const auto start = Clock::now();
    const auto elapsed = [start] { return Milliseconds(Clock::now() - start).count(); };
    Solver solver(rules, state);
    while (solver.verdict() == Verdict::unknown && elapsed() < limit_ms) solver.step(slice);
    return {solver.verdict(), elapsed(), solver.nodes(), solver.line()};
}

/// The game from the position on as the line has it, every move through the checked door.
Game played_out(Game game, const std::vector<Move>& line) {
    for (const Move& move : line) {
        const auto action = std::visit([](const auto& m) { return Action(m); }, move);
        if (game.act(game.state().turn.seat, action)) throw BadData{"the line found is not legal: please report this"};
    }
    return game;
}

/// Writes the winning games, if a file for them was named.
class Records {
  public:
    explicit Records(const std::string& path) : path_(path) {
        if (path.empty()) return;
        file_.open(path, std::ios::binary);
        if (!file_) throw BadData{fmt::format("cannot write {}", path)};
    }
    void add(const Game& game) {
        if (!file_.is_open()) return;
        file_ << boost::json::serialize(record_json(game)) << '\n' << std::flush;
        if (!file_) throw BadData{fmt::format("cannot write {}", path_)};
    }

  private:
    std::string path_;
    std::ofstream file_;
};

void require_cooperative(const Rules& rules) {
    if (!rules.cooperative()) throw BadUsage{"Face to Face is played against an opponent: there is nothing to solve"};
}

Rules chosen_rules(const SolveOptions& options) {
    const Rules rules = options.variant.rules(2);
    require_cooperative(rules);
    if (options.first > rules.players) throw BadUsage{fmt::format("--first: there are {} players", rules.players)};
    return rules;
}

Game dealt(const Rules& rules, std::uint64_t seed, int first) {
    return {rules, seeded_deck(rules, seed), Seat::number(first)};
}

/// The game as it stood when the turn began.
Game until_turn(const Game& game, int turn) {
    const auto& turns = game.turns();
    if (static_cast<std::size_t>(turn) > turns.size())
        throw BadData{fmt::format("the record has only {} turns", turns.size())};
    std::vector<Move> moves;
    for (int t = 0; t + 1 < turn; ++t) {
        moves.insert(moves.end(), turns[t].plays.begin(), turns[t].plays.end());
        moves.emplace_back(EndTurn{});
    }
    return played_out(Game(game.rules(), game.deck(), *game.first()), moves);
}

Game recorded(const SolveOptions& options) {
    std::ifstream file(options.from, std::ios::binary);
    if (!file) throw BadData{fmt::format("cannot read {}", options.from)};
    RecordReader records(file);
    auto game = records.next();
    for (int n = 1; game && n < options.game; ++n) game = records.next();
    if (!game) throw BadData{fmt::format("{}: no record {}", options.from, options.game)};
    if (!*game) throw BadData{fmt::format("{}: {}", options.from, game->reason())};
    require_cooperative((*game)->rules());
    return options.turn == 0 ? **game : until_turn(**game, options.turn);
}

boost::json::object answer_json(const Answer& answer) {
    return {{"verdict", text_of(answer.verdict)}, {"ms", answer.ms}, {"nodes", answer.nodes}};
}

/// One turn a line; the first may be the rest of a turn.
void print_line(const Game& from, const std::vector<Move>& line) {
    Game game = from;
    std::vector<Move> turn;
    const auto print_turn = [&](Seat seat, int number) {
        fmt::print("{:>3}. seat {}: {}\n", number, seat.number(), tenback::text_of(from.rules().game, turn));
        turn.clear();
    };
    for (const Move& move : line) {
        const State before = game.state();
        game = played_out(std::move(game), {move});
        turn.push_back(move);
        if (std::holds_alternative<EndTurn>(move) || game.state().status == Status::won)
            print_turn(before.turn.seat, before.turn_number);
    }
}

int solve_one(const SolveOptions& options, const Game& from) {
    Records records(options.record);
    const Answer answer = solve(from.rules(), from.state(), options.ms);
    const bool solved = answer.verdict == Verdict::solved;
    const std::optional<Game> won = solved ? std::optional(played_out(from, answer.line)) : std::nullopt;
    if (won) records.add(*won);
    if (options.json) {
        boost::json::object out = answer_json(answer);
        if (won) out["record"] = record_json(*won);
        fmt::print("{}\n", boost::json::serialize(out));
        return exit_ok;
    }
    fmt::print("{}: {:.1f} ms, {} nodes\n", text_of(answer.verdict), answer.ms, answer.nodes);
    if (solved && options.record.empty()) print_line(from, answer.line);
    return exit_ok;
}

struct SeedRange {
    std::uint64_t first;
    std::uint64_t last;
};

/// `A..B`
SeedRange seed_range(std::string_view text) {
    const auto dots = text.find("..");
    const auto number = [](std::string_view part) {
        std::uint64_t value = seed_limit;
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
        return error == std::errc() && end == part.data() + part.size() ? value : seed_limit;
    };
    const SeedRange range = dots == std::string_view::npos
                                ? SeedRange{seed_limit, 0}
                                : SeedRange{number(text.substr(0, dots)), number(text.substr(dots + 2))};
    if (range.first > range.last || range.last >= seed_limit)
        throw BadUsage{fmt::format("--seeds: '{}' is not of the form A..B with A <= B < 2^53", text)};
    return range;
}

/// What a batch has found so far.
class Tally {
  public:
    void add(const Answer& answer) {
        ++counts_[static_cast<std::size_t>(answer.verdict)];
        times_.push_back(answer.ms);
    }
    [[nodiscard]] std::size_t deals() const { return times_.size(); }
    [[nodiscard]] int count(Verdict verdict) const { return counts_[static_cast<std::size_t>(verdict)]; }
    [[nodiscard]] double solved_percent() const {
        return 100.0 * count(Verdict::solved) / static_cast<double>(std::max<std::size_t>(1, deals()));
    }
    /// The time that this share of the deals did not exceed.
    [[nodiscard]] double ms_of(double share) const {
        std::vector<double> sorted = times_;
        std::sort(sorted.begin(), sorted.end());
        return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1) + 0.5)];
    }

  private:
    std::array<int, 3> counts_{};
    std::vector<double> times_;
};

void print_summary(const Rules& rules, const SeedRange& seeds, const Tally& tally, bool json) {
    if (json) {
        const boost::json::object out{{"variant", tenback::text_of(rules)},
                                      {"first_seed", seeds.first},
                                      {"last_seed", seeds.last},
                                      {"solved", tally.count(Verdict::solved)},
                                      {"unwinnable", tally.count(Verdict::unwinnable)},
                                      {"unknown", tally.count(Verdict::unknown)},
                                      {"ms_median", tally.ms_of(0.5)},
                                      {"ms_90", tally.ms_of(0.9)},
                                      {"ms_99", tally.ms_of(0.99)},
                                      {"ms_most", tally.ms_of(1)}};
        fmt::print("{}\n", boost::json::serialize(out));
        return;
    }
    fmt::print(
        "{}, seeds {}..{}: solved {} ({:.1f} %), unwinnable {}, unknown {}; ms: median {:.1f}, 90 % {:.1f}, 99 % {:.1f}, "
        "most {:.1f}\n",
        tenback::text_of(rules), seeds.first, seeds.last, tally.count(Verdict::solved), tally.solved_percent(),
        tally.count(Verdict::unwinnable), tally.count(Verdict::unknown), tally.ms_of(0.5), tally.ms_of(0.9),
        tally.ms_of(0.99), tally.ms_of(1));
}

void print_deal(std::uint64_t seed, const Answer& answer, bool json) {
    if (json) {
        boost::json::object out = answer_json(answer);
        out["seed"] = seed;
        fmt::print("{}\n", boost::json::serialize(out));
    } else if (answer.verdict != Verdict::solved) {
        fmt::print("seed {}: {}\n", seed, text_of(answer.verdict));
    }
}

int solve_batch(const SolveOptions& options) {
    const Rules rules = chosen_rules(options);
    const SeedRange seeds = seed_range(options.seeds);
    Records records(options.record);
    Tally tally;
    const bool shows_progress = isatty(STDERR_FILENO) != 0;
    for (std::uint64_t seed = seeds.first; seed <= seeds.last; ++seed) {
        const Game game = dealt(rules, seed, options.first);
        const Answer answer = solve(rules, game.state(), options.ms);
        if (answer.verdict == Verdict::solved) records.add(played_out(game, answer.line));
        tally.add(answer);
        if (shows_progress) fmt::print(stderr, "\r\033[K");
        print_deal(seed, answer, options.json);
        if (shows_progress)
            fmt::print(stderr, "{} of {}, {:.1f} % solved ", tally.deals(), seeds.last - seeds.first + 1,
                       tally.solved_percent());
    }
    if (shows_progress) fmt::print(stderr, "\r\033[K");
    print_summary(rules, seeds, tally, options.json);
    return exit_ok;
}

int run_solve(const SolveOptions& options) {
    if (!options.seeds.empty()) return solve_batch(options);
    if (!options.from.empty()) return solve_one(options, recorded(options));
    return solve_one(options, dealt(chosen_rules(options), options.seed.value_or(1), options.first));
}

}  // namespace

std::function<int()> define_solve(CLI::App& command) {
    auto options = std::make_shared<SolveOptions>();
    options->variant.declare(command);
    CLI::Option* seed = declare_seed(command, options->seed)->description("the deal of this number (1 without it)");
    CLI::Option* seeds = command.add_option("--seeds", options->seeds, "the deals A..B, with a summary")->excludes(seed);
    CLI::Option* from =
        command.add_option("--from", options->from, "a position of a game record, which also says what is played")
            ->excludes(seed)
            ->excludes(seeds);
    command.add_option("--game", options->game, "the record with this number in the file, from 1")
        ->check(CLI::PositiveNumber)
        ->needs(from);
    command.add_option("--turn", options->turn, "as it stood when this turn began; without it, the last position")
        ->check(CLI::PositiveNumber)
        ->needs(from);
    command.add_option("--first", options->first, "the seat that begins a dealt game")
        ->check(CLI::Range(1, Seat::limit))
        ->capture_default_str()
        ->excludes(from);
    command.add_option("--ms", options->ms, "think no longer than this about a position")
        ->check(CLI::Range(1, 86'400'000))
        ->capture_default_str();
    command.add_flag("--json", options->json, "the answer as a line of JSON, with the winning game as a record");
    command.add_option("--record", options->record, "write the winning game to this file, as a record");
    command.footer(
        "With all cards open: finds a way to win, proves that there is none (unwinnable), or says unknown.\n"
        "  tenback solve classic --players 3 --fire --seed 7 --record won.jsonl\n"
        "  tenback solve --from game.jsonl --turn 12\n"
        "  tenback solve quick --players 2 --pro --seeds 1..100 --ms 500");
    return [options] { return run_solve(*options); };
}

}  // namespace tenback::cli
