// What a person's finished games in a store add up to.
#pragma once

#include <vector>

#include "store/store.hpp"
#include "table/statistics.hpp"

namespace tenback::host {

/// Adds up the logs of all tables, in the order in which they were last played. A log that cannot be read is left out.
store::StoreResult<std::vector<table::VariantStatistics>> statistics(store::Store& store);

}  // namespace tenback::host
