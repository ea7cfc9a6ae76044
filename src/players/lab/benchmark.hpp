// The tracks of the benchmark (docs/benchmark.md): who sits where on which deal. A track never changes; another one is a new
// version.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.hpp"

namespace tenback::lab {

inline constexpr int benchmark_version = 1;

enum class Company : std::uint8_t {
    itself,    // the bot plays all seats
    others,    // one seat is the bot's, all others a partner's that it never met
    opponent,  // Face to Face, against one of ours
};

struct Track {
    std::string_view name;
    std::string_view variant;
    Company company;
    bool talk;
    std::string_view what;

    [[nodiscard]] Rules rules() const;
};

std::span<const Track> benchmark_tracks();
/// Nothing if there is none.
const Track* find_track(std::string_view name);

/// The seed of a deal that everybody knows.
constexpr std::uint64_t public_seed(std::uint64_t game) { return 1'000'000'000'000 + game; }

/// The bots at the table in a game of the track, one for each seat; empty for the bot that is judged.
std::vector<std::string_view> line_up(const Track& track, std::uint64_t game);

}  // namespace tenback::lab
