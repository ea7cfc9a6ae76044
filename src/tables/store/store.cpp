#include "store/store.hpp"

#include <ranges>

namespace tenback::store {

std::string_view code_of(StoreFault fault) {
    switch (fault) {
        case StoreFault::conflict: return "conflict";
        case StoreFault::cannot_open: return "cannot_open";
        case StoreFault::read_only: return "read_only";
        case StoreFault::full: return "full";
        case StoreFault::damaged: return "damaged";
        case StoreFault::newer: return "newer";
        case StoreFault::locked: return "locked";
        case StoreFault::in_use: return "in_use";
        case StoreFault::bad_log: return "bad_log";
        case StoreFault::away: return "away";
        case StoreFault::failed: return "failed";
    }
    return {};
}

MaybeStoreError Store::visit_each(const Visit& each) {
    const auto all = tables();
    if (!all) return all.error();
    for (const StoredTable& table : *all | std::views::reverse) {  // so that a copy has them in the same order
        const auto log = read(table.id, 1);
        if (!log) return log.error();
        if (auto error = each(table, *log)) return error;
    }
    return std::nullopt;
}

}  // namespace tenback::store
