// The hub of a server process.
#pragma once

#include <memory>

#include "hub/settings.hpp"
#include "server/hub.hpp"
#include "store/store.hpp"

namespace tenback::hub {

/// With the tables of this store. The maker is used once.
server::MakeHub hub_maker(const HubSettings& settings, std::unique_ptr<store::Store> store);

}  // namespace tenback::hub
