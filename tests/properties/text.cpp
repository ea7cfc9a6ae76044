// Printing and parsing are inverse.
#include "properties/every_variant.hpp"

#include "notation/notation.hpp"
#include "notation/variant.hpp"

namespace tenback::testing {
namespace {

Say random_say(Random& words) {
    const auto colour = static_cast<std::uint8_t>(below(quick_colours, words));
    switch (below(4, words)) {
        case 0: return Mark{static_cast<MarkKind>(below(mark_kinds, words)), PileId(static_cast<int>(below(4, words)))};
        case 1: return Hint{colour, static_cast<Band>(below(3, words))};
        case 2: return Holds{colour};
        default: return Hush{};
    }
}

}  // namespace

RC_GTEST_PROP(Notation, WhatIsPrintedIsParsedBack, ()) {
    in_every_variant([](const Rules& rules, std::uint64_t seed) {
        Random words(seed);
        std::vector<Move> turn;
        for (auto n = below(8, words); n > 0; --n) {
            const Card card = rules.cards.nth(static_cast<int>(below(rules.deck_size, words)));
            turn.emplace_back(Play{card, PileId(static_cast<int>(below(4, words)))});
            RC_ASSERT(parse_card(rules.game, text_of(rules.game, card)) == card);
        }
        if (below(2, words) == 0) turn.emplace_back(EndTurn{});
        const auto parsed = parse_turn(rules.game, text_of(rules.game, turn));
        RC_ASSERT(parsed && *parsed == turn);
        const Say say = random_say(words);
        RC_ASSERT(parse_say(text_of(say)) == say);
        RC_ASSERT(text_of(*parse_variant(text_of(rules))) == text_of(rules));
    });
}

RC_GTEST_PROP(Notation, WhatIsParsedIsPrintedBack, (const std::string& text)) {
    for (const GameKind game : {GameKind::classic, GameKind::quick, GameKind::face}) {
        if (const auto card = parse_card(game, text)) RC_ASSERT(text_of(game, *card) == text);
        if (const auto turn = parse_turn(game, text); turn && !turn->empty()) RC_ASSERT(text_of(game, *turn) == text);
    }
    if (const auto say = parse_say(text)) RC_ASSERT(text_of(*say) == text);
    if (const auto variant = parse_variant(text)) RC_ASSERT(!text_of(*variant).empty());
}

}  // namespace tenback::testing
