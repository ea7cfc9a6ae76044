// Bad lines get an error answer and leave the game as it was; nothing crashes, hangs or fills the memory.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <sstream>

#include "record/lines.hpp"
#include "tables.hpp"

namespace tenback::record {
namespace {

constexpr std::size_t mebibyte = std::size_t{1} << 20;

std::string nested(int depth, char open, char close) {
    return std::string(static_cast<std::size_t>(depth), open) + std::string(static_cast<std::size_t>(depth), close);
}

std::vector<std::string> run(const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    referee::run_referee(in, out);
    std::istringstream answers(out.str());
    std::vector<std::string> lines;
    for (std::string line; std::getline(answers, line);) lines.push_back(line);
    return lines;
}

/// A request for `legal` of exactly this length.
std::string padded_legal(std::size_t length) {
    const std::string begin = R"({"do":"legal","x":")";
    const std::string close = R"("})";
    return begin + std::string(length - begin.size() - close.size(), 'x') + close;
}

class Hostile : public testing::Test {
  protected:
    void SetUp() override { referee.answer(R"({"do":"new","game":"classic","players":2,"seed":1})"); }
    Referee referee;
};

TEST_F(Hostile, LinesThatAreNoRequest) {
    const std::vector<std::string> lines{"",
                                         " ",
                                         "\r",
                                         "\t",
                                         "{",
                                         "}",
                                         "[]",
                                         "null",
                                         "1",
                                         "\"legal\"",
                                         "legal",
                                         "{}",
                                         R"({"do":null})",
                                         R"({"do":["legal"]})",
                                         R"({"do":"LEGAL"})",
                                         R"({"do":"legal "})",
                                         R"({"do":""})",
                                         R"({'do':'legal'})",
                                         R"({do:"legal"})",
                                         R"({"do":"legal",})",
                                         R"({"do":"legal"} {"do":"legal"})",
                                         R"({"do":"legal"} // why)",
                                         R"({"do":"legal","x":NaN})",
                                         R"({"do":"legal","x":01})",
                                         R"({"do":"legal","x":"\ud800"})",
                                         "\xEF\xBB\xBF{\"do\":\"legal\"}",
                                         "{\"do\":\"legal\",\"x\":\"\xFF\xFE\"}",
                                         "{\"do\":\"legal\",\"x\":\"\xC0\x80\"}",
                                         "{\"do\":\"legal\",\"x\":\"a\tb\"}",
                                         std::string("{\"do\":\"legal\"}\0", 15),
                                         std::string("\0\0\0\0", 4),
                                         std::string("{\"do\":\"leg\0al\"}", 15)};
    for (const std::string& line : lines) EXPECT_EQ(verdict(referee, line), "bad_request") << line;
}

TEST_F(Hostile, StringsMayHoldAnything) {
    converse(referee, {{R"({"do":"\u006cegal"})", "ok"},
                       {R"({"d\u006f":"legal"})", "ok"},
                       {R"({"do":"legal\u0000"})", "bad_request"},
                       {R"({"do":"dance","do":"legal"})", "ok"},  // of equal keys the last counts
                       {R"({"do":"legal","do":"dance"})", "bad_request"},
                       {R"({"do":"play","seat":1,"card":"4\u0000","pile":"U1"})", "bad_request"},
                       {R"({"do":"play","seat":1,"card":"\"\\\n","pile":"U1"})", "bad_request"},
                       {"{\"do\":\"\xF0\x9F\x90\x89\"}", "bad_request"},
                       {" {\"do\" : \"legal\"} \r", "ok"}});
}

