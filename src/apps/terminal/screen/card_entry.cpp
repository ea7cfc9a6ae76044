#include "terminal/screen/card_entry.hpp"

#include "notation/notation.hpp"

namespace tenback::terminal {
namespace {

using Result = CardEntry::Result;

/// What the number typed so far means in this hand; `04` is 4.
struct Reading {
    std::vector<Card> whole;  // cards with this number
    std::vector<Card> begun;  // cards whose number begins with it
};
Reading read(const Rules& rules, CardSet hand, const std::string& typed) {
    const bool zero = typed.front() == '0';
    const std::string number = zero ? typed.substr(1) : typed;
    Reading reading;
    for (const Card card : hand) {
        const std::string value = std::to_string(value_of(rules.game, card));
        if (value == number) reading.whole.push_back(card);
        const bool longer =
            zero ? number.empty() && value.size() == 1 : value.size() > number.size() && value.starts_with(number);
        if (longer) reading.begun.push_back(card);
    }
    return reading;
}

}  // namespace

Result CardEntry::digit(const Rules& rules, CardSet hand, char digit) {
    const int pile = digit - '1';
    const bool names_pile = pile >= 0 && pile < rules.piles.size();
    if (picked_ && typed_.empty() && names_pile) return {Result::Kind::pile, {}, pile};
    const std::string typed = (wants_colour_ ? "" : typed_) + digit;
    const Reading reading = read(rules, hand, typed);
    if (reading.whole.empty() && reading.begun.empty()) {
        const bool was_whole = picked_;
        const bool begins = typed.size() == 1;
        clear();
        if (was_whole && names_pile) {  // `4 1` where no card is called 41
            picked_ = true;
            return {Result::Kind::pile, {}, pile};
        }
        return {begins ? Result::Kind::nothing : Result::Kind::absent};
    }
    typed_ = reading.begun.empty() ? "" : typed;
    wants_colour_ = reading.whole.size() > 1;
    picked_ = reading.whole.size() == 1;
    if (wants_colour_) {
        typed_ = typed;
        return {Result::Kind::colour, reading.whole.front(), 0, reading.whole};
    }
    return {Result::Kind::cursor, picked_ ? reading.whole.front() : reading.begun.front()};
}

Result CardEntry::letter(const Rules& rules, CardSet hand, char letter) {
    if (!wants_colour_) return {Result::Kind::ignored};
    for (const Card card : read(rules, hand, typed_).whole) {
        const char colour = colour_letters[static_cast<std::size_t>(quick_colour(card))];
        if (colour - 'A' + 'a' != letter) continue;
        picked();
        return {Result::Kind::cursor, card};
    }
    return {Result::Kind::ignored};
}

}  // namespace tenback::terminal
