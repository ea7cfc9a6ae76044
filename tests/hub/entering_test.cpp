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

TEST(Entering, two_people_cannot_have_one_name) {
    House house;
    const std::string table = house.create(table_options("classic", 3));
    Guest ann(house, "192.0.2.1");
    ann.join(table);
    EXPECT_EQ(ann.try_to("sit", {{"seat", 1}, {"name", "Ann"}, {"key", key_of("Ann")}}), "ok");
    Guest other(house, "192.0.2.2");
    other.join(table);
    for (const char* same : {"Ann", "ann", "\u0410nn", "\u00C1nn"})
        EXPECT_EQ(other.try_to("sit", {{"seat", 2}, {"name", same}, {"key", key_of("other")}}), "name_taken") << same;
    EXPECT_EQ(other.try_to("sit", {{"seat", 2}, {"name", "A\u3164nn"}, {"key", key_of("other")}}), "bad_name");
    EXPECT_EQ(other.try_to("sit", {{"seat", 2}, {"name", "Anne"}, {"key", key_of("other")}}), "ok");
    EXPECT_EQ(ann.try_to("sit", {{"seat", 1}, {"name", "Ann"}, {"key", key_of("Ann")}}), "again");
    EXPECT_EQ(other.try_to("rename", {{"name", "\u0410nn"}}), "name_taken");
    EXPECT_EQ(other.try_to("rename", {{"name", "A\u3164nn"}}), "bad_name");
    EXPECT_EQ(other.try_to("rename", {{"name", "anne"}}), "ok") << "one's own name, written otherwise";
}

TEST(Entering, people_without_a_name_may_be_several) {
    House house;
    const std::string table = house.create(table_options("classic", 3));
    Guest one(house, "192.0.2.1");
    Guest other(house, "192.0.2.2");
    one.join(table);
    other.join(table);
    EXPECT_EQ(one.try_to("sit", {{"seat", 1}, {"name", ""}, {"key", key_of("one")}}), "ok");
    EXPECT_EQ(other.try_to("sit", {{"seat", 2}, {"name", "Bob"}, {"key", key_of("other")}}), "ok");
    EXPECT_EQ(other.try_to("rename", {{"name", ""}}), "ok");
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
    EXPECT_EQ(json::serialize(people[1].seats), R"([{},{"person":"Person B","here":true,"owner":true}])");
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
    house.hub->lobby([&](const server::Told& text) { page = *text; });
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
    hub::HubSettings settings = quick_settings();
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
    EXPECT_EQ(ann.try_to("join", {{"table", table}}), "ok") << "there is a free seat";
    EXPECT_EQ(bob.wire->reason, "crowded");
    const std::vector<Guest> people = house.seat_people(table, 2);
    Guest eve(house, "192.0.2.3");
    EXPECT_EQ(eve.try_to("join", {{"table", table}}), "ok");
    Guest zoe(house, "192.0.2.4");
    EXPECT_EQ(zoe.try_to("join", {{"table", table}}), "too_many_watchers");
}

TEST(Security_medium_9_spectators, one_address_cannot_shut_a_table) {
    House house;
    const std::string table = house.create(table_options("classic", 2));
    std::vector<Guest> crowd;
    for (int n = 0; n < 60; ++n) crowd.emplace_back(house, "198.51.100.7");
    int let_in = 0;
    for (Guest& guest : crowd) let_in += guest.try_to("join", {{"table", table}}) == "ok" ? 1 : 0;
    EXPECT_EQ(let_in, 10);
    std::vector<Guest> people = house.seat_people(table, 2);
    people[0].reconnect();
    EXPECT_EQ(people[0].join(table, key_of("Person A")).at("you"), 1);
}

