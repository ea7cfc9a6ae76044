// A client that has just connected. What stands behind this knows Boost.Beast, which compiles slowly; what includes it does
// not.
#pragma once

#include <exception>

#include "server/context.hpp"
#include "server/http.hpp"
#include "server/net.hpp"
#include "server/tls.hpp"

namespace tenback::server {

/// Serves the client in the background, until it leaves: HTTP requests, and a WebSocket if it asks for one. Without `tls` in
/// the clear. ServerContext and site must outlive it.
void welcome(ServerContext& context, Site& site, Socket socket, const Tls& tls);

/// Of a coroutine that nobody waits for: what went wrong is logged.
void ended(const std::exception_ptr& failure);

}  // namespace tenback::server
