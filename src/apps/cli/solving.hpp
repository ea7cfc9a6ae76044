// What the two halves of `tenback solve` share: one position, or a batch of deals.
#pragma once

#include <atomic>
#include <boost/json/object.hpp>
#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/position_options.hpp"
#include "cli/variant_options.hpp"
#include "record/game.hpp"
#include "solver/solver.hpp"

namespace tenback::cli {

struct SolveOptions {
    VariantOptions variant;
    std::optional<std::uint64_t> seed;
    std::string seeds;
    PositionOptions position;
    int first = 1;
    int ms = 2000;
    bool json = false;
    std::string record;
};

struct Answer {
    solver::Solvability verdict;
    double ms;
    std::uint64_t nodes;
    std::vector<Move> line;
};

std::string_view text_of(solver::Solvability verdict);
boost::json::object answer_json(const Answer& answer);

/// Thinks until there is a verdict, the time is up or it is stopped.
Answer solve(const Rules& rules, const World& world, int limit_ms, const std::atomic<bool>& stop);

/// The game from the position on as the line has it, every move through the checked door.
record::Game played_out(record::Game game, const std::vector<Move>& line);

/// Throws BadUsage where there is an opponent.
void require_cooperative(const Rules& rules);
/// The variant and the seat that begins, or BadUsage.
Rules chosen_rules(const SolveOptions& options);
record::Game dealt(const Rules& rules, std::uint64_t seed, int first);

/// Writes the winning games, if a file for them was named.
class Records {
  public:
    explicit Records(const std::string& path);
    void add(const record::Game& game);

  private:
    std::string path_;
    std::ofstream file_;
};

/// `--seeds A..B`
int solve_batch(const SolveOptions& options);

}  // namespace tenback::cli
