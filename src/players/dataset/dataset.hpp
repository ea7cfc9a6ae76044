// Positions as seats knew them, with what every turn that was weighed is worth, and how the games ended.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <vector>

#include "batch/observation.hpp"
#include "lab/match.hpp"

namespace tenback::dataset {

class Dataset {
  public:
    static constexpr std::uint64_t largest = std::uint64_t{4'000'000'000};  // bytes of a file

    /// All positions of a finished game. @pre its turns were kept
    void add(const lab::MatchResult& result, std::uint64_t seed);

    [[nodiscard]] std::size_t positions() const { return observations_.size(); }
    [[nodiscard]] std::size_t turns() const { return values_.size(); }
    /// How large the file will be, nearly.
    [[nodiscard]] std::uint64_t bytes() const;
    /// The archive of numpy; docs/dataset.md describes its arrays.
    void write(std::ostream& out) const;

  private:
    using Codes = std::array<std::int16_t, bots::Plan::longest>;

    std::vector<batch::Observation> observations_;
    std::vector<std::int64_t> first_turns_;  // of a position, among all turns
    std::vector<Codes> plays_;
    std::vector<float> values_;
    std::vector<std::uint32_t> roll_outs_;
    std::vector<std::uint8_t> won_;
    std::vector<std::uint8_t> left_;
    std::vector<std::uint64_t> seeds_;
};

}  // namespace tenback::dataset
