#include "bots/roster.hpp"
#include "bots/simulator.hpp"
#include "bots/speech.hpp"
#include "bots/turn_list.hpp"

namespace tenback::bots {
namespace {

/// Does the plan complete the turn?
bool completes(const Rules& rules, const View& view, const Plan& plan) {
    Turn turn = view.turn;
    for (const Play play : plan) lay_on(rules, turn, play);
    return turn.left == 0 || may_end(turn);
}

/// The kind of policy that the expert's roll-outs follow, as a bot.
class GreedyBot final : public SpeakingBot {
  public:
    explicit GreedyBot(ThumbSource thumbs) : thumbs_(std::move(thumbs)) {}

    [[nodiscard]] std::unique_ptr<Search> think(const Knowledge& knows, std::uint64_t /*seed*/,
                                                Effort /*e*/) const override {
        const Thumb thumb = thumbs_(knows.rules);
        Choice choice;
        choice.motive = Motive::potential;
        choice.plan = quick_policy(knows.rules, knows.view, thumb);
        if (!completes(knows.rules, knows.view, choice.plan))
            choice.plan = whole_turns(knows.rules, knows.view, thumb, 1)[0].plan;
        return std::make_unique<Decided>(choice);
    }
    [[nodiscard]] Effort usual_effort(const Rules& /*rules*/) const override { return {0}; }

  private:
    ThumbSource thumbs_;
};

}  // namespace

std::unique_ptr<Bot> make_greedy_bot(const ThumbSource& thumbs) { return std::make_unique<GreedyBot>(thumbs); }

}  // namespace tenback::bots
