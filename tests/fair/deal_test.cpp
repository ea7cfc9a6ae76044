#include "fair/deal.hpp"

#include <gtest/gtest.h>

#include <set>

#include "engine/state.hpp"
#include "fair/stream.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"

namespace tenback::fair {
namespace {

/// 32 bytes that count up from here, as in docs/fairness.md.
Bytes32 counting_from(int first) {
    Bytes32 bytes{};
    for (std::size_t n = 0; n < bytes.size(); ++n) bytes[n] = static_cast<std::uint8_t>(first + static_cast<int>(n));
    return bytes;
}

const RoundName round_2{"k3v9", 2};
const Secret the_secret{counting_from(0)};
const Contributions two_of_three{Contribution{counting_from(0x40)}, std::nullopt, Contribution{counting_from(0x80)}};

std::string first_cards(const Rules& rules, const Deck& deck, int count) {
    std::string text;
    for (int n = 0; n < count; ++n) text += text_of(rules.game, deck[static_cast<std::size_t>(n)]) + " ";
    return text;
}

TEST(FairDeal, test_vector_of_the_document) {
    EXPECT_EQ(hex_of(commit(round_2, the_secret).bytes), "89046d350adfbec36c544882a1393eb806ee9f4ff39b3395d813032fb07af162");
    const Rules classic = *parse_variant("classic players=3");
    const Deal deal = derive(classic, round_2, the_secret, two_of_three);
    EXPECT_EQ(first_cards(classic, deal.deck, 10), "74 40 67 24 39 5 9 78 65 79 ");
    EXPECT_EQ(deal.lot, 1621365094U);
    const Rules quick = *parse_variant("quick players=3");
    EXPECT_EQ(first_cards(quick, derive(quick, round_2, the_secret, two_of_three).deck, 6), "B7 B9 Y6 G3 B8 R4 ");
}

TEST(FairDeal, stream_is_that_of_rfc_8439) {
    Stream words(Bytes32{});  // the first test vector of its appendix: key, nonce and counter zero
    EXPECT_EQ(words(), 0x903DF1A0ADE0B876U);
    EXPECT_EQ(words(), 0x28BD8653E56A5D40U);
    for (int n = 2; n < 8; ++n) words();
    EXPECT_EQ(words(), 0x7A385155BEE7079FU) << "the second block, counter 1";
}

TEST(FairDeal, gives_complete_decks_in_every_game) {
    for (const char* variant : {"classic players=1", "classic players=5 fire=true", "quick players=2", "face players=2"}) {
        const Rules rules = *parse_variant(variant);
        const Deal deal = derive(rules, round_2, the_secret, Contributions(rules.players));
        EXPECT_TRUE(is_complete(rules, deal.deck)) << variant;
    }
}

TEST(FairDeal, gives_the_two_of_face_to_face_different_decks) {
    const Rules face = *parse_variant("face players=2");
    const Deck deck = derive(face, round_2, the_secret, Contributions(2)).deck;
    EXPECT_FALSE(std::ranges::equal(part_of(face, deck, 0), part_of(face, deck, 1)));
}

TEST(FairDeal, depends_on_every_bit_of_everything) {
    const Rules rules = *parse_variant("classic players=3");
    const Deal deal = derive(rules, round_2, the_secret, two_of_three);
    for (std::size_t bit = 0; bit < 256; ++bit) {
        const auto flipped = [&](Bytes32 bytes) {
            bytes[bit / 8] = static_cast<std::uint8_t>(bytes[bit / 8] ^ (1U << bit % 8));
            return bytes;
        };
        EXPECT_NE(derive(rules, round_2, {flipped(the_secret.bytes)}, two_of_three), deal);
        EXPECT_NE(commit(round_2, {flipped(the_secret.bytes)}), commit(round_2, the_secret));
        Contributions others = two_of_three;
        others[2] = {flipped(others[2]->bytes)};
        EXPECT_NE(derive(rules, round_2, the_secret, others), deal);
    }
}

TEST(FairDeal, differs_by_table_round_and_who_was_left_out) {
    const Rules rules = *parse_variant("classic players=3");
    std::set<std::string> commitments{hex_of(commit(round_2, the_secret).bytes)};
    std::set<std::string> decks{first_cards(rules, derive(rules, round_2, the_secret, two_of_three).deck, 98)};
    for (const RoundName& other : {RoundName{"k3v9", 3}, RoundName{"k3v8", 2}, RoundName{"k3v", 2}, RoundName{"", 2}}) {
        EXPECT_TRUE(commitments.insert(hex_of(commit(other, the_secret).bytes)).second);
        EXPECT_TRUE(decks.insert(first_cards(rules, derive(rules, other, the_secret, two_of_three).deck, 98)).second);
    }
    const auto one = two_of_three[0];
    const auto zeros = Contribution{};
    for (const Contributions& other :
         {Contributions{one, std::nullopt, std::nullopt}, Contributions{std::nullopt, one, std::nullopt},
          Contributions{one, zeros, std::nullopt}, Contributions(3)})
        EXPECT_TRUE(decks.insert(first_cards(rules, derive(rules, round_2, the_secret, other).deck, 98)).second);
}

TEST(FairDeal, puts_every_card_in_every_place_about_equally_often) {
    const Rules rules = *parse_variant("quick players=2");
    constexpr int deals = 5000;
    std::array<std::array<int, 51>, 50> seen{};
    std::array<int, 2> lots{};
    for (std::uint32_t round = 1; round <= deals; ++round) {
        const Deal deal = derive(rules, {"k3v9", round}, the_secret, Contributions(2));
        for (std::size_t place = 0; place < 50; ++place) ++seen[place][static_cast<std::size_t>(deal.deck[place].index())];
        ++lots[deal.lot % 2];
    }
    double chi_square = 0;
    for (const auto& place : seen)
        for (std::size_t card = 1; card <= 50; ++card) chi_square += (place[card] - 100.0) * (place[card] - 100.0) / 100.0;
    EXPECT_NEAR(chi_square, 49 * 49, 5 * 69.3) << "mean and five standard deviations of 49 * 49 degrees of freedom";
    EXPECT_NEAR(lots[0], deals / 2, 5 * 35.4);
}

TEST(FairDeal, draws_another_secret_every_time) { EXPECT_NE(draw_secret(), draw_secret()); }

TEST(Hex, reads_what_it_writes_and_nothing_else) {
    const std::string text = hex_of(counting_from(0xF0));
    EXPECT_EQ(text, "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff000102030405060708090a0b0c0d0e0f");
    EXPECT_EQ(parse_hex(text), counting_from(0xF0));
    EXPECT_EQ(parse_hex(""), std::nullopt);
    EXPECT_EQ(parse_hex(text.substr(2)), std::nullopt);
    EXPECT_EQ(parse_hex(text + "00"), std::nullopt);
    EXPECT_EQ(parse_hex("F" + text.substr(1)), std::nullopt);
    EXPECT_EQ(parse_hex("g" + text.substr(1)), std::nullopt);
    EXPECT_EQ(parse_hex(" " + text.substr(1)), std::nullopt);
}

}  // namespace
}  // namespace tenback::fair
