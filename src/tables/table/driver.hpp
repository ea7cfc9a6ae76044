// What everyone who hosts a table does in the same way, be it a server, a program at a terminal or a page: dealing by a
// seed, which turn it is, what bots think with and say, and when advice may be asked for.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/registry.hpp"
#include "table/draft.hpp"

namespace tenback::table {

/// Deck and lot by a seed: the same seed gives the same game. @param known somebody may know the cards already
CardsDealt seeded_deal(const Rules& rules, std::uint64_t seed, bool known);
/// The cards of the last round once more. @pre something was dealt
CardsDealt same_deal(const Table& table);

/// Which turn of which round; 0 is the opening.
struct TurnOf {
    std::uint32_t round = 0;
    std::uint16_t turn = 0;
    bool operator==(const TurnOf&) const = default;
};
/// Nothing while no round runs.
std::optional<TurnOf> turn_of(const Table& table);

/// What a bot on this seat thinks with in this round. @pre something was dealt
std::uint64_t bot_seed(const Table& table, Seat seat);

/// Are bots to talk now? They do once a turn, when it begins and before anybody can act in it.
bool bots_may_talk(const Table& table);
using Says = std::vector<std::pair<Seat, Say>>;
/// What all bots have to say to what they know now, in the order of their seats. @pre bots_may_talk
Says talk_of_bots(const Table& table, bots::BotCrew& crew);
/// What the rules or the table refuse is left out.
void add_says(Draft& draft, const Says& says);

/// The bot that gives advice.
std::string_view adviser();
/// Why the person on this seat may not ask for advice now.
std::optional<TableRefusal> why_no_hint(const Table& table, Seat seat);

}  // namespace tenback::table
