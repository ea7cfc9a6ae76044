// `view`: exactly what a seat may know.
#include <gtest/gtest.h>

#include <algorithm>

#include "notation/notation.hpp"
#include "record/json.hpp"
#include "tables.hpp"

namespace tenback::record {
namespace {

TEST(View, IsTheStateWithOneHandAndWhatIsPublic) {
    Referee referee;
    referee.answer(new_game("classic players=2", {{}}));
    referee.answer(play(1, "5", "U1"));
    referee.answer(play(1, "3", "D1"));
    EXPECT_EQ(referee.answer(R"({"do":"view","seat":2})"),
              R"({"ok":true,"view":{"status":"playing","reason":null,"winner":null,"left":96,"seat":1,"turn":1,"played":2,)"
              R"("required":2,"may_end":true,"must_cover":[],"burning":[],)"
              R"("piles":{"U1":"5","U2":null,"D1":"3","D2":null},)"
              R"("hands":{"2":["9","10","11","12","13","14","15"]},"draw":{"0":84},)"
              R"("you":2,"counts":{"1":5,"2":7},"laid":["3","5"],"talk":[]}})");
}

TEST(View, FaceShowsWhoLaidWhat) {
    Referee referee;
    referee.answer(new_game("face", {{}, {}}));
    referee.answer(play(1, "5", "U1"));
    referee.answer(play(1, "4", "D1"));
    const json::value view = ask(referee, R"({"do":"view","seat":1})").at("view");
    EXPECT_EQ(json::serialize(view.at("laid")), R"({"1":["4","5"],"2":[]})");
    EXPECT_EQ(json::serialize(view.at("counts")), R"({"1":4,"2":6})");
}

TEST(View, CarriesTheTalkSoFar) {
    const Rules rules = variant("quick players=2");
    Game game(rules, deck_from(rules, {{"R9", "Y1", "G5", "B6"}}));
    ASSERT_FALSE(game.act(Seat::number(2), *parse_say("hint G middle")));
    game.begin(Seat::number(1));
    ASSERT_FALSE(game.act(Seat::number(1), Play{*parse_card(rules.game, "Y1"), U1}));
    ASSERT_FALSE(game.act(Seat::number(2), *parse_say("leave U1")));
    EXPECT_EQ(json::serialize(view_json(game, Seat::number(1)).at("talk")),
              R"([{"seat":2,"turn":0,"say":"hint G middle"},{"seat":2,"turn":1,"say":"leave U1"}])");
}

TEST(View, InTheOpeningNobodyIsToMove) {
    const Rules rules = variant("classic players=3");
    const Game game(rules, deck_from(rules, {{}}));
    const json::object view = view_json(game, Seat::number(3));
    EXPECT_EQ(view.at("status"), "opening");
    EXPECT_TRUE(view.at("seat").is_null());
    EXPECT_EQ(view.at("may_end"), false);
    EXPECT_EQ(json::serialize(view.at("hands")), R"({"3":["14","15","16","17","18","19"]})");
}

/// Everything that a seat cannot see is dealt anew; what it is told must not change by a byte.
TEST(View, DoesNotDependOnWhatTheSeatCannotSee) {
    for (const Rules& rules : all_variants()) {
        Random words(1);
        const Deck deck = shuffled_deck(rules, words);
        for (int seat = 0; seat < rules.players; ++seat) {
            const auto own =
                static_cast<std::ptrdiff_t>(rules.cooperative() ? seat * rules.hand_size : seat * rules.deck_size);
            Deck other = deck;
            const auto hand = other.begin() + own;
            const auto deck_end = rules.cooperative() ? other.begin() + rules.deck_size : hand + rules.deck_size;
            std::rotate(hand + rules.hand_size, hand + rules.hand_size + 1, deck_end);
            if (rules.cooperative()) std::rotate(other.begin(), other.begin() + (seat > 0 ? 1 : 0), hand);
            ASSERT_TRUE(is_complete(rules, other));
            const Game one(rules, deck, Seat::number(1));
            const Game two(rules, other, Seat::number(1));
            ASSERT_FALSE(one.world() == two.world());
            if (one.state().status != two.state().status) continue;  // an end is public
            EXPECT_EQ(json::serialize(view_json(one, Seat::at(seat))), json::serialize(view_json(two, Seat::at(seat))));
        }
    }
}

}  // namespace
}  // namespace tenback::record
