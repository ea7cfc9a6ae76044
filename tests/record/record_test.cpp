// Records from outside: what is wrong with them is said, with the place.
#include "record/record.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <sstream>

#include "record/json.hpp"
#include "tables.hpp"

namespace tenback::record {
namespace {

/// Seat 1 lays 50 and 60, seat 2 lays 70 and has begun nothing more; both have spoken.
json::object good_record() {
    const Rules rules = variant("classic players=2");
    Game game(rules, deck_from(rules, {{"50", "60", "44", "2", "3", "4", "5", "70", "71", "72", "73", "74", "75", "76"}}));
    EXPECT_FALSE(game.act(Seat::number(1), Wish::gladly));
    game.begin(Seat::number(1));
    EXPECT_FALSE(game.act(Seat::number(1), Play{Card(50), U1}));
    EXPECT_FALSE(game.act(Seat::number(2), Mark{MarkKind::leave_it_to_me, D1}));
    EXPECT_FALSE(game.act(Seat::number(1), Play{Card(60), U1}));
    EXPECT_FALSE(game.act(Seat::number(1), EndTurn{}));
    EXPECT_FALSE(game.act(Seat::number(2), Play{Card(70), U1}));
    return record_json(game);
}

/// Why the record is refused after something was done to it.
std::string reason_after(const std::function<void(json::object&)>& tamper) {
    json::object record = good_record();
    tamper(record);
    const auto game = read_record(json::serialize(record));
    return game ? "accepted" : game.reason();
}

std::string reason_with(std::string_view key, std::string_view value) {
    return reason_after([&](json::object& record) { record[key] = json::parse(value); });
}

TEST(Record, IsAccepted) {
    EXPECT_EQ(reason_after([](json::object&) {}), "accepted");
}

TEST(Record, EveryKeyIsNeeded) {
    for (const std::string key : {"tenback", "game", "players", "first", "decks", "turns", "result"})
        EXPECT_TRUE(reason_after([&](json::object& record) { record.erase(key); }).starts_with("'" + key + "' must be"));
}

TEST(Record, LeftOutOptionsAreTheUsualOnes) {
    EXPECT_EQ(reason_after([](json::object& record) { record.erase("options"); }), "accepted");
    EXPECT_EQ(reason_with("options", R"({"minimum":2})"), "accepted");
}

TEST(Record, UnknownKeysAreIgnoredButNotUnknownOptions) {
    EXPECT_EQ(reason_with("names", R"(["Ann",null])"), "accepted");
    EXPECT_EQ(reason_with("options", R"({"jokers":2})"),
              "option 'jokers': classic has no such option or no such value of it");
    EXPECT_EQ(reason_with("options", R"({"minimum":4})"), "the minimum is 2 or 3");
}

TEST(Record, TheHeadIsChecked) {
    EXPECT_EQ(reason_with("tenback", "2"), "a record of version 2, not 1");
    EXPECT_EQ(reason_with("tenback", "1.0"), "'tenback' must be an integer");
    EXPECT_EQ(reason_with("tenback", "\"1\""), "'tenback' must be an integer");
    EXPECT_EQ(reason_with("game", "\"chess\""), "'chess' is no game (classic, quick or face)");
    EXPECT_EQ(reason_with("players", "6"), "classic is for 1 to 5 players");
    EXPECT_EQ(reason_with("first", "3"), "'first' must be a seat from 1 to 2");
    EXPECT_EQ(reason_with("first", "2"), "turn 1: seat 2 is to move, not 1");
    EXPECT_EQ(reason_with("decks", "[[]]"), "deck 1 has 0 cards instead of 98");
    EXPECT_EQ(reason_with("decks", "[]"), "0 decks instead of 1");
    EXPECT_EQ(reason_after([](json::object& record) { record["decks"].at(0).at(5) = "2"; }), "deck 1 has 2 twice");
}

TEST(Record, EveryPlayIsChecked) {
    const auto with_turns = [](std::string_view turns) { return reason_with("turns", turns); };
    EXPECT_EQ(with_turns("[]"), "'turns' must end with the current turn");
    EXPECT_EQ(with_turns("{}"), "'turns' must be an array");
    EXPECT_EQ(with_turns("[1]"), "turn 1: must be an object");
    EXPECT_EQ(with_turns(R"([{"seat":1}])"), "turn 1: 'plays' must be an array");
    EXPECT_EQ(with_turns(R"([{"plays":[]}])"), "turn 1: 'seat' must be an integer");
    EXPECT_EQ(with_turns(R"([{"seat":1,"plays":[50]}])"), "turn 1, play 1: must be a string");
    EXPECT_EQ(with_turns(R"([{"seat":1,"plays":["50U1"]}])"), "turn 1, play 1: '50U1' is no play");
    EXPECT_EQ(with_turns(R"([{"seat":1,"plays":["."]}])"), "turn 1, play 1: '.' is no play");
    EXPECT_EQ(with_turns(R"([{"seat":1,"plays":["99>U1"]}])"), "turn 1, play 1 (99>U1): not_in_hand (TG-2)");
    const std::string begin = R"([{"seat":1,"plays":["50>U1"]})";
    EXPECT_EQ(reason_after([&](json::object& record) {
                  record.erase("talk");
                  record["turns"] = json::parse(begin + R"(,{"seat":2,"plays":[]}])");
              }),
              "turn 1, its end: too_few_cards (TG-4)");
    EXPECT_EQ(with_turns(R"([{"seat":1,"plays":["50>U1","44>U1"]}])"), "turn 1, play 2 (44>U1): too_low (TG-5)");
    EXPECT_EQ(with_turns(R"([{"seat":1,"plays":["50>U1","60>U1"]},{"seat":1,"plays":[]}])"),
              "turn 2: seat 2 is to move, not 1");
}

TEST(Record, TheResultMustFollowFromThePlays) {
    const std::string good = R"({"status":"playing","reason":null,"left":95,"winner":null})";
    EXPECT_EQ(reason_with("result", good), "accepted");
    EXPECT_EQ(reason_with("result", R"({"status":"playing","reason":null,"left":94,"winner":null})"),
              R"(result: the plays give "left":95)");
    EXPECT_EQ(reason_with("result", R"({"status":"won","reason":null,"left":95,"winner":null})"),
              R"(result: the plays give "status":"playing")");
    EXPECT_EQ(reason_with("result", R"({"status":"playing","reason":"stuck","left":95,"winner":null})"),
              R"(result: the plays give "reason":null)");
    EXPECT_EQ(reason_with("result", R"({"status":"playing","reason":null,"left":95,"winner":1})"),
              R"(result: the plays give "winner":null)");
    EXPECT_EQ(reason_with("result", R"({"status":"playing","reason":null,"left":95})"),
              R"(result: the plays give "winner":null)");
    EXPECT_EQ(reason_with("result", "null"), "'result' must be an object");
}

TEST(Record, NothingHappensAfterTheEnd) {
    const Rules rules = variant("quick players=2");
    Game game(rules, deck_from(rules, {{"R10", "Y1", "G5", "G6"}}), Seat::number(1));
    EXPECT_FALSE(game.act(Seat::number(1), Play{quick_card(0, 10), U1}));
    EXPECT_FALSE(game.act(Seat::number(1), Play{quick_card(1, 1), D1}));
    EXPECT_FALSE(game.act(Seat::number(1), EndTurn{}));
    json::object record = record_json(game);
    EXPECT_TRUE(static_cast<bool>(read_record(json::serialize(record))));
    record["turns"].as_array().push_back(json::parse(R"({"seat":1,"plays":[]})"));
    EXPECT_EQ(read_record(json::serialize(record)).reason(), "turn 2, its end: game_over (QE-6)");
}

TEST(Record, TalkAndWishesAreReplayed) {
    EXPECT_EQ(reason_with("talk", "{}"), "'talk' must be an array");
    EXPECT_EQ(reason_with("talk", "[1]"), "talk 1: must be an object");
    const auto entry = [](std::string_view fields) { return reason_with("talk", "[{" + std::string(fields) + "}]"); };
    EXPECT_EQ(entry(R"("seat":3,"turn":1,"played":0,"say":"hush")"), "talk 1: 'seat' must be a seat from 1 to 2");
    EXPECT_EQ(entry(R"("seat":1,"turn":1,"played":0,"say":"buy milk")"), "talk 1: 'buy milk' cannot be said");
    EXPECT_EQ(entry(R"("seat":1,"turn":1,"played":0,"say":"hint R low")"), "talk 1: talk_not_allowed (TG-11)");
    EXPECT_EQ(entry(R"("seat":1,"turn":9,"played":0,"say":"hush")"), "talk 1: the game never came to that moment");
    EXPECT_EQ(entry(R"("seat":1,"turn":-1,"played":0,"say":"hush")"), "talk 1: no game comes to that moment");
    EXPECT_EQ(entry(R"("seat":1,"turn":65537,"played":0,"say":"hush")"), "talk 1: no game comes to that moment");
    EXPECT_EQ(entry(R"("seat":1,"turn":2,"played":0,"say":"hush")"), "accepted");
    EXPECT_EQ(reason_with("wishes", R"({"3":"gladly"})"), "wishes: '3' is no seat or wishes nothing known");
    EXPECT_EQ(reason_with("wishes", R"({"1":"please"})"), "wishes: '1' is no seat or wishes nothing known");
    EXPECT_EQ(reason_with("wishes", R"({"1":""})"), "wishes: '1' is no seat or wishes nothing known");
    EXPECT_EQ(reason_with("wishes", "[]"), "'wishes' must be an object");
}

TEST(Record, TruncatedRecordsAreRefused) {
    const std::string whole = json::serialize(good_record());
    for (std::size_t length = 0; length < whole.size(); ++length)
        EXPECT_FALSE(static_cast<bool>(read_record(whole.substr(0, length)))) << length;
}

TEST(Record, HostileTextIsRefused) {
    EXPECT_EQ(read_record("[]").reason(), "not a JSON object");
    for (const std::string& text :
         {std::string(), std::string("\0\1\2", 3), std::string(1000000, '['), std::string("\xFF\xFE")})
        EXPECT_TRUE(read_record(text).reason().starts_with("not JSON: "));
    EXPECT_EQ(reason_with("game", R"("\u001b[31m\n")"), "'?[31m?' is no game (classic, quick or face)");
    EXPECT_EQ(reason_with("game", "\"" + std::string(999, 'x') + "\"").size(),
              std::string("'…' is no game (classic, quick or face)").size() + 24);
}

TEST(RecordFile, NamesTheLine) {
    const std::string good = json::serialize(good_record());
    std::istringstream in(good + "\n\n{}\n" + good + "\r\n" + std::string("\0\xFF", 2) + "\n" + good);
    RecordReader reader(in);
    std::vector<std::string> found;
    while (const auto game = reader.next()) found.push_back(*game ? "good" : game->reason());
    ASSERT_EQ(found.size(), 5U);
    EXPECT_EQ(found[0], "good");
    EXPECT_EQ(found[1], "line 3: 'tenback' must be an integer");
    EXPECT_EQ(found[2], "good");
    EXPECT_TRUE(found[3].starts_with("line 5: not JSON"));
    EXPECT_EQ(found[4], "good");
}

TEST(RecordFile, RefusesHugeLinesAndGoesOn) {
    std::istringstream in(std::string(RecordReader::longest_line + 1, ' ') + "x\n" + json::serialize(good_record()));
    RecordReader reader(in);
    const auto huge = reader.next();
    ASSERT_TRUE(huge.has_value());
    EXPECT_EQ(huge->reason(), "line 1: longer than 16 MiB");
    const auto good = reader.next();
    ASSERT_TRUE(good.has_value());
    EXPECT_TRUE(static_cast<bool>(*good));
    EXPECT_FALSE(reader.next().has_value());
}

}  // namespace
}  // namespace tenback::record
