#include "bots/registry.hpp"

#include <algorithm>
#include <array>

#include "bots/roster.hpp"

namespace tenback::bots {
namespace {

constexpr std::array entries{
    BotEntry{"random", 1, "any legal card; ends its turn by chance", Purpose::play, make_random_bot},
    BotEntry{"beginner", 1, "a sensible turn, but it overlooks cards and misjudges", Purpose::search, make_beginner_bot},
    BotEntry{"casual", 1, "a beginner with some practice", Purpose::search, make_casual_bot},
    BotEntry{"greedy", 1, "the cheapest card, one after the other", Purpose::play, make_greedy_bot},
    BotEntry{"planner", 1, "the best whole turn by a rule of thumb", Purpose::play, make_planner_bot},
    BotEntry{"adept", 1, "the expert with little patience", Purpose::search, make_adept_bot},
    BotEntry{"expert", 1, "whole turns tried in imagined games; exact when all cards are known", Purpose::search,
             make_expert_bot},
};

constexpr std::array all_levels{
    Level{"easy", "beginner", "random"},
    Level{"normal", "casual", "greedy"},
    Level{"hard", "adept", "planner"},
    Level{"expert", "expert", "expert"},
};

const Level* find_level(std::string_view name) {
    const auto found = std::find_if(all_levels.begin(), all_levels.end(), [&](const Level& l) { return l.name == name; });
    return found == all_levels.end() ? nullptr : &*found;
}

/// `beginner-1` without the version.
std::string_view unversioned(std::string_view player) {
    const auto dash = player.find_last_of('-');
    const bool numbered = dash != std::string_view::npos && dash + 1 < player.size() &&
                          player.find_first_not_of("0123456789", dash + 1) == std::string_view::npos;
    return numbered ? player.substr(0, dash) : player;
}

}  // namespace

std::span<const BotEntry> all_bots() { return entries; }
std::span<const Level> levels() { return all_levels; }

const BotEntry* find_bot(std::string_view name) {
    const Level* level = find_level(name);
    name = level != nullptr ? level->bot : unversioned(name);
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const BotEntry& b) { return b.name == name; });
    return found == entries.end() ? nullptr : &*found;
}

std::string player_of(std::string_view name) {
    const BotEntry* bot = find_bot(name);
    return bot == nullptr ? std::string() : std::string(bot->name) + '-' + std::to_string(bot->version);
}

std::string_view first_bot_of(std::string_view name) {
    const Level* level = find_level(name);
    return level != nullptr ? level->first : name;
}

const Bot& BotCrew::operator[](std::string_view name) {
    auto found = made_.find(name);
    if (found == made_.end()) found = made_.emplace(name, find_bot(name)->make()).first;
    return *found->second;
}

}  // namespace tenback::bots
