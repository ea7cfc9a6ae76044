#include "review/level.hpp"

#include <array>

namespace tenback::review {
namespace {

/// Points a turn that separate neighbouring levels: halfway between what they gave away on average (docs/review.md).
struct Borders {
    double easy, normal, hard;  // more than `easy` is easy, …; less than `hard` is expert
};

Borders borders_of(const Rules& rules) {
    switch (rules.game) {
        case GameKind::classic: return rules.options.fire ? Borders{1.5, 0.7, 0.2} : Borders{1.25, 0.5, 0.15};
        case GameKind::quick: return {3, 1.5, 0.3};
        case GameKind::face: break;
    }
    return {3, 1.2, 0.4};
}

}  // namespace

std::string_view level_like(const Rules& rules, double error_rate) {
    const Borders borders = borders_of(rules);
    if (error_rate > borders.easy) return "easy";
    if (error_rate > borders.normal) return "normal";
    if (error_rate > borders.hard) return "hard";
    return "expert";
}

}  // namespace tenback::review
