// A seed where none was given: the one place where chance comes in from outside.
#pragma once

#include <cstdint>
#include <random>

#include "engine/state.hpp"

namespace tenback::record {

inline std::uint64_t chance_seed() {
    std::random_device source;
    return (std::uint64_t{source()} << 32 | source()) % seed_limit;
}

}  // namespace tenback::record
