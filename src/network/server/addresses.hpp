// Who is at the other end: the peer of the socket, or whom a trusted proxy names.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace tenback::server {

using Address = boost::asio::ip::address;

/// An IPv4 address in the clothes of IPv6 (::ffff:10.0.0.1) is that IPv4 address.
Address plain(const Address& address);

/// Whom limits hold together: an IPv4 address, or the 64 bits of IPv6 that one subscriber usually gets.
Address household(const Address& address);

/// The 48 bits of IPv6 that a whole site or an ambitious subscriber has, with its 65 536 households; nothing of IPv4.
std::optional<Address> site(const Address& address);

class TrustedProxies {
  public:
    /// Addresses and networks: "127.0.0.1", "10.0.0.0/8", "fd00::/8".
    static Result<TrustedProxies> parse(const std::vector<std::string>& networks);

    [[nodiscard]] bool contain(const Address& address) const;
    /// The peer, unless it is a proxy of ours: then the last in X-Forwarded-For that is none. What stands before that may be
    /// forged by anybody.
    [[nodiscard]] Address client(const Address& peer, std::string_view forwarded_for) const;

  private:
    std::vector<boost::asio::ip::network_v4> four_;
    std::vector<boost::asio::ip::network_v6> six_;
};

}  // namespace tenback::server
