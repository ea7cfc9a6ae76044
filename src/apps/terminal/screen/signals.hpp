// Signals as something to be read, so that they are answered between two pictures and never in the middle of one.
#pragma once

#include <vector>

namespace tenback::terminal {

class Signals {
  public:
    /// Catches those that end, stop or resize a program, until destroyed.
    Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;
    ~Signals();

    [[nodiscard]] int fd() const;
    /// Those that came since the last call.
    std::vector<int> take();
    /// Stops the program as a shell expects it, until it is continued.
    void stop();
};

}  // namespace tenback::terminal
