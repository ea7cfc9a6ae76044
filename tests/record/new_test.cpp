// What `new` takes, and that a refused one leaves the old game.
#include <gtest/gtest.h>

#include "notation/variant.hpp"
#include "tables.hpp"

namespace tenback::record {
namespace {

class New : public testing::Test {
  protected:
    void SetUp() override { referee.answer(R"({"do":"new","game":"quick","players":2,"seed":1})"); }
    std::string with(const std::string& fields) { return verdict(referee, R"({"do":"new",)" + fields + "}"); }
    Referee referee;
};

TEST_F(New, TakesEveryVariant) {
    for (const Rules& rules : all_variants()) {
        const std::string request = new_game(text_of(rules), std::vector<Cards>(rules.decks));
        const json::object state = state_after(referee, request);
        EXPECT_EQ(state.at("status"), "playing") << request;
        EXPECT_EQ(state.at("hands").as_object().size(), rules.players);
    }
}

TEST_F(New, RefusesWrongGamesAndPlayers) {
    for (const std::string fields : {R"("players":2)",
                                     R"("game":"classic")",
                                     R"("game":"chess","players":2)",
                                     R"("game":5,"players":2)",
                                     R"("game":null,"players":2)",
                                     R"("game":"Classic","players":2)",
                                     R"("game":"classic","players":0)",
                                     R"("game":"classic","players":6)",
                                     R"("game":"classic","players":-1)",
                                     R"("game":"classic","players":"2")",
                                     R"("game":"classic","players":2.0)",
                                     R"("game":"classic","players":258)",
                                     R"("game":"classic","players":true)",
                                     R"("game":"classic","players":4294967298)",
                                     R"("game":"classic","players":99999999999999999999)",
                                     R"("game":"quick","players":1)",
                                     R"("game":"quick","players":6)",
                                     R"("game":"face","players":1)",
                                     R"("game":"face","players":3)",
                                     R"("game":"face")"})
        EXPECT_EQ(with(fields), "bad_request") << fields;
}

TEST_F(New, RefusesWrongOptions) {
    for (const std::string options : {R"([])",
                                      R"(null)",
                                      R"("")",
                                      R"({"foo":1})",
                                      R"({"pro":true})",
                                      R"({"fire":1})",
                                      R"({"fire":"true"})",
                                      R"({"fire":null})",
                                      R"({"minimum":1})",
                                      R"({"minimum":4})",
                                      R"({"minimum":2.0})",
                                      R"({"minimum":"2"})",
                                      R"({"minimum":258})",
                                      R"({"minimum":true})",
                                      R"({"hand":0})",
                                      R"({"hand":8})",
                                      R"({"hand":5})",
                                      R"({"hand":263})",
                                      R"({"hand":-7})",
                                      R"({"Fire":true})",
                                      R"({"fire":true,"x":0})"})
        EXPECT_EQ(with(R"("game":"classic","players":2,"options":)" + options), "bad_request") << options;
    for (const std::string options : {R"({"fire":false})", R"({"minimum":2})", R"({"pro":0})"})
        EXPECT_EQ(with(R"("game":"quick","players":2,"options":)" + options), "bad_request") << options;
    for (const std::string options : {R"({"fire":false})", R"({"pro":false})", R"({"hand":6})"})
        EXPECT_EQ(with(R"("game":"face","players":2,"options":)" + options), "bad_request") << options;
}

TEST_F(New, TakesRightOptions) {
    for (const std::string options :
         {R"({})", R"({"fire":true})", R"({"minimum":3})", R"({"hand":7})", R"({"hand":6,"minimum":3,"fire":true})"})
        EXPECT_EQ(with(R"("game":"classic","players":2,"options":)" + options), "ok") << options;
    EXPECT_EQ(with(R"("game":"quick","players":2,"options":{"pro":true})"), "ok");
    EXPECT_EQ(with(R"("game":"face","players":2,"options":{})"), "ok");
}

TEST_F(New, ChecksFirstAndSeed) {
    for (const std::string fields :
         {R"("first":0)", R"("first":3)", R"("first":-1)", R"("first":"1")", R"("first":null)", R"("first":1.0)",
          R"("first":257)", R"("seed":-1)", R"("seed":1.5)", R"("seed":"1")", R"("seed":null)", R"("seed":9007199254740992)",
          R"("seed":18446744073709551615)", R"("seed":1e3)"})
        EXPECT_EQ(with(R"("game":"classic","players":2,)" + fields), "bad_request") << fields;
    for (const std::string fields : {R"("first":2)", R"("seed":0)", R"("seed":9007199254740991,"first":1)"})
        EXPECT_EQ(with(R"("game":"classic","players":2,)" + fields), "ok") << fields;
}

TEST_F(New, RefusesIncompleteDecks) {
    std::string sorted = new_game("quick players=2", {{}});
    const auto changed = [&](const std::string& from, const std::string& to) {
        std::string request = sorted;
        const auto at = request.find(from);
        EXPECT_NE(at, std::string::npos);
        return request.replace(at, from.size(), to);
    };
    converse(referee, {{changed(R"("R1")", R"("R2")"), "bad_request"},
                       {changed(R"("R1",)", ""), "bad_request"},
                       {changed(R"("R1")", R"("R1","R1")"), "bad_request"},
                       {changed(R"("R1")", R"("r1")"), "bad_request"},
                       {changed(R"("R1")", R"("R01")"), "bad_request"},
                       {changed(R"("R1")", R"("R11")"), "bad_request"},
                       {changed(R"("R1")", R"("")"), "bad_request"},
                       {changed(R"("R1")", "1"), "bad_request"},
                       {changed(R"("R1")", "null"), "bad_request"},
                       {changed(R"("decks":[)", R"("decks":[[],)"), "bad_request"},
                       {changed(R"("decks":)", R"("seed":1,"decks":)"), "bad_request"},
                       {changed(R"("decks":)", R"("seed":null,"decks":)"), "bad_request"},
                       {R"({"do":"new","game":"quick","players":2,"decks":null})", "bad_request"},
                       {R"({"do":"new","game":"quick","players":2,"decks":[]})", "bad_request"},
                       {R"({"do":"new","game":"quick","players":2,"decks":[[]]})", "bad_request"},
                       {R"({"do":"new","game":"quick","players":2,"decks":[{}]})", "bad_request"},
                       {R"({"do":"new","game":"quick","players":2,"decks":{"0":[]}})", "bad_request"},
                       {sorted, "ok"}});
    EXPECT_EQ(message(referee, changed(R"("R1")", R"("R2")")), "deck 1 has R2 twice");
}

TEST_F(New, FaceNeedsTwoDecks) {
    const std::string both = new_game("face", {{}, {}});
    const std::string joint = "],[";
    std::string one = both;
    one.replace(one.find(joint), joint.size(), ",");
    converse(referee, {{one, "bad_request"}, {both, "ok"}});
}

TEST_F(New, IgnoresUnknownKeys) {
    EXPECT_EQ(with(R"("game":"classic","players":2,"colour":{"a":[1,2,{"b":null}]},"seat":"x")"), "ok");
}

}  // namespace
}  // namespace tenback::record