TEST(Security_medium_9_spectators, many_addresses_cannot_shut_a_table_with_a_free_seat) {
    House house;
    const std::string table = house.create(table_options("classic", 2));
    std::vector<Guest> crowd;
    for (int n = 0; n < 80; ++n) {
        crowd.emplace_back(house, "198.51.100." + std::to_string(n / 8));
        EXPECT_EQ(crowd.back().try_to("join", {{"table", table}}), "ok");
    }
    std::vector<Guest> people = house.seat_people(table, 2);
    std::string outcome = "ok";
    for (int n = 0; n < 3 && outcome == "ok"; ++n) {  // those who sat down made room
        crowd.emplace_back(house, "192.0.2." + std::to_string(100 + n));
        outcome = crowd.back().try_to("join", {{"table", table}});
    }
    EXPECT_EQ(outcome, "too_many_watchers") << "no seat is free";
    Guest late(house, "192.0.2.99");
    EXPECT_TRUE(late.join(table, key_of("Person B")).at("ok").as_bool()) << "who has a key sits";
}

TEST(Security_medium_9_squatter, the_owner_removes_a_squatter_who_cannot_come_back) {
    House house;
    const std::string table = house.create(table_options("classic", 3));
    std::vector<Guest> people = house.seat_people(table, 2);
    Guest squatter(house, "198.51.100.7");
    squatter.join(table);
    const json::object seat{{"seat", 3}, {"name", "me"}, {"key", key_of("squatter")}};
    ASSERT_EQ(squatter.try_to("sit", seat), "ok");
    EXPECT_EQ(people[1].try_to("remove", {{"seat", 3}}), "not_owner");
    EXPECT_EQ(squatter.try_to("remove", {{"seat", 1}}), "not_owner");
    people[0].look();
    EXPECT_TRUE(people[0].seats[0].as_object().contains("owner"));
    EXPECT_EQ(people[0].try_to("remove", {{"seat", 3}}), "ok");
    EXPECT_EQ(squatter.try_to("chat", {{"text", "hey"}}), "not_seated");
    EXPECT_EQ(squatter.try_to("sit", seat), "removed");
    squatter.reconnect();
    squatter.join(table);
    EXPECT_EQ(squatter.try_to("sit", seat), "removed");
    people[1].look();
    EXPECT_TRUE(std::ranges::any_of(
        people[1].events, [](const auto& it) { return it.at("event") == "left" && it.contains("by") && it.at("by") == 1; }));
    Guest friendly(house, "192.0.2.77");
    friendly.join(table);
    EXPECT_EQ(friendly.try_to("sit", {{"seat", 3}, {"name", "Eve"}, {"key", key_of("Eve")}}), "ok");
}

TEST(Entering, a_person_is_renamed_between_rounds) {
    House house;
    std::vector<Guest> people = house.seat_people(house.create(table_options("classic", 2)), 2);
    EXPECT_EQ(people[0].try_to("rename", {{"name", "Ann"}}), "ok");
    people[1].look();
    EXPECT_EQ(people[1].seats[0].at("person"), "Ann");
    EXPECT_TRUE(people[1].has_seen("renamed"));
    EXPECT_EQ(people[0].try_to("rename", {{"name", "  "}}), "bad_name");
    deal(house, people);
    EXPECT_EQ(people[0].try_to("rename", {{"name", "Bob"}}), "round_running");
}

TEST(Entering, nobody_is_renamed_to_somebody_else_or_to_what_cannot_be_seen) {
    House house;
    std::vector<Guest> people = house.seat_people(house.create(table_options("classic", 2)), 2);
    EXPECT_EQ(people[0].try_to("rename", {{"name", "Ann"}}), "ok");
    for (const char* same : {"Ann", "\u0410nn"})
        EXPECT_EQ(people[1].try_to("rename", {{"name", same}}), "name_taken") << same;
    EXPECT_EQ(people[1].try_to("rename", {{"name", "A\u3164nn"}}), "bad_name");
    EXPECT_EQ(people[0].try_to("rename", {{"name", "ann"}}), "ok") << "their own name may be written otherwise";
}

