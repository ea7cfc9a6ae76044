#include "support/table.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "engine/action.hpp"
#include "engine/view.hpp"
#include "notation/notation.hpp"
#include "support/text.hpp"

namespace tenback::testing {

struct Table::Content {
    Rules rules;
    World world;
    Talk talk{};
    std::vector<Event> events{};
    std::optional<Refusal> refusal{};

    std::string act(Seat seat, const Action& action) {
        const World world_before = world;
        const Talk talk_before = talk;
        const std::size_t events_before = events.size();
        refusal = tenback::act(rules, world, talk, seat, action, [this](const Event& event) { events.push_back(event); });
        if (!refusal) return "ok";
        if (!(world == world_before) || !(talk == talk_before) || events.size() != events_before)
            throw std::logic_error("a refusal changed something");
        return std::string(code_of(*refusal));
    }
};

namespace {

Play play_of(GameKind game, std::string_view text) {
    const auto arrow = text.find('>');
    if (arrow == std::string_view::npos) throw std::invalid_argument("no play: " + std::string(text));
    return {card_of(game, text.substr(0, arrow)), pile_of(text.substr(arrow + 1))};
}

/// The given cards first, then the others in ascending order.
void stack(const Rules& rules, std::span<Card> deck, std::string_view first_cards) {
    const std::vector<Card> first = cards_of(rules.game, first_cards);
    CardSet others = rules.cards;
    for (const Card card : first) others.erase(card);
    const auto rest = std::copy(first.begin(), first.end(), deck.begin());
    std::copy(others.begin(), others.end(), rest);
}

std::shared_ptr<Table::Content> deal_table(const Rules& rules, const Deck& deck) {
    if (!is_complete(rules, deck)) throw std::invalid_argument("a deck with missing or double cards");
    return std::make_shared<Table::Content>(Table::Content{.rules = rules, .world = deal(rules, deck)});
}

}  // namespace

// ---- Position ----

struct Position::Content {
    Rules rules;
    std::array<CardSet, Seat::limit> hands{};
    std::array<Card, PileId::count> tops{};
    std::array<std::optional<std::vector<Card>>, 2> draw{};

    /// The cards of a side that are neither in a hand nor named as its draw pile; tops are laid.
    [[nodiscard]] CardSet unnamed(int side) const {
        CardSet cards = rules.cards;
        for (int seat = 0; seat < rules.players; ++seat)
            if (rules.side_of(Seat::at(seat)) == side) cards = cards - hands[seat];
        for (const Card card : draw[side].value_or(std::vector<Card>{})) cards.erase(card);
        return cards;
    }

    /// The tops that belong to a side's cards. Face to Face: a pile shows its owner's card unless that one is in hand.
    [[nodiscard]] CardSet tops_of(int side) const {
        CardSet cards;
        for (const PileId pile : all_piles)
            if (tops[pile.index()] != rules.row_cards[pile.index()] && (rules.decks == 1 || pile.number() == side + 1))
                cards.insert(tops[pile.index()]);
        return cards & unnamed(side);
    }

    [[nodiscard]] World build() const {
        World world{};
        State& state = world.state;
        state.hands = hands;
        state.turn.tops = tops;
        for (const PileId pile : all_piles)
            if (rules.fire.contains(tops[pile.index()])) state.turn.burning.insert(pile);
        for (int side = 0; side < rules.decks; ++side) build_side(world, side);
        state.turn.left = static_cast<std::uint8_t>(cards_left(rules, state));
        return world;
    }

