#include "fair/deal.hpp"

#include <sodium.h>

#include <cstdlib>
#include <span>
#include <string_view>

#include "engine/state.hpp"
#include "fair/stream.hpp"

namespace tenback::fair {
namespace {

constexpr std::string_view commitment_label = "tenback fair commitment 1";
constexpr std::string_view deal_label = "tenback fair deal 1";

/// BLAKE2b (RFC 7693) with 32 bytes of result, fed piece by piece. Numbers are 4 bytes, lowest first.
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
    Hash& add(const RoundName& round) { return add(std::string_view(round.table)).add(round.round); }

    Bytes32 result() {
        Bytes32 bytes{};
        crypto_generichash_final(&state_, bytes.data(), bytes.size());
        return bytes;
    }

  private:
    crypto_generichash_state state_{};
};

Bytes32 deal_key(const RoundName& round, const Secret& secret, const Contributions& contributions) {
    Hash hash(secret.bytes);
    hash.add(deal_label).add(round).add(static_cast<std::uint32_t>(contributions.size()));
    for (const auto& contribution : contributions) {
        hash.add(contribution ? 1U : 0U);
        if (contribution) hash.add(contribution->bytes);
    }
    return hash.result();
}

}  // namespace

Secret draw_secret() {
    static const bool ready = sodium_init() >= 0;  // or several threads might open the source at once
    if (!ready) std::abort();                      // no source of chance: no secret may be made up
    Secret secret{};
    randombytes_buf(secret.bytes.data(), secret.bytes.size());
    return secret;
}

Commitment commit(const RoundName& round, const Secret& secret) {
    return {Hash().add(commitment_label).add(round).add(secret.bytes).result()};
}

Deal derive(const Rules& rules, const RoundName& round, const Secret& secret, const Contributions& contributions) {
    Stream words(deal_key(round, secret, contributions));
    const Deck deck = shuffled_deck(rules, words);
    return {deck, static_cast<std::uint32_t>(words() >> 32)};
}

}  // namespace tenback::fair
