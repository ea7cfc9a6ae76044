// What words can mean to the guard, in five languages at once.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chat/look.hpp"

namespace tenback::chat {

/// A set of meanings: a word may have several, also because languages share spellings.
using Meaning = std::uint64_t;
namespace means {
constexpr Meaning nth(int n) { return Meaning{1} << n; }

// Numbers, and words that are numbers in company only
inline constexpr Meaning number = nth(0);     // a number and nothing else
inline constexpr Meaning one = nth(1);        // one, and an article or pronoun; counts beside a number
inline constexpr Meaning hundred = nth(2);    // a number that no card has: a hundred percent
inline constexpr Meaning era = nth(3);        // a hundred only where it is halved: half a century
inline constexpr Meaning weak = nth(4);       // a number after a preposition only: «сорока» is a magpie too
inline constexpr Meaning governs = nth(41);   // such a preposition or article
inline constexpr Meaning ten = nth(5);        // English ten, Czech "that"
inline constexpr Meaning elf = nth(6);        // German eleven, an English elf
inline constexpr Meaning innocent = nth(58);  // no number in Latin letters, though it contains or looks like one
inline constexpr Meaning pet = nth(7);        // Czech five without its accent, an English pet
inline constexpr Meaning eight = nth(8);      // German acht, unless attention is before it
inline constexpr Meaning attention = nth(9);  // "gib acht"

// What is done with numbers
inline constexpr Meaning sum = nth(10);       // minus, plus
inline constexpr Meaning lacks = nth(11);     // a hundred without, less, divided by
inline constexpr Meaning fraction = nth(12);  // half, quarter: of a hundred, or of the top card
inline constexpr Meaning multiple = nth(13);  // twice, half
inline constexpr Meaning doubled = nth(14);   // stands after what it doubles
inline constexpr Meaning counted = nth(15);   // what an idle hundred counts: percent, times, years

// Relations
inline constexpr Meaning compares = nth(16);   // above, between, almost
inline constexpr Meaning height = nth(17);     // higher, lower
inline constexpr Meaning tall = nth(42);       // high, low: of anything, unless "twice as" is before it
inline constexpr Meaning much = nth(18);       // more, less: of cards or of anything else
inline constexpr Meaning as_much = nth(43);    // "as", "so": before high, low
inline constexpr Meaning than = nth(19);       // makes "one higher" a comparison when it stands after it
inline constexpr Meaning by = nth(20);         // or when it stands before it
inline constexpr Meaning beyond = nth(21);     // above, below, as a place
inline constexpr Meaning after = nth(22);      // after, before
inline constexpr Meaning few = nth(23);        // a couple, a few
inline constexpr Meaning near = nth(24);       // just, directly
inline constexpr Meaning next = nth(25);       // the next
inline constexpr Meaning neighbour = nth(26);  // neighbour, successor
inline constexpr Meaning beside = nth(51);     // next to: of a value only where "value" is said
inline constexpr Meaning middle = nth(52);     // of the piles between which it is
inline constexpr Meaning toward = nth(50);     // "down to U1" is a way, not a place
inline constexpr Meaning aside = nth(27);      // German drüber: above it, in one word
inline constexpr Meaning alike = nth(44);      // the same: with "as" after it
inline constexpr Meaning equals = nth(45);     // equal to, worth as much as: without
inline constexpr Meaning between = nth(46);    // of the own card, or with "exactly" before it
inline constexpr Meaning mine = nth(47);       // the own card
inline constexpr Meaning exceeds = nth(56);    // beats: by an amount
inline constexpr Meaning differs = nth(57);    // from the top card: by an amount
inline constexpr Meaning holds = nth(54);      // have: "the one right before U1"
inline constexpr Meaning thing = nth(55);      // something: "I have something between U1 and U2"
inline constexpr Meaning ponders = nth(48);    // thinks, talks: a bit about U1 is no relation to it

// What numbers are related to
inline constexpr Meaning top = nth(28);    // of the card on top
inline constexpr Meaning aloft = nth(49);  // on top, up there: the neighbours, too
inline constexpr Meaning shows = nth(29);  // what lies there
inline constexpr Meaning card = nth(53);   // "the card on U1", "the one on U1": the top card in other words
inline constexpr Meaning heap = nth(30);   // a pile, by the noun
inline constexpr Meaning link = nth(31);   // words that may stand between a relation and what it relates to
inline constexpr Meaning on = nth(32);     // so may these, but not first: "higher on U1" is no comparison

// How numbers are made
inline constexpr Meaning digit = nth(33);
inline constexpr Meaning same = nth(34);    // of digits: both, equal, single
inline constexpr Meaning parity = nth(35);  // even, odd: everyday words, unless of a figure
inline constexpr Meaning figure = nth(36);  // "number" itself

// Who speaks, and of whom
inline constexpr Meaning seat = nth(37);  // Bot, Seat, Player: a seat's number after it is a name
inline constexpr Meaning english = nth(38);
inline constexpr Meaning german = nth(39);
inline constexpr Meaning czech = nth(40);
}  // namespace means

/// Words with a meaning, blanks between: `two`; `three*` begins so; `*vierzig*` contains it. With endings each word is a
/// stem and takes every one of them; `-` is none.
struct Entry {
    Meaning meaning;
    std::string_view words;
    std::string_view endings = "-";
};
std::span<const Entry> english_words();
std::span<const Entry> german_words();
std::span<const Entry> ukrainian_words();
std::span<const Entry> czech_words();
std::span<const Entry> russian_words();
/// Ukrainian and Russian in Latin letters.
std::span<const Entry> transliterated_words();

/// All meanings of a word, by its look.
class Lexicon {
  public:
    void add(std::span<const Entry> entries);
    [[nodiscard]] Meaning of(std::string_view look) const;

    struct Beginning {
        Meaning meaning = 0;   // of what is at the beginning of the word
        bool goes_on = false;  // longer words of ours begin so
    };
    [[nodiscard]] Beginning at_beginning(std::string_view look) const { return from(look, 0); }
    /// What it means as one word, for letters that were written apart: begins before `first` ends and leaves hardly
    /// anything over, so that "for types" is not forty.
    [[nodiscard]] Meaning across(std::string_view look, std::size_t first) const;

  private:
    struct Node {
        std::array<std::uint16_t, looks> next{};
        Meaning whole = 0;      // for words that end here
        Meaning beginning = 0;  // for words that begin so
        Meaning part = 0;       // for words that contain this
    };

    void add(const std::string& pattern, Meaning meaning);
    [[nodiscard]] Beginning from(std::string_view look, std::size_t start) const;

    std::vector<Node> nodes_{Node{}};  // a tree of letters; the root is no child, so 0 means that there is none
};

/// The one that the guard uses.
const Lexicon& lexicon();

}  // namespace tenback::chat
