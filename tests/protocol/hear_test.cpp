// What a client reads from what a server tells is what the server's table knows.
#include "protocol/hear.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "notation/variant.hpp"
#include "table/chaos.hpp"
#include "table/log.hpp"

namespace tenback::protocol {
namespace {

using testing::Chaos;
using testing::LoggingTable;

const std::string table_name = "ABCDEFGHJKLMNPQR";

/// What is due is told while a round is played, and a seed never.
table::PublicTable as_told(table::PublicTable table) {
    if (table.game && table.game->status != Status::playing) table.game->turn.due = {};
    if (table.revealed) table.revealed->seed.reset();
    return table;
}

std::string differences(const table::PublicTable& told, const table::PublicTable& truth) {
    std::string list;
    const auto compare = [&](const char* what, const auto& a, const auto& b) {
        if (!(a == b)) list.append(what).append(" ");
    };
    compare("rules", text_of(told.options.rules), text_of(truth.options.rules));
    compare("preset", told.options.talk, truth.options.talk);
    compare("hints", told.options.hints, truth.options.hints);
    compare("seats", told.seats, truth.seats);
    compare("round", told.round, truth.round);
    compare("known", told.known_deal, truth.known_deal);
    compare("game", told.game, truth.game);
    compare("take_backs", told.take_backs, truth.take_backs);
    compare("may_take_back", told.may_take_back, truth.may_take_back);
    compare("shuffle", told.shuffle, truth.shuffle);
    compare("stood_in", told.stood_in, truth.stood_in);
    compare("revealed", told.revealed, truth.revealed);
    return list;
}

/// Somebody who listens, at a seat or beside the table.
struct Listener {
    Viewer seat;
    ServerMirror mirror{};

