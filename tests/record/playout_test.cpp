// The quick play-outs that the benchmarks measure end where the referee ends.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <variant>

#include "engine/perft.hpp"
#include "engine/playout.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/record.hpp"
#include "referee/referee.hpp"

namespace tenback::record {
namespace {

namespace json = boost::json;

/// Tells a referee, in JSON, what happens in a play-out.
struct Listener {
    const Rules& rules;
    Referee& referee;

    template <class E>
    void operator()(const E& event) const {
        if constexpr (std::is_same_v<E, Laid>)
            tell({{"do", "play"},
                  {"seat", event.seat.number()},
                  {"card", text_of(rules.game, event.play.card)},
                  {"pile", text_of(event.play.pile)}});
        if constexpr (std::is_same_v<E, TurnEnded>) tell({{"do", "end"}, {"seat", event.seat.number()}});
    }
    void tell(const json::object& request) const {
        const json::value answer = json::parse(referee.answer(json::serialize(request)));
        EXPECT_TRUE(answer.at("ok").as_bool()) << answer;
    }
};

template <class Player>
void compare(const Rules& rules, int games, const Player& player) {
    for (int game = 0; game < games; ++game) {
        Referee referee;
        const Listener listener{rules, referee};
        listener.tell({{"do", "new"}, {"game", text_of(rules.game)}, {"players", rules.players}, {"seed", game}});
        const State end = play_out(rules, static_cast<std::uint64_t>(game), player, listener);
        const json::value record = json::parse(referee.answer(R"({"do":"record"})")).at("record");
        const auto replayed = read_record(json::serialize(record));
        ASSERT_TRUE(replayed) << replayed.reason();
        ASSERT_EQ(fingerprint(replayed->state()), fingerprint(end)) << "seed " << game;
    }
}

TEST(PlayOuts, RandomOnesEndWhereTheRefereeEnds) {
    compare(*parse_variant("classic players=2"), 1000, RandomPlayer{});
    compare(*parse_variant("quick players=3"), 100, RandomPlayer{});
    compare(*parse_variant("face"), 100, RandomPlayer{});
}

TEST(PlayOuts, GreedyOnesEndWhereTheRefereeEnds) {
    compare(*parse_variant("classic players=2"), 1000, GreedyPlayer{});
    compare(*parse_variant("quick players=3"), 100, GreedyPlayer{});
    compare(*parse_variant("face"), 100, GreedyPlayer{});
}

}  // namespace
}  // namespace tenback::record
