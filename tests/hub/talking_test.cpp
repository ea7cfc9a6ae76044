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
    const json::object refused = people[0].ask("chat", {{"text", "I have forty four"}});
    EXPECT_EQ(refused.at("error").at("code"), "chat_number");
    EXPECT_TRUE(refused.at("error").as_object().contains("piece"));
    EXPECT_EQ(chat("\xE2\x80\xAE turned around"), "chat_text");
    people[1].look();
    EXPECT_EQ(std::ranges::count_if(people[1].events, [](const auto& it) { return it.at("event") == "chat"; }), 1);
}

TEST_F(Talking, open_chat_is_for_opponents) {
    sit_down("face", "open");
    deal(house, people);
    EXPECT_EQ(chat("I have 44"), "ok");
    Guest spectator(house, "192.0.2.9");
    EXPECT_EQ(spectator.try_to("chat", {{"text", "me too"}}), "no_table");
}

TEST(TalkingMuch, is_too_fast) {
    server::HubSettings settings = quick_settings();
    settings.limits.chat = {1, 2};
    House house(settings);
    std::vector<Guest> people = house.seat_people(house.create(table_options("face", 2, 0, "open")), 2);
    EXPECT_EQ(people[0].try_to("chat", {{"text", "one"}}), "ok");
    EXPECT_EQ(people[0].try_to("chat", {{"text", "two"}}), "ok");
    EXPECT_EQ(people[0].try_to("chat", {{"text", "three"}}), "too_fast");
    house.advance(std::chrono::seconds(1));
    EXPECT_EQ(people[0].try_to("chat", {{"text", "three"}}), "ok");
}

}  // namespace
}  // namespace tenback::testing
