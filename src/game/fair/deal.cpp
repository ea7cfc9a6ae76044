#include "fair/deal.hpp"

#include <cstdlib>

#include "engine/state.hpp"
#include "fair/hash.hpp"
#include "fair/stream.hpp"

namespace tenback::fair {
namespace {

constexpr std::string_view commitment_label = "tenback fair commitment 1";
constexpr std::string_view deal_label = "tenback fair deal 1";

Hash& add(Hash& hash, const RoundName& round) { return hash.add(std::string_view(round.table)).add(round.round); }

Bytes32 deal_key(const RoundName& round, const Secret& secret, const Contributions& contributions) {
    Hash hash(secret.bytes);
    add(hash.add(deal_label), round).add(static_cast<std::uint32_t>(contributions.size()));
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
    Hash hash;
    return {add(hash.add(commitment_label), round).add(secret.bytes).result()};
}

Deal derive(const Rules& rules, const RoundName& round, const Secret& secret, const Contributions& contributions) {
    Stream words(deal_key(round, secret, contributions));
    const Deck deck = shuffled_deck(rules, words);
    return {deck, static_cast<std::uint32_t>(words() >> 32)};
}

}  // namespace tenback::fair
