// Numbers that must never change: how many sequences of actions there are, and a hash over random games.
#include "support/counts.hpp"

#include <gtest/gtest.h>

#include <cstdio>

#include "engine/data_files.hpp"

namespace tenback::testing {

TEST(Perft, CountsWhatTheCheckedDoorAccepts) {
    for (const char* variant : {"classic players=1", "classic players=2 fire=true", "classic players=1 fire=true minimum=3",
                                "classic players=5 minimum=3 hand=5", "quick players=3", "quick players=2 pro=true", "face"})
        for (int depth = 0; depth <= 3; ++depth)
            EXPECT_EQ(count_sequences(variant, 1, depth), count_sequences_by_trying(variant, 1, depth)) << variant << depth;
}

TEST(Perft, IsAsKeptInTheDataFile) {
    const auto rows = rows_of("perft.txt");
    EXPECT_FALSE(rows.empty());
    for (const auto& row : rows) {
        ASSERT_EQ(row.size(), 4U);
        EXPECT_EQ(std::to_string(count_sequences(row[0], std::stoull(row[1]), std::stoi(row[2]))), row[3])
            << row[0] << " depth " << row[2];
    }
}

TEST(Signature, IsAsKeptInTheDataFile) {
    const auto rows = rows_of("signature.txt");
    EXPECT_FALSE(rows.empty());
    for (const auto& row : rows) {
        ASSERT_EQ(row.size(), 4U);
        char hex[17];
        std::snprintf(hex, sizeof hex, "%016llx",
                      static_cast<unsigned long long>(hash_of_games(row[0], std::stoull(row[1]), std::stoi(row[2]))));
        EXPECT_EQ(hex, row[3]) << row[0];
    }
}

}  // namespace tenback::testing
