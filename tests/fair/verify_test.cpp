#include "fair/verify.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <boost/json.hpp>

#include "engine/talk.hpp"
#include "notation/variant.hpp"
#include "record/json.hpp"

namespace tenback::fair {
namespace {

namespace json = boost::json;

const RoundName round_7{"k3v9", 7};

Bytes32 filled(std::uint8_t byte) {
    Bytes32 bytes{};
    bytes.fill(byte);
    return bytes;
}

/// A game that has just begun, with its proof: every second seat was left out.
json::object record_of(const Rules& rules) {
    const Secret secret{filled(0x5E)};
    Contributions contributions;
    for (int seat = 0; seat < rules.players; ++seat)
        contributions.push_back(seat % 2 == 0 ? std::optional(Contribution{filled(static_cast<std::uint8_t>(seat))})
                                              : std::nullopt);
    const Deal deal = derive(rules, round_7, secret, contributions);
    const record::Game game(rules, deal.deck, settle_first(rules, {}, deal.lot));
    json::object record = record_json(game);
    record[fairness_key] = fairness_json({round_7, Proof{commit(round_7, secret), secret, contributions}});
    return record;
}

Verdict verdict_on(const json::object& record) { return verify(json::serialize(record)); }

json::object& fairness_of(json::object& record) { return record[fairness_key].as_object(); }

class EveryGame : public testing::TestWithParam<const char*> {
  protected:
    const Rules rules = *parse_variant(GetParam());
    json::object record = record_of(rules);
};

TEST_P(EveryGame, is_proven_by_its_record) {
    const Verdict verdict = verdict_on(record);
    EXPECT_EQ(verdict.code, VerdictCode::proven) << verdict.detail;
    EXPECT_EQ(verdict.told->round, round_7);
}

TEST_P(EveryGame, proof_is_read_as_it_was_written) {
    const auto read = read_fairness(fairness_of(record), rules);
    ASSERT_TRUE(read) << read.reason();
    EXPECT_EQ(fairness_json(*read), fairness_of(record));
}

TEST_P(EveryGame, no_digit_of_the_proof_can_be_changed_unnoticed) {
    const auto check_digits = [&](json::value& text) {
        for (char& digit : text.as_string()) {
            const char kept = digit;
            digit = kept == '0' ? '1' : '0';
            EXPECT_NE(verdict_on(record).code, VerdictCode::proven) << record;
            digit = kept;
        }
    };
    json::object& proof = fairness_of(record);
    for (const char* key : {"commitment", "secret", "table"}) check_digits(proof[key]);
    for (auto& [seat, contribution] : proof["contributions"].as_object()) check_digits(contribution);
    for (const int other : {1, 6, 8}) {
        proof["round"] = other;
        EXPECT_EQ(verdict_on(record).code, VerdictCode::wrong_commitment);
    }
    proof["round"] = 7;
    EXPECT_EQ(verdict_on(record).code, VerdictCode::proven);
}

TEST_P(EveryGame, no_two_cards_can_change_places_unnoticed) {
    for (json::value& deck : record["decks"].as_array()) {
        json::array& cards = deck.as_array();
        std::swap(cards[cards.size() - 1], cards[cards.size() - 2]);
        EXPECT_EQ(verdict_on(record).code, VerdictCode::wrong_deck);
        std::swap(cards[cards.size() - 1], cards[cards.size() - 2]);
    }
}

TEST_P(EveryGame, nobody_else_can_have_begun) {
    const auto first = static_cast<int>(record["first"].as_int64());
    for (int other = 1; other <= rules.players; ++other) {
        if (other == first) continue;
        record["first"] = other;
        record["turns"].as_array()[0].as_object()["seat"] = other;
        EXPECT_EQ(verdict_on(record).code, VerdictCode::wrong_first);
    }
}

TEST_P(EveryGame, a_contribution_cannot_be_passed_off_as_absent_or_as_anothers) {
    json::object& proof = fairness_of(record);
    proof["contributions"].as_object().erase("1");
    EXPECT_EQ(verdict_on(record).code, VerdictCode::bad_proof);
    proof["absent"].as_array().emplace_back(1);
    EXPECT_EQ(verdict_on(record).code, VerdictCode::wrong_deck);
}

INSTANTIATE_TEST_SUITE_P(Fair, EveryGame,
                         testing::Values("classic players=1", "classic players=2 fire=true", "classic players=5 minimum=3",
                                         "quick players=3", "quick players=4 pro=true", "face players=2"));

TEST(Verify, says_what_a_record_does_not_claim) {
    json::object record = record_of(*parse_variant("classic players=2"));
    record[fairness_key] = fairness_json({round_7, std::nullopt});
    EXPECT_EQ(verdict_on(record).code, VerdictCode::known_deck);
    EXPECT_EQ(verdict_on(record).told->round, round_7);
    record.erase(fairness_key);
    EXPECT_EQ(verdict_on(record).code, VerdictCode::no_proof);
}

TEST(Verify, wishes_decide_before_the_lot) {
    const Rules rules = *parse_variant("classic players=2");
    json::object record = record_of(rules);
    const int other = record["first"] == 1 ? 2 : 1;
    record["first"] = other;
    record["turns"].as_array()[0].as_object()["seat"] = other;
    record["wishes"] = json::object{{std::to_string(other), "gladly"}};
    EXPECT_EQ(verdict_on(record).code, VerdictCode::proven);
}

TEST(Verify, says_why_a_proof_is_none) {
    const json::object good = record_of(*parse_variant("classic players=2"));
    const auto reason = [&](const char* key, json::value value) {
        json::object record = good;
        fairness_of(record)[key] = std::move(value);
        const Verdict verdict = verdict_on(record);
        EXPECT_EQ(verdict.code, VerdictCode::bad_proof);
        return verdict.detail;
    };
    EXPECT_EQ(reason("version", 2), "version 2, not 1");
    EXPECT_EQ(reason("table", ""), "'table' must be an id of 1 to 64 bytes");
    EXPECT_EQ(reason("table", json::string(65, 'x')), "'table' must be an id of 1 to 64 bytes");
    EXPECT_EQ(reason("round", 0), "'round' must be a number from 1");
    EXPECT_EQ(reason("secret", "5E"), "'secret' must be 64 hexadecimal digits in small letters");
    EXPECT_EQ(reason("commitment", nullptr), "'commitment' must be a string");
    EXPECT_EQ(reason("absent", json::array{}), "'contributions' and 'absent' must name each seat once");
    EXPECT_EQ(reason("absent", json::array{3}), "contribution of seat 2: '2' must be a string");
    EXPECT_EQ(reason("absent", json::array{1}), "contribution of seat 2: '2' must be a string");
}

TEST(Verify, says_why_a_record_is_none) {
    EXPECT_EQ(verify("hello").code, VerdictCode::bad_record);
    json::object record = record_of(*parse_variant("classic players=2"));
    record["turns"].as_array()[0].as_object()["plays"] = json::array{"2>D1", "3>D1"};
    EXPECT_EQ(verdict_on(record).code, VerdictCode::bad_record);
}

TEST(Verify, takes_any_proof_that_was_made_honestly) {
    rc::check([] {
        const Rules rules = *parse_variant("quick players=5");
        const auto any_bytes = [] {
            Bytes32 bytes{};
            for (auto& byte : bytes) byte = *rc::gen::arbitrary<std::uint8_t>();
            return bytes;
        };
        const RoundName round{"t" + std::to_string(*rc::gen::inRange(0, 1000)),
                              *rc::gen::inRange<std::uint32_t>(1, 0xFFFFFFFF)};
        const Secret secret{any_bytes()};
        Contributions contributions(rules.players);
        for (auto& contribution : contributions)
            if (*rc::gen::arbitrary<bool>()) contribution = Contribution{any_bytes()};
        const Deal deal = derive(rules, round, secret, contributions);
        json::object record = record_json(record::Game(rules, deal.deck, settle_first(rules, {}, deal.lot)));
        record[fairness_key] = fairness_json({round, Proof{commit(round, secret), secret, contributions}});
        RC_ASSERT(verdict_on(record).code == VerdictCode::proven);
    });
}

}  // namespace
}  // namespace tenback::fair
