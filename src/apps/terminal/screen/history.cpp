#include "terminal/screen/history.hpp"

#include "notation/notation.hpp"
#include "terminal/screen/signs.hpp"

namespace tenback::terminal {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

/// Builds lines from what happened; what was taken back leaves them again.
class Historian {
  public:
    explicit Historian(const Rules& rules) : rules_(rules) {}

    void add(const host::Seen& seen) {
        number_ = seen.number;
        std::visit(*this, seen.what);
    }

    void operator()(const table::HandDealt& /*it*/) { lines_.clear(); }
    void operator()(const VisibleEvent& it) { std::visit(*this, it); }
    void operator()(const table::Retracted& /*it*/) {
        if (!plays_.empty()) plays_.pop_back();
        write();
    }
    void operator()(const table::SeatTaken& /*it*/) {}
    void operator()(const table::SeatLeft& /*it*/) {}
    void operator()(const table::SeatRenamed& /*it*/) {}
    void operator()(const table::SeatReady& /*it*/) {}
    void operator()(const table::PresenceChanged& it) {
        note({.seat = it.seat, .words = it.here ? msg::seat_here() : msg::seat_away()});
    }
    void operator()(const table::SecretCommitted& /*it*/) {}
    void operator()(const table::PartTaken& /*it*/) {}
    void operator()(const table::Chatted& it) {
        note({.seat = it.seat, .words = msg::seat_words(it.text), .chat = number_});
    }
    void operator()(const table::StandInVoted& it) { note({.seat = it.seat, .words = msg::seat_votes()}); }
    void operator()(const table::StandInCame& it) {
        note({.seat = it.seat, .words = msg::page_seat_stand_in()});
        for_one_turn_ = it.missed > 0 && it.missed < table::missed_when_absent;
    }
    void operator()(const table::StandInLeft& it) {
        if (!for_one_turn_) note({.seat = it.seat, .words = msg::seat_here()});
    }

    void operator()(const TurnBegan& it) {
        plays_.clear();
        turn_ = lines_.size();
        lines_.push_back({.turn = it.number, .seat = it.seat});
    }
    void operator()(const Laid& it) {
        const Manner manner = manner_of(rules_, it.seat, it.play, it.onto);
        std::string play = text_of(rules_.game, it.play);
        if (manner == Manner::trick) play.insert(0, sign::trick);
        if (rules_.fire.contains(it.play.card)) play.insert(0, sign::fire);
        if (manner == Manner::gift) play.insert(0, sign::help);
        plays_.push_back(play);
        write();
    }
    void operator()(const TurnEnded& /*it*/) {}
    void operator()(const YouDrew& it) { drew(it.cards.size()); }
    void operator()(const SomebodyDrew& it) { drew(it.count); }
    void operator()(const Skipped& /*it*/) {}
    void operator()(const Said& it) { note({.seat = it.seat, .words = phrase::said(it.say), .beside_seat = true}); }
    void operator()(const Wished& it) {
        if (lines_.empty() || lines_.back().wishes.empty()) lines_.emplace_back();
        lines_.back().wishes.emplace_back(it.seat, it.wish);
    }
    void operator()(const Finished& /*it*/) {}

    std::vector<HistoryLine> lines() && { return std::move(lines_); }

  private:
    /// What comes before the first card of a turn stands before its line: it was true then.
    void note(HistoryLine line) {
        const bool unplayed = turn_ + 1 == lines_.size() && lines_[turn_].turn && plays_.empty();
        lines_.insert(unplayed ? lines_.end() - 1 : lines_.end(), std::move(line));
        if (unplayed) ++turn_;
    }
    void drew(int count) {
        if (count > 0 && turn_ < lines_.size()) lines_[turn_].plays += "  +" + std::to_string(count);
    }
    void write() {
        if (turn_ >= lines_.size()) return;
        std::string& text = lines_[turn_].plays;
        text.clear();
        for (const std::string& play : plays_) text.append(text.empty() ? "" : "  ").append(play);
    }

    const Rules& rules_;
    std::vector<HistoryLine> lines_;
    std::vector<std::string> plays_;  // of the current turn
    std::size_t turn_ = 0;            // its line
    std::uint64_t number_ = 0;        // of what is told just now
    bool for_one_turn_ = false;       // the last stand-in came because the time was up, and goes by itself
};

}  // namespace

std::vector<HistoryLine> history(const Rules& rules, std::span<const host::Seen> seen) {
    Historian historian(rules);
    for (const host::Seen& it : seen) historian.add(it);
    return std::move(historian).lines();
}

table::VisibleHappening for_everybody(Seat seat, const table::VisibleHappening& seen) {
    if (const auto* dealt = std::get_if<table::HandDealt>(&seen))
        return table::HandDealt{dealt->round, dealt->known, std::nullopt};
    const auto* event = std::get_if<VisibleEvent>(&seen);
    const auto* drew = event != nullptr ? std::get_if<YouDrew>(event) : nullptr;
    if (drew == nullptr) return seen;
    return VisibleEvent(SomebodyDrew{seat, static_cast<std::uint8_t>(drew->cards.size())});
}

}  // namespace tenback::terminal
