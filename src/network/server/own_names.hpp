// By which names this server may be called. A page of somebody else that points its own name at our address (DNS rebinding)
// is found out by the Host it sends, and a page elsewhere that connects to us by its Origin.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/addresses.hpp"

namespace tenback::server {

class OwnNames {
  public:
    explicit OwnNames(std::vector<std::string> hosts);

    /// Does this Host header (with or without a port) mean us? Always: a loopback name, and the address that was connected
    /// to.
    [[nodiscard]] bool include(std::string_view host, const Address& connected_to) const;

  private:
    std::vector<std::string> hosts_;
};

/// Can it stand in a Host header: a name in ASCII or an address (IPv6 in brackets), with or without a port?
bool is_host_name(std::string_view text);

/// `localhost`, with or without a port: the same name for every machine, and for all programs there.
bool names_this_machine(std::string_view host);

/// Does this Origin header name the page of this Host?
bool is_same_origin(std::string_view origin, std::string_view host);

}  // namespace tenback::server
