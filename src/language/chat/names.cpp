// The names at the table: somebody called Agent 47 can be spoken to.
#include <charconv>

#include "chat/sentence.hpp"

namespace tenback::chat {
namespace {

constexpr std::size_t longest_case = 3;  // letters that languages add to a name
constexpr std::size_t shortest_stem = 3;

/// The name's word, or one of its cases.
bool is_word_of(const Token& token, std::string_view text, const Token& name, std::string_view name_text) {
    if (token.figure != name.figure || token.look.empty() != name.look.empty()) return false;
    const bool may_end = token.look.size() <= name.look.size() + longest_case;
    if (token.figure) return may_end && text.starts_with(name_text) && !has_figure(text.substr(name_text.size()));
    if (token.look == name.look) return true;
    return may_end && name.look.size() >= shortest_stem && token.look.starts_with(name.look);
}

}  // namespace

bool Sentence::is_named(std::size_t n, const std::vector<Token>& name, std::string_view written) const {
    if (name.empty() || n + name.size() > tokens_.size()) return false;
    for (std::size_t k = 0; k < name.size(); ++k) {
        const std::string_view part = written.substr(name[k].from, name[k].to - name[k].from);
        if (!is_word_of(tokens_[n + k], text_of(n + k), name[k], part)) return false;
    }
    return true;
}

/// A name that is a number itself stays one; so does what is a number without its other words.
void Sentence::pardon_name(std::string_view name) {
    const auto points = read_text(name);
    if (!points) return;
    const Sentence alone(name, tokens_of(*points), {});
    bool all_numbers = true;
    for (std::size_t n = 0; n < alone.tokens_.size(); ++n) {
        const bool word = alone.tokens_[n].look.size() > 1;
        const bool counts = alone.is_number(n) || alone.is(n, means::one | means::hundred | means::weak);
        all_numbers = all_numbers && !(word && (alone.tokens_[n].figure || !counts));
    }
    if (all_numbers) return;
    for (std::size_t n = 0; n < tokens_.size(); ++n)
        if (is_named(n, alone.tokens_, name))
            for (std::size_t k = 0; k < alone.tokens_.size(); ++k) tokens_[n + k].named = true;
}

/// Bot 2, Bot2, Seat 3's: those without a name are called after their seats.
void Sentence::pardon_seats(int seats) {
    for (std::size_t n = 0; n < tokens_.size(); ++n) {
        if (!tokens_[n].figure) continue;
        const std::string_view text = text_of(n);
        const std::size_t at = text.find_first_of("0123456789");
        int number = 0;
        if (at == std::string_view::npos) continue;
        const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), number);
        const std::string_view rest = text.substr(static_cast<std::size_t>(end - text.data()));
        const bool own = at > 0 && is(n, means::seat);
        const bool follows = at == 0 && n > 0 && is(n - 1, means::seat) && tokens_[n].look.size() <= longest_case;
        const bool taken = error == std::errc() && number >= 1 && number <= seats && text[at] != '0';
        if (taken && !has_figure(rest) && !has_figure(text.substr(0, at))) tokens_[n].named = own || follows;
    }
}

}  // namespace tenback::chat
