#include "review/json.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "bots/registry.hpp"
#include "cli/reviewing.hpp"
#include "notation/variant.hpp"

namespace tenback::cli {

boost::json::object review_json(const ReviewedGame& reviewed) {
    const Rules& rules = reviewed.review.rules();
    boost::json::object out{{"game", reviewed.number},
                            {"variant", text_of(rules)},
                            {"effort", reviewed.review.effort().roll_outs},
                            {"seed", reviewed.seed},
                            {"player", bots::player_of("expert")},
                            {"networks", fmt::format("{:016x}", review::networks_fingerprint(rules))}};
    for (const auto& [key, value] : review::review_json(reviewed.review, reviewed.seat)) out[key] = value;
    if (reviewed.open) out["open"] = review::open_json(rules, *reviewed.open);
    return out;
}

}  // namespace tenback::cli
