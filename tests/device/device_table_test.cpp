// A table on one device: messages in; what is to be kept and what is to be told out.
#include "device/device_table.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "device/duty.hpp"
#include "device/texts.hpp"
#include "notation/notation.hpp"
#include "table/log.hpp"

namespace tenback::device {
namespace {

namespace json = boost::json;

const std::string create_for_two =
    R"({"id":1,"do":"create","nonce":"00112233445566778899aabbccddeeff","game":"classic","players":2,"talk":"markers",)"
    R"("hints":true,"listed":false,"clock":60,"bots":[null,"easy"]})";

/// A table with its log, as its owner keeps it.
struct Kept {
    DeviceTable table;
    std::vector<std::string> log;

    explicit Kept(const std::string& create = create_for_two) : Kept(opened(create)) {}

    json::value order(int seat, const std::string& message) {
        const auto asker = seat > 0 ? std::optional(Seat::number(seat)) : std::nullopt;
        Reply reply = table.order(asker, *protocol::read_message(message), 42);
        if (reply.change) keep(*reply.change);
        return json::parse(reply.answer);
    }
    void keep(const Change& change) { log.insert(log.end(), change.log.begin(), change.log.end()); }
    void sit() { order(0, R"({"id":2,"do":"sit","seat":1,"name":"Ann","key":"0123456789abcdef0123456789abcdef"})"); }
    void deal() {
        sit();
        order(1, R"({"id":3,"do":"deal","again":false})");
        order(1, R"({"id":4,"do":"wish","wish":"very_much"})");
        keep(*table.bot_wishes());
    }
    /// What somebody who comes now is told.
    [[nodiscard]] static std::string told(const DeviceTable& table) { return table.join(9, {table.id(), {}, 0}).table; }

