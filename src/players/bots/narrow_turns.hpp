// The few whole turns of classic that imagined games choose from: nearest cards, cards ten back, pairs ten apart.
#pragma once

#include <span>
#include <vector>

#include "bots/classic_net.hpp"

namespace tenback::bots {

struct NarrowTurn {
    ClassicAfter after;
    Plan plan;
    Potential::Worth worth;  // of the piles
};

class NarrowTurns {
  public:
    /// The best ones by the potential come first, at most so many, each different in tops or rest of hand; none if the seat
    /// is stuck. Beyond the duty only cards that pass over nothing. Valid until the next call. @pre no fires
    std::span<const NarrowTurn> list(const ClassicSight& sight, const Potential& potential, std::size_t most);

  private:
    void extend(const NarrowTurn& turn, bool enough);
    void extend_on(const NarrowTurn& turn, Lane lane, bool enough);
    void sort(const ClassicSight& sight, const Potential& potential, std::size_t most);

    std::array<Bits, 2> unseen_{};
    std::vector<NarrowTurn> found_, level_, longer_;
};

/// Whole turns as a network chooses them.
class NetPolicy {
  public:
    /// Network and potential must outlive the policy.
    NetPolicy(const ValueNet& net, const Potential& potential) : judge_(net), potential_(&potential) {}

    struct Chosen {
        const NarrowTurn* turn;  // nullptr: stuck
        ClassicJudge::Worth worth;
    };
    /// Valid until the next call. @pre no fires
    Chosen choose(const ClassicSight& sight);

  private:
    ClassicJudge judge_;
    const Potential* potential_;
    NarrowTurns turns_;
};

}  // namespace tenback::bots
