// What a finished round tells about its shuffle.
#pragma once

#include <optional>
#include <string_view>

#include "fair/proof.hpp"
#include "table/table.hpp"

namespace tenback::table {

/// What the seats gave, for src/fair.
fair::Contributions contributions_of(const Rules& rules, const Shuffle& shuffle);
fair::Secret secret_of(const Shuffle& shuffle);

/// Nothing before the round is over, nor for a deck that was made from a seed.
std::optional<fair::Fairness> fairness_of(const PublicTable& table, std::string_view id);

}  // namespace tenback::table
