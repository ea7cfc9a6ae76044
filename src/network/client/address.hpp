// Where a table is: the link that a server gives out, or a short code and a server.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tenback::client {

struct ServerAddress {
    bool tls = false;
    std::string host;
    std::string port;

    /// `http://cards.example:8080`, without the port where it goes without saying.
    [[nodiscard]] std::string text() const;
    /// As it stands in a request: `cards.example:8080`.
    [[nodiscard]] std::string authority() const;
    bool operator==(const ServerAddress&) const = default;
};

struct Invitation {
    ServerAddress server;
    std::string table;  // id or code, in capital letters; empty if the address names only a server
    bool operator==(const Invitation&) const = default;
};

/// `https://cards.example/t/ABCDEFGHJKLMNPQR`, or only the server. Nothing if it is no such address.
std::optional<Invitation> parse_invitation(std::string_view link);
/// An id or a code in any letters. Nothing if it cannot be one.
std::optional<std::string> parse_table_name(std::string_view typed);
/// What people pass on.
std::string link_to(const ServerAddress& server, std::string_view table);

}  // namespace tenback::client
