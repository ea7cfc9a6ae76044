#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "bots/classic_table.hpp"
#include "bots/face_table.hpp"
#include "bots/quick_table.hpp"
#include "bots/simulator.hpp"
#include "engine/state.hpp"
#include "lab/training.hpp"

namespace tenback {
namespace {

/// The deal of a seed, begun by the first seat.
State begun(const Rules& rules, std::uint64_t seed) {
    State state = deal(rules, seeded_deck(rules, seed));
    begin(rules, state, Seat::number(1));
    return state;
}

/// Whole games of a cooperative table.
template <class Table>
Score play_together(const Rules& rules, Table table, std::uint64_t seed, std::uint64_t games) {
    Score sum{};
    for (std::uint64_t n = 0; n < games; ++n) {
        const State start = begun(rules, seed + n);
        table.load(start);
        const int left = table.play_out();
        sum.utility += static_cast<double>(utility_of(left));
        sum.won += left == 0 ? 1 : 0;
    }
    return {sum.utility / static_cast<double>(games), sum.won / static_cast<double>(games)};
}

class ClassicTrainee final : public Trainee {
  public:
    explicit ClassicTrainee(const Rules& rules) : rules_(rules) {}

    [[nodiscard]] std::vector<WeightRange> ranges() const override {
        const double fire = rules_.fire.empty() ? 0 : 1;  // nothing to learn without it
        return {{"lead", .65, .2},          {"power", .75, .1},
                {"trick", .5, .3},          {"free", .5, rules_.players == 1 ? 2 : .6},
                {"lead_slope", 0, .3},      {"trick_slope", 0, .4},
                {"free_slope", 0, .4},      {"lead_trick", .8, .4},
                {"kindle", fire, fire},     {"late.back", 1.2, .3},
                {"late.lead", .9, .3},      {"late.power", .88, .1},
                {"late.trick", 1, .4},      {"late.free", 1.5, .6},
                {"late.lead_trick", 1, .4}, {"late.kindle", fire, fire}};
    }
    [[nodiscard]] Score play(const WeightList& weights, std::uint64_t seed, std::uint64_t games) const override {
        const Potential potential(named(weights));
        return play_together(rules_, ClassicTable(rules_, potential), seed, games);
    }
    [[nodiscard]] std::string row(const WeightList& weights) const override {
        const auto phase = [](const PhaseWeights& w) {
            return fmt::format("{{{:.3f}, {:.3f}, {:.3f}, {:.3f}, {:.3f}, {:.3f}, {:.3f}, {:.3f}, {:.3f}, {:.3f}}}", w.back,
                               w.lead, w.power, w.trick, w.free, w.lead_slope, w.trick_slope, w.free_slope, w.lead_trick,
                               w.kindle);
        };
        const ClassicWeights w = named(weights);
        return fmt::format("{{{}, {}}}", phase(w.drawing), phase(w.late));
    }

  private:
    static ClassicWeights named(const WeightList& w) {
        const auto power = [](double x) { return std::clamp(x, 0.2, 1.5); };
        return {{1, w[0], power(w[1]), w[2], w[3], w[4], w[5], w[6], w[7], w[8]},
                {w[9], w[10], power(w[11]), w[12], w[13], 0, 0, 0, w[14], w[15]}};
    }
    const Rules rules_;
};

class QuickTrainee final : public Trainee {
  public:
    explicit QuickTrainee(const Rules& rules) : rules_(rules) {}

    [[nodiscard]] std::vector<WeightRange> ranges() const override {
        return {{"both", 1, .5}, {"two", 2.5, 1.5}, {"one", .5, .8}};
    }
    [[nodiscard]] Score play(const WeightList& weights, std::uint64_t seed, std::uint64_t games) const override {
        const QuickWeights named_weights = named(weights);
        return play_together(rules_, QuickTable(rules_, named_weights), seed, games);
    }
    [[nodiscard]] std::string row(const WeightList& weights) const override {
        const QuickWeights w = named(weights);
        return fmt::format("{{{:.3f}F, {:.3f}F, {:.3f}F, {:.3f}F}}", w.dead, w.both, w.two, w.one);
    }

  private:
    static QuickWeights named(const WeightList& w) {
        return {1, static_cast<float>(w[0]), static_cast<float>(w[1]), static_cast<float>(w[2])};
    }
    const Rules rules_;
};

/// Against the policy as it is where the search begins, both ways round on each pair of decks.
class FaceTrainee final : public Trainee {
  public:
    explicit FaceTrainee(const Rules& rules) : rules_(rules) {}

    [[nodiscard]] std::vector<WeightRange> ranges() const override {
        return {{"reopened", .5, .3}, {"gift", 1, .8}, {"laid", .5, .4}, {"held", 1, .5}, {"trick", .7, .4}};
    }
    [[nodiscard]] Score play(const WeightList& weights, std::uint64_t seed, std::uint64_t games) const override {
        const FaceWeights challenger = named(weights);
        const std::vector<WeightRange> start = ranges();
        WeightList from;
        for (const WeightRange& range : start) from.push_back(range.start);
        const FaceWeights champion = named(from);
        std::uint64_t won = 0;
        for (std::uint64_t n = 0; n < games; ++n) {
            const State deal = begun(rules_, seed + n / 2);
            const bool first = n % 2 == 0;
            FaceTable table(rules_, first ? challenger : champion, first ? champion : challenger);
            table.load(deal);
            won += table.play_out() == Seat::number(first ? 1 : 2) ? 1 : 0;
        }
        const double share = static_cast<double>(won) / static_cast<double>(games);
        return {share, share};
    }
    [[nodiscard]] std::string row(const WeightList& weights) const override {
        const FaceWeights w = named(weights);
        return fmt::format("{{{:.3f}F, {:.3f}F, {:.3f}F, {:.3f}F, {:.3f}F}}", w.reopened, w.gift, w.laid, w.held, w.trick);
    }

  private:
    static FaceWeights named(const WeightList& w) {
        const auto f = [&](std::size_t i) { return static_cast<float>(w[i]); };
        return {f(0), f(1), f(2), f(3), f(4)};
    }
    const Rules rules_;
};

}  // namespace

std::unique_ptr<Trainee> make_trainee(const Rules& rules) {
    switch (rules.game) {
        case GameKind::classic: return std::make_unique<ClassicTrainee>(rules);
        case GameKind::quick: return std::make_unique<QuickTrainee>(rules);
        case GameKind::face: return std::make_unique<FaceTrainee>(rules);
    }
    return nullptr;
}

}  // namespace tenback
