// Words in their company: which of them tell a number.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "chat/guard.hpp"
#include "chat/lexicon.hpp"
#include "chat/tokens.hpp"

namespace tenback::chat {

/// The words from first to last must not be said.
struct Telling {
    std::size_t first;
    std::size_t last;
    bool compares;
};

class Sentence {
  public:
    Sentence(std::string_view text, std::vector<Token> tokens, const Company& company);

    /// The first place that tells a number or compares with one.
    [[nodiscard]] std::optional<Telling> telling() const;
    [[nodiscard]] const Token& token(std::size_t n) const { return tokens_[n]; }

  private:
    [[nodiscard]] bool is(std::size_t n, Meaning meaning) const {
        return n < meanings_.size() && (meanings_[n] & meaning) != 0;
    }
    [[nodiscard]] bool is_pile(std::size_t n) const { return n < piles_.size() && piles_[n]; }
    [[nodiscard]] std::string_view text_of(std::size_t n) const {
        return text_.substr(tokens_[n].from, tokens_[n].to - tokens_[n].from);
    }
    /// Is one of the words up to `reach` places before, or after, of this meaning?
    [[nodiscard]] std::optional<std::size_t> before(std::size_t n, std::size_t reach, Meaning meaning) const;
    [[nodiscard]] bool after(std::size_t n, std::size_t reach, Meaning meaning) const;

    // Names: nothing in them is a number
    void pardon_name(std::string_view name);
    void pardon_seats(int seats);
    [[nodiscard]] bool is_named(std::size_t n, const std::vector<Token>& name, std::string_view written) const;

    // Numbers (sentence.cpp)
    [[nodiscard]] bool is_number(std::size_t n) const;
    [[nodiscard]] bool is_shared_word(std::size_t n) const;
    [[nodiscard]] bool is_beside_number(std::size_t n) const;
    [[nodiscard]] bool counts_as_one(std::size_t n) const;
    [[nodiscard]] bool counts_as_hundred(std::size_t n) const;
    [[nodiscard]] bool describes_digits(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> spelled_from(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> split_from(std::size_t n) const;

    // Relations to a card that lies there (relations.cpp); each answers with the last word of it
    [[nodiscard]] std::optional<std::size_t> reaches(std::size_t n, Meaning targets) const;
    [[nodiscard]] std::optional<std::size_t> shift_from(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> comparison_from(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> multiple_from(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> equality_from(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> sum_from(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> between_from(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> neighbour_from(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> own_from(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> beside_from(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> relation_from(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> exactly_from(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> distance_from(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> middle_from(std::size_t n) const;
    [[nodiscard]] bool is_measured(std::size_t n, std::size_t at) const;
    [[nodiscard]] bool speaks_of_top(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> reaches_mine(std::size_t n, std::size_t from) const;
    [[nodiscard]] bool compares_piles(std::size_t n, std::size_t last) const;

    std::string_view text_;
    std::vector<Token> tokens_;
    std::vector<Meaning> meanings_;
    std::vector<bool> piles_;
    int english_ = 0;  // how many words of it there are
    int german_ = 0;
    bool czech_ = false;
};

}  // namespace tenback::chat
