// Orders as a server decides them: with the guard of the chat, and decks that anybody can check.
#pragma once

#include <string_view>

#include "hub/verdict.hpp"
#include "protocol/orders.hpp"

namespace tenback::hub {

using protocol::asks_to_deal;
using protocol::decide_same_deal;
using protocol::seat_held_by;

/// What protocol::decide_order decides, if words pass the guard.
Verdict decide_guarded(const table::Table& table, const protocol::Asker& asker, const protocol::ClientRequest& wanted);

/// Of a round with a deck that follows from the secret and the parts that were given.
Verdict decide_fair_deal(const table::Table& table, std::string_view table_id);

}  // namespace tenback::hub
