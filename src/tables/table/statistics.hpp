// What a person's finished games add up to.
#pragma once

#include <vector>

#include "table/table.hpp"

namespace tenback::table {

/// Which game with which options, whatever the number of players.
struct PlayedVariant {
    GameKind game = GameKind::classic;
    Chosen chosen{};
    bool operator==(const PlayedVariant&) const = default;
};

/// Finished games of one variant at tables with at least one person.
struct VariantStatistics {
    PlayedVariant variant{};
    int games = 0;
    int wins = 0;            // Face to Face: a person won against a bot
    int between_people = 0;  // Face to Face: somebody always wins, so these count neither as won nor as lost
    int with_take_backs = 0;
    int streak = 0;  // won in a row until now
    int longest_streak = 0;
    /// left[n]: games that ended with n cards left, of all players together; in Face to Face those of the person against the
    /// bot. Between two people they are nobody's own, and not counted.
    std::vector<int> left;
};

/// Counts a finished round. @pre the round of the table is over
void count(std::vector<VariantStatistics>& all, const Table& finished);

}  // namespace tenback::table
