#include "external/told.hpp"

#include <algorithm>

#include "record/fields.hpp"

namespace tenback::external {
namespace {

/// What the seat was dealt: all that it ever held without what it drew.
CardSet first_hand(const bots::Knowledge& knows) {
    CardSet hand = knows.view.hand;
    for (const VisibleEvent& event : knows.events)
        if (const auto* laid = std::get_if<Laid>(&event); laid != nullptr && laid->seat == knows.view.you)
            hand.insert(laid->play.card);
    for (const VisibleEvent& event : knows.events)
        if (const auto* drew = std::get_if<YouDrew>(&event))
            for (const Card card : drew->cards) hand.erase(card);
    return hand;
}

}  // namespace

bool Told::goes_on(const bots::Knowledge& knows) const {
    if (!deal_ || deal_->events.size() > knows.events.size()) return false;
    const Rules& rules = knows.rules;
    return deal_->game == rules.game && deal_->players == rules.players && deal_->options == rules.options &&
           deal_->seat == knows.view.you && deal_->first_hand == first_hand(knows) &&
           std::equal(deal_->events.begin(), deal_->events.end(), knows.events.begin());
}

std::string Told::question(Question question, const bots::Knowledge& knows, double seconds, bots::Effort effort) {
    was_complete_ = !only_news_ || !goes_on(knows);
    if (was_complete_) {
        const Rules& rules = knows.rules;
        deal_ = {rules.game, rules.players, rules.options, knows.view.you, first_hand(knows), {}};
    }
    const std::span<const VisibleEvent> news = knows.events.subspan(deal_->events.size());
    std::string text = was_complete_ ? question_text(question, knows, seconds, effort)
                                     : news_text(question, knows.rules, knows.view.you, news, effort);
    deal_->events.insert(deal_->events.end(), news.begin(), news.end());
    return text;
}

void Told::heard(std::string_view answer) {
    if (!was_complete_) return;
    const auto object = record::parse_object(answer);
    if (!object) return;
    const auto* wish = object->if_contains("incremental");
    if (wish != nullptr && wish->is_bool()) only_news_ = wish->get_bool();
}

}  // namespace tenback::external
