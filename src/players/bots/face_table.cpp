#include "bots/face_table.hpp"

#include <limits>

namespace tenback::bots {
namespace {

using Word = std::uint64_t;

constexpr Word one(int position) { return Word{1} << position; }
constexpr bool has_bit(Word word, int position) { return ((word >> position) & 1) != 0; }
constexpr int ahead(Word unlaid, int top) { return std::popcount(unlaid >> top >> 1); }

std::array<Word, 2> both_ways(CardSet cards) {
    std::array<Word, 2> words{cards.low(), 0};
    for (const Card card : cards) words[1] |= one(face_mirrored(card.index()));
    return words;
}

}  // namespace

struct FaceTable::Draft {
    Side own;
    Plan plan;
    float cost = 0;
    int played = 0;
    int given = 0;
};

void FaceTable::load(const World& world) {
    const State& state = world.state;
    for (int s = 0; s < 2; ++s) {
        Side& side = sides_[s];
        for (int d = 0; d < 2; ++d) side.tops[d] = face_position(state.turn.tops[static_cast<std::size_t>(d * 2 + s)], d);
        side.unlaid = both_ways(rules_->cards - state.laid[s]);
        side.hand = both_ways(state.hands[s]);
        side.next = state.draw[s].next;
        side.end = state.draw[s].end;
    }
    deck_ = &world.deck;
    seat_ = state.turn.seat.index();
    played_ = state.turn.played;
    given_ = state.turn.given;
    over_ = false;
}

void FaceTable::remove(Side& side, int direction, int position) {
    for (int d = 0; d < 2; ++d) {
        const Word gone = ~one(d == direction ? position : face_mirrored(position));
        side.unlaid[d] &= gone;
        side.hand[d] &= gone;
    }
}

Play FaceTable::play_of(int seat, int direction, int position) {
    return {Card(direction == 0 ? position : face_mirrored(position)), PileId(direction * 2 + seat)};
}

/// The card just below the opponent's top: it helps least.
bool FaceTable::give(Draft& draft, int direction) const {
    const Side& opponent = sides_[1 - seat_];
    const int top = opponent.tops[direction];
    const Word below = draft.own.hand[direction] & (one(top) - 1);
    if (below == 0) return false;
    const int gift = 63 - std::countl_zero(below);
    const int reopened = ahead(opponent.unlaid[direction], gift) - ahead(opponent.unlaid[direction], top);
    draft.cost += weights().gift + weights().reopened * static_cast<float>(reopened);
    draft.plan.add(play_of(1 - seat_, direction, gift));
    remove(draft.own, direction, gift);
    draft.given = 1;
    ++draft.played;
    return true;
}

struct FaceTable::Step {
    int direction = 0;
    int first = 0;
    int last = 0;  // the new top
    float cost = std::numeric_limits<float>::max();
};

/// The cheapest card, or two that end ten below the first, on the own pile of a direction.
void FaceTable::weigh(const Draft& draft, int direction, Step& best) const {
    const Word unlaid = draft.own.unlaid[direction];
    const Word hand = draft.own.hand[direction];
    const int top = draft.own.tops[direction];
    const int room = ahead(unlaid, top);
    const bool trick = has_bit(unlaid << 10, top);
    const auto consider = [&](int first, int last) {
        const int laid_of_room = (first > top ? 1 : 0) + (last > top && last != first ? 1 : 0);
        const int passed = room - laid_of_room - ahead(unlaid & ~one(first), last);
        const int tricks = static_cast<int>(has_bit(unlaid << 10, last)) - static_cast<int>(trick);
        const float cost = static_cast<float>(passed) - weights().trick * static_cast<float>(tricks);
        if (cost < best.cost) best = {direction, first, last, cost};
    };
    if (has_bit(hand << 10, top)) consider(top - 10, top - 10);
    const Word onwards = hand >> top >> 1 << top << 1;
    if (onwards == 0) return;
    consider(std::countr_zero(onwards), std::countr_zero(onwards));
    if (const Word pairs = onwards & (hand << 10); pairs != 0)
        consider(std::countr_zero(pairs), std::countr_zero(pairs) - 10);
}

void FaceTable::lay(Draft& draft, int direction, int position) const {
    draft.plan.add(play_of(seat_, direction, position));
    remove(draft.own, direction, position);
    draft.own.tops[direction] = position;
    ++draft.played;
}

/// Lays the cheapest step; false if there is none worth laying.
bool FaceTable::extend(Draft& draft) const {
    Step best;
    for (int d = 0; d < 2; ++d) weigh(draft, d, best);
    if (best.cost == std::numeric_limits<float>::max()) return false;
    // Without a gift every card laid is a card fewer in hand; with one, the hand is filled anyway.
    const float worth = draft.given != 0 ? weights().laid : weights().laid - weights().held;
    if (draft.played >= rules_->minimum && best.cost >= worth) return false;
    draft.cost += best.cost;
    lay(draft, best.direction, best.first);
    if (best.last != best.first) lay(draft, best.direction, best.last);
    return true;
}

bool FaceTable::finish(Draft& draft) const {
    while (extend(draft)) continue;
    const int held = std::popcount(draft.own.hand[0]);
    if (held + draft.own.draw() == 0) {
        draft.cost = -std::numeric_limits<float>::max();
        return true;
    }
    if (draft.played < rules_->minimum) return false;
    const int after = held + drawn(draft.own, draft.given);
    draft.cost -= weights().laid * static_cast<float>(draft.played) + weights().held * static_cast<float>(after);
    if (after == 1) draft.cost += face_alone;
    return true;
}

bool FaceTable::choose(Plan& plan) const {
    bool found = false;
    float best = std::numeric_limits<float>::max();
    for (int gift = given_ != 0 ? 2 : 0; gift < 3; ++gift) {  // on an up pile, on a down pile, none
        Draft draft{sides_[seat_], {}, 0, played_, given_};
        if (gift < 2 && !give(draft, gift)) continue;
        if (!finish(draft) || (found && draft.cost >= best)) continue;
        found = true;
        best = draft.cost;
        plan = draft.plan;
    }
    return found;
}

void FaceTable::carry_out(const Plan& plan) {
    for (const Play play : plan) {
        const int direction = play.pile.index() / 2;
        const int owner = play.pile.index() % 2;
        const int position = face_position(play.card, direction);
        sides_[owner].tops[direction] = position;
        remove(sides_[seat_], direction, position);
        if (owner != seat_) given_ = 1;
    }
}

void FaceTable::follow(const Plan& plan) {
    carry_out(plan);
    end_turn();
}

/// How many cards a side will draw (FF-6).
int FaceTable::drawn(const Side& side, int given) const {
    return std::min(given != 0 ? rules_->hand_size - std::popcount(side.hand[0]) : 2, side.draw());
}

void FaceTable::end_turn() {
    Side& side = sides_[seat_];
    if (side.unlaid[0] == 0) {
        over_ = true;
        winner_ = Seat::at(seat_);
        return;
    }
    for (int n = drawn(side, given_); n > 0; --n) {
        const int card = (*deck_)[static_cast<std::size_t>(side.next++)].index();
        side.hand[0] |= one(card);
        side.hand[1] |= one(face_mirrored(card));
    }
    seat_ = 1 - seat_;
    played_ = 0;
    given_ = 0;
}

FaceAfter FaceTable::after() const {
    const auto about = [](const Side& side, int draws) {
        return FaceAfter::Side{side.tops, side.unlaid[0], std::popcount(side.hand[0]) + draws, side.draw() - draws};
    };
    return {about(sides_[seat_], drawn(sides_[seat_], given_)), about(sides_[1 - seat_], 0), sides_[seat_].hand[0]};
}

FaceAfter FaceTable::after(const Plan& plan) const {
    FaceTable table = *this;
    table.carry_out(plan);
    return table.after();
}

float FaceTable::look_ahead(int turns, const ValueNet& net, Seat seat) {
    for (; !over_; --turns) {
        Plan plan;
        if (!choose(plan)) return seat.index() == seat_ ? 0 : 1;
        carry_out(plan);
        if (turns <= 1 && sides_[seat_].unlaid[0] != 0) {
            const float chance = face_chance(net, after());
            return seat.index() == seat_ ? chance : 1 - chance;
        }
        end_turn();
    }
    return winner_ == seat ? 1 : 0;
}

Seat FaceTable::play_out() {
    while (!over_) {
        Plan plan;
        if (!choose(plan)) return Seat::at(1 - seat_);
        follow(plan);
    }
    return winner_;
}

}  // namespace tenback::bots
