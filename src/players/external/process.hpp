// A child process that answers a line with a line. posix_spawn rather than a library: Boost.Process 1.81 forks and has no
// time limits on what it reads; what is needed here is a page.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace tenback::external {

class Process {
  public:
    using Clock = std::chrono::steady_clock;

    /// Starts a shell command in a process group of its own; its standard error is ours. Throws Foul.
    explicit Process(const std::string& command);
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    /// Ends its input, waits a moment for it to leave (unless it failed to answer), and kills what is left of its group.
    ~Process();

    /// Sends a line and gives the line that comes back, both without the newline. Throws Foul; then the process is of no
    /// more use.
    std::string ask(std::string_view line, Clock::time_point deadline, std::size_t longest, const std::atomic<bool>& stop);

  private:
    std::optional<std::string> take_line(std::size_t longest);
    /// What of the wanted events has come.
    short wait_for(short wanted, Clock::time_point deadline, const std::atomic<bool>* stop) const;
    void send_some(std::string_view message, std::size_t& sent);
    void receive_some();
    [[noreturn]] void report_death();
    void reap();

    // A socket pair, not pipes: writing to a dead program is then an error value instead of a signal.
    int socket_ = -1;
    pid_t pid_ = 0;
    std::string unread_;
    bool failed_ = false;
};

}  // namespace tenback::external
