#include "table/happening.hpp"

#include <algorithm>

namespace tenback::table {
namespace {

/// One overload for each kind and no default: a new kind does not compile until somebody decides who sees it.
struct Scrub {
    std::optional<Seat> viewer;

    VisibleHappening operator()(const SeatTaken& it) const { return it; }
    VisibleHappening operator()(const SeatLeft& it) const { return it; }
    VisibleHappening operator()(const SeatRenamed& it) const { return it; }
    VisibleHappening operator()(const SeatReady& it) const { return it; }
    VisibleHappening operator()(const PresenceChanged& it) const { return it; }
    VisibleHappening operator()(const SecretCommitted& it) const { return it; }
    VisibleHappening operator()(const PartTaken& it) const { return it; }
    VisibleHappening operator()(const HandsDealt& it) const {
        return HandDealt{it.round, it.known, viewer ? std::optional(it.hands[viewer->index()]) : std::nullopt};
    }
    VisibleHappening operator()(const Event& it) const { return seen_by(viewer, it); }
    VisibleHappening operator()(const Retracted& it) const { return it; }
    VisibleHappening operator()(const Chatted& it) const { return it; }
    VisibleHappening operator()(const StandInVoted& it) const { return it; }
    VisibleHappening operator()(const StandInCame& it) const { return it; }
    VisibleHappening operator()(const StandInLeft& it) const { return it; }
};

}  // namespace

VisibleHappening seen_by(std::optional<Seat> viewer, const Happening& happening) {
    return std::visit(Scrub{viewer}, happening);
}

bool ends_round(std::span<const Happening> happenings) {
    return std::any_of(happenings.begin(), happenings.end(), [](const Happening& happening) {
        const auto* event = std::get_if<Event>(&happening);
        return event != nullptr && std::holds_alternative<Finished>(*event);
    });
}

}  // namespace tenback::table
