// Messages of clients: strict, bounded, and answered if they have an id.
#include "protocol/message.hpp"

#include <gtest/gtest.h>

#include "notation/variant.hpp"
#include "protocol/ask.hpp"

namespace tenback::protocol {
namespace {

const std::string key(32, 'a');
const std::string create = R"({"id":1,"do":"create","nonce":")" + key +
                           R"(","game":"classic","players":2,"options":{"fire":true},"talk":"markers","hints":true,)"
                           R"("listed":false,"clock":null,"bots":[null,"hard"]})";

template <class Kind>
Kind read_as(const std::string& text) {
    const auto message = read_message(text);
    EXPECT_TRUE(message) << (message ? "" : message.error().reason);
    return message && std::holds_alternative<Kind>(message->what) ? std::get<Kind>(message->what) : Kind{};
}

std::string trouble(const std::string& text) {
    const auto message = read_message(text);
    return message ? "none" : message.error().reason;
}

TEST(Message, create_names_everything_that_is_agreed_on) {
    const auto message = read_message(create);
    ASSERT_TRUE(message) << message.error().reason;
    const Create& made = std::get<Create>(message->what);
    EXPECT_EQ(made.nonce, key);
    EXPECT_EQ(text_of(made.options.rules), "classic players=2 fire=true minimum=2 hand=7");
    EXPECT_EQ(made.options.clock, 0);
    EXPECT_EQ(made.bots, (std::vector<std::optional<std::string>>{std::nullopt, "hard"}));
}

TEST(Message, create_may_say_where_the_maker_sits) {
    const auto with = [](const std::string& sit) { return create.substr(0, create.size() - 1) + ",\"sit\":" + sit + "}"; };
    const std::string seat = R"({"seat":2,"name":"Ann","key":")" + key + "\"}";
    const Create made = read_as<Create>(with(seat));
    ASSERT_TRUE(made.sit);
    EXPECT_EQ(made.sit->seat, 2);
    EXPECT_EQ(made.sit->name, "Ann");
    EXPECT_EQ(made.sit->key, key);
    EXPECT_EQ(text_of(ClientMessage{1, made}), text_of(*read_message(text_of(ClientMessage{1, made}))));
    EXPECT_EQ(trouble(with(R"({"seat":6,"name":"Ann","key":")" + key + "\"}")), "'seat' must be a whole number from 1 to 5");
    EXPECT_EQ(trouble(with(R"({"seat":1,"name":"Ann","key":"a"})")), "'key' must be 32 hexadecimal digits");
    EXPECT_EQ(trouble(with(R"({"seat":1,"name":"Ann","key":")" + key + R"(","extra":1})")),
              "'extra' is no field of this message");
    EXPECT_EQ(trouble(with("7")), "'sit' must be an object or null");
}

TEST(Message, create_is_refused_with_the_reason) {
    const auto with = [](std::string_view from, std::string_view to) {
        std::string text = create;
        text.replace(text.find(from), from.size(), to);
        return trouble(text);
    };
    EXPECT_EQ(with("markers", "open"), "'talk' must be a kind of talk of this game");
    EXPECT_NE(with("\"players\":2", "\"players\":7"), "none");
    EXPECT_EQ(with("\"players\":2", "\"players\":3"), "'bots' must be as long as there are players");
    EXPECT_EQ(with("\"clock\":null", "\"clock\":5"), "'clock' must be a whole number from 10 to 3600");
    EXPECT_EQ(with("\"hints\":true", "\"hints\":1"), "'hints' must be true or false");
    EXPECT_EQ(with(key, "zz"), "'nonce' must be 32 hexadecimal digits");
    EXPECT_EQ(with("\"hard\"", "7"), "'bots' must be levels or null");
}

TEST(Message, every_other_kind_is_read) {
    EXPECT_EQ(read_as<Join>(R"({"id":2,"do":"join","table":"ABC234","after":17})").after, 17U);
    EXPECT_EQ(read_as<Join>(R"({"id":2,"do":"join","table":"ABC234","key":")" + key + "\"}").key, key);
    EXPECT_EQ(read_as<Sit>(R"({"id":3,"do":"sit","seat":2,"name":"Žofie","key":")" + key + "\"}").name, "Žofie");
    EXPECT_EQ(read_as<PutBot>(R"({"id":4,"do":"bot","seat":1,"level":null})").level, std::nullopt);
    EXPECT_EQ(read_as<GivePart>(R"({"id":5,"do":"shuffle","round":1,"bytes":")" + std::string(64, '0') + "\"}").round, 1U);
    EXPECT_TRUE(read_as<AskDeal>(R"({"id":6,"do":"deal","again":true})").again);
    EXPECT_EQ(read_as<MakeWish>(R"({"id":7,"do":"wish","wish":"gladly"})").wish, Wish::gladly);
    EXPECT_EQ(read_as<Lay>(R"({"id":8,"do":"lay","plays":["44>U1","."]})").plays.size(), 2U);
    EXPECT_TRUE(std::holds_alternative<Mark>(read_as<SayMark>(R"({"id":9,"do":"say","say":"leave U1"})").say));
    EXPECT_EQ(read_as<Chat>(R"({"id":10,"do":"chat","text":"hello"})").text, "hello");
    EXPECT_EQ(read_as<Vote>(R"({"id":11,"do":"vote","seat":3})").seat, 3);
    for (const std::string_view plain : {"lobby", "stand", "begin", "take_back", "hint", "leave", "ping"})
        EXPECT_TRUE(read_message(R"({"id":12,"do":")" + std::string(plain) + "\"}")) << plain;
}

TEST(Message, what_is_not_understood_is_refused_and_answered_if_it_has_an_id) {
    EXPECT_EQ(trouble(R"({"id":1,"do":"ping","extra":1})"), "'extra' is no field of this message");
    EXPECT_EQ(trouble(R"({"id":1,"do":"dance"})"), "'dance' is no kind of message");
    EXPECT_EQ(trouble(R"({"id":1,"do":"lay","plays":[]})"), "'plays' must be at least one play");
    EXPECT_EQ(trouble(R"({"id":1,"do":"lay","plays":[1]})"), "'plays' must be plays as text");
    EXPECT_EQ(trouble(R"({"id":1,"do":"wish","wish":"unsaid"})"), "'wish' must be one of the four wishes");
    EXPECT_EQ(trouble(R"({"id":1,"do":"vote","seat":6})"), "'seat' must be a whole number from 1 to 5");
    for (const std::string_view id : {"0", "-1", "1.5", "\"1\"", "9007199254740992", "1e99", "null"})
        EXPECT_FALSE(read_message("{\"id\":" + std::string(id) + ",\"do\":\"ping\"}").error().id) << id;
    EXPECT_EQ(read_message(R"({"id":5,"do":"dance"})").error().id, 5U);
    for (const std::string_view text : {"", "null", "[]", "{", "{\"id\":1}", "\xFF"})
        EXPECT_FALSE(read_message(text)) << text;
    EXPECT_FALSE(read_message(std::string(10000, '[')));
}

}  // namespace
}  // namespace tenback::protocol
