// The rule of thumb of a game: its weights, ready for use. Bots ask a source for it, so that the laboratory can try others.
#pragma once

#include <functional>

#include "bots/face_net.hpp"
#include "bots/potential.hpp"

namespace tenback::bots {

/// Only that of the game at hand is there.
struct Thumb {
    const Potential* classic = nullptr;
    const QuickWeights* quick = nullptr;
    const FaceWeights* face = nullptr;
    const ValueNet* net = nullptr;  // Face to Face, for the expert, where it is here
};

Thumb shipped_thumb(const Rules& rules, Purpose purpose);

/// What it gives outlives the bot that asks.
using ThumbSource = std::function<Thumb(const Rules& rules)>;

inline ThumbSource shipped_thumbs(Purpose purpose) {
    return [purpose](const Rules& rules) { return shipped_thumb(rules, purpose); };
}

}  // namespace tenback::bots
