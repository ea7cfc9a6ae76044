// Why another turn would have been better, as facts that can be seen on the table; words for them are made elsewhere.
#pragma once

#include <string_view>

#include "review/decision.hpp"

namespace tenback::review {

enum class Fact : std::uint8_t {
    none,             // nothing that could be pointed at
    win_missed,       // `card` on `pile` and what follows would have laid the last of all cards
    stuck,            // the turn could not be completed any more
    asked_for,        // somebody, `seat`, had asked to leave `pile` alone
    left_burning,     // `pile` burns on
    gift_too_many,    // `card` helped the opponent
    gift_missed,      // `card` on the opponent's `pile` would have filled the hand
    ten_back_missed,  // `card` could have gone ten back on `pile`
    too_many_cards,   // so many more than the better turn: `number`
    keeps_open,       // the better turn leaves room for so many cards more: `number`
};

constexpr std::string_view code_of(Fact fact) {
    switch (fact) {
        case Fact::none: return "none";
        case Fact::win_missed: return "win_missed";
        case Fact::stuck: return "stuck";
        case Fact::asked_for: return "asked_for";
        case Fact::left_burning: return "left_burning";
        case Fact::gift_too_many: return "gift_too_many";
        case Fact::gift_missed: return "gift_missed";
        case Fact::ten_back_missed: return "ten_back_missed";
        case Fact::too_many_cards: return "too_many_cards";
        case Fact::keeps_open: return "keeps_open";
    }
    return "";
}

struct Ground {
    Fact fact = Fact::none;
    PileId pile = PileId::nowhere();
    Card card{};
    Seat seat{};
    int number = 0;
    bool operator==(const Ground&) const = default;
};

/// What speaks for the better turn, the plainest fact first.
Ground ground_for(const Rules& rules, const Decision& decision, const bots::Plan& better);

/// Does the play go backwards, by ten or onto another colour's equal?
bool goes_back(const Rules& rules, const Turn& turn, Play play);

}  // namespace tenback::review
