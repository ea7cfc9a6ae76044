#include "lab/match.hpp"

#include <time.h>

namespace tenback::lab {
namespace {

double thread_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

class Playing {
  public:
    Playing(const Match& match, const std::atomic<bool>& stop)
        : match_(match), stop_(stop), words_(match.seed), game_(match.rules, seeded_deck(match.rules, match.seed)) {
        for (std::uint64_t& seed : seeds_) seed = words_();
    }

    std::optional<MatchResult> run() {
        const double start = thread_seconds();
        std::optional<Forfeit> forfeit;
        try {
            play();
        } catch (const external::Foul& foul) {
            forfeit = {asked_, foul};
        }
        if (stop_) return std::nullopt;
        return MatchResult{game_, game_.state().turn_number, thread_seconds() - start, forfeit, std::move(weighed_)};
    }

  private:
    void play() {
        begin();
        while (game_.state().status == Status::playing && !stop_) {
            if (match_.talk) speak();
            take_turn();
        }
    }

    /// Whoever sits there is the one who is asked now.
    const Contestant& ask(Seat seat) {
        asked_ = seat;
        return match_.seats[static_cast<std::size_t>(seat.index())];
    }

    void act(Seat seat, const Action& action) {
        game_.act(seat, action, &events_);
        share_events();
    }

    /// Everybody sees what happened, each their own version.
    void share_events() {
        for (const Event& event : events_)
            for (int seat = 0; seat < match_.rules.players; ++seat) seen_[seat].push_back(seen_by(Seat::at(seat), event));
        events_.clear();
    }

    void begin() {
        const Rules& rules = match_.rules;
        if (!match_.first && rules.cooperative())
            for (int s = 0; s < rules.players; ++s)
                act(Seat::at(s), ask(Seat::at(s)).bot->wish(rules, game_.view(Seat::at(s))));
        const auto lot = static_cast<std::uint32_t>(words_() >> 32);
        game_.begin(match_.first.value_or(settle_first(rules, game_.talk(), lot)), &events_);
        share_events();
    }

    void speak() {
        for (int s = 0; s < match_.rules.players; ++s) {
            const Seat seat = Seat::at(s);
            const View view = game_.view(seat);
            for (const Say& say : ask(seat).bot->talk({match_.rules, view, seen_[s]})) act(seat, say);
        }
    }

    void take_turn() {
        const Seat seat = game_.state().turn.seat;
        const View view = game_.view(seat);
        const auto search = think(ask(seat), {match_.rules, view, seen_[seat.index()]}, seeds_[seat.index()], stop_);
        const bots::Plan plan = search->best().plan;
        if (match_.keep_weighed) weighed_.push_back({view, search->ranking()});
        carry_out(seat, plan);
    }

    void carry_out(Seat seat, const bots::Plan& plan) {
        const std::uint16_t turn = game_.state().turn_number;
        for (int n = 0; game_.state().status == Status::playing && game_.state().turn_number == turn; ++n)
            act(seat, action_of(plan, n));
    }

    const Match& match_;
    const std::atomic<bool>& stop_;
    Random words_;
    record::Game game_;
    Seat asked_;
    std::array<std::uint64_t, Seat::limit> seeds_{};
    std::vector<Event> events_;
    std::vector<Weighed> weighed_;
    std::array<std::vector<VisibleEvent>, Seat::limit> seen_;
};

}  // namespace

bool MatchResult::won() const { return !forfeit && game.state().status == Status::won; }

std::optional<Seat> MatchResult::winner() const {
    if (forfeit) return Seat::at(1 - forfeit->seat.index());
    return game.state().winner;
}

std::optional<MatchResult> play_match(const Match& match, const std::atomic<bool>& stop) {
    return Playing(match, stop).run();
}

}  // namespace tenback::lab
