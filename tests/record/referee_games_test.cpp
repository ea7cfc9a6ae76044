// What the referee offers to programs that study: several games, undo, copies, talk and wishes, bots, positions.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include "engine/playout.hpp"
#include "lab/series.hpp"
#include "notation/position.hpp"
#include "notation/variant.hpp"
#include "record/json.hpp"
#include "tables.hpp"

namespace tenback::record {
namespace {

const std::string three = R"({"do":"new","game":"classic","players":3,"seed":7)";

std::string with(std::string request, std::string_view field) { return request.insert(request.size() - 1, field); }

std::string record_of_game(Referee& referee, std::string_view id = "") {
    return texts(ask(referee, id.empty() ? R"({"do":"record"})" : fmt::format(R"({{"do":"record","id":"{}"}})", id)),
                 "record");
}

/// The first thing that the rules permit, as a request of the seat to move.
std::string any_request(Referee& referee) {
    const std::string first(ask(referee, R"({"do":"legal"})").at("legal").as_array().at(0).as_string());
    const auto record = ask(referee, R"({"do":"record"})").at("record");
    const auto seat = static_cast<int>(record.at("turns").as_array().back().at("seat").as_int64());
    if (first == ".") return end(seat);
    return play(seat, first.substr(0, first.find('>')), first.substr(first.find('>') + 1));
}

TEST(RefereeGames, EachIdIsAGameOfItsOwn) {
    Referee referee;
    state_after(referee, with(three + "}", R"(,"id":"a")"));
    state_after(referee, R"({"do":"new","game":"quick","players":2,"seed":1,"id":"b"})");
    EXPECT_EQ(verdict(referee, R"({"do":"legal"})"), "no_game");
    EXPECT_EQ(ask(referee, R"({"do":"legal","id":"b"})").at("id"), "b");
    EXPECT_NE(record_of_game(referee, "a"), record_of_game(referee, "b"));
    const std::string before = record_of_game(referee, "b");
    EXPECT_EQ(verdict(referee, R"({"do":"end","seat":1,"id":"a"})"), "too_few_cards");
    state_after(referee, R"({"do":"say","seat":1,"say":"leave U1","id":"a"})");
    EXPECT_EQ(record_of_game(referee, "b"), before);
    EXPECT_EQ(ask(referee, R"({"do":"close","id":"a"})").at("games"), 1);
    EXPECT_EQ(verdict(referee, R"({"do":"legal","id":"a"})"), "no_game");
    EXPECT_EQ(verdict(referee, R"({"do":"legal","id":""})"), "bad_request");
    EXPECT_EQ(verdict(referee, R"({"do":"legal","id":5})"), "bad_request");
}

TEST(RefereeGames, ThereIsALimit) {
    Referee referee;
    for (std::size_t n = 0; n < referee::Desk::most_games; ++n)
        ASSERT_EQ(verdict(referee, with(three + "}", fmt::format(R"(,"id":"{}")", n))), "ok");
    EXPECT_EQ(verdict(referee, with(three + "}", R"(,"id":"more")")), "too_many_games");
    EXPECT_EQ(verdict(referee, R"({"do":"clone","id":"1","to":"more"})"), "too_many_games");
    EXPECT_EQ(verdict(referee, R"({"do":"clone","id":"1","to":"2"})"), "ok");
    EXPECT_EQ(verdict(referee, with(three + "}", R"(,"id":"1")")), "ok");
}

TEST(RefereeGames, UndoGoesBackThroughEveryMoment) {
    for (const std::string variant_text : {"classic players=2 fire=true", "quick players=3", "face"}) {
        Referee referee;
        referee.answer(new_game(variant_text, std::vector<Cards>(variant_text == "face" ? 2 : 1)));
        std::vector<std::string> records{record_of_game(referee)};
        for (int n = 0; n < 12 && texts(ask(referee, R"({"do":"legal"})"), "legal") != "[]"; ++n) {
            ASSERT_EQ(verdict(referee, any_request(referee)), "ok");
            records.push_back(record_of_game(referee));
        }
        EXPECT_EQ(verdict(referee, fmt::format(R"({{"do":"undo","count":{}}})", records.size())), "nothing_to_undo");
        for (std::size_t n = records.size() - 1; n-- > 0;) {
            EXPECT_EQ(verdict(referee, R"({"do":"undo"})"), "ok");
            EXPECT_EQ(record_of_game(referee), records[n]);
        }
        EXPECT_EQ(verdict(referee, R"({"do":"undo"})"), "nothing_to_undo");
    }
}

TEST(RefereeGames, ACloneGoesItsOwnWay) {
    Referee referee;
    referee.answer(three + "}");
    referee.answer(any_request(referee));
    EXPECT_EQ(verdict(referee, R"({"do":"clone","to":"b"})"), "ok");
    const std::string copied = record_of_game(referee, "b");
    EXPECT_EQ(record_of_game(referee), copied);
    referee.answer(any_request(referee));
    EXPECT_NE(record_of_game(referee), copied);
    EXPECT_EQ(record_of_game(referee, "b"), copied);
    EXPECT_EQ(verdict(referee, R"({"do":"undo","id":"b"})"), "ok");  // with its history
    EXPECT_EQ(verdict(referee, R"({"do":"clone"})"), "bad_request");
    EXPECT_EQ(verdict(referee, R"({"do":"clone","to":"c","id":"nobody"})"), "no_game");
}

TEST(RefereeGames, WishesSettleWhoBegins) {
    Referee referee;
    EXPECT_EQ(state_after(referee, three + R"(,"first":"wishes"})").at("status"), "opening");
    EXPECT_EQ(ask(referee, R"({"do":"record"})").at("error").at("code"), "not_begun");
    EXPECT_EQ(texts(ask(referee, R"({"do":"legal"})"), "legal"), "[]");
    EXPECT_EQ(ask(referee, play(1, "44", "U1")).at("error").at("code"), "not_your_turn");
    state_after(referee, R"({"do":"wish","seat":1,"wish":"rather_not"})");
    state_after(referee, R"({"do":"wish","seat":3,"wish":"gladly"})");
    EXPECT_EQ(ask(referee, R"({"do":"wish","seat":3,"wish":"perhaps"})").at("error").at("code"), "bad_request");
    EXPECT_EQ(state_after(referee, R"({"do":"begin"})").at("seat"), 3);
    converse(referee,
             {{R"({"do":"begin"})", "already_begun"}, {R"({"do":"wish","seat":1,"wish":"gladly"})", "already_begun"}});
    EXPECT_NE(record_of_game(referee).find(R"("wishes":{"1":"rather_not","3":"gladly"})"), std::string::npos);
    state_after(referee, R"({"do":"undo"})");
    EXPECT_EQ(state_after(referee, R"({"do":"undo"})").at("status"), "opening");
}

TEST(RefereeGames, TalkIsKeptAndMustBePermitted) {
    Referee referee;
    referee.answer(three + "}");
    state_after(referee, R"({"do":"say","seat":2,"say":"leave U1"})");
    converse(referee, {{R"({"do":"say","seat":2,"say":"hint R high"})", "talk_not_allowed"},
                       {R"({"do":"say","seat":2,"say":"hello"})", "bad_request"},
                       {R"({"do":"say","seat":4,"say":"leave U1"})", "bad_request"}});
    EXPECT_NE(record_of_game(referee).find(R"("say":"leave U1")"), std::string::npos);
    EXPECT_EQ(texts(ask(referee, R"({"do":"view","seat":1})").at("view").as_object(), "talk"),
              R"([{"seat":2,"turn":1,"say":"leave U1"}])");
}

TEST(RefereeGames, StatesTellTheLegalListAndWhatHappenedOnWish) {
    Referee referee;
    const json::object dealt = ask(referee, three + R"(,"legal":true,"events":true})");
    EXPECT_EQ(texts(dealt.at("state").as_object(), "legal"), texts(ask(referee, R"({"do":"legal"})"), "legal"));
    EXPECT_EQ(texts(dealt, "events"), R"([{"event":"turn","seat":1,"turn":1,"required":2,"must_cover":[]}])");
    const json::object laid = ask(referee, with(any_request(referee), R"(,"events":true)"));
    EXPECT_EQ(laid.at("events").as_array().size(), 1);
    EXPECT_FALSE(laid.at("state").as_object().contains("legal"));
    EXPECT_FALSE(ask(referee, with(any_request(referee), R"(,"events":7,"legal":"yes")")).contains("events"));
}

/// Nobody sees which cards others draw, in the events neither.
TEST(RefereeGames, EventsTellWhatEverybodySaw) {
    Referee referee;
    const json::object answer = ask(referee, three + R"(,"events":true,"bots":{"1":"greedy","2":"greedy"}})");
    const std::string events = texts(answer, "events");
    EXPECT_NE(events.find(R"({"event":"draw","seat":1,"count":)"), std::string::npos) << events;
    EXPECT_EQ(events.find(R"("cards")"), std::string::npos);
}

TEST(RefereeGames, BotsPlayTheirSeatsUntilSomebodyElseIsToMove) {
    Referee referee;
    EXPECT_EQ(state_after(referee, three + R"(,"bots":{"1":"greedy","3":"planner"}})").at("seat"), 2);
    for (int n = 0; n < 3; ++n) referee.answer(any_request(referee));
    const std::string late = record_of_game(referee);
    state_after(referee, R"({"do":"undo","count":3})");
    for (int n = 0; n < 3; ++n) referee.answer(any_request(referee));
    EXPECT_EQ(record_of_game(referee), late);  // the same again
    converse(referee, {{R"({"do":"say","seat":1,"say":"leave U1"})", "bots_seat"},
                       {three + R"(,"bots":{"4":"greedy"}})", "bad_request"},
                       {three + R"(,"bots":{"1":"cmd:true"}})", "bad_request"},
                       {three + R"(,"bots":{"1":"nobody"}})", "bad_request"},
                       {three + R"(,"bots":{"1":"greedy"},"effort":0})", "bad_request"},
                       {three + R"(,"bots":["greedy"]})", "bad_request"}});
}

TEST(RefereeGames, BotsAlonePlayTheGameOfTheLaboratory) {
    const std::atomic<bool> stop{false};
    bots::BotCrew crew;
    for (const std::string text : {"classic players=2", "quick players=3", "face"}) {
        const Rules rules = variant(text);
        lab::Match match{rules, lab::seated(rules, {{&crew["planner"], bots::Effort{1}}}), 5, std::nullopt, true};
        json::object seats;
        for (int seat = 1; seat <= rules.players; ++seat) seats[std::to_string(seat)] = "planner";
        const json::object request{{"do", "new"},
                                   {"game", text_of(rules.game)},
                                   {"players", rules.players},
                                   {"seed", 5},
                                   {"first", "wishes"},
                                   {"bots", seats},
                                   {"effort", 1},
                                   {"bots_talk", true}};
        Referee referee;
        EXPECT_EQ(state_after(referee, json::serialize(request)).at("status"), "opening");
        EXPECT_NE(state_after(referee, R"({"do":"begin"})").at("status"), "playing");
        EXPECT_EQ(record_of_game(referee), json::serialize(record_json(lab::play_match(match, stop)->game))) << text;
    }
}

TEST(RefereeGames, ARecordIsGoneOnWithFromAnyMoment) {
    const Game game = random_game(variant("quick players=3"), 4, 1000, true);
    const std::string record = json::serialize(record_json(game));
    Referee referee;
    state_after(referee, R"({"do":"new","record":)" + record + "}");
    EXPECT_EQ(record_of_game(referee), record);
    const json::object state =
        state_after(referee, R"({"do":"new","turn":2,"played":1,"legal":true,"record":)" + record + "}");
    EXPECT_EQ(state.at("turn"), 2);
    EXPECT_EQ(state.at("played"), 1);
    converse(referee, {{R"({"do":"new","turn":999,"record":)" + record + "}", "bad_request"},
                       {R"({"do":"new","seed":1,"record":)" + record + "}", "bad_request"},
                       {R"({"do":"new","record":{}})", "bad_request"},
                       {R"({"do":"new","record":7})", "bad_request"}});
}

TEST(RefereeGames, APositionIsALineAndAnswersWhatIsLegal) {
    Referee referee;
    EXPECT_EQ(verdict(referee, R"({"do":"position","seat":1})"), "no_game");
    referee.answer(three + "}");
    const json::object answer = ask(referee, R"({"do":"position","seat":1})");
    const std::string text(answer.at("position").as_string());
    EXPECT_TRUE(parse_position(text)) << text;
    const std::string legal_at = json::serialize(json::object{{"do", "legal"}, {"position", text}});
    EXPECT_EQ(texts(ask(referee, legal_at), "legal"), texts(ask(referee, R"({"do":"legal"})"), "legal"));
    EXPECT_EQ(texts(ask(referee,
                        json::serialize(json::object{
                            {"do", "legal"}, {"position", ask(referee, R"({"do":"position","seat":2})").at("position")}})),
                    "legal"),
              "[]");
    EXPECT_EQ(verdict(referee, R"({"do":"legal","position":"somewhere"})"), "bad_request");
}

}  // namespace
}  // namespace tenback::record
