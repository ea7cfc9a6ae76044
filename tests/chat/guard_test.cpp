#include "chat/guard.hpp"

#include <gtest/gtest.h>
#include <unicode/uchar.h>

#include <string>

#include "base/visible.hpp"

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
    EXPECT_EQ(why_not_say("twice the top card"), comparison("twice the top"));
    EXPECT_EQ(why_not_say("на один больше верхней"), comparison("один больше"));
}

TEST(Guard, lets_piles_be_named_but_not_other_figures) {
    EXPECT_EQ(why_not_say("leave U1 and d2 to me"), std::nullopt);
    EXPECT_EQ(why_not_say("U3"), number("U3"));
    EXPECT_EQ(why_not_say("U12"), number("U12"));
    EXPECT_EQ(why_not_say("R7"), number("R7"));
}

TEST(Guard, lets_piles_be_named_in_natural_forms) {
    for (const char* text :
         {"U1's mine", "U1+U2", "na U1čku", "U1-ку не чіпай", "U1/D2?", "D2er Stapel", "U 1 is mine", "У1"})
        EXPECT_EQ(why_not_say(text), std::nullopt) << text;
    for (const char* text : {"U1forty", "U1+1", "D1²", "U13", "U1+44"}) EXPECT_TRUE(why_not_say(text)) << text;
}

TEST(Guard, knows_the_names_at_the_table) {
    const Company company{{"Agent 47", "Otto der Dritte", "Neo2", "Forty-Four", "44"}, 3};
    for (const char* text : {"Bot 2 is slow", "bot2, hurry up", "Seat 3's turn", "Гравець 2, ходи", "hraje hráč 1",
                             "Agent 47 begins", "Neo2 please", "Otto der Dritte, bitte", "thanks, Agent 47!"})
        EXPECT_EQ(why_not_say(text, company), std::nullopt) << text;
    for (const char* text : {"Bot 4", "Bot 2 has the 2", "47", "Agent 48", "Forty-Four", "44", "Bot 2½", "Agent 47 33"})
        EXPECT_TRUE(why_not_say(text, company)) << text;
    EXPECT_TRUE(why_not_say("Bot 2"));
    EXPECT_TRUE(why_not_say("Agent 47"));
}

TEST(Guard, takes_words_of_two_languages_by_their_company) {
    for (const char* text : {"that elf is cute", "my pet is here", "эта сорока шумит", "сорока на хвості принесла"})
        EXPECT_EQ(why_not_say(text), std::nullopt) << text;
    for (const char* text : {"ich hab elf", "elf", "mám pet", "больше сорока", "сорока", "сорока пяти"})
        EXPECT_TRUE(why_not_say(text)) << text;
}

TEST(Guard, finds_parts_of_a_hundred) {
    for (const char* text : {"half a hundred", "ein halbes Hundert", "сто без одного", "půlka ze sta", "без одного сотня"})
        EXPECT_TRUE(why_not_say(text)) << text;
    for (const char* text : {"a hundred times", "сто раз", "hundert Mal", "half the deck", "stokrát"})
        EXPECT_EQ(why_not_say(text), std::nullopt) << text;
}

TEST(Guard, finds_relations_to_what_lies_there) {
    for (const char* text :
         {"one above U1", "a couple higher than the top", "double what D1 shows", "вдвічі більше, ніж показує U1",
          "ein paar höher als die oberste", "o pár výš než horní", "на пару выше верхней", "U2 doubled"})
        EXPECT_TRUE(why_not_say(text)) << text;
    for (const char* text :
         {"U1 is higher than U2", "I played twice on U1", "double check U1", "one over there on U1", "нижче, U1 мій",
          "one more card on U1", "next up is U1", "половина лежить", "my neighbour wants U1"})
        EXPECT_EQ(why_not_say(text), std::nullopt) << text;
}

TEST(Guard, finds_a_small_distance_from_what_lies_there) {
    for (const char* text :
         {"a smidge above whatever D2 is showing", "just a hair under what D1 shows", "right after the top card",
          "ein kleines bisschen über der obersten Karte", "kousíček nad vrchní kartou", "трохи під D2",
          "на капельку больше верхней", "выше U1", "U1 plus a bit"})
        EXPECT_TRUE(why_not_say(text)) << text;
    for (const char* text : {"lass uns ein bisschen über U1 reden", "trochu nad U1 přemýšlím", "подумаю немного над U1",
                             "right after U1 is covered I'm fine", "das geht direkt nach oben", "just down to D1 now",
                             "больше U1 не трогай", "больше сверху не клади", "U1 plus U2"})
        EXPECT_EQ(why_not_say(text), std::nullopt) << text;
}

