// What a person's finished games in a store add up to.
#pragma once

#include <vector>

#include "store/store.hpp"
#include "table/statistics.hpp"

namespace tenback {

/// Adds up the logs of all tables, in the order in which they were last played. A log that cannot be read is left out.
StoreResult<std::vector<VariantStatistics>> statistics(Store& store);

}  // namespace tenback
