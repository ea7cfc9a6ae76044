// The fair shuffle, step by step as docs/fairness.md has it: a secret that the server is bound to, a contribution from every
// seat, and a deck that follows from both.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/rules.hpp"
#include "fair/bytes.hpp"

namespace tenback::fair {

/// Which round of which table: a commitment for one proves nothing about another.
struct RoundName {
    std::string table;
    std::uint32_t round;  // from 1
    bool operator==(const RoundName&) const = default;
};

/// By seat, in seat order; nothing where a seat was left out: a bot, or a person who did not answer in time.
using Contributions = std::vector<std::optional<Contribution>>;

struct Deal {
    Deck deck;
    std::uint32_t lot;  // decides among equal wishes and in Face to Face
    bool operator==(const Deal&) const = default;
};

/// From the system's source of chance; the only thing here that is not a pure function.
Secret draw_secret();

Commitment commit(const RoundName& round, const Secret& secret);

/// @pre contributions.size() == rules.players
Deal derive(const Rules& rules, const RoundName& round, const Secret& secret, const Contributions& contributions);

}  // namespace tenback::fair
