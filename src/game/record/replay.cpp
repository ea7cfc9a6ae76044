#include "record/replay.hpp"

#include <algorithm>

namespace tenback::record {

/// Does all again that was done, through the checked door.
class Replay::Retelling {
  public:
    Retelling(const Game& told, std::vector<Moment>& moments)
        : told_(told), world_(deal(told.rules(), told.deck())), moments_(moments) {
        moments_.push_back({world_.state, talk_, std::nullopt, {}, 0});
    }

    /// False if something taken back cannot have been done.
    bool tell() {
        for (int s = 0; s < told_.rules().players; ++s)
            if (const Wish wish = told_.talk().wishes[s]; wish != Wish::unsaid) act(Seat::at(s), wish);
        repeat_talk();
        std::vector<Event> events;
        begin(told_.rules(), world_.state, *told_.first(), KeepEvents{&events});
        add({*told_.first(), Started{}}, std::move(events), moments_.size() - 1);
        for (std::size_t t = 0; t < told_.turns().size(); ++t) {
            if (t > 0) act(world_.state.turn.seat, EndTurn{});
            if (!tell_turn(told_.turns()[t].plays)) return false;
        }
        return next_taken_ == told_.taken_back().size();
    }

  private:
    bool tell_turn(const std::vector<Play>& plays) {
        laid_at_.clear();
        repeat_talk();
        for (; is_of_this_turn(next_taken_); ++next_taken_) {
            const TakenBack& taken = told_.taken_back()[next_taken_];
            if (!lay_until(taken.played + std::size_t{1}, plays) || laid_at_.size() != taken.played + std::size_t{1})
                return false;
            take_back(taken.play);
        }
        return lay_until(plays.size(), plays);
    }

    bool lay_until(std::size_t height, const std::vector<Play>& plays) {
        while (laid_at_.size() < height) {
            const std::optional<Play> play = play_at(laid_at_.size(), plays);
            laid_at_.push_back(moments_.size() - 1);
            if (!play || !act(world_.state.turn.seat, *play)) return false;
            repeat_talk();
        }
        return true;
    }

    /// What was laid there next: it was taken back later, or it stayed.
    [[nodiscard]] std::optional<Play> play_at(std::size_t height, const std::vector<Play>& plays) const {
        for (std::size_t n = next_taken_; is_of_this_turn(n); ++n)
            if (told_.taken_back()[n].played == height) return told_.taken_back()[n].play;
        return height < plays.size() ? std::optional(plays[height]) : std::nullopt;
    }

    void take_back(Play play) {
        const std::size_t restored = laid_at_.back();
        laid_at_.pop_back();
        world_.state = moments_[restored].state;
        talk_ = moments_[restored].talk;
        add({world_.state.turn.seat, TookBack{play}}, {}, restored);
    }

    /// All that was said at this moment and not taken back.
    void repeat_talk() {
        for (std::size_t n = next_taken_; is_of_this_turn(n); ++n)
            if (told_.taken_back()[n].played < world_.state.turn.played) return;
        const auto is_now = [&](const Spoken& spoken) {
            return spoken.turn == world_.state.turn_number && spoken.played == world_.state.turn.played;
        };
        for (; next_said_ < told_.spoken().size() && is_now(told_.spoken()[next_said_]); ++next_said_)
            act(told_.spoken()[next_said_].seat, told_.spoken()[next_said_].say);
    }

    [[nodiscard]] bool is_of_this_turn(std::size_t taken) const {
        return taken < told_.taken_back().size() && told_.taken_back()[taken].turn == world_.state.turn_number;
    }

    bool act(Seat seat, const Action& action) {
        std::vector<Event> events;
        if (tenback::act(told_.rules(), world_, talk_, seat, action, KeepEvents{&events})) return false;
        add({seat, action}, std::move(events), moments_.size() - 1);
        return true;
    }
    void add(const Deed& deed, std::vector<Event> events, std::size_t before) {
        moments_.push_back({world_.state, talk_, deed, std::move(events), before});
    }

    const Game& told_;
    World world_;
    Talk talk_{};
    std::vector<Moment>& moments_;
    std::vector<std::size_t> laid_at_;  // the places at which the cards of this turn were laid
    std::size_t next_said_ = 0;
    std::size_t next_taken_ = 0;
};

Replay::Replay(const Game& game) : game_(game), complete_(Retelling(game, moments_).tell()) {}

bool Replay::forward() {
    if (place_ == last_place()) return false;
    ++place_;
    return true;
}

bool Replay::back() {
    if (place_ == 0) return false;
    --place_;
    return true;
}

bool Replay::go_to(int turn, int played) {
    if (turn < 1 || static_cast<std::size_t>(turn) > game_.turns().size()) return false;
    if (played < 0 || static_cast<std::size_t>(played) > game_.turn(turn).plays.size()) return false;
    const auto found = std::find_if(moments_.rbegin(), moments_.rend(), [&](const Moment& it) {
        return it.state.turn_number == turn && it.state.turn.played == played;
    });
    place_ = static_cast<std::size_t>(moments_.rend() - found) - 1;
    return true;
}

std::vector<std::size_t> Replay::way() const {
    std::vector<std::size_t> places;
    for (std::size_t at = place_; at > 0; at = moments_[at].before)
        if (!std::holds_alternative<TookBack>(moments_[at].deed->what)) places.push_back(at);
    std::reverse(places.begin(), places.end());
    return places;
}

std::vector<Event> Replay::history() const {
    std::vector<Event> all;
    for (const std::size_t at : way()) all.insert(all.end(), moments_[at].events.begin(), moments_[at].events.end());
    return all;
}

Game Replay::game() const {
    Game game(rules(), game_.deck());
    for (const std::size_t at : way()) {
        const Deed& deed = *moments_[at].deed;
        if (const auto* action = std::get_if<Action>(&deed.what))
            game.act(deed.seat, *action);
        else
            game.begin(deed.seat);
    }
    return game;
}

}  // namespace tenback::record
