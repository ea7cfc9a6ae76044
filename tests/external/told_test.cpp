// A program that asks for less is told all that is new, and everything again whenever it could not know it.
#include "external/told.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "notation/variant.hpp"
#include "record/event_json.hpp"
#include "record/game.hpp"

namespace tenback::testing {
using namespace external;

namespace {

namespace json = boost::json;

const Seat first = Seat::number(1);

/// A deal as seat 1 sees it.
class Deal {
  public:
    explicit Deal(std::uint64_t seed)
        : game_(*parse_variant("classic players=2"), seeded_deck(*parse_variant("classic players=2"), seed)) {
        begin();
    }

    json::object ask(Told& told) {
        const View view = game_.view(first);
        const std::vector<VisibleEvent> events = seen();
        return json::parse(told.question(Question::turn, {game_.rules(), view, events}, 10, {})).as_object();
    }
    [[nodiscard]] std::vector<VisibleEvent> seen() const {
        std::vector<VisibleEvent> events;
        for (const Event& event : events_) events.push_back(seen_by(first, event));
        return events;
    }
    /// The seat to move lays the first cards that fit, and ends its turn.
    void turn() {
        for (int n = 0; n < 2; ++n) {
            const Legal options = legal(game_.rules(), game_.state().turn, game_.state().hand_to_move());
            for (const PileId pile : all_piles)
                if (!options.plays[pile.index()].empty()) {
                    game_.act(game_.state().turn.seat, Play{*options.plays[pile.index()].begin(), pile}, &events_);
                    break;
                }
        }
        game_.act(game_.state().turn.seat, EndTurn{}, &events_);
    }

  private:
    void begin() { game_.begin(first, &events_); }

    record::Game game_;
    std::vector<Event> events_;
};

constexpr std::string_view wants_news = R"({"plays":[],"incremental":true})";

TEST(Told, WhoDoesNotAskForLessIsToldEverything) {
    Told told;
    Deal deal(1);
    for (int n = 0; n < 3; ++n, deal.turn()) {
        EXPECT_TRUE(deal.ask(told).contains("view"));
        told.heard(R"({"plays":[]})");
    }
}

TEST(Told, TheNewsAddUpToWhatACompleteQuestionTells) {
    Told told;
    Deal deal(1);
    json::array heard = deal.ask(told).at("events").as_array();
    told.heard(wants_news);
    for (int n = 0; n < 5; ++n) {
        deal.turn();
        const json::object question = deal.ask(told);
        EXPECT_FALSE(question.contains("view"));
        EXPECT_EQ(question.at("new"), true);
        EXPECT_EQ(question.at("ask"), "turn");
        for (const json::value& event : question.at("events").as_array()) heard.push_back(event);
        EXPECT_EQ(json::serialize(heard),
                  json::serialize(record::events_json(*parse_variant("classic players=2"), first, deal.seen())));
    }
}

TEST(Told, AnotherDealIsToldFromItsBeginning) {
    Told told;
    Deal one(1);
    Deal other(2);  // both have begun in the same way; only the hand differs
    one.ask(told);
    told.heard(wants_news);
    EXPECT_TRUE(other.ask(told).contains("view"));
    other.turn();
    EXPECT_TRUE(other.ask(told).contains("new"));
    EXPECT_TRUE(one.ask(told).contains("view"));  // as when a play was taken back
}

TEST(Told, OnlyTheAnswerToACompleteQuestionChangesTheManner) {
    Told told;
    Deal deal(1);
    deal.ask(told);
    told.heard(wants_news);
    deal.turn();
    deal.ask(told);
    told.heard(R"({"plays":[],"incremental":false})");
    deal.turn();
    EXPECT_TRUE(deal.ask(told).contains("new"));
    EXPECT_TRUE(Deal(2).ask(told).contains("view"));
    told.heard(R"({"plays":[],"incremental":false})");
    Deal again(2);
    again.turn();
    EXPECT_TRUE(again.ask(told).contains("view"));
}

}  // namespace
}  // namespace tenback::testing
