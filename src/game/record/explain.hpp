// Refusals in English sentences, for programs and their authors; players read the catalogues of their language.
#pragma once

#include <string>

#include "engine/event.hpp"
#include "engine/refusal.hpp"

namespace tenback::record {

/// One sentence with the rule: `44 does not fit on U1: the top is 50 (TG-5)`.
/// @pre the action of the seat was refused in this turn for this reason
std::string explain(const Rules& rules, const Turn& turn, Seat seat, const Action& action, Refusal refusal);

}  // namespace tenback::record
