// Text passes through one buffer that the module owns and that grows; numbers come and go as they are.
#pragma once

#include <cstdint>
#include <string_view>

#define EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace tenback::wasm {

/// What JavaScript has put into the buffer.
std::string_view text_in(std::uint32_t length);
/// Puts text there and gives its length. What was in the buffer is gone: a text_in must not be used after it.
std::uint32_t text_out(std::string_view text);

}  // namespace tenback::wasm
