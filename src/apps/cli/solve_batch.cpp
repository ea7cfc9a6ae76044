#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <charconv>
#include <cmath>

#include "cli/bot_options.hpp"
#include "cli/command.hpp"
#include "cli/json_line.hpp"
#include "cli/solving.hpp"
#include "notation/variant.hpp"

namespace tenback::cli {
namespace {

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
    [[nodiscard]] int count(solver::Solvability verdict) const { return counts_[static_cast<std::size_t>(verdict)]; }
    [[nodiscard]] double solved_percent() const {
        return 100.0 * count(solver::Solvability::solved) / static_cast<double>(std::max<std::size_t>(1, deals()));
    }
    /// The time that this share of the deals did not exceed.
    [[nodiscard]] double ms_of(double share) const {
        if (times_.empty()) return 0;
        std::vector<double> sorted = times_;
        std::sort(sorted.begin(), sorted.end());
        return sorted[static_cast<std::size_t>(std::lround(share * static_cast<double>(sorted.size() - 1)))];
    }

  private:
    std::array<int, 3> counts_{};
    std::vector<double> times_;
};

void print_summary(const Rules& rules, const SeedRange& seeds, const Tally& tally, bool json) {
    const bool complete = tally.deals() == seeds.last - seeds.first + 1;
    if (json) {
        const boost::json::object out{{"variant", tenback::text_of(rules)},
                                      {"first_seed", seeds.first},
                                      {"last_seed", seeds.last},
                                      {"deals", tally.deals()},
                                      {"complete", complete},
                                      {"solved", tally.count(solver::Solvability::solved)},
                                      {"unwinnable", tally.count(solver::Solvability::unwinnable)},
                                      {"unknown", tally.count(solver::Solvability::unknown)},
                                      {"ms_median", tally.ms_of(0.5)},
                                      {"ms_90", tally.ms_of(0.9)},
                                      {"ms_99", tally.ms_of(0.99)},
                                      {"ms_most", tally.ms_of(1)}};
        fmt::print("{}\n", json_line(out));
        return;
    }
    fmt::print(
        "{}, seeds {}..{}{}: solved {} ({:.1f} %), unwinnable {}, unknown {}; ms: median {:.1f}, 90 % {:.1f}, 99 % {:.1f}, "
        "most {:.1f}\n",
        tenback::text_of(rules), seeds.first, seeds.last,
        complete ? std::string() : fmt::format(", interrupted after {} deals", tally.deals()),
        tally.count(solver::Solvability::solved), tally.solved_percent(), tally.count(solver::Solvability::unwinnable),
        tally.count(solver::Solvability::unknown), tally.ms_of(0.5), tally.ms_of(0.9), tally.ms_of(0.99), tally.ms_of(1));
}

void print_deal(std::uint64_t seed, const Answer& answer, bool json) {
    if (json) {
        boost::json::object out = answer_json(answer);
        out["seed"] = seed;
        fmt::print("{}\n", json_line(out));
    } else if (answer.verdict != solver::Solvability::solved) {
        fmt::print("seed {}: {}\n", seed, text_of(answer.verdict));
    }
}

}  // namespace

int solve_batch(const SolveOptions& options) {
    const Rules rules = chosen_rules(options);
    const SeedRange seeds = seed_range(options.seeds);
    Records records(options.record);
    Tally tally;
    Interruptible interruptible;
    const std::atomic<bool>& stop = interruptible.stop();
    {
        ProgressBar bar(seeds.last - seeds.first + 1);
        for (std::uint64_t seed = seeds.first; seed <= seeds.last && !stop; ++seed) {
            const record::Game game = dealt(rules, seed, options.first);
            const Answer answer = solve(rules, game.world(), options.ms, stop);
            if (stop && answer.verdict == solver::Solvability::unknown) break;  // it had no chance to find out
            if (answer.verdict == solver::Solvability::solved) records.add(played_out(game, answer.line));
            tally.add(answer);
            if (options.json || answer.verdict != solver::Solvability::solved) bar.clear();
            print_deal(seed, answer, options.json);
            bar.show(tally.deals(), fmt::format("{:.1f} % solved", tally.solved_percent()));
        }
    }
    print_summary(rules, seeds, tally, options.json);
    return exit_ok;
}

}  // namespace tenback::cli
