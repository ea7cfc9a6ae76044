// Numbers over the tree of all games from a seeded deal, seat 1 beginning.
#pragma once

#include <cstdint>
#include <string_view>

namespace tenback::testing {

/// The engine's own count.
std::uint64_t count_sequences(std::string_view variant, std::uint64_t seed, int depth);
/// The same count without the engine's list of legal actions: every card on every pile is offered to the checked door.
std::uint64_t count_sequences_by_trying(std::string_view variant, std::uint64_t seed, int depth);
/// A hash over every state of random games.
std::uint64_t hash_of_games(std::string_view variant, std::uint64_t seed, int games);

}  // namespace tenback::testing
