// Tables are made, found and joined; seats are held by keys.
#include "house.hpp"

namespace tenback::testing {
namespace {

using namespace std::chrono_literals;

TEST(Entering, a_table_is_made_once_however_often_its_creator_asks) {
    House house;
    Guest ann(house, "192.0.2.1");
    const json::object options = table_options("classic", 2);
    const json::object first = ann.ask("create", options);
    EXPECT_EQ(first.at("table").as_string().size(), 16U);
    EXPECT_EQ(first.at("table").as_string().subview(0, 6), first.at("code").as_string());
    const json::object second = ann.ask("create", options);
    EXPECT_EQ(second.at("table"), first.at("table"));
    EXPECT_TRUE(second.contains("again"));
}

TEST(Entering, a_bot_that_does_not_exist_makes_no_table) {
    House house;
    Guest ann(house, "192.0.2.1");
    json::object options = table_options("classic", 2);
    options["bots"] = {nullptr, "genius"};
    EXPECT_EQ(ann.try_to("create", options), "no_such_bot");
    EXPECT_EQ(house.hub->rooms(), 0U);
}

TEST(Entering, by_id_or_by_code_in_any_spelling) {
    House house;
    const std::string table = house.create(table_options("quick", 2));
    for (const std::string& name : {table, table.substr(0, 6)}) {
        std::string small = name;
        for (char& c : small) c = static_cast<char>(std::tolower(c));
        for (const std::string& typed : {name, small}) {
            Guest guest(house, "192.0.2.1");
            const json::object answer = guest.join(typed);
            EXPECT_EQ(answer.at("table").as_string(), table);
            EXPECT_TRUE(answer.at("you").is_null());
        }
    }
    Guest guest(house, "192.0.2.1");
    EXPECT_EQ(guest.try_to("join", {{"table", "ABCDEF"}}), "no_such_code");
    EXPECT_EQ(guest.try_to("join", {{"table", "ABCDEFGHJKLMNPQR"}}), "no_table");
    EXPECT_EQ(guest.try_to("join", {{"table", "no table"}}), "no_table");
    EXPECT_EQ(guest.try_to("stand"), "no_table");
}

TEST(Entering, a_seat_is_held_by_its_key) {
    House house;
    const std::string table = house.create(table_options("classic", 2));
    Guest ann(house, "192.0.2.1");
    ann.join(table);
    const json::object sit{{"seat", 1}, {"name", "Ann"}, {"key", key_of("Ann")}};
    EXPECT_EQ(ann.try_to("sit", sit), "ok");
    EXPECT_EQ(ann.try_to("sit", sit), "again");
    EXPECT_EQ(ann.try_to("sit", {{"seat", 2}, {"name", "Ann"}, {"key", key_of("Ann")}}), "seat_taken");
    Guest bob(house, "192.0.2.2");
    bob.join(table);
    EXPECT_EQ(bob.try_to("sit", {{"seat", 1}, {"name", "Bob"}, {"key", key_of("Bob")}}), "seat_taken");
    EXPECT_EQ(bob.try_to("deal", {{"again", false}}), "not_seated");
    EXPECT_EQ(bob.try_to("join", {{"table", table}, {"key", key_of("Bob")}}), "wrong_key");
    EXPECT_EQ(bob.join(table, key_of("Ann")).at("you"), 1);
    EXPECT_EQ(ann.wire->reason, "elsewhere");
}

TEST(Entering, messages_wait_for_the_join_before_them) {
    House house;
    const std::string table = house.create(table_options("classic", 2));
    Guest ann(house, "192.0.2.1");
    ann.send("join", {{"table", table}});
    EXPECT_EQ(ann.try_to("sit", {{"seat", 2}, {"name", "Ann"}, {"key", key_of("Ann")}}), "ok");
}

TEST(Entering, whoever_stands_up_looks_on) {
    House house;
    const std::string table = house.create(table_options("classic", 2));
    std::vector<Guest> people = house.seat_people(table, 2);
    EXPECT_EQ(people[0].try_to("stand"), "ok");
    EXPECT_EQ(people[0].try_to("stand"), "not_seated");
    EXPECT_EQ(people[1].try_to("deal", {{"again", false}}), "seats_open");
    EXPECT_EQ(people[1].try_to("bot", {{"seat", 1}, {"level", "hard"}}), "ok");
    EXPECT_EQ(people[1].try_to("bot", {{"seat", 1}, {"level", nullptr}}), "ok");
    EXPECT_EQ(people[1].try_to("bot", {{"seat", 2}, {"level", nullptr}}), "not_yours");
    people[1].look();
    EXPECT_EQ(json::serialize(people[1].seats), R"([{},{"person":"Person B","here":true}])");
}

TEST(Entering, the_lobby_shows_listed_tables_with_an_open_seat) {
    House house;
    json::object options = table_options("quick", 2);
    options["listed"] = true;
    const std::string table = house.create(options);
    house.create(table_options("classic", 2));
    Guest ann(house, "192.0.2.1");
    const json::object answer = ann.ask("lobby");
    ASSERT_EQ(answer.at("tables").as_array().size(), 1U);
    EXPECT_EQ(answer.at("tables").at(0).at("id").as_string(), table);
    EXPECT_EQ(json::serialize(answer.at("tables").at(0).at("seats")), "[{},{}]");
    std::optional<std::string> page;
    house.hub->lobby([&](std::string text) { page = std::move(text); });
    house.until([&] { return page.has_value(); }, "the lobby");
    EXPECT_EQ(json::parse(*page).at("tables"), answer.at("tables"));
    house.seat_people(table, 2);
    house.advance(2s);
    EXPECT_TRUE(ann.ask("lobby").at("tables").as_array().empty());
}

TEST(Entering, what_is_no_message_is_refused_with_a_reason) {
    House house;
    Guest ann(house, "192.0.2.1");
    ann.send_text(R"({"id":1,"do":"dance"})");
    ann.send_text("{");
    ann.look();
    ASSERT_EQ(ann.wire->received.size(), 1U);
    EXPECT_EQ(ann.answer_to(1)->at("error").at("code"), "bad_message");
}

TEST(Entering, limits_are_told_not_felt) {
    server::HubSettings settings = quick_settings();
    settings.limits.created = {0.001, 1};
    settings.limits.codes = {0.001, 2};
    settings.limits.watchers = 1;
    House house(settings);
    const std::string table = house.create(table_options("classic", 2));
    Guest ann(house, "192.0.2.1");
    EXPECT_EQ(ann.try_to("create", table_options("classic", 2)), "too_many_tables");
    EXPECT_EQ(ann.try_to("join", {{"table", "222222"}}), "no_such_code");
    EXPECT_EQ(ann.try_to("join", {{"table", "222223"}}), "no_such_code");
    EXPECT_EQ(ann.try_to("join", {{"table", table.substr(0, 6)}}), "too_fast");
    Guest bob(house, "192.0.2.2");
    EXPECT_EQ(bob.try_to("join", {{"table", table.substr(0, 6)}}), "ok");
    EXPECT_EQ(ann.try_to("join", {{"table", table}}), "too_many_watchers");
}

TEST(Entering, the_store_has_a_limit_too) {
    server::HubSettings settings = quick_settings();
    settings.limits.kept = 1;
    House house(settings);
    const json::object wanted = table_options("classic", 2);
    house.create(wanted);
    house.advance(120s);  // out of memory, not out of the store
    EXPECT_EQ(house.hub->rooms(), 0U);
    Guest ann(house, "192.0.2.1");
    EXPECT_EQ(ann.try_to("create", wanted), "again");
    EXPECT_EQ(ann.try_to("create", table_options("classic", 2)), "too_many_tables");
}

TEST(Entering, an_idle_table_leaves_memory_and_comes_back) {
    House house;
    const std::string table = house.create(table_options("classic", 2));
    Guest ann(house, "192.0.2.1");
    ann.join(table);
    ann.try_to("sit", {{"seat", 1}, {"name", "Ann"}, {"key", key_of("Ann")}});
    EXPECT_EQ(house.hub->rooms(), 1U);
    ann.disconnect();
    Guest bob(house, "192.0.2.2");
    bob.join(table);
    house.advance(1s);
    house.until([&] { return bob.look(), bob.has_seen("away"); }, "her leaving");
    bob.disconnect();
    house.advance(61s);
    EXPECT_EQ(house.hub->rooms(), 0U);
    ann.reconnect();
    EXPECT_EQ(ann.join(table, key_of("Ann")).at("you"), 1);
}

}  // namespace
}  // namespace tenback::testing
