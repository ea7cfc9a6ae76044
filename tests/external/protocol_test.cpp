// What programs are told, and what becomes of every kind of answer.
#include "external/protocol.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "external/foul.hpp"
#include "notation/variant.hpp"
#include "record/event_json.hpp"
#include "record/game.hpp"
#include "record/json.hpp"

namespace tenback::testing {

using namespace external;

namespace {

namespace json = boost::json;

/// The first turn of a seeded deal, with everything that seat 1 saw.
struct Table {
    Rules rules;
    record::Game game;
    std::vector<VisibleEvent> seen{};

    explicit Table(std::string_view variant) : rules(*parse_variant(variant)), game(rules, seeded_deck(rules, 1)) {
        act([&](std::vector<Event>* events) { game.act(Seat::number(1), Wish::gladly, events); });
        act([&](std::vector<Event>* events) { game.begin(Seat::number(1), events); });
    }
    template <class Do>
    void act(Do what) {
        std::vector<Event> events;
        what(&events);
        for (const Event& event : events) seen.push_back(seen_by(Seat::number(1), event));
    }
    [[nodiscard]] View view() const { return game.view(Seat::number(1)); }
    [[nodiscard]] json::object question(Question question) const {
        const View now = view();
        return json::parse(question_text(question, {rules, now, seen}, 2.5, {})).as_object();
    }
};

template <class Read>
std::string foul_of(Read read) {
    try {
        read();
        return "none";
    } catch (const Foul& foul) {
        EXPECT_FALSE(foul.message.empty());
        return std::string(code_of(foul.kind));
    }
}

TEST(Protocol, TheViewIsTheRefereesView) {
    Table table("quick players=3");
    table.act(
        [&](std::vector<Event>* events) { table.game.act(Seat::number(2), Mark{MarkKind::leave_it_to_me, U1}, events); });
    const json::object question = table.question(Question::turn);
    EXPECT_EQ(question.at("view"), json::value(record::view_json(table.game, Seat::number(1))));
    EXPECT_EQ(question.at("ask"), "turn");
    EXPECT_EQ(question.at("seconds"), 2.5);
    EXPECT_EQ(json::serialize(question.at("events")), R"([{"event":"wish","seat":1,"wish":"gladly"},)"
                                                      R"({"event":"turn","seat":1,"turn":1,"required":1,"must_cover":[]},)"
                                                      R"({"event":"say","seat":2,"say":"leave U1"}])");
}

TEST(Protocol, WhatTheSeatCannotSeeIsNotTold) {
    const Table table("face players=2");
    Table other("face players=2");
    Deck deck = other.game.deck();
    std::swap(deck[58 + 2], deck[58 + 30]);  // of the opponent's hand and draw pile
    std::swap(deck[20], deck[40]);           // of the own draw pile
    other.game = record::Game(other.rules, deck);
    other.game.begin(Seat::number(1));
    EXPECT_EQ(table.question(Question::turn), other.question(Question::turn));
}

TEST(Protocol, DrawnCardsAreToldToTheirOwnerOnly) {
    Table table("classic players=2");
    const CardSet hand = table.view().hand;
    const auto lay = [&](Card card) {
        table.act([&](std::vector<Event>* events) { table.game.act(Seat::number(1), Play{card, U1}, events); });
    };
    lay(hand.first());
    lay(hand.without(hand.first()).first());
    table.act([&](std::vector<Event>* events) { table.game.act(Seat::number(1), EndTurn{}, events); });
    const json::object question = table.question(Question::talk);
    const json::array& events = question.at("events").as_array();
    EXPECT_EQ(events.at(5).at("event"), "draw");
    EXPECT_EQ(events.at(5).at("cards").as_array().size(), 2U);
    const std::vector<VisibleEvent> to_others{seen_by(Seat::number(2), Drew{Seat::number(1), hand})};
    EXPECT_EQ(json::serialize(record::events_json(table.rules, Seat::number(2), to_others)),
              R"([{"event":"draw","seat":1,"count":7}])");
}

TEST(Protocol, Wishes) {
    EXPECT_EQ(read_wish(R"({"wish":"very_much"})"), Wish::very_much);
    for (const char* answer :
         {"", "nonsense", "[]", "{}", R"({"wish":1})", R"({"wish":""})", R"({"wish":"yes"})", "\xff\xfe"})
        EXPECT_EQ(foul_of([&] { read_wish(answer); }), "bad_message") << answer;
}

TEST(Protocol, Talk) {
    const Table table("quick players=3");
    const auto read = [&](const std::string& answer) { return read_says(table.rules, table.view(), answer); };
    EXPECT_TRUE(read(R"({"say":[]})").empty());
    EXPECT_EQ(read(R"({"say":["leave U1","mean D1","hush"]})").size(), 3U);
    for (const char* answer : {R"({"say":"leave U1"})", R"({"say":[1]})", R"({"say":["my 7"]})", R"({})"})
        EXPECT_EQ(foul_of([&] { read(answer); }), "bad_message") << answer;
    EXPECT_EQ(foul_of([&] { read(R"({"say":["leave U2"]})"); }), "broke_rules");
    std::string flood = R"({"say":["hush")";
    for (int n = 0; n < 100; ++n) flood += R"(,"hush")";
    EXPECT_EQ(foul_of([&] { read(flood + "]}"); }), "bad_message");
}

TEST(Protocol, UntrueHintsBreakTheRules) {
    const Table table("quick players=2");
    int untrue = 0;
    for (const char colour : std::string("RYGBV"))
        for (const char* band : {"low", "middle", "high"})
            untrue +=
                foul_of([&] {
                    read_says(table.rules, table.view(), std::string(R"({"say":["hint )") + colour + " " + band + "\"]}");
                }) == "broke_rules";
    EXPECT_GE(untrue, 13);  // of fifteen at most two are true
    EXPECT_LT(untrue, 15);
}

TEST(Protocol, Turns) {
    const Table table("classic players=2");  // the hand is 5 8 37 63 66 87 94
    const auto read = [&](const char* answer) { return read_turn(table.rules, table.view(), answer); };
    const bots::Choice choice = read(R"({"plays":["5>U1","8>U1"],"estimate":0.5,"further":"ignored"})");
    EXPECT_EQ(choice.plan.size(), 2);
    EXPECT_EQ(choice.estimate, 0.5);
    for (const char* answer : {R"({"plays":["8>U1","5>U1"]})", R"({"plays":["5>U1"]})", R"({"plays":[]})",
                               R"({"plays":["9>U1","10>U1"]})", R"({"plays":["5>U1","5>U2"]})"})
        EXPECT_EQ(foul_of([&] { read(answer); }), "broke_rules") << answer;
    for (const char* answer : {R"({"plays":["5>U3"]})", R"({"plays":["05>U1"]})", R"({"plays":"5>U1"})", R"({"plays":[5]})",
                               "5>U1", R"({"plays":["5>U1","8>U1"],"estimate":2})",
                               R"({"plays":["5>U1","8>U1"],"estimate":"high"})", "{\"plays\":[\"\xff\"]}"})
        EXPECT_EQ(foul_of([&] { read(answer); }), "bad_message") << answer;
}

TEST(Protocol, AFoulNamesTheRule) {
    const Table table("classic players=2");
    try {
        read_turn(table.rules, table.view(), R"({"plays":["8>U1","5>U1"]})");
        FAIL();
    } catch (const Foul& foul) {
        EXPECT_EQ(foul.message.substr(0, 8), "too_low:");
        EXPECT_NE(foul.message.find("TG-5"), std::string::npos) << foul.message;
    }
}

}  // namespace
}  // namespace tenback::testing
