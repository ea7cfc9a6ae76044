// Choosing a card by its number: digits name a card first and then, once it is chosen, a pile. No clock decides which is
// meant, so that nobody lays a card by typing slowly. Pure.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/view.hpp"

namespace tenback::terminal {

class CardEntry {
  public:
    /// What a digit, or the letter of a colour, led to.
    struct Result {
        enum class Kind : std::uint8_t {
            cursor,   // the card is under the cursor; more may be typed
            pile,     // lay the chosen card on the pile of this number
            colour,   // several colours have this number: which?
            absent,   // no card of the hand has this number
            nothing,  // no card has been chosen, and the digit begins none
            ignored,  // not for us
        } kind;
        std::optional<Card> card{};
        int pile = 0;                 // from 0
        std::vector<Card> options{};  // colour: of these
    };

    /// @pre a digit
    Result digit(const Rules& rules, CardSet hand, char digit);
    /// A letter while a colour is asked for; otherwise ignored. @pre small
    Result letter(const Rules& rules, CardSet hand, char letter);

    /// The card under the cursor was chosen in another way: the next digit is a pile.
    void picked() { *this = CardEntry(), picked_ = true; }
    /// The cursor stands where nobody has put it: the next digit begins a card.
    void clear() { *this = CardEntry(); }

    /// What was typed of a number that is not complete, for the screen.
    [[nodiscard]] const std::string& typed() const { return typed_; }
    /// A digit would lay the card.
    [[nodiscard]] bool is_picked() const { return picked_; }

  private:
    std::string typed_;
    bool picked_ = false;
    bool wants_colour_ = false;
};

}  // namespace tenback::terminal
