// A store behind a thread of its own. Calls return at once; answers come on the caller's thread. Everything that came
// while the last commit ran is the next commit.
#pragma once

#include <atomic>
#include <chrono>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

#include "store/store.hpp"
#include "store/wake.hpp"

namespace tenback::store {

/// What the thread has done so far.
struct StoreCounters {
    std::uint64_t commits;    // batches, also those that failed
    std::uint64_t appends;    // written
    std::uint64_t events;     // written
    std::uint64_t conflicts;  // appends that lost against another writer
    std::uint64_t failures;   // appends that could not be kept
    std::chrono::nanoseconds in_commit;
};

/// What the caller wants to hear of unasked, on its own thread.
struct StoreWatch {
    std::function<void(const Changes&)> changes{};         // done by other processes
    std::function<void(const Shards&)> shards_are_now{};   // the first time, and whenever others are ours
    std::function<void(std::chrono::nanoseconds)> used{};  // CPU time, after each piece of work; on the store's own thread
    std::function<void(const std::exception&)> threw{};    // the store or some work did; also on the store's own thread
};

class StoreThread {
  public:
    /// Runs a callback on the caller's thread, as boost::asio::post does.
    using Post = std::function<void(std::function<void()>)>;
    using Appended = std::function<void(MaybeStoreError)>;
    using HasRead = std::function<void(StoreResult<std::vector<std::string>>)>;

    StoreThread(std::unique_ptr<Store> store, Post post, StoreWatch watch = {});
    StoreThread(const StoreThread&) = delete;
    StoreThread& operator=(const StoreThread&) = delete;
    /// What was asked for is still done and answered.
    ~StoreThread();

    void append(Append what, Appended done);
    /// Waits for no more than the commit that runs, and one more.
    void read(std::string table, std::uint64_t from, HasRead done);
    /// Anything else: listing, removing, pruning. Not for long: nothing is committed meanwhile. `done` comes also if the
    /// work threw.
    void run(std::function<void(Store&)> work, std::function<void()> done);

    [[nodiscard]] bool is_shared() const { return store_->is_shared(); }
    /// From any thread.
    [[nodiscard]] StoreCounters counters() const;

    static constexpr std::size_t batch_limit = 1000;  // appends in a commit
    static constexpr std::size_t job_limit = 100;     // reads and other work between two commits

  private:
    using Job = std::function<void()>;
    struct Batch {
        std::vector<Append> appends;
        std::vector<Appended> answers;
    };
    struct Turn {
        std::vector<Job> jobs;
        Batch batch;
        [[nodiscard]] bool empty() const { return jobs.empty() && batch.appends.empty(); }
    };

    void work();
    Turn next_turn();
    void commit(Batch batch);
    /// What throws is a StoreFault::failed.
    StoreResult<std::vector<std::string>> read_now(const std::string& table, std::uint64_t from);
    std::vector<MaybeStoreError> append_now(const std::vector<Append>& appends);
    void tell_failure(const std::exception& error) const;
    void look_around();
    void tell_use();
    /// Until there is something to do. False if there will be nothing any more.
    bool sleep();
    void enqueue(Job job);
    void wake(std::unique_lock<std::mutex> lock);

    std::unique_ptr<Store> store_;
    Post post_;
    StoreWatch watch_;
    Wake wake_;

    std::mutex mutex_;
    std::deque<Batch> batches_;
    std::deque<Job> jobs_;
    bool asleep_ = false;
    bool closing_ = false;

    std::optional<Shards> shards_;  // as the caller knows them
    std::chrono::steady_clock::time_point next_claim_{};
    std::chrono::nanoseconds used_{};  // CPU time that was told of

    std::atomic<std::uint64_t> commits_ = 0, appends_ = 0, events_ = 0, conflicts_ = 0, failures_ = 0;
    std::atomic<std::int64_t> nanoseconds_in_commit_ = 0;
    std::thread thread_;  // last: it uses all of the above
};

}  // namespace tenback::store
