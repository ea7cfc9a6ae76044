// A bot and how hard it thinks; clock and cancel belong to whoever lets it think.
#pragma once

#include <atomic>
#include <memory>
#include <optional>

#include "bots/bot.hpp"

namespace tenback {

/// Thinks by roll-outs (the bot's usual number if none is given), or by the clock.
struct Contestant {
    const Bot* bot = nullptr;
    std::optional<Effort> effort{};
    std::optional<double> milliseconds{};
};

/// The search for the rest of the turn, thought through to its end or until it is stopped. @pre it is the seat's move
std::unique_ptr<Search> think(const Contestant& contestant, const Knowledge& knows, std::uint64_t seed,
                              const std::atomic<bool>& stop);

}  // namespace tenback
