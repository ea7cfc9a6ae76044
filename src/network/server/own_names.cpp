#include "server/own_names.hpp"

#include <algorithm>
#include <cctype>
#include <regex>

namespace tenback::server {
namespace {

std::string lower(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return result;
}

/// "[::1]:8080" is ::1, "example.org:8080" is example.org.
std::string without_port(std::string_view host) {
    if (host.starts_with('[')) return lower(host.substr(1, host.find(']') - 1));
    return lower(host.substr(0, host.find(':')));
}

}  // namespace

bool is_host_name(std::string_view text) {
    static const std::regex name(R"((\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9_]([A-Za-z0-9_.-]*[A-Za-z0-9_])?)\.?(:[0-9]+)?)");
    return std::regex_match(text.begin(), text.end(), name);
}

OwnNames::OwnNames(std::vector<std::string> hosts) : hosts_(std::move(hosts)) {
    for (std::string& host : hosts_) host = without_port(host);
}

bool OwnNames::include(std::string_view host, const Address& connected_to) const {
    const std::string name = without_port(host);
    if (names_this_machine(name)) return true;
    boost::system::error_code is_a_name;
    const Address address = boost::asio::ip::make_address(name, is_a_name);
    if (!is_a_name && (plain(address).is_loopback() || plain(address) == plain(connected_to))) return true;
    return std::ranges::find(hosts_, name) != hosts_.end();
}

bool names_this_machine(std::string_view host) {
    const std::string name = without_port(host);
    return name == "localhost" || name.ends_with(".localhost");
}

bool is_same_origin(std::string_view origin, std::string_view host) {
    for (const std::string_view scheme : {"https://", "http://"})
        if (origin.starts_with(scheme)) return lower(origin.substr(scheme.size())) == lower(host);
    return false;
}

}  // namespace tenback::server
