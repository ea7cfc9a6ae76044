// The rules in a page, in our own words.
#include "terminal/text.hpp"

namespace tenback::terminal {
namespace {

constexpr std::string_view classic_page = R"(THE GAME: all play together and try to lay all 98 cards, 2 to 99, on four piles.
  U1, U2  start at 1 and rise: lay a higher card. Any gap is allowed, small ones are wise.
  D1, D2  start at 100 and fall: lay a lower card.
  Ten back: on a rising pile you may also lay the card exactly 10 lower than the top, on a falling
  one exactly 10 higher. On U1 showing 47, the 37 is allowed. It wins back ground: look for it.
Your turn: lay at least two cards, one by one, on any piles; then say end and draw up to a full hand.
Once the draw pile is empty, one card is enough. A seat without cards is skipped.
You win together when every card is laid. You lose at once when the seat to move cannot lay what it
must. Fewer than ten cards left is excellent.
Talk about piles, never about numbers: "leave U1 to me" is fine, "I have a 44" is not.
ON FIRE: 22, 33, 44, 55, 66 and 77 burn while they lie on top. Cover a burning pile in the same turn,
or the next player must do it in theirs. Playing alone, the very next card must cover it.
EXPERT: lay at least three cards a turn while the draw pile lasts; or play with one card fewer in hand.
)";

constexpr std::string_view quick_page =
    R"(QUICK & EASY: all play together and try to lay all 50 cards, 1 to 10 in five colours, on two piles.
  U1  rises: lay a higher value.    D1  falls: lay a lower value.    Any card may come first on each.
  Reverse trick: a card of the same colour as the top may have any value. On D1 showing G2, the G8 fits.
Your turn: lay one or two cards of your two, then say end and draw up to two.
You win together when all cards are laid and lose at once when the seat to move can lay nothing.
Talk about your cards, but never name a value: "a rather high yellow" is fine.
PROFESSIONAL: exactly one card a turn, and no word about values: only colours, the pile you mean and
where you could do the reverse trick.
)";

constexpr std::string_view face_page =
    R"(FACE TO FACE: two players against each other; each wants to be the first to lay their 58 cards, 2 to 59.
  Your own two piles: the one rises from 1, the other falls from 60. As in The Game, also exactly ten back.
  Seat 1 owns U1 and D1, seat 2 owns U2 and D2.
  Once a turn you may lay one card on an opponent's pile, if it makes the pile better for them: lower than
  the top of the rising one, higher than the top of the falling one. An empty pile cannot be improved.
Your turn: lay at least two cards, one by one, then say end. All on your own piles: draw two cards. One of
them on the opponent's: draw up to six. The minimum of two stays when your draw pile is empty.
Whoever has laid everything wins. Whoever cannot lay two cards in their turn loses, also with one last card.
)";

}  // namespace

std::string_view rules_page(GameKind game) {
    switch (game) {
        case GameKind::classic: return classic_page;
        case GameKind::quick: return quick_page;
        case GameKind::face: return face_page;
    }
    return {};
}

}  // namespace tenback::terminal
