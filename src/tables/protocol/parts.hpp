// Pieces that messages of both directions have.
#pragma once

#include "protocol/fields.hpp"
#include "table/table_event.hpp"

namespace tenback::protocol {

inline constexpr std::size_t longest_level = 32;
inline constexpr std::size_t longest_name = 24 * 4;   // bytes; the table counts letters
inline constexpr std::size_t longest_text = 200 * 4;  // the same
inline constexpr int shortest_clock = 10;             // seconds; the table says how long it may be

/// `game`, `players`, `options`, `talk`, `hints`, `listed` and `clock`.
table::TableOptions table_options(Fields& fields);
json::object options_of(const table::TableOptions& options);

}  // namespace tenback::protocol
