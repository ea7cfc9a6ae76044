#include "chat/lexicon.hpp"

#include <algorithm>

namespace tenback::chat {

Lexicon::Lexicon(std::span<const Entry> entries) : nodes_(1) {
    for (const Entry& entry : entries) {
        for (std::string_view rest = entry.words; !rest.empty();) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            if (end > 0) add(rest.substr(0, end), entry.meaning);
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
}

void Lexicon::add(std::string_view pattern, Meaning meaning) {
    std::size_t at = 0;
    for (const char letter : look_of(pattern)) {
        if (nodes_[at].next[index_of(letter)] == 0) {
            nodes_[at].next[index_of(letter)] = static_cast<std::uint16_t>(nodes_.size());
            nodes_.emplace_back();
        }
        at = nodes_[at].next[index_of(letter)];
    }
    Node& node = nodes_[at];
    (pattern.starts_with('*') ? node.part : pattern.ends_with('*') ? node.beginning : node.whole) |= meaning;
}

Lexicon::Beginning Lexicon::from(std::string_view look, std::size_t start) const {
    Meaning meaning = 0;
    std::size_t at = 0;
    for (std::size_t n = start; n < look.size(); ++n) {
        at = nodes_[at].next[index_of(look[n])];
        if (at == 0) return {meaning, false};
        meaning |= nodes_[at].part;
        if (start == 0) meaning |= nodes_[at].beginning;
    }
    if (start == 0) meaning |= nodes_[at].whole;
    return {meaning, true};
}

Meaning Lexicon::of(std::string_view look) const {
    Meaning meaning = 0;
    for (std::size_t start = 0; start < look.size(); ++start) meaning |= from(look, start).meaning;
    return meaning;
}

const Lexicon& lexicon() {
    static const Lexicon all(number_words());
    return all;
}

}  // namespace tenback::chat
