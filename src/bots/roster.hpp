// How each bot of the registry is made.
#pragma once

#include <memory>

#include "bots/bot.hpp"

namespace tenback {

std::unique_ptr<Bot> make_random_bot();
std::unique_ptr<Bot> make_greedy_bot();
std::unique_ptr<Bot> make_planner_bot();
std::unique_ptr<Bot> make_expert_bot();

}  // namespace tenback
