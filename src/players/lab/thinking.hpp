// A bot and how hard it thinks; clock and cancel belong to whoever lets it think.
#pragma once

#include <atomic>
#include <memory>
#include <optional>

#include "bots/bot.hpp"

namespace tenback::lab {

/// Thinks by roll-outs (the bot's usual number if none is given), or by the clock.
struct Contestant {
    const bots::Bot* bot = nullptr;
    std::optional<bots::Effort> effort{};
    std::optional<double> milliseconds{};
};

/// The search for the rest of the turn, thought through to its end or until it is stopped. @pre it is the seat's move
std::unique_ptr<bots::Search> think(const Contestant& contestant, const bots::Knowledge& knows, std::uint64_t seed,
                                    const std::atomic<bool>& stop);

}  // namespace tenback::lab
