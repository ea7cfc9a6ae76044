#include "bots/speech.hpp"

#include <optional>

#include "bots/turn_list.hpp"

namespace tenback {
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

/// Numbers between a card and the top it would be laid on; a ten-back is nearer than anything.
int distance(Play play, Card top) {
    const int onwards =
        play.pile.direction() == Direction::up ? play.card.index() - top.index() : top.index() - play.card.index();
    return onwards == -10 ? 0 : onwards;
}

constexpr int next_to = 1;   // a card so near is worth the pile
constexpr int close_to = 3;  // one so near is worth asking that nobody jumps over it
constexpr int big_step = 8;

/// How far the seat's nearest card is from the top of a pile; nothing if none fits.
std::optional<int> nearest(const Rules& rules, const View& view, PileId pile) {
    std::optional<int> least;
    for (const Card card : fitting(rules, view.turn, pile) & view.hand) {
        const int here = distance({card, pile}, view.turn.tops[pile.index()]);
        least = std::min(least.value_or(here), here);
    }
    return least;
}

std::vector<Say> pile_talk(const Rules& rules, const View& view) {
    std::vector<Say> says;
    for (const PileId pile : all_piles) {
        const auto gap = nearest(rules, view, pile);
        if (!gap || *gap > close_to) continue;
        says.emplace_back(Mark{*gap <= next_to ? MarkKind::leave_it_to_me : MarkKind::small_steps_only, pile});
    }
    return says;
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

/// Has the voice said it already?
bool heard(const Voice& voice, const Say& say) {
    Talk once;
    once.voices[0] = voice;
    hear(once, Seat::at(0), say);
    return once.voices[0] == voice;
}

/// How much others object to a play: to a jump less than to laying here at all.
float objection(const View& view, Play play, Card top) {
    float strongest = 0;
    for (std::size_t seat = 0; seat < view.talk.voices.size(); ++seat) {
        if (seat == static_cast<std::size_t>(view.you.index())) continue;
        const Voice& voice = view.talk.voices[seat];
        if (voice.marked(MarkKind::leave_it_to_me).contains(play.pile)) return 1;
        if (voice.marked(MarkKind::small_steps_only).contains(play.pile) && distance(play, top) > big_step) strongest = 0.5F;
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
    std::vector<Say> says = pile_talk(rules, view);
    std::erase_if(says, [&](const Say& say) { return heard(voice, say); });
    return says;
}

float objections(const Rules& rules, const View& view, const Plan& plan) {
    if (rules.game != GameKind::classic || rules.players == 1) return 0;
    float sum = 0;
    Turn turn = view.turn;
    for (const Play play : plan) {
        sum += objection(view, play, turn.tops[play.pile.index()]);
        lay_on(rules, turn, play);
    }
    return sum;
}

}  // namespace tenback
