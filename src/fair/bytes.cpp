#include "fair/bytes.hpp"

#include <sodium.h>

namespace tenback::fair {

std::string hex_of(const Bytes32& bytes) {
    std::string text(2 * bytes.size() + 1, '\0');  // sodium ends it with a zero
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

std::optional<Bytes32> parse_hex(std::string_view text) {
    Bytes32 bytes{};
    std::size_t read = 0;
    const int bad = sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &read, nullptr);
    // sodium also takes capitals: one spelling a value, so that proofs can be compared as text.
    if (bad != 0 || read != bytes.size() || hex_of(bytes) != text) return std::nullopt;
    return bytes;
}

}  // namespace tenback::fair
