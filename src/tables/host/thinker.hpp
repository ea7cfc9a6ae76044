// One search at a time on a thread of its own, in slices: it can be watched, hurried and cancelled at once.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "bots/bot.hpp"
#include "table/table.hpp"

namespace tenback::host {

/// What is to be thought about. The knowledge is a copy: the table may go on meanwhile.
struct Question {
    table::SeatKnowledge knowledge;  // it is this seat's move
    const bots::Bot* bot;            // must outlive the thinker
    std::uint64_t seed;
    bots::Effort effort;
};

class Thinker {
  public:
    /// `ready` is called on the thinker's thread when an answer has been found.
    explicit Thinker(std::function<void()> ready);
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    ~Thinker();

    /// Cancels what was thought about before.
    void ask(Question question);
    /// There will be no answer.
    void cancel();
    /// The answer shall be the best found so far.
    void hurry() { hurried_ = true; }
    [[nodiscard]] bool busy() const;
    /// 0..1
    [[nodiscard]] double progress() const { return progress_; }
    /// The answer, once; nothing while thinking.
    std::optional<bots::Choice> answer();

  private:
    void run();
    [[nodiscard]] bots::Choice think(const Question& question, std::uint64_t task);

    std::function<void()> ready_;
    mutable std::mutex mutex_;
    std::condition_variable asked_;
    std::optional<Question> question_;
    std::optional<bots::Choice> answer_;
    bool busy_ = false;
    bool closing_ = false;
    std::atomic<std::uint64_t> task_ = 0;  // what is thought about for another task is no longer wanted
    std::atomic<bool> hurried_ = false;
    std::atomic<double> progress_ = 0;
    std::thread thread_;  // last: it uses all of the above
};

}  // namespace tenback::host
