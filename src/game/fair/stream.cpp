#include "fair/stream.hpp"

#include <sodium.h>

namespace tenback::fair {

std::uint64_t Stream::operator()() {
    if (used_ == block_size) {
        constexpr std::array<std::uint8_t, crypto_stream_chacha20_ietf_NONCEBYTES> nonce{};
        block_ = {};
        crypto_stream_chacha20_ietf_xor_ic(block_.data(), block_.data(), block_.size(), nonce.data(), counter_++,
                                           key_.data());
        used_ = 0;
    }
    std::uint64_t word = 0;
    for (int byte = 0; byte < 8; ++byte) word |= static_cast<std::uint64_t>(block_[used_++]) << (8 * byte);
    return word;
}

}  // namespace tenback::fair
