// A complete bot in a few lines: lays the first legal cards until the turn may end.
#include "bots/bot.hpp"

namespace tenback::bots {

class ExampleBot final : public Bot {
  public:
    [[nodiscard]] std::unique_ptr<Search> think(const Knowledge& knows, std::uint64_t /*seed*/,
                                                Effort /*e*/) const override {
        Choice choice;
        Turn turn = knows.view.turn;
        CardSet hand = knows.view.hand;
#ifdef PEEK
        hand = knows.view.hands[1];  // reaches for another hand
#endif
        while (turn.left != 0 && !may_end(turn)) {
            const Play play = first_that_does_not_lose(knows.rules, turn, hand);
            lay_on(knows.rules, turn, play);
            hand.erase(play.card);
            choice.plan.add(play);
        }
        return std::make_unique<Decided>(choice);
    }
    [[nodiscard]] Effort usual_effort(const Rules& /*rules*/) const override { return {}; }
    [[nodiscard]] Wish wish(const Rules& /*rules*/, const View& /*view*/) const override { return Wish::do_not_care; }
    [[nodiscard]] std::vector<Say> talk(const Knowledge& /*knows*/) const override { return {}; }

  private:
    static Play first_that_does_not_lose(const Rules& rules, const Turn& turn, CardSet hand) {
        const Legal options = legal(rules, turn, hand);
        Play play{};
        for (const PileId pile : all_piles)
            for (const Card card : options.plays[pile.index()]) {
                play = {card, pile};
                if (!would_lose(rules, turn, hand, play)) return play;
            }
        return play;
    }
};

std::unique_ptr<Bot> make_example_bot() { return std::make_unique<ExampleBot>(); }

}  // namespace tenback::bots
