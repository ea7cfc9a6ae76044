#include "host/statistics.hpp"

#include <ranges>

#include "table/log.hpp"

namespace tenback {

StoreResult<std::vector<VariantStatistics>> statistics(Store& store) {
    const auto tables = store.tables();
    if (!tables) return tables.error();
    std::vector<VariantStatistics> sum;
    for (const StoredTable& stored : std::views::reverse(*tables)) {
        const auto log = store.read(stored.id, 1);
        if (!log) return log.error();
        static_cast<void>(read_log(*log, [&](const Table& now, std::span<const Happening> happenings) {
            if (ends_round(happenings)) count(sum, now);
        }));
    }
    return sum;
}

}  // namespace tenback
