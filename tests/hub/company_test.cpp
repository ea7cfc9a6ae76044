// People come and go: presence, stand-ins, votes and the turn clock.
#include "house.hpp"

namespace tenback::testing {
namespace {

using namespace std::chrono_literals;

class Company : public ::testing::Test {
  protected:
    explicit Company(const hub::HubSettings& settings = quick_settings()) : house(settings) {}
    /// Two people in a round; the first of `people` is to move, after the bots that began.
    void sit_down(json::object options) {
        table = house.create(std::move(options));
        people = house.seat_people(table, 2);
        deal(house, people);
        begin(house, people);
        somebodys_turn(house, people);
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
    static json::object timed() {
        json::object options = table_options("classic", 2);
        options["clock"] = 30;
        return options;
    }
    /// The first of them lets the time of a turn pass, and a bot plays it.
    void miss_turn() {
        house.advance(30s);
        house.until(
            [&] { return people[0].look(), people[1].look(), people[1].to_move() && people[0].number == people[1].number; },
            "the missed turn to be played");
    }
    void play_turn(Guest& guest) {
        guest.look();
        const json::value turn = guest.state().at("turn");
        while (guest.state().at("turn") == turn) ASSERT_TRUE(guest.move());
    }
    void give_parts() {
        for (Guest& guest : people) {
            guest.look();
            const std::string bytes = key_of("part") + key_of("and more");
            EXPECT_EQ(guest.try_to("shuffle", {{"round", guest.shuffle.at("round")}, {"bytes", bytes}}), "ok");
        }
    }
    static std::string key(const Guest& guest) {
        return key_of(std::string("Person ") + static_cast<char>('A' + guest.seat - 1));
    }

    House house;
    std::string table;
    std::vector<Guest> people;
};

/// Bots that have not moved yet when somebody comes back.
class CompanyOfSlowBots : public Company {
  protected:
    CompanyOfSlowBots() : Company(slow()) {}
    static hub::HubSettings slow() {
        hub::HubSettings settings = quick_settings();
        settings.pace = 24h;
        return settings;
    }
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
    const std::vector<std::string> all = house.records(table);
    ASSERT_EQ(all.size(), 1U);
    const json::value record = json::parse(all[0]);
    const auto laid = record.at("turns").at(0).at("plays").as_array().size();
    const json::object turn{{"seat", people[0].seat}, {"turn", 1}, {"played", 0}, {"laid", laid}};
    EXPECT_EQ(record.at("bot_turns"), json::value(json::array{turn}));
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
    people[2].disconnect();
    house.advance(1s);
    await(people[0], "away");
    EXPECT_EQ(json::serialize(people[0].seats[2].at("votes")), "[]");
    EXPECT_EQ(people[0].seats[2].at("votes_needed"), 2);
    EXPECT_EQ(people[0].try_to("vote", {{"seat", 3}}), "ok");
    EXPECT_EQ(json::serialize(people[0].seats[2].at("votes")), "[1]");
    EXPECT_EQ(people[0].try_to("vote", {{"seat", 3}}), "again");
    EXPECT_FALSE(people[0].has_seen("stand_in"));
    EXPECT_EQ(people[1].try_to("vote", {{"seat", 3}}), "ok");
    EXPECT_TRUE(people[1].has_seen("stand_in"));
    EXPECT_FALSE(people[1].seats[2].as_object().contains("votes"));
    people[2].reconnect();
    people[2].join(table, key(people[2]));
    await(people[0], "stand_in_left");
    people[0].look();
    EXPECT_FALSE(people[0].seats[2].as_object().contains("stand_in"));
}

TEST_F(Company, security_medium_4_nobody_who_is_present_is_voted_away) {
    sit_down(table_options("face", 2));
    EXPECT_EQ(people[0].try_to("vote", {{"seat", people[1].seat}}), "still_here");
    EXPECT_EQ(people[1].try_to("vote", {{"seat", people[0].seat}}), "still_here");
    EXPECT_FALSE(people[0].has_seen("vote"));
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

TEST_F(Company, page_critical_1_the_bot_plays_the_missed_turn_and_no_other) {
    sit_down(timed());
    EXPECT_EQ(people[0].state().at("deadline_ms"), 30'000);
    miss_turn();
    EXPECT_EQ(people[0].events.back().at("event"), "stand_in_left");
    const json::object& own = people[0].seats[static_cast<std::size_t>(people[0].seat - 1)].as_object();
    EXPECT_EQ(own.at("missed"), 1);
    EXPECT_FALSE(own.contains("stand_in") || own.contains("away"));
    play_turn(people[1]);
    house.until([&] { return people[0].look(), people[0].to_move(); }, "her turn");
    house.advance(29s);
    play_turn(people[0]);
    EXPECT_EQ(std::ranges::count_if(people[1].events, [](const auto& it) { return it.at("event") == "stand_in"; }), 1);
}

TEST_F(CompanyOfSlowBots, page_critical_1_one_press_takes_the_seat_back) {
    sit_down(timed());
    house.advance(30s);
    await(people[0], "stand_in");
    EXPECT_EQ(people[0].events.back().at("missed"), 1);
    EXPECT_TRUE(people[0].state().at("deadline_ms").is_null());
    EXPECT_EQ(people[0].try_to("ping"), "ok");
    EXPECT_FALSE(people[0].has_seen("stand_in_left")) << "a program that is alive is no person";
    EXPECT_EQ(people[0].try_to("back"), "ok");
    EXPECT_TRUE(people[0].has_seen("stand_in_left"));
    EXPECT_EQ(people[0].state().at("deadline_ms"), 30'000);
    EXPECT_TRUE(people[0].move());
    house.advance(30s);
    house.until([&] { return people[0].look(), people[0].events.back().at("event") == "stand_in"; }, "the bot again");
    EXPECT_EQ(people[0].try_to("back"), "not_yours") << "twice in one turn";
}

TEST_F(CompanyOfSlowBots, page_critical_1_any_play_takes_the_seat_back) {
    sit_down(timed());
    house.advance(30s);
    await(people[0], "stand_in");
    EXPECT_TRUE(people[0].move());
    EXPECT_TRUE(people[0].has_seen("stand_in_left"));
}

TEST_F(Company, page_critical_1_two_missed_turns_are_away_until_a_sign_of_life) {
    sit_down(timed());
    miss_turn();
    play_turn(people[1]);
    house.until([&] { return people[0].look(), people[0].to_move(); }, "her turn");
    miss_turn();
    const auto info = [&] {
        return people[1].look(), people[1].seats[static_cast<std::size_t>(people[0].seat - 1)].as_object();
    };
    EXPECT_EQ(info().at("away"), true);
    EXPECT_EQ(info().at("here"), true);
    EXPECT_TRUE(info().contains("stand_in"));
    play_turn(people[1]);
    house.until([&] { return people[1].look(), people[1].to_move(); }, "the bot to go on without her");
    EXPECT_EQ(people[0].try_to("say", {{"say", "leave U1"}}), "ok");
    EXPECT_FALSE(info().contains("away") || info().contains("stand_in") || info().contains("missed"));
}

TEST_F(Company, in_the_opening_the_clock_begins_the_round) {
    table = house.create(timed());
    people = house.seat_people(table, 2);
    deal(house, people);
    EXPECT_EQ(people[0].try_to("wish", {{"wish", "very_much"}}), "ok");
    house.advance(30s);
    house.until([&] { return people[0].look(), people[0].status() == "playing"; }, "the beginning");
    EXPECT_EQ(people[0].state().at("seat"), people[0].seat);
    EXPECT_FALSE(people[0].has_seen("stand_in"));
}

TEST_F(Company, rematch_waits_until_all_who_are_present_are_ready) {
    sit_down(table_options("quick", 3, 1));
    play_out(house, people);
    give_parts();
    EXPECT_EQ(people[0].try_to("deal", {{"again", false}}), "ok");
    house.advance(10s);
    await(people[1], "ready");
    EXPECT_EQ(people[1].status(), people[0].status());
    EXPECT_TRUE(people[1].revealed.is_object()) << "the result is still there to be read";
    EXPECT_TRUE(people[1].seats[static_cast<std::size_t>(people[0].seat - 1)].as_object().contains("ready"));
    EXPECT_EQ(people[0].try_to("ready", {{"ready", false}, {"again", false}}), "ok");
    EXPECT_EQ(people[1].try_to("ready", {{"ready", true}, {"again", false}}), "ok");
    EXPECT_TRUE(people[1].revealed.is_object());
    EXPECT_EQ(people[0].try_to("ready", {{"ready", true}, {"again", true}}), "ok");
    for (Guest& guest : people)
        house.until([&] { return guest.look(), guest.state().at("round") == 2; }, "the second round");
    EXPECT_FALSE(people[0].state().at("known").as_bool()) << "only one wanted the same cards";
}

TEST_F(Company, rematch_does_not_wait_for_the_absent) {
    sit_down(table_options("quick", 2));
    play_out(house, people);
    give_parts();
    EXPECT_EQ(people[0].try_to("ready", {{"ready", true}, {"again", false}}), "ok");
    EXPECT_EQ(people[0].state().at("round"), 1);
    people[1].disconnect();
    house.advance(1s);
    house.until([&] { return people[0].look(), people[0].state().at("round") == 2; }, "the second round");
}

TEST_F(Company, rematch_does_not_wait_for_ever_for_somebody_who_is_never_ready) {
    sit_down(table_options("quick", 2));
    play_out(house, people);
    give_parts();
    EXPECT_TRUE(people[1].state().at("deadline_ms").is_null());
    EXPECT_EQ(people[0].try_to("ready", {{"ready", true}, {"again", false}}), "ok");
    await(people[1], "ready");
    EXPECT_EQ(people[1].state().at("deadline_ms"), 60'000) << "all are told how long it takes";
    house.advance(59s);
    EXPECT_EQ(people[0].try_to("ready", {{"ready", false}, {"again", false}}), "ok");
    EXPECT_TRUE(people[0].state().at("deadline_ms").is_null());
    EXPECT_EQ(people[0].try_to("ready", {{"ready", true}, {"again", false}}), "ok");
    house.advance(59s);
    EXPECT_EQ(people[1].try_to("ping"), "ok");
    EXPECT_EQ(people[1].state().at("round"), 1);
    house.advance(1s);
    for (Guest& guest : people)
        house.until([&] { return guest.look(), guest.state().at("round") == 2; }, "the second round");
    EXPECT_TRUE(people[1].state().at("deadline_ms").is_null());
}

TEST_F(Company, rematch_waits_as_long_as_less_than_half_are_ready) {
    table = house.create(table_options("quick", 3));
    people = house.seat_people(table, 3);
    deal(house, people);
    begin(house, people);
    play_out(house, people);
    give_parts();
    EXPECT_EQ(people[0].try_to("ready", {{"ready", true}, {"again", false}}), "ok");
    house.advance(600s);
    EXPECT_EQ(people[0].try_to("ping"), "ok");
    EXPECT_EQ(people[0].state().at("round"), 1);
    EXPECT_TRUE(people[0].state().at("deadline_ms").is_null());
    EXPECT_EQ(people[1].try_to("ready", {{"ready", true}, {"again", false}}), "ok");
    EXPECT_EQ(people[1].state().at("deadline_ms"), 60'000);
    house.advance(60s);
    house.until([&] { return people[2].look(), people[2].state().at("round") == 2; }, "the second round");
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
