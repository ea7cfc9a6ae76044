// What a program has been told of a deal, so that it can be told only what is new if it wants that.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "external/protocol.hpp"

namespace tenback::external {

class Told {
  public:
    /// The next question to the program, without the newline: complete, or what is new in the deal that it knows already.
    std::string question(Question question, const bots::Knowledge& knows, double seconds, bots::Effort effort);
    /// In its answers to complete questions a program says how it wants to be asked.
    void heard(std::string_view answer);

  private:
    /// Two deals of which a seat has seen the same are the same to it.
    struct Deal {
        GameKind game;
        int players;
        Options options;
        Seat seat;
        CardSet first_hand;
        std::vector<VisibleEvent> events;  // told so far
    };

    [[nodiscard]] bool goes_on(const bots::Knowledge& knows) const;

    bool only_news_ = false;    // as the program wants it
    bool was_complete_ = true;  // the last question
    std::optional<Deal> deal_;
};

}  // namespace tenback::external
