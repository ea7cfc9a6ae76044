#include "cli/solving.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <chrono>

#include "cli/command.hpp"
#include "record/json.hpp"

namespace tenback::cli {

std::string_view text_of(solver::Solvability verdict) {
    switch (verdict) {
        case solver::Solvability::unknown: return "unknown";
        case solver::Solvability::solved: return "solved";
        case solver::Solvability::unwinnable: return "unwinnable";
    }
    return "";
}

Answer solve(const Rules& rules, const World& world, int limit_ms, const std::atomic<bool>& stop) {
    using Clock = std::chrono::steady_clock;
    using Milliseconds = std::chrono::duration<double, std::milli>;
    constexpr std::uint64_t slice = 512;
    const auto start = Clock::now();
    const auto elapsed = [start] { return Milliseconds(Clock::now() - start).count(); };
    solver::Solver solver(rules, world);
    while (solver.verdict() == solver::Solvability::unknown && elapsed() < limit_ms && !stop) solver.step(slice);
    return {solver.verdict(), elapsed(), solver.nodes(), solver.line()};
}

record::Game played_out(record::Game game, const std::vector<Move>& line) {
    for (const Move& move : line) {
        const auto action = std::visit([](const auto& m) { return Action(m); }, move);
        if (game.act(game.state().turn.seat, action)) throw BadData{"the line found is not legal: please report this"};
    }
    return game;
}

boost::json::object answer_json(const Answer& answer) {
    return {{"verdict", text_of(answer.verdict)}, {"ms", answer.ms}, {"nodes", answer.nodes}};
}

void require_cooperative(const Rules& rules) {
    if (!rules.cooperative()) throw BadUsage{"Face to Face is played against an opponent: there is nothing to solve"};
}

Rules chosen_rules(const SolveOptions& options) {
    const Rules rules = options.variant.rules(2);
    require_cooperative(rules);
    if (options.first > rules.players) throw BadUsage{fmt::format("--first: there are {} players", rules.players)};
    return rules;
}

record::Game dealt(const Rules& rules, std::uint64_t seed, int first) {
    return {rules, seeded_deck(rules, seed), Seat::number(first)};
}

Records::Records(const std::string& path) : path_(path) {
    if (path.empty()) return;
    file_.open(path, std::ios::binary);
    if (!file_) throw BadData{fmt::format("cannot write {}", path)};
}

void Records::add(const record::Game& game) {
    if (!file_.is_open()) return;
    file_ << boost::json::serialize(record_json(game)) << '\n' << std::flush;
    if (!file_) throw BadData{fmt::format("cannot write {}", path_)};
}

}  // namespace tenback::cli
