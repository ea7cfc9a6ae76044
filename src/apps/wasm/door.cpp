// What JavaScript may call of the engine.
#include "wasm/door.hpp"

#include <algorithm>
#include <string>

#include "engine/perft.hpp"
#include "engine/playout.hpp"
#include "notation/variant.hpp"

namespace {

std::string text_buffer(4096, '\0');

/// A function of its own for each player: V8 keeps fewer values in registers the longer a function is.
template <class Player>
[[gnu::noinline]] double cards_laid(const tenback::Rules& rules, std::uint64_t first_seed, std::int32_t games) {
    double cards = 0;
    for (std::int32_t game = 0; game < games; ++game)
        for (const tenback::CardSet& laid : play_out(rules, first_seed + static_cast<std::uint64_t>(game), Player{}).laid)
            cards += laid.size();
    return cards;
}

}  // namespace

namespace tenback::wasm {

std::string_view text_in(std::uint32_t length) {
    return {text_buffer.data(), std::min<std::size_t>(length, text_buffer.size())};
}

std::uint32_t text_out(std::string_view text) {
    if (text.size() > text_buffer.size()) text_buffer.resize(text.size());
    return static_cast<std::uint32_t>(text.copy(text_buffer.data(), text.size()));
}

}  // namespace tenback::wasm

using tenback::wasm::text_in;

/// Where texts stand, with room for one of this length. To be asked again after every call: it may have moved.
EXPORT("text_buffer") char* text_address(std::uint32_t length) {
    if (length > text_buffer.size()) text_buffer.resize(length);
    return text_buffer.data();
}

/// The number of action sequences of this depth from a seeded deal of the variant in the buffer; 0 for no variant.
EXPORT("perft") std::uint64_t perft_of(std::uint32_t length, double seed, std::int32_t depth) {
    const auto rules = tenback::parse_variant(text_in(length));
    if (!rules) return 0;
    tenback::World world = deal(*rules, seeded_deck(*rules, static_cast<std::uint64_t>(seed)));
    begin(*rules, world.state, tenback::Seat::number(1));
    return perft(*rules, world, depth);
}

/// The signature of random games of the variant in the buffer; 0 for no variant.
EXPORT("signature") std::uint64_t signature_of(std::uint32_t length, double seed, std::int32_t games) {
    const auto rules = tenback::parse_variant(text_in(length));
    return rules ? signature(*rules, static_cast<std::uint64_t>(seed), games) : 0;
}

/// How many cards are laid in random or greedy play-outs of the variant in the buffer, for measuring; 0 for no variant.
EXPORT("play_outs") double play_outs(std::uint32_t length, double seed, std::int32_t games, std::int32_t greedy) {
    const auto rules = tenback::parse_variant(text_in(length));
    if (!rules) return 0;
    const auto first = static_cast<std::uint64_t>(seed);
    return greedy != 0 ? cards_laid<tenback::GreedyPlayer>(*rules, first, games)
                       : cards_laid<tenback::RandomPlayer>(*rules, first, games);
}
