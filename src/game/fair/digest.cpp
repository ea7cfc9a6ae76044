#include "fair/digest.hpp"

#include "fair/hash.hpp"

namespace tenback::fair {

Bytes32 digest(std::string_view label, std::string_view text) { return Hash().add(label).add(text).result(); }

Bytes32 plain_digest(std::string_view text) {
    return Hash().add(std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size())).result();
}

}  // namespace tenback::fair
