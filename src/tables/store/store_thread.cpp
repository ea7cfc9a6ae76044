#include "store/store_thread.hpp"

#include <poll.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <exception>
#include <utility>

namespace tenback::store {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds between_claims{1000};  // of shards

StoreError thrown(const std::exception& error) { return {StoreFault::failed, error.what()}; }

}  // namespace

StoreThread::StoreThread(std::unique_ptr<Store> store, Post post, StoreWatch watch)
    : store_(std::move(store)), post_(std::move(post)), watch_(std::move(watch)), thread_([this] { work(); }) {}

StoreThread::~StoreThread() {
    std::unique_lock lock(mutex_);
    closing_ = true;
    wake(std::move(lock));
    thread_.join();
}

void StoreThread::append(Append what, Appended done) {
    std::unique_lock lock(mutex_);
    if (batches_.empty() || batches_.back().appends.size() == batch_limit) batches_.emplace_back();
    batches_.back().appends.push_back(std::move(what));
    batches_.back().answers.push_back(std::move(done));
    wake(std::move(lock));
}

void StoreThread::read(std::string table, std::uint64_t from, HasRead done) {
    enqueue([this, table = std::move(table), from, done = std::move(done)]() mutable {
        post_([done = std::move(done), log = read_now(table, from)]() mutable { done(std::move(log)); });
    });
}

void StoreThread::run(std::function<void(Store&)> work, std::function<void()> done) {
    enqueue([this, work = std::move(work), done = std::move(done)]() mutable {
        try {
            work(*store_);
        } catch (const std::exception& error) {
            tell_failure(error);
        }
        post_(std::move(done));
    });
}

StoreResult<std::vector<std::string>> StoreThread::read_now(const std::string& table, std::uint64_t from) {
    try {
        return store_->read(table, from);
    } catch (const std::exception& error) {
        tell_failure(error);
        return thrown(error);
    }
}

std::vector<MaybeStoreError> StoreThread::append_now(const std::vector<Append>& appends) {
    try {
        return store_->append(appends);
    } catch (const std::exception& error) {
        tell_failure(error);
        return std::vector<MaybeStoreError>(appends.size(), thrown(error));
    }
}

void StoreThread::tell_failure(const std::exception& error) const {
    if (watch_.threw) watch_.threw(error);
}

void StoreThread::enqueue(Job job) {
    std::unique_lock lock(mutex_);
    jobs_.push_back(std::move(job));
    wake(std::move(lock));
}

void StoreThread::wake(std::unique_lock<std::mutex> lock) {
    const bool sleeps = std::exchange(asleep_, false);
    lock.unlock();
    if (sleeps) wake_.signal();
}

StoreCounters StoreThread::counters() const {
    return {commits_, appends_, events_, conflicts_, failures_, std::chrono::nanoseconds(nanoseconds_in_commit_)};
}

void StoreThread::work() {
    while (true) {
        try {
            look_around();
        } catch (const std::exception& error) {
            tell_failure(error);
        }
        Turn turn = next_turn();
        if (turn.empty() && !sleep()) return;
        for (const Job& job : turn.jobs) job();
        if (!turn.batch.appends.empty()) commit(std::move(turn.batch));
        tell_use();
    }
}

StoreThread::Turn StoreThread::next_turn() {
    const std::lock_guard lock(mutex_);
    Turn turn;
    const auto end = jobs_.begin() + static_cast<std::ptrdiff_t>(std::min(jobs_.size(), job_limit));
    turn.jobs.assign(std::move_iterator(jobs_.begin()), std::move_iterator(end));
    jobs_.erase(jobs_.begin(), end);
    if (!batches_.empty()) {
        turn.batch = std::move(batches_.front());
        batches_.pop_front();
    }
    asleep_ = turn.empty() && !closing_;
    return turn;
}

bool StoreThread::sleep() {
    {
        const std::lock_guard lock(mutex_);
        if (closing_) return !jobs_.empty() || !batches_.empty();
    }
    const bool watches = watch_.changes || watch_.shards_are_now;
    std::array events{pollfd{wake_.fd(), POLLIN, 0}, pollfd{watch_.changes ? store_->feed_fd() : -1, POLLIN, 0}};
    // With somebody who watches it looks around every now and then, also for a database that is away.
    poll(events.data(), events.size(), watches ? static_cast<int>(between_claims.count()) : -1);
    wake_.drain();
    return true;
}

void StoreThread::commit(Batch batch) {
    const auto begin = Clock::now();
    std::vector<MaybeStoreError> outcomes = append_now(batch.appends);
    nanoseconds_in_commit_ += std::chrono::nanoseconds(Clock::now() - begin).count();
    ++commits_;
    for (std::size_t n = 0; n < outcomes.size(); ++n) {
        if (!outcomes[n]) {
            ++appends_;
            events_ += batch.appends[n].texts.size();
        } else {
            ++(outcomes[n]->fault == StoreFault::conflict ? conflicts_ : failures_);
        }
    }
    post_([answers = std::move(batch.answers), outcomes = std::move(outcomes)]() mutable {
        for (std::size_t n = 0; n < answers.size(); ++n) answers[n](std::move(outcomes[n]));
    });
}

void StoreThread::tell_use() {
    if (!watch_.used) return;
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    const std::chrono::nanoseconds now = std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    watch_.used(now - std::exchange(used_, now));
}

void StoreThread::look_around() {
    if (watch_.changes)
        if (Changes found = store_->changes(); !found.empty())
            post_([tell = watch_.changes, found = std::move(found)] { tell(found); });
    if (!watch_.shards_are_now || Clock::now() < next_claim_) return;
    next_claim_ = Clock::now() + between_claims;
    const auto claimed = store_->claim_shards();
    const Shards now = claimed ? *claimed : Shards();
    if (shards_ == now) return;
    shards_ = now;
    post_([tell = watch_.shards_are_now, now] { tell(now); });
}

}  // namespace tenback::store
