#include "bots/simulator.hpp"

#include <cmath>

#include "bots/classic_table.hpp"
#include "bots/face_table.hpp"
#include "bots/imagine.hpp"
#include "bots/narrow_turns.hpp"
#include "bots/quick_table.hpp"

namespace tenback::bots {
namespace {

/// 0.7 exp(-(left - 1) / 12): a pure win-or-loss utility plays far worse.
const std::array<float, 99>& utilities() {
    static const std::array<float, 99> table = [] {
        std::array<float, 99> t{};
        t[0] = 1;
        for (int left = 1; left < 99; ++left) t[left] = static_cast<float>(0.7 * std::exp(-(left - 1) / 12.0));
        return t;
    }();
    return table;
}

}  // namespace

float utility_of(int left) { return utilities()[static_cast<std::size_t>(left)]; }

namespace {

template <class Table>
class CooperativeSimulator final : public Simulator {
  public:
    CooperativeSimulator(const Rules& rules, const View& view, const Table& table)
        : dealer_(rules, view), start_(table), table_(table) {}

    void next_world(Random& random) override { start_.load(dealer_.deal(random)); }
    Outcome play_out(const Plan& plan) override {
        table_ = start_;
        table_.follow(plan);
        const int left = table_.play_out();
        return {utility_of(left), left == 0 ? 1.0F : 0.0F};
    }

  private:
    Dealer dealer_;
    Table start_;
    Table table_;
};

// The page has no network of classic yet, and its module counts bytes.
#ifndef TENBACK_LEARNED_APART
/// Imagined turns are chosen by the network; after a few of them it says what the position is worth.
class NetSimulator final : public Simulator {
  public:
    NetSimulator(const Rules& rules, const View& view, const Thumb& thumb)
        : dealer_(rules, view), start_(rules, *thumb.classic), table_(start_), policy_(*thumb.net, *thumb.classic) {}

    void next_world(Random& random) override { start_.load(dealer_.deal(random)); }
    Outcome play_out(const Plan& plan) override {
        table_ = start_;
        table_.follow(plan);
        for (int turn = 1; table_.left() != 0; ++turn) {
            const ClassicSight sight = table_.sight();
            const NetPolicy::Chosen chosen = policy_.choose(sight);
            if (chosen.turn == nullptr) return {utility_of(table_.left()) / 2, 0};
            if (turn == turns_ahead) return {chosen.worth.both(), chosen.worth.won};
            table_.follow(chosen.turn->plan);
        }
        return {1, 1};
    }

  private:
    static constexpr int turns_ahead = 2;

    Dealer dealer_;
    ClassicTable start_;
    ClassicTable table_;
    NetPolicy policy_;
};
#endif

class FaceSimulator final : public Simulator {
  public:
    FaceSimulator(const Rules& rules, const View& view, const Thumb& thumb)
        : you_(view.you), net_(thumb.net), dealer_(rules, view), start_(rules, *thumb.face, *thumb.face), table_(start_) {}

    void next_world(Random& random) override { start_.load(dealer_.deal(random)); }
    Outcome play_out(const Plan& plan) override {
        table_ = start_;
        table_.follow(plan);
        const float won = net_ != nullptr             ? table_.look_ahead(turns_ahead, *net_, you_)
                          : table_.play_out() == you_ ? 1.0F
                                                      : 0.0F;
        return {won, won};
    }

  private:
    static constexpr int turns_ahead = 4;  // of both seats together; docs/strength.md has others

    Seat you_;
    const ValueNet* net_;
    Dealer dealer_;
    FaceTable start_;
    FaceTable table_;
};

}  // namespace

std::unique_ptr<Simulator> make_simulator(const Rules& rules, const View& view, const Thumb& thumb) {
    switch (rules.game) {
        case GameKind::classic:
#ifndef TENBACK_LEARNED_APART
            if (thumb.net != nullptr) return std::make_unique<NetSimulator>(rules, view, thumb);
#endif
            return std::make_unique<CooperativeSimulator<ClassicTable>>(rules, view, ClassicTable(rules, *thumb.classic));
        case GameKind::quick:
            return std::make_unique<CooperativeSimulator<QuickTable>>(rules, view, QuickTable(rules, *thumb.quick));
        case GameKind::face: return std::make_unique<FaceSimulator>(rules, view, thumb);
    }
    return nullptr;
}

Plan quick_policy(const Rules& rules, const View& view, const Thumb& thumb) {
    // The policy looks at the own hand and the piles only.
    const World world{{}, known_part(rules, view)};
    Plan plan;
    if (rules.game == GameKind::classic) {
        ClassicTable table(rules, *thumb.classic);
        table.load(world);
        table.play_turn(&plan);
    } else if (rules.game == GameKind::quick) {
        QuickTable table(rules, *thumb.quick);
        table.load(world);
        table.choose(plan);
    } else {
        FaceTable table(rules, *thumb.face, *thumb.face);
        table.load(world);
        table.choose(plan);
    }
    return plan;
}

}  // namespace tenback::bots
