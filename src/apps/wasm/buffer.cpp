// The one buffer through which texts pass, of every module.
#include <algorithm>
#include <string>

#include "wasm/door.hpp"

namespace {

std::string text_buffer(4096, '\0');

}  // namespace

namespace tenback::wasm {

std::string_view text_in(std::uint32_t length) {
    return {text_buffer.data(), std::min<std::size_t>(length, text_buffer.size())};
}

std::uint32_t text_out(std::string_view text) {
    if (text.size() > text_buffer.size()) text_buffer.resize(text.size());
    return static_cast<std::uint32_t>(text.copy(text_buffer.data(), text.size()));
}

}  // namespace tenback::wasm

/// Where texts stand, with room for one of this length. To be asked again after every call: it may have moved.
EXPORT("text_buffer") char* text_address(std::uint32_t length) {
    if (length > text_buffer.size()) text_buffer.resize(length);
    return text_buffer.data();
}
