// What happens in a game as messages: every code of the engine and the bots has its words here.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "bots/bot.hpp"
#include "bots/registry.hpp"
#include "chat/guard.hpp"
#include "engine/view.hpp"
#include "words/words.hpp"

namespace tenback::words {

/// What the seats are called: `Seat 2` in the reader's language, unless they are given names.
class Names {
  public:
    Names();
    void call(Seat seat, Value name) { names_[seat.index()] = std::move(name); }
    [[nodiscard]] const Value& of(Seat seat) const { return names_[seat.index()]; }

  private:
    std::vector<Value> names_;
};

namespace phrase {

/// `U1, D2`
std::string piles(PileSet set);
/// Several messages as one list, separated by commas. @pre there is at least one
Message list(const std::vector<Message>& parts);

Message game(GameKind game);
Message game_explained(GameKind game);
/// `The Game, On Fire, 2 players`
Message title(const Rules& rules);
/// Variants by name, `standard` if none is chosen: `On Fire, expert`
Message variant(const Rules& rules);
Message level(std::string_view level);
/// The name of its own that the bot at this seat has, here and on the page.
Message bot(Seat seat);
Message level_explained(std::string_view level);
/// Why there are no such rules.
Message bad_rules(RulesError error, GameKind kind, int players);

/// What the seat to move, which holds these cards, still has to do: `lay at least 1 more card and cover D2`.
Message owed(const Rules& rules, const Turn& turn, CardSet hand);

/// `leave U1 to me`
Message said(const Say& say);
/// What a marker means, `leave it to me`, and its label on a pile, `mine`.
Message marker(MarkKind kind);
Message marker_label(MarkKind kind);
/// All that stands of what a seat has said.
std::vector<Message> all_said(const Voice& voice);
Message wish(Wish wish);

/// Why not, and by which rule: `44 is too low: U1 rises and shows 50. … (TG-5)`.
/// @pre the action of the seat was refused in this turn for this reason
Message refusal(const Rules& rules, const Turn& turn, const Action& action, Refusal refusal, const Names& names);

/// Why a message is not sent.
Message refusal(const ChatRefusal& refusal);

/// The name of a seat, or "You" for the reader: only where no verb follows.
Value who_acts(Seat seat, const Names& names, std::optional<Seat> reader);

/// A line for the log; nothing where there is nothing to tell. Who reads it is called "you". The end of the game is told
/// by result().
std::optional<Message> event(const Rules& rules, const VisibleEvent& event, const Names& names, std::optional<Seat> reader);

/// How a finished game ended, in the words of the rules (TG-10).
Message result(const Rules& rules, const PublicView& view, const Names& names, std::optional<Seat> reader);
/// The same in a word or two, for a headline.
Message result_title(const Rules& rules, const PublicView& view, std::optional<Seat> reader);

/// Why a bot would play so.
Message why(const bots::Choice& choice);
/// `Hint: 44>U1 34>U1 . It keeps most ways open.`
Message hint(GameKind game, const bots::Choice& choice);

/// The rules of the game in paragraphs.
std::vector<Message> rules(GameKind game);

}  // namespace phrase
}  // namespace tenback::words
