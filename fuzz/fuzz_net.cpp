// Networks: whatever is read has the size of its kind and states chances; whatever is not is refused with a reason.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "bots/fingerprint.hpp"
#include "bots/value_net.hpp"
#include "require.hpp"

namespace tenback {
namespace {

constexpr bots::NetKind tiny{"test inputs-1", 3, 2, 2, 1};

/// The fingerprint belongs to the bytes, so that what comes behind it is tried, too.
std::string with_fingerprint(std::string_view bytes) {
    std::string file(bytes);
    const std::uint64_t print = bots::fingerprint(bytes);
    for (int i = 0; i < 8; ++i) file += static_cast<char>(print >> (8 * i) & 255);
    return file;
}

void check(std::string_view file) {
    const auto net = read_net(tiny, file);
    if (!net) return require(!net.reason().empty(), "a reason");
    require(file.size() == file.find('\n') + 1 + 2 * tiny.numbers() + 8, "the size");
    bots::ValueNet::Sums sums = (*net)->none();
    for (std::size_t input = 0; input < tiny.inputs; ++input) {
        (*net)->add(sums, input);
        const float chance = (*net)->chances(sums)[0];
        require(chance >= 0 && chance <= 1, "a chance");
    }
}

}  // namespace
}  // namespace tenback

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    tenback::check(bytes);
    tenback::check(tenback::with_fingerprint(bytes));
    return 0;
}
