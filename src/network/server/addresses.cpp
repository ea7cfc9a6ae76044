#include "server/addresses.hpp"

#include <algorithm>

namespace tenback::server {
namespace {

namespace ip = boost::asio::ip;
using boost::system::error_code;

template <class Network, class Single>
bool holds(const Network& network, const Single& address) {
    return Network(address, network.prefix_length()).canonical() == network;
}

/// Takes the last of the names between commas, without the blanks around it.
std::string_view take_last(std::string_view& list) {
    const auto comma = list.rfind(',');
    std::string_view last = comma == std::string_view::npos ? list : list.substr(comma + 1);
    list = comma == std::string_view::npos ? std::string_view() : list.substr(0, comma);
    const auto begin = last.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return {};
    return last.substr(begin, last.find_last_not_of(" \t") - begin + 1);
}

Address first_bytes(const ip::address_v6& address, std::ptrdiff_t count) {
    auto bytes = address.to_bytes();
    std::fill(bytes.begin() + count, bytes.end(), static_cast<unsigned char>(0));
    return ip::address_v6(bytes);
}

}  // namespace

Address plain(const Address& address) {
    if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
    return ip::make_address_v4(ip::v4_mapped, address.to_v6());
}

Address household(const Address& address) {
    const Address real = plain(address);
    return real.is_v4() ? real : first_bytes(real.to_v6(), 8);
}

std::optional<Address> site(const Address& address) {
    const Address real = plain(address);
    if (real.is_v4()) return std::nullopt;
    return first_bytes(real.to_v6(), 6);
}

Result<TrustedProxies> TrustedProxies::parse(const std::vector<std::string>& networks) {
    TrustedProxies proxies;
    for (const std::string& text : networks) {
        const bool single = text.find('/') == std::string::npos;
        error_code no_four;
        error_code no_six;
        const auto four = ip::make_network_v4(single ? text + "/32" : text, no_four);
        const auto six = ip::make_network_v6(single ? text + "/128" : text, no_six);
        if (no_four && no_six) return Error{"no address or network: " + text};
        if (!no_four) proxies.four_.push_back(four.canonical());
        if (!no_six) proxies.six_.push_back(six.canonical());
    }
    return proxies;
}

bool TrustedProxies::contain(const Address& address) const {
    const Address real = plain(address);
    if (real.is_v4()) return std::ranges::any_of(four_, [&](const auto& n) { return holds(n, real.to_v4()); });
    return std::ranges::any_of(six_, [&](const auto& n) { return holds(n, real.to_v6()); });
}

Address TrustedProxies::client(const Address& peer, std::string_view forwarded_for) const {
    Address known = plain(peer);
    while (contain(known) && !forwarded_for.empty()) {
        error_code unreadable;
        const Address before = ip::make_address(std::string(take_last(forwarded_for)), unreadable);
        if (unreadable) break;
        known = plain(before);
    }
    return known;
}

}  // namespace tenback::server
