// One search at a time on a thread of its own, in slices: it can be watched, hurried and cancelled at once.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "bots/bot.hpp"
#include "table/table.hpp"

namespace tenback {

/// What is to be thought about. The knowledge is a copy: the table may go on meanwhile.
struct Question {
    SeatKnowledge knowledge;
    const Bot* bot = nullptr;  // must outlive the thinking
    std::uint64_t seed = 0;
    std::optional<Effort> effort{};  // usual if none
};

class Thinker {
  public:
    /// When an answer is there, the file descriptor (an eventfd) is written to.
    explicit Thinker(int wake_fd);
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    ~Thinker();

    /// Cancels what was thought about before. @pre it is the move of the seat whose knowledge this is
    void ask(Question question);
    void cancel();
    void hurry();
    [[nodiscard]] bool busy() const;
    [[nodiscard]] double progress() const;
    /// The answer, once; nothing while thinking.
    std::optional<Choice> answer();
};

}  // namespace tenback
