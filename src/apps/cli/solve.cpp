#include <fmt/format.h>

#include <boost/json.hpp>

#include "cli/command.hpp"
#include "cli/json_line.hpp"
#include "cli/solving.hpp"
#include "notation/notation.hpp"
#include "record/json.hpp"

namespace tenback::cli {
namespace {

record::Game recorded(const PositionOptions& position) {
    record::Game game = position.replay().game();
    require_cooperative(game.rules());
    return game;
}

/// One turn a line; the first may be the rest of a turn.
void print_line(const record::Game& from, const std::vector<Move>& line) {
    record::Game game = from;
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

int solve_one(const SolveOptions& options, const record::Game& from) {
    Records records(options.record);
    const std::atomic<bool> never{false};
    const Answer answer = solve(from.rules(), from.world(), options.ms, never);
    const bool solved = answer.verdict == solver::Solvability::solved;
    const std::optional<record::Game> won = solved ? std::optional(played_out(from, answer.line)) : std::nullopt;
    if (won) records.add(*won);
    if (options.json) {
        boost::json::object out = answer_json(answer);
        if (won) out["record"] = record_json(*won);
        fmt::print("{}\n", json_line(out));
        return exit_ok;
    }
    fmt::print("{}: {:.1f} ms, {} nodes\n", text_of(answer.verdict), answer.ms, answer.nodes);
    if (solved && options.record.empty()) print_line(from, answer.line);
    return exit_ok;
}

int run_solve(const SolveOptions& options) {
    if (!options.seeds.empty()) return solve_batch(options);
    if (!options.position.file.empty()) return solve_one(options, recorded(options.position));
    return solve_one(options, dealt(chosen_rules(options), options.seed.value_or(1), options.first));
}

}  // namespace

std::function<int()> define_solve(CLI::App& command) {
    auto options = std::make_shared<SolveOptions>();
    options->variant.declare(command);
    CLI::Option* seed = declare_seed(command, options->seed)->description("the deal of this number (1 without it)");
    CLI::Option* seeds = command.add_option("--seeds", options->seeds, "the deals A..B, with a summary")->excludes(seed);
    CLI::Option* from = command
                            .add_option("--from", options->position.file,
                                        "a position of a game record, which also says what is played; - for standard input")
                            ->excludes(seed)
                            ->excludes(seeds);
    options->position.declare(command, from);
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