    void knows(const table::Table& table) const {
        const auto& told = mirror.told();
        RC_ASSERT(told.has_value());
        RC_ASSERT(differences(told->table, as_told(table.public_table())) == "");
        RC_ASSERT(told->number == table.number());
        auto view = told->you ? table.view(*told->you) : std::nullopt;
        if (view && view->status != Status::playing) view->turn.due = {};
        RC_ASSERT(told->view() == view);
    }
    void heard(const std::vector<table::VisibleHappening>& told, std::span<const table::Happening> truth) const {
        RC_ASSERT(told.size() == truth.size());
        for (std::size_t n = 0; n < truth.size(); ++n) RC_ASSERT(told[n] == seen_by(seat, truth[n]));
    }
    void joins(const table::Table& table, std::span<const table::Happening> history) {
        const auto heard_now = mirror.hear(tell_table(table, {table_name}, seat, {history}));
        if (!heard_now) RC_FAIL(heard_now.reason());
        heard(std::get<TableTold>(*heard_now).history, history);
        RC_ASSERT(mirror.told()->you == seat);
        knows(table);
    }
    void hears(const table::Table& table, const Chapter& chapter) {
        const auto heard_now = mirror.hear(News(table, {table_name}, chapter).tell(seat));
        if (!heard_now) RC_FAIL(heard_now.reason());
        heard(std::get<EventsTold>(*heard_now).events, chapter.happenings);
        knows(table);
        const bool left = std::ranges::any_of(chapter.happenings, [this](const table::Happening& it) {
            const auto* gone = std::get_if<table::SeatLeft>(&it);  // by themselves or by the owner
            return gone != nullptr && gone->seat == seat;
        });
        RC_ASSERT(mirror.told()->you == (left ? Viewer() : seat));
    }
};

/// All since the last deal.
std::span<const table::Happening> round_of(const std::vector<table::Happening>& happenings) {
    std::size_t from = 0;
    for (std::size_t n = 0; n < happenings.size(); ++n)
        if (std::holds_alternative<table::HandsDealt>(happenings[n])) from = n;
    return std::span(happenings).subspan(from);
}

RC_GTEST_PROP(Hear, everybody_knows_what_the_table_knows_of_them, ()) {
    Chaos chaos(*rc::gen::arbitrary<std::uint64_t>());
    LoggingTable table = chaos.table();
    std::vector<Listener> listeners{{std::nullopt}};
    for (int s = 0; s < table.table.rules().players; ++s) listeners.push_back({Seat::at(s)});
    for (Listener& it : listeners) it.joins(table.table, table.happenings);
    for (int n = *rc::gen::inRange(1, 300); n > 0; --n) {
        const std::size_t before = table.happenings.size();
        const std::uint64_t number = table.table.number();
        chaos.disturb(table);
        if (table.table.number() == number) continue;
        for (Listener& it : listeners) {
            it.hears(table.table, {table.table.number() - number, std::span(table.happenings).subspan(before)});
            if (it.seat && !it.mirror.told()->you) it.joins(table.table, round_of(table.happenings));  // it left the seat
        }
    }
    for (const Listener& it : listeners) Listener{it.seat}.joins(table.table, round_of(table.happenings));
}

TEST(Hear, a_missing_event_is_noticed) {
    LoggingTable table("classic players=1", {"Ann"});
    ServerMirror mirror;
    ASSERT_TRUE(mirror.hear(tell_table(table.table, {table_name}, Seat::at(0), {})));
    table.deal(42);
    table.play(1, table.any_play());
    const auto heard = mirror.hear(News(table.table, {table_name}, {1, {}}).tell(Seat::at(0)));
    ASSERT_TRUE(heard);
    EXPECT_TRUE(std::holds_alternative<Missed>(*heard));
}

TEST(Hear, answers_and_farewells) {
    ServerMirror mirror;
    const auto done = mirror.hear(R"({"tell":"answer","id":7,"ok":true,"table":"ABCDEFGHJKLMNPQR","you":2,"last":41})");
    ASSERT_TRUE(done);
    EXPECT_EQ(std::get<Answer>(*done).id, 7U);
    EXPECT_EQ(std::get<Answer>(*done).last, 41U);
    EXPECT_EQ(std::get<Answer>(*done).you, Seat::number(2));
    const auto refused = mirror.hear(tell_error(8, "chat_number", {{"piece", "44"}}));
    EXPECT_EQ(std::get<Answer>(*refused).fault->code, "chat_number");
    EXPECT_EQ(std::get<Answer>(*refused).fault->piece, "44");
    EXPECT_EQ(std::get<Bye>(*mirror.hear(tell_bye("gone"))).reason, "gone");
    EXPECT_TRUE(std::holds_alternative<Unheard>(*mirror.hear(R"({"tell":"news","of":"tomorrow"})")));
}

/// A good message with one place changed.
std::string with(std::string text, std::string_view old, std::string_view instead) {
    const auto at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old << " in " << text;
    return text.replace(at, old.size(), instead);
}

TEST(Hear, what_cannot_be_is_refused_with_a_reason) {
    LoggingTable table("classic players=2", {"Ann", "Ben"});
    table.deal(42);
    const std::string good = tell_table(table.table, {table_name}, Seat::at(0), {});
    ASSERT_TRUE(ServerMirror().hear(good));
    for (const auto& [old, instead] : std::vector<std::pair<std::string, std::string>>{
             {R"("draw":{"0":84})", R"("draw":{"0":83})"},
             {R"("status":"playing")", R"("status":"won")"},
             {R"("status":"playing")", R"("status":7)"},
             {R"("laid":[])", R"("laid":["44","44"])"},
             {R"("U1":null)", R"("U1":"50")"},
             {R"("U1":null)", R"("U1":"101")"},
             {R"("players":2)", R"("players":9)"},
             {R"("you":1)", R"("you":3)"},
             {R"("counts":{"1":7,"2":7})", R"("counts":{"1":6,"2":8})"},
             {R"("seats":[{"person":"Ann","here":true,"owner":true},)", R"("seats":[)"},
         }) {
        const auto heard = ServerMirror().hear(with(good, old, instead));
        EXPECT_FALSE(heard) << instead;
        EXPECT_TRUE(heard || !heard.reason().empty());
    }
    EXPECT_FALSE(ServerMirror().hear(R"({"tell":"events","number":3,"events":[]})"));
    EXPECT_FALSE(ServerMirror().hear("[]"));
    EXPECT_FALSE(ServerMirror().hear(R"({"tell":"answer","id":0,"ok":true})"));
}

}  // namespace
}  // namespace tenback::protocol
