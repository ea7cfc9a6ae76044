#include "fair/verify.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>

#include "engine/talk.hpp"
#include "record/fields.hpp"
#include "record/record.hpp"

namespace tenback::fair {
namespace {

bool same_deck(const Rules& rules, const Deck& a, const Deck& b) {
    for (int d = 0; d < rules.decks; ++d)
        if (!std::ranges::equal(part_of(rules, a, d), part_of(rules, b, d))) return false;
    return true;
}

VerdictCode judge(const record::Game& game, const Fairness& fairness) {
    if (!fairness.proof) return VerdictCode::known_deck;
    const auto& [commitment, secret, contributions] = *fairness.proof;
    if (commit(fairness.round, secret) != commitment) return VerdictCode::wrong_commitment;
    const Deal deal = derive(game.rules(), fairness.round, secret, contributions);
    if (!same_deck(game.rules(), deal.deck, game.deck())) return VerdictCode::wrong_deck;
    if (settle_first(game.rules(), game.talk(), deal.lot) != game.first()) return VerdictCode::wrong_first;
    return VerdictCode::proven;
}

}  // namespace

std::string_view code_of(VerdictCode code) {
    constexpr std::array<std::string_view, 8> codes{"proven",    "known_deck",       "no_proof",   "bad_record",
                                                    "bad_proof", "wrong_commitment", "wrong_deck", "wrong_first"};
    return codes[static_cast<std::size_t>(code)];
}

Verdict verify(std::string_view record) {
    const auto object = record::parse_object(record);
    if (!object) return {VerdictCode::bad_record, object.reason()};
    const auto game = record::read_record(record);
    if (!game) return {VerdictCode::bad_record, game.reason()};
    if (!object->contains(fairness_key)) return {VerdictCode::no_proof};
    const auto value = record::object_in(*object, fairness_key);
    if (!value) return {VerdictCode::bad_proof, value.reason()};
    const auto fairness = read_fairness(**value, game->rules());
    if (!fairness) return {VerdictCode::bad_proof, fairness.reason()};
    return {judge(*game, *fairness), "", *fairness};
}

}  // namespace tenback::fair
