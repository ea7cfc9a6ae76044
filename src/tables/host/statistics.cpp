#include "host/statistics.hpp"

#include <ranges>

#include "table/log.hpp"

namespace tenback::host {

store::StoreResult<std::vector<table::VariantStatistics>> statistics(store::Store& store) {
    const auto tables = store.tables();
    if (!tables) return tables.error();
    std::vector<table::VariantStatistics> sum;
    for (const store::StoredTable& stored : std::views::reverse(*tables)) {
        const auto log = store.read(stored.id, 1);
        if (!log) return log.error();
        static_cast<void>(table::read_log(*log, [&](const table::Table& now, std::span<const table::Happening> happenings) {
            if (ends_round(happenings)) count(sum, now);
        }));
    }
    return sum;
}

}  // namespace tenback::host
