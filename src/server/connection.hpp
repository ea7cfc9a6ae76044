// A client that has just connected. The one file behind this is the only one that knows Boost.Beast, which compiles slowly.
#pragma once

#include "server/house.hpp"
#include "server/http.hpp"
#include "server/net.hpp"
#include "server/tls.hpp"

namespace tenback::server {

/// Serves the client in the background, until it leaves: HTTP requests, and a WebSocket if it asks for one. Without `tls` in
/// the clear. House and site must outlive it.
void welcome(House& house, Site& site, Socket socket, const Tls& tls);

}  // namespace tenback::server
