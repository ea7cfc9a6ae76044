// A bot plays on for an absent person, on that seat's view only, and hands back.
#include "table/tables.hpp"

namespace tenback::testing {

using namespace table;

namespace {

TEST(StandIn, plays_for_the_person_until_it_is_dismissed_and_is_marked) {
    LoggingTable table("classic players=2", {"Ann", "Bob"});
    table.deal(1);
    EXPECT_TRUE(table.table.duties().empty());
    EXPECT_EQ(table.play(1, table.any_play(), Actor::bot), "not_yours");
    EXPECT_EQ(table.send(CallStandIn{Seat::number(1), "normal"}), "ok");
    EXPECT_EQ(table.table.duties(), (std::vector<BotDuty>{{Seat::number(1), "normal"}}));
    EXPECT_EQ(table.play(1, table.any_play()), "not_yours");
    EXPECT_TRUE(table.table.public_table().stood_in.empty());
    EXPECT_EQ(table.play(1, table.any_play(), Actor::bot), "ok");
    EXPECT_EQ(table.table.public_table().stood_in, std::vector<Seat>{Seat::number(1)});
    EXPECT_EQ(table.send(DismissStandIn{Seat::number(1)}), "ok");
    EXPECT_EQ(table.play(1, table.any_play()), "ok");
    EXPECT_TRUE(table.table.seat(Seat::number(1)).is_person());
    EXPECT_NE(record_of(table.table)->find("\"stand_ins\":[1]"), std::string::npos);
}

TEST(StandIn, only_for_people_and_only_one) {
    LoggingTable table("classic players=3", {"Ann", "bot:hard", ""});
    EXPECT_EQ(table.send(CallStandIn{Seat::number(2), "hard"}), "seat_taken");
    EXPECT_EQ(table.send(CallStandIn{Seat::number(3), "hard"}), "seat_open");
    EXPECT_EQ(table.send(CallStandIn{Seat::number(4), "hard"}), "no_such_seat");
    EXPECT_EQ(table.send(CallStandIn{Seat::number(1), "genius"}), "no_such_bot");
    EXPECT_EQ(table.send(CallStandIn{Seat::number(1), "hard"}), "ok");
    EXPECT_EQ(table.send(CallStandIn{Seat::number(1), "easy"}), "seat_taken");
    EXPECT_EQ(table.send(DismissStandIn{Seat::number(2)}), "no_stand_in");
}

TEST(StandIn, says_the_wish_of_an_absent_person) {
    LoggingTable table("classic players=2", {"Ann", "Bob"});
    table.deal(1, std::nullopt);
    table.send(CallStandIn{Seat::number(2), "hard"});
    EXPECT_EQ(table.table.duties().front().seat, Seat::number(2));
    EXPECT_EQ(table.act(2, Wish::gladly, Actor::bot), "ok");
}

TEST(StandIn, gets_the_knowledge_of_its_seat_and_nothing_else) {
    LoggingTable table("classic players=2", {"Ann", "Bob"});
    table.deal(1);
    table.send(CallStandIn{Seat::number(2), "hard"});
    const SeatKnowledge knows = table.table.knowledge(Seat::number(2));
    EXPECT_EQ(knows.view, *table.table.view(Seat::number(2)));
    EXPECT_EQ(knows.view.hand, table.table.round()->state().hands[1]);
}

}  // namespace
}  // namespace tenback::testing
