// Why an action is refused, explained to the person who wanted it.
#include "notation/notation.hpp"
#include "words/phrases.hpp"

namespace tenback::words::phrase {
namespace {

Message wrong_value(const Rules& rules, const Turn& turn, const Play& play) {
    const Value card = text_of(rules.game, play.card);
    const Value pile = text_of(play.pile);
    const Value top = text_of(rules.game, turn.tops[play.pile.index()]);
    const bool rises = play.pile.direction() == Direction::up;
    if (rules.game == GameKind::quick)
        return rises ? msg::refusal_quick_too_low(card, pile, top) : msg::refusal_quick_too_high(card, pile, top);
    return rises ? msg::refusal_too_low(card, pile, top) : msg::refusal_too_high(card, pile, top);
}

Message no_improvement(const Rules& rules, const Turn& turn, const Play& play) {
    const Value card = text_of(rules.game, play.card);
    const Value pile = text_of(play.pile);
    const Card top = turn.tops[play.pile.index()];
    if (top == rules.row_cards[play.pile.index()]) return msg::refusal_must_improve_empty(pile);
    return play.pile.direction() == Direction::up ? msg::refusal_must_improve_up(card, pile, text_of(rules.game, top))
                                                  : msg::refusal_must_improve_down(card, pile, text_of(rules.game, top));
}

/// What only a play can be refused for.
Message about_play(const Rules& rules, const Turn& turn, const Play& play, Refusal refusal) {
    switch (refusal) {
        case Refusal::not_in_hand: return msg::refusal_not_in_hand(text_of(rules.game, play.card));
        case Refusal::too_low:
        case Refusal::too_high: return wrong_value(rules, turn, play);
        case Refusal::must_improve: return no_improvement(rules, turn, play);
        default: return msg::refusal_no_such_pile(game(rules.game));
    }
}

Message about_talk(const Rules& rules) {
    if (rules.players == 1) return msg::refusal_talk_alone();
    return rules.options.pro || rules.game == GameKind::classic ? msg::refusal_talk_values()
                                                                : msg::refusal_talk_not_allowed();
}

Message reason(const Rules& rules, const Turn& turn, const Action& action, Refusal refusal, const Names& names) {
    switch (refusal) {
        case Refusal::game_over: return msg::refusal_game_over();
        case Refusal::not_your_turn: return msg::refusal_not_your_turn(names.of(turn.seat));
        case Refusal::too_many_cards: return msg::refusal_too_many_cards(rules.maximum);
        case Refusal::must_cover_fire:
            return rules.solo_fire ? msg::refusal_cover_next(piles(turn.burning))
                                   : msg::refusal_cover_first(piles(turn.due));
        case Refusal::one_opponent_card: return msg::refusal_one_opponent_card();
        case Refusal::too_few_cards: return msg::refusal_too_few_cards(turn.required, turn.played);
        case Refusal::talk_not_allowed: return about_talk(rules);
        case Refusal::talk_not_true: return msg::refusal_talk_not_true();
        case Refusal::already_begun: return msg::refusal_already_begun();
        case Refusal::not_in_hand:
        case Refusal::no_such_pile:
        case Refusal::too_low:
        case Refusal::too_high:
        case Refusal::must_improve: break;
    }
    const auto* play = std::get_if<Play>(&action);
    return play != nullptr ? about_play(rules, turn, *play, refusal) : msg::refusal_no_such_pile(game(rules.game));
}

}  // namespace

Message refusal(const Rules& rules, const Turn& turn, const Action& action, Refusal refusal, const Names& names) {
    return msg::refusal_line(reason(rules, turn, action, refusal, names), rule_behind(rules, refusal));
}

Message refusal(const ChatRefusal& refusal) {
    switch (refusal.fault) {
        case ChatFault::empty: return msg::chat_empty();
        case ChatFault::too_long: return msg::chat_too_long(longest_chat);
        case ChatFault::bad_text: return msg::chat_bad_text();
        case ChatFault::number: return msg::chat_number(refusal.piece);
        case ChatFault::comparison: return msg::chat_comparison(refusal.piece);
    }
    return msg::chat_bad_text();
}

}  // namespace tenback::words::phrase
