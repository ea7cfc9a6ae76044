// Tables in a few dozen heaps: the process that looks after a heap runs the bots and clocks of its tables.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tenback::store {

inline constexpr std::size_t shard_count = 32;
using Shards = std::bitset<shard_count>;

/// FNV-1a: the same in every process, whatever built it.
constexpr std::size_t shard_of(std::string_view table) {
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const char c : table) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
    return (hash ^ (hash >> 32)) % shard_count;
}

}  // namespace tenback::store
