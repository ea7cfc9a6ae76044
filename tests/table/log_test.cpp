// Logs as text: what goes in comes out, and untrusted text gives a table only if every event follows.
#include "record/record.hpp"
#include "table/tables.hpp"

namespace tenback::testing {

using namespace table;

namespace {

std::string reason(const std::vector<std::string>& log) {
    const auto table = read_log(log);
    return table ? "ok" : table.reason();
}

class BadLogs : public ::testing::Test {
  protected:
    void SetUp() override {
        table.deal(7);
        table.play(1, table.any_play());
    }
    /// The log with one event replaced, counted from 1.
    [[nodiscard]] std::string with(std::size_t number, std::string_view text) const {
        std::vector<std::string> log = table.log;
        log[number - 1] = text;
        return reason(log);
    }
    LoggingTable table{"classic players=2", {"Ann", "bot:hard"}};
};

TEST(LogsOfLevels, who_plays_a_level_stands_in_log_and_record_with_the_version) {
    LoggingTable table{"classic players=2", {"Ann", "bot:easy"}};
    EXPECT_EQ(table.log[2], R"({"event":"taken","seat":2,"bot":"easy","player":"beginner-1"})");
    table.deal(7);
    const auto again = read_log(table.log);
    ASSERT_TRUE(again) << again.reason();
    EXPECT_EQ(again->machines().front().level, "beginner-1");
    const std::string record = record_of(*again).value();
    EXPECT_NE(record.find(R"({"bot":"easy","player":"beginner-1"})"), std::string::npos) << record;
}

/// Logs of commit 22e4451 name the level alone: they are played on by whoever played that level then.
TEST(LogsOfLevels, a_level_without_a_player_keeps_its_meaning) {
    LoggingTable table{"classic players=2", {"Ann", "bot:easy"}};
    table.deal(7);
    table.log[2] = R"({"event":"taken","seat":2,"bot":"easy"})";
    const auto again = read_log(table.log);
    ASSERT_TRUE(again) << again.reason();
    EXPECT_EQ(again->machines().front().level, "random");
    const std::string record = record_of(*again).value();
    EXPECT_NE(record.find(R"([{"person":"Ann"},{"bot":"easy"}])"), std::string::npos) << record;
    table.log[2] = R"({"event":"taken","seat":2,"bot":"easy","player":"wizard-9"})";
    EXPECT_EQ(reason(table.log), "event 3: no_such_bot");
}

TEST_F(BadLogs, the_log_itself_is_good) { EXPECT_EQ(reason(table.log), "ok"); }

/// Names were checked less strictly once; such tables still open.
TEST_F(BadLogs, invisible_characters_in_old_names_are_borne) {
    EXPECT_EQ(with(2, "{\"event\":\"taken\",\"seat\":1,\"person\":\"A\u3164nn\"}"), "ok");
}

TEST_F(BadLogs, every_error_names_the_event_and_the_reason) {
    EXPECT_EQ(reason({}), "event 1: there is none");
    EXPECT_EQ(with(1, "{"), "event 1: not JSON: incomplete JSON");
    EXPECT_EQ(with(1, R"({"event":"left","seat":1})"), "event 1: a log begins with the opening of its table");
    EXPECT_EQ(with(1, R"({"event":"opened","version":3})"), "event 1: a log of version 3, of a newer tenback");
    EXPECT_EQ(with(1, R"({"event":"opened","version":0})"), "event 1: there is no version 0 of logs");
    EXPECT_EQ(with(2, table.log[0]), "event 2: already_opened");
    EXPECT_EQ(with(2, R"({"event":"taken","seat":3,"person":"Ann"})"), "event 2: 'seat' must be a seat from 1 to 2");
    EXPECT_EQ(with(2, R"({"event":"taken","seat":1,"person":" "})"), "event 2: bad_name");
    EXPECT_EQ(with(2, R"({"event":"taken","seat":1})"), "event 2: 'bot' must be a string");
    EXPECT_EQ(with(2, R"({"event":"flown","seat":1})"), "event 2: 'flown' is no kind of event");
    EXPECT_EQ(with(3, R"({"event":"left","seat":2})"), "event 3: seat_open");
    EXPECT_EQ(with(4, R"({"event":"dealt","lot":-1,"known":false})"), "event 4: 'lot' is out of range");
    EXPECT_EQ(with(4, R"({"event":"dealt","lot":1,"known":false,"decks":[[]]})"),
              "event 4: deck 1 has 0 cards instead of 98");
    EXPECT_EQ(with(5, R"({"event":"acted","seat":1,"play":"."})"), "event 5: not_your_turn");
    EXPECT_EQ(with(6, R"({"event":"acted","seat":1,"play":"."})"), "event 6: too_few_cards");
    EXPECT_EQ(with(6, R"({"event":"acted","seat":1,"play":"7>U9"})"), "event 6: '7>U9' is no 'play'");
    EXPECT_EQ(with(6, R"({"event":"acted","seat":1,"say":"I have a 44"})"), "event 6: 'I have a 44' is no 'say'");
    EXPECT_EQ(with(6, R"({"event":"acted","seat":1,"wish":"unsaid"})"), "event 6: 'unsaid' is no 'wish'");
    EXPECT_EQ(with(6, R"({"event":"taken_back","seat":1})"), "event 6: nothing_to_take_back");
    EXPECT_EQ(with(6, R"({"event":"stand_in","seat":1})"), "event 6: 'bot' must be a string");
    EXPECT_EQ(with(6, R"({"event":"stand_in_left","seat":1})"), "event 6: no_stand_in");
}

TEST(Log, a_refused_event_changes_nothing) {
    LoggingTable table("classic players=1", {"Ann"});
    table.deal(1);
    const std::string before = picture(table.table);
    EXPECT_TRUE(table.table.apply(SeatActed{Seat::number(1), EndTurn{}}));
    EXPECT_EQ(picture(table.table), before);
}

TEST(Log, exported_records_pass_the_referees_reader_with_names_and_levels) {
    LoggingTable table("classic players=2", {"Ann", "bot:hard"});
    EXPECT_FALSE(records_of(table.log)->running);
    table.deal(7, std::nullopt);
    EXPECT_FALSE(records_of(table.log)->running);
    table.act(1, Wish::very_much);
    table.act(2, Wish::rather_not, Actor::bot);
    table.say(1, "leave U1");
    table.play(1, table.any_play());
    const auto records = records_of(table.log);
    EXPECT_TRUE(records->finished.empty());
    ASSERT_TRUE(records->running);
    EXPECT_NE(records->running->find(R"("seats":[{"person":"Ann"},{"bot":"hard","player":"adept-1"}])"), std::string::npos);
    const auto game = record::read_record(*records->running);
    ASSERT_TRUE(game) << game.reason();
    EXPECT_EQ(game->state(), table.table.round()->state());
    EXPECT_EQ(game->talk(), table.table.round()->talk());
}

}  // namespace
}  // namespace tenback::testing