    /// The deck of a side: cards that are out of it first, then the draw pile.
    void build_side(World& world, int side) const {
        const CardSet laid = draw[side] ? unnamed(side) : tops_of(side);
        const CardSet rest = unnamed(side) - laid;
        std::vector<Card> pile = draw[side].value_or(std::vector<Card>(rest.begin(), rest.end()));
        CardSet out = rules.cards;
        for (const Card card : pile) out.erase(card);
        const int start = side * rules.deck_size;
        const auto draw_begin = std::copy(out.begin(), out.end(), world.deck.begin() + start);
        std::copy(pile.begin(), pile.end(), draw_begin);
        world.state.draw[side] = {static_cast<std::uint8_t>(start + out.size()),
                                  static_cast<std::uint8_t>(start + rules.deck_size)};
        world.state.laid[side] = laid;
    }
};

Position::Position(std::string_view variant) {
    const Rules rules = rules_of(variant);
    content_ = std::make_shared<Content>(Content{.rules = rules, .tops = rules.row_cards});
}

Position& Position::hand(int seat, std::string_view cards) {
    for (const Card card : cards_of(content_->rules.game, cards)) content_->hands[seat - 1].insert(card);
    return *this;
}

Position& Position::tops(std::string_view tops) {
    for (const std::string_view word : words_of(tops))
        content_->tops[pile_of(word.substr(0, 2)).index()] = card_of(content_->rules.game, word.substr(3));
    return *this;
}

Position& Position::draw(std::string_view cards, int side) {
    content_->draw[side - 1] = cards_of(content_->rules.game, cards);
    return *this;
}

Table Position::open() {
    return Table(std::make_shared<Table::Content>(Table::Content{.rules = content_->rules, .world = content_->build()}));
}

Table Position::begin(int seat) {
    Table table = open();
    return table.begin(seat);
}

// ---- Table ----

Table Table::dealt(std::string_view variant, std::uint64_t seed) {
    const Rules rules = rules_of(variant);
    return Table(deal_table(rules, seeded_deck(rules, seed)));
}

Table Table::stacked(std::string_view variant, std::string_view first_cards, std::string_view of_seat_2) {
    const Rules rules = rules_of(variant);
    Deck deck{};
    stack(rules, std::span(deck).first(rules.deck_size), first_cards);
    if (rules.decks == 2) stack(rules, std::span(deck).subspan(rules.deck_size), of_seat_2);
    return Table(deal_table(rules, deck));
}

Table& Table::begin(int seat) {
    Content& c = *content_;
    tenback::begin(c.rules, c.world.state, Seat::number(seat), [&c](const Event& event) { c.events.push_back(event); });
    return *this;
}

std::string Table::play(std::string_view play) { return play_as(seat(), play); }
std::string Table::play_as(int seat, std::string_view play) {
    return content_->act(Seat::number(seat), play_of(content_->rules.game, play));
}
std::string Table::end() { return end_as(seat()); }
std::string Table::end_as(int seat) { return content_->act(Seat::number(seat), EndTurn{}); }

std::string Table::say(int seat, std::string_view say) {
    const auto parsed = parse_say(say);
    if (!parsed) throw std::invalid_argument("nothing to say: " + std::string(say));
    return content_->act(Seat::number(seat), *parsed);
}

std::string Table::wish(int seat, std::string_view wish) {
    const auto parsed = parse_wish(wish);
    return content_->act(Seat::number(seat), parsed.value_or(Wish::unsaid));
}

std::string Table::turn(std::string_view moves) {
    for (const std::string_view move : words_of(moves)) {
        const std::string answer = move == "." ? end() : play(move);
        if (answer != "ok") return std::string(move) + " " + answer;
    }
    return "ok";
}

std::string Table::rule() const {
    return content_->refusal ? std::string(rule_behind(content_->rules, *content_->refusal)) : "";
}

std::string Table::status() const {
    const State& s = content_->world.state;
    return text_of_result(s.status, s.reason, s.winner);
}

int Table::seat() const { return content_->world.state.turn.seat.number(); }
int Table::turn_number() const { return content_->world.state.turn_number; }
int Table::played() const { return content_->world.state.turn.played; }
int Table::required() const { return content_->world.state.turn.required; }
bool Table::may_end() const { return tenback::may_end(content_->world.state.turn); }
int Table::left() const { return cards_left(content_->rules, content_->world.state); }
int Table::in_draw(int side) const { return content_->world.state.draw[side - 1].size(); }
int Table::in_hand(int seat) const { return content_->world.state.hands[seat - 1].size(); }
std::string Table::hand(int seat) const {
    return text_of_cards(content_->rules.game, content_->world.state.hands[seat - 1]);
}
std::string Table::laid(int side) const { return text_of_cards(content_->rules.game, content_->world.state.laid[side - 1]); }
std::string Table::top(std::string_view pile) const {
    return text_of_top(content_->rules, content_->world.state.turn, pile_of(pile));
}
std::string Table::burning() const { return text_of_piles(content_->world.state.turn.burning); }
std::string Table::due() const { return text_of_piles(content_->world.state.turn.due); }

std::string Table::legal() const {
    const Content& c = *content_;
    const Legal options = tenback::legal(c.rules, c.world.state.turn, c.world.state.hand_to_move());
    std::vector<std::string> names;
    if (options.may_end) names.emplace_back(".");
    for (const PileId pile : all_piles)
        for (const Card card : options.plays[pile.index()]) names.push_back(text_of(c.rules.game, Play{card, pile}));
    std::sort(names.begin(), names.end());
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : " ") + name;
    return text;
}

bool Table::would_lose(std::string_view play) const {
    const Content& c = *content_;
    return tenback::would_lose(c.rules, c.world.state.turn, c.world.state.hand_to_move(), play_of(c.rules.game, play));
}

int Table::settle_first(std::uint32_t lot) const {
    return tenback::settle_first(content_->rules, content_->talk, lot).number();
}

std::vector<std::string> Table::seen(int viewer) {
    std::vector<std::string> texts;
    const auto eyes = viewer == 0 ? std::nullopt : std::optional(Seat::number(viewer));
    for (const Event& event : content_->events) texts.push_back(text_of_event(content_->rules.game, seen_by(eyes, event)));
    return texts;
}

std::vector<std::string> Table::events() {
    std::vector<std::string> texts;
    for (const Event& event : content_->events) texts.push_back(text_of_event(content_->rules.game, event));
    content_->events.clear();
    return texts;
}

std::string Table::view(int seat) const {
    const Content& c = *content_;
    if (seat == 0) return text_of_view(c.rules, public_view(c.rules, c.world.state, c.talk));
    return text_of_view(c.rules, view_of(c.rules, c.world.state, c.talk, Seat::number(seat)));
}

}  // namespace tenback::testing
