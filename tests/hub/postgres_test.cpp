// Two hubs on one PostgreSQL, as two processes would be: any of them serves any table.
#include "house.hpp"
#include "store/places.hpp"

namespace tenback::testing {
namespace {

using namespace std::chrono_literals;

class PostgresHubs : public PostgresTest {
  protected:
    void SetUp() override {
        PostgresTest::SetUp();
        if (IsSkipped()) return;
        for (auto& house : houses) house = std::make_unique<House>(quick_settings(), postgres_address());
    }
    /// Both live until it is so.
    void until(const std::function<bool()>& so, const std::string& what) {
        const auto end = std::chrono::steady_clock::now() + 60s;
        while (!so()) {
            if (std::chrono::steady_clock::now() > end) throw std::runtime_error("waited in vain for " + what);
            for (auto& house : houses)
                if (house) house->context.run_one_for(1ms);
        }
    }
    /// One person at each hub, at the same table; dealt and begun.
    void sit_down(json::object options) {
        table = houses[0]->create(std::move(options));
        for (int n = 0; n < 2; ++n) {
            Guest& guest = people.emplace_back(*houses[static_cast<std::size_t>(n)], "192.0.2.1");
            guest.join(table);
            const std::string name = std::string("Person ") + static_cast<char>('A' + n);
            EXPECT_EQ(guest.try_to("sit", {{"seat", n + 1}, {"name", name}, {"key", key_of(name)}}), "ok");
            guest.seat = n + 1;
        }
        until([&] { return people[0].look(), people[0].seats[1].as_object().contains("person"); }, "the other");
        for (Guest& guest : people)
            EXPECT_EQ(guest.try_to("shuffle", {{"round", 1}, {"bytes", std::string(64, 'b')}}), "ok");
        EXPECT_EQ(people[0].try_to("deal", {{"again", false}}), "ok");
        for (Guest& guest : people) {
            until([&] { return guest.look(), guest.status() == "opening"; }, "a hand");
            EXPECT_EQ(guest.try_to("wish", {{"wish", "gladly"}}), "ok");
        }
        for (Guest& guest : people) until([&] { return guest.look(), guest.status() == "playing"; }, "the beginning");
    }
    void play_out(std::size_t turns = 1000) {
        const auto over = [&](Guest& guest) { return guest.look(), guest.status() == "won" || guest.status() == "lost"; };
        while (!over(people[0]) && turns-- > 0) {
            Guest* mover = nullptr;
            until(
                [&] {
                    for (Guest& guest : people)
                        if (guest.wire && (guest.look(), guest.to_move())) mover = &guest;
                    return mover != nullptr || over(people[0]);
                },
                "somebody's turn");
            if (mover != nullptr) {
                EXPECT_TRUE(mover->move());
            }
        }
    }

