// A connection that comes back: on a thread of its own it connects, and after a loss again, with growing waits.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "client/address.hpp"

namespace tenback::client {

enum class WireFault : std::uint8_t;

/// Connected.
struct Up {};
/// Not, or not any more; it is tried again.
struct Down {
    WireFault fault;
    std::string reason;
};
/// A text that came.
struct Came {
    std::string text;
};
using LineEvent = std::variant<Up, Down, Came>;

class Line {
  public:
    /// `wake` is called on the line's own thread whenever there is something to take.
    Line(const ServerAddress& address, std::function<void()> wake);
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;
    ~Line();

    /// What happened since, in order.
    std::vector<LineEvent> take();
    /// Lost if there is no connection.
    void send(std::string text);
    /// No more connections.
    void hang_up();

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace tenback::client