TEST_F(Hostile, DeepJson) {
    for (const int depth : {600, 10000, 500000}) {
        EXPECT_EQ(verdict(referee, nested(depth, '[', ']')), "bad_request");
        EXPECT_EQ(verdict(referee, R"({"do":"legal","x":)" + nested(depth, '[', ']') + "}"), "bad_request");
        EXPECT_EQ(verdict(referee, std::string(static_cast<std::size_t>(depth), '[')), "bad_request");
        std::string objects;
        for (int i = 0; i < std::min(depth, 100000); ++i) objects += R"({"a":)";
        EXPECT_EQ(verdict(referee, objects), "bad_request");
    }
    EXPECT_EQ(verdict(referee, R"({"do":"legal","x":)" + nested(200, '[', ']') + "}"), "ok");
}

TEST_F(Hostile, ALineMayHaveAMebibyte) {
    EXPECT_EQ(verdict(referee, padded_legal(mebibyte)), "ok");
    EXPECT_EQ(verdict(referee, padded_legal(mebibyte + 1)), "bad_request");
}

TEST_F(Hostile, ManyValuesInALine) {
    std::string many = R"({"do":"legal","x":[)";
    while (many.size() < mebibyte - 100) many += "[],{},1,";
    EXPECT_EQ(verdict(referee, many + "0]}"), "ok");
}

TEST(HostileInput, LongLinesAreAnsweredAndTheNextOneIsRead) {
    const std::string begin = "{\"do\":\"new\",\"game\":\"quick\",\"players\":2}\n";
    const auto answers = run(begin + padded_legal(mebibyte) + "\n" + padded_legal(mebibyte + 1) + "\n" +
                             padded_legal(3 * mebibyte) + "\n\n" + R"({"do":"legal"})");
    ASSERT_EQ(answers.size(), 6U);
    EXPECT_TRUE(answers[1].starts_with(R"({"ok":true)"));
    for (const int bad : {2, 3, 4})
        EXPECT_TRUE(answers[static_cast<std::size_t>(bad)].starts_with(R"({"ok":false,"error":{"code":"bad_request")"));
    EXPECT_TRUE(answers[5].starts_with(R"({"ok":true)"));
}

TEST(HostileInput, TheEndOfInput) {
    EXPECT_TRUE(run("").empty());
    EXPECT_EQ(run("\n").size(), 1U);
    EXPECT_EQ(run("\n\n").size(), 2U);
    EXPECT_EQ(run("x").size(), 1U);
    EXPECT_EQ(run("x\n").size(), 1U);
    EXPECT_EQ(run(std::string("\0\n\0", 3)).size(), 2U);
}

TEST(HostileInput, LinesAreCutAtTheLimitOnly) {
    for (const std::size_t length : {0, 1, 4094, 4095, 4096, 8189, 8190, 8191, 8192}) {
        std::istringstream in(std::string(length, 'x') + "\nnext");
        std::string line;
        ASSERT_TRUE(read_line(in, line, 8190));
        EXPECT_EQ(line.size(), std::min<std::size_t>(length, 8191)) << length;
        ASSERT_TRUE(read_line(in, line, 8190));
        EXPECT_EQ(line, "next");
        EXPECT_FALSE(read_line(in, line, 8190));
    }
}

RC_GTEST_PROP(HostileProperty, AnyBytesGetOneAnswer, (const std::string& bytes)) {
    Referee referee;
    const json::value answer = json::parse(referee.answer(bytes));
    RC_ASSERT(!answer.at("ok").as_bool());
}

/// A good request with one byte changed is answered, and a refusal changes nothing (checked by verdict).
RC_GTEST_PROP(HostileProperty, ChangedBytes, ()) {
    Referee referee;
    referee.answer(new_game("classic players=2", {{}}));
    std::string request =
        *rc::gen::element(play(1, "2", "U1"), end(1), std::string(R"({"do":"view","seat":2})"),
                          std::string(R"({"do":"new","game":"quick","players":2,"options":{"pro":true}})"));
    request[*rc::gen::inRange<std::size_t>(0, request.size())] = *rc::gen::arbitrary<char>();
    RC_ASSERT(!verdict(referee, request).empty());
}

}  // namespace
}  // namespace tenback::record
