#include "chat/sentence.hpp"

#include <algorithm>

#include "chat/piles.hpp"

namespace tenback::chat {
namespace {

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

Sentence::Sentence(std::string_view text, std::vector<Token> tokens, const Company& company)
    : text_(text), tokens_(std::move(tokens)) {
    meanings_.reserve(tokens_.size());
    piles_.reserve(tokens_.size());
    for (const Token& token : tokens_) {
        const Meaning meaning = lexicon().of(squeezed(token.look));
        const bool ambiguous = (meaning & (means::ten | means::pet)) != 0;
        meanings_.push_back(meaning);
        piles_.push_back(token.figure && names_piles(text.substr(token.from, token.to - token.from)));
        czech_ = czech_ || (token.latin && token.accented && !ambiguous) || (meaning & means::czech) != 0;
        english_ += (meaning & means::english) != 0 ? 1 : 0;
        german_ += (meaning & means::german) != 0 ? 1 : 0;
    }
    for (std::size_t n = 1; n < tokens_.size(); ++n) piles_[n] = piles_[n] || names_pile(text_of(n - 1), text_of(n));
    for (std::size_t n = 0; n < tokens_.size(); ++n)
        if (piles_[n]) meanings_[n] = 0;  // its letter is a word in Czech
    pardon_seats(company.seats);
    for (const std::string& name : company.names) pardon_name(name);
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

/// Words of two languages: whose they are shows in the others.
bool Sentence::is_shared_word(std::size_t n) const {
    if (is(n, means::ten)) return !czech_ || english_ > 1;
    if (is(n, means::elf)) return german_ >= english_;
    if (is(n, means::pet)) return tokens_[n].accented || english_ + german_ == 0 || (czech_ && english_ < 2);
    return is(n, means::eight) && !before(n, 1, means::attention);
}

bool Sentence::is_number(std::size_t n) const {
    if (n >= tokens_.size() || tokens_[n].named) return false;
    if (tokens_[n].figure) return !is_pile(n);
    const bool innocent = is(n, means::innocent) && !tokens_[n].cyrillic;
    return (is(n, means::number) && !innocent) || is_roman(tokens_[n]) || is_shared_word(n);
}

bool Sentence::is_beside_number(std::size_t n) const { return (n > 0 && is_number(n - 1)) || is_number(n + 1); }

bool Sentence::counts_as_one(std::size_t n) const {
    if (is(n, means::weak)) return tokens_.size() == 1 || is_beside_number(n) || before(n, 1, means::governs);
    if (is(n, means::few)) return before(n, 2, means::sum).has_value();
    if (!is(n, means::one)) return false;
    return tokens_.size() == 1 || is_beside_number(n) || before(n, 1, means::sum);
}

bool Sentence::counts_as_hundred(std::size_t n) const {
    constexpr Meaning part = means::fraction | means::lacks | means::sum;
    if (is(n, means::era)) return before(n, 2, means::fraction) || after(n, 2, means::lacks);
    if (!is(n, means::hundred) || after(n, 1, means::counted)) return false;
    if (tokens_.size() == 1 || tokens_[n].compared) return true;
    if (before(n, 3, means::compares) || before(n, 1, means::one) || is(n + 1, means::one)) return true;
    const std::size_t end = tokens_.size() - 1;  // not a hundred, but nearly
    if (end > n && end <= n + 3 && is(end, means::compares)) return true;
    return before(n, 3, part) || after(n, 3, part | means::doubled);
}

/// Both digits alike, an even number.
bool Sentence::describes_digits(std::size_t n) const {
    if (is(n, means::digit)) return before(n, 3, means::same) || after(n, 3, means::same);
    return is(n, means::parity) && is(n + 1, means::figure);
}

/// f o r t y: the last of the letters that begin here and spell a number.
std::optional<std::size_t> Sentence::spelled_from(std::size_t n) const {
    std::string joined;
    std::optional<std::size_t> last;
    for (std::size_t next = n; next < tokens_.size() && tokens_[next].look.size() == 1; ++next) {
        joined += tokens_[next].look;
        const auto [meaning, goes_on] = lexicon().at_beginning(squeezed(joined));
        const bool roman = tokens_[n].latin && is_roman(joined);
        if (next > n &&
            ((meaning & (means::number | means::ten | means::elf | means::eight)) != 0 || (roman && joined.size() > 2)))
            last = next;
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
        if ((lexicon().across(squeezed(joined), tokens_[n].look.size()) & means::number) != 0) return next;
    }
    return std::nullopt;
}

std::optional<Telling> Sentence::telling() const {
    for (std::size_t n = 0; n < tokens_.size(); ++n) {
        if (tokens_[n].named) continue;
        if (const auto last = relation_from(n)) return Telling{n, *last, true};
        const bool alone = is_number(n) || counts_as_one(n) || counts_as_hundred(n) || describes_digits(n);
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
