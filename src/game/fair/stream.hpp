// Chance from a key: the words that feed the engine's one shuffle.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "fair/bytes.hpp"

namespace tenback::fair {

/// The key stream of ChaCha20 (RFC 8439; nonce zero, counter from 0) as 64-bit words, lowest byte first.
class Stream {
  public:
    explicit Stream(const Bytes32& key) : key_(key) {}
    std::uint64_t operator()();

  private:
    static constexpr std::size_t block_size = 64;

    Bytes32 key_;
    std::array<std::uint8_t, block_size> block_{};
    std::size_t used_ = block_size;
    std::uint32_t counter_ = 0;
};

}  // namespace tenback::fair
