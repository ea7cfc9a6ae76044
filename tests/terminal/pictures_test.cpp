// Every kind of picture in every language at many sizes: nothing cut, nothing drawn over, and as it was
// (tests/golden/screen). UPDATE_GOLDEN=1 rewrites the files.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <ostream>
#include <sstream>

#include "notation/variant.hpp"
#include "sitting.hpp"
#include "source_folder.hpp"

namespace tenback::testing {

namespace msg = words::msg;
namespace {

using terminal::Key;

struct Picture {
    const char* name;
    std::unique_ptr<Sitting> (*sit)();
};
std::ostream& operator<<(std::ostream& out, const Picture& picture) { return out << picture.name; }

using Ptr = std::unique_ptr<Sitting>;

Ptr at(std::string_view variant, const std::vector<std::string>& seats, std::uint64_t seed, std::string_view wanted) {
    auto sitting = std::make_unique<Sitting>(variant, seats, seed);
    EXPECT_TRUE(sitting->play_until(wanted)) << sitting->text();
    return sitting;
}

Ptr typed(Ptr sitting, std::string_view letters) {
    sitting->type(letters);
    return sitting;
}

Ptr pressed(Ptr sitting, const std::vector<Key>& keys) {
    for (const Key key : keys) sitting->press(key);
    return sitting;
}

Ptr alone() { return at("classic players=1", {"Ann"}, 1, "Turn 3"); }
/// The first deal in which Ann holds a card for the trick; the sign alone may stand in the history.
Ptr ten_back() {
    for (std::uint64_t seed = 1; seed < 50; ++seed) {
        auto sitting = std::make_unique<Sitting>("classic players=2", std::vector<std::string>{"Ann", "bot:hard"}, seed);
        if (!sitting->play_until("↺")) continue;
        for (int card = 0; card < 7; ++card) {
            if (sitting->text().find("TEN BACK") != std::string::npos) return sitting;
            sitting->press(Key::right);
        }
    }
    throw std::runtime_error("no deal with a trick");
}
Ptr five() {
    return at("classic players=5 fire=true minimum=3", {"Ann", "bot:hard", "bot:normal", "bot:hard", "Władysław Longname"},
              3, "COVER IT");
}
Ptr quick() { return at("quick players=3", {"Ann", "bot:hard", "bot:hard"}, 8, "SAME COLOUR"); }
Ptr face() { return at("face", {"Ann", "bot:hard"}, 2, "HELPS THEM"); }
Ptr set_up(int right) {
    auto sitting = std::make_unique<Sitting>();
    for (int n = 0; n < right; ++n) sitting->press(Key::right);
    return sitting;
}

/// The set-up screen with so many games that were left after a card.
Ptr kept(int games) {
    auto sitting = std::make_unique<Sitting>();
    for (int n = 1; n <= games; ++n) sitting->leave_a_game(static_cast<std::uint64_t>(n));
    return sitting;
}
/// The set-up screen after a finished game.
Ptr finished() {
    auto sitting = std::make_unique<Sitting>("quick players=2", std::vector<std::string>{"Ann", "bot:normal"}, 3);
    sitting->play_until("Play again");
    return typed(std::move(sitting), "3");
}
/// Goes to a row and presses Enter.
Ptr chosen(Ptr sitting, const std::string& label) {
    while (sitting->text().find("▶ " + label) == std::string::npos) sitting->press(Key::down);
    return pressed(std::move(sitting), {Key::enter});
}

// One of each kind.
const Picture pictures[] = {
    {"classic_alone", alone},
    {"classic_ten_back", ten_back},
    {"classic_five_with_fire", five},
    {"classic_fire_alone", [] { return at("classic players=1 fire=true", {"Ann"}, 1, "COVER IT"); }},
    {"classic_loses", [] { return at("classic players=1", {"Ann"}, 4, "LOSES"); }},
    {"quick_same_colour", quick},
    {"quick_professional",
     [] { return at("quick players=5 pro=true", {"Ann", "bot:hard", "bot:hard", "bot:hard", "bot:hard"}, 3, "Turn 6"); }},
    {"face_helps", face},
    {"hand_over", [] { return at("classic players=2", {"Ann", "Bob"}, 1, "Pass the keyboard to Bob"); }},
    {"wish",
     [] {
         auto sitting = std::make_unique<Sitting>("classic players=3",
                                                  std::vector<std::string>{"Ann", "bot:hard", "bot:hard"}, 1, false);
         sitting->wait_for("Kiki\u00A0(hard):");
         return sitting;
     }},
    {"refused", [] { return typed(alone(), "e"); }},
    {"talk", [] { return typed(quick(), "t"); }},
    {"talk_which", [] { return typed(quick(), "t1"); }},
    {"rules_classic", [] { return typed(alone(), "r"); }},
    {"rules_face_end", [] { return pressed(typed(face(), "r"), {Key::end}); }},
    {"keys", [] { return typed(face(), "?"); }},
    {"keys_quick", [] { return typed(quick(), "?"); }},
    {"wishes_of_five",
     [] {
         auto sitting = std::make_unique<Sitting>(
             "classic players=5", std::vector<std::string>{"Ann", "bot:hard", "bot:hard", "bot:hard", "bot:hard"}, 1, false);
         sitting->play_until("Turn 1");
         return sitting;
     }},
    {"set_up_with_kept_games",
     [] {
         auto sitting = kept(3);
         for (int n = 0; n < 5; ++n) sitting->press(Key::down);
         return pressed(std::move(sitting), {Key::left, Key::left});  // five seats
     }},
    {"kept_games", [] { return chosen(kept(25), "Saved games"); }},
    {"kept_game", [] { return pressed(chosen(kept(3), "Saved games"), {Key::enter}); }},
    {"delete_game", [] { return typed(pressed(chosen(kept(3), "Saved games"), {Key::enter}), "2"); }},
    {"statistics", [] { return chosen(finished(), "Statistics"); }},
    {"language", [] { return typed(alone(), "l"); }},
    {"what_happened", [] { return typed(five(), "w"); }},
    {"set_up_classic", [] { return set_up(0); }},
    {"set_up_quick", [] { return set_up(1); }},
    {"set_up_face", [] { return set_up(2); }},
    {"set_up_five_seats",
     [] { return pressed(set_up(0), {Key::down, Key::down, Key::down, Key::down, Key::left, Key::left}); }},
    {"end",
     [] {
         auto sitting = std::make_unique<Sitting>("quick players=2", std::vector<std::string>{"Ann", "bot:normal"}, 3);
         sitting->play_until("Play again");
         return sitting;
     }},
};

class Pictures : public ::testing::TestWithParam<Picture> {};

/// The least, around every step at which things grow, and far beyond.
constexpr std::pair<int, int> sizes[]{{80, 24},  {40, 12},  {48, 13},  {49, 14},  {50, 15},  {60, 18},  {60, 21},  {56, 40},
                                      {79, 24},  {80, 17},  {80, 23},  {200, 12}, {40, 60},  {80, 26},  {100, 25}, {100, 30},
                                      {112, 24}, {120, 40}, {128, 32}, {140, 45}, {156, 36}, {160, 50}, {250, 80}};

TEST_P(Pictures, FitInEveryLanguageAndAreAsTheyWere) {
    const Ptr sitting = GetParam().sit();
    std::string now;
    for (const words::Language language : words::all_languages) {
        sitting->words.speak(language);
        for (const auto& [width, height] : sizes) {
            for (const auto alphabet : {terminal::Alphabet::unicode, terminal::Alphabet::ascii}) {
                const terminal::Grid grid = sitting->picture(width, height, alphabet);
                EXPECT_EQ(grid.faults(), std::vector<std::string>{})
                    << code_of(language) << " " << width << " x " << height << "\n"
                    << grid.text();
            }
        }
        now += "== " + std::string(code_of(language)) + "\n" + sitting->text();
    }
    sitting->words.speak(words::Language::en);
    for (const auto& [width, height] : {std::pair(40, 12), std::pair(50, 15), std::pair(60, 18), std::pair(120, 40)})
        now +=
            "== " + std::to_string(width) + " x " + std::to_string(height) + "\n" + sitting->picture(width, height).text();
    const auto path = source_folder() / "tests/golden/screen" / (std::string(GetParam().name) + ".txt");
    if (std::getenv("UPDATE_GOLDEN") != nullptr) std::ofstream(path) << now;
    std::ostringstream kept;
    kept << std::ifstream(path).rdbuf();
    EXPECT_EQ(kept.str(), now);
}

INSTANTIATE_TEST_SUITE_P(Screen, Pictures, ::testing::ValuesIn(pictures),
                         [](const auto& picture) { return std::string(picture.param.name); });

/// Every picture of whole games, in the language with the longest words of each moment.
TEST(WholeGames, NothingIsCutOrDrawnOver) {
    for (const auto& [variant, seats] : std::vector<std::pair<std::string, std::vector<std::string>>>{
             {"classic players=4 fire=true", {"Ann", "bot:hard", "bot:easy", "Bob"}},
             {"quick players=3", {"Ann", "bot:hard", "bot:normal"}},
             {"face", {"Ann", "bot:hard"}}}) {
        Sitting sitting(variant, seats, 5);
        for (bool over = false; !over; sitting.play()) {
            over = sitting.text().find("Play again") != std::string::npos;
            for (const words::Language language : words::all_languages) {
                sitting.words.speak(language);
                for (const auto& [width, height] :
                     {std::pair(80, 24), std::pair(40, 12), std::pair(50, 15), std::pair(60, 18), std::pair(120, 40)}) {
                    const terminal::Grid grid = sitting.picture(width, height);
                    ASSERT_EQ(grid.faults(), std::vector<std::string>{}) << grid.text();
                }
            }
            sitting.words.speak(words::Language::en);
            if (over) break;
        }
    }
}

TEST(Letters, AnswerQuestionsInTheLanguageOfThePlayer) {
    for (const auto& [language, yes] :
         {std::pair(words::Language::uk, "т"), std::pair(words::Language::ru, "Д"), std::pair(words::Language::ru, "y")}) {
        const Ptr sitting = chosen(kept(1), "Saved games");
        sitting->words.speak(language);
        for (const std::string answer : {"н", yes}) {
            sitting->press(Key::enter);
            sitting->type("2" + answer);
            if (answer != yes) sitting->press(Key::enter);  // the list again
        }
        sitting->words.speak(words::Language::en);
        EXPECT_FALSE(sitting->shows("Saved games")) << yes << sitting->text();
    }
}

TEST(SetUp, AVariantThatIsNotChosenIsExplainedByItsName) {
    Sitting sitting;
    sitting.press(Key::down);
    EXPECT_TRUE(sitting.shows("On Fire: 22, 33, 44, 55, 66 and 77 burn")) << sitting.text();
    sitting.press(Key::down);
    EXPECT_TRUE(sitting.shows("three a turn: at least three cards a turn")) << sitting.text();
    sitting.press(Key::down);
    EXPECT_TRUE(sitting.shows("smaller hand: one card fewer")) << sitting.text();
}

TEST(SetUp, EnterConfirmsANameAndGoesOn) {
    Sitting sitting;
    while (sitting.text().find("▶ Player 1") == std::string::npos) sitting.press(Key::down);
    sitting.type("Ann");
    sitting.press(Key::enter);
    EXPECT_NE(sitting.text().find("person, Ann"), std::string::npos);
    EXPECT_NE(sitting.text().find("▶ Player 2"), std::string::npos) << sitting.text();
    sitting.press(Key::enter);
    sitting.wait_for("Ann, do you want to begin?");
}

TEST(KeptGames, AreDeletedOnTheScreenOnlyAfterAYes) {
    const Ptr sitting = chosen(kept(1), "Saved games");
    for (const char answer : {'n', 'y'}) {
        sitting->press(Key::enter);
        sitting->type("2");
        EXPECT_NE(sitting->text().find("Delete game 1 for good?"), std::string::npos) << sitting->text();
        sitting->type({&answer, 1});
        if (answer == 'n') sitting->press(Key::enter);  // the list again
    }
    EXPECT_EQ(sitting->text().find("Saved games"), std::string::npos) << sitting->text();
}

TEST(KeptGames, ManyCanAllBeReached) {
    const Ptr sitting = chosen(kept(25), "Saved games");
    sitting->press(Key::up);
    sitting->press(Key::enter);
    sitting->press(Key::enter);
    EXPECT_NE(sitting->text().find("Your turn"), std::string::npos) << sitting->text();
}

TEST(Handover, ShowsNoDigitAtAll) {
    Sitting sitting("classic players=2", {"Ann", "Bob"}, 1);
    for (int turn = 0; turn < 5; ++turn) {
        ASSERT_TRUE(sitting.play_until("Pass the keyboard"));
        EXPECT_EQ(sitting.text().find_first_of("0123456789"), std::string::npos) << sitting.text();
        sitting.press(Key::enter);
    }
}

/// The cursor of the next person must not stand near the card that the last one had chosen.
TEST(Handover, TheCursorStandsOnTheFirstCard) {
    Sitting sitting("classic players=2", {"Ann", "Bob"}, 1);
    ASSERT_TRUE(sitting.play_until("e end turn"));
    for (int n = 0; n < 4; ++n) sitting.press(Key::right);
    sitting.type("e");
    sitting.press(Key::enter);
    EXPECT_TRUE(sitting.shows("Bob’s hand")) << sitting.text();
    EXPECT_TRUE(sitting.shows("\n ╔════╗")) << sitting.text();
}

TEST(Notice, LongOnesPushTheHistoryDown) {
    const auto games = std::move(*host::KeptGames::open(std::nullopt));
    const auto link = std::move(
        *games->start({{*parse_variant("classic players=1"), table::TalkPreset::markers, true}, {table::Person{"Ann"}}}));
    ASSERT_FALSE(link->deal({.seed = 1}));
    const terminal::Place place{"/" + std::string(90, 'x') + "/" + std::string(60, 'y'), "abc"};
    for (const store::StoreFault fault :
         {store::StoreFault::full, store::StoreFault::read_only, store::StoreFault::damaged, store::StoreFault::in_use}) {
        const words::Message trouble = msg::error_not_kept(terminal::trouble({fault, "reason"}, place));
        const terminal::GameViewModel sight{.table = link->table(),
                                            .names = terminal::names_at(link->table().seats),
                                            .view = link->view(Seat::at(0)),
                                            .notice = terminal::Notice{trouble, terminal::Ink::danger}};
        for (const words::Language language : words::all_languages) {
            terminal::Grid grid(80, 24);
            terminal::draw_game(grid, sight, words::Words(language));
            EXPECT_EQ(grid.faults(), std::vector<std::string>{}) << grid.text();
        }
    }
}

/// LC_ALL=C: no glyph that such a terminal lacks, wherever English is spoken.
TEST(Ascii, EnglishNeedsNothingElse) {
    for (const Ptr& sitting : {alone(), five(), quick(), face(), typed(quick(), "t"), typed(five(), "?"), typed(face(), "r"),
                               set_up(0), finished()}) {
        for (const auto& [width, height] : {std::pair(80, 24), std::pair(40, 12), std::pair(120, 40)}) {
            const terminal::Grid grid = sitting->picture(width, height, terminal::Alphabet::ascii);
            for (const char32_t glyph : terminal::glyphs_of(grid.text()))
                ASSERT_TRUE(glyph < 128 || glyph == U'ł') << terminal::utf8_of({&glyph, 1}) << "\n" << grid.text();
        }
    }
}

}  // namespace
}  // namespace tenback::testing
