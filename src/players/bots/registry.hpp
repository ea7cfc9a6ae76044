// Every bot there is, in one visible table, and the levels that people choose from.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "bots/bot.hpp"
#include "bots/thumb.hpp"

namespace tenback::bots {

struct BotEntry {
    std::string_view name;
    int version;  // another one where its choices become others; it stands in logs and records
    std::string_view what;
    Purpose purpose;  // of the weights that it plays with
    std::unique_ptr<Bot> (*make_with)(const ThumbSource& thumbs);

    [[nodiscard]] std::unique_ptr<Bot> make() const { return make_with(shipped_thumbs(purpose)); }
};
/// From the weakest to the strongest.
std::span<const BotEntry> all_bots();
/// By the name of a bot, by its name and version (of which the present one is here), or by a level; nothing if there is
/// none.
const BotEntry* find_bot(std::string_view name);

/// Bots by name or level, made when first wanted. What they remember is a cache, so a crew may serve many tables; a thread
/// needs one of its own.
class BotCrew {
  public:
    /// @pre there is such a bot
    const Bot& operator[](std::string_view name);

  private:
    std::map<std::string, std::unique_ptr<Bot>, std::less<>> made_;
};

struct Level {
    std::string_view name;
    std::string_view bot;    // that plays it today
    std::string_view first;  // that played it before logs and records named their players
};
std::span<const Level> levels();
/// Who plays for a bot or level that is named today: `beginner-1`, for logs and records; empty if there is none.
std::string player_of(std::string_view name);
/// Who played for a bot or level that was named alone, in a log or record that names no player.
std::string_view first_bot_of(std::string_view name);

}  // namespace tenback::bots
