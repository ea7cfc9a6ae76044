// BLAKE2b, fed piece by piece. For the files here only: it shows libsodium.
#pragma once

#include <sodium.h>

#include <cstdint>
#include <span>
#include <string_view>

#include "fair/bytes.hpp"

namespace tenback::fair {

/// RFC 7693 with 32 bytes of result. Numbers are 4 bytes, lowest first.
class Hash {
  public:
    explicit Hash(std::span<const std::uint8_t> key = {}) {
        crypto_generichash_init(&state_, key.data(), key.size(), Bytes32{}.size());
    }
    Hash& add(std::span<const std::uint8_t> bytes) {
        crypto_generichash_update(&state_, bytes.data(), bytes.size());
        return *this;
    }
    Hash& add(std::uint32_t number) {
        const std::array<std::uint8_t, 4> bytes{static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(number >> 8),
                                                static_cast<std::uint8_t>(number >> 16),
                                                static_cast<std::uint8_t>(number >> 24)};
        return add(bytes);
    }
    /// With its length in front: no two texts can be read as one.
    Hash& add(std::string_view text) {
        add(static_cast<std::uint32_t>(text.size()));
        return add(std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()));
    }

    Bytes32 result() {
        Bytes32 bytes{};
        crypto_generichash_final(&state_, bytes.data(), bytes.size());
        return bytes;
    }

  private:
    crypto_generichash_state state_{};
};

}  // namespace tenback::fair
