// Whole rounds over the hub: dealt fairly, played by the rules, told to everybody as they may know it.
#include "fair/verify.hpp"
#include "house.hpp"
#include "store/places.hpp"

namespace tenback::testing {
namespace {

using namespace std::chrono_literals;

struct Setting {
    std::string game;
    int players;
    int bots;
};

class WholeGame : public ::testing::TestWithParam<Setting> {};

TEST_P(WholeGame, is_played_to_its_end_and_proven) {
    const auto& [game, players, bots] = GetParam();
    House house;
    const std::string table = house.create(table_options(game, players, bots));
    std::vector<Guest> people = house.seat_people(table, players - bots);
    Guest spectator(house, "192.0.2.99");
    spectator.join(table);
    deal(house, people);
    EXPECT_TRUE(house.records(table).empty()) << "a deck that is still played";
    begin(house, people);
    play_out(house, people);
    spectator.look();
    EXPECT_EQ(spectator.number, people[0].number);
    EXPECT_TRUE(spectator.hand.empty());
    EXPECT_EQ(spectator.revealed, people[0].revealed);
    const std::vector<std::string> all = house.records(table);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(code_of(fair::verify(all[0]).code), "proven") << fair::verify(all[0]).detail;
    EXPECT_EQ(json::parse(all[0]).at("fairness"), people[0].revealed.at("fairness"));
    EXPECT_EQ(people[0].revealed.at("fairness").at("absent").as_array().size(), static_cast<std::size_t>(bots));
}

INSTANTIATE_TEST_SUITE_P(OfEachKind, WholeGame,
                         ::testing::Values(Setting{"classic", 3, 1}, Setting{"classic", 1, 0}, Setting{"quick", 2, 0},
                                           Setting{"quick", 4, 2}, Setting{"face", 2, 0}, Setting{"face", 2, 1}),
                         [](const auto& it) {
                             return it.param.game + std::to_string(it.param.players) + "with" +
                                    std::to_string(it.param.bots);
                         });

TEST(Playing, a_message_sent_again_is_done_once) {
    House house;
    const std::string table = house.create(table_options("classic", 1));
    std::vector<Guest> people = house.seat_people(table, 1);
    Guest& ann = people[0];
    deal(house, people);
    while (ann.status() == "playing" && !ann.state().at("may_end").as_bool()) ASSERT_TRUE(ann.move());
    const json::array hand = ann.hand;
    const std::uint64_t sent = ann.send("lay", {{"plays", {"."}}});  // no answer is waited for
    ann.reconnect();
    const json::object joined = ann.join(table, key_of("Person A"));
    if (joined.at("last").to_number<std::uint64_t>() < sent) house.until([&] { return ann.look(), ann.number > 0; }, "it");
    ann.id = sent - 1;
    EXPECT_EQ(ann.try_to("lay", {{"plays", {"."}}}), "again");
    EXPECT_EQ(ann.state().at("turn"), 2);
}

TEST(Playing, a_lay_is_done_whole_or_not_at_all) {
    House house;
    const std::string table = house.create(table_options("classic", 1));
    std::vector<Guest> people = house.seat_people(table, 1);
    Guest& ann = people[0];
    deal(house, people);
    const std::string first = std::string(ann.hand[0].as_string()) + ">U1";
    EXPECT_EQ(ann.try_to("lay", {{"plays", {first, first}}}), "not_in_hand");
    EXPECT_EQ(ann.state().at("played"), 0);
    EXPECT_EQ(ann.try_to("lay", {{"plays", {"R1>U1"}}}), "bad_message");
    EXPECT_EQ(ann.try_to("lay", {{"plays", {first}}}), "ok");
    EXPECT_EQ(ann.state().at("played"), 1);
}

TEST(Playing, alone_a_play_may_be_taken_back) {
    House house;
    const std::string table = house.create(table_options("classic", 1));
    std::vector<Guest> people = house.seat_people(table, 1);
    Guest& ann = people[0];
    deal(house, people);
    const json::array hand = ann.hand;
    ASSERT_EQ(ann.try_to("lay", {{"plays", {std::string(hand[0].as_string()) + ">U1"}}}), "ok");
    EXPECT_NE(ann.hand, hand);
    EXPECT_EQ(ann.try_to("take_back"), "ok");
    EXPECT_EQ(ann.hand, hand);
    EXPECT_EQ(ann.state().at("take_backs"), 1);
    EXPECT_EQ(ann.try_to("take_back"), "nothing_to_take_back");
    play_out(house, people);
    const std::vector<std::string> all = house.records(table);
    ASSERT_EQ(all.size(), 1U);
    const json::object taken{{"seat", 1}, {"turn", 1}, {"played", 0}, {"play", std::string(hand[0].as_string()) + ">U1"}};
    EXPECT_EQ(json::parse(all[0]).at("taken_back"), json::value(json::array{taken}));
}

TEST(Playing, the_same_cards_again_are_marked_as_known) {
    House house;
    const std::string table = house.create(table_options("quick", 2));
    std::vector<Guest> people = house.seat_people(table, 2);
    EXPECT_EQ(people[0].try_to("deal", {{"again", true}}), "no_round");
    deal(house, people);
    const json::array hand = people[0].hand;
    begin(house, people);
    play_out(house, people);
    EXPECT_EQ(people[0].shuffle.at("round"), 2) << "the secret of the next round is drawn with the end of this one";
    deal(house, people, true);
    EXPECT_EQ(people[0].hand, hand);
    EXPECT_TRUE(people[0].state().at("known").as_bool());
    begin(house, people);
    play_out(house, people);
    deal(house, people);
    EXPECT_FALSE(people[0].state().at("known").as_bool());
    begin(house, people);
    play_out(house, people);
    const std::vector<std::string> all = house.records(table);
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(code_of(fair::verify(all[1]).code), "known_deck");
    EXPECT_EQ(code_of(fair::verify(all[2]).code), "proven");
}

TEST(Playing, a_deal_waits_for_parts_but_not_for_ever) {
    House house;
    const std::string table = house.create(table_options("quick", 2));
    std::vector<Guest> people = house.seat_people(table, 2);
    const std::uint64_t asked = people[0].send("deal", {{"again", false}});
    const std::string bytes(64, 'a');
    EXPECT_EQ(people[1].try_to("shuffle", {{"round", 2}, {"bytes", bytes}}), "bad_part");
    EXPECT_EQ(people[1].try_to("shuffle", {{"round", 1}, {"bytes", bytes}}), "ok");
    EXPECT_EQ(people[1].try_to("shuffle", {{"round", 1}, {"bytes", bytes}}), "again");
    EXPECT_FALSE(people[0].answer_to(asked));
    house.advance(3s);
    house.until([&] { return people[0].answer_to(asked).has_value(); }, "the deal");
    EXPECT_TRUE(people[0].answer_to(asked)->at("ok").as_bool());
    begin(house, people);
    play_out(house, people);
    EXPECT_EQ(json::serialize(people[0].revealed.at("fairness").at("absent")), "[1]");
}

TEST(Playing, somebody_may_begin_without_the_wishes_of_others) {
    House house;
    const std::string table = house.create(table_options("classic", 2));
    std::vector<Guest> people = house.seat_people(table, 2);
    deal(house, people);
    EXPECT_EQ(people[1].try_to("wish", {{"wish", "very_much"}}), "ok");
    EXPECT_EQ(people[0].try_to("begin"), "ok");
    EXPECT_EQ(people[0].state().at("seat"), 2);
}

TEST(Playing, whoever_comes_back_knows_the_round_so_far) {
    House house;
    const std::string table = house.create(table_options("classic", 2, 1, "silent"));  // or the bot speaks whenever it likes
    std::vector<Guest> people = house.seat_people(table, 1);
    Guest& ann = people[0];
    deal(house, people);
    begin(house, people);
    house.until([&] { return ann.look(), ann.to_move(); }, "her turn");
    ASSERT_TRUE(ann.move());
    std::vector<json::object> of_round;
    for (const json::object& event : ann.events) {
        if (event.at("event") == "dealt") of_round.clear();
        of_round.push_back(event);
    }
    const json::object state = ann.state();
    const json::array hand = ann.hand;
    ann.reconnect();
    ann.events.clear();
    ann.join(table, key_of("Person A"));
    EXPECT_EQ(ann.events, of_round);
    EXPECT_EQ(ann.hand, hand);
    EXPECT_EQ(ann.state(), state);
    const std::uint64_t known = ann.number;
    ann.reconnect();
    ann.events.clear();
    ann.tables.clear();
    ann.ask("join", {{"table", table}, {"key", key_of("Person A")}, {"after", known}});
    house.until([&] { return ann.look(), !ann.tables.empty(); }, "the table");
    EXPECT_TRUE(ann.events.empty());
}

TEST(Playing, goes_on_after_a_restart) {
    const TemporaryFolder folder;
    const std::string store = "sqlite:" + (folder.path() / "tables.db").string();
    std::string table;
    json::object state;
    json::array hand;
    {
        House house(quick_settings(), store);
        table = house.create(table_options("classic", 2, 1, "silent"));
        std::vector<Guest> people = house.seat_people(table, 1);
        deal(house, people);
        begin(house, people);
        house.until([&] { return people[0].look(), people[0].to_move(); }, "her turn");
        state = people[0].state();
        hand = people[0].hand;
    }
    House house(quick_settings(), store);
    std::vector<Guest> people;
    people.emplace_back(house, "192.0.2.1").join(table, key_of("Person A"));
    EXPECT_EQ(people[0].state(), state);
    EXPECT_EQ(people[0].hand, hand);
    play_out(house, people);
}

TEST(Security_low_hints, can_be_laid_as_they_are) {
    hub::HubSettings settings = quick_settings();
    settings.limits.thought = 20ms;  // however short, it is legal
    House house(settings);
    const std::pair<std::string_view, int> games[] = {{"classic", 1}, {"classic", 3}, {"quick", 2}, {"face", 2}};
    const json::object variants[] = {{}, {{"fire", true}}, {{"pro", true}}};
    for (const auto& [game, players] : games)
        for (const json::object& variant : variants) {
            if (variant.contains("fire") != (game == "classic") && !variant.empty()) continue;
            if (variant.contains("pro") && game != "quick") continue;
            for (int round = 0; round < (game == "face" ? 6 : 2); ++round) {
                json::object options = table_options(game, players, players - 1);
                options["options"] = variant;
                std::vector<Guest> people = house.seat_people(house.create(options), 1);
                Guest& ann = people[0];
                deal(house, people);
                begin(house, people);
                const auto over = [&] { return ann.look(), ann.status() == "won" || ann.status() == "lost"; };
                while (house.until([&] { return over() || ann.to_move(); }, "her turn"), !over()) {
                    const json::object answer = ann.ask("hint");
                    ASSERT_TRUE(answer.at("ok").as_bool()) << json::serialize(answer);
                    ASSERT_FALSE(answer.at("turns").as_array().empty()) << game;
                    const json::value plays = answer.at("turns").at(0).at("plays");
                    ASSERT_EQ(ann.try_to("lay", {{"plays", plays}}), "ok") << game << json::serialize(answer);
                }
            }
        }
}

TEST(Playing, hints_come_when_the_bot_has_thought_unless_overtaken) {
    House house;
    const std::string table = house.create(table_options("quick", 2, 1, "silent"));
    std::vector<Guest> people = house.seat_people(table, 1);
    Guest& ann = people[0];
    EXPECT_EQ(ann.try_to("hint"), "not_your_turn");
    deal(house, people);
    begin(house, people);
    house.until([&] { return ann.look(), ann.to_move(); }, "her turn");
    const json::object answer = ann.ask("hint");
    ASSERT_TRUE(answer.at("ok").as_bool()) << json::serialize(answer);
    const json::array plays = answer.at("turns").at(0).at("plays").as_array();
    const std::uint64_t asked = ann.send("hint");
    EXPECT_EQ(ann.try_to("hint"), "too_fast");
    EXPECT_EQ(ann.try_to("lay", {{"plays", plays}}), "ok") << "the advice can be followed";
    house.until([&] { return ann.answer_to(asked).has_value(); }, "an answer to the hint");
    const json::object overtaken = *ann.answer_to(asked);  // unless the bot was very quick
    EXPECT_TRUE(overtaken.at("ok").as_bool() || overtaken.at("error").at("code") == "no_answer");
}

}  // namespace
}  // namespace tenback::testing
