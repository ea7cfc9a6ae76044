#include "engine/random.hpp"
#include "bots/roster.hpp"

namespace tenback::bots {
namespace {

/// One action after the other, every legal one equally likely.
class RandomBot final : public Bot {
  public:
    [[nodiscard]] std::unique_ptr<Search> think(const Knowledge& knows, std::uint64_t seed,
                                                Effort /*effort*/) const override {
        Random words(turn_seed(seed, knows.view));
        Choice choice;
        choice.motive = Motive::chance;
        Turn turn = knows.view.turn;
        CardSet hand = knows.view.hand;
        while (turn.left != 0 && can_finish(knows.rules, turn, hand)) {
            const Legal options = legal(knows.rules, turn, hand);
            auto chosen = static_cast<int>(below(static_cast<std::uint32_t>(options.count()), words));
            if (options.may_end && chosen-- == 0) break;
            const Play play = nth(options, chosen);
            lay_on(knows.rules, turn, play);
            hand.erase(play.card);
            choice.plan.add(play);
        }
        return std::make_unique<Decided>(choice);
    }
    [[nodiscard]] Effort usual_effort(const Rules& /*rules*/) const override { return {0}; }
    [[nodiscard]] Wish wish(const Rules& /*rules*/, const View& /*view*/) const override { return Wish::do_not_care; }
    [[nodiscard]] std::vector<Say> talk(const Knowledge& /*knows*/) const override { return {}; }

  private:
    static Play nth(const Legal& options, int n) {
        std::size_t pile = 0;
        for (; n >= options.plays[pile].size(); ++pile) n -= options.plays[pile].size();
        return {options.plays[pile].nth(n), PileId(static_cast<int>(pile))};
    }
};

}  // namespace

std::unique_ptr<Bot> make_random_bot(const ThumbSource& /*unused*/) { return std::make_unique<RandomBot>(); }

}  // namespace tenback::bots
