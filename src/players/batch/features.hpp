// Observations as rows of numbers from 0 to 1, for networks. A row is a function of the observation and of the talk, so it
// holds nothing else.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "batch/observation.hpp"
#include "engine/talk.hpp"

namespace tenback::batch {

/// A few neighbouring numbers of a row.
struct FeatureSection {
    std::string name;
    int size;
    std::string what;
};

class Features {
  public:
    Features(const Rules& rules, bool talk);

    /// In the order in which they stand in a row.
    [[nodiscard]] const std::vector<FeatureSection>& sections() const { return sections_; }
    /// Numbers in a row.
    [[nodiscard]] std::size_t size() const { return size_; }
    /// @pre row.size() == size()
    void write(const Observation& seen, const Talk& talk, std::span<float> row) const;

  private:
    Rules rules_;
    bool talk_;
    std::size_t width_;  // of a section with a number for each card, and for the row cards
    std::vector<PileId> piles_;
    std::vector<FeatureSection> sections_;
    std::size_t size_ = 0;
};

}  // namespace tenback::batch
