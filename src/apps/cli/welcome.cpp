#include "cli/welcome.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <qrencode.h>
#include <spawn.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <memory>

#include "cli/speech.hpp"
#include "words/phrases.hpp"

namespace tenback::cli {

namespace msg = words::msg;
namespace {

/// The address of an interface that others can reach, as text.
std::string reachable(const ifaddrs& interface) {
    const bool wanted = (interface.ifa_flags & IFF_UP) != 0 && (interface.ifa_flags & IFF_LOOPBACK) == 0;
    if (!wanted || interface.ifa_addr == nullptr || interface.ifa_addr->sa_family != AF_INET) return "";
    std::array<char, INET_ADDRSTRLEN> text{};
    const auto* address = reinterpret_cast<const sockaddr_in*>(interface.ifa_addr);  // NOLINT: so says the system
    return inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size()) == nullptr ? "" : text.data();
}

}  // namespace

std::vector<std::string> network_links(const std::string& scheme, int port) {
    ifaddrs* first = nullptr;
    if (getifaddrs(&first) != 0) return {};
    const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> all(first, freeifaddrs);
    std::vector<std::string> links;
    for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next)
        if (const std::string address = reachable(*one); !address.empty())
            links.push_back(fmt::format("{}://{}:{}/", scheme, address, port));
    return links;
}

std::string qr_text(const std::string& link) {
    const std::unique_ptr<QRcode, void (*)(QRcode*)> code(QRcode_encodeString(link.c_str(), 0, QR_ECLEVEL_L, QR_MODE_8, 1),
                                                          QRcode_free);
    if (!code) return "";
    constexpr int margin = 2;
    const auto dark = [&code](int row, int column) {
        const bool inside = row >= 0 && column >= 0 && row < code->width && column < code->width;
        return inside && (code->data[row * code->width + column] & 1) != 0;
    };
    constexpr std::array<const char*, 4> upper_and_lower{"█", "▀", "▄", " "};  // light ones are drawn
    std::string text;
    for (int row = -margin; row < code->width + margin; row += 2) {
        text += "\033[97;40m";
        for (int column = -margin; column < code->width + margin; ++column)
            text += upper_and_lower[(dark(row, column) ? 2U : 0U) + (dark(row + 1, column) ? 1U : 0U)];
        text += "\033[0m\n";
    }
    return text;
}

void open_browser(const std::string& link) {
    if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) return;
    std::string program = "xdg-open";
    std::string argument = link;
    const std::array<char*, 3> arguments{program.data(), argument.data(), nullptr};
    posix_spawn_file_actions_t quiet{};
    posix_spawn_file_actions_init(&quiet);
    posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&quiet, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t browser{};
    posix_spawnp(&browser, program.c_str(), &quiet, nullptr, arguments.data(), environ);  // no browser, no harm
    posix_spawn_file_actions_destroy(&quiet);
}

void welcome(const std::string& link, const std::vector<std::string>& for_others) {
    const words::Words& words = players_words();
    fmt::print("{}\n", words(msg::serve_here(link)));
    for (const std::string& other : for_others) {
        fmt::print("{}\n", words(msg::serve_others(other)));
        if (isatty(STDOUT_FILENO) != 0) fmt::print("{}", qr_text(other));
    }
    fmt::print("{}\n", words(msg::serve_stop()));
    std::fflush(stdout);
}

}  // namespace tenback::cli
