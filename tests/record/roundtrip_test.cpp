// A game that is written and read again is the same game.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <utility>

#include "notation/notation.hpp"
#include "record/json.hpp"
#include "record/record.hpp"
#include "tables.hpp"

namespace tenback::record {
namespace {

void expect_same(const Game& game) {
    const std::string written = json::serialize(record_json(game));
    const auto again = read_record(written);
    ASSERT_TRUE(static_cast<bool>(again)) << again.reason() << "\n" << written;
    EXPECT_EQ(again->world(), game.world());
    EXPECT_EQ(again->talk(), game.talk());
    EXPECT_EQ(again->turns(), game.turns());
    EXPECT_EQ(again->spoken(), game.spoken());
    EXPECT_EQ(json::serialize(record_json(*again)), written);
}

TEST(RoundTrip, EveryVariantPlayedToTheEnd) {
    std::uint64_t seed = 0;
    for (const Rules& rules : all_variants()) {
        const Game game = random_game(rules, ++seed, 1000, false);
        EXPECT_NE(game.state().status, Status::playing);
        EXPECT_FALSE(record_json(game).contains("talk"));
        EXPECT_FALSE(record_json(game).contains("wishes"));
        expect_same(game);
    }
}

TEST(RoundTrip, EveryVariantWithTalk) {
    std::uint64_t seed = 100;
    for (const Rules& rules : all_variants()) expect_same(random_game(rules, ++seed, 1000, true));
}

RC_GTEST_PROP(RoundTripProperty, AnyMomentOfAnyGame, ()) {
    static const std::vector<Rules> variants = all_variants();
    const Rules& rules = variants[*rc::gen::inRange<std::size_t>(0, variants.size())];
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    expect_same(random_game(rules, seed, *rc::gen::inRange(0, 60), *rc::gen::arbitrary<bool>()));
}

/// The referee and the library are two doors to the same rules.
RC_GTEST_PROP(RoundTripProperty, TheRefereePlaysTheSameGame, ()) {
    static const std::vector<Rules> variants = all_variants();
    const Rules& rules = variants[*rc::gen::inRange<std::size_t>(0, variants.size())];
    const Game game = random_game(rules, *rc::gen::arbitrary<std::uint64_t>(), *rc::gen::inRange(0, 60), false);
    json::object start = record_json(game);
    start["do"] = "new";
    Referee referee;
    referee.answer(json::serialize(start));
    bool later = false;
    for (const PlayedTurn& turn : game.turns()) {
        if (std::exchange(later, true)) {
            const json::value state = ask(referee, R"({"do":"view","seat":1})").at("view");
            RC_ASSERT(verdict(referee, end(static_cast<int>(state.at("seat").as_int64()))) == "ok");
        }
        for (const Play card : turn.plays)
            RC_ASSERT(verdict(referee, play(turn.seat.number(), text_of(rules.game, card.card), text_of(card.pile))) ==
                      "ok");
    }
    RC_ASSERT(json::serialize(ask(referee, R"({"do":"record"})").at("record")) == json::serialize(record_json(game)));
}

}  // namespace
}  // namespace tenback::record
