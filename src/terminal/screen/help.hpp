// Pages to read during a game.
#pragma once

#include <memory>

#include "engine/rules.hpp"
#include "terminal/screen/scene.hpp"

namespace tenback::terminal {

std::unique_ptr<Scene> rules_page(GameKind game);
/// What the keys do, and what the signs on the screen mean.
std::unique_ptr<Scene> keys_page(const Rules& rules);

}  // namespace tenback::terminal
