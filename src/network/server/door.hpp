// Which requests are let in, and what the others are told.
#pragma once

#include <optional>

#include "server/http.hpp"
#include "server/own_names.hpp"

namespace tenback::server {

inline constexpr std::string_view subprotocol = "tenback.1";
inline constexpr std::size_t longest_target = 1024;

/// Counted under its code.
struct Refused {
    std::string_view code;
    Reply reply;
};

/// What is wrong with a request, whatever it asks for.
std::optional<Refused> fault_of(const Request& request, const OwnNames& names, const Address& connected_to);
/// Why it cannot become a WebSocket.
std::optional<Refused> fault_of_upgrade(const Request& request);

Refused too_many_requests(words::Language language);
/// Who is turned away before anything was read may speak any language.
Refused too_many_connections(std::optional<words::Language> language = {});
Refused server_full();

}  // namespace tenback::server
