// How each bot of the registry is made, and where it gets its rule of thumb from.
#pragma once

#include <memory>

#include "bots/bot.hpp"
#include "bots/thumb.hpp"

namespace tenback::bots {

std::unique_ptr<Bot> make_random_bot(const ThumbSource& unused);
std::unique_ptr<Bot> make_beginner_bot(const ThumbSource& thumbs);
std::unique_ptr<Bot> make_casual_bot(const ThumbSource& thumbs);
std::unique_ptr<Bot> make_greedy_bot(const ThumbSource& thumbs);
std::unique_ptr<Bot> make_planner_bot(const ThumbSource& thumbs);
std::unique_ptr<Bot> make_adept_bot(const ThumbSource& thumbs);
std::unique_ptr<Bot> make_expert_bot(const ThumbSource& thumbs);

}  // namespace tenback::bots
