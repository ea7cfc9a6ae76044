// What a record tells about its shuffle, under the key `fairness`.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "fair/deal.hpp"

namespace tenback::fair {

inline constexpr std::string_view fairness_key = "fairness";
inline constexpr int fairness_version = 1;
inline constexpr std::size_t longest_table_id = 64;

/// Everything that the deck was made from.
struct Proof {
    Commitment commitment;  // as it was published
    Secret secret;
    Contributions contributions;
    bool operator==(const Proof&) const = default;
};

struct Fairness {
    RoundName round;
    std::optional<Proof> proof;  // none: somebody may have known the deck, as in the same deal again; nothing is claimed
    bool operator==(const Fairness&) const = default;
};

/// The value of the key. To be shown when the round is over, not before: it contains the secret.
boost::json::object fairness_json(const Fairness& fairness);

/// Exactly what fairness_json writes for a game of these rules; unknown keys are ignored.
Result<Fairness> read_fairness(const boost::json::object& object, const Rules& rules);

}  // namespace tenback::fair
