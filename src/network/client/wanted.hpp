// Commands as messages of the protocol, and its refusals as those of a link.
#pragma once

#include <optional>
#include <string>

#include "host/link.hpp"
#include "protocol/hear.hpp"
#include "protocol/message.hpp"

namespace tenback::client {

/// What the person in this seat sends for it, with the key of the seat. Nothing for what is the server's to do.
std::optional<protocol::ClientRequest> wanted_of(const Rules& rules, const table::Command& command, protocol::Viewer you,
                                                 const std::string& key);

host::LinkRefusal refusal_of(const protocol::ToldFault& fault);

}  // namespace tenback::client
