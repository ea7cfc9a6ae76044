#include "bots/classic_table.hpp"
#include "bots/face_table.hpp"
#include "bots/quick_table.hpp"
#include "bots/turn_list.hpp"

namespace tenback::bots {

Judge::Judge(const Rules& rules, const View& view, const Thumb& thumb)
    : rules_(rules), view_(view), thumb_(thumb), unlaid_(travel_bits(rules.cards - view.laid[0])) {}

float Judge::classic(const Turn& turn) const {
    const Potential::Moment& moment = thumb_.classic->at(view_.turn.left, view_.draw[0] != 0);
    Potential::Worth sum = moment.free * (turn.played - view_.turn.played) - moment.kindle * turn.burning.size();
    for (int d = 0; d < 2; ++d) {
        const auto top = [&](int pile) { return position(turn.tops[static_cast<std::size_t>(d * 2 + pile)], d); };
        sum += Potential::of(moment, unlaid_[d], top(0), top(1));
    }
    return static_cast<float>(sum) / static_cast<float>(Potential::one * Potential::one);
}

float Judge::quick(const Turn& turn, CardSet rest) const {
    const std::uint64_t unlaid = (rules_.cards - view_.laid[0] - (view_.hand - rest)).low();
    return QuickPiles(rules_, turn.tops[U1.index()], turn.tops[D1.index()])
        .score(*thumb_.quick, unlaid, turn.played, rest.low());
}

float Judge::face(const Turn& turn, CardSet rest) const {
    const FaceWeights& weights = *thumb_.face;
    const int you = view_.you.index();
    float cost = weights.gift * static_cast<float>(turn.given - view_.turn.given);
    for (int side = 0; side < 2; ++side) {
        // Cards laid in this turn are not passed over.
        const CardSet unlaid = rules_.cards - view_.laid[side] - (side == you ? view_.hand - rest : CardSet());
        for (int d = 0; d < 2; ++d) {
            const auto pile = static_cast<std::size_t>(d * 2 + side);
            const auto fits = [&](Card top) { return ((*rules_.fits[side][pile])[top.index()] & unlaid).size(); };
            const int room = fits(turn.tops[pile]);
            const int before = fits(view_.turn.tops[pile]);
            const int ten_back = d == 0 ? turn.tops[pile].index() - 10 : turn.tops[pile].index() + 10;
            const bool trick = ten_back >= 2 && ten_back <= 59 && unlaid.contains(Card(ten_back));
            cost += side == you ? static_cast<float>(before - room) - (trick ? weights.trick : 0)
                                : weights.reopened * static_cast<float>(room - before);
        }
    }
    const int draw = view_.draw[you];
    const int wanted = turn.given != 0 ? rules_.hand_size - rest.size() : 2;
    const int held = rest.size() + std::min(wanted, draw);
    cost -= weights.laid * static_cast<float>(turn.played) + weights.held * static_cast<float>(held);
    return -(held == 1 ? cost + face_alone : cost);
}

float Judge::operator()(const Turn& turn, CardSet rest) const {
    if (turn.left == 0) return WholeTurn::winning;
    switch (rules_.game) {
        case GameKind::classic: return classic(turn);
        case GameKind::quick: return quick(turn, rest);
        case GameKind::face: return face(turn, rest);
    }
    return 0;
}

}  // namespace tenback::bots
