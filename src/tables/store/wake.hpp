// A file descriptor that any thread can make readable.
#pragma once

#include <chrono>

namespace tenback::store {

class Wake {
  public:
    Wake();
    Wake(const Wake&) = delete;
    Wake& operator=(const Wake&) = delete;
    ~Wake();

    void signal() const;
    void drain() const;
    /// False if the time passed.
    [[nodiscard]] bool wait(std::chrono::milliseconds longest) const;
    [[nodiscard]] int fd() const { return fd_; }

  private:
    int fd_;
};

}  // namespace tenback::store
