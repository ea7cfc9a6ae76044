#include "fair/bytes.hpp"

#include <fmt/format.h>

#include <charconv>

namespace tenback::fair {

std::string hex_of(const Bytes32& bytes) {
    std::string text;
    for (const std::uint8_t byte : bytes) fmt::format_to(std::back_inserter(text), "{:02x}", byte);
    return text;
}

std::optional<Bytes32> parse_hex(std::string_view text) {
    Bytes32 bytes{};
    // One spelling a value, so that proofs can be compared as text.
    if (text.size() != 2 * bytes.size() || text.find_first_not_of("0123456789abcdef") != std::string_view::npos)
        return std::nullopt;
    for (std::size_t n = 0; n < bytes.size(); ++n) {
        const char* digits = text.data() + 2 * n;
        std::from_chars(digits, digits + 2, bytes[n], 16);
    }
    return bytes;
}

}  // namespace tenback::fair
