// A proof that is read, written again and read again is the same; and no text makes the verifier fail.
#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fair/verify.hpp"
#include "notation/variant.hpp"
#include "record/fields.hpp"
#include "require.hpp"

namespace tenback::fair {
namespace {

void check_proof(std::string_view text) {
    static const Rules rules = *parse_variant("classic players=3");
    const auto object = record::parse_object(text);
    if (!object) return;
    const auto read = read_fairness(*object, rules);
    if (!read) return require(!read.reason().empty(), "an error has a reason");
    const auto again = read_fairness(fairness_json(*read), rules);
    require(again && *again == *read, "writing and reading changes nothing");
}

}  // namespace
}  // namespace tenback::fair

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    tenback::fair::check_proof(text);
    tenback::fair::verify(text);
    return 0;
}
