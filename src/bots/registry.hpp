// Every bot there is, in one visible table, and the levels that people choose from.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "bots/bot.hpp"
#include "bots/thumb.hpp"

namespace tenback {

struct BotEntry {
    std::string_view name;
    std::string_view what;
    Purpose purpose;  // of the weights that it plays with
    std::unique_ptr<Bot> (*make_with)(const ThumbSource& thumbs);

    [[nodiscard]] std::unique_ptr<Bot> make() const { return make_with(shipped_thumbs(purpose)); }
};
/// From the weakest to the strongest.
std::span<const BotEntry> bots();
/// Nothing if there is no bot of that name or level.
const BotEntry* find_bot(std::string_view name);

struct Level {
    std::string_view name;
    std::string_view bot;
};
std::span<const Level> levels();

}  // namespace tenback
