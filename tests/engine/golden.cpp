// Whole games, as every seat saw them, compared with tests/golden. UPDATE_GOLDEN=1 rewrites the files.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "source_folder.hpp"
#include "support/playthrough.hpp"

namespace tenback::testing {

struct Golden {
    const char* file;
    const char* variant;
    std::uint64_t seed;
};

std::ostream& operator<<(std::ostream& out, const Golden& golden) { return out << golden.file; }

// Seeds of long games, so that the empty draw pile and skipped seats are seen.
constexpr Golden goldens[] = {
    {"classic_1", "classic players=1", 164},
    {"classic_2", "classic players=2", 399},
    {"classic_3", "classic players=3", 361},
    {"classic_4", "classic players=4", 350},
    {"classic_5", "classic players=5", 249},
    {"fire_1", "classic players=1 fire=true", 171},
    {"fire_2", "classic players=2 fire=true", 61},
    {"fire_4", "classic players=4 fire=true", 24},
    {"expert_3", "classic players=3 minimum=3", 248},
    {"smaller_hand_2", "classic players=2 hand=6", 212},
    {"expert_smaller_hand_4", "classic players=4 minimum=3 hand=5", 252},
    {"expert_fire_2", "classic players=2 fire=true minimum=3 hand=6", 290},
    {"quick_2", "quick players=2", 23},
    {"quick_3", "quick players=3", 87},
    {"quick_4", "quick players=4", 120},
    {"quick_5", "quick players=5", 23},
    {"quick_pro_3", "quick players=3 pro=true", 33},
    {"face", "face", 48},
};

class Playthrough : public ::testing::TestWithParam<Golden> {};

TEST_P(Playthrough, IsAsItWas) {
    const Golden golden = GetParam();
    const auto path = source_folder() / "tests/golden" / (std::string(golden.file) + ".txt");
    const std::string now = playthrough(golden.variant, golden.seed);
    if (std::getenv("UPDATE_GOLDEN") != nullptr) std::ofstream(path) << now;
    std::ostringstream kept;
    kept << std::ifstream(path).rdbuf();
    EXPECT_EQ(kept.str(), now);
}

INSTANTIATE_TEST_SUITE_P(Golden, Playthrough, ::testing::ValuesIn(goldens),
                         [](const auto& golden) { return std::string(golden.param.file); });

}  // namespace tenback::testing
