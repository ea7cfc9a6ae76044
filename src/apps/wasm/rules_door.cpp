// Questions of the page about the rules, answered at once: JSON in, JSON out; `error` where there is no answer.
#include <boost/json.hpp>

#include "device/look.hpp"
#include "device/steps.hpp"
#include "record/fields.hpp"
#include "wasm/door.hpp"

namespace tenback::wasm {
namespace {

namespace json = boost::json;

std::uint32_t answer(const Result<json::object>& result) {
    return text_out(json::serialize(result ? *result : json::object{{"error", result.reason()}}));
}

}  // namespace

/// device/look.hpp
EXPORT("look") std::uint32_t look(std::uint32_t length) {
    const auto question = record::parse_object(text_in(length));
    return answer(question ? device::look(*question) : Error{question.reason()});
}

/// device/look.hpp
EXPORT("may_say") std::uint32_t may_say(std::uint32_t length) {
    const auto question = record::parse_object(text_in(length));
    return answer(question ? device::may_say(*question) : Error{question.reason()});
}

/// device/steps.hpp
EXPORT("replay") std::uint32_t replay(std::uint32_t length) { return answer(device::replay(text_in(length))); }

}  // namespace tenback::wasm
