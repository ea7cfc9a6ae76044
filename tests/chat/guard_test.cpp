#include "chat/guard.hpp"

#include <gtest/gtest.h>

#include <string>

namespace tenback {

void PrintTo(const ChatRefusal& refusal, std::ostream* out) {
    *out << code_of(refusal.fault) << " '" << refusal.piece << "'";
}

namespace {

using namespace std::string_literals;

ChatRefusal number(std::string piece) { return {ChatFault::number, std::move(piece)}; }
ChatRefusal comparison(std::string piece) { return {ChatFault::comparison, std::move(piece)}; }
ChatRefusal fault(ChatFault fault) { return {fault, ""}; }

TEST(Guard, names_the_piece_that_tells_a_number) {
    EXPECT_EQ(why_not_say("I have the 44!"), number("44"));
    EXPECT_EQ(why_not_say("Ich habe die Vierundvierzig."), number("Vierundvierzig"));
    EXPECT_EQ(why_not_say("у меня с о р о к"), number("с о р о к"));
    EXPECT_EQ(why_not_say("mam ctyricitku"), number("ctyricitku"));
    EXPECT_EQ(why_not_say("у мене п'ятірка"), number("п'ятірка"));
}

TEST(Guard, names_the_whole_comparison) {
    EXPECT_EQ(why_not_say("mine is higher than forty"), comparison("higher than forty"));
    EXPECT_EQ(why_not_say("leg etwas über 40"), comparison("über 40"));
    EXPECT_EQ(why_not_say("it is >50"), comparison("50"));
    EXPECT_EQ(why_not_say("twice the top card"), comparison("twice the"));
    EXPECT_EQ(why_not_say("на один больше верхней"), comparison("один больше"));
}

TEST(Guard, lets_piles_be_named_but_not_other_figures) {
    EXPECT_EQ(why_not_say("leave U1 and d2 to me"), std::nullopt);
    EXPECT_EQ(why_not_say("U3"), number("U3"));
    EXPECT_EQ(why_not_say("U12"), number("U12"));
    EXPECT_EQ(why_not_say("R7"), number("R7"));
}

TEST(Guard, knows_numbers_in_every_writing) {
    for (const char* text : {"４", "٤", "४", "⁴",  "④",  "➍",    "4️⃣",    "𝟜",       "Ⅳ",  "½",
                             "四", "⚃", "🂤", "🕓", "🔟", "XLIV", "xlii", "X L I V", "𝐗𝐋", "X\uFE0FL"})
        EXPECT_TRUE(why_not_say(text)) << text;
}

TEST(Guard, sees_through_look_alikes_and_ornaments) {
    for (const char* text : {"ｆｏｒｔｙ", "ⓕⓞⓡⓣⓨ",       "𝓯𝓸𝓻𝓽𝔂", "🅵🅾🆁🆃🆈", "ꜰᴏʀᴛʏ", "fοrty",   "fоrty",     "f̶o̶r̶t̶y̶",
                             "føřţý",      "copok",       "$ix",   "s!x",   "dv@",   "fooorty", "f-o-r-t-y", "for ty",
                             "ni ne ty",   "fo\u200Drty", "tén",   "si_x",  "t/wo",  "FoRtY"})
        EXPECT_TRUE(why_not_say(text)) << text;
}

TEST(Guard, takes_everyday_words_as_numbers_only_in_their_company) {
    EXPECT_EQ(why_not_say("one moment"), std::nullopt);
    EXPECT_EQ(why_not_say("one"), number("one"));
    EXPECT_TRUE(why_not_say("minus one"));
    EXPECT_EQ(why_not_say("more than one pile"), std::nullopt);
    EXPECT_TRUE(why_not_say("one higher than the top"));
    EXPECT_EQ(why_not_say("a hundred percent"), std::nullopt);
    EXPECT_EQ(why_not_say("almost a hundred"), comparison("almost a hundred"));
    EXPECT_EQ(why_not_say("gib acht"), std::nullopt);
    EXPECT_EQ(why_not_say("ich hab acht"), number("acht"));
    EXPECT_EQ(why_not_say("ten balíček je můj"), std::nullopt);
    EXPECT_EQ(why_not_say("ten"), number("ten"));
}

TEST(Guard, refuses_what_is_empty_or_too_long) {
    EXPECT_EQ(why_not_say(""), fault(ChatFault::empty));
    EXPECT_EQ(why_not_say(" \u00A0 "), fault(ChatFault::empty));
    EXPECT_EQ(why_not_say(std::string(longest_chat, 'a')), std::nullopt);
    EXPECT_EQ(why_not_say(std::string(longest_chat + 1, 'a')), fault(ChatFault::too_long));
    std::string long_letters;
    for (std::size_t n = 0; n < longest_chat; ++n) long_letters += "ж";
    EXPECT_EQ(why_not_say(long_letters), std::nullopt);
}

TEST(Guard, refuses_text_that_hides_or_spoils) {
    for (const std::string& text :
         {"a\x80"s, "\xC3"s, "a\nb"s, "a\x1B[2J"s, "a\0b"s, "a\u202Eb"s, "a\u2066b"s, "a\u200Bb"s, "a\u00ADb"s, "\uFEFFhi"s,
          "hi\u2028"s, "a\u0301\u0301\u0301\u0301"s, "\U000E0041hi"s, "\uE000"s})
        EXPECT_EQ(why_not_say(text), fault(ChatFault::bad_text)) << text;
}

TEST(Guard, lets_pictures_be_shown) {
    for (const char* text : {"🎉", "👨‍👩‍👧", "❤️", "🇺🇦 🇱🇻", "👍🏽", "¯\\_(ツ)_/¯", ":-)", "💯"})
        EXPECT_EQ(why_not_say(text), std::nullopt) << text;
}

TEST(Guard, shows_numbers_where_they_may_be_told_but_nothing_that_spoils_screens) {
    EXPECT_EQ(why_not_show("I had the 44"), std::nullopt);
    EXPECT_EQ(why_not_show("a\u202Eb"), fault(ChatFault::bad_text));
    EXPECT_EQ(why_not_show(""), fault(ChatFault::empty));
}

TEST(Guard, has_a_code_for_every_fault) {
    EXPECT_EQ(code_of(ChatFault::empty), "empty");
    EXPECT_EQ(code_of(ChatFault::too_long), "too_long");
    EXPECT_EQ(code_of(ChatFault::bad_text), "bad_text");
    EXPECT_EQ(code_of(ChatFault::number), "number");
    EXPECT_EQ(code_of(ChatFault::comparison), "comparison");
}

}  // namespace
}  // namespace tenback
