// Memory for JSON that is forgotten as soon as its message is written or read. Boost.JSON asks for memory for each key: on
// the stack that costs nothing.
#pragma once

#include <array>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/storage_ptr.hpp>

namespace tenback::protocol {

class Scratch {
  public:
    /// For what goes before this.
    [[nodiscard]] boost::json::storage_ptr where() { return &resource_; }

  private:
    std::array<unsigned char, 6144> room_;  // most messages need less; more comes from the heap
    boost::json::monotonic_resource resource_{room_.data(), room_.size()};
};

}  // namespace tenback::protocol
