// What a client says, as text; message.hpp reads it.
#pragma once

#include <string>

#include "protocol/message.hpp"

namespace tenback::protocol {

/// `{"id":7,"do":"lay","plays":["44>U1","."]}`
std::string text_of(const ClientMessage& message);

}  // namespace tenback::protocol
