// What words can mean to the guard, in five languages at once.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "chat/look.hpp"

namespace tenback::chat {

/// A set of meanings: a word may have several, also because languages share spellings.
using Meaning = std::uint16_t;
namespace means {
inline constexpr Meaning number = 1;     // a number and nothing else
inline constexpr Meaning ten = 2;        // English ten, Czech "that"
inline constexpr Meaning one = 4;        // one, and an article or pronoun
inline constexpr Meaning hundred = 8;    // a number that no card has: a hundred percent
inline constexpr Meaning compares = 16;  // above, between, almost
inline constexpr Meaning height = 32;    // higher, more: what "one" or "twice" would be measured in
inline constexpr Meaning multiple = 64;  // twice, half
inline constexpr Meaning top = 128;      // of the card on top
inline constexpr Meaning than = 256;     // makes "one higher" a comparison when it stands after it
inline constexpr Meaning by = 512;       // or when it stands before it
inline constexpr Meaning percent = 1024;
inline constexpr Meaning sum = 2048;        // minus, plus
inline constexpr Meaning czech = 4096;      // whoever says this speaks Czech
inline constexpr Meaning attention = 8192;  // German "gib acht": the word before an "acht" that counts nothing
inline constexpr Meaning eight = 16384;     // that acht
}  // namespace means

/// Words with a meaning, blanks between: `two`; `three*` begins so; `*vierzig*` contains it.
struct Entry {
    Meaning meaning;
    std::string_view words;
};
std::span<const Entry> number_words();

/// All meanings of a word, by its look.
class Lexicon {
  public:
    explicit Lexicon(std::span<const Entry> entries);
    [[nodiscard]] Meaning of(std::string_view look) const;

    struct Beginning {
        Meaning meaning = 0;   // of what is at the beginning of the word
        bool goes_on = false;  // longer words of ours begin so
    };
    [[nodiscard]] Beginning at_beginning(std::string_view look) const { return from(look, 0); }

  private:
    struct Node {
        std::array<std::uint16_t, looks> next{};
        Meaning whole = 0;      // for words that end here
        Meaning beginning = 0;  // for words that begin so
        Meaning part = 0;       // for words that contain this
    };

    void add(std::string_view pattern, Meaning meaning);
    [[nodiscard]] Beginning from(std::string_view look, std::size_t start) const;

    std::vector<Node> nodes_;  // a tree of letters; the root is no child, so 0 means that there is none
};

/// The one that the guard uses.
const Lexicon& lexicon();

}  // namespace tenback::chat
