#include "table/happening.hpp"

namespace tenback {
namespace {

/// One overload for each kind and no default: a new kind does not compile until somebody decides who sees it.
struct Scrub {
    std::optional<Seat> viewer;

    VisibleHappening operator()(const SeatTaken& it) const { return it; }
    VisibleHappening operator()(const SeatLeft& it) const { return it; }
    VisibleHappening operator()(const HandsDealt& it) const {
        return HandDealt{it.round, it.known, viewer ? std::optional(it.hands[viewer->index()]) : std::nullopt};
    }
    VisibleHappening operator()(const Event& it) const { return seen_by(viewer, it); }
    VisibleHappening operator()(const Retracted& it) const { return it; }
    VisibleHappening operator()(const StandInCame& it) const { return it; }
    VisibleHappening operator()(const StandInLeft& it) const { return it; }
};

}  // namespace

VisibleHappening seen_by(std::optional<Seat> viewer, const Happening& happening) {
    return std::visit(Scrub{viewer}, happening);
}

}  // namespace tenback
