#include "server/door.hpp"

#include <fmt/format.h>

namespace tenback::server {

namespace msg = words::msg;
namespace {

Refused refused(std::string_view code, unsigned status, std::string_view sentence) {
    return {code, plain_reply(status, sentence)};
}

Refused refused(std::string_view code, unsigned status, const words::Message& sentence,
                std::optional<words::Language> language) {
    return {code, reply_for_people(status, sentence, language)};
}

Refused with(Refused refused, std::string_view header, std::string_view value) {
    refused.reply.headers.emplace_back(header, value);
    return refused;
}

}  // namespace

std::optional<Refused> fault_of(const Request& request, const OwnNames& names, const Address& connected_to) {
    if (request.is_ambiguous) return refused("bad_request", 400, "This request can be read in two ways.");
    if (request.is_encoded) return refused("bad_request", 501, "This server knows no such Transfer-Encoding.");
    if (request.target.size() > longest_target) return refused("long_target", 414, "This address is too long.");
    if (request.method != "GET" && request.method != "HEAD")
        return with(refused("method", 405, "Nothing can be sent here."), "Allow", "GET, HEAD");
    if (!names.include(request.host, connected_to)) return refused("host", 421, msg::http_other_name(), request.language);
    return std::nullopt;
}

std::optional<Refused> fault_of_upgrade(const Request& request) {
    if (!request.wants_websocket)
        return with(with(refused("no_upgrade", 426, "Only a WebSocket can be opened here."), "Upgrade", "websocket"),
                    "Sec-WebSocket-Version", "13");
    if (!request.origin.empty() && !is_same_origin(request.origin, request.host))
        return refused("origin", 403, "Only pages of this server may connect to it.");
    if (!request.speaks_our_protocol)
        return with(refused("protocol", 400, fmt::format("This server speaks {}.", subprotocol)), "Sec-WebSocket-Protocol",
                    subprotocol);
    return std::nullopt;
}

Refused too_many_requests(words::Language language) {
    return with(refused("too_many_requests", 429, msg::http_too_many_requests(), language), "Retry-After", "10");
}

Refused too_many_connections(std::optional<words::Language> language) {
    return with(refused("too_many_connections", 429, msg::http_too_many_connections(), language), "Retry-After", "10");
}

Refused server_full() { return with(refused("full", 503, msg::http_server_full(), {}), "Retry-After", "60"); }

}  // namespace tenback::server