    std::array<std::unique_ptr<House>, 2> houses;
    std::string table;
    std::vector<Guest> people;
};

TEST_F(PostgresHubs, people_at_different_processes_play_at_one_table) {
    sit_down(table_options("classic", 3, 1));
    play_out();
    until([&] { return people[1].look(), people[1].number == people[0].number; }, "the same number");
    EXPECT_EQ(people[0].state(), people[1].state());
    EXPECT_EQ(people[0].revealed, people[1].revealed);
}

TEST_F(PostgresHubs, whoever_is_slower_decides_again) {
    sit_down(table_options("classic", 2));
    // Both say something at the same number of the table; neither has heard of the other.
    const std::uint64_t first = people[0].send("say", {{"say", "leave U1"}});
    const std::uint64_t second = people[1].send("say", {{"say", "leave D1"}});
    until([&] { return people[0].answer_to(first) && people[1].answer_to(second); }, "both answers");
    EXPECT_TRUE(people[0].answer_to(first)->at("ok").as_bool());
    EXPECT_TRUE(people[1].answer_to(second)->at("ok").as_bool());
    until([&] { return people[0].look(), people[1].look(), people[0].number == people[1].number; }, "the same number");
    EXPECT_EQ(people[0].state(), people[1].state());
}

TEST_F(PostgresHubs, when_a_process_dies_the_other_goes_on_with_its_bots) {
    sit_down(table_options("classic", 3, 1));
    play_out(4);
    people[0].disconnect();
    houses[0].reset();  // with whatever shards it had
    Guest again(*houses[1], "192.0.2.1");
    again.join(table, key_of("Person A"));
    people[0] = std::move(again);
    houses[1]->advance(20s);
    until([&] { return houses[1]->advance(1s), people[1].look(), people[1].number == people[0].number; }, "the same number");
    play_out();
}

TEST_F(PostgresHubs, programs_5_a_seat_that_was_taken_elsewhere_is_known_when_the_cards_are_dealt) {
    table = houses[0]->create(table_options("classic", 2));
    for (int n = 0; n < 2; ++n) {
        people.emplace_back(*houses[static_cast<std::size_t>(n)], "192.0.2.1");
        people.back().join(table);
    }
    EXPECT_EQ(people[0].try_to("sit", {{"seat", 1}, {"name", "A"}, {"key", key_of("A")}}), "ok");
    EXPECT_EQ(people[1].try_to("sit", {{"seat", 2}, {"name", "B"}, {"key", key_of("B")}}), "ok");
    // The first process has not heard of it: it reads the log before it refuses.
    const std::uint64_t asked = people[0].send("deal", {{"again", false}});
    houses[0]->until([&] { return houses[0]->advance(1s), people[0].answer_to(asked).has_value(); }, "the deal");
    EXPECT_EQ(json::serialize(*people[0].answer_to(asked)).find("seats_open"), std::string::npos);
    EXPECT_TRUE(people[0].answer_to(asked)->at("ok").as_bool());
}

TEST_F(PostgresHubs, security_low_a_process_that_stands_still_is_waited_for_once) {
    constexpr int tables = 6;
    constexpr int turns = 6;
    for (int n = 0; n < tables; ++n) {
        const std::string one = houses[1]->create(table_options("classic", 2, 1));
        std::vector<Guest> seated = houses[1]->seat_people(one, 1);
        EXPECT_EQ(seated[0].try_to("shuffle", {{"round", 1}, {"bytes", std::string(64, 'b')}}), "ok");
        EXPECT_EQ(seated[0].try_to("deal", {{"again", false}}), "ok");
        EXPECT_EQ(seated[0].try_to("wish", {{"wish", "gladly"}}), "ok");
        people.push_back(std::move(seated[0]));
    }
    // From here on the other process has no time at all. Of six tables some are its own, but for bad luck.
    std::array<int, tables> played{};
    const auto play = [&](std::size_t n) {
        Guest& guest = people[n];
        guest.look();
        const bool over = guest.status() == "won" || guest.status() == "lost";
        const json::value turn = guest.state().at("turn");
        while (guest.to_move() && guest.state().at("turn") == turn && guest.move()) {
        }
        if (over)
            played[n] = turns;
        else if (guest.state().at("turn") != turn)
            ++played[n];
    };
    int seconds = 0;
    while (std::ranges::any_of(played, [](int it) { return it < turns; }) && seconds < 110) {
        for (std::size_t n = 0; n < tables; ++n) play(n);
        const auto end = std::chrono::steady_clock::now() + 100ms;
        while (std::chrono::steady_clock::now() < end) houses[1]->context.run_one_for(10ms);
        houses[1]->advance(1s);
        ++seconds;
    }
    EXPECT_LT(seconds, 110) << "ten seconds for every turn of a bot";
}

TEST_F(PostgresHubs, play_pauses_while_the_database_is_away) {
    sit_down(table_options("classic", 2));
    Guest& mover = people[0].to_move() ? people[0] : people[1];
    House& house = people[0].to_move() ? *houses[0] : *houses[1];
    control_postgres("stop");
    EXPECT_EQ(mover.try_to("say", {{"say", "leave U1"}}), "not_kept");
    EXPECT_NE(house.readiness(), "");
    control_postgres("start");
    until([&] { return mover.try_to("say", {{"say", "leave U1"}}) == "ok"; }, "the database");
    EXPECT_EQ(house.readiness(), "");
    play_out();
}

}  // namespace
}  // namespace tenback::testing