TEST(Entering, a_seat_has_room_for_so_many_names) {
    House house;
    std::vector<Guest> people = house.seat_people(house.create(table_options("classic", 2)), 2);
    people[0].look();
    const std::uint64_t before = people[0].number;
    for (int n = 0; n < 2 * table::most_said; ++n) people[0].try_to("rename", {{"name", n % 2 == 0 ? "Ann" : "Nan"}});
    EXPECT_EQ(people[0].try_to("rename", {{"name", "Eve"}}), "too_much");
    EXPECT_EQ(people[0].number, before + table::most_said);
}

TEST(Entering, the_seats_of_a_table_change_only_so_often_by_whatever_addresses) {
    hub::HubSettings settings = quick_settings();
    settings.limits.comings = {10, 40};
    House house(settings);
    const std::string table = house.create(table_options("classic", 3));
    const auto sit_and_stand = [&](const std::string& address) {
        Guest guest(house, address);
        guest.join(table);
        const std::string sat = guest.try_to("sit", {{"seat", 2}, {"name", "Eve"}, {"key", key_of(address)}});
        return sat == "ok" ? guest.try_to("stand") : sat;
    };
    EXPECT_EQ(sit_and_stand("192.0.2.1"), "ok");
    EXPECT_EQ(sit_and_stand("192.0.2.2"), "ok");
    EXPECT_EQ(sit_and_stand("192.0.2.3"), "too_fast");
    house.advance(2s);
    EXPECT_EQ(sit_and_stand("192.0.2.4"), "ok");
}

TEST(Entering, who_makes_a_table_sits_and_owns_it_before_anybody_comes) {
    House house;
    Guest stranger(house, "192.0.2.66");
    json::object options = table_options("classic", 3, 1);
    options["sit"] = {{"seat", 2}, {"name", "Ann"}, {"key", key_of("Ann")}};
    const std::string table = house.create(options);
    stranger.join(table);
    EXPECT_EQ(stranger.seats[1].at("person"), "Ann");
    EXPECT_TRUE(stranger.seats[1].as_object().contains("owner"));
    EXPECT_EQ(stranger.seats[2].at("bot"), "normal");
    EXPECT_EQ(stranger.try_to("sit", {{"seat", 1}, {"name", "Eve"}, {"key", key_of("Eve")}}), "ok");
    EXPECT_EQ(stranger.try_to("remove", {{"seat", 2}}), "not_owner");
    Guest ann(house, "192.0.2.1");
    EXPECT_EQ(ann.join(table, key_of("Ann")).at("you"), 2);
    EXPECT_EQ(ann.try_to("remove", {{"seat", 1}}), "ok");
    EXPECT_EQ(ann.try_to("sit", options.at("sit").as_object()), "again");
}

TEST(Entering, a_table_whose_maker_cannot_sit_so_is_not_made) {
    House house;
    Guest ann(house, "192.0.2.1");
    const auto with = [&](int seat, std::string_view name) {
        json::object options = table_options("classic", 2);
        options["sit"] = {{"seat", seat}, {"name", name}, {"key", key_of("Ann")}};
        return ann.try_to("create", options);
    };
    EXPECT_EQ(with(3, "Ann"), "no_such_seat");
    EXPECT_EQ(with(1, " "), "bad_name");
    EXPECT_EQ(house.hub->rooms(), 0U);
}

TEST(Security_high_2_joins, of_an_address_are_limited_however_often_it_connects) {
    hub::HubSettings settings = quick_settings();
    settings.limits.comings = {1, 3};
    House house(settings);
    const std::string table = house.create(table_options("classic", 2));
    Guest ann(house, "192.0.2.1");
    for (int n = 0; n < 3; ++n) {
        EXPECT_EQ(ann.try_to("join", {{"table", table}}), "ok");
        ann.reconnect();
    }
    EXPECT_EQ(ann.try_to("join", {{"table", table}}), "too_fast");
    Guest bob(house, "192.0.2.2");
    EXPECT_EQ(bob.try_to("join", {{"table", table}}), "ok");
    house.advance(1s);
    EXPECT_EQ(ann.try_to("join", {{"table", table}}), "ok");
}

TEST(Entering, the_store_has_a_limit_too) {
    hub::HubSettings settings = quick_settings();
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
