#include "engine/refusal.hpp"

namespace tenback {
namespace {

/// The same duty has another name in each game.
std::string_view by_game(const Rules& rules, std::string_view classic, std::string_view quick, std::string_view face) {
    switch (rules.game) {
        case GameKind::classic: return classic;
        case GameKind::quick: return quick;
        case GameKind::face: return face;
    }
    return {};
}

}  // namespace

std::string_view code_of(Refusal refusal) {
    switch (refusal) {
        case Refusal::game_over: return "game_over";
        case Refusal::not_your_turn: return "not_your_turn";
        case Refusal::too_many_cards: return "too_many_cards";
        case Refusal::not_in_hand: return "not_in_hand";
        case Refusal::no_such_pile: return "no_such_pile";
        case Refusal::must_cover_fire: return "must_cover_fire";
        case Refusal::one_opponent_card: return "one_opponent_card";
        case Refusal::too_low: return "too_low";
        case Refusal::too_high: return "too_high";
        case Refusal::must_improve: return "must_improve";
        case Refusal::too_few_cards: return "too_few_cards";
        case Refusal::talk_not_allowed: return "talk_not_allowed";
        case Refusal::talk_not_true: return "talk_not_true";
        case Refusal::already_begun: return "already_begun";
    }
    return {};
}

std::string_view rule_behind(const Rules& rules, Refusal refusal) {
    switch (refusal) {
        case Refusal::game_over: return by_game(rules, "TG-9", "QE-6", "FF-7");
        case Refusal::not_your_turn:
        case Refusal::already_begun: return by_game(rules, "TG-3", "QE-2", "FF-1");
        case Refusal::too_many_cards: return rules.options.pro ? "QE-8" : "QE-3";
        case Refusal::not_in_hand: return by_game(rules, "TG-2", "QE-2", "FF-1");
        case Refusal::no_such_pile: return by_game(rules, "TG-1", "QE-1", "FF-1");
        case Refusal::must_cover_fire: return rules.solo_fire ? "OF-3" : "OF-2";
        case Refusal::one_opponent_card: return "FF-3";
        case Refusal::too_low:
        case Refusal::too_high: return by_game(rules, "TG-5", "QE-4", "FF-4");
        case Refusal::must_improve: return "FF-5";
        case Refusal::too_few_cards: return by_game(rules, rules.options.minimum == 3 ? "TG-12" : "TG-4", "QE-3", "FF-2");
        case Refusal::talk_not_allowed:
        case Refusal::talk_not_true: return by_game(rules, "TG-11", rules.options.pro ? "QE-8" : "QE-7", "FF-8");
    }
    return {};
}

}  // namespace tenback
