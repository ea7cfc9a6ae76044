#include "bots/turn_list.hpp"

#include <algorithm>
#include <tuple>

namespace tenback::bots {
namespace {

constexpr std::size_t widest = 256;  // unfinished turns kept, by score
constexpr float nearly_free = 1.5F;  // what an extra card may cost beyond the rule of thumb

/// What makes two turns the same: piles of one direction in classic are alike.
auto key(const Rules& rules, const WholeTurn& node) {
    std::array<std::pair<Card, bool>, PileId::count> piles;
    for (const PileId pile : all_piles)
        piles[static_cast<std::size_t>(pile.index())] = {node.after.tops[pile.index()], node.after.due.contains(pile)};
    if (rules.game == GameKind::classic) {
        if (piles[1] < piles[0]) std::swap(piles[0], piles[1]);
        if (piles[3] < piles[2]) std::swap(piles[2], piles[3]);
    }
    return std::tuple(piles, node.rest.low(), node.rest.high());
}

/// The best ones first, each only once. The order is total, so that every library sorts alike.
void sort_and_thin(const Rules& rules, std::vector<WholeTurn>& nodes, std::size_t most) {
    std::sort(nodes.begin(), nodes.end(), [&](const WholeTurn& a, const WholeTurn& b) {
        if (a.score != b.score) return a.score > b.score;
        const auto key_a = key(rules, a);
        const auto key_b = key(rules, b);
        return key_a != key_b ? key_a < key_b : a.plan < b.plan;
    });
    const auto same = [&](const WholeTurn& a, const WholeTurn& b) {
        return a.score == b.score && key(rules, a) == key(rules, b);
    };
    nodes.erase(std::unique(nodes.begin(), nodes.end(), same), nodes.end());
    if (nodes.size() > most) nodes.erase(nodes.begin() + static_cast<std::ptrdiff_t>(most), nodes.end());
}

/// Is the card ten back from this play also at hand?
bool begins_chain(const Rules& rules, Play play, CardSet rest) {
    if (rules.game == GameKind::quick) return false;
    const int partner = play.card.index() + (play.pile.direction() == Direction::up ? -10 : 10);
    return partner > 0 && partner < Card::limit && rest.contains(Card(partner));
}

class Lister {
  public:
    Lister(const Rules& rules, const Judge& judge) : rules_(rules), judge_(judge) {}

    /// Adds every turn that is one card longer than the node.
    void extend(const WholeTurn& node, std::vector<WholeTurn>& longer) const {
        const Legal options = legal(rules_, node.after, node.rest);
        for (const PileId pile : all_piles)
            for (const Card card : options.plays[pile.index()]) add(node, {card, pile}, options.may_end, longer);
    }

  private:
    void add(const WholeTurn& node, Play play, bool extra, std::vector<WholeTurn>& longer) const {
        WholeTurn next = node;
        next.plan.add(play);
        lay_on(rules_, next.after, play);
        next.rest.erase(play.card);
        if (!next.wins() && !can_finish(rules_, next.after, next.rest)) return;
        next.score = judge_(next.after, next.rest);
        if (extra && next.score < node.score - nearly_free && !begins_chain(rules_, play, next.rest)) return;
        longer.push_back(next);
    }

    const Rules& rules_;
    const Judge& judge_;
};

}  // namespace

std::vector<WholeTurn> whole_turns(const Rules& rules, const View& view, const Thumb& thumb, std::size_t most) {
    const Judge judge(rules, view, thumb);
    const Lister lister(rules, judge);
    std::vector<WholeTurn> found;
    std::vector<WholeTurn> level{{Plan(), view.turn, view.hand, judge(view.turn, view.hand)}};
    std::vector<WholeTurn> longer;
    while (!level.empty()) {
        longer.clear();
        for (const WholeTurn& node : level) {
            if (may_end(node.after) || node.wins()) found.push_back(node);
            if (!node.wins()) lister.extend(node, longer);
        }
        sort_and_thin(rules, longer, widest);
        std::swap(level, longer);
    }
    sort_and_thin(rules, found, most);
    return found;
}

}  // namespace tenback::bots
