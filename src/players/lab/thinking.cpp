#include "lab/thinking.hpp"

#include <chrono>

#include "bots/think.hpp"

namespace tenback::lab {

std::unique_ptr<bots::Search> think(const Contestant& contestant, const bots::Knowledge& knows, std::uint64_t seed,
                                    const std::atomic<bool>& stop) {
    using Clock = std::chrono::steady_clock;
    const bots::Effort effort = contestant.milliseconds
                                    ? bots::Limits::open_ended
                                    : contestant.effort.value_or(contestant.bot->usual_effort(knows.rules));
    auto search = contestant.bot->think(knows, seed, effort);
    const auto start = Clock::now();
    think(
        *search, {effort, contestant.milliseconds, 256},
        [&] { return std::chrono::duration<double, std::milli>(Clock::now() - start).count(); }, [&] { return !stop; });
    return search;
}

}  // namespace tenback::lab
