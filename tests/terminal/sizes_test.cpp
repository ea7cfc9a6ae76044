// Small and large terminals.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "notation/variant.hpp"
#include "sitting.hpp"

namespace tenback::testing {
namespace {

TEST(TooSmall, AsksForMoreRoomAndNamesTheOtherWayWhateverTheSize) {
    Sitting sitting("classic players=1", {"Ann"}, 1);
    for (const auto& [width, height] : {std::pair(39, 12), std::pair(40, 11), std::pair(20, 5), std::pair(1, 1)}) {
        const terminal::Grid grid = sitting.picture(width, height);
        EXPECT_EQ(grid.text().find("Your turn"), std::string::npos);
        EXPECT_EQ(grid.faults(), std::vector<std::string>{});
    }
    const std::string text = sitting.picture(39, 12).text();
    EXPECT_NE(text.find("40\u00A0×\u00A012"), std::string::npos) << text;
    EXPECT_NE(text.find("--plain"), std::string::npos) << text;
}

/// Whatever a small screen leaves out, these a player needs: tops, hand, whose turn it is, and what is to be done.
TEST(Small, TheWholeGameIsThere) {
    Sitting sitting("classic players=5", {"Ann", "bot:hard", "bot:hard", "bot:hard", "bot:hard"}, 1);
    const std::string large = sitting.picture(80, 24).text();
    for (const auto& [width, height] : {std::pair(40, 12), std::pair(50, 15), std::pair(60, 18)}) {
        const std::string text = sitting.picture(width, height).text();
        for (const std::string wanted : {"U1", "U2", "D1", "D2", "Your turn", "Turn 1", "▶1", "? "})
            EXPECT_NE(text.find(wanted), std::string::npos) << wanted << "\n" << text;
        std::istringstream rows(large);
        for (std::string row; std::getline(rows, row);) {
            if (row.find("│ ") == std::string::npos) continue;
            std::istringstream words(row);
            for (std::string word; words >> word;) {
                if (word.find_first_not_of("0123456789") != std::string::npos) continue;
                EXPECT_NE(text.find(word), std::string::npos) << word << "\n" << text;
            }
        }
    }
}

TEST(Growth, ALargerTerminalNeverDrawsSmaller) {
    for (const std::string variant : {"classic players=1", "classic players=5", "quick players=3", "face"}) {
        const Rules rules = *parse_variant(variant);
        const auto dots = [&](int width, int height) {
            return terminal::layout(terminal::Grid(width, height), rules).pile_dots;
        };
        for (int width = 40; width < 220; ++width)
            for (int height = 12; height < 70; ++height) {
                ASSERT_LE(dots(width, height), dots(width + 1, height)) << variant << width << " x " << height;
                ASSERT_LE(dots(width, height), dots(width, height + 1)) << variant << width << " x " << height;
            }
    }
}

TEST(Growth, PilesAndCardsGrowWithTheTerminal) {
    const Rules rules = *parse_variant("classic players=2");
    struct Expected {
        int width, height, pile_dots, card_dots;
    };
    for (const Expected& it : {Expected{40, 12, 0, terminal::Layout::text_only}, Expected{50, 15, 0, 0},
                               Expected{60, 18, 1, terminal::Layout::text_only}, Expected{80, 24, 1, 0},
                               Expected{100, 30, 2, 1}, Expected{120, 40, 2, 2}, Expected{160, 50, 4, 3}}) {
        const terminal::Layout at = terminal::layout(terminal::Grid(it.width, it.height), rules);
        EXPECT_EQ(at.pile_dots, it.pile_dots) << it.width << " x " << it.height;
        EXPECT_EQ(at.card_dots, it.card_dots) << it.width << " x " << it.height;
    }
}

}  // namespace
}  // namespace tenback::testing
