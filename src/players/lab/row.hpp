// A row of weights: the numbers of a struct of bots/weights.hpp in their order, as text and ready for use.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bots/thumb.hpp"
#include "lab/evolution.hpp"

namespace tenback::lab {

/// As bots/trained holds it.
std::string row_text(GameKind game, const WeightList& row);
/// Nothing if it is no such row.
std::optional<WeightList> parse_row(GameKind game, std::string_view text);

/// Weights that are not shipped.
class TrialWeights {
  public:
    /// @pre as many as the game has
    TrialWeights(GameKind game, const WeightList& row);
    TrialWeights(const TrialWeights&) = delete;
    TrialWeights& operator=(const TrialWeights&) = delete;
    /// Lives as long as this.
    [[nodiscard]] bots::Thumb thumb() const;

  private:
    std::optional<bots::Potential> classic_;
    std::optional<bots::QuickWeights> quick_;
    std::optional<bots::FaceWeights> face_;
};

}  // namespace tenback::lab
