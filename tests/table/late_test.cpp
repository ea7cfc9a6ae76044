// The clock of a turn: who is late loses that turn to a bot and nothing else; who is late twice in a row is away until they
// give a sign of life. And what nobody may add to a round.
#include "table/people.hpp"

namespace tenback::testing {

using namespace table;

namespace {

LoggingTable timed_table() {
    LoggingTable table("classic players=2", {"Ann", "Bob"}, TalkPreset::guarded, 30);
    table.deal(1);
    return table;
}

/// Whoever is to move plays their turn to the end.
void play_turn(LoggingTable& table, Actor by) {
    const Seat seat = table.table.round()->state().turn.seat;
    while (table.play(seat.number(), ".", by) != "ok") ASSERT_EQ(table.play(seat.number(), table.any_play(), by), "ok");
}

/// Both take turns; one of them has no time.
void round_of(LoggingTable& table, Seat late) {
    ASSERT_EQ(table.table.round()->state().turn.seat, late);
    ASSERT_EQ(table.send(MissTurn{late, "hard"}), "ok");
    play_turn(table, Actor::bot);
    play_turn(table, Actor::person);
}

TEST(Page_critical_1_time_limit, the_bot_plays_this_turn_and_the_seat_is_theirs_again) {
    LoggingTable table = timed_table();
    EXPECT_EQ(table.send(MissTurn{ann, "hard"}), "ok");
    EXPECT_EQ(table.table.seat(ann).stand_in, "hard");
    EXPECT_TRUE(table.table.seat(ann).is_present());
    play_turn(table, Actor::bot);
    EXPECT_FALSE(table.table.seat(ann).stand_in);
    EXPECT_EQ(std::get<StandInLeft>(table.happenings.back()), StandInLeft{ann});
    EXPECT_EQ(table.table.seat(ann).missed, 1);
    play_turn(table, Actor::person);
    play_turn(table, Actor::person);
    EXPECT_EQ(table.table.seat(ann).missed, 0) << "a turn of their own makes good for it";
    EXPECT_EQ(table.table.public_table().stood_in, std::vector<Seat>{ann});
    expect_kept(table);
}

TEST(Page_critical_1_time_limit, two_in_a_row_are_away_until_a_sign_of_life) {
    LoggingTable table = timed_table();
    round_of(table, ann);
    EXPECT_FALSE(table.table.seat(ann).is_absent());
    round_of(table, ann);
    EXPECT_TRUE(table.table.seat(ann).is_absent());
    EXPECT_EQ(table.table.seat(ann).stand_in, "hard") << "it goes on";
    play_turn(table, Actor::bot);
    EXPECT_EQ(table.send(DismissStandIn{ann}), "ok");
    EXPECT_TRUE(table.table.seat(ann).is_present());
    EXPECT_EQ(table.table.seat(ann).missed, 0);
    expect_kept(table);
}

TEST(Page_critical_1_time_limit, back_in_the_middle_of_the_turn_but_not_for_ever) {
    LoggingTable table = timed_table();
    table.send(MissTurn{ann, "hard"});
    ASSERT_EQ(table.play(1, table.any_play(), Actor::bot), "ok");
    EXPECT_EQ(table.send(DismissStandIn{ann}), "ok");
    ASSERT_EQ(table.play(1, table.any_play()), "ok");
    table.send(MissTurn{ann, "hard"});
    EXPECT_EQ(table.send(DismissStandIn{ann}), "not_yours") << "twice in one turn: the bot finishes it";
    play_turn(table, Actor::bot);
    EXPECT_FALSE(table.table.seat(ann).stand_in);
    play_turn(table, Actor::person);
    table.send(MissTurn{ann, "hard"});
    EXPECT_EQ(table.send(DismissStandIn{ann}), "ok") << "another turn";
    expect_kept(table);
}

TEST(Page_critical_1_time_limit, only_where_there_is_a_clock_and_a_round) {
    LoggingTable table("classic players=2", {"Ann", "Bob"});
    EXPECT_EQ(table.send(MissTurn{ann, "hard"}), "no_round");
    table.deal(1);
    EXPECT_EQ(table.send(MissTurn{ann, "hard"}), "bad_part");
    EXPECT_EQ(table.log_event(StandInCame{ann, "hard", 2}), "bad_part");
}

TEST(Page_critical_1_time_limit, what_is_told_again_is_what_was_told) {
    LoggingTable table = timed_table();
    round_of(table, ann);
    round_of(table, ann);
    table.send(DismissStandIn{ann});
    table.send(MissTurn{ann, "hard"});
    std::vector<TableEvent> events;
    for (std::size_t n = 3; n < table.log.size(); ++n) events.push_back(*read_event(table.table.rules(), table.log[n]));
    ASSERT_TRUE(std::holds_alternative<CardsDealt>(events.front()));
    std::vector<Happening> again;
    table.table.retell(
        events, [&](std::size_t, std::span<const Happening> told) { again.insert(again.end(), told.begin(), told.end()); });
    const std::vector<Happening> first(table.happenings.begin() + 2, table.happenings.end());
    EXPECT_EQ(again, first);
}

TEST(Security_medium_4_votes, nobody_who_is_present_is_voted_away_but_old_logs_stand) {
    LoggingTable table("face players=2", {"Ann", "Bob"});
    table.deal(1);
    EXPECT_EQ(table.send(VoteStandIn{ann, bob, "hard"}), "still_here");
    EXPECT_EQ(table.log_event(StandInVoted{ann, bob}), "ok") << "as a log of an older version has it";
    EXPECT_EQ(table.log_event(StandInCame{bob, "hard"}), "ok");
    expect_kept(table);
}

TEST(Security_medium_4_votes, two_missed_turns_are_as_good_as_a_lost_connection) {
    LoggingTable table = timed_table();
    round_of(table, ann);
    EXPECT_EQ(table.send(VoteStandIn{bob, ann, "hard"}), "still_here");
    round_of(table, ann);
    EXPECT_EQ(table.send(VoteStandIn{bob, ann, "hard"}), "seat_taken") << "a bot plays already";
}

TEST(Security_high_1_history, what_changes_nothing_is_refused) {
    LoggingTable table = timed_table();
    EXPECT_EQ(table.say(1, "hush"), "nothing_changes");
    EXPECT_EQ(table.say(1, "leave U1"), "ok");
    EXPECT_EQ(table.say(1, "leave U1"), "nothing_changes");
    EXPECT_EQ(table.say(1, "hush"), "ok");
    EXPECT_EQ(table.say(1, "hush"), "nothing_changes");
    EXPECT_EQ(table.log_event(SeatActed{ann, Say(Hush{})}), "ok") << "as a log of an older version has it";
    expect_kept(table);
}

TEST(Security_high_1_history, a_round_has_room_for_so_much_and_the_next_for_more) {
    LoggingTable table = timed_table();
    for (int n = 0; n < most_said; ++n) ASSERT_EQ(table.send(Speak{ann, "again"}), "ok");
    EXPECT_EQ(table.send(Speak{ann, "again"}), "too_much");
    EXPECT_EQ(table.say(1, "leave U1"), "too_much");
    EXPECT_EQ(table.send(Speak{bob, "well"}), "ok") << "each seat for itself";
    EXPECT_EQ(table.play(1, table.any_play()), "ok") << "plays are never too much";
    EXPECT_EQ(table.log_event(SeatSpoke{ann, "again"}), "ok") << "as a log of an older version has it";
    while (table.table.running()) play_turn(table, Actor::person);
    EXPECT_EQ(table.send(Speak{ann, "again"}), "too_much");
    table.deal(2);
    EXPECT_EQ(table.send(Speak{ann, "again"}), "ok");
    expect_kept(table);
}

}  // namespace
}  // namespace tenback::testing
