#include "hub/workers.hpp"

#include <exception>
#include <utility>

#include "server/logging.hpp"

namespace tenback::hub {

Workers::Workers(std::size_t threads, Post post) : post_(std::move(post)) {
    for (std::size_t n = 0; n < threads; ++n) threads_.emplace_back([this] { serve(); });
}

Workers::~Workers() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    wanted_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void Workers::run(Haste haste, std::function<void()> work, std::function<void()> done) {
    {
        const std::lock_guard lock(mutex_);
        (haste == Haste::soon ? soon_ : whenever_).push_back({std::move(work), std::move(done)});
    }
    wanted_.notify_one();
}

void Workers::serve() {
    std::unique_lock lock(mutex_);
    while (true) {
        wanted_.wait(lock, [this] { return closing_ || !soon_.empty() || !whenever_.empty(); });
        if (closing_) return;
        std::deque<Job>& jobs = soon_.empty() ? whenever_ : soon_;
        Job job = std::move(jobs.front());
        jobs.pop_front();
        lock.unlock();
        try {
            job.work();
        } catch (const std::exception& error) {
            log_event(server::LogLevel::error, "work_failed", {{"reason", error.what()}});
        }
        post_(std::move(job.done));
        lock.lock();
    }
}

}  // namespace tenback::hub
