// Whatever a server tells, line by line, a client understands it or has a reason in one line; and what it then believes
// about its table can be used: turns can be searched, nothing is out of range.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "protocol/hear.hpp"
#include "require.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tenback;
    std::string_view rest{reinterpret_cast<const char*>(data), size};
    protocol::ServerMirror mirror;
    while (!rest.empty()) {
        const auto end = std::min(rest.find('\n'), rest.size());
        const auto heard = mirror.hear(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (!heard) {
            require(!heard.reason().empty() && heard.reason().find('\n') == std::string::npos, "a reason in one line");
            return 0;
        }
        if (!mirror.told()) continue;
        const auto view = mirror.told()->view();
        if (!view || !view->your_move()) continue;
        const Rules& rules = mirror.told()->table.options.rules;
        const Legal options = legal(rules, view->turn, view->hand);
        require(options.count() >= 0 && view->hand.size() <= rules.deck_size, "a view that can be used");
        static_cast<void>(can_finish(rules, view->turn, view->hand));
    }
    return 0;
}
