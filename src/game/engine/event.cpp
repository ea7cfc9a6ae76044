#include "engine/event.hpp"

namespace tenback {
namespace {

/// One overload for each kind and no default: a new kind of event does not compile until somebody decides who sees it.
struct Scrub {
    std::optional<Seat> viewer;

    VisibleEvent operator()(const TurnBegan& event) const { return event; }
    VisibleEvent operator()(const Laid& event) const { return event; }
    VisibleEvent operator()(const TurnEnded& event) const { return event; }
    VisibleEvent operator()(const Skipped& event) const { return event; }
    VisibleEvent operator()(const Said& event) const { return event; }
    VisibleEvent operator()(const Wished& event) const { return event; }
    VisibleEvent operator()(const Finished& event) const { return event; }
    VisibleEvent operator()(const Drew& event) const {
        if (viewer == event.seat) return YouDrew{event.cards};
        return SomebodyDrew{event.seat, static_cast<std::uint8_t>(event.cards.size())};
    }
};

}  // namespace

VisibleEvent seen_by(std::optional<Seat> viewer, const Event& event) { return std::visit(Scrub{viewer}, event); }

}  // namespace tenback
