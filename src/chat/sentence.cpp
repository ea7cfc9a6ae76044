#include "chat/sentence.hpp"

#include <algorithm>

namespace tenback::chat {
namespace {

/// U1, D2: a pile is no number (TG-11).
bool is_pile(std::string_view text) {
    return text.size() == 2 && std::string_view("UuDd").find(text[0]) != std::string_view::npos &&
           (text[1] == '1' || text[1] == '2');
}

/// How often a Roman digit may stand here, greedily from the largest: the text without them.
std::string_view without_roman(std::string_view text, std::string_view nine, std::string_view four, char five, char one) {
    if (text.starts_with(nine)) return text.substr(nine.size());
    if (text.starts_with(four)) return text.substr(four.size());
    if (text.starts_with(five)) text.remove_prefix(1);
    text.remove_prefix(std::min(text.find_first_not_of(one), text.size()));
    return text;
}

/// II to XCIX; more I in a row than the Romans wrote are a tally. Single letters are words in these languages.
bool is_roman(std::string_view look) {
    return look.size() >= 2 && without_roman(without_roman(look, "xc", "xl", 'l', 'x'), "ix", "iv", 'v', 'i').empty();
}

/// In small letters vi, li and xi are words: Czech vi(dim), máš-li, a Greek letter.
bool is_roman(const Token& token) {
    if (!token.latin || token.accented || !is_roman(token.look)) return false;
    return token.capital || (token.look != "vi" && token.look != "li" && token.look != "xi");
}

constexpr std::size_t shortest_split = 4;  // letters; shorter ones come about by chance
constexpr std::size_t most_pieces = 3;

}  // namespace

Sentence::Sentence(std::string_view text, std::vector<Token> tokens) : text_(text), tokens_(std::move(tokens)) {
    meanings_.reserve(tokens_.size());
    for (const Token& token : tokens_) {
        const Meaning meaning = lexicon().of(squeezed(token.look));
        meanings_.push_back(meaning);
        const bool accented = token.latin && token.accented && (meaning & means::ten) == 0;
        czech_ = czech_ || accented || (meaning & means::czech) != 0;
    }
}

std::optional<std::size_t> Sentence::before(std::size_t n, std::size_t reach, Meaning meaning) const {
    for (std::size_t step = 1; step <= reach && step <= n; ++step)
        if (is(n - step, meaning)) return n - step;
    return std::nullopt;
}

bool Sentence::after(std::size_t n, std::size_t reach, Meaning meaning) const {
    for (std::size_t step = 1; step <= reach; ++step)
        if (is(n + step, meaning)) return true;
    return false;
}

bool Sentence::is_number(std::size_t n) const {
    const Token& token = tokens_[n];
    if (token.figure) return !is_pile(text_.substr(token.from, token.to - token.from));
    if (is(n, means::number) || is_roman(token)) return true;
    if (is(n, means::ten)) return !czech_;
    return is(n, means::eight) && !before(n, 1, means::attention);
}

/// One higher than, um eins höher, на один больше.
bool Sentence::is_shift(std::size_t n) const {
    return is(n, means::one) && is(n + 1, means::height) && (is(n + 2, means::than | means::top) || before(n, 1, means::by));
}

/// Twice the top card, doppelt so hoch, вдвое больше.
bool Sentence::is_multiple(std::size_t n) const { return is(n, means::multiple) && after(n, 3, means::height | means::top); }

bool Sentence::counts_as_one(std::size_t n) const {
    if (!is(n, means::one)) return false;
    const bool beside_number = (n > 0 && is_number(n - 1)) || (n + 1 < tokens_.size() && is_number(n + 1));
    return tokens_.size() == 1 || beside_number || before(n, 1, means::sum);
}

bool Sentence::counts_as_hundred(std::size_t n) const {
    if (!is(n, means::hundred) || after(n, 1, means::percent)) return false;
    return before(n, 3, means::compares) || before(n, 1, means::one) || after(n, 1, means::sum) || tokens_[n].compared;
}

/// f o r t y: the last of the letters that begin here and spell a number.
std::optional<std::size_t> Sentence::spelled_from(std::size_t n) const {
    std::string joined;
    std::optional<std::size_t> last;
    for (std::size_t next = n; next < tokens_.size() && tokens_[next].look.size() == 1; ++next) {
        joined += tokens_[next].look;
        const auto [meaning, goes_on] = lexicon().at_beginning(squeezed(joined));
        const bool roman = tokens_[n].latin && is_roman(joined);
        if (next > n && ((meaning & means::number) != 0 || (roman && joined.size() > 2))) last = next;
        if (!goes_on && !roman) break;
    }
    return last;
}

/// For ty, ni ne ty: the last of the pieces that begin here and are a number when written as one word.
std::optional<std::size_t> Sentence::split_from(std::size_t n) const {
    std::string joined = tokens_[n].look;
    bool glued = true;
    for (std::size_t next = n + 1; next < std::min(tokens_.size(), n + most_pieces) && !is_number(next); ++next) {
        joined += tokens_[next].look;
        glued = glued && tokens_[next].glued;
        if (!glued && joined.size() < shortest_split) continue;
        if ((lexicon().of(squeezed(joined)) & means::number) != 0) return next;
    }
    return std::nullopt;
}

std::optional<Telling> Sentence::telling() const {
    for (std::size_t n = 0; n < tokens_.size(); ++n) {
        if (is_shift(n) || is_multiple(n)) return Telling{n, std::min(n + 1, tokens_.size() - 1), true};
        const bool alone = is_number(n) || counts_as_one(n) || counts_as_hundred(n);
        auto last = alone ? std::optional(n) : spelled_from(n);
        if (!last) last = split_from(n);
        if (!last) continue;
        const auto relation = before(n, 3, means::compares);
        std::size_t first = relation.value_or(n);
        while (relation && before(first, 1, means::compares | means::height)) --first;
        return Telling{first, *last, relation || tokens_[n].compared};
    }
    return std::nullopt;
}

}  // namespace tenback::chat
