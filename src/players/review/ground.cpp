#include "review/ground.hpp"

#include <algorithm>
#include <optional>

namespace tenback::review {
namespace {

/// A turn as it stands when its cards are laid.
struct Ended {
    Turn turn;
    CardSet rest;  // of the hand
    int gifts = 0;
};

Ended end_of(const Rules& rules, const View& view, const bots::Plan& plan) {
    Ended end{view.turn, view.hand};
    for (const Play play : plan) {
        if (rules.belongs_to_opponent(play.pile, view.you)) ++end.gifts;
        lay_on(rules, end.turn, play);
        end.rest.erase(play.card);
    }
    return end;
}

std::optional<Play> first_gift(const Rules& rules, const View& view, const bots::Plan& plan) {
    const auto* found =
        std::find_if(plan.begin(), plan.end(), [&](Play p) { return rules.belongs_to_opponent(p.pile, view.you); });
    return found == plan.end() ? std::nullopt : std::optional(*found);
}

std::vector<Play> going_back(const Rules& rules, const View& view, const bots::Plan& plan) {
    std::vector<Play> all;
    Turn turn = view.turn;
    for (const Play play : plan) {
        if (goes_back(rules, turn, play)) all.push_back(play);
        lay_on(rules, turn, play);
    }
    return all;
}

bool uses(const bots::Plan& plan, PileId pile) {
    return std::any_of(plan.begin(), plan.end(), [&](Play p) { return p.pile == pile; });
}

std::optional<Ground> against_a_wish(const Decision& decision, const bots::Plan& better) {
    const auto& voices = decision.view.talk.voices;
    for (const Play play : decision.laid)
        for (int s = 0; s < Seat::limit; ++s)
            if (s != decision.seat.index() &&
                voices[static_cast<std::size_t>(s)].marked(MarkKind::leave_it_to_me).contains(play.pile) &&
                !uses(better, play.pile))
                return Ground{.fact = Fact::asked_for, .pile = play.pile, .card = play.card, .seat = Seat::at(s)};
    return std::nullopt;
}

std::optional<Ground> about_fire(const Ended& laid, const Ended& better) {
    for (const PileId pile : all_piles)
        if (laid.turn.burning.contains(pile) && !better.turn.burning.contains(pile))
            return Ground{.fact = Fact::left_burning, .pile = pile};
    return std::nullopt;
}

std::optional<Ground> about_gifts(const Rules& rules, const Decision& decision, const bots::Plan& better) {
    const auto given = first_gift(rules, decision.view, decision.laid);
    const auto wanted = first_gift(rules, decision.view, better);
    if (given && !wanted) return Ground{.fact = Fact::gift_too_many, .pile = given->pile, .card = given->card};
    if (!given && wanted) return Ground{.fact = Fact::gift_missed, .pile = wanted->pile, .card = wanted->card};
    return std::nullopt;
}

std::optional<Ground> about_ten_back(const Rules& rules, const Decision& decision, const bots::Plan& better) {
    const auto done = going_back(rules, decision.view, decision.laid);
    for (const Play play : going_back(rules, decision.view, better))
        if (std::find(done.begin(), done.end(), play) == done.end())
            return Ground{.fact = Fact::ten_back_missed, .pile = play.pile, .card = play.card};
    return std::nullopt;
}

/// For how many cards that are still to be laid there is room, each pile by itself. Piles of an opponent do not count.
int room(const Rules& rules, const View& view, const Ended& end) {
    const auto side = static_cast<std::size_t>(rules.side_of(view.you));
    const CardSet unlaid = rules.cards - view.laid[side] - (view.hand - end.rest);
    int cards = 0;
    for (const PileId pile : all_piles)
        if (rules.piles.contains(pile) && !rules.belongs_to_opponent(pile, view.you))
            cards += (fitting(rules, end.turn, pile) & unlaid).size();
    return cards;
}

Ground about_room(const Rules& rules, const Decision& decision, const bots::Plan& better, const Ended& laid,
                  const Ended& other) {
    const int more = room(rules, decision.view, other) - room(rules, decision.view, laid);
    if (decision.laid.size() > better.size() && more > 0)
        return {.fact = Fact::too_many_cards, .number = decision.laid.size() - better.size()};
    if (more > 0) return {.fact = Fact::keeps_open, .number = more};
    return {};
}

}  // namespace

bool goes_back(const Rules& rules, const Turn& turn, Play play) {
    if (rules.belongs_to_opponent(play.pile, turn.seat)) return false;
    const Card top = turn.tops[play.pile.index()];
    if (top == rules.row_cards[play.pile.index()]) return false;
    const int onwards = value_of(rules.game, play.card) - value_of(rules.game, top);
    return play.pile.direction() == Direction::up ? onwards <= 0 : onwards >= 0;
}

Ground ground_for(const Rules& rules, const Decision& decision, const bots::Plan& better) {
    const Ended laid = end_of(rules, decision.view, decision.laid);
    const Ended other = end_of(rules, decision.view, better);
    if (other.turn.left == 0 && laid.turn.left != 0 && !better.empty())
        return {.fact = Fact::win_missed, .pile = better[0].pile, .card = better[0].card};
    if (decision.got_stuck) return {.fact = Fact::stuck};
    if (const auto found = against_a_wish(decision, better)) return *found;
    if (const auto found = about_fire(laid, other)) return *found;
    if (const auto found = about_gifts(rules, decision, better)) return *found;
    if (const auto found = about_ten_back(rules, decision, better)) return *found;
    return about_room(rules, decision, better, laid, other);
}

}  // namespace tenback::review
