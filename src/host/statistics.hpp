// What a person's finished games add up to.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "store/store.hpp"
#include "table/table.hpp"

namespace tenback {

/// Finished games of one game and variant, with any number of players and at least one person.
struct VariantStatistics {
    std::string variant;  // notation/variant.hpp without the players: `classic fire=true minimum=2`
    GameKind game;
    int games = 0;
    int wins = 0;            // Face to Face: a person won against a bot
    int between_people = 0;  // Face to Face: not counted as won or lost
    int with_take_back = 0;  // games in which plays were taken back
    int streak = 0;          // won in a row until now
    int longest_streak = 0;
    std::vector<int> left;  // left[n]: games that ended with n cards left
    [[nodiscard]] double mean_left() const;
};

/// Adds up the logs of all tables, oldest first. A log that does not follow the rules is left out.
StoreResult<std::vector<VariantStatistics>> statistics(Store& store);

}  // namespace tenback
