// Pages to read, before and during a game.
#pragma once

#include <memory>
#include <span>

#include "host/statistics.hpp"
#include "table/table_event.hpp"
#include "terminal/screen/scene.hpp"

namespace tenback::terminal {

std::unique_ptr<Scene> rules_page(GameKind game);
/// Where a table is: gone once it is left, kept to be gone on with, or a server's.
enum class TableAt : std::uint8_t { here, kept_here, server };
/// What the keys do, and what the signs on the screen mean.
std::unique_ptr<Scene> keys_page(const table::TableOptions& table, TableAt at);
std::unique_ptr<Scene> statistics_page(std::span<const table::VariantStatistics> all);

}  // namespace tenback::terminal
