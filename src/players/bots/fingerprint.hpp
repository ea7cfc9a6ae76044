// Tells whether learned weights came as they were made: cut off, garbled or of another make, their fingerprint differs.
#pragma once

#include <cstdint>

namespace tenback::bots {

/// FNV-1a.
template <class Bytes>
constexpr std::uint64_t fingerprint(const Bytes& bytes) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    return hash;
}

}  // namespace tenback::bots
