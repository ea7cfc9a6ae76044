#include "notation/notation.hpp"

#include <array>
#include <charconv>

#include "base/word.hpp"

namespace tenback {
namespace {

constexpr std::array<std::string_view, PileId::count> pile_names{"U1", "U2", "D1", "D2"};
constexpr auto mark_words = std::to_array<std::string_view>({"leave", "small", "mean", "trick"});
static_assert(mark_words.size() == mark_kinds);
constexpr std::array<std::string_view, 3> band_words{"low", "middle", "high"};
constexpr std::array<std::string_view, 5> wish_words{"", "rather_not", "do_not_care", "gladly", "very_much"};

/// A number without sign or leading zero.
std::optional<int> parse_number(std::string_view text) {
    if (text.empty() || text.size() > 3 || text.front() < '1' || text.front() > '9') return std::nullopt;
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

template <std::size_t N>
std::optional<std::size_t> index_in(const std::array<std::string_view, N>& words, std::string_view text) {
    for (std::size_t i = 0; i < N; ++i)
        if (words[i] == text && !text.empty()) return i;
    return std::nullopt;
}

std::optional<int> parse_colour(std::string_view text) {
    if (text.size() != 1) return std::nullopt;
    const auto at = colour_letters.find(text.front());
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<int>(at);
}

std::optional<Say> parse_hint(std::string_view rest) {
    const auto colour = parse_colour(take_word(rest));
    const auto band = index_in(band_words, rest);
    if (!colour || !band) return std::nullopt;
    return Hint{static_cast<std::uint8_t>(*colour), static_cast<Band>(*band)};
}

}  // namespace

std::string text_of(GameKind game, Card card) {
    if (game != GameKind::quick) return std::to_string(card.index());
    return colour_letters[static_cast<std::size_t>(quick_colour(card))] + std::to_string(quick_value(card));
}

std::optional<Card> parse_card(GameKind game, std::string_view text) {
    if (game != GameKind::quick) {
        const auto value = parse_number(text);
        if (!value || *value < 2 || *value > (game == GameKind::classic ? 99 : 59)) return std::nullopt;
        return Card(*value);
    }
    const auto colour = parse_colour(text.substr(0, 1));
    const auto value = text.empty() ? std::nullopt : parse_number(text.substr(1));
    if (!colour || !value || *value > 10) return std::nullopt;
    return quick_card(*colour, *value);
}

std::string_view text_of(PileId pile) { return pile == PileId::nowhere() ? "nowhere" : pile_names[pile.index()]; }

std::optional<PileId> parse_pile(std::string_view text) {
    const auto index = index_in(pile_names, text);
    if (!index) return std::nullopt;
    return PileId(static_cast<int>(*index));
}

std::string text_of(GameKind game, Play play) { return text_of(game, play.card).append(">").append(text_of(play.pile)); }

std::optional<Play> parse_play(GameKind game, std::string_view text) {
    const auto arrow = text.find('>');
    if (arrow == std::string_view::npos) return std::nullopt;
    const auto card = parse_card(game, text.substr(0, arrow));
    const auto pile = parse_pile(text.substr(arrow + 1));
    if (!card || !pile) return std::nullopt;
    return Play{*card, *pile};
}

std::string text_of(GameKind game, const Move& move) {
    const auto* play = std::get_if<Play>(&move);
    return play == nullptr ? "." : text_of(game, *play);
}

std::optional<Move> parse_move(GameKind game, std::string_view text) {
    if (text == ".") return EndTurn{};
    if (const auto play = parse_play(game, text)) return *play;
    return std::nullopt;
}

std::string text_of(GameKind game, const std::vector<Move>& turn) {
    std::string text;
    for (const Move& move : turn) text.append(text.empty() ? "" : " ").append(text_of(game, move));
    return text;
}

Result<std::vector<Move>> parse_turn(GameKind game, std::string_view text) {
    std::vector<Move> turn;
    if (text.ends_with(' ')) return Error{"a blank after the last action"};
    while (!text.empty()) {
        const std::string_view word = take_word(text);
        const auto move = parse_move(game, word);
        if (!move) return Error{"'" + std::string(word) + "' is no action"};
        if (!turn.empty() && std::holds_alternative<EndTurn>(turn.back()))
            return Error{"an action after the end of the turn"};
        turn.push_back(*move);
    }
    return turn;
}

std::string_view text_of(MarkKind kind) { return mark_words[static_cast<std::size_t>(kind)]; }

std::string text_of(const Say& say) {
    struct Print {
        std::string operator()(const Mark& mark) const {
            return std::string(text_of(mark.kind)).append(" ").append(text_of(mark.pile));
        }
        std::string operator()(const Hint& hint) const {
            return std::string("hint ") + colour_letters[hint.colour] + " " +
                   std::string(band_words[static_cast<std::size_t>(hint.band)]);
        }
        std::string operator()(const Holds& holds) const { return std::string("holds ") + colour_letters[holds.colour]; }
        std::string operator()(const Hush& /*hush*/) const { return "hush"; }
    };
    return std::visit(Print{}, say);
}

std::optional<Say> parse_say(std::string_view text) {
    if (text == "hush") return Hush{};
    const std::string_view word = take_word(text);
    if (word == "hint") return parse_hint(text);
    if (word == "holds") {
        const auto colour = parse_colour(text);
        return colour ? std::optional<Say>(Holds{static_cast<std::uint8_t>(*colour)}) : std::nullopt;
    }
    const auto kind = index_in(mark_words, word);
    const auto pile = parse_pile(text);
    if (!kind || !pile) return std::nullopt;
    return Mark{static_cast<MarkKind>(*kind), *pile};
}

std::vector<Say> standing(const Voice& voice) {
    std::vector<Say> says;
    for (const MarkKind kind : all_marks)
        for (const PileId pile : all_piles)
            if (voice.marked(kind).contains(pile)) says.emplace_back(Mark{kind, pile});
    for (int n = 0; n < voice.hint_count; ++n) says.emplace_back(voice.hints[static_cast<std::size_t>(n)]);
    for (int colour = 0; colour < quick_colours; ++colour)
        if (((voice.colours >> colour) & 1) != 0) says.emplace_back(Holds{static_cast<std::uint8_t>(colour)});
    return says;
}

std::string_view text_of(Wish wish) { return wish_words[static_cast<std::size_t>(wish)]; }

std::optional<Wish> parse_wish(std::string_view text) {
    const auto index = index_in(wish_words, text);
    if (!index) return std::nullopt;
    return static_cast<Wish>(*index);
}

}  // namespace tenback
