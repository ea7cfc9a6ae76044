// What an error rate means to people: who gives away as much.
#pragma once

#include <string_view>

#include "engine/rules.hpp"

namespace tenback::review {

/// The level of bots whose games have an error rate nearest to this, `easy` to `expert`, at tables like this one.
std::string_view level_like(const Rules& rules, double error_rate);

}  // namespace tenback::review
