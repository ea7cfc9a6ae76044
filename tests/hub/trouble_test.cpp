// The store cannot write for a while: nothing is told that is not kept, and play goes on when it can.
#include <sqlite3.h>

#include "house.hpp"
#include "store/places.hpp"

namespace tenback::testing {
namespace {

using namespace std::chrono_literals;

/// Another program that holds the file.
class Holder {
  public:
    explicit Holder(const std::filesystem::path& file) {
        EXPECT_EQ(sqlite3_open(file.c_str(), &db_), SQLITE_OK);
        run("BEGIN IMMEDIATE");
    }
    Holder(const Holder&) = delete;
    Holder& operator=(const Holder&) = delete;
    ~Holder() {
        run("ROLLBACK");
        sqlite3_close(db_);
    }

  private:
    void run(const char* sql) { EXPECT_EQ(sqlite3_exec(db_, sql, nullptr, nullptr, nullptr), SQLITE_OK); }
    sqlite3* db_ = nullptr;
};

class Trouble : public ::testing::Test {
  protected:
    TemporaryFolder folder;
    std::filesystem::path file = folder.path() / "tables.db";
    House house{quick_settings(), "sqlite:" + file.string(), {.patience = 20ms}};
};

TEST_F(Trouble, what_cannot_be_kept_is_refused_and_may_be_sent_again) {
    std::vector<Guest> people = house.seat_people(house.create(table_options("classic", 1)), 1);
    Guest& ann = people[0];
    deal(house, people);
    EXPECT_EQ(house.readiness(), "");
    const json::object lay{{"plays", {std::string(ann.hand[0].as_string()) + ">U1"}}};
    const json::object before = ann.state();
    {
        const Holder holder(file);
        EXPECT_EQ(ann.try_to("lay", lay), "not_kept");
        EXPECT_EQ(ann.state(), before);
        EXPECT_NE(house.readiness(), "");
        EXPECT_EQ(ann.try_to("create", table_options("classic", 1)), "not_kept");
    }
    ann.id -= 2;
    EXPECT_EQ(ann.try_to("lay", lay), "ok") << "with the id of the message that was not obeyed";
    EXPECT_EQ(house.readiness(), "");
}

TEST_F(Trouble, bots_pause_and_try_again) {
    hub::HubSettings settings = quick_settings();
    settings.pace = 1s;
    House slow(settings, "sqlite:" + file.string(), {.patience = 20ms});
    const std::string table = slow.create(table_options("classic", 2, 1));
    std::vector<Guest> people = slow.seat_people(table, 1);
    Guest& ann = people[0];
    deal(slow, people);
    begin(slow, people);
    const auto bot_turn = [&] { return ann.look(), ann.state().at("seat") == json::value(2); };
    slow.until([&] { return bot_turn() || ann.to_move(); }, "a turn");
    while (ann.to_move()) ASSERT_TRUE(ann.move());
    ASSERT_TRUE(bot_turn());
    {
        const Holder holder(file);
        slow.until([&] { return slow.advance(1s), !slow.readiness().empty(); }, "a bot that cannot act");
        ann.look();
        EXPECT_EQ(ann.state().at("played"), 0);
    }
    slow.until([&] { return slow.advance(1s), slow.readiness(), ann.look(), ann.to_move(); }, "the bot's turn to end");
}

TEST_F(Trouble, a_deleted_table_is_gone_for_those_who_look_at_it) {
    const std::string table = house.create(table_options("classic", 1));
    std::vector<Guest> people = house.seat_people(table, 1);
    EXPECT_TRUE(*(*store::open_store(file.string()))->remove(table));
    EXPECT_EQ(people[0].try_to("stand"), "no_table");
    EXPECT_EQ(people[0].wire->reason, "gone");
    EXPECT_EQ(house.hub->rooms(), 0U);
}

TEST_F(Trouble, a_broken_log_is_not_called_no_table) {
    EXPECT_FALSE((*store::open_store(file.string()))->append({"23456789ABCDEFGH", 1, {R"({"event":"dealt"})"}, ""}));
    Guest ann(house, "192.0.2.1");
    EXPECT_EQ(ann.try_to("join", {{"table", "23456789ABCDEFGH"}}), "unreadable");
    EXPECT_EQ(house.hub->rooms(), 0U);
}

TEST_F(Trouble, old_tables_are_pruned) {
    hub::HubSettings settings = quick_settings();
    settings.kept = {0s, 0s};
    House short_lived(settings);
    Guest ann(short_lived, "192.0.2.1");
    ann.join(short_lived.create(table_options("classic", 1)));
    std::this_thread::sleep_for(1100ms);                      // the store's clock counts seconds
    short_lived.clock.jumped = std::chrono::hours(24 * 365);  // no reason to believe that anything is old
    short_lived.advance(600s);
    EXPECT_EQ(ann.try_to("ping"), "ok");
    EXPECT_EQ(ann.wire->reason, "");
    short_lived.clock.jumped = {};
    short_lived.advance(600s);
    short_lived.until([&] { return ann.wire->reason == "gone"; }, "the table to be gone");
}

TEST_F(Trouble, a_stop_waits_for_what_is_being_written) {
    std::vector<Guest> people = house.seat_people(house.create(table_options("classic", 1)), 1);
    Guest& ann = people[0];
    deal(house, people);
    const std::uint64_t sent = ann.send("lay", {{"plays", {std::string(ann.hand[0].as_string()) + ">U1"}}});
    bool stopped = false;
    house.hub->stop([&] { stopped = true; });
    EXPECT_FALSE(stopped);
    house.until([&] { return stopped; }, "the stop");
    EXPECT_TRUE(ann.answer_to(sent)->at("ok").as_bool());
    EXPECT_EQ(ann.try_to("take_back"), "stopping");
}

}  // namespace
}  // namespace tenback::testing
