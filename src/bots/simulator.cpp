#include "bots/simulator.hpp"

#include <cmath>

#include "bots/classic_table.hpp"
#include "bots/face_table.hpp"
#include "bots/imagine.hpp"
#include "bots/quick_table.hpp"

namespace tenback {
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
        return {utility_of(left), left == 0};
    }

  private:
    Dealer dealer_;
    Table start_;
    Table table_;
};

class FaceSimulator final : public Simulator {
  public:
    FaceSimulator(const Rules& rules, const View& view)
        : you_(view.you), dealer_(rules, view), start_(rules, face_weights(), face_weights()), table_(start_) {}

    void next_world(Random& random) override { start_.load(dealer_.deal(random)); }
    Outcome play_out(const Plan& plan) override {
        table_ = start_;
        table_.follow(plan);
        const bool won = table_.play_out() == you_;
        return {won ? 1.0F : 0.0F, won};
    }

  private:
    Seat you_;
    Dealer dealer_;
    FaceTable start_;
    FaceTable table_;
};

}  // namespace

std::unique_ptr<Simulator> make_simulator(const Rules& rules, const View& view) {
    switch (rules.game) {
        case GameKind::classic:
            return std::make_unique<CooperativeSimulator<ClassicTable>>(rules, view,
                                                                        ClassicTable(rules, shipped_potential(rules)));
        case GameKind::quick:
            return std::make_unique<CooperativeSimulator<QuickTable>>(rules, view, QuickTable(rules, quick_weights(rules)));
        case GameKind::face: return std::make_unique<FaceSimulator>(rules, view);
    }
    return nullptr;
}

Plan quick_policy(const Rules& rules, const View& view) {
    // The policy looks at the own hand and the piles only.
    const State world = known_part(rules, view);
    Plan plan;
    if (rules.game == GameKind::classic) {
        ClassicTable table(rules, shipped_potential(rules));
        table.load(world);
        table.play_turn(&plan);
    } else if (rules.game == GameKind::quick) {
        QuickTable table(rules, quick_weights(rules));
        table.load(world);
        table.choose(plan);
    } else {
        FaceTable table(rules, face_weights(), face_weights());
        table.load(world);
        table.choose(plan);
    }
    return plan;
}

}  // namespace tenback
