// Bots that think beside the tables, each within a time limit.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "hub/workers.hpp"
#include "table/driver.hpp"

namespace tenback::hub {

/// A seat's question, with all that it may know; a copy, for the table may go on meanwhile.
struct BotQuestion {
    std::string level;
    table::SeatKnowledge knowledge;
    std::uint64_t seed = 0;
};

/// Held by whoever waits for an answer; without it nobody thinks on, and there is none.
using Interest = std::shared_ptr<const void>;

class BotPool {
  public:
    BotPool(Workers& workers, std::chrono::milliseconds longest) : workers_(workers), longest_(longest) {}

    /// How much the seat wants to begin.
    [[nodiscard]] Interest ask_wish(BotQuestion question, std::function<void(Wish)> answer);
    /// The turns that were weighed, best first; at least one. @pre it is the seat's move
    using Turns = std::vector<bots::Choice>;
    [[nodiscard]] Interest ask_turn(Workers::Haste haste, BotQuestion question, std::function<void(const Turns&)> answer);
    /// What each of several seats says, in their order.
    [[nodiscard]] Interest ask_talk(std::vector<BotQuestion> questions, std::function<void(const table::Says&)> answer);

  private:
    /// Works on a bot thread, answers on the logic thread, neither once the interest is gone.
    template <class Result>
    Interest ask(Workers::Haste haste, std::function<Result(const std::weak_ptr<const void>&)> work,
                 std::function<void(const Result&)> answer);

    Workers& workers_;
    std::chrono::milliseconds longest_;
};

}  // namespace tenback::hub
