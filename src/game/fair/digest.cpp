#include "fair/digest.hpp"

#include "fair/hash.hpp"

namespace tenback::fair {

Bytes32 digest(std::string_view label, std::string_view text) { return Hash().add(label).add(text).result(); }

}  // namespace tenback::fair
