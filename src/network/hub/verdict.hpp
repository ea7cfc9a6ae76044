// Verdicts by their short names.
#pragma once

#include "protocol/verdict.hpp"

namespace tenback::hub {

using protocol::Again;
using protocol::Done;
using protocol::Events;
using protocol::Fault;
using protocol::fault_of;
using protocol::Outcome;
using protocol::Verdict;
using protocol::verdict_of;

}  // namespace tenback::hub
