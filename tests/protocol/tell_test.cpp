// What a server tells: what a viewer may know, and to all who are not concerned the same.
#include "protocol/tell.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <boost/json.hpp>
#include <set>

#include "protocol/message.hpp"
#include "support/variants.hpp"
#include "table/tables.hpp"

namespace tenback::protocol {
namespace {

namespace json = boost::json;
using testing::all_variants;
using testing::LoggingTable;

const std::string id = "ABCDEFGHJKLMNPQR";
const Around around{id};

/// Plays any cards until the round is over or so many moves were made; `watch` sees what each made happen.
template <class Watch>
void play_on(LoggingTable& table, int moves, const Watch& watch) {
    for (; moves > 0 && table.table.running(); --moves) {
        const auto before = table.happenings.size();
        const auto number = table.table.number();
        const int seat = table.table.round()->state().turn.seat.number();
        if (table.play(seat, ".") != "ok" && table.play(seat, table.any_play()) != "ok") return;
        watch(Chapter{table.table.number() - number, std::span(table.happenings).subspan(before)});
    }
}

TEST(Tell, answers) {
    EXPECT_EQ(tell_done(7, {{"number", 43}}), R"({"tell":"answer","id":7,"ok":true,"number":43})");
    EXPECT_EQ(tell_error(7, "too_low"), R"({"tell":"answer","id":7,"ok":false,"error":{"code":"too_low"}})");
    EXPECT_EQ(tell_bye("stopping"), R"({"tell":"bye","reason":"stopping"})");
}

TEST(Tell, a_table_from_scratch) {
    LoggingTable table("quick players=2", {"Ann", "bot:hard"});
    const json::object before = json::parse(tell_table(table.table, around, std::nullopt, {table.happenings})).as_object();
    EXPECT_TRUE(before.at("state").is_null());
    EXPECT_EQ(before.at("table").at("code").as_string(), "ABCDEF");
    EXPECT_EQ(json::serialize(before.at("seats")), R"([{"person":"Ann","here":true,"owner":true},{"bot":"hard"}])");
    table.deal(42, Seat::at(0));
    const json::object seat = json::parse(tell_table(table.table, around, Seat::at(0), {})).as_object();
    EXPECT_EQ(json::serialize(seat.at("hand")), R"(["R4","V6"])");
    EXPECT_EQ(seat.at("you"), 1);
    EXPECT_TRUE(seat.at("revealed").is_null());
}

/// Every string in it that is a value: keys are no cards.
void collect(const json::value& value, std::set<std::string>& strings) {
    if (const auto* text = value.if_string()) strings.insert(std::string(*text).substr(0, text->find('>')));
    if (const auto* items = value.if_array())
        for (const json::value& item : *items) collect(item, strings);
    if (const auto* fields = value.if_object())
        for (const auto& field : *fields) collect(field.value(), strings);
}

RC_GTEST_PROP(Tell, nobody_is_told_a_card_that_they_may_not_know, ()) {
    const std::vector<std::string> variants = all_variants();
    const std::string variant = *rc::gen::elementOf(variants);
    const Rules rules = *parse_variant(variant);
    LoggingTable table(variant, std::vector<std::string>(rules.players, "somebody"));
    table.deal(*rc::gen::inRange<std::uint64_t>(0, 1000), Seat::at(0));
    play_on(table, *rc::gen::inRange(0, 60), [&](const Chapter& chapter) {
        if (!table.table.running() || !rules.cooperative()) return;
        const State& state = table.table.round()->state();
        for (int s = -1; s < rules.players; ++s) {
            const Viewer viewer = s < 0 ? Viewer() : Seat::at(s);
            const CardSet known = state.laid[0] | (viewer ? state.hands[viewer->index()] : CardSet());
            for (const std::string& text : {News(table.table, around, chapter).tell(viewer),
                                            tell_table(table.table, around, viewer, {chapter.happenings})}) {
                std::set<std::string> told;
                collect(json::parse(text), told);
                for (const Card card : rules.cards - known) RC_ASSERT(!told.contains(text_of(rules.game, card)));
            }
        }
    });
}

RC_GTEST_PROP(Tell, all_who_are_not_concerned_are_told_the_same_as_a_spectator, ()) {
    const std::string variant = *rc::gen::elementOf(all_variants());
    const Rules rules = *parse_variant(variant);
    LoggingTable table(variant, std::vector<std::string>(rules.players, "somebody"));
    table.deal(*rc::gen::inRange<std::uint64_t>(0, 1000), Seat::at(0));
    play_on(table, 40, [&](const Chapter& chapter) {
        const News news(table.table, around, chapter);
        const std::string all = news.tell(std::nullopt);
        for (int s = 0; s < rules.players; ++s) {
            const std::string told = news.tell(Seat::at(s));
            RC_ASSERT((told == all) == !is_private_to(Seat::at(s), chapter.happenings));
        }
    });
}

}  // namespace
}  // namespace tenback::protocol
