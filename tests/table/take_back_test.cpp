// ALL-1, our kindness: a play may be taken back while nobody else can have learnt from it, and not past a draw.
#include "table/tables.hpp"

namespace tenback::testing {

using namespace table;

namespace {

TEST(TakeBack, ALL_1_alone_every_play_of_the_turn_in_reverse_order) {
    LoggingTable table("classic players=1", {"Ann"});
    table.deal(1);
    const View before = *table.table.view(Seat::number(1));
    EXPECT_EQ(table.take_back(1), "nothing_to_take_back");
    const std::string first = table.any_play();
    table.play(1, first);
    const View between = *table.table.view(Seat::number(1));
    const std::string second = table.any_play();
    table.play(1, second);
    table.happenings.clear();
    EXPECT_TRUE(table.table.public_table().may_take_back);
    EXPECT_EQ(table.take_back(1), "ok");
    EXPECT_EQ(std::get<Retracted>(table.happenings.front()).play, *parse_play(GameKind::classic, second));
    EXPECT_EQ(*table.table.view(Seat::number(1)), between);
    EXPECT_EQ(table.take_back(1), "ok");
    EXPECT_EQ(*table.table.view(Seat::number(1)), before);
    EXPECT_EQ(table.take_back(1), "nothing_to_take_back");
    EXPECT_EQ(table.table.public_table().take_backs, 2);
    EXPECT_NE(record_of(table.table)->find("\"take_backs\":2"), std::string::npos);
}

TEST(TakeBack, not_past_a_draw) {
    LoggingTable table("classic players=1", {"Ann"});
    table.deal(1);
    table.play(1, table.any_play());
    table.play(1, table.any_play());
    EXPECT_EQ(table.play(1, "."), "ok");
    EXPECT_EQ(table.take_back(1), "nothing_to_take_back");
    EXPECT_FALSE(table.table.public_table().may_take_back);
}

TEST(TakeBack, with_bots_and_what_they_remember_forgets_it_too) {
    LoggingTable table("classic players=2", {"Ann", "bot:hard"});
    table.deal(1);
    const SeatKnowledge before = table.table.knowledge(Seat::number(2));
    table.play(1, table.any_play());
    EXPECT_EQ(table.take_back(1), "ok");
    const SeatKnowledge after = table.table.knowledge(Seat::number(2));
    EXPECT_EQ(after.view, before.view);
    EXPECT_EQ(after.events, before.events);
}

TEST(TakeBack, words_said_after_the_play_go_with_it) {
    LoggingTable table("classic players=2", {"Ann", "bot:hard"});
    table.deal(1);
    table.say(1, "small D1");
    table.play(1, table.any_play());
    table.say(1, "leave U1");
    EXPECT_EQ(table.take_back(1), "ok");
    const Voice& voice = table.table.round()->talk().voices[0];
    EXPECT_TRUE(voice.marked(MarkKind::leave_it_to_me).empty());
    EXPECT_TRUE(voice.marked(MarkKind::small_steps_only).contains(D1));
}

TEST(TakeBack, not_after_somebody_else_answered_it) {
    LoggingTable table("classic players=2", {"Ann", "bot:hard"});
    table.deal(1);
    table.play(1, table.any_play());
    EXPECT_EQ(table.say(2, "leave U2", Actor::bot), "ok");
    EXPECT_EQ(table.take_back(1), "nothing_to_take_back");
}

TEST(TakeBack, not_where_another_person_sits) {
    LoggingTable table("classic players=3", {"Ann", "bot:hard", "Bob"});
    table.deal(1);
    table.play(1, table.any_play());
    EXPECT_EQ(table.take_back(1), "others_have_seen");
    EXPECT_EQ(table.send(CallStandIn{Seat::number(3), "hard"}), "ok");
    EXPECT_EQ(table.take_back(1), "others_have_seen");  // Bob may come back
}

TEST(TakeBack, not_by_somebody_else_nor_for_a_bot) {
    LoggingTable table("classic players=2", {"Ann", "bot:hard"});
    table.deal(1, Seat::number(2));
    EXPECT_EQ(table.play(2, table.any_play(), Actor::bot), "ok");
    EXPECT_EQ(table.take_back(1), "nothing_to_take_back");
    EXPECT_EQ(table.take_back(2), "not_yours");
    EXPECT_EQ(table.send(TakeBack{Seat::number(2)}, Actor::bot), "not_yours");
    EXPECT_EQ(table.table.apply(PlayTakenBack{Seat::number(2)}), TableRefusal(Denial::not_yours));
    EXPECT_EQ(table.take_back(3), "no_such_seat");
}

TEST(TakeBack, a_game_that_is_over_stays_over) {
    LoggingTable table("classic players=1", {"Ann"});
    EXPECT_EQ(table.take_back(1), "no_round");
    table.deal(1);
    while (table.table.running()) {  // always the worst card
        const State& state = table.table.round()->state();
        const CardSet high = tenback::legal(table.table.rules(), state.turn, state.hand_to_move()).plays[U1.index()];
        const CardSet low = tenback::legal(table.table.rules(), state.turn, state.hand_to_move()).plays[D1.index()];
        if (!high.empty())
            table.act(1, Play{high.last(), U1});
        else if (!low.empty())
            table.act(1, Play{low.first(), D1});
        else if (table.play(1, ".") != "ok")
            table.play(1, table.any_play());
    }
    EXPECT_EQ(table.take_back(1), "game_over");
}

}  // namespace
}  // namespace tenback::testing
