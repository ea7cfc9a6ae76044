#include <algorithm>

#include "bots/roster.hpp"
#include "bots/speech.hpp"
#include "bots/turn_list.hpp"

namespace tenback::bots {
namespace {

constexpr std::size_t most_turns = 64;

/// Lists all whole turns and takes the one that looks best.
class PlannerBot final : public SpeakingBot {
  public:
    explicit PlannerBot(ThumbSource thumbs) : thumbs_(std::move(thumbs)) {}

    [[nodiscard]] std::unique_ptr<Search> think(const Knowledge& knows, std::uint64_t /*seed*/,
                                                Effort /*e*/) const override {
        const auto turns = whole_turns(knows.rules, knows.view, thumbs_(knows.rules), most_turns);
        const auto heeding = [&](const WholeTurn& turn) {
            return turn.score - score_handicap * objections(knows.rules, knows.view, turn.plan);
        };
        const auto best = std::max_element(turns.begin(), turns.end(),
                                           [&](const WholeTurn& a, const WholeTurn& b) { return heeding(a) < heeding(b); });
        Choice choice;
        choice.plan = best->plan;
        choice.motive = turns.size() == 1 ? Motive::only_turn : Motive::potential;
        choice.turns = static_cast<std::uint32_t>(turns.size());
        return std::make_unique<Decided>(choice);
    }
    [[nodiscard]] Effort usual_effort(const Rules& /*rules*/) const override { return {0}; }

  private:
    ThumbSource thumbs_;
};

}  // namespace

std::unique_ptr<Bot> make_planner_bot(const ThumbSource& thumbs) { return std::make_unique<PlannerBot>(thumbs); }

}  // namespace tenback::bots
