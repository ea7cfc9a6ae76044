#include "batch/features.hpp"

#include <algorithm>
#include <cstring>

namespace tenback::batch {
namespace {

constexpr float longest_turn = 8;  // the largest hand
constexpr float largest_minimum = 3;
constexpr std::size_t bands = 3;

/// The bits of every byte as numbers: eight are written at a time.
using Bits = std::array<std::array<float, 8>, 256>;
constexpr Bits bits_of_bytes = [] {
    Bits table{};
    for (std::size_t byte = 0; byte < 256; ++byte)
        for (std::size_t bit = 0; bit < 8; ++bit) table[byte][bit] = static_cast<float>(byte >> bit & 1);
    return table;
}();

/// Writes one number after the other.
class Row {
  public:
    explicit Row(std::span<float> row) : next_(row.data()) {}

    void number(float value) { *next_++ = value; }
    void flag(bool value) { number(value ? 1.0F : 0.0F); }
    /// The first `width` bits.
    void set(const std::array<std::uint64_t, 2>& words, std::size_t width) {
        for (std::size_t bit = 0; bit < width; bit += 8) {
            const auto byte = static_cast<std::size_t>(words[bit / 64] >> (bit % 64) & 0xFF);
            std::memcpy(next_ + bit, bits_of_bytes[byte].data(), std::min<std::size_t>(8, width - bit) * sizeof(float));
        }
        next_ += width;
    }
    void one_of(std::size_t width, std::size_t chosen) {
        std::fill_n(next_, width, 0.0F);
        next_[chosen] = 1.0F;
        next_ += width;
    }

  private:
    float* next_;
};

void write_hints(const Voice& voice, Row& row) {
    for (std::size_t colour = 0; colour < quick_colours; ++colour)
        for (std::size_t band = 0; band < bands; ++band) {
            const Hint hint{static_cast<std::uint8_t>(colour), static_cast<Band>(band)};
            const auto said = std::count(voice.hints.begin(), voice.hints.begin() + voice.hint_count, hint);
            row.number(static_cast<float>(said) / 2);
        }
}

}  // namespace

Features::Features(const Rules& rules, bool talk)
    : rules_(rules), talk_(talk), width_(static_cast<std::size_t>(rules.cards.last().index()) + 2) {
    for (const PileId pile : all_piles)
        if (rules.piles.contains(pile)) piles_.push_back(pile);
    const auto add = [&](std::string name, std::size_t size, std::string what) {
        sections_.push_back({std::move(name), static_cast<int>(size), std::move(what)});
        size_ += size;
    };
    const bool face = !rules.cooperative();
    const std::size_t piles = piles_.size();
    const std::size_t seats = rules.players;
    add("hand", width_, "by card index: you hold it");
    add("laid", width_, face ? "by card index: you have laid it" : "by card index: it has been laid");
    if (face) add("laid_by_opponent", width_, "by card index: the opponent has laid it");
    add("tops", piles * width_, "pile after pile, by card index (row cards too): it is the top");
    add("played", 1, "cards laid in this turn / 8");
    add("owed", 1, "cards that this turn still owes / 3");
    if (face) add("second", 1, "you are seat 2, so U2 and D2 are yours");
    if (face) add("given", 1, "a card of this turn lies on an opponent's pile");
    if (!rules.fire.empty()) add("due", piles, "by pile: it must be covered before this turn ends");
    if (!rules.fire.empty()) add("burning", piles, "by pile: a fire card is on top");
    add("counts", seats, "cards in every hand / the hand of the deal; you first, then in the order of seats");
    add("draw", rules.decks, face ? "cards in your draw pile, in the opponent's / 58" : "cards in the draw pile / the deck");
    if (!talk) return;
    add("speaking", 1, "you may say something before this turn begins");
    add("mover", seats, "whose turn it is; you first");
    add("marks", seats * mark_kinds * piles, "seat after seat (you first): leave, small, mean, trick; each by pile");
    if (rules.game != GameKind::quick) return;
    add("hints", seats * quick_colours * bands, "seat after seat (you first), by colour and band: how often said / 2");
    add("holds", seats * quick_colours, "seat after seat (you first), by colour: said to hold it");
}

void Features::write(const Observation& seen, const Talk& talk, std::span<float> numbers) const {
    Row row(numbers);
    const bool face = !rules_.cooperative();
    const std::size_t you = seen.you - std::size_t{1};
    const std::size_t side = face ? you : 0;
    const std::size_t seats = rules_.players;
    const auto seat_after = [&](std::size_t n) { return you + n < seats ? you + n : you + n - seats; };
    row.set(seen.hand, width_);
    row.set(seen.laid[side], width_);
    if (face) row.set(seen.laid[1 - side], width_);
    for (const PileId pile : piles_) row.one_of(width_, seen.tops[pile.index()]);
    row.number(static_cast<float>(seen.played) / longest_turn);
    row.number(static_cast<float>(std::max(0, seen.required - seen.played)) / largest_minimum);
    if (face) row.flag(you == 1);
    if (face) row.flag(seen.given != 0);
    if (!rules_.fire.empty()) {
        for (const PileId pile : piles_) row.flag(PileSet(seen.due).contains(pile));
        for (const PileId pile : piles_) row.flag(PileSet(seen.burning).contains(pile));
    }
    for (std::size_t n = 0; n < seats; ++n)
        row.number(static_cast<float>(seen.counts[seat_after(n)]) / static_cast<float>(rules_.hand_size));
    row.number(static_cast<float>(seen.draw[side]) / static_cast<float>(rules_.deck_size));
    if (face) row.number(static_cast<float>(seen.draw[1 - side]) / static_cast<float>(rules_.deck_size));
    if (!talk_) return;
    row.flag(seen.speaking != 0);
    for (std::size_t n = 0; n < seats; ++n) row.flag(seat_after(n) + 1 == seen.seat);
    for (std::size_t n = 0; n < seats; ++n)
        for (const PileSet marked : talk.voices[seat_after(n)].marks)
            for (const PileId pile : piles_) row.flag(marked.contains(pile));
    if (rules_.game != GameKind::quick) return;
    for (std::size_t n = 0; n < seats; ++n) write_hints(talk.voices[seat_after(n)], row);
    for (std::size_t n = 0; n < seats; ++n)
        for (unsigned colour = 0; colour < quick_colours; ++colour)
            row.flag((talk.voices[seat_after(n)].colours >> colour & 1) != 0);
}

}  // namespace tenback::batch
