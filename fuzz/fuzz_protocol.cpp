// Whatever a client sends is a message or a reason in one line, and what is a message stays within its bounds.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "protocol/message.hpp"
#include "require.hpp"

namespace tenback::protocol {
namespace {

void check(const Create& it) {
    require(it.bots.size() == it.options.rules.players, "a bot or none for each seat");
    require(permits(it.options.rules, it.options.talk), "talk that the game permits");
}
void check(const Sit& it) { require(it.seat >= 1 && it.seat <= Seat::limit && it.key.size() == 32, "a seat and a key"); }
void check(const Vote& it) { require(it.seat >= 1 && it.seat <= Seat::limit, "a seat"); }
void check(const PutBot& it) { require(it.seat >= 1 && it.seat <= Seat::limit, "a seat"); }
void check(const Lay& it) { require(!it.plays.empty() && it.plays.size() <= most_plays, "not too many plays"); }
void check(const GivePart& it) { require(it.bytes.size() == 64 && it.round > 0, "a part"); }
template <class Other>
void check(const Other&) {}

}  // namespace
}  // namespace tenback::protocol

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tenback;
    const auto message = protocol::read_message({reinterpret_cast<const char*>(data), size});
    if (message) {
        require(message->id > 0, "an id");
        std::visit([](const auto& it) { protocol::check(it); }, message->what);
    } else {
        require(!message.error().reason.empty() && message.error().reason.find('\n') == std::string::npos,
                "a reason in one line");
    }
    return 0;
}
