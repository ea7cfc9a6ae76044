// What happened, told to one reader; and how it ended.
#include "notation/notation.hpp"
#include "words/phrases.hpp"

namespace tenback::words::phrase {
namespace {

/// Against the direction of the pile: ten back, or by colour in Quick & Easy.
bool is_trick(const Rules& rules, const Laid& laid) {
    if (laid.onto == rules.row_cards[laid.play.pile.index()]) return false;
    const int before = value_of(rules.game, laid.onto);
    const int now = value_of(rules.game, laid.play.card);
    return laid.play.pile.direction() == Direction::up ? now <= before : now >= before;
}

/// In a game of two, whether a seat is the reader's or plays against the reader.
Value side_of(Seat seat, std::optional<Seat> reader) {
    if (!reader) return "no";
    return seat == reader ? "yes" : "against";
}

int cards_left(const PublicView& view) {
    int left = view.draw[0] + view.draw[1];
    for (const std::uint8_t count : view.counts) left += count;
    return left;
}

bool is_excellent(const Rules& rules, const PublicView& view) {
    return rules.game == GameKind::classic && cards_left(view) < 10;
}

/// Tells each kind of event; a new kind does not compile until it has words.
class Teller {
  public:
    Teller(const Rules& rules, const Names& names, std::optional<Seat> reader)
        : rules_(rules), names_(names), reader_(reader) {}

    std::optional<Message> operator()(const TurnBegan& e) const {
        return msg::event_turn(names_.of(e.seat), e.number, you(e.seat));
    }
    std::optional<Message> operator()(const Laid& e) const {
        const Value card = text_of(rules_.game, e.play.card);
        const Value name = names_.of(e.seat);
        const Value pile = text_of(e.play.pile);
        const bool burns = rules_.fire.contains(e.play.card);
        if (rules_.belongs_to_opponent(e.play.pile, e.seat))
            return msg::event_laid_gift(card, name, pile, side_of(e.seat, reader_));
        if (!is_trick(rules_, e))
            return burns ? msg::event_laid_fire(card, name, pile, you(e.seat))
                         : msg::event_laid(card, name, pile, you(e.seat));
        if (rules_.game == GameKind::quick) return msg::event_laid_reverse(card, name, pile, you(e.seat));
        return burns ? msg::event_laid_trick_fire(card, name, pile, you(e.seat))
                     : msg::event_laid_trick(card, name, pile, you(e.seat));
    }
    std::optional<Message> operator()(const TurnEnded& e) const { return msg::event_ended(names_.of(e.seat), you(e.seat)); }
    std::optional<Message> operator()(const YouDrew& e) const {
        if (e.cards.empty()) return std::nullopt;
        std::string cards;
        for (const Card card : e.cards) cards.append(cards.empty() ? "" : ", ").append(text_of(rules_.game, card));
        return msg::event_you_drew(cards);
    }
    std::optional<Message> operator()(const SomebodyDrew& e) const {
        if (e.count == 0) return std::nullopt;
        return msg::event_drew(e.count, names_.of(e.seat));
    }
    std::optional<Message> operator()(const Skipped& e) const { return msg::event_skipped(names_.of(e.seat)); }
    std::optional<Message> operator()(const Said& e) const { return msg::event_said(who(e.seat), said(e.say)); }
    std::optional<Message> operator()(const Wished& e) const { return msg::event_wished(who(e.seat), wish(e.wish)); }
    std::optional<Message> operator()(const Finished& /*end*/) const { return std::nullopt; }

  private:
    [[nodiscard]] Value who(Seat seat) const { return who_acts(seat, names_, reader_); }
    [[nodiscard]] Value you(Seat seat) const { return seat == reader_ ? "yes" : "no"; }

    const Rules& rules_;
    const Names& names_;
    std::optional<Seat> reader_;
};

}  // namespace

Value who_acts(Seat seat, const Names& names, std::optional<Seat> reader) {
    return seat == reader ? Value(msg::event_you()) : Value(names.of(seat));
}

std::optional<Message> event(const Rules& rules, const VisibleEvent& event, const Names& names, std::optional<Seat> reader) {
    return std::visit(Teller(rules, names, reader), event);
}

Message result(const Rules& rules, const PublicView& view, const Names& names, std::optional<Seat> reader) {
    if (view.status == Status::opening || view.status == Status::playing) return msg::result_not_over();
    const auto you = [&](Seat seat) { return seat == reader ? "yes" : "no"; };
    if (!rules.cooperative())
        return view.reason == Reason::all_played
                   ? msg::result_face_all(names.of(*view.winner), you(*view.winner))
                   : msg::result_face_stuck(names.of(*view.winner), side_of(*view.winner, reader));
    const Seat seat = view.turn.seat;
    const int left = cards_left(view);
    if (left == 0) return msg::result_beaten(rules.deck_size);
    return is_excellent(rules, view) ? msg::result_excellent(left, names.of(seat), you(seat))
                                     : msg::result_lost(left, names.of(seat), you(seat));
}

Message result_title(const Rules& rules, const PublicView& view, std::optional<Seat> reader) {
    if (view.status == Status::opening || view.status == Status::playing) return msg::result_not_over();
    if (!rules.cooperative()) {
        if (!reader) return msg::screen_game_over();
        return view.winner == reader ? msg::result_title_you_win() : msg::result_title_lost();
    }
    if (view.status == Status::won) return msg::result_title_won();
    return is_excellent(rules, view) ? msg::result_title_excellent() : msg::result_title_lost();
}

}  // namespace tenback::words::phrase
