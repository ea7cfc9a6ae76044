// How a card looks wherever it lies.
#pragma once

#include "engine/rules.hpp"
#include "terminal/screen/grid.hpp"

namespace tenback::terminal {

/// Colours of Quick & Easy, red for what burns.
inline Style card_style(const Rules& rules, Card card) {
    if (rules.game == GameKind::quick) return {static_cast<Ink>(static_cast<int>(Ink::red) + quick_colour(card)), true};
    return {rules.fire.contains(card) ? Ink::danger : Ink::plain, true};
}

}  // namespace tenback::terminal
