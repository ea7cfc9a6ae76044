#include "support/playthrough.hpp"

#include <algorithm>
#include <vector>

#include "engine/action.hpp"
#include "engine/view.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "support/text.hpp"

namespace tenback::testing {
namespace {

class Playthrough {
  public:
    Playthrough(std::string_view variant, std::uint64_t seed)
        : rules_(rules_of(variant)), words_(seed), world_(deal(rules_, shuffled_deck(rules_, words_))) {
        text_ = tenback::text_of(rules_) + ", seed " + std::to_string(seed) + "\n";
    }

    std::string run() {
        agree_on_first();
        print_views();
        while (world_.state.status == Status::playing) take_turn();
        print_views();
        return text_;
    }

  private:
    void agree_on_first() {
        for (int seat = 0; seat < rules_.players; ++seat) {
            const auto wish = static_cast<Wish>(1 + below(4, words_));
            if (!act(rules_, world_, talk_, Seat::at(seat), wish)) text_ += note(seat, "wishes", std::string(text_of(wish)));
        }
        begin(rules_, world_.state, settle_first(rules_, talk_, below(60, words_)));
    }

    void take_turn() {
        const int turn = world_.state.turn_number;
        chatter();
        text_ += " ";
        while (world_.state.status == Status::playing && world_.state.turn_number == turn) {
            const Move move = choose();
            text_ += " " + tenback::text_of(rules_.game, move);
            std::visit([&](const auto& action) { act(rules_, world_, talk_, world_.state.turn.seat, action); }, move);
        }
        text_ += "\n";
        if (world_.state.status == Status::playing) print_views();
    }

    /// Ends most turns as soon as it may; lays the card with the smallest step, if any does not lose.
    Move choose() {
        if (may_end(world_.state.turn) && below(4, words_) != 0) return EndTurn{};
        const Legal options = legal(rules_, world_.state.turn, world_.state.hand_to_move());
        std::vector<Play> plays;
        for (const PileId pile : all_piles)
            for (const Card card : options.plays[pile.index()]) plays.push_back({card, pile});
        if (plays.empty()) return EndTurn{};
        if (below(8, words_) == 0) return plays[below(static_cast<std::uint32_t>(plays.size()), words_)];
        return *std::min_element(plays.begin(), plays.end(), [&](Play a, Play b) { return cost(a) < cost(b); });
    }

    [[nodiscard]] int cost(Play play) const {
        const int step = value_of(rules_.game, play.card) - value_of(rules_.game, world_.state.turn.tops[play.pile.index()]);
        const int onwards = play.pile.direction() == Direction::up ? step : -step;
        const bool loses = would_lose(rules_, world_.state.turn, world_.state.hand_to_move(), play);
        const bool helps_opponent = rules_.belongs_to_opponent(play.pile, world_.state.turn.seat);
        return (helps_opponent ? 2 - onwards : onwards) + (loses ? 1000 : 0);
    }

    void chatter() {
        if (below(4, words_) != 0) return;
        const auto seat = static_cast<int>(below(rules_.players, words_));
        const auto colour = static_cast<std::uint8_t>(below(quick_colours, words_));
        const Say sayings[] = {
            Mark{static_cast<MarkKind>(below(mark_kinds, words_)), PileId(static_cast<int>(below(PileId::count, words_)))},
            Hint{colour, static_cast<Band>(below(3, words_))}, Holds{colour}, Hush{}};
        const Say say = sayings[below(4, words_)];
        const auto refusal = act(rules_, world_, talk_, Seat::at(seat), say);
        text_ += note(seat, refusal ? "may not say" : "says", tenback::text_of(say));
    }

    static std::string note(int seat, std::string_view does, const std::string& what) {
        return "  " + std::to_string(seat + 1) + " " + std::string(does) + " " + what + "\n";
    }

    /// The public part once; each seat must see the same, beside its hand.
    void print_views() {
        const PublicView common = public_view(rules_, world_.state, talk_);
        text_ += text_of_view(rules_, common) + "\n";
        for (int seat = 0; seat < rules_.players; ++seat) {
            const View view = view_of(rules_, world_.state, talk_, Seat::at(seat));
            const bool same = static_cast<const PublicView&>(view) == common;
            text_ += "  " + std::to_string(view.you.number()) + ": " + text_of_cards(rules_.game, view.hand) +
                     (view.your_move() ? " *" : "") + (same ? "" : " sees " + text_of_view(rules_, view)) + "\n";
        }
    }

    Rules rules_;
    Random words_;
    World world_;
    Talk talk_{};
    std::string text_;
};

}  // namespace

std::string playthrough(std::string_view variant, std::uint64_t seed) { return Playthrough(variant, seed).run(); }

}  // namespace tenback::testing
