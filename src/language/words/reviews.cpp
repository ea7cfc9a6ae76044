// What a review finds, as messages.
#include <cmath>

#include "notation/notation.hpp"
#include "review/json.hpp"
#include "review/level.hpp"
#include "words/phrases.hpp"

namespace tenback::words::phrase {
namespace {

/// Never -0.0.
Value in_points(std::int64_t millionths) { return Value::decimal(std::round(review::points(millionths) * 10) / 10 + 0.0); }

/// With its sign, for a term of a sum.
Message term(review::Millionths value) {
    return value < 0 ? msg::review_minus(in_points(-value)) : msg::review_plus(in_points(value));
}

}  // namespace

Message ground(GameKind game, const review::Ground& ground, const Names& names) {
    using review::Fact;
    const std::string card = text_of(game, ground.card);
    const std::string_view pile = text_of(ground.pile);
    switch (ground.fact) {
        case Fact::win_missed: return msg::review_ground_win_missed();
        case Fact::stuck: return msg::review_ground_stuck();
        case Fact::asked_for: return msg::review_ground_asked_for(names.of(ground.seat), pile);
        case Fact::left_burning: return msg::review_ground_left_burning(pile);
        case Fact::gift_too_many: return msg::review_ground_gift_too_many(card, pile);
        case Fact::gift_missed: return msg::review_ground_gift_missed(card, pile);
        case Fact::ten_back_missed:
            return game == GameKind::quick ? msg::review_ground_trick_missed(card, pile)
                                           : msg::review_ground_ten_back_missed(card, pile);
        case Fact::too_many_cards: return msg::review_ground_too_many_cards(ground.number);
        case Fact::keeps_open: return msg::review_ground_keeps_open(ground.number);
        case Fact::none: break;
    }
    return msg::review_ground_none();
}

Message key_moment(const Rules& rules, const review::ReviewedTurn& reviewed, const Names& names) {
    const review::Decision& decision = reviewed.decision;
    const review::Verdict& verdict = reviewed.verdict;
    return msg::review_moment(review::turn_text(rules, decision, verdict.best()),
                              review::turn_text(rules, decision, decision.laid), in_points(verdict.loss),
                              names.of(decision.seat), ground(rules.game, verdict.ground, names), decision.turn);
}

Message error_rate(const Rules& rules, const Value& name, const review::Account& account) {
    const double rate = account.error_rate();
    return msg::review_rate(level(review::level_like(rules, rate)), name, Value::decimal(std::round(rate * 10) / 10 + 0.0));
}

Message sums(const review::Sums& sums) {
    return msg::review_sums(term(sums.luck), in_points(sums.result), term(sums.skill), in_points(sums.start));
}

std::vector<Message> open_cards(const review::OpenCards& open) {
    const auto last = open.last();
    if (!last) return {open.is_certain() ? msg::review_open_never() : msg::review_open_unknown()};
    if (open.line().empty()) return {};
    std::vector<Message> lines{msg::review_open_won_until(last->played, last->turn)};
    if (!open.is_certain()) lines.push_back(msg::review_open_later_unknown());
    return lines;
}

}  // namespace tenback::words::phrase
