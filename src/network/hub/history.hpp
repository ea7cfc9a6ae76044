// What happened in a round so far, for those who join: kept while people come, so that none of them costs a replay. All that
// the cards did is there; of talk and of comings and goings only the newest, so that nobody can make joining expensive.
#pragma once

#include <cstdint>
#include <vector>

#include "hub/context.hpp"
#include "protocol/tell.hpp"

namespace tenback::hub {

inline constexpr std::size_t most_talk = 300;                          // happenings besides what the cards did
inline constexpr std::size_t most_talk_bytes = std::size_t{48} << 10;  // of words in them

class RoundHistory {
  public:
    /// From the log of the round, of which the first event has this number. What the table does not know yet is left out.
    RoundHistory(const table::Table& table, std::uint64_t first, const std::vector<std::string>& log);

    /// What has just happened; the table is as it is now. @pre the chapter says which event did what
    void add(const table::Table& table, const protocol::Chapter& chapter);

    /// What came after this number, if that lies in the round; otherwise all.
    struct Part {
        std::vector<table::Happening> happenings;
        std::size_t left_out;
    };
    [[nodiscard]] Part after(std::uint64_t number) const;

  private:
    struct Entry {
        std::uint64_t number;  // of the event by which it happened
        table::Happening what;
    };

    void put(std::uint64_t number, const table::Happening& what);
    /// Drops old talk once there is clearly too much of it.
    void trim();

    std::vector<Entry> entries_;
    std::uint64_t first_;
    std::size_t talk_ = 0;
    std::size_t talk_bytes_ = 0;
    std::size_t left_out_ = 0;
};

}  // namespace tenback::hub
