#include "client/address.hpp"

#include <boost/url/src.hpp>  // all of it, here only: Debian's library is not needed then
#include <boost/url/url_view.hpp>

#include "protocol/message.hpp"

namespace tenback::client {
namespace {

constexpr std::string_view table_path = "/t/";

std::string_view usual_port(bool tls) { return tls ? "443" : "80"; }

}  // namespace

std::string ServerAddress::authority() const {
    const std::string name = host.find(':') == std::string::npos ? host : "[" + host + "]";
    return port == usual_port(tls) ? name : name + ":" + port;
}

std::string ServerAddress::text() const { return (tls ? "https://" : "http://") + authority(); }

std::optional<std::string> parse_table_name(std::string_view typed) {
    std::string name;
    for (const char c : typed) name += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    const bool good = name.size() == protocol::id_length || name.size() == protocol::code_length;
    if (!good || name.find_first_not_of(protocol::id_letters) != std::string::npos) return std::nullopt;
    return name;
}

std::optional<Invitation> parse_invitation(std::string_view link) {
    const auto url = boost::urls::parse_uri(boost::core::string_view(link.data(), link.size()));
    if (!url || url->encoded_host().empty() || url->has_userinfo() || url->has_query() || url->has_fragment())
        return std::nullopt;
    const bool tls = url->scheme() == "https" || url->scheme() == "wss";
    if (!tls && url->scheme() != "http" && url->scheme() != "ws") return std::nullopt;
    const bool given = url->has_port() && !url->port().empty();
    if (given && (url->port().size() > 5 || std::stoi(std::string(url->port())) > 65535 || url->port_number() == 0))
        return std::nullopt;
    const std::string port = given ? std::string(url->port()) : std::string(usual_port(tls));
    Invitation invitation{{tls, url->host_address(), port}, {}};
    const std::string path = url->path();
    if (path.empty() || path == "/") return invitation;
    if (!path.starts_with(table_path)) return std::nullopt;
    const auto table = parse_table_name(std::string_view(path).substr(table_path.size()));
    if (!table) return std::nullopt;
    invitation.table = *table;
    return invitation;
}

std::string link_to(const ServerAddress& server, std::string_view table) {
    return server.text() + std::string(table_path) + std::string(table);
}

}  // namespace tenback::client
