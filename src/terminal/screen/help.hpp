// Pages to read, before and during a game.
#pragma once

#include <memory>
#include <span>

#include "host/statistics.hpp"
#include "table/table_event.hpp"
#include "terminal/screen/scene.hpp"

namespace tenback::terminal {

std::unique_ptr<Scene> rules_page(GameKind game);
/// What the keys do, and what the signs on the screen mean; `kept`: what is left can be gone on with.
std::unique_ptr<Scene> keys_page(const TableOptions& table, bool kept);
std::unique_ptr<Scene> statistics_page(std::span<const VariantStatistics> all);

}  // namespace tenback::terminal
