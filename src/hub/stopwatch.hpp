// CPU time of this thread since it was made, for the metrics: what others do on a busy machine does not count.
#pragma once

#include <chrono>
#include <ctime>

namespace tenback::server {

class Stopwatch {
  public:
    [[nodiscard]] std::chrono::nanoseconds used() const { return now() - begin_; }

  private:
    static std::chrono::nanoseconds now() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    }

    std::chrono::nanoseconds begin_ = now();
};

}  // namespace tenback::server
