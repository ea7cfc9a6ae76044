// A few threads for what takes long: nothing of it may delay a table.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace tenback::server {

class Workers {
  public:
    /// Runs a callback on the logic thread.
    using Post = std::function<void(std::function<void()>)>;

    Workers(std::size_t threads, Post post);
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    /// What has not begun is dropped.
    ~Workers();

    /// First come, first served; `done` comes on the logic thread.
    void run(std::function<void()> work, std::function<void()> done);

  private:
    struct Job {
        std::function<void()> work;
        std::function<void()> done;
    };
    void serve();

    Post post_;
    std::mutex mutex_;
    std::condition_variable wanted_;
    std::deque<Job> jobs_;
    bool closing_ = false;
    std::vector<std::thread> threads_;  // last: they use all of the above
};

}  // namespace tenback::server
