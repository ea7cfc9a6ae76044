#include "solver/position.hpp"

#include <algorithm>
#include <utility>

namespace tenback::solver {
namespace {

/// Unlaid cards that can come onto a pile if every one may be laid at any time.
CardSet reachable(const Fits& fits, Card top, CardSet unlaid) {
    CardSet reached = fits[top.index()] & unlaid;
    for (CardSet fresh = reached; !fresh.empty() && reached != unlaid;) {
        const Card card = fresh.first();
        fresh.erase(card);
        const CardSet more = (fits[card.index()] & unlaid) - reached;
        reached |= more;
        fresh |= more;
    }
    return reached;
}

void sort_piles(PositionKey& key, PileId one, PileId other) {
    const auto a = static_cast<std::size_t>(one.index());
    const auto b = static_cast<std::size_t>(other.index());
    if (std::pair(key.tops[a], key.fires[a]) <= std::pair(key.tops[b], key.fires[b])) return;
    std::swap(key.tops[a], key.tops[b]);
    std::swap(key.fires[a], key.fires[b]);
}

}  // namespace

PositionKey key_of(const Rules& rules, const State& state) {
    const Turn& turn = state.turn;
    const bool unlimited = rules.maximum == 255;
    PositionKey key{.hands = state.hands,
                    .tops = {},
                    .fires = {},
                    .seat = static_cast<std::uint8_t>(turn.seat.index()),
                    .played = unlimited ? std::min(turn.played, turn.required) : turn.played,
                    .required = turn.required,
                    .next = state.draw[0].next};
    for (const PileId pile : all_piles) {
        key.tops[pile.index()] = static_cast<std::uint8_t>(turn.tops[pile.index()].index());
        key.fires[pile.index()] =
            static_cast<std::uint8_t>((turn.burning.contains(pile) ? 1 : 0) + (turn.due.contains(pile) ? 2 : 0));
    }
    if (rules.game == GameKind::classic) {
        sort_piles(key, U1, U2);
        sort_piles(key, D1, D2);
    }
    return key;
}

std::uint64_t hash_of(const PositionKey& key) {
    std::uint64_t hash = 0;
    const auto mix = [&hash](std::uint64_t word) {
        hash = (hash ^ word) * 0x9E3779B97F4A7C15U;
        hash ^= hash >> 32;
    };
    for (const CardSet& hand : key.hands) {
        mix(hand.low());
        mix(hand.high());
    }
    std::uint64_t packed = 0;
    for (const std::uint8_t top : key.tops) packed = packed << 8 | top;
    for (const std::uint8_t fire : key.fires) packed = packed << 2 | fire;
    mix(packed << 24 | std::uint64_t{key.next} << 16 | std::uint64_t{key.seat} << 12 | std::uint64_t{key.played} << 6 |
        key.required);
    return hash;
}

CardSet unlaid_cards(const Rules& rules, const State& state) { return rules.cards - state.laid[0]; }

bool has_dead_card(const Rules& rules, const State& state) {
    const CardSet unlaid = unlaid_cards(rules, state);
    CardSet hopeful;
    for (const PileId pile : all_piles) hopeful |= fitting(rules, state.turn, pile);
    if ((unlaid - hopeful).empty()) return false;
    for (const PileId pile : all_piles)
        if (rules.piles.contains(pile))
            hopeful |= reachable(*rules.fits[0][pile.index()], state.turn.tops[pile.index()], unlaid);
    return !(unlaid - hopeful).empty();
}

}  // namespace tenback::solver
