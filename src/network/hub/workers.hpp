// A few threads for what takes long: nothing of it may delay a table.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace tenback::hub {

class Workers {
  public:
    /// Runs a callback on the logic thread.
    using Post = std::function<void(std::function<void()>)>;

    Workers(std::size_t threads, Post post);
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    /// What has not begun is dropped.
    ~Workers();

    /// What nobody's turn depends on can wait.
    enum class Haste : std::uint8_t { soon, whenever };
    /// First come, first served, among those in haste; `done` comes on the logic thread, also if the work threw.
    void run(Haste haste, std::function<void()> work, std::function<void()> done);

  private:
    struct Job {
        std::function<void()> work;
        std::function<void()> done;
    };
    void serve();

    Post post_;
    std::mutex mutex_;
    std::condition_variable wanted_;
    std::deque<Job> soon_;
    std::deque<Job> whenever_;
    bool closing_ = false;
    std::vector<std::thread> threads_;  // last: they use all of the above
};

}  // namespace tenback::hub
