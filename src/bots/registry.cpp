#include "bots/registry.hpp"

#include <algorithm>
#include <array>

#include "bots/roster.hpp"

namespace tenback {
namespace {

constexpr std::array all_bots{
    BotEntry{"random", "any legal card; ends its turn by chance", Purpose::play, make_random_bot},
    BotEntry{"greedy", "the cheapest card, one after the other", Purpose::play, make_greedy_bot},
    BotEntry{"planner", "the best whole turn by a rule of thumb", Purpose::play, make_planner_bot},
    BotEntry{"expert", "whole turns tried in imagined games; exact when all cards are known", Purpose::search,
             make_expert_bot},
};

constexpr std::array all_levels{
    Level{"easy", "random"},
    Level{"normal", "greedy"},
    Level{"hard", "planner"},
    Level{"expert", "expert"},
};

}  // namespace

std::span<const BotEntry> bots() { return all_bots; }
std::span<const Level> levels() { return all_levels; }

const BotEntry* find_bot(std::string_view name) {
    for (const Level& level : all_levels)
        if (level.name == name) name = level.bot;
    const auto found = std::find_if(all_bots.begin(), all_bots.end(), [&](const BotEntry& b) { return b.name == name; });
    return found == all_bots.end() ? nullptr : &*found;
}

}  // namespace tenback