TEST(Guard, finds_equal_values_but_lets_colours_be_compared) {
    for (const char* text :
         {"same value as the top card", "the same number as on U2 but red", "mine equals what U1 shows",
          "gleicher Wert wie die oberste", "такая же, как сверху", "stejná jako vrchní", "значение как у верхней"})
        EXPECT_TRUE(why_not_say(text)) << text;
    for (const char* text :
         {"same colour as the top card", "do the same as on U1", "U1 looks the same as U2", "gleich mach ich U1",
          "тот же цвет, что сверху", "stejná barva jako vrchní", "саме на U1 і хотіла"})
        EXPECT_EQ(why_not_say(text), std::nullopt) << text;
}

TEST(Guard, finds_places_between_piles_but_lets_people_choose) {
    for (const char* text : {"my card is between U1 and D1", "halfway between U1 and D1", "genau zwischen U1 und D1",
                             "моя между U1 и D1", "přesně mezi U1 a D1", "посередині між U1 та D1"})
        EXPECT_TRUE(why_not_say(text)) << text;
    for (const char* text : {"can't decide between U1 and U2", "stuck between U1 and D1", "між U1 і U2 не виберу"})
        EXPECT_EQ(why_not_say(text), std::nullopt) << text;
}

TEST(Guard, takes_neighbours_upstairs_for_people) {
    for (const char* text :
         {"ich hab den direkten Nachbarn von U1", "у меня соседнее с U1 число", "следующее число после U1"})
        EXPECT_TRUE(why_not_say(text)) << text;
    for (const char* text : {"die Nachbarn von oben sind laut", "сосед сверху шумит", "soused shora vrtá"})
        EXPECT_EQ(why_not_say(text), std::nullopt) << text;
}

TEST(Guard, knows_numbers_in_every_writing) {
    for (const char* text : {"４", "٤", "४",  "⁴",  "④",    "➍",    "4️⃣",       "𝟜",  "Ⅳ",        "½",   "四",
                             "⚃",  "🂤", "🕓", "🔟", "XLIV", "xlii", "X L I V", "𝐗𝐋", "X\uFE0FL", "||||"})
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

/// The table of notation/visible.cpp, which needs no ICU, against ICU.
TEST(Guard, refuses_all_that_unicode_calls_invisible) {
    constexpr auto bad = U_GC_CC_MASK | U_GC_CF_MASK | U_GC_CS_MASK | U_GC_CO_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK;
    for (char32_t c = 0; c <= 0x10FFFF; ++c) {
        const auto point = static_cast<UChar32>(c);
        const bool of_pictures = c == 0x200D || c == 0xFE0E || c == 0xFE0F;
        const bool invisible =
            u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0 || (U_GET_GC_MASK(point) & bad) != 0;
        if (invisible && !of_pictures) {
            EXPECT_TRUE(is_unseen(c)) << std::hex << point;
        }
        if (u_charType(point) != U_UNASSIGNED && !invisible) {
            EXPECT_FALSE(is_unseen(c)) << std::hex << point;
        }
        if (u_isUWhiteSpace(point) != 0) {
            EXPECT_TRUE(is_blank(c) || is_unseen(c)) << std::hex << point;
        }
    }
}

TEST(Guard, lets_pictures_be_shown) {
    for (const char* text : {"🎉", "👨‍👩‍👧", "❤️", "🇺🇦 🇱🇻", "👍🏽", "¯\\_(ツ)_/¯", ":-)", "💯"})
        EXPECT_EQ(why_not_say(text), std::nullopt) << text;
}

TEST(Guard, shows_numbers_where_they_may_be_told_but_nothing_that_spoils_screens) {
    EXPECT_EQ(why_not_show("I had the 44"), std::nullopt);
    EXPECT_EQ(why_not_show("a\u202Eb"), fault(ChatFault::bad_text));
    EXPECT_EQ(why_not_show(""), fault(ChatFault::empty));
    for (const char* reaction : {"👏", "😅", "😢", "🎉"}) EXPECT_EQ(why_not_show(reaction), std::nullopt) << reaction;
}

TEST(Guard, tells_names_apart_only_where_people_would) {
    EXPECT_TRUE(look_alike("Anna", "anna"));
    EXPECT_TRUE(look_alike("Anna", "Аnnа"));  // with Cyrillic letters
    EXPECT_TRUE(look_alike("Zoë", "Zoe"));
    EXPECT_TRUE(look_alike("🎉", "🎉"));
    EXPECT_FALSE(look_alike("Anna", "Ana"));
    EXPECT_FALSE(look_alike("Bot 1", "Bot 2"));
    EXPECT_FALSE(look_alike("🎉", "🎈"));
    EXPECT_FALSE(look_alike("", ""));
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
