// Every request of docs/notation.md, answered to the letter.
#include "referee/referee.hpp"

#include <gtest/gtest.h>

#include "tables.hpp"

namespace tenback::record {
namespace {

const std::string classic_two = new_game("classic players=2", {{}});  // seat 1: 2..8, seat 2: 9..15

TEST(Referee, NewAnswersWithTheWholeState) {
    Referee referee;
    EXPECT_EQ(referee.answer(classic_two),
              R"({"ok":true,"state":{"status":"playing","reason":null,"winner":null,"left":98,"seat":1,"turn":1,"played":0,)"
              R"("required":2,"may_end":false,"must_cover":[],"burning":[],)"
              R"("piles":{"U1":null,"U2":null,"D1":null,"D2":null},)"
              R"("hands":{"1":["2","3","4","5","6","7","8"],"2":["9","10","11","12","13","14","15"]},"draw":{"0":84}}})");
}

TEST(Referee, PlayAndEndAnswerWithTheState) {
    Referee referee;
    referee.answer(classic_two);
    const json::object played = state_after(referee, play(1, "5", "U1"));
    EXPECT_EQ(played.at("piles").at("U1"), "5");
    EXPECT_EQ(played.at("played"), 1);
    EXPECT_EQ(played.at("left"), 97);
    EXPECT_EQ(played.at("may_end"), false);
    EXPECT_EQ(state_after(referee, play(1, "6", "U1")).at("may_end"), true);
    const json::object ended = state_after(referee, end(1));
    EXPECT_EQ(ended.at("seat"), 2);
    EXPECT_EQ(ended.at("turn"), 2);
    EXPECT_EQ(ended.at("played"), 0);
    EXPECT_EQ(texts(ended, "draw"), R"({"0":82})");
    EXPECT_EQ(json::serialize(ended.at("hands").at("1")), R"(["2","3","4","7","8","16","17"])");
}

TEST(Referee, LegalIsInByteOrder) {
    Referee referee;
    referee.answer(new_game("classic players=2", {{"44", "5", "10", "99", "98", "97", "96"}}));
    referee.answer(play(1, "99", "U1"));
    referee.answer(play(1, "5", "D1"));
    EXPECT_EQ(texts(ask(referee, R"({"do":"legal"})"), "legal"),
              R"([".","10>D2","10>U2","44>D2","44>U2","96>D2","96>U2","97>D2","97>U2","98>D2","98>U2"])");
}

TEST(Referee, LegalIncludesPlaysThatLeaveTheSeatStuck) {
    Referee referee;
    // Nothing in the hand can cover 77 on an up pile, and solo the next card must (OF-3).
    referee.answer(new_game("classic players=1 fire=true", {{"77", "2", "3", "4", "5", "6", "7", "8"}}));
    EXPECT_NE(texts(ask(referee, R"({"do":"legal"})"), "legal").find(R"("77>U1")"), std::string::npos);
    const json::object state = state_after(referee, play(1, "77", "U1"));
    EXPECT_EQ(state.at("status"), "lost");
    EXPECT_EQ(state.at("reason"), "stuck");
    EXPECT_EQ(state.at("turn"), 1);
    EXPECT_EQ(state.at("played"), 1);
    EXPECT_EQ(state.at("required"), 2);
    EXPECT_EQ(texts(state, "burning"), R"(["U1"])");
    EXPECT_EQ(texts(ask(referee, R"({"do":"legal"})"), "legal"), "[]");
}

TEST(Referee, QuickHasTwoPilesAndSortsByColour) {
    Referee referee;
    const json::object state = state_after(referee, new_game("quick players=2", {{"V1", "R10", "B2", "Y9"}}));
    EXPECT_EQ(texts(state, "piles"), R"({"U1":null,"D1":null})");
    EXPECT_EQ(texts(state, "hands"), R"({"1":["R10","V1"],"2":["Y9","B2"]})");
    EXPECT_EQ(state.at("required"), 1);
    EXPECT_EQ(texts(ask(referee, R"({"do":"legal"})"), "legal"), R"(["R10>D1","R10>U1","V1>D1","V1>U1"])");
}

TEST(Referee, FaceHasADrawPileForEachSeat) {
    Referee referee;
    const json::object state = state_after(referee, new_game("face", {{}, {}}, R"("first":2)"));
    EXPECT_EQ(state.at("seat"), 2);
    EXPECT_EQ(state.at("left"), 116);
    EXPECT_EQ(state.at("required"), 2);
    EXPECT_EQ(texts(state, "draw"), R"({"1":52,"2":52})");
}

TEST(Referee, FireIsNamedInByteOrder) {
    Referee referee;
    referee.answer(new_game("classic players=2 fire=true", {{"22", "33", "2", "3", "4", "5", "6",  //
                                                             "40", "10", "7", "98", "97", "45", "46"}}));
    referee.answer(play(1, "22", "U1"));
    const json::object state = state_after(referee, play(1, "33", "D1"));
    EXPECT_EQ(texts(state, "burning"), R"(["D1","U1"])");
    EXPECT_EQ(texts(state, "must_cover"), "[]");
    const json::object next = state_after(referee, end(1));
    EXPECT_EQ(texts(next, "must_cover"), R"(["D1","U1"])");
    converse(referee, {{end(2), "too_few_cards"},
                       {play(2, "7", "U2"), "ok"},
                       {play(2, "98", "D2"), "ok"},
                       {end(2), "must_cover_fire"},
                       {play(2, "40", "U1"), "ok"},
                       {end(2), "must_cover_fire"},
                       {play(2, "10", "D1"), "ok"},
                       {end(2), "ok"}});
}

TEST(Referee, SoloFireNeverForbidsTheEnd) {
    Referee referee;
    referee.answer(new_game("classic players=1 fire=true", {{"22", "30", "33", "5", "6", "7", "8", "9", "50", "51", "52"}}));
    EXPECT_EQ(texts(state_after(referee, play(1, "22", "U1")), "burning"), R"(["U1"])");
    converse(referee, {{end(1), "too_few_cards"},
                       {play(1, "30", "D1"), "must_cover_fire"},
                       {play(1, "30", "X"), "no_such_pile"},
                       {play(1, "5", "U1"), "too_low"},
                       {play(1, "30", "U1"), "ok"},
                       {play(1, "33", "U1"), "ok"}});
    const json::object state = state_after(referee, end(1));
    EXPECT_EQ(texts(state, "burning"), R"(["U1"])");
    EXPECT_EQ(texts(state, "must_cover"), "[]");
    converse(referee, {{play(1, "50", "U2"), "must_cover_fire"}, {play(1, "50", "U1"), "ok"}});
}

TEST(Referee, AfterTheEndTheLastMomentStays) {
    Referee referee;
    referee.answer(new_game("quick players=2", {{"R10", "Y1", "G5", "G6", "B1", "B2"}}));
    referee.answer(play(1, "R10", "U1"));
    referee.answer(play(1, "Y1", "D1"));
    EXPECT_EQ(referee.answer(end(1)),
              R"({"ok":true,"state":{"status":"lost","reason":"stuck","winner":null,"left":48,"seat":2,"turn":2,"played":0,)"
              R"("required":1,"may_end":false,"must_cover":[],"burning":[],"piles":{"U1":"R10","D1":"Y1"},)"
              R"("hands":{"1":["B1","B2"],"2":["G5","G6"]},"draw":{"0":44}}})");
    EXPECT_EQ(texts(ask(referee, R"({"do":"legal"})"), "legal"), "[]");
    converse(referee, {{play(2, "G5", "U1"), "game_over"}, {play(1, "B1", "X"), "game_over"}, {end(1), "game_over"}});
    const json::value record = ask(referee, R"({"do":"record"})").at("record");
    EXPECT_EQ(json::serialize(record.at("turns")), R"([{"seat":1,"plays":["R10>U1","Y1>D1"]},{"seat":2,"plays":[]}])");
    EXPECT_EQ(json::serialize(record.at("result")), R"({"status":"lost","reason":"stuck","left":48,"winner":null})");
}

TEST(Referee, AfterTheEndWhatBurnsStaysButNothingMustBeCovered) {
    Referee referee;
    // Seat 2 has no card for the burning 22 on D1: lost before it lays one.
    referee.answer(new_game("classic players=2 fire=true", {{"22", "99", "90", "91", "92", "93", "94",  //
                                                             "23", "24", "25", "26", "27", "28", "29"}}));
    referee.answer(play(1, "99", "U1"));
    referee.answer(play(1, "22", "D1"));
    const json::object state = state_after(referee, end(1));
    EXPECT_EQ(state.at("status"), "lost");
    EXPECT_EQ(texts(state, "burning"), R"(["D1"])");
    EXPECT_EQ(texts(state, "must_cover"), "[]");
    EXPECT_EQ(state.at("may_end"), false);
    EXPECT_EQ(state.at("seat"), 2);
}

TEST(Referee, FaceNamesTheWinner) {
    Referee referee;
    // Seat 1 spoils both of its piles, and seat 2 leaves it nothing to improve: it is stuck as its next turn begins.
    referee.answer(new_game("face", {{"59", "2", "3", "4", "5", "6", "7", "8", "9", "10"}, {}}));
    referee.answer(play(1, "59", "U1"));
    referee.answer(play(1, "2", "D1"));
    referee.answer(end(1));
    referee.answer(play(2, "2", "U2"));
    referee.answer(play(2, "3", "U2"));
    const json::object state = state_after(referee, end(2));
    EXPECT_EQ(state.at("status"), "won");
    EXPECT_EQ(state.at("reason"), "stuck");
    EXPECT_EQ(state.at("winner"), 2);
    EXPECT_EQ(state.at("seat"), 1);
    EXPECT_EQ(state.at("left"), 112);
}

TEST(Referee, TheRecordIsWrittenInFull) {
    Referee referee;
    referee.answer(R"({"do":"new","game":"classic","players":2,"seed":7,"first":2})");
    const json::object record = ask(referee, R"({"do":"record"})").at("record").as_object();
    std::string keys;
    for (const auto& entry : record) keys.append(entry.key()).append(" ");
    EXPECT_EQ(keys, "tenback game players options first decks turns result ");
    EXPECT_EQ(texts(record, "options"), R"({"fire":false,"minimum":2,"hand":7})");
    EXPECT_EQ(record.at("first"), 2);
    EXPECT_EQ(texts(record, "turns"), R"([{"seat":2,"plays":[]}])");
    EXPECT_EQ(texts(record, "result"), R"({"status":"playing","reason":null,"left":98,"winner":null})");
    EXPECT_EQ(texts(ask(referee, R"({"do":"new","game":"quick","players":3})"), "ok"), "true");
    EXPECT_EQ(json::serialize(ask(referee, R"({"do":"record"})").at("record").at("options")), R"({"pro":false})");
}

TEST(Referee, ASeedAlwaysGivesTheSameDeal) {
    for (const std::string more :
         {R"("game":"classic","players":5)", R"("game":"quick","players":4)", R"("game":"face","players":2)"}) {
        Referee one;
        Referee two;
        const std::string request = R"({"do":"new",)" + more + R"(,"seed":9007199254740991})";
        EXPECT_EQ(one.answer(request), two.answer(request));
        EXPECT_EQ(one.answer(request).find("seed"), std::string::npos);
    }
}

TEST(Referee, WithoutASeedDealsDiffer) {
    Referee referee;
    const std::string request = R"({"do":"new","game":"classic","players":5})";
    EXPECT_NE(referee.answer(request), referee.answer(request));
}

}  // namespace
}  // namespace tenback::record
