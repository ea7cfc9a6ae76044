#include <fmt/format.h>

#include <boost/json.hpp>

#include "bots/registry.hpp"
#include "cli/reviewing.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "review/level.hpp"

namespace tenback::cli {
namespace {

namespace json = boost::json;

double chance_of(review::Millionths value) { return static_cast<double>(value) / review::certain; }

json::object turn_json(const ReviewedGame& reviewed, const review::ReviewedTurn& one) {
    const Rules& rules = reviewed.review.rules();
    const review::Decision& decision = one.decision;
    const review::Verdict& verdict = one.verdict;
    json::array ranking;
    for (const Choice& choice : verdict.ranking) {
        if (ranking.size() == 3) break;
        ranking.push_back(json::object{{"turn", phrase::turn(rules, decision, choice.plan)}, {"chance", choice.estimate}});
    }
    const bool has_ground = verdict.loss > 0;
    return {{"turn", decision.turn},
            {"seat", decision.seat.number()},
            {"chance", chance_of(verdict.chance)},
            {"best", phrase::turn(rules, decision, verdict.best())},
            {"laid", phrase::turn(rules, decision, decision.laid)},
            {"loss", review::points(verdict.loss)},
            {"error", review::points(verdict.error)},
            {"mistake", one.counts() && verdict.is_mistake()},
            {"counts", one.counts()},
            {"exact", verdict.exact},
            {"reason", has_ground ? json::value(code_of(verdict.ground.fact)) : json::value(nullptr)},
            {"ranking", ranking}};
}

json::object account_json(const Rules& rules, const review::Account& account) {
    return {{"error_rate", account.error_rate()},
            {"decisions", account.decisions},
            {"plays_like", review::level_like(rules, account.error_rate())}};
}

json::value open_json(const ReviewedGame& reviewed) {
    if (!reviewed.open) return nullptr;
    const auto last = reviewed.open->last();
    json::object out{{"certain", reviewed.open->is_certain()}, {"turn", nullptr}, {"played", nullptr}, {"line", nullptr}};
    if (!last) return out;
    out["turn"] = last->turn;
    out["played"] = last->played;
    out["line"] = text_of(reviewed.review.rules().game, reviewed.open->line());
    return out;
}

}  // namespace

boost::json::object review_json(const ReviewedGame& reviewed) {
    const Rules& rules = reviewed.review.rules();
    const review::Sums sums = reviewed.review.sums(reviewed.sums_of());
    json::array seats;
    for (int s = 0; s < rules.players; ++s) {
        json::object seat{{"seat", s + 1}};
        for (const auto& [key, value] : account_json(rules, reviewed.review.account(Seat::at(s)))) seat[key] = value;
        seats.push_back(std::move(seat));
    }
    json::array turns;
    for (const review::ReviewedTurn& turn : reviewed.turns()) turns.push_back(turn_json(reviewed, turn));
    json::object out{{"game", reviewed.number},
                     {"variant", text_of(rules)},
                     {"effort", reviewed.review.effort().roll_outs},
                     {"seed", reviewed.seed},
                     {"player", player_of("expert")},
                     {"networks", fmt::format("{:016x}", review::networks_fingerprint(rules))},
                     {"sums_of", rules.cooperative() ? json::value(nullptr) : json::value(reviewed.sums_of().number())},
                     {"result", sums.result},
                     {"start", sums.start},
                     {"skill", sums.skill},
                     {"luck", sums.luck}};
    for (const auto& [key, value] : account_json(rules, reviewed.review.account())) out[key] = value;
    out["seats"] = std::move(seats);
    out["turns"] = std::move(turns);
    if (reviewed.open) out["open"] = open_json(reviewed);
    return out;
}

}  // namespace tenback::cli
