// People come and go: presence, stand-ins, votes and the turn clock.
#include "house.hpp"

namespace tenback::testing {
namespace {

using namespace std::chrono_literals;

class Company : public ::testing::Test {
  protected:
    /// Two people in a round; the first of `people` is to move.
    void sit_down(json::object options) {
        table = house.create(std::move(options));
        people = house.seat_people(table, 2);
        deal(house, people);
        begin(house, people);
        if (!people[0].to_move()) std::swap(people[0], people[1]);
        ASSERT_TRUE(people[0].to_move());
    }
    void await(Guest& guest, std::string_view event) {
        house.until([&] { return guest.look(), guest.has_seen(event); }, std::string(event));
    }
    /// Both people lose their connection, which the spectator then sees.
    void watch_both_go(Guest& spectator) {
        for (Guest& person : people) person.disconnect();
        house.advance(1s);
        spectator.join(table);
        house.until(
            [&] {
                spectator.look();
                return std::ranges::none_of(spectator.seats,
                                            [](const json::value& seat) { return seat.at("here").as_bool(); });
            },
            "both to be away");
    }
    static std::string key(const Guest& guest) {
        return key_of(std::string("Person ") + static_cast<char>('A' + guest.seat - 1));
    }

    House house;
    std::string table;
    std::vector<Guest> people;
};

TEST_F(Company, a_short_break_in_the_line_is_nobodys_business) {
    sit_down(table_options("classic", 2));
    people[0].reconnect();
    house.advance(900ms);
    people[0].join(table, key(people[0]));
    house.advance(5s);
    EXPECT_EQ(people[0].try_to("ping"), "ok");
    people[1].look();
    EXPECT_FALSE(people[1].has_seen("away"));
}

TEST_F(Company, a_bot_stands_in_for_the_absent_and_hands_back) {
    sit_down(table_options("classic", 2));
    people[0].disconnect();
    house.advance(1s);
    await(people[1], "away");
    house.advance(59s);
    EXPECT_FALSE(people[1].has_seen("stand_in"));
    house.advance(1s);
    await(people[1], "stand_in");
    house.until([&] { return people[1].look(), people[1].to_move(); }, "the bot's turn to end");
    EXPECT_EQ(json::serialize(people[1].state().at("stood_in")), "[" + std::to_string(people[0].seat) + "]");
    people[0].reconnect();
    people[0].join(table, key(people[0]));
    await(people[1], "stand_in_left");
    await(people[1], "here");
    play_out(house, people);
}

TEST_F(Company, nobody_stands_in_while_nobody_waits) {
    sit_down(table_options("classic", 2));
    Guest spectator(house, "192.0.2.99");
    watch_both_go(spectator);
    house.advance(600s);
    EXPECT_EQ(spectator.try_to("ping"), "ok");
    EXPECT_FALSE(spectator.has_seen("stand_in"));
}

TEST_F(Company, more_than_half_of_the_others_may_call_a_stand_in) {
    table = house.create(table_options("classic", 3));
    people = house.seat_people(table, 3);
    deal(house, people);
    begin(house, people);
    EXPECT_EQ(people[0].try_to("vote", {{"seat", 3}}), "ok");
    EXPECT_EQ(people[0].try_to("vote", {{"seat", 3}}), "again");
    EXPECT_FALSE(people[0].has_seen("stand_in"));
    EXPECT_EQ(people[1].try_to("vote", {{"seat", 3}}), "ok");
    EXPECT_TRUE(people[1].has_seen("stand_in"));
    people[2].look();
    EXPECT_EQ(people[2].try_to("say", {{"say", "leave U1"}}), "not_yours");
    people[2].join(table, key(people[2]));
    await(people[0], "stand_in_left");
}

TEST_F(Company, the_turn_clock_calls_a_bot) {
    json::object options = table_options("classic", 2);
    options["clock"] = 30;
    sit_down(options);
    EXPECT_EQ(people[0].state().at("deadline"), 30);
    house.advance(10s);
    ASSERT_TRUE(people[0].move());
    EXPECT_EQ(people[0].state().at("deadline"), 20) << "it runs for the turn, not for the card";
    house.advance(20s);
    await(people[1], "stand_in");
    house.until([&] { return people[1].look(), people[1].to_move(); }, "the turn to be over");
    EXPECT_EQ(people[1].state().at("deadline"), 30);
}

TEST_F(Company, after_a_restart_the_clock_starts_anew_and_the_missing_are_away) {
    // The same hub forgets the table instead: what is in memory is only a cache.
    json::object options = table_options("classic", 2);
    options["clock"] = 3600;
    sit_down(options);
    Guest spectator(house, "192.0.2.99");
    watch_both_go(spectator);
    spectator.disconnect();
    house.advance(61s);
    ASSERT_EQ(house.hub->rooms(), 0U);
    people[0].reconnect();
    people[0].join(table, key(people[0]));
    await(people[0], "here");
    EXPECT_EQ(people[0].try_to("ping"), "ok");
    EXPECT_EQ(people[0].state().at("seat"), people[0].seat);
}

TEST_F(Company, one_seat_one_connection) {
    sit_down(table_options("classic", 2));
    Guest again(house, "192.0.2.5");
    again.join(table, key(people[0]));
    EXPECT_EQ(people[0].wire->reason, "elsewhere");
    people[0].disconnect();
    house.advance(5s);
    EXPECT_EQ(again.try_to("ping"), "ok");
    people[1].look();
    EXPECT_FALSE(people[1].has_seen("away"));
    EXPECT_TRUE(again.move());
}

}  // namespace
}  // namespace tenback::testing