  private:
    explicit Kept(DeviceTable::Opened opened) : table(std::move(opened.table)), log(std::move(opened.log)) {}
    static DeviceTable::Opened opened(const std::string& create) {
        auto made = DeviceTable::open(std::get<protocol::Create>(protocol::read_message(create)->what));
        return std::move(std::get<DeviceTable::Opened>(made));
    }
};

TEST(DeviceTable, opens_under_an_id_that_follows_from_the_nonce_and_without_a_clock) {
    const Kept kept;
    EXPECT_EQ(kept.table.id().size(), protocol::id_length);
    EXPECT_EQ(kept.table.id(), Kept().table.id());
    EXPECT_EQ(kept.log.size(), 2);
    EXPECT_EQ(kept.table.table().options().clock, 0);
}

TEST(DeviceTable, refuses_a_bot_that_does_not_exist) {
    const auto message = protocol::read_message(
        R"({"id":1,"do":"create","nonce":"00112233445566778899aabbccddeeff","game":"face","players":2,"talk":"open",)"
        R"("hints":true,"listed":false,"clock":null,"bots":[null,"nobody"]})");
    const auto made = DeviceTable::open(std::get<protocol::Create>(message->what));
    ASSERT_TRUE(std::holds_alternative<protocol::Fault>(made));
    EXPECT_EQ(std::get<protocol::Fault>(made).code, "no_such_bot");
}

TEST(DeviceTable, its_log_gives_the_same_table_again) {
    Kept kept;
    kept.deal();
    const auto again = DeviceTable::read(kept.table.id(), kept.log);
    ASSERT_TRUE(again) << again.reason();
    EXPECT_EQ(Kept::told(*again), Kept::told(kept.table));
    EXPECT_EQ(again->table().number(), kept.log.size());
}

TEST(DeviceTable, a_key_finds_its_seat_again_and_another_does_not) {
    Kept kept;
    kept.sit();
    EXPECT_EQ(kept.table.join(5, {kept.table.id(), "0123456789abcdef0123456789abcdef", 0}).you, Seat::number(1));
    const Reply foreign = kept.table.join(5, {kept.table.id(), "ffffffffffffffffffffffffffffffff", 0});
    EXPECT_NE(foreign.answer.find("wrong_key"), std::string::npos);
    EXPECT_TRUE(foreign.table.empty());
}

TEST(DeviceTable, a_message_that_comes_twice_is_obeyed_once) {
    Kept kept;
    kept.deal();
    const std::string say = R"({"id":7,"do":"say","say":"leave U1"})";
    EXPECT_TRUE(kept.order(1, say).at("ok").as_bool());
    const std::size_t length = kept.log.size();
    EXPECT_TRUE(kept.order(1, say).at("again").as_bool());
    EXPECT_EQ(kept.log.size(), length);
}

TEST(DeviceTable, a_seat_is_told_its_own_cards_and_the_others_are_not) {
    Kept kept;
    kept.sit();
    const Reply reply =
        kept.table.order(Seat::number(1), *protocol::read_message(R"({"id":3,"do":"deal","again":false})"), 42);
    ASSERT_TRUE(reply.change);
    EXPECT_NE(reply.change->for_seat[0].find(R"("hand":[)"), std::string::npos);
    EXPECT_EQ(reply.change->for_all.find(R"("hand":[)"), std::string::npos);
}

TEST(DeviceTable, bots_are_asked_for_their_wish_and_then_for_their_turn) {
    Kept kept;
    kept.sit();
    EXPECT_TRUE(std::holds_alternative<std::monostate>(duty_of(kept.table.table())));
    kept.order(1, R"({"id":3,"do":"deal","again":false})");
    EXPECT_TRUE(std::holds_alternative<WishIsDue>(duty_of(kept.table.table())));
    kept.order(1, R"({"id":4,"do":"wish","wish":"rather_not"})");
    kept.keep(*kept.table.bot_wishes());
    const auto due = duty_of(kept.table.table());
    ASSERT_TRUE(std::holds_alternative<Question>(due));
    EXPECT_EQ(std::get<Question>(due).seat, Seat::number(2));
    EXPECT_FALSE(kept.table.bot_acts(Seat::number(1), EndTurn{}));  // no bot sits there
}

TEST(DeviceTable, the_record_tells_what_was_taken_back) {
    Kept kept(
        R"({"id":1,"do":"create","nonce":"00112233445566778899aabbccddeeff","game":"classic","players":1,"talk":"markers",)"
        R"("hints":true,"listed":false,"clock":null,"bots":[null]})");
    kept.sit();
    kept.order(1, R"({"id":3,"do":"deal","again":false})");
    const std::string card = text_of(GameKind::classic, kept.table.table().view(Seat::number(1))->hand.first());
    const json::value laid = kept.order(1, R"({"id":4,"do":"lay","plays":[")" + card + R"(>U1"]})");
    ASSERT_TRUE(laid.at("ok").as_bool()) << laid;
    const json::value taken = kept.order(1, R"({"id":5,"do":"take_back"})");
    ASSERT_TRUE(taken.at("ok").as_bool()) << taken;
    const json::value record = json::parse(table::records_of(kept.log)->running.value());
    EXPECT_EQ(json::serialize(record.at("taken_back")), R"([{"seat":1,"turn":1,"played":0,"play":")" + card + R"(>U1"}])");
}

TEST(DeviceTable, chat_and_votes_are_not_offered) {
    Kept kept;
    kept.deal();
    EXPECT_EQ(kept.order(1, R"({"id":7,"do":"chat","text":"hello"})").at("error").at("code"), "no_chat");
    EXPECT_EQ(kept.order(1, R"({"id":8,"do":"vote","seat":2})").at("error").at("code"), "no_stand_in");
    EXPECT_TRUE(
        kept.order(1, R"({"id":9,"do":"shuffle","round":2,"bytes":")" + std::string(64, '0') + "\"}").at("ok").as_bool());
}

TEST(DeviceTable, hints_are_for_whoever_is_to_move) {
    Kept kept;
    EXPECT_EQ(std::get<protocol::Fault>(hint_for(kept.table.table(), std::nullopt)).code, "not_seated");
    kept.deal();
    EXPECT_TRUE(std::holds_alternative<Question>(hint_for(kept.table.table(), Seat::number(1))));
    EXPECT_EQ(std::get<protocol::Fault>(hint_for(kept.table.table(), Seat::number(2))).code, "not_your_turn");
}

}  // namespace
}  // namespace tenback::device
