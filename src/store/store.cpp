#include "store/store.hpp"

namespace tenback {

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
        case StoreFault::failed: return "failed";
    }
    return {};
}

}  // namespace tenback
