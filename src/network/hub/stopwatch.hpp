// CPU time of this thread since it was made, for the metrics: what others do on a busy machine does not count.
#pragma once

#include <chrono>
#include <ctime>

namespace tenback::hub {

/// Asking for CPU time is a system call, dear beside what is measured: one of many stopwatches asks, and counts for all of
/// them.
class Stopwatch {
  public:
    [[nodiscard]] std::chrono::nanoseconds used() const {
        return asks_ ? one_of * (now() - begin_) : std::chrono::nanoseconds();
    }

  private:
    static constexpr unsigned one_of = 17;  // a prime, so that it does not keep step with the work

    static bool next_asks() {
        thread_local unsigned made = 0;
        return made++ % one_of == 0;
    }
    static std::chrono::nanoseconds now() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    }

    bool asks_ = next_asks();
    std::chrono::nanoseconds begin_ = asks_ ? now() : std::chrono::nanoseconds();
};

}  // namespace tenback::hub
