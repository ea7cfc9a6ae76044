// Names that nobody can guess, from what clients draw by chance.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tenback::hub {

/// The id that a creator's nonce gives; with another try another one. docs/protocol.md: 16 characters, 80 bits.
std::string table_id(std::string_view nonce, int attempt);
/// Capitals, as people type a code in any way; empty if it cannot be an id or a code.
std::string as_table_name(std::string_view typed);
/// What is kept of the key that holds a seat: enough to know it again.
std::string hash_of_key(std::string_view key);
/// Tells connections to one seat from each other, over all processes; never 0.
std::uint32_t draw_visit();

}  // namespace tenback::hub
