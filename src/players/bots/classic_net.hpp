// Classic after a turn, as the networks that judge it are told (`tenback train classic --net`).
#pragma once

#include <vector>

#include "bots/classic_table.hpp"
#include "bots/value_net.hpp"

namespace tenback::bots {

/// Where a turn leads, before cards are drawn; by direction of travel.
struct ClassicAfter {
    std::array<std::array<Place, 2>, 2> tops;
    std::array<Bits, 2> hand;
};

/// Whether there can be a network for this variant: none knows of fires yet.
bool may_have_net(const Rules& rules);
/// Each variant and number of players has one of its own. Its heads: the chance to win, and the utility. @pre may_have_net
NetKind classic_net_kind(const Rules& rules);

/// The inputs that are on, for one who knew the sight before the turn.
std::vector<std::uint16_t> classic_inputs(const ClassicSight& sight, const ClassicAfter& after);

/// Judges where the turns of one sight lead. What they have in common is added up once.
class ClassicJudge {
  public:
    /// The network must outlive the judge.
    explicit ClassicJudge(const ValueNet& net) : net_(&net), shared_(2), beside_(2 * slots * tops) {}

    /// The sight must outlive the judgements about it.
    void look_at(const ClassicSight& sight);
    struct Worth {
        float won;      // the chance to win
        float utility;  // expected
        [[nodiscard]] float both() const { return (won + utility) / 2; }
    };
    Worth operator()(const ClassicAfter& after);

  private:
    static constexpr std::size_t slots = 4;
    static constexpr std::size_t tops = 101;
    struct Part {
        std::uint32_t made = 0;  // at which look
        ValueNet::Sums sums;
    };
    template <class Make>
    const ValueNet::Sums& part(Part& part, Make make) const;

    const ValueNet* net_;
    const ClassicSight* sight_ = nullptr;
    std::uint32_t looks_ = 0;
    std::vector<Part> shared_;  // by which direction comes first
    std::vector<Part> beside_;  // by that, slot and top
};

}  // namespace tenback::bots
