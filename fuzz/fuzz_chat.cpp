// Any bytes: an answer, the same again; a piece that was in the text; and a refused number stays refused in company.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "chat/guard.hpp"
#include "require.hpp"

namespace tenback {
namespace {

void check(std::string_view text) {
    const auto refusal = why_not_say(text);
    const Company company{{std::string(text), "Agent 47"}, 4};
    require(why_not_say(text, company) == why_not_say(text, company), "the same answer in company");
    if (!text.empty()) require(look_alike(text, text), "a name is like itself");
    require(refusal == why_not_say(text), "the same answer every time");
    const auto shown = why_not_show(text);
    if (shown) return require(refusal == shown, "what cannot be shown cannot be said");
    if (!refusal) return;
    require(refusal->fault == ChatFault::number || refusal->fault == ChatFault::comparison,
            "a text that can be shown has no other fault");
    require(!refusal->piece.empty() && text.find(refusal->piece) != std::string_view::npos, "the piece is of the text");
    require(!why_not_show(refusal->piece), "the piece is good text");
}

/// A plain number beside any words is found, unless these already have a fault.
void check_with_number(const std::string& text) {
    if (text.size() > longest_chat - 4 || why_not_show(text)) return;
    require(why_not_say(text + " 44").has_value(), "a number after words is refused");
    require(why_not_say("44 " + text).has_value(), "a number before words is refused");
}

}  // namespace
}  // namespace tenback

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    tenback::check(text);
    tenback::check_with_number(text);
    return 0;
}
