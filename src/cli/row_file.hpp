// Files of weights, a row a line: `{…},  // variant: how it was made`. src/bots/trained has such ones.
#pragma once

#include <string>

#include "engine/rules.hpp"
#include "lab/row.hpp"

namespace tenback::cli {

/// The row of a variant; throws BadData.
WeightList read_row(const std::string& path, const Rules& rules);

/// The row of the variant gives way to this one; throws BadData.
void replace_row(const std::string& path, const Rules& rules, const WeightList& row, const std::string& how);

}  // namespace tenback::cli
