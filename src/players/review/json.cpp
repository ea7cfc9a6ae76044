#include "review/json.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "notation/notation.hpp"
#include "review/level.hpp"

namespace tenback::review {
namespace {

namespace json = boost::json;

constexpr std::size_t most_ranked = 3;

double chance_of(Millionths value) { return static_cast<double>(value) / certain; }

json::value ground_json(const Rules& rules, const Verdict& verdict) {
    const Ground& ground = verdict.ground;
    if (verdict.loss <= 0) return nullptr;
    json::object out{{"code", code_of(ground.fact)}};
    if (ground.pile != PileId::nowhere()) out["pile"] = text_of(ground.pile);
    if (ground.card != Card()) out["card"] = text_of(rules.game, ground.card);
    if (ground.fact == Fact::asked_for) out["seat"] = ground.seat.number();
    if (ground.number != 0) out["number"] = ground.number;
    return out;
}

json::object turn_json(const Rules& rules, const ReviewedTurn& one) {
    const Decision& decision = one.decision;
    const Verdict& verdict = one.verdict;
    json::array ranking;
    for (std::size_t n = 0; n < std::min(most_ranked, verdict.ranking.size()); ++n)
        ranking.push_back(json::object{{"turn", turn_text(rules, decision, verdict.ranking[n].plan)},
                                       {"chance", verdict.ranking[n].estimate}});
    return {{"turn", decision.turn},
            {"seat", decision.seat.number()},
            {"chance", chance_of(verdict.chance)},
            {"best", turn_text(rules, decision, verdict.best())},
            {"laid", turn_text(rules, decision, decision.laid)},
            {"loss", points(verdict.loss)},
            {"error", points(verdict.error)},
            {"mistake", one.is_mistake()},
            {"counts", one.counts()},
            {"exact", verdict.exact},
            {"reason", ground_json(rules, verdict)},
            {"ranking", std::move(ranking)}};
}

void add_account(json::object& out, const Rules& rules, const Account& account) {
    out["error_rate"] = account.error_rate();
    out["decisions"] = account.decisions;
    out["plays_like"] = level_like(rules, account.error_rate());
}

void add_sums(json::object& out, const Review& review, std::optional<Seat> seat) {
    const Rules& rules = review.rules();
    const Seat whose = seat.value_or(Seat::number(1));
    const Sums sums = review.sums(whose);
    out["sums_of"] = rules.cooperative() ? json::value(nullptr) : json::value(whose.number());
    out["result"] = sums.result;
    out["start"] = sums.start;
    out["skill"] = sums.skill;
    out["luck"] = sums.luck;
    add_account(out, rules, review.account());
    json::array seats;
    for (int s = 0; s < rules.players; ++s) {
        json::object one{{"seat", s + 1}};
        add_account(one, rules, review.account(Seat::at(s)));
        seats.push_back(std::move(one));
    }
    out["seats"] = std::move(seats);
    json::array moments;
    for (const ReviewedTurn& turn : review.key_moments())
        if (!seat || turn.decision.seat == *seat) moments.push_back(turn.decision.turn);
    out["key_moments"] = std::move(moments);
}

}  // namespace

std::string turn_text(const Rules& rules, const Decision& decision, const bots::Plan& plan) {
    if (decision.got_stuck && plan == decision.laid) return text_of(rules.game, std::vector<Move>(plan.begin(), plan.end()));
    return text_of(rules.game, bots::moves_of(decision.view.turn, plan));
}

json::object review_json(const Review& review, std::optional<Seat> seat) {
    json::object out;
    if (review.done()) add_sums(out, review, seat);
    json::array turns;
    for (const ReviewedTurn& turn : review.turns())
        if (!seat || turn.decision.seat == *seat) turns.push_back(turn_json(review.rules(), turn));
    out["turns"] = std::move(turns);
    return out;
}

json::object open_json(const Rules& rules, const OpenCards& open) {
    json::object out{{"certain", open.is_certain()}, {"turn", nullptr}, {"played", nullptr}, {"line", nullptr}};
    if (const auto last = open.last()) {
        out["turn"] = last->turn;
        out["played"] = last->played;
        out["line"] = text_of(rules.game, open.line());
    }
    return out;
}

}  // namespace tenback::review
