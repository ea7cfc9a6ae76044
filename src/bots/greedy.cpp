#include "bots/roster.hpp"
#include "bots/simulator.hpp"
#include "bots/speech.hpp"
#include "bots/turn_list.hpp"

namespace tenback {
namespace {

/// Does the plan complete the turn?
bool completes(const Rules& rules, const View& view, const Plan& plan) {
    Turn turn = view.turn;
    for (const Play play : plan) lay_on(rules, turn, play);
    return turn.left == 0 || may_end(turn);
}

/// The policy that the expert's roll-outs follow, as a bot.
class GreedyBot final : public SpeakingBot {
  public:
    [[nodiscard]] std::unique_ptr<Search> think(const Knowledge& knows, std::uint64_t /*seed*/,
                                                Effort /*e*/) const override {
        Choice choice;
        choice.motive = Motive::potential;
        choice.plan = quick_policy(knows.rules, knows.view);
        if (!completes(knows.rules, knows.view, choice.plan)) choice.plan = whole_turns(knows.rules, knows.view, 1)[0].plan;
        return std::make_unique<Decided>(choice);
    }
    [[nodiscard]] Effort usual_effort(const Rules& /*rules*/) const override { return {0}; }
};

}  // namespace

std::unique_ptr<Bot> make_greedy_bot() { return std::make_unique<GreedyBot>(); }

}  // namespace tenback
