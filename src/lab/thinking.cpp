#include "lab/thinking.hpp"

#include <chrono>

namespace tenback {
namespace {

constexpr std::uint32_t slice = 256;  // roll-outs between two looks at the clock

/// Thinks for so long; the search learns what it can expect from what it got so far.
void think_by_clock(Search& search, double milliseconds, const std::atomic<bool>& stop) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    double used = 0;
    for (double slices = 1; !search.done() && used < milliseconds && !stop; ++slices) {
        search.step(slice);
        used = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
        const double whole = slices * slice * milliseconds / std::max(used, 0.01);
        search.expect({static_cast<std::uint32_t>(std::clamp(whole, 1.0 * slice, 1e9))});
    }
}

}  // namespace

std::unique_ptr<Search> think(const Contestant& contestant, const Knowledge& knows, std::uint64_t seed,
                              const std::atomic<bool>& stop) {
    constexpr Effort most{1U << 30};
    const Effort effort =
        contestant.milliseconds ? most : contestant.effort.value_or(contestant.bot->usual_effort(knows.rules));
    auto search = contestant.bot->think(knows, seed, effort);
    if (contestant.milliseconds) think_by_clock(*search, *contestant.milliseconds, stop);
    while (!contestant.milliseconds && !search->done() && !stop) search->step(slice);
    return search;
}

}  // namespace tenback
