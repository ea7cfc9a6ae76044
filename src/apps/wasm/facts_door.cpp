// What the page's build asks (device/facts.hpp): a module of its own, so that no visitor has to load it.
#include <boost/json.hpp>

#include "device/facts.hpp"
#include "wasm/door.hpp"

namespace tenback::wasm {

EXPORT("facts") std::uint32_t facts() { return text_out(boost::json::serialize(device::facts())); }

}  // namespace tenback::wasm
