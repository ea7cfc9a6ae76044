// Networks learned from games that they play themselves: after each game the network's word about every turn moves towards
// what came of it (temporal differences).
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "lab/net_learner.hpp"
#include "lab/training.hpp"

namespace tenback::lab {

/// Deals that networks learn from, and those that they are tried on meanwhile, begin here. Nothing that is measured for
/// docs/strength.md may come near.
inline constexpr std::uint64_t trial_deals = std::uint64_t{1} << 40;
inline constexpr std::uint64_t learning_deals = std::uint64_t{1} << 41;

/// The kind of network that the expert plays this variant with; nothing if there is none.
std::optional<bots::NetKind> net_kind(const Rules& rules);

/// A training that can be kept after any generation and gone on with. What it remembers of old games is not kept: one that
/// was gone on with learns a little differently.
class NetTraining {
  public:
    /// Population means nothing here. @pre net_kind(rules)
    NetTraining(const Rules& rules, const Training& training);

    /// Goes on with what was kept of the same training; otherwise says why not.
    [[nodiscard]] std::optional<std::string> go_on(std::string_view kept);
    [[nodiscard]] std::string kept() const;

    /// The generations that are left. False if it was stopped. The outcome is the same whatever the number of threads.
    /// A generation's score is that of its network alone, without search, on deals that nothing is learned from: against
    /// planner in Face to Face.
    bool run(std::atomic<bool>& stop, const OnGeneration& on_generation);

    [[nodiscard]] const bots::NetKind& kind() const { return learner_.kind(); }
    /// Of the network learned so far.
    [[nodiscard]] const std::vector<float>& numbers() const { return learner_.average(); }
    /// The generations done.
    [[nodiscard]] const std::vector<Generation>& history() const { return history_; }

  private:
    [[nodiscard]] std::string first_line() const;

    const Rules rules_;
    const Training training_;
    NetLearner learner_;
    std::vector<Generation> history_;
};

}  // namespace tenback::lab
