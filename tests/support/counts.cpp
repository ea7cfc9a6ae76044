#include "support/counts.hpp"

#include "engine/action.hpp"
#include "engine/perft.hpp"
#include "support/text.hpp"

namespace tenback::testing {
namespace {

World begun(const Rules& rules, std::uint64_t seed) {
    World world = deal(rules, seeded_deck(rules, seed));
    begin(rules, world.state, Seat::number(1));
    return world;
}

std::uint64_t try_everything(const Rules& rules, const World& world, int depth) {
    if (depth == 0) return 1;
    std::uint64_t sequences = 0;
    const auto offer = [&](const Action& action) {
        World after = world;
        Talk talk{};
        if (!act(rules, after, talk, world.state.turn.seat, action)) sequences += try_everything(rules, after, depth - 1);
    };
    for (const PileId pile : all_piles)
        for (const Card card : rules.cards) offer(Play{card, pile});
    offer(EndTurn{});
    return sequences;
}

}  // namespace

std::uint64_t count_sequences(std::string_view variant, std::uint64_t seed, int depth) {
    const Rules rules = rules_of(variant);
    return perft(rules, begun(rules, seed), depth);
}

std::uint64_t count_sequences_by_trying(std::string_view variant, std::uint64_t seed, int depth) {
    const Rules rules = rules_of(variant);
    return try_everything(rules, begun(rules, seed), depth);
}

std::uint64_t hash_of_games(std::string_view variant, std::uint64_t seed, int games) {
    return signature(rules_of(variant), seed, games);
}

}  // namespace tenback::testing
