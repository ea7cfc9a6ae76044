// Hints: what the strongest bot would do in a person's place.
#pragma once

#include <memory>

#include "hub/client.hpp"
#include "hub/live_table.hpp"

namespace tenback::hub {

/// Answered when the bot has thought; `no_answer` if it was overtaken.
void give_hint(HubContext& context, LiveTable& live, const std::shared_ptr<Client>& client, table::MessageId id);

}  // namespace tenback::hub
