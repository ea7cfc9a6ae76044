// Between the rounds of a table elsewhere, line by line: who sits where, bots for open seats, and the next deal.
#pragma once

#include <string>
#include <vector>

#include "terminal/console.hpp"

namespace tenback::terminal {

class Gathering {
  public:
    Gathering(Console& console, host::TableLink& link) : console_(console), link_(link) {}

    /// Until a round is on. False if they leave or the table cannot be reached any more.
    bool run();

  private:
    [[nodiscard]] bool is_playing() const;
    void show_seats();
    /// What changed elsewhere. True if something was told.
    bool heed();
    void obey(const std::string& line);
    void sit(Seat seat);
    void put_bot(Seat seat, const std::vector<std::string>& typed);
    void tell_refusal(const std::optional<host::LinkRefusal>& refusal);
    void tell_words();
    /// When the next round begins, once that is known.
    void tell_time();

    Console& console_;
    host::TableLink& link_;
    std::vector<table::SeatInfo> shown_;  // as they were when the person saw them last
    std::uint64_t heard_ = 0;             // what was said up to here has been told
    host::Reach reach_ = host::Reach::connected;
    bool time_told_ = false;
};

}  // namespace tenback::terminal
