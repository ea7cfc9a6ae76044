// What `serve` says to the people at this machine: where the game is, in their language.
#pragma once

#include <string>
#include <vector>

namespace tenback::cli {

/// This machine's addresses in its networks, as links to this port. Empty without a network.
std::vector<std::string> network_links(const std::string& scheme, int port);

/// A link as a picture to be scanned by a phone: two modules a character, dark on light whatever the terminal's colours.
std::string qr_text(const std::string& link);

/// Opens the link in a browser if there is a desktop with one.
void open_browser(const std::string& link);

/// Prints how to come in.
void welcome(const std::string& link, const std::vector<std::string>& for_others);

}  // namespace tenback::cli
