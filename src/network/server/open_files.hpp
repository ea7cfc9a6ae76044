// Every connection is an open file; the system limits them.
#pragma once

#include <cstddef>

namespace tenback::server {

/// Raises the limit as far as the system lets us, and says how many connections fit: all but those for store, log and page.
std::size_t room_for_connections();

}  // namespace tenback::server
