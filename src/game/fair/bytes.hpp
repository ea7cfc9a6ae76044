// 32 bytes, and what they are: a secret is not a commitment.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tenback::fair {

using Bytes32 = std::array<std::uint8_t, 32>;

/// 64 digits, small letters.
std::string hex_of(const Bytes32& bytes);
/// Exactly what hex_of writes, or nothing.
std::optional<Bytes32> parse_hex(std::string_view text);

/// Drawn by the server for one round, unknown to everybody else until the round is over.
struct Secret {
    Bytes32 bytes;
    bool operator==(const Secret&) const = default;
};
/// What the server tells everybody beforehand: it binds the server to the secret and does not tell it.
struct Commitment {
    Bytes32 bytes;
    bool operator==(const Commitment&) const = default;
};
/// A seat's own chance.
struct Contribution {
    Bytes32 bytes;
    bool operator==(const Contribution&) const = default;
};

}  // namespace tenback::fair
