#include "terminal/screen/choosing.hpp"

#include <algorithm>
#include <cstdlib>

namespace tenback::terminal {
namespace {

/// Smaller is better: tricks, then small gaps; other people's piles come last.
int cost(const Rules& rules, const View& view, Play play) {
    const Prospect seen = prospect(rules, view, play);
    if (seen.kind == Prospect::Kind::trick) return -100;
    return seen.gap + (seen.kind == Prospect::Kind::help ? 200 : 0) + (seen.loses ? 1000 : 0);
}

std::optional<PileId> best_pile(const Rules& rules, const View& view, Card card) {
    const std::vector<PileId> piles = targets(rules, view, card);
    if (piles.empty()) return std::nullopt;
    return *std::ranges::min_element(piles, {}, [&](PileId pile) { return cost(rules, view, {card, pile}); });
}

Choosing with_best_pile(const Rules& rules, const View& view, Card card) { return {card, best_pile(rules, view, card)}; }

}  // namespace

std::vector<PileId> piles_in_order(const Rules& rules, Seat viewer) {
    std::vector<PileId> piles;
    for (const bool opponents : {false, true})
        for (const PileId pile : all_piles)
            if (rules.piles.contains(pile) && rules.belongs_to_opponent(pile, viewer) == opponents) piles.push_back(pile);
    return piles;
}

Prospect prospect(const Rules& rules, const View& view, Play play) {
    if (why_not(rules, view.turn, view.hand, play)) return {};
    const bool loses = would_lose(rules, view.turn, view.hand, play);
    const Card top = view.turn.tops[play.pile.index()];
    if (rules.game == GameKind::quick && rules.is_bare(play.pile, top)) return {Prospect::Kind::first, 0, loses};
    const int gap = step_of(rules, play, top);
    switch (manner_of(rules, view.turn.seat, play, top)) {
        case Manner::gift: return {Prospect::Kind::help, -gap, loses};
        case Manner::trick: return {Prospect::Kind::trick, -gap, loses};
        case Manner::onwards: break;
    }
    return {Prospect::Kind::step, gap, loses};
}

std::vector<PileId> targets(const Rules& rules, const View& view, Card card) {
    std::vector<PileId> piles = piles_in_order(rules, view.you);
    std::erase_if(piles, [&](PileId pile) { return why_not(rules, view.turn, view.hand, {card, pile}).has_value(); });
    return piles;
}

Choosing settled(const Rules& rules, const View& view, Choosing choosing) {
    if (view.hand.empty()) return {};
    Card card = choosing.card.value_or(view.hand.first());
    if (!view.hand.contains(card)) {
        const auto after = std::ranges::find_if(view.hand, [&](Card other) { return other > card; });
        card = after == view.hand.end() ? view.hand.last() : *after;
    }
    if (card == choosing.card && choosing.pile && !why_not(rules, view.turn, view.hand, {card, *choosing.pile}))
        return choosing;
    return with_best_pile(rules, view, card);
}

Choosing next_card(const Rules& rules, const View& view, Choosing choosing, int step) {
    if (view.hand.empty()) return {};
    int place = 0;
    for (int n = 0; n < view.hand.size(); ++n)
        if (view.hand.nth(n) == choosing.card) place = n;
    const int count = view.hand.size();
    return with_best_pile(rules, view, view.hand.nth(((place + step) % count + count) % count));
}

Choosing end_card(const Rules& rules, const View& view, bool last) {
    if (view.hand.empty()) return {};
    return with_best_pile(rules, view, last ? view.hand.last() : view.hand.first());
}

Choosing next_pile(const Rules& rules, const View& view, Choosing choosing, int step) {
    if (!choosing.card) return choosing;
    const std::vector<PileId> piles = targets(rules, view, *choosing.card);
    if (piles.empty()) return {choosing.card, std::nullopt};
    const auto here = choosing.pile ? std::ranges::find(piles, *choosing.pile) : piles.begin();
    const auto count = static_cast<int>(piles.size());
    const int place = static_cast<int>(here - piles.begin()) + step;
    return {choosing.card, piles[static_cast<std::size_t>((place % count + count) % count)]};
}

}  // namespace tenback::terminal
