#include "bots/speech.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "bots/turn_list.hpp"

namespace tenback::bots {
namespace {

/// The openings' costs that part very much, gladly and not caring from rather not; about a quarter of all hands each.
struct Quarters {
    float best, second, third;
};

Quarters quarters(const Rules& rules) {
    if (rules.game == GameKind::quick) return {-44, -40, -36};
    const float duty = rules.minimum > 2 ? 0.5F : 0;
    return {duty, duty + 0.5F, duty + 1.2F};
}

/// From the top of a pile to a card, in the pile's direction: 1 is the next card, -10 the one ten back.
int steps_to(Play play, const Turn& turn) {
    const int higher = play.card.index() - turn.tops[play.pile.index()].index();
    return play.pile.direction() == Direction::up ? higher : -higher;
}

bool holds(const View& view, PileId pile, int steps) {
    return std::any_of(view.hand.begin(), view.hand.end(),
                       [&](Card card) { return steps_to({card, pile}, view.turn) == steps; });
}

constexpr int ten_back = -10;
constexpr int big_step = 8;

constexpr int most_in_a_hurry = 3;  // with more seats it would cost wins (docs/strength.md)

/// Why a seat asks for a pile, the best reason first: it can set the pile back, with the card ten back or with two cards ten
/// apart of which the first is so many steps away; or it is the next to move and has the very next card. There are several
/// reasons so that nobody can read a card from a marker (TG-11), and each is worth more than what the others lose by
/// laying elsewhere.
std::optional<int> reason_to_ask(const View& view, PileId pile, bool in_a_hurry) {
    for (int first = 0; first < -ten_back; ++first)
        if (holds(view, pile, first + ten_back) && (first == 0 || holds(view, pile, first))) return first;
    return in_a_hurry && holds(view, pile, 1) ? std::optional(-ten_back) : std::nullopt;
}

/// Has a seat asked for the pile? Two who wait for each other would both stand in the way.
bool is_asked_for(const View& view, PileId pile) {
    return std::any_of(view.talk.voices.begin(), view.talk.voices.end(),
                       [&](const Voice& voice) { return voice.marked(MarkKind::leave_it_to_me).contains(pile); });
}

/// One pile is asked for at most, and none by the seat to move: what it says is past after its turn.
std::vector<Say> pile_talk(const Rules& rules, const View& view, const Voice& voice) {
    const int turns_away = (view.you.index() - view.turn.seat.index() + rules.players) % rules.players;
    if (turns_away == 0 || !voice.marked(MarkKind::leave_it_to_me).empty()) return {};
    const bool in_a_hurry = turns_away == 1 && rules.players <= most_in_a_hurry;
    std::optional<std::pair<int, PileId>> wanted;
    for (const PileId pile : all_piles)
        if (const auto reason = reason_to_ask(view, pile, in_a_hurry); reason && !is_asked_for(view, pile))
            wanted = std::min(wanted.value_or(std::pair(*reason, pile)), std::pair(*reason, pile));
    if (!wanted) return {};
    return {Mark{MarkKind::leave_it_to_me, wanted->second}};
}

std::vector<Say> card_talk(const Rules& rules, const View& view) {
    std::vector<Say> says;
    for (const Card card : view.hand) {
        const auto colour = static_cast<std::uint8_t>(quick_colour(card));
        if (rules.options.pro)
            says.emplace_back(Holds{colour});
        else
            says.emplace_back(Hint{colour, band_of(quick_value(card))});
    }
    return says;
}

/// How much others object to a play: to a jump less than to laying here at all.
float objection(const View& view, Play play, const Turn& turn) {
    float strongest = 0;
    for (std::size_t seat = 0; seat < view.talk.voices.size(); ++seat) {
        if (seat == static_cast<std::size_t>(view.you.index())) continue;
        const Voice& voice = view.talk.voices[seat];
        if (voice.marked(MarkKind::leave_it_to_me).contains(play.pile)) return 1;
        if (voice.marked(MarkKind::small_steps_only).contains(play.pile) && steps_to(play, turn) > big_step)
            strongest = 0.5F;
    }
    return strongest;
}

}  // namespace

Wish wish_to_begin(const Rules& rules, const View& view) {
    View first = view;
    first.turn.seat = view.you;
    first.turn.required = rules.minimum;
    const Thumb thumb = shipped_thumb(rules, Purpose::search);  // the same for all, so that wishes can be compared
    const Judge judge(rules, first, thumb);
    const auto turns = whole_turns(rules, first, thumb, 1);
    const float before = rules.game == GameKind::quick ? 0 : judge(first.turn, first.hand);
    const float cost = before - turns.front().score;
    const Quarters q = quarters(rules);
    return cost < q.best     ? Wish::very_much
           : cost < q.second ? Wish::gladly
           : cost < q.third  ? Wish::do_not_care
                             : Wish::rather_not;
}

std::vector<Say> helpful_talk(const Rules& rules, const View& view) {
    if (!rules.cooperative() || rules.players == 1) return {};
    const Voice& voice = view.talk.voices[static_cast<std::size_t>(view.you.index())];
    if (rules.game == GameKind::quick)
        return voice.hint_count + voice.colours == 0 ? card_talk(rules, view) : std::vector<Say>();
    return pile_talk(rules, view, voice);
}

float objections(const Rules& rules, const View& view, const Plan& plan) {
    if (rules.game != GameKind::classic || rules.players == 1) return 0;
    float sum = 0;
    Turn turn = view.turn;
    for (const Play play : plan) {
        sum += objection(view, play, turn);
        lay_on(rules, turn, play);
    }
    return sum;
}

}  // namespace tenback::bots
