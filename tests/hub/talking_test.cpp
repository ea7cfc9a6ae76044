// Markers and words, as the table agreed on.
#include "house.hpp"

namespace tenback::testing {
namespace {

class Talking : public ::testing::Test {
  protected:
    void sit_down(std::string_view game, std::string_view talk) {
        people = house.seat_people(house.create(table_options(game, 2, 0, talk)), 2);
    }
    std::string chat(std::string_view text) { return people[0].try_to("chat", {{"text", text}}); }

    House house;
    std::vector<Guest> people;
};

TEST_F(Talking, silent_tables_are_silent) {
    sit_down("classic", "silent");
    EXPECT_EQ(chat("hello"), "no_chat");
    deal(house, people);
    begin(house, people);
    EXPECT_EQ(people[0].try_to("say", {{"say", "leave U1"}}), "silent_table");
}

TEST_F(Talking, with_markers_words_are_for_the_time_between_rounds) {
    sit_down("classic", "markers");
    EXPECT_EQ(chat("I take 44"), "ok");
    deal(house, people);
    EXPECT_EQ(chat("hello"), "no_chat");
    begin(house, people);
    EXPECT_EQ(people[0].try_to("say", {{"say", "leave U1"}}), "ok");
    people[1].look();
    EXPECT_TRUE(people[1].has_seen("say"));
}

TEST_F(Talking, guarded_chat_tells_no_numbers) {
    sit_down("classic", "guarded");
    deal(house, people);
    begin(house, people);
    EXPECT_EQ(chat("please leave the first pile to me"), "ok");
    people[1].look();
    EXPECT_TRUE(people[1].has_seen("chat"));
    EXPECT_EQ(chat("Bot 2 is a seat's name"), "ok");
    EXPECT_EQ(chat("Bot 3 is nobody's"), "chat_number");
    const json::object refused = people[0].ask("chat", {{"text", "I have forty four"}});
    EXPECT_EQ(refused.at("error").at("code"), "chat_number");
    EXPECT_TRUE(refused.at("error").as_object().contains("piece"));
    EXPECT_EQ(chat("\xE2\x80\xAE turned around"), "chat_text");
    people[1].look();
    EXPECT_EQ(std::ranges::count_if(people[1].events, [](const auto& it) { return it.at("event") == "chat"; }), 2);
}

TEST_F(Talking, open_chat_is_for_opponents) {
    sit_down("face", "open");
    deal(house, people);
    EXPECT_EQ(chat("I have 44"), "ok");
    Guest spectator(house, "192.0.2.9");
    EXPECT_EQ(spectator.try_to("chat", {{"text", "me too"}}), "no_table");
}

TEST(TalkingMuch, is_too_fast) {
    hub::HubSettings settings = quick_settings();
    settings.limits.chat = {1, 2};
    House house(settings);
    std::vector<Guest> people = house.seat_people(house.create(table_options("face", 2, 0, "open")), 2);
    EXPECT_EQ(people[0].try_to("chat", {{"text", "one"}}), "ok");
    EXPECT_EQ(people[0].try_to("chat", {{"text", "two"}}), "ok");
    EXPECT_EQ(people[0].try_to("chat", {{"text", "three"}}), "too_fast");
    house.advance(std::chrono::seconds(1));
    EXPECT_EQ(people[0].try_to("chat", {{"text", "three"}}), "ok");
}

TEST(Security_medium_3_chat, a_new_connection_does_not_refill_the_limit) {
    hub::HubSettings settings = quick_settings();
    settings.limits.chat = {1, 2};
    House house(settings);
    const std::string table = house.create(table_options("face", 2, 0, "open"));
    std::vector<Guest> people = house.seat_people(table, 2);
    for (int n = 0; n < 2; ++n) {
        EXPECT_EQ(people[0].try_to("chat", {{"text", "hello"}}), "ok");
        people[0].reconnect();
        people[0].join(table, key_of("Person A"));
    }
    EXPECT_EQ(people[0].try_to("chat", {{"text", "hello"}}), "too_fast");
}

TEST(Security_medium_3_chat, an_address_says_so_much_at_all_its_seats_together) {
    hub::HubSettings settings = quick_settings();
    settings.limits.chat = {1, 1};
    House house(settings);
    std::string outcome = "ok";
    int said = 0;
    for (; outcome == "ok" && said < 10; ++said) {
        Guest ann(house, "192.0.2.1");
        ann.join(house.create(table_options("face", 2, 0, "open")));
        ASSERT_EQ(ann.try_to("sit", {{"seat", 1}, {"name", ""}, {"key", key_of("Ann")}}), "ok");
        outcome = ann.try_to("chat", {{"text", "hello"}});
    }
    EXPECT_EQ(outcome, "too_fast");
    EXPECT_EQ(said, 5) << "four, and one that was refused";
}

TEST(Security_high_1_history, nobody_seated_makes_joining_expensive) {
    House house;
    const std::string table = house.create(table_options("face", 2, 0, "open"));
    std::vector<Guest> people = house.seat_people(table, 2);
    deal(house, people);
    begin(house, people);
    std::string emoji;
    for (int n = 0; n < 200; ++n) emoji += "\xF0\x9F\x83\x8F";
    std::size_t said = 0;
    while (people[0].try_to("chat", {{"text", emoji}}) == "ok") ++said;
    EXPECT_EQ(said, 500U);
    EXPECT_EQ(people[0].try_to("chat", {{"text", emoji}}), "too_much");
    const auto joined = [&](const std::string& address) {
        Guest guest(house, address);
        EXPECT_TRUE(guest.join(table).at("ok").as_bool());
        return guest;
    };
    for (int n = 0; n < 3; ++n) {
        const Guest guest = joined("192.0.2.9" + std::to_string(n));
        EXPECT_LT(json::serialize(guest.tables.back()).size(), 100'000U);
        EXPECT_EQ(guest.tables.back().at("history").as_array().front().at("event"), "dealt");
        EXPECT_GT(guest.tables.back().at("left_out").to_number<int>(), 400);
        house.advance(std::chrono::seconds(n));  // from what is remembered, and from the log
    }
}

TEST(Security_high_1_history, hush_without_effect_is_refused_and_not_kept) {
    House house;
    std::vector<Guest> people = house.seat_people(house.create(table_options("classic", 2)), 2);
    deal(house, people);
    begin(house, people);
    const std::uint64_t number = people[0].number;
    EXPECT_EQ(people[0].try_to("say", {{"say", "hush"}}), "nothing_changes");
    EXPECT_EQ(people[0].number, number);
}

TEST(Security_high_2_joins, what_is_remembered_is_what_the_log_says) {
    House house;
    const std::string table = house.create(table_options("classic", 3, 1, "silent"));
    std::vector<Guest> people = house.seat_people(table, 2);
    deal(house, people);
    begin(house, people);
    Guest early(house, "192.0.2.90");
    early.join(table);  // from now on it is remembered
    for (int n = 0; n < 6; ++n)
        if (Guest* mover = somebodys_turn(house, people)) mover->move();
    somebodys_turn(house, people);  // and then nothing happens by itself: silent bots say nothing
    Guest remembered(house, "192.0.2.91");
    remembered.join(table);
    house.advance(std::chrono::seconds(3));
    Guest read(house, "192.0.2.92");
    read.join(table);
    EXPECT_EQ(remembered.tables.back().at("history"), read.tables.back().at("history"));
    EXPECT_EQ(early.ask("join", {{"table", table}, {"after", read.number}}).at("ok"), true);
    house.until([&] { return early.look(), early.tables.size() == 2; }, "the table");
    EXPECT_TRUE(early.tables.back().at("history").as_array().empty());
}

}  // namespace
}  // namespace tenback::testing
