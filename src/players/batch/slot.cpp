#include "batch/slot.hpp"

namespace tenback::batch {

void Slot::deal(const SlotSettings& settings, std::uint64_t seed) {
    const Rules& rules = settings.rules;
    world_ = tenback::deal(rules, seeded_deck(rules, seed));
    talk_ = {};
    seed_ = seed;
    Seat first = settings.first.value_or(Seat());
    if (!settings.first) {
        Random words(~seed);  // others than those of the shuffle
        first = Seat::at(static_cast<int>(below(rules.players, words)));
    }
    begin(rules, world_.state, first);
    open_turn(settings);
    let_bots_act(settings);
}

void Slot::act(const SlotSettings& settings, ActionCode code) {
    if (speaking_) {
        const auto action = decode(code);
        if (const Say* say = action ? std::get_if<Say>(&*action) : nullptr) {
            hear(talk_, speaker_, *say);
            first_word_ = false;
        } else {
            next_speaker(settings);
        }
    } else if (code == end_code) {
        finish_turn(settings);
    } else {
        lay_card(settings, {Card(code % cards_a_pile), PileId(code / cards_a_pile)});
    }
    let_bots_act(settings);
}

Mask Slot::mask(const SlotSettings& settings) const {
    if (over()) return {};
    const Turn& turn = state().turn;
    if (speaking_) return talk_mask(settings.rules, turn, state().hands[speaker_.index()], talk_, speaker_, first_word_);
    return mask_of(legal(settings.rules, turn, state().hand_to_move()));
}

/// A round of talk comes first, if there is any.
void Slot::open_turn(const SlotSettings& settings) {
    speaking_ = settings.talk && settings.rules.players > 1 && !over();
    speaker_ = Seat();
    first_word_ = true;
}

void Slot::next_speaker(const SlotSettings& settings) {
    first_word_ = true;
    if (speaker_.number() == settings.rules.players)
        speaking_ = false;
    else
        speaker_ = Seat::at(speaker_.index() + 1);
}

void Slot::let_bots_act(const SlotSettings& settings) {
    while (!over() && settings.is_bot(asked())) {
        const BotSeat& player = settings.bots[asked().index()];
        if (speaking_)
            bot_speaks(settings, *player.bot);
        else
            bot_plays(settings, player);
    }
}

// Bots of ours find all that they heed in the view; the events serve those who take over within a turn.

void Slot::bot_speaks(const SlotSettings& settings, const bots::Bot& bot) {
    const View view = view_of(settings.rules, state(), talk_, speaker_);
    for (const Say& say : bot.talk({settings.rules, view, {}}))
        if (!why_not_say(settings.rules, state().turn, view.hand, talk_.voices[speaker_.index()], say))
            hear(talk_, speaker_, say);
    next_speaker(settings);
}

void Slot::bot_plays(const SlotSettings& settings, const BotSeat& player) {
    const Seat seat = state().turn.seat;
    const View view = view_of(settings.rules, state(), talk_, seat);
    Random words(seed_);  // a seed for each seat, as in a match of the laboratory
    std::uint64_t seed = words();
    for (int n = 0; n < seat.index(); ++n) seed = words();
    const auto search = player.bot->think({settings.rules, view, {}}, seed, player.effort);
    for (const Play play : decide(*search).plan) {
        lay_card(settings, play);
        if (over()) return;
    }
    finish_turn(settings);
}

void Slot::lay_card(const SlotSettings& settings, Play play) {
    if (settings.talk) forget_trick(talk_, play.pile);
    lay(settings.rules, world_.state, play);
}

void Slot::finish_turn(const SlotSettings& settings) {
    if (settings.talk) forget_voice(talk_, state().turn.seat);
    end_turn(settings.rules, world_.deck, world_.state);
    open_turn(settings);
}

}  // namespace tenback::batch
